/** Positions of M to look at. Not played, only drawn: scores and hints are written by hand. */

import { learn } from "../games/m/types";
import type { Event, Face, MHints, MView, PlaceHint } from "../wire";
import type { SeatShown } from "../room/types";

const COLOURS = { b: "blue", n: "brown", r: "red", g: "green", y: "yellow" };
const SYMBOLS = { c: "cube", t: "triangle", m: "moebius", f: "fork" };

const faces: Record<string, Face> = {};
for (const [letter, colour] of Object.entries(COLOURS)) {
  faces[`${letter}0`] = { colour, value: 0, symbol: null };
  for (const [mark, symbol] of Object.entries(SYMBOLS)) {
    for (const value of [10, 20, 30, 40]) faces[`${letter}${value}${mark}`] = { colour, value, symbol };
  }
}
learn({ faces, size: 6 });

export const SEATS: readonly SeatShown[] = [
  { seat: 0, name: "Ada", kind: "you", away: false },
  { seat: 1, name: "Basalt", kind: "bot", away: false },
  { seat: 2, name: "Corentin", kind: "person", away: true },
  { seat: 3, name: "Dolmen", kind: "bot", away: false },
];

const TABLE = "b3:r20t c2:g40c c3:r30t d3:r30m e2:y10f e3:b30c f3:b40c c4:g20t d4:g20m d5:n20m e4:y20c".split(" ");

export const VIEW: MView = {
  game: "m",
  players: 4,
  viewer: 0,
  to_move: 0,
  turn: 17,
  scores: [150, 50, 100, 70],
  stage: "play",
  active: 0,
  table: TABLE.map((lying) => ({ cell: lying.slice(0, 2), card: lying.slice(3) })),
  placed: "e4",
  line: [],
  last_phase: false,
  pile: 31,
  hand: ["b20m", "g0", "r40t", "y20f"],
  hand_sizes: [4, 4, 4, 3],
  tokens: [8, 5, 4, 7],
  taken: [["g30f", "g10c", "r40c", "y10t"], ["b10t", "r10m", "n20c"], ["y40t", "y30c", "n10c", "r20m"], []],
  buried: [],
  known: [],
  idle: 0,
  sheet: [
    [
      { key: "m-score-tokens", points: 80, args: [["count", 8]] },
      { key: "m-score-best", points: 40, args: [["colour", "green"]] },
      { key: "m-score-best", points: 40, args: [["colour", "red"]] },
      { key: "m-score-other", points: -10, args: [["colour", "yellow"]] },
    ],
    [
      { key: "m-score-tokens", points: 50, args: [["count", 5]] },
      { key: "m-score-best", points: 20, args: [["colour", "brown"]] },
      { key: "m-score-best", points: 10, args: [["colour", "blue"]] },
      { key: "m-score-other", points: -10, args: [["colour", "red"]] },
    ],
    [
      { key: "m-score-tokens", points: 40, args: [["count", 4]] },
      { key: "m-score-best", points: 70, args: [["colour", "yellow"]] },
      { key: "m-score-best", points: 20, args: [["colour", "red"]] },
      { key: "m-score-other", points: -10, args: [["colour", "brown"]] },
    ],
    [{ key: "m-score-tokens", points: 70, args: [["count", 7]] }],
  ],
};

const place = (card: string, cell: string, tokens: number, lines: string[][] = []): PlaceHint => ({
  move: `${card} ${cell}`,
  card,
  cell,
  tokens,
  lines,
});

export const HINTS: MHints = {
  moves: [],
  places: [
    place("b20m", "d6", 0),
    place("b20m", "c5", 1),
    place("b20m", "b4", 1),
    place("b20m", "f4", 1),
    place("b20m", "g3", 0, [["b3", "c3", "d3", "e3", "f3", "g3"]]),
    place("b20m", "e5", 1),
    place("r40t", "d2", 2),
    place("r40t", "b2", 1),
    place("y20f", "e5", 1),
    place("y20f", "e1", 0),
  ],
  lines: [],
  takes: [],
  passes: [],
  refusals: [{ card: "b20m", why: "m-why-match", cells: ["a3", "b2", "c1", "d2", "e1", "f2"] }],
};

export const TAKING: MView = { ...VIEW, stage: "take", placed: "f3", line: ["b3", "c3", "d3", "e3", "f3"] };
export const TAKES: MHints = {
  ...HINTS,
  places: [],
  takes: ["b3", "d3", "f3"].map((cell) => ({ move: `take ${cell}`, cell })),
  refusals: [{ card: null, why: "m-why-apart", cells: ["c3", "e3"] }],
};

export const PASSES: MHints = {
  ...HINTS,
  places: [],
  passes: [{ move: "pass", card: null }, ...["b20m", "g0", "r40t", "y20f"].map((card) => ({ move: `pass ${card}`, card }))],
  refusals: [],
};

export const LOG: readonly Event[] = [
  { key: "m-event-place", args: { seat: 1, card: "g20m", cell: "d4" } },
  { key: "m-event-tokens", args: { seat: 1, other: 0, count: 1 } },
  { key: "m-event-draw-hidden", args: { seat: 1 } },
  { key: "m-event-place", args: { seat: 2, card: "n20m", cell: "d5" } },
  { key: "m-event-place", args: { seat: 3, card: "y20c", cell: "e4" } },
  { key: "m-event-tokens", args: { seat: 3, other: 2, count: 1 } },
];
