export { default as Rules } from "./Rules.svelte";
export { default as SeatDetail } from "./SeatDetail.svelte";
export { default as Table } from "./Table.svelte";
export { learn } from "./types";
export { needsSecrets } from "./model";
export { DECISIONS, inWords } from "./words";

/** The board is large: the log gives way to it. */
export const wide = true;
