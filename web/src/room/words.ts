import { say, type Arguments } from "../lang/language.svelte";
import type { Event, ScoreLine } from "../wire";

/** How a game puts the arguments of its sentences into words. */
export type InWords = (args: Arguments) => Arguments;

/** What happened, as a sentence: seats are called by their players' names. */
export function tell(event: Event, names: readonly string[], inWords: InWords): string {
  const { seat, other } = event.args;
  return say(event.key, {
    ...inWords(event.args),
    ...(typeof seat === "number" && { seat: names[seat] ?? "" }),
    ...(typeof other === "number" && { other: names[other] ?? "" }),
  });
}

/** What a line of the score sheet counts. */
export function explain(line: ScoreLine, inWords: InWords): string {
  return say(line.key, inWords(Object.fromEntries(line.args)));
}
