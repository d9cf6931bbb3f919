import { language, say, type Arguments } from "../lang/language.svelte";
import type { Event, HintReason, ScoreLine } from "../wire";

/** How a game puts the arguments of its sentences into words. */
export type InWords = (args: Arguments) => Arguments;

/** A decision and all that it brought about, as one paragraph; the first one tells the deal. */
export interface Entry {
  readonly seat: number | null;
  readonly text: string;
}

/** What happened, as a sentence: seats are called by their players' names. */
export function tell(event: Event, names: readonly string[], inWords: InWords): string {
  const { seat, other } = event.args;
  return say(event.key, {
    ...inWords(event.args),
    ...(typeof seat === "number" && { seat: names[seat] ?? "" }),
    ...(typeof other === "number" && { other: names[other] ?? "" }),
  });
}

/** The same, told to the player of a seat as what to do, where there is a sentence for it. */
export function tellYou(event: Event, you: number, names: readonly string[], inWords: InWords): string {
  const { seat, other } = event.args;
  const key = other === you ? `hint-${event.key}-other` : `hint-${event.key}`;
  const mine = seat === you || other === you;
  return tell(mine && language.has(key) ? { ...event, key } : event, names, inWords);
}

/** Points as they are told: small ones with a decimal. */
export function written(points: number): number {
  const size = Math.abs(points);
  return size < 3 ? Math.round(10 * size) / 10 : Math.round(size);
}

/** What speaks for a turn or against it, in a few words. */
export function because({ feature, points, seat, compared, colour }: HintReason, game: string, names: readonly string[]): string {
  const args = { way: points > 0 ? "gain" : "cost", points: written(points), colour: colour ?? "none" };
  if (seat !== null) return say(`reason-${feature}-of`, { ...args, name: names[seat] ?? "" });
  return say(compared ? `reason-${game}-${feature}` : `reason-${feature}`, args);
}

/** The same thing told several times in a row is told once. */
export function condensed(sentences: readonly string[]): string {
  const groups: { sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (last?.sentence === sentence) last.times += 1;
    else groups.push({ sentence, times: 1 });
  }
  return groups.map(({ sentence, times }) => (times > 1 ? `${sentence} (× ${times})` : sentence)).join(" ");
}

/** The log by decisions: `decides` are the keys of the events that are somebody's decision. */
export function entries(events: readonly Event[], names: readonly string[], inWords: InWords, decides: ReadonlySet<string>): Entry[] {
  const parts: { seat: number | null; sentences: string[] }[] = [];
  for (const event of events) {
    if (parts.length === 0 || decides.has(event.key)) {
      const { seat } = event.args;
      parts.push({ seat: typeof seat === "number" && decides.has(event.key) ? seat : null, sentences: [] });
    }
    parts.at(-1)?.sentences.push(tell(event, names, inWords));
  }
  return parts.map(({ seat, sentences }) => ({ seat, text: condensed(sentences) }));
}

/** What a line of the score sheet counts. */
export function explain(line: ScoreLine, inWords: InWords): string {
  return say(line.key, inWords(Object.fromEntries(line.args)));
}
