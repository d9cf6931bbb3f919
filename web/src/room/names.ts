import { say } from "../lang/language.svelte";
import type { Seat, TableInfo } from "../wire";

/** What a game calls the hands of its seats, and the hand that goes without saying. */
const HANDS = ["hand_first", "hand_second", "hand_third", "hand_fourth"] as const;
const STEADY = "steady";

/** Computers and guests who gave no name are called by their seat; namesakes are told apart by it. */
export function nameOf({ name, kind, seat }: Seat, { seats, options }: Pick<TableInfo, "seats" | "options">): string {
  const namesakes = seats.filter((other) => other.name === name);
  if (name !== "") return namesakes.length > 1 ? say("page-namesake", { name, seat: seat + 1 }) : name;
  const called = say(kind === "bot" ? "page-bot-name" : "page-player", { seat: seat + 1 });
  const hand = options[HANDS[seat] ?? ""] ?? STEADY;
  return kind !== "bot" || hand === STEADY ? called : say("page-bot-hand", { name: called, hand });
}
