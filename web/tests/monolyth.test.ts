import { describe, expect, it } from "vitest";
import { broadside, cornered, floorsOf, netOf, nextPose, posesOf, restsOf, seenFrom, structureOf } from "../src/games/monolyth/model";
import { learn, type Cube } from "../src/games/monolyth/types";

const GRID = 4;
const FLAT = Array.from({ length: 16 }, () => 0);
const place = (cubes: readonly Cube[]) => ({ move: `place ${cubes.map(([x, y]) => `${"abcd"[x]}${y + 1}`).join(" ")}`, cubes, walls: [0, 0, 0, 0], levels: 0, structure: false });

/** A two-bar lying along x and along y, and standing. */
const PLACES = [place([[0, 0, 0], [1, 0, 0]]), place([[2, 3, 0], [3, 3, 0]]), place([[0, 0, 0], [0, 1, 0]]), place([[1, 1, 0], [1, 1, 1]])];

describe("the poses of a stone", () => {
  const poses = posesOf(PLACES);
  it("are one for each way to hold it, lying ones first", () => {
    expect(poses.map(({ key }) => key).toSorted()).toEqual(["0,0,0 0,0,1", "0,0,0 0,1,0", "0,0,0 1,0,0"]);
    expect(poses.at(-1)?.key).toBe("0,0,0 0,0,1");
    expect(poses.flatMap((pose) => pose.places)).toHaveLength(4);
  });
  it("are turned on the spot, or tipped over", () => {
    expect(nextPose(poses, 0, "turn", 1)).toBe(1);
    expect(nextPose(poses, 1, "turn", 1)).toBe(0);
    expect(nextPose(poses, 0, "tip", 1)).toBe(2);
    expect(nextPose(poses, 2, "turn", 1)).toBe(2);
    expect(nextPose(poses, 0, "any", -1)).toBe(2);
  });
});

describe("where a stone rests", () => {
  const [along] = posesOf([place([[0, 0, 0], [1, 0, 0]])]);
  it("is told for every spot of the grid, the server's places among them", () => {
    const rests = restsOf(along!, FLAT, GRID);
    expect(rests).toHaveLength(12);
    expect(rests[0]?.place?.move).toBe("place a1 b1");
  });
  it("says why it may not stay there", () => {
    const heights = [...FLAT];
    heights[2] = 1;
    const rest = restsOf(along!, heights, GRID).find(({ cubes }) => cubes.some(([x, y]) => x === 3 && y === 0));
    expect(rest).toEqual({ cubes: [[2, 0, 1], [3, 0, 1]], place: null, why: "monolyth-why-gap" });
  });
});

it("cubes are compared from the corner of the grid", () => expect(cornered([[2, 3, 1], [2, 2, 1]])).toEqual([[0, 0, 0], [0, 1, 0]]));

describe("how far one is", () => {
  const card = ["3+", "3+", "3+", "3+", ...Array.from({ length: 12 }, () => "1")];
  it("is told of the structure card turned the best way", () => {
    const heights: number[] = FLAT.map((_, i) => (i % 4 === 3 ? 3 : 1));
    expect(structureOf(card, heights, GRID).every(({ state }) => state === "done")).toBe(true);
    heights[0] = 2;
    expect(structureOf(card, heights, GRID)[0]).toEqual({ wanted: "1", height: 2, state: "high" });
  });
  it("is told of each level, cell by cell", () =>
    expect(floorsOf([2, 1, 0, 0], 2)).toEqual([
      [true, true, false, false],
      [true, false, false, false],
    ]));
});

it("walls are laid down around the monolyth", () => {
  const catalogue = { grid: 4, limit: 2, sites: 13, reach: 4, solo: false, colours: {}, boards: {}, cards: {}, ranks: [] };
  learn({ ...catalogue, stones: { bI1: { shape: "I1", colour: "blue", cubes: [[0, 0, 0]] } } });
  const sides = ["blue", "orange", "black", "turquoise"].map((colour) => ({ colour, prophecy: null, count: 0 }));
  const builder = { board: null, sides, heights: FLAT.with(0, 1), stones: [{ stone: "bI1", cubes: [[0, 0, 0]] as const }], levels: 0, level_tokens: [], structure_token: null };
  // A blue cube on a1, seen in the walls of row 1 and of column a, whose feet lie next to it.
  const net = netOf(builder, GRID, 2);
  expect(net).toHaveLength(16 + 4 * GRID * 2);
  const seen = net.filter(({ colour }) => colour !== null).map(({ x, y, side }) => [x, y, side]);
  expect(seen.toSorted()).toEqual([[1, 2, 3], [2, 1, 0], [2, 2, null]]);
});

it("a step goes where the eye sees it go", () => {
  expect(seenFrom(0, 1, 0)).toEqual([1, 0]);
  expect(seenFrom(1, 0, 1)).toEqual([1, -0]);
  expect(seenFrom(-1, 0, 1)).toEqual([-1, 0]);
  expect(seenFrom(6, 1, 0)).toEqual([-1, -0]);
});

it("a zigzag shows itself from its broad side", () => {
  const across: Cube[] = [[0, 1, 0], [1, 1, 0], [1, 0, 0], [2, 0, 0]];
  const away: Cube[] = [[0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 2, 0]];
  expect(broadside(across)).toEqual(across);
  expect(broadside(away).map(([x, y]) => x - y).toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
});
