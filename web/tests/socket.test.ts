import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/socket";
import type { Connection } from "../src/room/types";

/** A socket whose other end is the test. */
class Fake {
  static readonly OPEN = 1;
  static made: Fake[] = [];
  static get last(): Fake {
    return Fake.made.at(-1)!;
  }
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    Fake.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe("a line to a table", () => {
  let states: Connection[];
  let heard: unknown[];

  function line(): Line<unknown, string> {
    const made: Line<unknown, string> = new Line<unknown, string>({
      address: () => "ws://table",
      opened: () => made.say("hello"),
      heard: (message) => heard.push(message),
      changed: (state) => states.push(state),
    });
    return made;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Fake);
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    Fake.made = [];
    states = [];
    heard = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello when it is up, and hears", () => {
    line();
    Fake.last.open();
    Fake.last.onmessage?.({ data: '{"type":"pong"}' });
    expect(Fake.last.sent).toEqual(['"hello"']);
    expect(heard).toEqual([{ type: "pong" }]);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("comes back after a loss, and waits longer each time", () => {
    line();
    Fake.last.open();
    Fake.last.drop();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(Fake.made).toHaveLength(2);
    Fake.last.drop();
    vi.advanceTimersByTime(500);
    expect(Fake.made).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(Fake.made).toHaveLength(3);
    Fake.last.open();
    expect(states.at(-1)).toBe("live");
    expect(Fake.last.sent).toEqual(['"hello"']);
  });

  it("does not ask again where it was refused", () => {
    line();
    Fake.last.open();
    Fake.last.drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(Fake.made).toHaveLength(1);
    expect(states.at(-1)).toBe("refused");
  });

  it("drops what is said while it is down", () => {
    const made = line();
    expect(made.say("too early")).toBe(false);
    Fake.last.open();
    expect(Fake.last.sent).toEqual(['"hello"']);
  });

  it("dials at once when asked to start over, and is silent after hanging up", () => {
    const made = line();
    const first = Fake.last;
    first.open();
    made.redial();
    expect(Fake.made).toHaveLength(2);
    first.drop(1000);
    expect(states.at(-1)).not.toBe("lost");
    made.hangUp();
    Fake.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(Fake.made).toHaveLength(2);
  });
});
