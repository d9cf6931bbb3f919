import { say, type Arguments } from "../../lang/language.svelte";
import { cardOf, type Colour } from "./types";

const LETTERS: Readonly<Record<Colour, string>> = {
  blue: "page-m-letter-blue",
  brown: "page-m-letter-brown",
  red: "page-m-letter-red",
  green: "page-m-letter-green",
  yellow: "page-m-letter-yellow",
};

/** The events that are somebody's decision; the others follow from it. */
export const DECISIONS: ReadonlySet<string> = new Set([
  "m-event-place",
  "m-event-line",
  "m-event-take",
  "m-event-pass",
  "m-event-bury",
  "m-event-bury-hidden",
]);

/** A card's name in the reader's language. */
export function nameOfCard(name: string): string {
  const { colour, value, symbol } = cardOf(name);
  return say("m-card", { colour, value, symbol: symbol ?? "none" });
}

/** The letter on a card that says its colour without colour. */
export const letterOf = (colour: Colour): string => say(LETTERS[colour]);

/** The arguments of a sentence about this game in words: cards and colours by their names. */
export function inWords(args: Arguments): Arguments {
  const { card, colour } = args;
  return {
    ...args,
    ...(typeof card === "string" && { card: nameOfCard(card) }),
    ...(typeof colour === "string" && { colour: say("m-colour", { colour }) }),
  };
}
