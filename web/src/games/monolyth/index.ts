export { default as Rules } from "./Rules.svelte";
export { default as SeatDetail } from "./SeatDetail.svelte";
export { default as Table } from "./Table.svelte";
export { learn } from "./types";
export { DECISIONS, inWords, SHOWN, verdict } from "./words";

/** The scene wants height, and the log leaves it the room for what can be done beside it. */
export const wide = true;

/** Nobody has secrets. */
export const needsSecrets = (): boolean => false;
