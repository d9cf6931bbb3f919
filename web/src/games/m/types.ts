import type { MCatalogue } from "../../wire";

const COLOURS = ["blue", "brown", "red", "green", "yellow"] as const;
const SYMBOLS = ["cube", "triangle", "moebius", "fork"] as const;

export type Colour = (typeof COLOURS)[number];
export type Symbol = (typeof SYMBOLS)[number];

export interface Card {
  readonly colour: Colour;
  readonly value: number;
  readonly symbol: Symbol | null;
}

const faces = new Map<string, Card>();

/** Learn what is printed on the cards, by their names in the notation. */
export function learn(catalogue: MCatalogue): void {
  for (const [name, face] of Object.entries(catalogue.faces)) {
    const colour = COLOURS.find((known) => known === face.colour);
    const symbol = SYMBOLS.find((known) => known === face.symbol) ?? null;
    if (colour === undefined || (face.symbol !== null && symbol === null)) throw new Error(`no art for ${name}`);
    faces.set(name, { colour, value: face.value, symbol });
  }
}

/** The card of this name. */
export function cardOf(name: string): Card {
  const card = faces.get(name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card;
}
