import { describe, expect, it } from "vitest";
import { resized, seatsFor } from "../src/home/setup";
import { commonLog, shownSeat } from "../src/room/session.svelte";
import { cellStates, NO_HINTS, stateOf } from "../src/games/m/model";
import { condensed, written } from "../src/room/words";
import { routeOf } from "../src/route";

describe("the seats of a new table", () => {
  it("begin with me", () => {
    expect(seatsFor("bots", 3).map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
    expect(seatsFor("here", 2).map(({ kind }) => kind)).toEqual(["me", "here"]);
  });
  it("grow by seats like the last and shrink from the end", () => {
    expect(resized(seatsFor("bots", 2), 4).map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(resized(seatsFor("friends", 4), 2).map(({ kind }) => kind)).toEqual(["me", "open"]);
  });
});

describe("a seat as it is shown", () => {
  const person = { seat: 1, kind: "person", name: "Ada", bot: null, rating: null, here: false } as const;
  it("is mine, of someone at my screen, or of someone away", () => {
    expect(shownSeat(person, [1], "Ada")).toEqual({ seat: 1, name: "Ada", kind: "you", away: false });
    expect(shownSeat(person, [0, 1], "Ada").kind).toBe("here");
    expect(shownSeat(person, [0], "Ada")).toMatchObject({ kind: "person", away: true });
    expect(shownSeat({ ...person, kind: "bot", bot: "builder", rating: 1100 }, [0], "Flint").away).toBe(false);
  });
});

describe("the log of a shared screen", () => {
  it("tells of each event what everyone knows", () => {
    const place = { key: "m-event-place", args: { seat: 0, card: "b0", cell: "a1" } };
    const drawn = (seat: number) => ({ key: "m-event-draw", args: { seat, card: "r0" } });
    const hidden = (seat: number) => ({ key: "m-event-draw-hidden", args: { seat } });
    expect(commonLog([[place, drawn(0), hidden(1)], [place, hidden(0), drawn(1)]])).toEqual([place, hidden(0), hidden(1)]);
  });
});

describe("the log", () => {
  it("tells a repeated sentence once", () => {
    expect(condensed(["Ada draws a card.", "Ada draws a card.", "Bob passes."])).toBe("Ada draws a card. (× 2) Bob passes.");
  });
});

describe("the cells of M", () => {
  const place = (card: string, cell: string) => ({ move: `${card} ${cell}`, card, cell, tokens: 1, lines: [] });
  const hints = { ...NO_HINTS, places: [place("b0", "a1"), place("r0", "a2")], refusals: [{ card: "b0", why: "m-why-match", cells: ["a2", "g7"] }] };
  it("are open as long as no card is chosen", () => {
    const states = cellStates(hints, null, new Set(["a1", "a2"]));
    expect(stateOf(states, "a1").kind).toBe("open");
    expect(stateOf(states, "a3").kind).toBe("still");
  });
  it("say what the chosen card brings there, or why not, near the cards", () => {
    const states = cellStates(hints, "b0", new Set(["a1", "a2"]));
    expect(stateOf(states, "a1")).toEqual({ kind: "fits", hint: place("b0", "a1") });
    expect(stateOf(states, "a2")).toEqual({ kind: "refused", why: "m-why-match" });
    expect(stateOf(states, "g7").kind).toBe("still");
  });
});

describe("an address", () => {
  it("leads to its page", () => {
    expect(routeOf("/")).toEqual({ page: "home" });
    expect(routeOf("/t/abcdef0123456789")).toEqual({ page: "table", id: "abcdef0123456789" });
    expect(routeOf("/t/../x").page).toBe("lost");
  });
});

describe("points as they are told", () => {
  it("have a decimal while they are few", () => {
    expect([0.4, 1.44, -2.96, 3.4, -17.5].map(written)).toEqual([0.4, 1.4, 3, 3, 18]);
  });
});
