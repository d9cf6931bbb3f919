import type { BonusTile, Card, CenturyCatalogue, ExplorationTile } from "../../wire";

/** What we have art for. */
export const COLOURS = ["yellow", "green", "blue", "magenta"] as const;
export const SYMBOLS = ["pick", "lantern", "wagon", "rune"] as const;
export const ICONS = ["assistance", "tool", "new_merchants", "exploration"] as const;

export type Colour = (typeof COLOURS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Icon = (typeof ICONS)[number];

const colours = new Map<string, Colour>();
let known: CenturyCatalogue | null = null;

function drawn<T extends string>(names: readonly T[], name: string): T {
  const found = names.find((one) => one === name);
  if (found === undefined) throw new Error(`no art for ${name}`);
  return found;
}

export const symbolOf = (name: string): Symbol => drawn(SYMBOLS, name);
export const iconOf = (name: string): Icon => drawn(ICONS, name);

/** Learn the crystals' letters and everything in the box, by the names of the notation. */
export function learn(catalogue: CenturyCatalogue): void {
  for (const [letter, name] of Object.entries(catalogue.colours)) colours.set(letter, drawn(COLOURS, name));
  for (const symbol of catalogue.symbols) symbolOf(symbol);
  known = catalogue;
}

/** Everything in the box, once it is learnt. */
export function box(): CenturyCatalogue {
  if (known === null) throw new Error("the box is not open yet");
  return known;
}

/** The colour that a letter of a caravan stands for. */
export function colourOf(letter: string): Colour {
  const colour = colours.get(letter);
  if (colour === undefined) throw new Error(`no crystal is called ${letter}`);
  return colour;
}

export const cardOf = (name: string): Card | undefined => known?.cards[name];
export const bonusOf = (name: string): BonusTile | undefined => known?.bonus[name];
export const tileOf = (name: string): ExplorationTile | undefined => known?.tiles[name];

/** The letter of the next level: what an upgrade makes of a crystal. */
export function better(letter: string): string {
  const letters = [...colours.keys()];
  return letters[letters.indexOf(letter) + 1] ?? letter;
}

/** The letters of the crystals, lowest level first. */
export const levels = (): string[] => [...colours.keys()];
