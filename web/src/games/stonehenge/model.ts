/** What the table shows and says of a position: pictures of moves, no rules. */

import type { Barred, Event, GateHint, StonehengeHints, StonehengeView, StoneView } from "../../wire";
import { sizes, snap, snapTurn, type Point, type Pose } from "./types";

export const NO_HINTS: StonehengeHints = { moves: [], rings: [], refusals: [], tops: [], spots: [], gates: [], rooms: [], swing: null, lines: [] };

const RADIANS = Math.PI / 180;

/** An angle in [0, 360). */
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

export const degreesOf = ({ x, y }: Point): number => turned(Math.atan2(y, x) / RADIANS);

/** Whether a direction is in an arc, which goes anticlockwise. */
export const within = ({ start, end }: { start: number; end: number }, degrees: number): boolean => turned(degrees - start) <= turned(end - start);

export const at = (degrees: number, radius: number): Point => ({ x: Math.cos(degrees * RADIANS) * radius, y: Math.sin(degrees * RADIANS) * radius });

/** A number as the notation writes it. */
export const show = (value: number): string => `${Math.round(value * 1e6) / 1e6}`;

// Stones

/** What a player is about to do with a stone. */
export type Plan =
  | { readonly kind: "ring"; readonly azimuth: number; readonly inset: number; readonly yaw: number }
  | ({ readonly kind: "top"; readonly stone: number; readonly yaw: number } & Shift)
  | ({ readonly kind: "gate"; readonly gate: GateHint } & Shift);

/** How far a stone is from the middle of what it is on, along and across it, in mm. */
export interface Shift {
  readonly along: number;
  readonly across: number;
}
export const CENTRED: Shift = { along: 0, across: 0 };

const shifted = ({ along, across }: Shift): string => (along === 0 && across === 0 ? "" : ` at ${show(along)},${show(across)}`);

export function moveOf(plan: Plan): string {
  switch (plan.kind) {
    case "ring":
      return `ring ${show(plan.azimuth)}${plan.inset === 0 ? "" : ` in ${show(plan.inset)}`}${plan.yaw === 0 ? "" : ` yaw ${show(plan.yaw)}`}`;
    case "top":
      return `top ${plan.stone}${shifted(plan)}${plan.yaw === 0 ? "" : ` yaw ${show(plan.yaw)}`}`;
    case "gate":
      return `${plan.gate.move}${shifted(plan)}`;
  }
}

/** The plan of a move that the server offers. */
export function planOf(move: string, gates: readonly GateHint[]): Plan | null {
  const [kind, number] = move.split(" ");
  if (kind === "ring") return { kind, azimuth: Number(number), inset: 0, yaw: 0 };
  if (kind === "top") return { kind, stone: Number(number), yaw: 0, ...CENTRED };
  const gate = gates.find((one) => one.move === move);
  return gate === undefined ? null : { kind: "gate", gate, ...CENTRED };
}

/** A stone of the reserve over a place of the base. */
export function ringPlan(point: Point, yaw: number): Plan {
  const { azimuth, inset, inner_edge, stone } = sizes();
  const outside = inner_edge - stone[1] / 2 - Math.hypot(point.x, point.y);
  return { kind: "ring", azimuth: snapTurn(azimuth, degreesOf(point)), inset: snap(inset, outside), yaw };
}

/** How far a place that is lit draws a stone that is held beside it, in degrees. */
const DRAW = 4;

/** A stone just beside the lit places is drawn to the nearest. */
export function drawn(plan: Plan, { rings, refusals }: StonehengeHints): Plan {
  if (plan.kind !== "ring" || barred(refusals, plan.azimuth) === undefined) return plan;
  const away = (degrees: number): number => Math.abs(turned(degrees - plan.azimuth + 180) - 180);
  const [nearest] = rings.flatMap(({ start, end }) => [start, end]).toSorted((a, b) => away(a) - away(b));
  return nearest !== undefined && away(nearest) <= DRAW ? { ...plan, azimuth: nearest, inset: 0 } : plan;
}

const upright = (x: number, y: number, z: number, yaw: number): Pose => ({ position: [x, y, z], rotation: [Math.cos(yaw / 2), 0, 0, Math.sin(yaw / 2)] });

/** Where a stone's width points, seen from above. */
function heading({ rotation: [w, x, y, z] }: Pose): number {
  return Math.atan2(2 * (x * y + w * z), 1 - 2 * (y * y + z * z));
}

/** Where a lying stone's height points. */
function lying({ rotation: [w, x, y, z] }: Pose): number {
  return Math.atan2(2 * (y * z - w * x), 2 * (x * z + w * y));
}

const lengthOf = (pose: Pose, kind: "top" | "gate"): number => (kind === "gate" ? lying(pose) : heading(pose));

/** A place beside the middle of a stone or of a gate. */
export function beside(pose: Pose, kind: "top" | "gate", { along, across }: Shift): [number, number, number] {
  const [x, y, z] = pose.position;
  const [cos, sin] = [Math.cos(lengthOf(pose, kind)), Math.sin(lengthOf(pose, kind))];
  return [x + along * cos - across * sin, y + along * sin + across * cos, z];
}

/** How far a place is from the middle of a stone or of a gate. */
export function offset(point: Point, pose: Pose, kind: "top" | "gate"): Shift {
  const [dx, dy] = [point.x - pose.position[0], point.y - pose.position[1]];
  const [cos, sin] = [Math.cos(lengthOf(pose, kind)), Math.sin(lengthOf(pose, kind))];
  return { along: dx * cos + dy * sin, across: dy * cos - dx * sin };
}

/** Where the stone would be. */
export function poseOf(plan: Plan, stones: readonly StoneView[]): Pose | null {
  const { inner_edge, stone } = sizes();
  const [, depth, height] = stone;
  switch (plan.kind) {
    case "ring": {
      const { x, y } = at(plan.azimuth, inner_edge - plan.inset - depth / 2);
      return upright(x, y, height / 2, (plan.azimuth + 90 + plan.yaw) * RADIANS);
    }
    case "top": {
      const below = stones.find(({ number }) => number === plan.stone);
      if (below === undefined) return null;
      const [x, y, z] = beside(below, "top", plan);
      return upright(x, y, z + height, heading(below) + plan.yaw * RADIANS);
    }
    case "gate":
      return { position: beside(plan.gate, "gate", plan), rotation: plan.gate.rotation };
  }
}

/** Why a stone cannot stand straight on the inner edge here; undefined where it can. */
export const barred = (refusals: readonly Barred[], degrees: number): string | undefined =>
  refusals.find(({ start, end }) => within({ start: start - 0.5, end: end + 0.5 }, degrees))?.why;

/** The stones in the reserve: the first is the next to be placed. */
export function reserveOf({ stones, penalties }: StonehengeView, count: number): number[] {
  const used = new Set([...stones.map(({ number }) => number), ...penalties.flat()]);
  return Array.from({ length: count }, (_, number) => number).filter((number) => !used.has(number));
}

/** The stone on the base that comes before this one, clockwise; null if it is alone. */
export function beforeOf(stones: readonly StoneView[], number: number): number | null {
  const here = stones.find((stone) => stone.number === number);
  if (here === undefined) return null;
  const back = ({ position: [x, y] }: StoneView): number => turned(degreesOf({ x: here.position[0], y: here.position[1] }) - degreesOf({ x, y }));
  const others = stones.filter((stone) => stone.on.length === 0 && stone.number !== number && !here.on.includes(stone.number));
  return others.toSorted((a, b) => back(a) - back(b))[0]?.number ?? null;
}

// The Sun

export interface Release {
  readonly azimuth: number;
  readonly pull: number;
  readonly sideways: number;
}

export const swingOf = ({ azimuth, pull, sideways }: Release): string => `swing ${show(azimuth)} pull ${show(pull)}${sideways === 0 ? "" : ` side ${show(sideways)}`}`;

export function releaseOf(notation: string): Release | null {
  const found = /^swing (\S+) pull (\S+)(?: side (\S+))?$/.exec(notation);
  return found === null ? null : { azimuth: Number(found[1]), pull: Number(found[2]), sideways: Number(found[3] ?? 0) };
}

/** The nearest release that can be written down. */
export function written({ azimuth, pull, sideways }: Release): Release {
  const { aim, pull: pulls, sideways: speeds } = sizes();
  return { azimuth: snapTurn(aim, azimuth), pull: snap(pulls, pull), sideways: snap(speeds, sideways) };
}

/** How high the ball's centre is over the base, so far from the middle. */
export function heightAt(radius: number): number {
  const { string_length: length, ball_diameter, ball_clearance } = sizes();
  return length + ball_diameter / 2 + ball_clearance - Math.sqrt(length * length - Math.min(radius, length * 0.8) ** 2);
}

/** The ball where it is let go. */
export function ballAt({ azimuth, pull }: Release): [number, number, number] {
  const radius = sizes().base_radius + pull;
  const { x, y } = at(azimuth, radius);
  return [x, y, heightAt(radius)];
}

/** The line that is intended, seen from above: between the catalogued paths, stretched to the pull. */
export function guideOf({ azimuth, pull, sideways }: Release): Point[] {
  const { paths, base_radius, pull: pulls } = sizes();
  const above = paths.findIndex((path) => path.sideways >= sideways);
  const high = paths[above === -1 ? paths.length - 1 : above];
  const low = paths[Math.max(0, above - 1)];
  if (high === undefined || low === undefined) return [];
  const span = high.sideways - low.sideways;
  const part = span === 0 ? 0 : (sideways - low.sideways) / span;
  const stretch = (base_radius + pull) / (base_radius + pulls.low);
  const [cos, sin] = [Math.cos(azimuth * RADIANS), Math.sin(azimuth * RADIANS)];
  return low.points.slice(0, Math.min(low.points.length, high.points.length)).map(([lx, ly], i) => {
    const [hx, hy] = high.points[i] ?? [lx, ly];
    const [x, y] = [lx + (hx - lx) * part, ly + (hy - ly) * part];
    const far = x > 0 ? x * stretch : x;
    return { x: far * cos - y * sin, y: far * sin + y * cos };
  });
}

/** Where a line crosses the ring of stones, in degrees. */
export function crossings(line: readonly Point[], radius: number): number[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]!;
    const [a, b] = [Math.hypot(from.x, from.y) - radius, Math.hypot(to.x, to.y) - radius];
    if (a > 0 === b > 0) return [];
    const t = a / (a - b);
    return [degreesOf({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) })];
  });
}

/** Whether the drawn line goes through the arc that is lit. */
export const through = (line: readonly Point[], arc: StonehengeHints["swing"]): boolean => arc === null || crossings(line, sizes().ring).some((degrees) => within(arc, degrees));

// What happened

/** Something that chance carried out: the number of its motion picture, and what is told of it. */
export interface Take {
  readonly film: number;
  readonly kind: "stone" | "gate" | "swing";
  readonly seat: number;
  readonly fallen: number;
}

const KINDS: Readonly<Record<string, Take["kind"]>> = {
  "stonehenge-event-ring": "stone",
  "stonehenge-event-top": "stone",
  "stonehenge-event-gate": "gate",
  "stonehenge-event-swing": "swing",
};
const PENALTY = "stonehenge-event-penalty";

/** Every motion picture of the game so far, in order. */
export function takesOf(log: readonly Event[]): Take[] {
  const takes: Take[] = [];
  for (const { key, args } of log) {
    const kind = KINDS[key];
    const last = takes.at(-1);
    if (kind !== undefined) takes.push({ film: takes.length, kind, seat: Number(args["seat"]), fallen: 0 });
    else if (key === PENALTY && last !== undefined) takes[takes.length - 1] = { ...last, fallen: Number(args["count"]) };
  }
  return takes;
}
