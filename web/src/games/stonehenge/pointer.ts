/** What the pointer does on the table: carry a stone, lay a gate, put the marker, pull the Sun. */

import { Vector3, type Group } from "three";
import type { Grip } from "../../three/orbit";
import { still, type Stage } from "../../three/stage";
import { Hand } from "./hand";
import { SCALE } from "./landscape";
import { beside, CENTRED, degreesOf, drawn, heightAt, offset, poseOf, reserveOf, ringPlan, turned, type Plan, type Shift } from "./model";
import type { Heard, Shown } from "./shown";
import { settled, sizes, snap, snapTurn, type Point, type Pose } from "./types";

export type At = { x: number; y: number };
type Place = readonly [number, number, number];

/** How near the pointer has to be to something to take it, in pixels. */
const REACH = { mouse: 34, touch: 52 };
/** So far beside the middle of what it is laid on a stone still counts as in the middle, in mm. */
const SLACK = 3;
/** A lintel is shifted by less than the hand is, for it can be shifted so little. */
const FINE = 0.4;
/** Where one points at the top of a stone, over it, in mm. */
const ABOVE = 4;

/** What the pointer has to know of the scene, and may do to it. */
export interface World {
  readonly group: Group;
  readonly shown: () => Shown;
  readonly ball: () => Place;
  readonly setBall: (ball: Place) => void;
  readonly drawn: (stone: number) => Pose | null;
  /** Where the stone in hand hovers. */
  readonly ghost: () => Pose | null;
  readonly screen: (place: Place) => At;
  readonly light: () => void;
  readonly playing: () => boolean;
  readonly skip: () => void;
}

/** Whether a pointer has gone far enough from where it went down to mean it; from then on it does. */
function begins({ x, y }: At): (point: At) => boolean {
  let begun = false;
  return (point) => (begun ||= Math.hypot(point.x - x, point.y - y) > 6);
}

export class Pointer {
  /** The hand that holds the Sun. */
  hand: Hand | null = null;
  #frame = 0;

  constructor(
    private readonly stage: Stage,
    private readonly world: World,
    private readonly heard: Heard,
  ) {
    const { orbit } = stage;
    orbit.ongrab = (point, touch) => (world.playing() ? null : this.#grab(point, touch));
    orbit.onclick = (point, touch) => this.#click(point, touch);
    orbit.onpoint = (point) => this.#point(point);
    orbit.onwheel = (steps) => {
      const { plan } = world.shown();
      if (plan === null || plan.kind === "gate") return false;
      if (steps !== 0) heard.onyaw(steps);
      return true;
    };
  }

  /** Let go of everything. */
  drop(): void {
    cancelAnimationFrame(this.#frame);
    this.hand = null;
  }

  #distance(point: At, place: Place): number {
    const { x, y } = this.world.screen(place);
    return Math.hypot(point.x - x, point.y - y);
  }

  /** The place under the pointer at this height over the base. */
  #under(point: At, z: number): Point | null {
    const ray = this.stage.ray(point);
    const height = z * SCALE;
    const t = (height - ray.origin.y) / ray.direction.y;
    if (!(t > 0)) return null;
    const found = this.world.group.worldToLocal(ray.at(t, new Vector3()));
    return { x: found.x, y: found.y };
  }

  /** Where a ball on its string is under the pointer: on a great bowl around the hook. */
  #onString(point: At): Point | null {
    const { string_length: length } = sizes();
    const ray = this.stage.ray(point);
    const from = this.world.group.worldToLocal(ray.origin.clone());
    const way = this.world.group.worldToLocal(ray.origin.clone().add(ray.direction)).sub(from).normalize();
    const away = from.clone().setZ(from.z - length - heightAt(0));
    const middle = away.dot(way);
    const inside = middle * middle - away.lengthSq() + length * length;
    if (inside < 0) return null;
    const { x, y } = from.addScaledVector(way, Math.sqrt(inside) - middle);
    return { x, y };
  }

  #grab(point: At, touch: boolean): Grip | null {
    const reach = touch ? REACH.touch : REACH.mouse;
    const { stage } = this.world.shown();
    if (stage === "sun" && this.#distance(point, this.world.ball()) < reach * 1.4) return this.#pull(point);
    if (stage === "marker") return null;
    if (stage !== "stone") return null;
    const ghost = this.world.ghost();
    if (ghost !== null && this.#distance(point, ghost.position) < reach * 1.2) return this.#hold(point);
    const reserve = reserveOf(this.world.shown().view, sizes().stones).flatMap((stone) => this.world.drawn(stone) ?? []);
    const nearest = Math.min(reach, ...reserve.map(({ position }) => this.#distance(point, position)));
    // what stands before the reserve is taken first
    const standing = this.#standing(point, Math.max(nearest, reach * 0.5));
    if (standing === null) return nearest < reach ? this.#carry(point, point, () => undefined) : null;
    if (this.world.shown().hints.gates.some(({ source }) => source === standing)) return this.#bridge(point, standing, point, () => this.#click(point, touch));
    this.heard.onstuck(standing);
    return null;
  }

  /** The stone that is drawn under the pointer. */
  #standing(point: At, reach: number): number | null {
    let best: { stone: number; far: number } | null = null;
    for (const { number, position: [x, y, z] } of this.world.shown().view.stones) {
      for (const up of [-18, 0, 18, 28]) {
        const far = this.#distance(point, [x, y, z + up]);
        if (far < reach && (best === null || far < best.far)) best = { stone: number, far };
      }
    }
    return best?.stone ?? null;
  }

  /** A reserve stone along the ring, or onto a standing one. */
  #planAt(point: At): Plan | null {
    const { view, plan, hints } = this.world.shown();
    const yaw = plan === null || plan.kind === "gate" ? 0 : plan.yaw;
    const { stone, foot } = sizes();
    const half = stone[2] / 2;
    const top = view.stones
      .filter(({ number }) => hints.tops.includes(number))
      .map((below) => ({ below, far: this.#distance(point, [below.position[0], below.position[1], below.position[2] + half + ABOVE]) }))
      .toSorted((a, b) => a.far - b.far)[0];
    if (top !== undefined && top.far < 20) {
      const shift = this.#shift(point, top.below, top.below.position[2] + half + ABOVE, "top");
      return { kind: "top", stone: top.below.number, yaw, along: settled(foot[0], shift.along, SLACK), across: settled(foot[1], shift.across, SLACK) };
    }
    const place = this.#under(point, 0);
    if (place === null || Math.hypot(place.x, place.y) < 30) return null;
    return drawn(ringPlan(place, yaw), hints);
  }

  /** How far the pointer is from the middle of what a stone is laid on. */
  #shift(point: At, pose: Pose, height: number, kind: "top" | "gate"): Shift {
    const place = this.#under(point, height);
    return place === null ? CENTRED : offset(place, pose, kind);
  }

  /** The stone in hand is taken again: it follows from where it is, and a click lowers it. */
  #hold(start: At): Grip | null {
    const { plan, view } = this.world.shown();
    const pose = plan === null ? null : poseOf(plan.kind === "top" ? { ...plan, yaw: 0 } : plan, view.stones);
    if (plan === null || pose === null) return null;
    const lower = (): void => this.heard.onlower();
    const [, depth, height] = sizes().stone;
    const [x, y, z] = pose.position;
    if (plan.kind === "ring") return this.#carry(start, this.world.screen([x, y, z - height / 2]), lower);
    // where a hand would have to be for the shift that there is
    const share = plan.kind === "gate" ? FINE : 1;
    const more = (mm: number): number => mm / share - mm + Math.sign(mm) * SLACK;
    const [hx, hy] = beside(pose, plan.kind, { along: more(plan.along), across: more(plan.across) });
    if (plan.kind === "top") return this.#carry(start, this.world.screen([hx, hy, z - height / 2 + ABOVE]), lower);
    return this.#bridge(start, plan.gate.source, this.world.screen([hx, hy, z - depth / 2]), lower);
  }

  /** What is held is drawn from here while the pointer goes on from where it started. */
  #carry(start: At, from: At, clicked: () => void): Grip {
    const begun = begins(start);
    return {
      move: (point) => {
        if (!begun(point)) return;
        const plan = this.#planAt({ x: point.x + from.x - start.x, y: point.y + from.y - start.y });
        if (plan !== null) this.heard.onplan(plan);
      },
      drop: (_, click) => click && clicked(),
      cancel: () => undefined,
    };
  }

  /** A standing stone, laid across two others: in their middle, or as far beside it as it may be. */
  #bridge(start: At, source: number, from: At, clicked: () => void): Grip {
    const gates = this.world.shown().hints.gates.filter((gate) => gate.source === source);
    const { lintel, stone } = sizes();
    const begun = begins(start);
    return {
      move: ({ x, y }) => {
        if (!begun({ x, y })) return;
        const point = { x: x + from.x - start.x, y: y + from.y - start.y };
        const [nearest] = gates.map((gate) => ({ gate, far: this.#distance(point, gate.position) })).toSorted((a, b) => a.far - b.far);
        if (nearest === undefined) return;
        const { gate, far } = nearest;
        const { along, across } = far > 2 * REACH.mouse ? CENTRED : this.#shift(point, gate, gate.position[2] - stone[1] / 2, "gate");
        this.heard.onplan({ kind: "gate", gate, along: settled(lintel[0], along, SLACK, FINE), across: settled(lintel[1], across, SLACK, FINE) });
      },
      drop: (_, click) => click && clicked(),
      cancel: () => undefined,
    };
  }

  /** The ball in the hand: it sways, and is let go. */
  #pull(start: At): Grip {
    const hand = new Hand({ x: this.world.ball()[0], y: this.world.ball()[1] }, !still());
    this.hand = hand;
    let last = performance.now();
    const follow = (point: At): void => {
      const place = this.#onString(point);
      if (place !== null) hand.to(place, performance.now());
    };
    const step = (): void => {
      const now = performance.now();
      if (this.hand !== hand) return;
      hand.pass((now - last) / 1000);
      last = now;
      const { x, y } = hand.ball;
      this.world.setBall([x, y, heightAt(Math.hypot(x, y))]);
      this.heard.onpull(hand.release(now));
      this.world.light();
      this.stage.invalidate(true);
      this.#frame = requestAnimationFrame(step);
    };
    follow(start);
    step();
    return {
      move: follow,
      drop: (point) => {
        follow(point);
        const release = hand.release(performance.now());
        this.drop();
        if (release.pull >= sizes().pull.low - 1) this.heard.onrelease(release);
        else this.#fallBack();
      },
      cancel: () => {
        this.drop();
        this.#fallBack();
      },
    };
  }

  /** Not pulled far enough: the ball swings home. */
  #fallBack(): void {
    const [x, y] = this.world.ball();
    this.heard.onpull(null);
    this.stage.animate("fall", 900, (t) => {
      if (this.hand !== null || this.world.playing()) return;
      const part = t === 1 ? 0 : Math.cos(t * Math.PI * 2.5) * (1 - t) ** 2;
      this.world.setBall([x * part, y * part, heightAt(Math.hypot(x, y) * Math.abs(part))]);
    });
  }

  #room(point: At): number | null {
    const place = this.#under(point, 0);
    if (place === null || Math.hypot(place.x, place.y) < 25) return null;
    const degrees = degreesOf(place);
    for (const { start, end } of this.world.shown().hints.rooms) {
      const width = turned(end - start);
      const along = turned(degrees - start + (360 - width) / 2) - (360 - width) / 2;
      // a little outside still means the nearest place inside
      if (along < -9 || along > width + 9) continue;
      const grid = sizes().mark;
      const inside = Math.min(Math.floor((start + width) / grid.step + 1e-6) * grid.step, Math.max(Math.ceil(start / grid.step - 1e-6) * grid.step, start + along));
      return snapTurn(grid, snap({ low: 0, step: grid.step, count: 4 * grid.count }, inside));
    }
    return null;
  }

  #point(point: At | null): void {
    const { stage } = this.world.shown();
    const { canvas } = this.stage;
    if (point === null || this.world.playing()) return;
    if (stage === "marker") {
      const room = this.#room(point);
      canvas.style.cursor = room === null ? "grab" : "pointer";
      this.heard.onmark(room);
      return;
    }
    const holds = stage === "sun" ? this.#distance(point, this.world.ball()) < REACH.mouse * 1.4 : stage === "stone" && this.#planAt(point) !== null;
    canvas.style.cursor = holds ? "pointer" : "grab";
  }

  #click(point: At, touch: boolean): void {
    if (this.world.playing()) return this.world.skip();
    if (this.world.shown().stage === "marker") {
      const room = this.#room(point);
      if (room !== null) this.heard.onmarked(room, touch);
    } else if (this.world.shown().stage === "stone") {
      const plan = this.#planAt(point);
      if (plan !== null) this.heard.onplan(plan);
    }
  }
}
