export type Colour = "blue" | "brown" | "red" | "green" | "yellow";
export type Symbol = "cube" | "triangle" | "moebius" | "fork";

export interface Card {
  readonly colour: Colour;
  readonly value: number;
  readonly symbol: Symbol | null;
}

const COLOURS: Readonly<Record<string, Colour>> = { b: "blue", n: "brown", r: "red", g: "green", y: "yellow" };
const SYMBOLS: Readonly<Record<string, Symbol>> = { c: "cube", t: "triangle", m: "moebius", f: "fork" };

/** The card that a notation names: colour's letter, value, symbol's letter (`b40c`, `r0`). */
export function cardOf(notation: string): Card {
  const parts = /^([a-z])(\d+)([a-z]?)$/.exec(notation);
  const colour = COLOURS[parts?.[1] ?? ""];
  if (parts === null || colour === undefined) throw new Error(`no card is called ${notation}`);
  return { colour, value: Number(parts[2]), symbol: SYMBOLS[parts[3] ?? ""] ?? null };
}
