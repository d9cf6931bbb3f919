import { say } from "../lang/language.svelte";
import type { Seat } from "../wire";

const HANDS = ["novice", "average", "expert"] as const;

/** Computers and guests who gave no name are called by their seat; namesakes are told apart by it. */
export function nameOf({ name, kind, seat, bot }: Seat, seats: readonly Seat[]): string {
  const namesakes = seats.filter((other) => other.name === name);
  if (name !== "") return namesakes.length > 1 ? say("page-namesake", { name, seat: seat + 1 }) : name;
  const called = say(kind === "bot" ? "page-bot-name" : "page-player", { seat: seat + 1 });
  const hand = HANDS.find((level) => bot?.endsWith(`-${level}`));
  return hand === undefined ? called : say("page-bot-hand", { name: called, hand });
}
