import { say } from "../../lang/language.svelte";
import { cardOf, type Colour } from "./types";

const LETTERS: Readonly<Record<Colour, string>> = {
  blue: "page-m-letter-blue",
  brown: "page-m-letter-brown",
  red: "page-m-letter-red",
  green: "page-m-letter-green",
  yellow: "page-m-letter-yellow",
};

/** A card's name in the reader's language. */
export function nameOfCard(notation: string): string {
  const { colour, value, symbol } = cardOf(notation);
  return say("page-m-card", { colour, value, symbol: symbol ?? "none" });
}

/** The letter on a card that says its colour without colour. */
export const letterOf = (colour: Colour): string => say(LETTERS[colour]);
