export type GameName = "m" | "monolyth" | "century" | "stonehenge";

export interface Shown {
  readonly name: GameName;
  readonly title: string;
  readonly tagline: string;
  readonly players: readonly [least: number, most: number];
}

/** The four games in the order of the shelf. Titles are names and stay as they are in every language. */
export const SHELF: readonly Shown[] = [
  { name: "m", title: "M", tagline: "page-tagline-m", players: [2, 6] },
  { name: "monolyth", title: "Monolyth", tagline: "page-tagline-monolyth", players: [1, 4] },
  { name: "century", title: "Century: Golem – An Endless World", tagline: "page-tagline-century", players: [2, 4] },
  { name: "stonehenge", title: "Stonehenge and the Sun", tagline: "page-tagline-stonehenge", players: [2, 4] },
];
