/** A position of M to look at. Not played, only drawn: the score sheet is written by hand. */

import type { Move, Refusal, View } from "../games/m/model";
import type { Seat } from "../room/types";

export const SEATS: readonly Seat[] = [
  { seat: 0, name: "Ada", kind: "you", away: false },
  { seat: 1, name: "Basalt", kind: "bot", away: false },
  { seat: 2, name: "Corentin", kind: "person", away: true },
  { seat: 3, name: "Dolmen", kind: "bot", away: false },
];

const TABLE = "b3:r20t c2:g40c c3:r30t d3:r30m e2:y10f e3:b30c f3:b40c c4:g20t d4:g20m d5:n20m e4:y20c".split(" ");

export const VIEW: View = {
  players: 4,
  viewer: 0,
  to_move: 0,
  scores: [110, 40, 90, 60],
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
  taken: [["g30f", "g10c", "r40c", "y0"], ["b10t", "r10m"], ["y40t", "y30c", "n10c"], []],
  sheet: [
    [{ key: "page-m-tokens", args: { count: 8 }, points: 80 }],
    [{ key: "page-m-tokens", args: { count: 5 }, points: 50 }],
    [{ key: "page-m-tokens", args: { count: 4 }, points: 40 }],
    [{ key: "page-m-tokens", args: { count: 7 }, points: 70 }],
  ],
};

const place = (card: string, cell: string, tokens: number, lines: string[][] = []): Move => ({
  kind: "place",
  notation: `${card}@${cell}`,
  card,
  cell,
  tokens,
  lines,
});

export const MOVES: readonly Move[] = [
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
];

const why = { key: "page-m-letter-blue", args: {} };
export const REFUSALS: readonly Refusal[] = ["a3", "b2", "c1", "d2", "e1", "f2"].map((cell) => ({ card: "b20m", cell, why }));

export const TAKING: View = { ...VIEW, stage: "take", placed: "f3", line: ["b3", "c3", "d3", "e3", "f3"], last_phase: false };
export const TAKES: readonly Move[] = ["b3", "d3", "f3"].map((cell) => ({ kind: "take", notation: `x${cell}`, cell }));
export const KEPT: readonly Refusal[] = ["c3", "e3"].map((cell) => ({ card: null, cell, why }));

export const LOG: readonly string[] = [
  "Basalt places the green 20 Möbius and takes one token from Ada.",
  "Corentin places the brown 20 Möbius.",
  "Dolmen places the yellow 20 cube and takes one token from Corentin.",
  "Ada draws a card.",
];
