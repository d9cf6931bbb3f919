/** What the page gets of M: the view, and what may be done in it. */

import type { LineHint, MHints, MView, PlaceHint, Refusal, TakeHint } from "../../wire";

/** Nothing can be done: another seat is to move, or the game is over. */
export const NO_HINTS: MHints = { moves: [], places: [], lines: [], takes: [], passes: [], refusals: [] };

/** What a cell offers while the page waits for a click on it. */
export type CellState =
  | { readonly kind: "still" }
  | { readonly kind: "open" }
  | { readonly kind: "fits"; readonly hint: PlaceHint }
  | { readonly kind: "take"; readonly hint: TakeHint }
  | { readonly kind: "line"; readonly hints: readonly LineHint[] }
  | { readonly kind: "refused"; readonly why: string };

const STILL: CellState = { kind: "still" };

function refused(refusals: readonly Refusal[], card: string | null, shown: ReadonlySet<string>): [string, CellState][] {
  const mine = refusals.filter((refusal) => refusal.card === card);
  return mine.flatMap(({ why, cells }) =>
    cells.filter((cell) => shown.has(cell)).map((cell): [string, CellState] => [cell, { kind: "refused", why }]),
  );
}

/**
 * The state of every cell that has one, for the card chosen in the hand (null: none yet).
 * `near`: the cells next to a card; only there is a refusal worth a mark.
 */
export function cellStates(hints: MHints, card: string | null, near: ReadonlySet<string>): ReadonlyMap<string, CellState> {
  const states = new Map(refused(hints.refusals, card, near));
  for (const { cells } of hints.lines) {
    for (const cell of cells) states.set(cell, { kind: "line", hints: hints.lines.filter((line) => line.cells.includes(cell)) });
  }
  for (const hint of hints.takes) states.set(hint.cell, { kind: "take", hint });
  for (const hint of hints.places) {
    if (hint.card === card) states.set(hint.cell, { kind: "fits", hint });
    else if (card === null) states.set(hint.cell, { kind: "open" });
  }
  return states;
}

export const stateOf = (states: ReadonlyMap<string, CellState>, cell: string): CellState => states.get(cell) ?? STILL;

/** Only placing and passing need the hand; lines and taken cards are open to all. */
export const needsSecrets = (view: MView): boolean => view.stage === "play";
