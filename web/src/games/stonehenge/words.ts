import { say, type Arguments } from "../../lang/language.svelte";
import type { Because, Gap, Line, Room, Spot } from "../../wire";
import type { Release, Take } from "./model";

/** The events that are somebody's decision; the others follow from it. */
export const DECISIONS: ReadonlySet<string> = new Set([
  "stonehenge-event-ring",
  "stonehenge-event-top",
  "stonehenge-event-gate",
  "stonehenge-event-mark",
  "stonehenge-event-swing",
]);

/** Stones are called by their numbers. */
export const inWords = (args: Arguments): Arguments => args;

const gap = ({ stone, mm }: Gap): string => say(mm > 0 ? "page-stonehenge-gap" : "page-stonehenge-gap-none", { stone, mm });

/** A place for a stone as one speaks of it. */
export function nameOfSpot({ move, gaps }: Spot): string {
  const [kind, number = ""] = move.split(" ");
  if (kind === "top") return say("page-stonehenge-spot-top", { stone: Number(number) });
  const place = say("page-stonehenge-spot-ring", { angle: number });
  return gaps.length === 0 ? place : `${place}: ${gaps.map(gap).join(", ")}`;
}

export const nameOfRoom = ({ start, end, gap: mm }: Room): string =>
  say(mm === null ? "page-stonehenge-room-whole" : "page-stonehenge-room", { start: Math.round(start), end: Math.round(end), mm: mm ?? 0 });

export function nameOfLine({ azimuth, nearest }: Line): string {
  if (nearest === null) return say("page-stonehenge-line-free", { angle: azimuth });
  return say(nearest.mm > 0 ? "page-stonehenge-line" : "page-stonehenge-line-touch", { angle: azimuth, stone: nearest.stone, mm: nearest.mm });
}

/** What the server says of a stone that is held somewhere. */
export function verdictOf({ key, gaps }: Because): string {
  if (key !== null) return say(key);
  return gaps.length === 0 ? say("page-stonehenge-free") : gaps.map(gap).join(", ");
}

/** What the server says of a swing that is aimed. */
export function aimOf({ key, gaps }: Because): string {
  const [nearest] = gaps;
  if (key !== null) return say(key);
  if (nearest === undefined) return say("page-stonehenge-aim-free");
  return say(nearest.mm > 0 ? "page-stonehenge-aim-near" : "page-stonehenge-aim-touch", { stone: nearest.stone, mm: nearest.mm });
}

export const readout = ({ azimuth, pull, sideways }: Release): string =>
  say("page-stonehenge-readout", { angle: azimuth.toFixed(1), pull: Math.round(pull), side: Math.round(sideways) });

/** A picture of the game, in the list of all that can be seen again. */
export const nameOfTake = ({ film, kind, seat, fallen }: Take, names: readonly string[]): string =>
  say("page-stonehenge-take", { number: film + 1, name: names[seat] ?? "", kind, fallen });
