import { getContext, hasContext, setContext } from "svelte";
import type { Entry } from "./words";

const PAST = Symbol("past");

/** Tell everything below that an old position is shown, and what led to it. */
export function showThePast(entry: () => Entry): void {
  setContext(PAST, entry);
}

/** What led to the old position that is shown; null at a table where people play. */
export const thePast = (): (() => Entry) | null => (hasContext(PAST) ? getContext<() => Entry>(PAST) : null);
