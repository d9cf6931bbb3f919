/** What the page makes of a position: offers, previews, where the arrow keys lead. No rule is in here. */

import type { CenturyHints, CenturyView, Location, MoveHint } from "../../wire";

export const NO_HINTS: CenturyHints = { moves: [], brings: [] };

/** The seat whose eyes we look through: the viewer's, or for a spectator that of whoever plays. */
export const seatShown = (view: CenturyView): number => view.viewer ?? Math.max(0, view.active);

/** A string of crystals by colours: "yyg" is two y, one g. */
export function counted(crystals: string): { letter: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const letter of crystals) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => ({ letter, count }));
}

/** What is left of `crystals` when those of `others` are taken away. */
export function without(crystals: string, others: string): string {
  const left = [...others];
  return [...crystals]
    .filter((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join("");
}

/** Which crystals of a cost are there already. */
export function inHand(cost: string, caravan: string): boolean[] {
  const left = [...caravan];
  return [...cost].map((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export interface Gem {
  readonly letter: string;
  /** What a move would do to it: it stays, goes, turns into another one, or comes. */
  readonly fate: "stays" | "goes" | "turns" | "comes";
  /** What it turns into. */
  readonly into: string;
}

/**
 * The crystals of a caravan in their places, and what a move would make of them. Places never change
 * while one looks: what goes and what comes share a place, the rest comes behind. Of equal crystals
 * the one at `at` goes first.
 */
export function gems(caravan: string, after: string, at: number | null = null): Gem[] {
  const goes = [...without(caravan, after)];
  const comes = [...without(after, caravan)];
  const leaving = new Set<number>();
  for (const letter of goes) {
    const there = [...caravan].flatMap((one, i) => (one === letter && !leaving.has(i) ? [i] : []));
    const index = at !== null && there.includes(at) ? at : there.at(-1);
    if (index !== undefined) leaving.add(index);
  }
  const held = [...caravan].map((letter, i): Gem => {
    if (!leaving.has(i)) return { letter, fate: "stays", into: "" };
    const into = comes.shift();
    return into === undefined ? { letter, fate: "goes", into: "" } : { letter, fate: "turns", into };
  });
  return [...held, ...comes.map((letter): Gem => ({ letter, fate: "comes", into: "" }))];
}

/** The move of this kind about this thing, if it can be made. */
export const offer = (hints: CenturyHints, kind: MoveHint["kind"], about = ""): MoveHint | undefined =>
  hints.brings.find((hint) => hint.kind === kind && hint.about === about);

/** What a click on a location does now. */
export function offerAt(hints: CenturyHints, id: string): MoveHint | undefined {
  return offer(hints, "activate", id) ?? offer(hints, "explore", id);
}

/** The crystals marked to be discarded, as the moves are about them: one for each colour. */
export const dropsOf = (marked: string): string[] => counted(marked).map(({ letter, count }) => letter.repeat(count));

/** The locations of a panel: those with cards above them, and the others. */
export function panelOf(view: CenturyView, panel: string): { golems: Location[]; others: Location[] } {
  const all = view.locations.filter((place) => place.panel === panel);
  return { golems: all.filter(({ type }) => type === "golem"), others: all.filter(({ type }) => type !== "golem") };
}

export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest box in the direction of an arrow key; what lies off that line counts as farther. */
export function nextBox(boxes: readonly Box[], from: string, key: string): string | null {
  const way = WAYS[key];
  const here = boxes.find(({ id }) => id === from);
  if (way === undefined || here === undefined) return null;
  let best: { id: string; far: number } | null = null;
  for (const { id, x, y } of boxes) {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + 3 * aside;
    if (id !== from && ahead > 4 && (best === null || far < best.far)) best = { id, far };
  }
  return best?.id ?? null;
}

/** Nobody has secrets. */
export const needsSecrets = (): boolean => false;
