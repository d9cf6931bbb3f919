import type { Move, Refusal, View } from "./model";

/** What a cell offers while the page waits for a click on it. */
export type CellState =
  | { readonly kind: "still" }
  | { readonly kind: "open" }
  | { readonly kind: "fits"; readonly move: Extract<Move, { kind: "place" }> }
  | { readonly kind: "take"; readonly move: Extract<Move, { kind: "take" }> }
  | { readonly kind: "line"; readonly moves: readonly Extract<Move, { kind: "line" }>[] }
  | { readonly kind: "refused"; readonly refusal: Refusal };

const STILL: CellState = { kind: "still" };

/** The state of every cell that has one, for the card chosen in the hand (null: none yet). */
export function cellStates(view: View, moves: readonly Move[], refusals: readonly Refusal[], card: string | null): ReadonlyMap<string, CellState> {
  const states = new Map<string, CellState>();
  for (const refusal of refusals) {
    if (refusal.card === card) states.set(refusal.cell, { kind: "refused", refusal });
  }
  const lines = moves.filter((move) => move.kind === "line");
  for (const line of lines) {
    for (const cell of line.cells) states.set(cell, { kind: "line", moves: lines.filter((other) => other.cells.includes(cell)) });
  }
  for (const move of moves) {
    if (move.kind === "take") states.set(move.cell, { kind: "take", move });
    else if (move.kind === "place" && move.card === card) states.set(move.cell, { kind: "fits", move });
    else if (move.kind === "place" && card === null && view.stage === "play") states.set(move.cell, { kind: "open" });
  }
  return states;
}

export const stateOf = (states: ReadonlyMap<string, CellState>, cell: string): CellState => states.get(cell) ?? STILL;
