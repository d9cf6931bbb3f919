/** A line to one table that mends itself: it says what it has, and waits longer after each failure. */

import type { Connection } from "./room/types";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Closed by the server for a reason that trying again would not change. */
const REFUSED = new Set([1008, 1009, 4400, 4401, 4403, 4404]);

export interface Hooks<In> {
  address: () => string;
  /** The line is up: time to say what we have. */
  opened: () => void;
  heard: (message: In) => void;
  changed: (connection: Connection) => void;
}

export class Line<In, Out> {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #hung = false;
  readonly #hooks: Hooks<In>;

  constructor(hooks: Hooks<In>) {
    this.#hooks = hooks;
    addEventListener("online", this.#now);
    this.#dial();
  }

  /** Whether the message went out: one that did not is not kept, for the table may have moved on. */
  say(message: Out): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  hangUp(): void {
    this.#hung = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    this.#socket?.close(1000);
  }

  /** Start over, at once. */
  redial(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.#now();
  }

  #now = (): void => {
    if (this.#hung || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#dial();
  };

  #dial(): void {
    this.#hooks.changed(this.#failures === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.#hooks.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#hooks.changed("live");
      this.#hooks.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hooks.heard(JSON.parse(event.data) as In);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    if (this.#hung) return;
    if (REFUSED.has(code)) {
      this.#hooks.changed("refused");
      return;
    }
    this.#hooks.changed("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#dial(), wait);
  }
}

/** The address of a socket on this page's own server. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
