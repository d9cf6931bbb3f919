/** Everybody's chances over the moments of a game, as lines. */

import type { AnalysedTurn, Moment } from "../wire";

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How far from the left and the right edge the first and the last moment lie. */
  readonly inset: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where much was given away: the moment at which the turn was over. */
export interface Mark extends Point {
  readonly turn: AnalysedTurn;
  readonly index: number;
}

/** Lines are told apart by their dashes as well as by their colours. */
export const DASHES = ["", "7 4", "2 3", "11 3 2 3", "5 2", "1 4"] as const;

/** Room for the stroke above and below. */
const EDGE = 4;

export function xOf(index: number, moments: number, { width, inset }: Size): number {
  return moments < 2 ? inset : inset + (index / (moments - 1)) * (width - 2 * inset);
}

export function yOf(chance: number, { height }: Size): number {
  return EDGE + (1 - Math.min(1, Math.max(0, chance))) * (height - 2 * EDGE);
}

/** The last moment of each turn; of turn 0 the one before the first decision. */
export function endsOf(moments: readonly Moment[]): number[] {
  const ends: number[] = [];
  moments.forEach(({ turn }, index) => (ends[turn] = index));
  return ends;
}

/** The line of a seat through the beginnings of all turns that are known, and what came of the last. */
export function lineOf(seat: number, turns: readonly AnalysedTurn[], moments: readonly Moment[], size: Size): Point[] {
  const ends = endsOf(moments);
  const at = (turn: number, chance: number): Point => ({ x: xOf(ends[turn] ?? 0, moments.length, size), y: yOf(chance, size) });
  const points = turns.map(({ number, before }) => at(number - 1, before[seat] ?? 0));
  const last = turns.at(-1);
  return last === undefined ? [] : [...points, at(last.number, last.then[seat] ?? 0)];
}

export function marksOf(turns: readonly AnalysedTurn[], moments: readonly Moment[], size: Size): Mark[] {
  const ends = endsOf(moments);
  return turns
    .filter(({ turning }) => turning)
    .map((turn) => {
      const index = ends[turn.number] ?? 0;
      return { turn, index, x: xOf(index, moments.length, size), y: yOf(turn.then[turn.seat] ?? 0, size) };
    });
}

/** A line as SVG draws it. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

export const percent = (chance: number | undefined): number => Math.round(100 * (chance ?? 0));

/** From how much on luck is worth a word. */
const LUCK = 0.15;

/** What draws did to the mover's chances after its turn, if they did much. */
export function luckOf({ seat, after, then }: AnalysedTurn): "gain" | "cost" | null {
  const luck = (then[seat] ?? 0) - (after[seat] ?? 0);
  return Math.abs(luck) < LUCK ? null : luck > 0 ? "gain" : "cost";
}

/** The seat that somebody takes who plays on: their own, else the one that is to move. */
export const seatToPlay = (toMove: number, mine: readonly number[]): number => (mine.includes(toMove) ? toMove : (mine[0] ?? toMove));
