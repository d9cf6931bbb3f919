/** What the frame shows, whatever the game. */

export interface Sentence {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface ScoreLine extends Sentence {
  readonly points: number;
}

export type SeatKind = "you" | "here" | "person" | "bot" | "open";

export interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly kind: SeatKind;
  readonly away: boolean;
}

export type Connection = "connecting" | "live" | "lost" | "refused";

export interface Finish {
  readonly ranking: readonly number[];
  readonly scores: readonly number[];
}
