import type { BonusTile, Card, CenturyCatalogue, ExplorationTile } from "../../wire";

/** What we have art for. */
export const COLOURS = ["yellow", "green", "blue", "magenta"] as const;
export const SYMBOLS = ["pick", "lantern", "wagon", "rune"] as const;
export const ICONS = ["assistance", "tool", "new_merchants", "exploration"] as const;

export type Colour = (typeof COLOURS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Icon = (typeof ICONS)[number];

const colours = new Map<string, Colour>();
const cards = new Map<string, Card>();
const bonus = new Map<string, BonusTile>();
const tiles = new Map<string, ExplorationTile>();

function known<T extends string>(names: readonly T[], name: string): T {
  const found = names.find((one) => one === name);
  if (found === undefined) throw new Error(`no art for ${name}`);
  return found;
}

export const symbolOf = (name: string): Symbol => known(SYMBOLS, name);
export const iconOf = (name: string): Icon => known(ICONS, name);

/** Learn the crystals' letters and everything in the box, by the names of the notation. */
export function learn(catalogue: CenturyCatalogue): void {
  for (const [letter, name] of Object.entries(catalogue.colours)) colours.set(letter, known(COLOURS, name));
  for (const symbol of catalogue.symbols) symbolOf(symbol);
  for (const [name, card] of Object.entries(catalogue.cards)) cards.set(name, card);
  for (const [name, tile] of Object.entries(catalogue.bonus)) bonus.set(name, tile);
  for (const [name, tile] of Object.entries(catalogue.tiles)) tiles.set(name, tile);
}

/** The colour that a letter of a caravan stands for. */
export function colourOf(letter: string): Colour {
  const colour = colours.get(letter);
  if (colour === undefined) throw new Error(`no crystal is called ${letter}`);
  return colour;
}

export const cardOf = (name: string): Card | undefined => cards.get(name);
export const bonusOf = (name: string): BonusTile | undefined => bonus.get(name);
export const tileOf = (name: string): ExplorationTile | undefined => tiles.get(name);

/** The letter of the next level: what an upgrade makes of a crystal. */
export function better(letter: string): string {
  const letters = [...colours.keys()];
  return letters[letters.indexOf(letter) + 1] ?? letter;
}

/** The letters of the crystals, lowest level first. */
export const levels = (): string[] => [...colours.keys()];
