/** What has moved between two positions, so that it can be seen moving. */

import type { CenturyView } from "../../wire";
import { counted, without } from "./model";

/** Where something is on the page: at a location, or before a seat. */
export type Spot = { readonly place: string } | { readonly seat: number };

export interface Flight {
  /** A `tool` is a crystal that a Tool card gives: it comes first. */
  readonly what: "merchant" | "tool" | "crystal" | "card" | "bonus";
  /** Whose merchant, or what letter the crystal has, or the name of the card. */
  readonly seat: number;
  readonly name: string;
  readonly count: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** Merchants that come to locations, and those that walk home from them. */
function merchants(before: CenturyView, after: CenturyView): Flight[] {
  const then = new Map(before.locations.map((place) => [place.id, place]));
  return after.locations.flatMap((place) => {
    const was = then.get(place.id);
    if (was === undefined || (was.seat === place.seat && was.count === place.count)) return [];
    const walks: Flight[] = [];
    if (was.seat !== null) walks.push({ what: "merchant", seat: was.seat, name: "", count: was.count, from: { place: place.id }, to: { seat: was.seat } });
    if (place.seat !== null) walks.push({ what: "merchant", seat: place.seat, name: "", count: place.count, from: { seat: place.seat }, to: { place: place.id } });
    return walks;
  });
}

/** The location where the seat that plays in `before` did what led to `after`. */
function scene(before: CenturyView, after: CenturyView): string | null {
  const arrived = after.locations.find((place) => {
    const was = before.locations.find(({ id }) => id === place.id);
    return place.seat === before.active && was?.seat !== place.seat;
  });
  const explored = after.locations.find((place) => place.cover === null && before.locations.some((was) => was.id === place.id && was.cover !== null));
  return explored?.id ?? before.location ?? arrived?.id ?? null;
}

/** What the Tool cards of the seat that plays in `before` give, if its merchants have just come to this location. */
function toolsAt(before: CenturyView, after: CenturyView, id: string): string {
  const [was, is] = [before, after].map((view) => view.locations.find((place) => place.id === id));
  if (is === undefined || is.seat !== before.active || was?.seat === is.seat) return "";
  return before.seats[before.active]?.effects.find(({ symbol }) => symbol === is.symbol)?.tools ?? "";
}

/** Crystals, cards and bonus tiles that the active seat got or gave. */
function goods(before: CenturyView, after: CenturyView): Flight[] {
  const seat = before.active;
  const place = scene(before, after);
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (place === null || was === undefined || is === undefined) return [];
  const [here, home]: [Spot, Spot] = [{ place }, { seat }];
  const fly = (what: Flight["what"], name: string, count: number, from: Spot, to: Spot): Flight => ({ what, seat, name, count, from, to });
  const tools = toolsAt(before, after, place);
  const held = was.caravan + tools;
  return [
    ...counted(tools).map(({ letter, count }) => fly("tool", letter, count, here, home)),
    ...counted(without(held, is.caravan)).map(({ letter, count }) => fly("crystal", letter, count, home, here)),
    ...counted(without(is.caravan, held)).map(({ letter, count }) => fly("crystal", letter, count, here, home)),
    ...is.cards.filter(({ id }) => !was.cards.some((card) => card.id === id)).map(({ id }) => fly("card", id, 1, here, home)),
    ...is.bonus.slice(was.bonus.length).map(({ tile }) => fly("bonus", tile.id, 1, here, home)),
  ];
}

/** Everything that has moved; nothing between two different tables. */
export function flights(before: CenturyView, after: CenturyView): Flight[] {
  if (before.seats.length !== after.seats.length || before.panel !== after.panel) return [];
  return [...merchants(before, after), ...goods(before, after)];
}
