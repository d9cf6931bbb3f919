/** What the page makes of Monolyth's view and hints: poses of a stone, where it rests, how far one is. */

import type { Builder, MonolythHints, PlacementHint } from "../../wire";
import type { Colour, Cube } from "./types";
import { stoneOf } from "./types";

/** Nothing can be done: another seat is to move, or the game is over. */
export const NO_HINTS: MonolythHints = { moves: [], crystal: [], places: [], prophecies: [], forgoes: [], refusals: [] };

/** One way to hold a stone, and the places where it may be set down like that. */
export interface Pose {
  readonly key: string;
  readonly cubes: readonly Cube[];
  readonly places: readonly PlacementHint[];
}

/** Where a pose comes to rest, be it allowed or not. */
export interface Rest {
  readonly cubes: readonly Cube[];
  readonly place: PlacementHint | null;
  /** The key of the sentence that says why it may not stay there. */
  readonly why: string;
}

const least = (cubes: readonly Cube[], axis: 0 | 1 | 2): number => Math.min(...cubes.map((cube) => cube[axis]));

/** The same cubes in the corner of the grid, in order. */
export function cornered(cubes: readonly Cube[]): Cube[] {
  const [x0, y0, z0] = [least(cubes, 0), least(cubes, 1), least(cubes, 2)];
  const moved = cubes.map(([x, y, z]): Cube => [x - x0, y - y0, z - z0]);
  return moved.toSorted((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
}

const keyOf = (cubes: readonly Cube[]): string => cornered(cubes).join(" ");
const quarter = (cubes: readonly Cube[]): Cube[] => cornered(cubes.map(([x, y, z]): Cube => [-y, x, z]));

/** The poses that have a place, those that differ by a turn on the spot beside each other. */
export function posesOf(places: readonly PlacementHint[]): Pose[] {
  const found = new Map<string, Pose>();
  for (const place of places) {
    const key = keyOf(place.cubes);
    const pose = found.get(key) ?? { key, cubes: cornered(place.cubes), places: [] };
    found.set(key, { ...pose, places: [...pose.places, place] });
  }
  const ordered: Pose[] = [];
  for (const pose of [...found.values()].toSorted((a, b) => flatness(a) - flatness(b) || a.key.localeCompare(b.key))) {
    for (let cubes: Cube[] = [...pose.cubes], turn = 0; turn < 4; cubes = quarter(cubes), turn += 1) {
      const turned = found.get(keyOf(cubes));
      if (turned !== undefined && !ordered.includes(turned)) ordered.push(turned);
    }
  }
  return ordered;
}

/** Lying poses come first. */
const flatness = ({ cubes }: Pose): number => Math.max(...cubes.map(([, , z]) => z));

const orbit = (pose: Pose): string => {
  let cubes: Cube[] = [...pose.cubes];
  const keys = Array.from({ length: 4 }, () => keyOf((cubes = quarter(cubes))));
  return keys.toSorted()[0] ?? "";
};

/** The index of the next pose: turned on the spot, tipped over, or simply the next one. */
export function nextPose(poses: readonly Pose[], index: number, how: "turn" | "tip" | "any", step: 1 | -1): number {
  const now = poses[index];
  for (let i = 1; i <= poses.length; i += 1) {
    const at = (index + step * i + poses.length * i) % poses.length;
    const pose = poses[at];
    if (now === undefined || pose === undefined) return 0;
    if (how === "any" || (orbit(pose) === orbit(now)) === (how === "turn")) return at;
  }
  return index;
}

/** A step on the grid that looks like this one to an eye so many quarters further round. */
export function seenFrom(quarter: number, dx: number, dy: number): readonly [number, number] {
  let step: readonly [number, number] = [dx, dy];
  for (let turn = ((quarter % 4) + 4) % 4; turn > 0; turn -= 1) step = [step[1], -step[0]];
  return step;
}

/** A stone turned on the spot until it shows itself best from the side: as broad as it can. */
export function broadside(cubes: readonly Cube[]): readonly Cube[] {
  const breadth = (all: readonly Cube[]): number => {
    const across = all.map(([x, y]) => x - y);
    return Math.max(...across) - Math.min(...across);
  };
  const turned = quarter(cubes);
  return breadth(turned) > breadth(cubes) ? turned : cubes;
}

/** For each level, whether each cell has reached it. */
export const floorsOf = (heights: readonly number[], limit: number): boolean[][] =>
  Array.from({ length: limit }, (_, level) => heights.map((height) => height > level));

/** Everywhere a pose can be held above the grid, let down until it touches something. */
export function restsOf(pose: Pose, heights: readonly number[], grid: number): Rest[] {
  const [wide, deep] = [0, 1].map((axis) => Math.max(...pose.cubes.map((cube) => cube[axis as 0 | 1])));
  const legal = new Map(pose.places.map((place) => [spot(place.cubes), place]));
  const rests: Rest[] = [];
  for (let dy = 0; dy + (deep ?? 0) < grid; dy += 1) {
    for (let dx = 0; dx + (wide ?? 0) < grid; dx += 1) {
      const place = legal.get(`${dx},${dy}`);
      if (place !== undefined) rests.push({ cubes: place.cubes, place, why: "" });
      else rests.push(fallen(pose.cubes, dx, dy, heights, grid));
    }
  }
  return rests;
}

const spot = (cubes: readonly Cube[]): string => `${least(cubes, 0)},${least(cubes, 1)}`;

/** Where the server lists no place: how the stone would lie, and what is wrong with it. */
function fallen(cubes: readonly Cube[], dx: number, dy: number, heights: readonly number[], grid: number): Rest {
  const height = (x: number, y: number): number => heights[(y + dy) * grid + x + dx] ?? 0;
  const lowest = cubes.filter(([x, y, z]) => !cubes.some(([a, b, c]) => a === x && b === y && c < z));
  const floor = Math.max(...lowest.map(([x, y, z]) => height(x, y) - z));
  const gap = lowest.some(([x, y, z]) => z + floor > height(x, y));
  return { cubes: cubes.map(([x, y, z]): Cube => [x + dx, y + dy, z + floor]), place: null, why: gap ? "monolyth-why-gap" : "monolyth-why-high" };
}

/** The colour of every cube of a monolyth, by place. */
export function coloursOf(builder: Builder): ReadonlyMap<string, Colour> {
  return new Map(builder.stones.flatMap(({ stone, cubes }) => cubes.map((cube): [string, Colour] => [cube.join(), stoneOf(stone).colour])));
}

/** A face of the monolyth unfolded: where it lies in the plane, and of which side it is (null: the top). */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly side: number | null;
  readonly colour: Colour | null;
  readonly height: number;
}

/** The walls laid down outwards around the monolyth seen from above, their feet next to it. */
export function netOf(builder: Builder, grid: number, limit: number): Face[] {
  const cubes = coloursOf(builder);
  const at = (x: number, y: number, z: number): Colour | null => cubes.get([x, y, z].join()) ?? null;
  const [along, up] = [grid, limit].map((count) => Array.from({ length: count }, (_, i) => i));
  const [near, end] = [limit + grid, grid - 1];
  const top = builder.heights.map((height, i): Face => {
    const [x, y] = [i % grid, Math.floor(i / grid)];
    return { x: limit + x, y: limit + y, side: null, colour: at(x, y, height - 1), height };
  });
  const walls = (along ?? []).flatMap((i) =>
    (up ?? []).flatMap((z): Face[] => [
      { x: limit + i, y: limit - 1 - z, side: 0, colour: at(i, 0, z), height: z },
      { x: near + z, y: limit + i, side: 1, colour: at(end, i, z), height: z },
      { x: limit + i, y: near + z, side: 2, colour: at(i, end, z), height: z },
      { x: limit - 1 - z, y: limit + i, side: 3, colour: at(0, i, z), height: z },
    ]),
  );
  return [...top, ...walls];
}

export interface Aim {
  readonly wanted: string;
  readonly height: number;
  readonly state: "done" | "low" | "high";
}

function aim(wanted: string, height: number): Aim {
  const low = Number(wanted[0]);
  const high = wanted.endsWith("+") ? Infinity : Number(wanted.at(-1));
  return { wanted, height, state: height < low ? "low" : height > high ? "high" : "done" };
}

/** The structure card turned or mirrored the way it is nearest to completion, cell by cell. */
export function structureOf(card: readonly string[], heights: readonly number[], grid: number): readonly Aim[] {
  const cells = heights.map((_, i) => [i % grid, Math.floor(i / grid)] as const);
  const end = grid - 1;
  const ways: ((x: number, y: number) => readonly [number, number])[] = [
    (x, y) => [x, y],
    (x, y) => [end - y, x],
    (x, y) => [end - x, end - y],
    (x, y) => [y, end - x],
    (x, y) => [end - x, y],
    (x, y) => [x, end - y],
    (x, y) => [y, x],
    (x, y) => [end - y, end - x],
  ];
  const tries = ways.map((way) =>
    cells.map(([x, y], i) => {
      const [a, b] = way(x, y);
      return aim(card[b * grid + a] ?? "", heights[i] ?? 0);
    }),
  );
  // What is too high can never be mended, what is too low can.
  const cost = (aims: readonly Aim[]): number => aims.reduce((sum, { state }) => sum + (state === "high" ? 100 : state === "low" ? 1 : 0), 0);
  return tries.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}
