import { say, type Arguments } from "../../lang/language.svelte";
import type { BonusTile, Card, ExplorationTile, Location, MoveHint } from "../../wire";
import { nameOf } from "./golem";
import { counted } from "./model";
import { better, bonusOf, cardOf, colourOf, tileOf } from "./types";

/** What begins a turn; all else that happens in it is told in the same breath. */
export const DECISIONS: ReadonlySet<string> = new Set(["century-event-activate", "century-event-rest"]);

/** Crystals as one speaks of them: "2 yellow, 1 green". */
export const crystals = (letters: string): string =>
  counted(letters)
    .map(({ letter, count }) => say("century-crystals", { count, colour: colourOf(letter) }))
    .join(", ");

export const nameOfColour = (letter: string): string => say("century-colour", { colour: colourOf(letter) });
export const nameOfIcon = (icon: string): string => say("century-icon", { icon });
export const nameOfSymbol = (symbol: string): string => say("century-symbol", { symbol });

/** What a card does, for good or at once. */
export function effectOf(card: Card): string {
  const args = { symbol: card.symbol === null ? "" : nameOfSymbol(card.symbol), crystals: crystals(card.crystals), count: card.count };
  switch (card.icon) {
    case "assistance":
      return say("page-century-effect-assistance", args);
    case "tool":
      return say("page-century-effect-tool", args);
    case "new_merchants":
      return say("page-century-effect-merchants", args);
    default:
      return say("page-century-effect-exploration", args);
  }
}

/** A card from its name to its points. */
export const describeCard = (card: Card): string =>
  say("page-century-card", { name: nameOf(card.id), points: card.points, cost: crystals(card.cost), icon: nameOfIcon(card.icon), effect: effectOf(card) });

/** What a bonus tile counts. */
export function describeBonus(tile: BonusTile): string {
  const [one, other] = tile.per.map(nameOfIcon);
  if (one === undefined) return say("page-century-bonus-flat", { points: tile.points });
  if (other === undefined) return say("page-century-bonus-one", { points: tile.points, one });
  return say(one === other ? "page-century-bonus-two" : "page-century-bonus-pair", { points: tile.points, one, other });
}

/** What an exploration tile brings. */
export function describeTile(tile: ExplorationTile): string {
  if (tile.crystals !== "") return say("page-century-tile-crystals", { crystals: crystals(tile.crystals) });
  if (tile.merchants > 0) return say("century-merchants", { count: tile.merchants });
  if (tile.icon !== null) return say("page-century-tile-icon", { icon: nameOfIcon(tile.icon) });
  return say("page-century-tile-points", { points: tile.points });
}

/** What a location gives, whoever asks. */
export function actionOf(place: Pick<Location, "type" | "gain" | "upgrades" | "give" | "get">): string {
  switch (place.type) {
    case "production":
      return say("page-century-gives", { crystals: crystals(place.gain) });
    case "upgrade":
      return say("page-century-upgrades", { count: place.upgrades });
    case "trade":
      return say("page-century-trades", { give: crystals(place.give), get: crystals(place.get) });
    default:
      return say("page-century-golem");
  }
}

/** A location with all that stands there: its label for those who do not see it. */
export function describePlace(place: Location, seat: number, names: readonly string[]): string {
  const parts = [say("page-century-place", { id: place.id, type: say("page-century-type", { type: place.type }), symbol: place.symbol === null ? "none" : nameOfSymbol(place.symbol) })];
  parts.push(actionOf(place));
  if (place.cover !== null) parts.push(say("page-century-covered", { tile: describeTile(place.cover) }));
  if (place.seat === seat) parts.push(say("page-century-yours", { count: place.count }));
  else if (place.seat !== null) parts.push(say("page-century-theirs", { count: place.count, name: names[place.seat] ?? "" }));
  parts.push(say("page-century-need", { count: place.need[seat] ?? place.merchants, printed: place.merchants }));
  return parts.join(" ");
}

/** What a move would bring, in a line. */
export function describeMove(hint: MoveHint, place: Location | undefined, seat: number, names: readonly string[]): string {
  const parts: string[] = [];
  if (hint.kind === "activate" && place !== undefined) parts.push(...activation(hint, place, seat, names));
  if (hint.kind === "upgrade") parts.push(say("page-century-do-upgrade", { colour: nameOfColour(hint.about), better: nameOfColour(better(hint.about)) }));
  if (hint.kind === "trade" && place !== undefined) parts.push(say("page-century-do-trade", { give: crystals(place.give), get: crystals(place.get) }));
  if (hint.kind === "claim" && place?.card) parts.push(describeCard(place.card));
  if (hint.kind === "take" && place !== undefined) parts.push(tileAt(place, hint.about));
  if (hint.kind === "explore" && place?.cover) parts.push(say("page-century-do-explore", { tile: describeTile(place.cover) }));
  if (hint.points !== 0) parts.push(say("page-century-points-change", { points: hint.points > 0 ? `+${hint.points}` : `−${-hint.points}` }));
  if (hint.excess > 0) parts.push(say("page-century-excess", { count: hint.excess }));
  return parts.join(" ");
}

function activation(hint: MoveHint, place: Location, seat: number, names: readonly string[]): string[] {
  const count = place.need[seat] ?? place.merchants;
  const parts = [say(count === place.merchants ? "page-century-send" : "page-century-send-instead", { count, printed: place.merchants })];
  if (place.seat !== null) parts.push(say("page-century-displaces", { name: names[place.seat] ?? "", count: place.count }));
  if (hint.tools !== "") parts.push(say("page-century-tools", { crystals: crystals(hint.tools) }));
  if (place.type === "trade") parts.push(say("page-century-trade-times", { give: crystals(place.give), get: crystals(place.get), count: hint.times }));
  else if (place.type === "golem") parts.push(golemOffer(hint, place));
  else parts.push(actionOf(place));
  return parts;
}

function golemOffer(hint: MoveHint, place: Location): string {
  const name = place.card === null ? "" : nameOf(place.card.id);
  if (!hint.then.includes("claim")) return say("page-century-golem-take");
  return say(hint.then.includes("take") ? "page-century-golem-both" : "page-century-golem-claim", { name });
}

function tileAt(place: Location, letter: string): string {
  const top = place.stacks[letter.charCodeAt(0) - 97]?.top;
  return top ? describeBonus(top) : "";
}

/** The arguments of a sentence about this game in words. */
export function inWords(args: Arguments): Arguments {
  const words: Record<string, string> = {};
  for (const name of ["crystals", "give", "get"]) if (typeof args[name] === "string") words[name] = crystals(args[name]);
  for (const name of ["colour", "better"]) if (typeof args[name] === "string") words[name] = nameOfColour(args[name]);
  const { card, tile } = args;
  if (typeof card === "string") words["card"] = cardOf(card) === undefined ? nameOf(card) : say("page-century-card-short", { name: nameOf(card), icon: nameOfIcon(cardOf(card)?.icon ?? "") });
  if (typeof tile === "string") {
    const [bonus, explored] = [bonusOf(tile), tileOf(tile)];
    if (bonus !== undefined) words["tile"] = say("page-century-quoted", { text: describeBonus(bonus) });
    else if (explored !== undefined) words["tile"] = say("page-century-quoted", { text: describeTile(explored) });
  }
  return { ...args, ...words };
}
