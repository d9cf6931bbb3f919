import type { Component } from "svelte";
import { gameInfo } from "../api";
import type { GameInfo, Sight } from "../wire";
import type { TableProps } from "./types";
import type { InWords } from "./words";

export type Position = Sight["position"];
type Components = GameInfo["components"];
type Name = Position["game"];

/** What a game's folder exports: its table for the frame, and its words. */
export interface GameTable<View, Hints, Catalogue> {
  readonly Table: Component<TableProps<View, Hints>>;
  readonly SeatDetail: Component<{ view: View; seat: number; name: string }>;
  readonly Rules: Component;
  /** Learn the printed components, before anything is shown. */
  readonly learn: (catalogue: Catalogue) => void;
  readonly inWords: InWords;
  /** The events that are somebody's decision; the others follow from it. */
  readonly DECISIONS: ReadonlySet<string>;
  /** Whether a seat needs its secrets for what is to be done now. */
  readonly needsSecrets: (view: View) => boolean;
  /** What is said at the end instead of who won, where nobody else plays. */
  readonly verdict?: (view: View) => string | null;
  /** The keys of events that the log leaves out, because the table shows them. */
  readonly SHOWN?: ReadonlySet<string>;
  /** Whether its table is so wide that the log makes room for it. */
  readonly wide?: boolean;
}

type TableOf<G extends Name> = GameTable<
  Extract<Position, { game: G }>["view"],
  NonNullable<Extract<Position, { game: G }>["hints"]>,
  Extract<Components, { game: G }>["catalogue"]
>;

/** A game's table as the frame sees it: it hands every position to the game that it is of. */
export type AnyTable = GameTable<Position["view"], NonNullable<Position["hints"]>, Components["catalogue"]>;

/** The tables of the games, each loaded when it is needed. */
const TABLES: { readonly [G in Name]: () => Promise<TableOf<G>> } = {
  m: () => import("../games/m"),
  monolyth: () => import("../games/monolyth"),
  century: () => import("../games/century"),
  stonehenge: () => import("../games/stonehenge"),
};

/** The table of a game, which knows its components, and whether the computer gives advice in it. */
export async function loadTable(game: Name): Promise<{ readonly table: AnyTable; readonly advice: boolean }> {
  const load = TABLES[game] as () => Promise<AnyTable>;
  const [table, info] = await Promise.all([load(), gameInfo(game)]);
  table.learn(info.components.catalogue);
  return { table, advice: info.advice };
}
