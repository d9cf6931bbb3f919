/** A game to look at again: its moments, and the positions as they are fetched. */

import { Refusal, replay, replayPart } from "../api";
import type { Event, Moment, Replay, ReplayPart } from "../wire";

type Position = ReplayPart["positions"][number];

/** How many positions the server tells at once. */
const PART = 16;

/** A position, and all that had happened when it came about. */
export interface Still {
  readonly index: number;
  readonly position: Position;
  readonly log: readonly Event[];
}

export class Reel {
  replay = $state.raw<Replay | null>(null);
  /** The moment that is wanted. */
  at = $state(0);
  /** The moment that is shown: the last one wanted whose position has come. */
  still = $state.raw<Still | null>(null);
  error = $state("");

  readonly #id: string;
  #parts = new Map<number, Promise<readonly Position[]>>();

  constructor(id: string) {
    this.#id = id;
  }

  get moments(): readonly Moment[] {
    return this.replay?.moments ?? [];
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** Look through these eyes, or the best that there are, at the moment after `step` moves. */
  async open(eyes: string | null, step: number | null): Promise<void> {
    await this.#try(async () => {
      const found = await replay(this.#id, eyes);
      this.#parts = new Map();
      this.replay = found;
      await this.go(step === null ? this.last : momentAt(found.moments, step));
    });
  }

  async go(index: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, index));
    this.at = wanted;
    await this.#try(async () => {
      const positions = await this.#part(Math.floor(wanted / PART));
      const position = positions[wanted % PART];
      // Whoever is quick wants another one by now.
      if (this.at !== wanted || position === undefined) return;
      this.still = { index: wanted, position, log: this.moments.slice(0, wanted + 1).flatMap(({ log }) => log) };
      const next = Math.floor((wanted + PART / 2) / PART);
      if (next * PART <= this.last) await this.#part(next);
    });
  }

  /** Go so many turns on, or back: to where a turn ends. */
  turn(by: 1 | -1): Promise<void> {
    return this.go(endOfTurn(this.moments, this.at, by));
  }

  async #part(number: number): Promise<readonly Position[]> {
    const replay = this.replay;
    if (replay === null) return [];
    let part = this.#parts.get(number);
    if (part === undefined) {
      part = this.#fetch(replay, number);
      this.#parts.set(number, part);
      part.catch(() => this.#parts.delete(number));
    }
    return part;
  }

  async #fetch(replay: Replay, number: number): Promise<readonly Position[]> {
    const { version, positions } = await replayPart(this.#id, replay.eyes, number);
    // The game has gone on in the meantime: what we know of it is old.
    if (version === replay.version) return positions;
    if (this.replay === replay) await this.open(replay.eyes, this.moments[this.at]?.step ?? null);
    return this.replay === replay ? positions : this.#part(number);
  }

  async #try(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      this.error = "";
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.error = refusal.message;
    }
  }
}

/** The moment after so many moves of the record; the one before, if chance was to move there. */
export function momentAt(moments: readonly Moment[], step: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.step <= step));
}

/** Where the next turn ends, or where the one before ended. */
export function endOfTurn(moments: readonly Moment[], at: number, by: 1 | -1): number {
  const turn = moments[at]?.turn ?? 0;
  const complete = moments[at + 1]?.turn !== turn;
  const wanted = by < 0 ? turn - 1 : complete ? turn + 1 : turn;
  return Math.max(0, moments.findLastIndex((moment) => moment.turn <= wanted));
}
