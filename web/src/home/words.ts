/** What the server names in short, in the reader's language: opponents, options, choices. */

import { say } from "../lang/language.svelte";
import type { Bot } from "../wire";

const WORDS: Readonly<Record<string, string>> = {
  voluntary_pass: "page-m-option-pass",
  layout: "page-m-option-layout",
  guide: "page-stonehenge-option-guide",
  "guide short": "page-stonehenge-guide-short",
  "guide long": "page-stonehenge-guide-long",
  no: "page-no",
  yes: "page-yes",
  zigzag: "page-m-layout-zigzag",
  arch: "page-m-layout-arch",
  panel: "page-century-option-panel",
  "panel random": "page-century-panel-random",
  action_required: "page-century-option-action",
  golem_order: "page-century-option-order",
  either: "page-century-order-either",
  tile_first: "page-century-order-tile",
};

/** The opponent that is offered first: neither the weakest nor the strongest. */
export const usual = (bots: readonly Bot[]): string => bots[Math.floor(bots.length / 2)]?.name ?? "";

export const called = (name: string): string => say(WORDS[name] ?? "page-bare", { name });

/** A choice of an option; the same word may mean something else in another option. */
export const chosenAs = (option: string, choice: string): string =>
  say(WORDS[`${option} ${choice}`] ?? WORDS[choice] ?? "page-bare", { name: choice });

/** The options of a table, one line each; hands come with whoever sits down. */
export const optionsInWords = (options: Readonly<Record<string, string>>): string[] =>
  Object.entries(options)
    .filter(([name]) => !name.startsWith("hand_"))
    .map(([name, choice]) => say("page-option", { name: called(name), choice: chosenAs(name, choice) }));
