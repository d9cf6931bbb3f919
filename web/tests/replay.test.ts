import { describe, expect, it } from "vitest";
import { DASHES, endsOf, lineOf, luckOf, marksOf, pathOf, percent, seatToPlay, xOf, yOf, type Size } from "../src/replay/graph";
import { endOfTurn, momentAt } from "../src/replay/reel.svelte";
import { routeOf } from "../src/route";
import type { AnalysedTurn, Moment } from "../src/wire";

const SIZE: Size = { width: 220, height: 108, inset: 10 };

const moment = (step: number, turn: number, seat: number | null): Moment => ({ step, seat, turn, to_move: 0, log: [] });
/** A deal of five draws, then three turns of one, two and one decisions. */
const MOMENTS = [moment(5, 0, null), moment(6, 1, 0), moment(7, 2, 1), moment(9, 2, 1), moment(10, 3, 0)];

const turn = (number: number, seat: number, before: number[], then: number[], turning = false, after = then): AnalysedTurn => ({ number, step: 0, seat, found: false, events: [], before, after, then, turning, reasons: [] });
const TURNS = [turn(1, 0, [0.5, 0.5], [0.6, 0.4]), turn(2, 1, [0.6, 0.4], [0.1, 0.9], true, [0.8, 0.2]), turn(3, 0, [0.1, 0.9], [0, 1])];

describe("the graph of the chances", () => {
  it("spans the slider from the first moment to the last", () => {
    expect(xOf(0, 5, SIZE)).toBe(10);
    expect(xOf(4, 5, SIZE)).toBe(210);
    expect(xOf(2, 5, SIZE)).toBe(110);
    expect(xOf(0, 1, SIZE)).toBe(10);
  });
  it("has certainty at the top, and nothing leaves it", () => {
    expect(yOf(1, SIZE)).toBe(4);
    expect(yOf(0, SIZE)).toBe(104);
    expect(yOf(0.5, SIZE)).toBe(54);
    expect(yOf(1.2, SIZE)).toBe(4);
    expect(yOf(-0.1, SIZE)).toBe(104);
  });
  it("knows where each turn ends", () => {
    expect(endsOf(MOMENTS)).toEqual([0, 1, 3, 4]);
  });
  it("draws a line through the beginnings of the turns to the end of the last", () => {
    expect(lineOf(1, TURNS, MOMENTS, SIZE)).toEqual([
      { x: 10, y: 54 },
      { x: 60, y: 64 },
      { x: 160, y: yOf(0.9, SIZE) },
      { x: 210, y: 4 },
    ]);
  });
  it("grows with the turns that are known", () => {
    expect(lineOf(0, TURNS.slice(0, 1), MOMENTS, SIZE).map(({ x }) => x)).toEqual([10, 60]);
    expect(lineOf(0, [], MOMENTS, SIZE)).toEqual([]);
  });
  it("marks where the game turned, on the mover's line when the turn is over", () => {
    expect(marksOf(TURNS, MOMENTS, SIZE)).toEqual([{ turn: TURNS[1], index: 3, x: 160, y: yOf(0.9, SIZE) }]);
  });
  it("tells luck from choice", () => {
    expect(TURNS.map(luckOf)).toEqual([null, "gain", null]);
    expect(luckOf(turn(1, 0, [0.5, 0.5], [0.3, 0.7], false, [0.5, 0.5]))).toBe("cost");
  });
  it("is a path, and no two seats have the same dashes", () => {
    expect(pathOf([{ x: 1, y: 2 }, { x: 3.14159, y: 4 }])).toBe("M1.0 2.0L3.1 4.0");
    expect(new Set(DASHES).size).toBe(6);
    expect(percent(0.456)).toBe(46);
    expect(percent(undefined)).toBe(0);
  });
});

describe("a game looked at again", () => {
  it("goes from turn to turn", () => {
    expect(endOfTurn(MOMENTS, 0, 1)).toBe(1);
    expect(endOfTurn(MOMENTS, 1, 1)).toBe(3);
    expect(endOfTurn(MOMENTS, 2, 1)).toBe(3);
    expect(endOfTurn(MOMENTS, 4, 1)).toBe(4);
    expect(endOfTurn(MOMENTS, 3, -1)).toBe(1);
    expect(endOfTurn(MOMENTS, 2, -1)).toBe(1);
    expect(endOfTurn(MOMENTS, 0, -1)).toBe(0);
  });
  it("is played on from one's own seat", () => {
    expect(seatToPlay(1, [0])).toBe(0);
    expect(seatToPlay(1, [0, 1])).toBe(1);
    expect(seatToPlay(1, [])).toBe(1);
  });
  it("finds the moment of an address, or the one before it", () => {
    expect(momentAt(MOMENTS, 7)).toBe(2);
    expect(momentAt(MOMENTS, 8)).toBe(2);
    expect(momentAt(MOMENTS, 0)).toBe(0);
    expect(momentAt(MOMENTS, 999)).toBe(4);
  });
  it("has an address, with a moment or without", () => {
    expect(routeOf("/t/abc/replay")).toEqual({ page: "replay", id: "abc", step: null });
    expect(routeOf("/t/abc/replay/12")).toEqual({ page: "replay", id: "abc", step: 12 });
    expect(routeOf("/t/abc/replay/x").page).toBe("lost");
    expect(routeOf("/t/abc/other").page).toBe("lost");
  });
});
