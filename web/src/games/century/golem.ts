/** What a golem looks like and is called: all of it follows from its card. */

import type { Card } from "../../wire";

export interface Growth {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

export interface Golem {
  readonly name: string;
  /** Stone, lit from the upper left: light, middle, dark. */
  readonly tones: readonly [string, string, string];
  readonly torso: string;
  readonly belly: string;
  readonly head: string;
  readonly brow: string;
  readonly arms: readonly [string, string];
  readonly legs: string;
  /** Two round ones, slits, a visor, square ones, one large one. */
  readonly eyes: number;
  /** What else its head has: ears, horns, a beard, a crest, or nothing. */
  readonly feature: string;
  /** How large it stands, how far it leans, how large its head is. */
  readonly size: number;
  readonly lean: number;
  readonly headSize: number;
  readonly mouth: string;
  /** The middle of the face, and how far apart the eyes are. */
  readonly face: { readonly x: number; readonly y: number; readonly gap: number };
  /** The crystals of the price grow on it. */
  readonly growths: readonly Growth[];
  /** Where the hands are. */
  readonly hands: readonly [readonly [number, number], readonly [number, number]];
  readonly moss: readonly (readonly [number, number, number])[];
}

/** A stream of numbers from 0 to 1 that belongs to a name (mulberry32 on an FNV hash). */
function stream(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const FIRST = ["Ob", "Gra", "Tor", "Mu", "Kel", "Bro", "Dun", "Hal", "Ska", "Wen", "Ru", "Yor"];
const MIDDLE = ["da", "lu", "ro", "mi", "go", "be", "ka", "no"];
const LAST = ["rum", "th", "lok", "m", "gar", "dun", "bel", "mor", "x", "nak"];

/** A golem's name: cards are numbered, and so are the names, which is why no two are alike. */
export function nameOf(id: string): string {
  const number = Number(id.replace(/\D/g, "")) || 0;
  const first = FIRST[(number * 5) % FIRST.length] ?? "";
  const middle = MIDDLE[Math.floor(number / FIRST.length) % MIDDLE.length] ?? "";
  return `${first}${middle}${LAST[(number * 7) % LAST.length] ?? ""}`;
}

/** The hue of the stone: each kind of golem comes from another quarry. */
const QUARRIES: Readonly<Record<string, readonly [hue: number, chroma: number]>> = {
  assistance: [88, 0.035],
  tool: [250, 0.03],
  new_merchants: [55, 0.05],
  exploration: [165, 0.035],
};

type Point = readonly [number, number];

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** A polygon that a stonecutter meant to be like this. */
function hewn(points: readonly Point[], slip: number, next: () => number): Point[] {
  return points.map(([x, y]) => [x + (next() - 0.5) * slip, y + (next() - 0.5) * slip]);
}

/** Outlines by half, mirrored: x is the distance from the middle line, y goes down. */
const mirrored = (half: readonly Point[]): Point[] => [...half.map(([x, y]): Point => [50 + x, y]), ...half.toReversed().map(([x, y]): Point => [50 - x, y])];

const TORSOS: readonly (readonly Point[])[] = [
  [[10, 52], [24, 55], [30, 70], [25, 90], [14, 97]],
  [[14, 50], [32, 54], [34, 66], [20, 92], [10, 97]],
  [[12, 52], [20, 54], [23, 72], [28, 90], [20, 97]],
  [[8, 54], [22, 51], [27, 62], [27, 88], [18, 97]],
  [[16, 49], [29, 58], [31, 78], [22, 95], [8, 97]],
];
const HEADS: readonly (readonly Point[])[] = [
  [[6, 27], [15, 31], [17, 44], [12, 53]],
  [[12, 28], [18, 34], [15, 50], [8, 54]],
  [[3, 23], [13, 33], [19, 46], [11, 54]],
  [[14, 30], [20, 38], [18, 52]],
  [[8, 25], [14, 28], [14, 48], [10, 55]],
];

/** An arm from the shoulder to the hand, as thick as a young tree. */
function arm(side: 1 | -1, reach: Point, next: () => number): string {
  const at = (x: number, y: number): Point => [50 + side * x, y];
  const [hx, hy] = reach;
  return path(hewn([at(22, 56), at(31, 57), at(hx + 4, hy - 9), at(hx + 6, hy + 5), at(hx - 2, hy + 8), at(hx - 7, hy + 2), at(hx - 5, hy - 8), at(20, 68)], 2.2, next));
}

const REACHES: readonly (readonly [Point, Point])[] = [
  [[35, 88], [35, 88]],
  [[38, 62], [35, 88]],
  [[37, 74], [37, 74]],
  [[36, 86], [39, 58]],
  [[38, 66], [38, 66]],
];
const MOUTHS = ["M-6 0h12", "M-6 0q6 5 12 0", "M-5 2q5-4 10 0", "M-6 0h3v3h3v-3h3v3h3v-3", "M-2 0h4"];
/** Ears, horns, a beard, a crest: around the middle of the face. */
const FEATURES = [
  "",
  "M-14-4-23-9-22 4-14 6ZM14-4 23-9 22 4 14 6Z",
  "M-11-9-20-15-23-27-14-19-5-13ZM11-9 20-15 23-27 14-19 5-13Z",
  "M-12 7-9 20-4 15 0 25 4 15 9 20 12 7 6 11H-6Z",
  "M-7-11-4-22 0-15 4-24 8-11Z",
  "M-15 0-20 8-16 16-11 10ZM15 0 20 8 16 16 11 10Z",
];
const GROWING: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-3, 0, -8], [7, 1, 14], [-12, 4, -26], [15, 5, 30], [-21, 27, -38], [22, 27, 40],
];

/** The golem of a card. */
export function golemOf(card: Card): Golem {
  const next = stream(card.id);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const [hue, chroma] = QUARRIES[card.icon] ?? [70, 0.03];
  const turned = hue + (next() - 0.5) * 44;
  const light = 0.7 + (next() - 0.5) * 0.1;
  const tone = (l: number): string => `oklch(${(light + l).toFixed(3)} ${chroma} ${turned.toFixed(0)})`;
  const bulk = 0.9 + Math.min(card.points, 10) * 0.018;
  const scaled = (half: readonly Point[]): readonly Point[] => half.map(([x, y]): Point => [x * bulk, y]);
  const half = pick(HEADS);
  const head = hewn(mirrored(half), 2.4, next);
  const torso = hewn(mirrored(scaled(pick(TORSOS))), 2.6, next);
  const reach = pick(REACHES);
  const top = Math.min(...half.map(([, y]) => y));
  const eyes = 40 + next() * 3;
  return {
    name: nameOf(card.id),
    tones: [tone(0.1), tone(0), tone(-0.17)],
    torso: path(torso),
    belly: path(hewn([[50, 56], [60, 66], [57, 84], [50, 92], [43, 84], [40, 66]], 3, next)),
    head: path(head),
    brow: path(hewn([[36, eyes - 7], [50, eyes - 4], [64, eyes - 7], [63, eyes - 2.5], [50, eyes - 0.5], [37, eyes - 2.5]], 1.4, next)),
    arms: [arm(-1, reach[0], next), arm(1, reach[1], next)],
    legs: path(hewn([[33, 92], [47, 94], [48, 106], [30, 106]], 2, next)) + path(hewn([[53, 94], [67, 92], [70, 106], [52, 106]], 2, next)),
    eyes: Math.floor(next() * 5),
    feature: pick(FEATURES),
    size: 0.82 + Math.min(card.points, 10) * 0.019,
    lean: (next() - 0.5) * 9,
    headSize: 0.78 + next() * 0.5,
    mouth: pick(MOUTHS),
    face: { x: 50, y: eyes, gap: 6 + next() * 2.5 },
    growths: [...card.cost].toReversed().map((letter, i): Growth => {
      const [x, y, turn] = GROWING[i % GROWING.length]!;
      return { letter, x: 50 + x, y: top + y + 1, turn: turn + (next() - 0.5) * 10, size: 12.5 - i * 0.7 };
    }),
    hands: [[50 - reach[0][0], reach[0][1]], [50 + reach[1][0], reach[1][1]]],
    moss: Array.from({ length: 5 }, () => [30 + next() * 40, 58 + next() * 34, 1 + next() * 2.4] as const),
  };
}
