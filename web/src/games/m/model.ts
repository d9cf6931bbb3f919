/** The view of M as the page gets it, and the moves it may make. */

import type { Sentence, ScoreLine } from "../../room/types";

export interface Lying {
  readonly cell: string;
  readonly card: string;
}

export interface View {
  readonly players: number;
  readonly viewer: number | null;
  readonly to_move: number;
  readonly scores: readonly number[];
  readonly stage: "setup" | "play" | "line" | "take" | "draw" | "over";
  readonly active: number;
  readonly table: readonly Lying[];
  readonly placed: string | null;
  readonly line: readonly string[];
  readonly last_phase: boolean;
  readonly pile: number;
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly tokens: readonly number[];
  readonly taken: readonly (readonly string[])[];
  readonly sheet: readonly (readonly ScoreLine[])[];
}

export type Move =
  | { readonly kind: "place"; readonly notation: string; readonly card: string; readonly cell: string; readonly tokens: number; readonly lines: readonly (readonly string[])[] }
  | { readonly kind: "take"; readonly notation: string; readonly cell: string }
  | { readonly kind: "line"; readonly notation: string; readonly line: "row" | "column"; readonly cells: readonly string[] }
  | { readonly kind: "pass"; readonly notation: string }
  | { readonly kind: "bury"; readonly notation: string; readonly card: string };

/** Why a card (null: the card lying there) may not go to, or leave, a cell. */
export interface Refusal {
  readonly card: string | null;
  readonly cell: string;
  readonly why: Sentence;
}
