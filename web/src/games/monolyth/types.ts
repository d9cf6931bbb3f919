import type { MonolythCatalogue } from "../../wire";

export const COLOURS = ["white", "blue", "orange", "black", "turquoise"] as const;
export type Colour = (typeof COLOURS)[number];
export type Cube = readonly [x: number, y: number, z: number];

export interface Stone {
  readonly shape: string;
  readonly colour: Colour;
  readonly cubes: readonly Cube[];
}

const stones = new Map<string, Stone>();
const cards = new Map<string, readonly string[]>();
let size = 4;

export const colourOf = (name: string): Colour => {
  const colour = COLOURS.find((known) => known === name);
  if (colour === undefined) throw new Error(`no stone is ${name}`);
  return colour;
};

/** Learn the stones and structure cards, by their names in the notation. */
export function learn(catalogue: MonolythCatalogue): void {
  size = catalogue.grid;
  for (const [name, { shape, colour, cubes }] of Object.entries(catalogue.stones)) stones.set(name, { shape, colour: colourOf(colour), cubes });
  for (const [name, cells] of Object.entries(catalogue.cards)) cards.set(name, cells);
}

/** The stone of this name. */
export function stoneOf(name: string): Stone {
  const stone = stones.get(name);
  if (stone === undefined) throw new Error(`no stone is called ${name}`);
  return stone;
}

/** The heights that a structure card asks for, by rows. */
export const cardOf = (name: string): readonly string[] => cards.get(name) ?? [];

/** How many columns a board has along each side. */
export const grid = (): number => size;
