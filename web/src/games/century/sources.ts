/** Where the numbers come from: every datum of the box in words, with how sure it is. */

import { say } from "../../lang/language.svelte";
import type { CenturyCatalogue } from "../../wire";
import { crystals, describeBonus, nameOfIcon, nameOfSymbol } from "./words";

/** Data of one thing that are equally sure. */
export interface Facts {
  readonly mark: string;
  readonly text: string;
}

/** What is printed in a field of a location, card or tile, in words. */
function valueOf(box: CenturyCatalogue, id: string, field: string): string {
  const place = box.locations[id];
  const thing = { ...place, ...box.cards[id], ...box.tiles[id], ...box.bonus[id] };
  switch (field) {
    case "type":
      return say("page-century-type", { type: thing.type ?? "" });
    case "symbol":
      return nameOfSymbol(thing.symbol ?? "");
    case "icon":
      return nameOfIcon(thing.icon ?? "");
    case "gain":
    case "give":
    case "get":
    case "cost":
    case "crystals":
      return crystals(thing[field] ?? "");
    case "stacks":
      return (place?.stacks ?? []).join(" + ");
    case "cover":
      return (place?.covered ?? []).join(", ");
    case "players":
      return (box.card_players[id] ?? []).join(", ");
    case "per":
      return box.bonus[id] === undefined ? "" : describeBonus(box.bonus[id]);
    case "count":
      return String(box.bonus_counts[id] ?? thing.count ?? "");
    case "merchants":
    case "upgrades":
    case "points":
      return String(thing[field] ?? "");
    default:
      return "";
  }
}

/** All that a location, card or tile says, in the order of the data; equally sure neighbours together. */
export function factsOf(box: CenturyCatalogue, id: string): Facts[] {
  const all: Facts[] = [];
  for (const [field, mark] of Object.entries(box.marks[id] ?? {})) {
    const text = say("page-century-datum", { field, value: valueOf(box, id, field) });
    const last = all.at(-1);
    if (last?.mark === mark) all[all.length - 1] = { mark, text: `${last.text}; ${text}` };
    else all.push({ mark, text });
  }
  return all;
}

/** What is printed on no component, with how sure it is. */
export const generalFacts = (box: CenturyCatalogue): Facts[] => Object.entries(box.general).map(([path, mark]) => ({ mark, text: say("page-century-general", { path: path.replace(".", "-") }) }));
