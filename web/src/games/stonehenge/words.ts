import { say, type Arguments } from "../../lang/language.svelte";
import type { Because, Gap, GateHint, Line, Room, Spot } from "../../wire";
import { releaseOf, written, type Plan, type Release, type Take } from "./model";

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
  const place = say("page-stonehenge-spot-ring", { angle: Number(number) });
  return gaps.length === 0 ? place : `${place}: ${gaps.map(gap).join(", ")}`;
}

const rest = ({ stone, mm }: Gap): string => say("page-stonehenge-rests", { stone, mm });

export const nameOfGate = ({ source, start, end, gaps }: GateHint): string => `${say("page-stonehenge-spot-gate", { source, start, end })}: ${gaps.map(rest).join(", ")}`;

export const nameOfRoom = ({ start, end, gap: mm }: Room): string =>
  say(mm === null ? "page-stonehenge-room-whole" : "page-stonehenge-room", { start: Math.round(start), end: Math.round(end), mm: mm ?? 0 });

export function nameOfLine({ move, azimuth, nearest }: Line): string {
  const speed = releaseOf(move)?.sideways ?? 0;
  const from = say(speed === 0 ? "page-stonehenge-line-straight" : "page-stonehenge-line-curved", { angle: azimuth, speed });
  if (nearest === null) return say("page-stonehenge-line-free", { from });
  return say(nearest.mm > 0 ? "page-stonehenge-line" : "page-stonehenge-line-touch", { from, stone: nearest.stone, mm: nearest.mm });
}

/** What the server says of a stone that is held somewhere. */
export function verdictOf({ key, gaps }: Because, kind: Plan["kind"]): string {
  if (key !== null) return say(key);
  if (kind === "gate") return say("page-stonehenge-gate-free", { rests: gaps.map(rest).join(", ") });
  return gaps.length === 0 ? say("page-stonehenge-free") : gaps.map(gap).join(", ");
}

/** What the server says of a swing that is aimed. */
export function aimOf({ key, gaps }: Because): string {
  const [nearest] = gaps;
  if (key !== null) return say(key);
  if (nearest === undefined) return say("page-stonehenge-aim-free");
  return say(nearest.mm > 0 ? "page-stonehenge-aim-near" : "page-stonehenge-aim-touch", { stone: nearest.stone, mm: nearest.mm });
}

/** How the ball is held; a pull that is too short is told as it is. */
export const readout = (release: Release): string =>
  say("page-stonehenge-readout", { angle: written(release).azimuth, pull: Math.round(release.pull), side: Math.round(release.sideways) });

/** A picture of the game, in the list of all that can be seen again. */
export const nameOfTake = ({ film, kind, seat, fallen }: Take, names: readonly string[]): string =>
  say("page-stonehenge-take", { number: film + 1, name: names[seat] ?? "", kind, fallen });
