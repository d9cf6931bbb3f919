/** What on the table can be pointed at or chosen. */

import type { CenturyHints, CenturyView, Location, MoveHint } from "../../wire";
import type { Cargo } from "./drag";
import { offer, offerAt } from "./model";

export interface Thing {
  /** A location, the card above one, a stack of one (`A1.2 a`), a crystal of the caravan, the deck's top. */
  readonly kind: "place" | "card" | "stack" | "gem" | "deck" | "rest" | "stop" | "trade";
  readonly id: string;
}

export const same = (one: Thing | null, other: Thing | null): boolean => one?.kind === other?.kind && one?.id === other?.id;

/** The location that a thing belongs to. */
export function placeOf(view: CenturyView, thing: Thing): Location | undefined {
  const id = thing.kind === "stack" ? thing.id.split(" ")[0] : thing.kind === "place" || thing.kind === "card" ? thing.id : view.location;
  return view.locations.find((place) => place.id === id);
}

/** What choosing a thing would do now. */
export function moveOf(view: CenturyView, hints: CenturyHints, thing: Thing): MoveHint | undefined {
  const place = placeOf(view, thing);
  switch (thing.kind) {
    case "place":
      return offerAt(hints, thing.id) ?? (thing.id === view.location ? offer(hints, "trade") : undefined);
    case "card":
      return thing.id === view.location && place?.card ? offer(hints, "claim", place.card.id) : offer(hints, "activate", thing.id);
    case "stack":
      return place?.id === view.location ? offer(hints, "take", thing.id.split(" ")[1]) : offer(hints, "activate", place?.id);
    case "gem":
      return offer(hints, "upgrade", thing.id);
    case "rest":
    case "stop":
    case "trade":
      return offer(hints, thing.kind);
    case "deck":
      return undefined;
  }
}

/** What is meant by carrying a merchant to a location, or a crystal to where it is used. */
export function meant(view: CenturyView, cargo: Cargo, target: string | null): Thing | null {
  const [kind, id = ""] = (target ?? "").split(" ");
  if (kind !== "place" && kind !== "card") return null;
  if (cargo.kind === "merchant" || id !== view.location) return { kind: "place", id };
  if (view.stage === "upgrade") return { kind: "gem", id: cargo.id };
  return view.stage === "trade" ? { kind: "trade", id: "" } : { kind: "card", id };
}
