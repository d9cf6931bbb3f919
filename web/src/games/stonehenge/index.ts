export { default as Rules } from "./Rules.svelte";
export { default as SeatDetail } from "./SeatDetail.svelte";
export { default as Table } from "./Table.svelte";
export { learn } from "./types";
export { DECISIONS, inWords } from "./words";

/** Nobody has secrets. */
export const needsSecrets = (): boolean => false;
