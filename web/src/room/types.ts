/** What the frame shows, whatever the game. */

import type { Because, Event } from "../wire";

export type SeatKind = "you" | "here" | "person" | "bot" | "open";

export interface SeatShown {
  readonly seat: number;
  readonly name: string;
  readonly kind: SeatKind;
  /** A computer's level and how strong that is in this game, if it was measured. */
  readonly level?: { readonly name: string; readonly rating: number | null };
  readonly away: boolean;
}

export type Connection = "connecting" | "live" | "lost" | "refused";

/** What the frame hands to a game's table. */
export interface TableProps<View, Hints> {
  view: View;
  /** What the seat shown may do; null when it is not its turn. */
  hints: Hints | null;
  /** The players' names by seat. */
  names: readonly string[];
  over: boolean;
  canUndo: boolean;
  /** Several people share the screen, and this is not the time for the hand of one. */
  hideHand: boolean;
  /** All that happened, in the table's events. */
  log: readonly Event[];
  /** What was chosen before the game. */
  options: Readonly<Record<string, string>>;
  /** The table's name in addresses. */
  id: string;
  /** An old position is shown: nothing can be done, and the next one may come at any time. */
  replaying?: boolean;
  onmove: (move: string) => void;
  onundo: () => void;
  /** Whether a move may be made, without making it; null if nobody answers. */
  onask: (move: string) => Promise<Because | null>;
  /** The table is still showing what happened before: until it has, nothing else should tell of it. */
  onbusy: (busy: boolean) => void;
}
