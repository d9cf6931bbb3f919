import { say, type Arguments } from "../../lang/language.svelte";
import type { Builder, MonolythView, PlacementHint, Side } from "../../wire";
import { stoneOf } from "./types";

/** The events that are somebody's decision; the others follow from it. */
export const DECISIONS: ReadonlySet<string> = new Set([
  "monolyth-event-take",
  "monolyth-event-swap",
  "monolyth-event-discard",
  "monolyth-event-prophecy",
]);

/** The events that the table shows so well that nobody has to read of them. */
export const SHOWN: ReadonlySet<string> = new Set(["monolyth-event-open"]);

export const nameOfColour = (colour: string): string => say("monolyth-colour", { colour });

/** A stone's name in the reader's language. */
export function nameOfStone(name: string): string {
  const { colour, shape } = stoneOf(name);
  return say("monolyth-stone", { colour, shape: say("page-monolyth-shape", { shape }) });
}

/** How far a wall is. */
export const wallInWords = ({ colour, count, prophecy }: Side): string =>
  say(prophecy === null ? "page-monolyth-wall" : "page-monolyth-wall-prophecy", { colour: nameOfColour(colour), count, number: prophecy ?? 0 });

/** The arguments of a sentence about this game in words. */
export function inWords(args: Arguments): Arguments {
  const { stone, cube, colour, card, board } = args;
  return {
    ...args,
    ...(typeof stone === "string" && { stone: nameOfStone(stone) }),
    ...(typeof cube === "string" && { cube: nameOfStone(cube) }),
    ...(typeof colour === "string" && { colour: nameOfColour(colour) }),
    ...(typeof card === "string" && { card: say("monolyth-card", { card }) }),
    ...(typeof board === "string" && { board: say("monolyth-board", { board }) }),
  };
}

/** What a placement brings: cubes in walls, levels, the structure. */
export function gainOf(place: PlacementHint, builder: Builder): string {
  const walls = place.walls.flatMap((more, side) => (more > 0 ? [say("page-monolyth-gain-wall", { colour: nameOfColour(builder.sides[side]?.colour ?? ""), count: more })] : []));
  const levels = place.levels > 0 ? [say("page-monolyth-gain-level", { count: place.levels })] : [];
  const structure = place.structure ? [say("page-monolyth-gain-structure")] : [];
  return [...walls, ...levels, ...structure].join(", ");
}

/** A placement as one speaks of it: its spaces from the ground up, how high it lies, what it brings. */
export function describe(place: PlacementHint, builder: Builder): string {
  const spaces = place.move.replace("place ", "");
  const heights = place.cubes.map(([, , z]) => z + 1);
  const gain = gainOf(place, builder);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const args = { spaces, height: low === high ? `${low}` : `${low}–${high}`, gain };
  return say(gain === "" ? "page-monolyth-placement" : "page-monolyth-placement-gain", args);
}

/** The rank that a solo game ends with. */
export const verdict = (view: MonolythView): string | null =>
  view.rank === null ? null : say("page-monolyth-verdict", { points: view.scores[0] ?? 0, rank: say("monolyth-rank", { rank: view.rank }) });
