import { describe, expect, it } from "vitest";
import { areaOf, bordering, cellOf, cellsOf, drift, nameOf } from "../src/games/m/area";
import { tileOutline } from "../src/games/m/teeth";
import { cardOf, learn } from "../src/games/m/types";

describe("the cards of a catalogue", () => {
  it("are known by their names", () => {
    learn({ size: 6, faces: { b40c: { colour: "blue", value: 40, symbol: "cube" }, n0: { colour: "brown", value: 0, symbol: null } } });
    expect(cardOf("b40c")).toEqual({ colour: "blue", value: 40, symbol: "cube" });
    expect(cardOf("n0")).toEqual({ colour: "brown", value: 0, symbol: null });
  });
  it("are the only ones", () => expect(() => cardOf("?")).toThrow("no card"));
  it("need art of ours", () => {
    expect(() => learn({ size: 6, faces: { x1: { colour: "pink", value: 1, symbol: null } } })).toThrow("no art");
  });
});

describe("the teeth of a card", () => {
  const teeth = (path: string): number => path.split("L").length;
  it("are as many as a tenth of the value on each side", () => {
    const none = teeth(tileOutline(null, 0));
    for (const count of [1, 2, 3, 4]) {
      expect(teeth(tileOutline("triangle", count * 10)) - none).toBe(4 * 3 * count);
      expect(teeth(tileOutline("cube", count * 10)) - none).toBe(4 * 4 * count);
    }
  });
  it("stay on the card", () => {
    const numbers = tileOutline("fork", 40).match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeGreaterThan(2);
    expect(Math.max(...numbers)).toBeLessThan(98);
  });
});

describe("the floating area", () => {
  it("shows a border of one cell around the cards", () => {
    const area = areaOf(["b3", "c2", "d3", "e2", "f3"]);
    expect(area.columns).toEqual({ from: 0, length: 7, first: 1, cards: 5 });
    expect(area.rows).toEqual({ from: 0, length: 4, first: 1, cards: 2 });
    expect(cellsOf(area)[0]?.join(" ")).toBe("a1 b1 c1 d1 e1 f1 g1");
  });
  it("has no border where it is six wide", () => {
    expect(areaOf(["a1", "b1", "c1", "d1", "e1", "f1"]).columns).toEqual({ from: 0, length: 6, first: 0, cards: 6 });
  });
  it("goes round the ring of names", () => {
    const area = areaOf(["g7", "a7", "b1"]);
    expect(area.columns).toEqual({ from: 5, length: 5, first: 1, cards: 3 });
    expect(cellsOf(area).map((row) => row[1])).toEqual(["g6", "g7", "g1", "g2"]);
  });
  it("keeps a cell's name", () => {
    for (const name of ["a1", "g7", "c4"]) expect(nameOf(cellOf(name))).toBe(name);
  });
  it("knows the cells beside cards, round the ring too", () => {
    expect([...bordering(["a1"])].toSorted()).toEqual(["a1", "a2", "a7", "b1", "g1"]);
  });
  it("drifts the shorter way", () => {
    const span = (from: number) => ({ from, length: 4, first: 1, cards: 2 });
    expect(drift(span(0), span(6))).toBe(-1);
    expect(drift(span(6), span(0))).toBe(1);
  });
});
