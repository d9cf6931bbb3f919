/** One client at one table: what the server told it, and what it may say. */

import { Refusal, tableInfo } from "../api";
import { Line, socketAddress } from "../socket";
import type { Because, Event, Finish, Fresh, Refused, Rematch, Said, Seat, Sight, Step, TableInfo, Told } from "../wire";
import type { Connection, SeatShown } from "./types";

type Viewer = number | null;

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Session {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableInfo | null>(null);
  mine = $state.raw<readonly number[]>([]);
  sights = $state.raw<ReadonlyMap<Viewer, Sight>>(new Map());
  logs = $state.raw<ReadonlyMap<Viewer, readonly Event[]>>(new Map());
  finish = $state.raw<Finish | null>(null);
  /** Where the same people meet again. */
  rematch = $state.raw<Rematch | null>(null);
  invite = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** The version of the table that all of this is; null until we know it. */
  version = $state<number | null>(null);

  #requests = 0;
  #greetings = 0;
  /** Questions on their way. */
  readonly #asked = new Map<number, (answer: Because | null) => void>();
  /** What the dealer promised before it heard our nonce; the record has to keep to it. */
  commitment: string | null = null;
  /** Our share of the dealer's chance: nobody can foresee it. */
  readonly #nonce = nonce();
  readonly #line: Line<Told, Said>;

  constructor(id: string) {
    this.#line = new Line({
      address: () => socketAddress(`/api/tables/${id}/socket`),
      opened: () => void this.#greet(id),
      heard: (message) => this.hear(message),
      changed: (connection) => {
        this.connection = connection;
        if (connection === "lost") for (const request of this.#asked.keys()) this.#answered(request, null);
      },
    });
  }

  async #greet(id: string): Promise<void> {
    this.#greetings += 1;
    const greeting = this.#greetings;
    try {
      this.commitment ??= (await tableInfo(id)).commitment;
    } catch (refusal) {
      // The table itself will say what is wrong.
      if (!(refusal instanceof Refusal)) throw refusal;
    }
    // A line that came up in the meantime is greeted by itself, and only once.
    if (greeting === this.#greetings) this.#line.say({ type: "hello", have: this.version, mine: this.mine, nonce: this.#nonce });
  }

  close(): void {
    this.#line.hangUp();
  }

  /** Ask for everything anew: who we are at this table has changed. */
  renew(): void {
    this.version = null;
    this.#line.redial();
  }

  /** Whether the move went out; the server says what has come of it. */
  move(seat: number, move: string): boolean {
    if (this.version === null) return false;
    this.refusal = null;
    return this.#line.say({ type: "move", request: this.#next(), version: this.version, seat, move });
  }

  /** Whether a seat may make a move; null if the table has moved on, or the line is down. */
  async ask(seat: number, move: string): Promise<Because | null> {
    const request = this.#next();
    if (this.version === null || !this.#line.say({ type: "why", request, version: this.version, seat, move })) return null;
    return new Promise((answered) => this.#asked.set(request, answered));
  }

  #answered(request: number | null, answer: Because | null): boolean {
    const answered = request === null ? undefined : this.#asked.get(request);
    if (request !== null) this.#asked.delete(request);
    answered?.(answer);
    return answered !== undefined;
  }

  undo(seat: number): void {
    if (this.version === null) return;
    this.#line.say({ type: "undo", request: this.#next(), version: this.version, seat });
  }

  #next(): number {
    this.#requests += 1;
    return this.#requests;
  }

  hear(message: Told): void {
    switch (message.type) {
      case "fresh":
        this.#begin(message);
        break;
      case "step":
        this.#step(message);
        break;
      case "seats":
        if (this.table !== null) this.table = { ...this.table, seats: message.seats };
        break;
      case "rematch":
        this.rematch = message;
        break;
      case "refused":
        // A stale request lost a race: the step that outran it tells the rest.
        if (!this.#answered(message.request, null) && message.code !== "stale") this.refusal = message;
        break;
      case "because":
        this.#answered(message.request, message);
        break;
      case "thinking":
      case "done":
      case "pong":
        break;
    }
  }

  #begin(message: Fresh): void {
    this.table = message.table;
    this.mine = message.mine;
    this.rematch = message.rematch;
    this.invite = message.invite;
    this.sights = new Map();
    this.logs = new Map();
    this.#see(message.version, message.sights, message.finish);
  }

  /** A step that does not follow on what we have is of no use: ask for everything. */
  #step(message: Step): void {
    if (message.since === this.version) this.#see(message.version, message.sights, message.finish);
    else if (message.version !== this.version) this.renew();
  }

  #see(version: number, sights: readonly Sight[], finish: Finish | null): void {
    this.version = version;
    this.logs = new Map([
      ...this.logs,
      ...sights.map((sight): [Viewer, readonly Event[]] => [
        sight.seat,
        [...(this.logs.get(sight.seat) ?? []).slice(0, sight.keep), ...sight.log],
      ]),
    ]);
    this.sights = new Map([...this.sights, ...sights.map((sight): [Viewer, Sight] => [sight.seat, sight])]);
    this.finish = finish;
  }
}

/** A seat as the frame shows it to whoever plays the seats of `mine`. */
export function shownSeat(seat: Seat, mine: readonly number[], name: string): SeatShown {
  const ours = mine.includes(seat.seat);
  const kind = seat.kind === "person" && ours ? (mine.length > 1 ? "here" : "you") : seat.kind;
  const level = seat.bot !== null && { level: { name: seat.bot, rating: seat.rating } };
  return { seat: seat.seat, name, kind, ...level, away: seat.kind === "person" && !ours && !seat.here };
}

/**
 * The log that several people at one screen may all read: of each event the version that tells the
 * least. Viewers are told of the same events, but only one of them the secret in it.
 */
export function commonLog(logs: readonly (readonly Event[])[]): readonly Event[] {
  const [first = [], ...others] = logs;
  const size = (event: Event): number => Object.keys(event.args).length;
  return first.map((event, i) => others.reduce((least, log) => (log[i] !== undefined && size(log[i]) < size(least) ? log[i] : least), event));
}
