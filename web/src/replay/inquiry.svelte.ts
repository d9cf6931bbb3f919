/** The computer's analysis of a finished game, asked for and waited for. */

import { analyse, analysis, Refusal } from "../api";
import { say } from "../lang/language.svelte";
import type { Analysis } from "../wire";

/** How often one asks how far it has come, in ms. */
const PAUSE = 400;

export class Inquiry {
  found = $state.raw<Analysis | null>(null);
  error = $state("");

  readonly #id: string;
  #over = false;

  constructor(id: string) {
    this.#id = id;
  }

  get running(): boolean {
    return this.found?.state === "running";
  }

  /** See whether there is one already, or somebody waits for one. */
  look(): Promise<void> {
    return this.#follow(analysis);
  }

  begin(): Promise<void> {
    return this.#follow(analyse);
  }

  close(): void {
    this.#over = true;
  }

  async #follow(first: (id: string) => Promise<Analysis>): Promise<void> {
    this.error = "";
    try {
      let found = await first(this.#id);
      const waited = found.state === "running";
      this.found = found;
      while (found.state === "running") {
        await new Promise((done) => setTimeout(done, PAUSE));
        if (this.#over) return;
        found = await analysis(this.#id);
        this.found = found;
      }
      if (waited && found.state === "none") this.error = say("page-analysis-stopped");
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.found = null;
      this.error = refusal.message;
    }
  }
}
