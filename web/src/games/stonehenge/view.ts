/** The table of Stonehenge in three dimensions: a plain module that draws what it is shown. */

import { Group, Vector3 } from "three";
import { SOFTWARE } from "../../three/renderer";
import { createStage, type Stage } from "../../three/stage";
import type { StonehengeView } from "../../wire";
import type { Film } from "./film";
import { Furniture, stacked } from "./furniture";
import { DUSK, EVENING, evening, FAR, lay, SCALE } from "./landscape";
import { lit } from "./lights";
import { at, ballAt, degreesOf, heightAt, poseOf, reserveOf, type Plan } from "./model";
import { Pointer, type At } from "./pointer";
import { carried, Projector } from "./projector";
import type { Heard, Shown, View } from "./shown";
import { sizes, type Pose } from "./types";

const HOVER = 22;
const ANGLE = 46;
const EYES = {
  stone: { polar: 1.15, distance: 21.5, towards: 1, up: 1.7 },
  marker: { polar: 1.04, distance: 20, towards: 1, up: 0.5 },
  sun: { polar: 1.24, distance: 25, towards: 6, up: 3 },
  watch: { polar: 1.22, distance: 21.5, towards: 4, up: 2.6 },
  none: { polar: 1.27, distance: 20.5, towards: 1.2, up: 2.6 },
  near: { polar: 1.12, distance: 12.5, towards: 0, up: 1.6 },
} as const;
/** Where what has been taken lies: one's own at the left hand, the others' behind the reserve. */
const PILES = { own: 200, others: 262, back: 14 } as const;

const dark = (): boolean => {
  const theme = document.documentElement.dataset["theme"];
  return theme === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
};

class HengeScene {
  readonly stage: Stage;
  readonly #group = new Group();
  readonly #furniture: Furniture;
  readonly #labels: HTMLElement;
  readonly #projector: Projector;
  readonly #pointer: Pointer;
  #shown: Shown;
  /** The position whose stones are drawn: behind the shown one while a picture plays. */
  #laid: StonehengeView;
  #poses = new Map<number, Pose>();
  #ball: readonly [number, number, number] = [0, 0, heightAt(0)];
  #stage = "";
  /** For whom the reserve lies where it does. */
  #sat = -1;

  constructor(
    host: HTMLElement,
    first: Shown,
    heard: Heard,
  ) {
    const mood = dark() ? DUSK : EVENING;
    this.stage = createStage(host, { light: evening(mood), far: FAR, angle: ANGLE });
    const { scene, orbit, canvas } = this.stage;
    this.#group.rotation.x = -Math.PI / 2;
    this.#group.scale.setScalar(SCALE);
    scene.add(this.#group);
    lay(scene, this.#group, mood, SOFTWARE);
    this.#furniture = new Furniture(this.#group, first.view.players, SOFTWARE);
    this.#group.updateMatrixWorld();
    this.#shown = first;
    this.#laid = first.view;
    this.#projector = new Projector(this.stage, {
      draw: (moved, ball) => this.#moment(moved, ball),
      drawn: (stone) => this.#furniture.drawn(stone),
      hold: (shake) => {
        if (shake === null) delete canvas.dataset["shakes"];
        else canvas.dataset["shakes"] = `${shake}`;
      },
      watch: (azimuth, near) => this.#watch(azimuth, near),
    });
    this.#labels = document.createElement("div");
    this.#labels.className = "labels";
    this.#labels.ariaHidden = "true";
    host.append(this.#labels);
    Object.assign(orbit, { range: [10, 60] });
    this.#pointer = new Pointer(
      this.stage,
      {
        group: this.#group,
        shown: () => this.#shown,
        ball: () => this.#ball,
        setBall: (ball) => this.#setBall(ball),
        drawn: (stone) => this.#furniture.drawn(stone),
        ghost: () => this.#ghostPose(),
        screen: (place) => this.#screen(place),
        light: () => this.#light(),
        playing: () => this.#projector.playing,
        skip: () => this.#projector.skip(),
      },
      heard,
    );
    this.stage.ondraw = () => {
      this.#furniture.glowTowards(this.#group.worldToLocal(this.stage.ray({ x: 0, y: 0 }).origin.clone()));
      this.#label();
    };
    canvas.addEventListener("measure", () => this.#measure());
    // Where a place of the table is on the canvas: for whoever has to point at it without seeing it.
    canvas.addEventListener("where", (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { x, y } = this.#screen(event.detail as [number, number, number]);
      canvas.dataset["where"] = `${x.toFixed(1)},${y.toFixed(1)}`;
    });
    this.#lay(first.view);
    this.eye("none", 0);
    this.show(first);
  }

  show(shown: Shown): void {
    const before = this.#shown;
    this.#shown = shown;
    this.stage.canvas.dataset["still"] = `${shown.still?.film.number ?? ""}`;
    if (this.#projector.playing) return;
    if (shown.still !== null) {
      if (before.still?.film !== shown.still.film) this.#lay(shown.still.film.before);
      this.#projector.frame(shown.still.film, shown.still.frame);
    } else {
      // whoever sits down at the screen finds the reserve at their right hand
      if (this.#sat !== shown.seat) this.#lay(shown.view);
      else if (this.#laid !== shown.view) this.#change(shown.view);
      if (this.#pointer.hand === null) this.#setBall(shown.release === null ? [0, 0, heightAt(0)] : ballAt(shown.release));
    }
    if (this.#stage !== shown.stage && shown.still === null) {
      this.#stage = shown.stage;
      this.eye(shown.stage);
    }
    this.#light();
    if (before.names !== shown.names || before.seat !== shown.seat) this.#relabel();
    this.stage.invalidate(before.plan !== shown.plan || before.view !== shown.view || before.still !== shown.still || before.release !== shown.release);
  }

  async play(film: Film, after: StonehengeView, own: boolean): Promise<void> {
    this.#pointer.drop();
    const drawn = own ? this.#ghostPose() : null;
    this.#furniture.setGhost(null, true);
    this.#furniture.setGlow([]);
    this.#lay(film.before);
    const stone = reserveOf(film.before, sizes().stones)[0];
    if (drawn !== null && this.#shown.plan !== null) {
      const held = this.#shown.plan.kind === "gate" ? this.#shown.plan.gate.source : stone;
      if (held !== undefined) this.#moment(new Map([[held, drawn]]), null);
    }
    this.stage.canvas.dataset["film"] = `${film.number}`;
    await this.#projector.play(film, own);
    delete this.stage.canvas.dataset["film"];
    this.#change(after);
    this.#stage = "";
  }

  skip(): void {
    this.#projector.skip();
  }

  dispose(): void {
    this.#pointer.drop();
    this.#labels.remove();
    this.stage.dispose();
  }

  // The eye

  /** Look from the reader's side, as one needs to for what is to be done. */
  eye(name: keyof typeof EYES, ms = 700): void {
    const own = this.#shown.view.markers[this.#shown.seat] ?? 0;
    this.#fly(name === "sun" ? own : this.#side(), name, new Vector3(), ms);
  }

  /** Where the reader sits: where the seat's marker was at first. */
  #side(): number {
    return (360 * this.#shown.seat) / this.#shown.view.players;
  }

  #fly(azimuth: number, name: keyof typeof EYES, middle: Vector3, ms: number): void {
    const { orbit } = this.stage;
    const { polar, distance, towards, up } = EYES[name];
    const turn = ((azimuth + 90) * Math.PI) / 180;
    const from = { azimuth: orbit.azimuth, polar: orbit.polar, distance: orbit.distance, target: orbit.target.clone() };
    const way = Math.atan2(Math.sin(turn - from.azimuth), Math.cos(turn - from.azimuth));
    const target = middle.clone().add(new Vector3(Math.sin(turn) * towards, up, Math.cos(turn) * towards));
    const step = (t: number): void => {
      const part = 1 - (1 - t) ** 3;
      orbit.azimuth = from.azimuth + way * part;
      orbit.polar = from.polar + (polar - from.polar) * part;
      orbit.distance = from.distance + (distance - from.distance) * part;
      orbit.target.lerpVectors(from.target, target, part);
    };
    if (ms === 0) step(1);
    else this.stage.animate("eye", ms, step);
  }

  /** From the thrower's side, or near the stones that are hit. */
  #watch(azimuth: number, near: readonly Pose[] | null): void {
    if (near === null) return this.#fly(azimuth, "watch", new Vector3(), 600);
    const middle = near.reduce((sum, { position }) => sum.add(new Vector3(...position)), new Vector3()).divideScalar(Math.max(1, near.length));
    const world = this.#group.localToWorld(middle);
    const hit = degreesOf({ x: near[0]?.position[0] ?? 0, y: near[0]?.position[1] ?? 0 });
    const side = Math.sin(((hit - azimuth) * Math.PI) / 180) >= 0 ? 55 : -55;
    this.#fly(azimuth + side, "near", world.setY(0), 350);
  }

  // The stones

  /** Everything where it is in a position: standing, in the reserve, on the piles. */
  #placed(view: StonehengeView): Map<number, Pose> {
    const poses = new Map<number, Pose>(view.stones.map((stone) => [stone.number, stone]));
    const side = this.#side();
    const { stones } = sizes();
    // the field is cleared for a swing; else the last stone lies nearest, and none moves when another is taken
    const cleared = view.stage === "sun" || view.stage === "flight";
    if (!cleared) reserveOf(view, stones).forEach((number) => poses.set(number, stacked(stones - 1 - number, stones, side + 16, 192, 1)));
    view.penalties.forEach((pile, seat) => {
      const radius = seat === this.#shown.seat ? PILES.own : PILES.others;
      pile.forEach((number, i) => poses.set(number, stacked(i, 10, (360 * seat) / view.players - PILES.back, radius, -1)));
    });
    return poses;
  }

  #lay(view: StonehengeView): void {
    this.#laid = view;
    this.#relabel();
    this.#sat = this.#shown.seat;
    this.#poses = this.#placed(view);
    this.#moment(new Map(), null);
  }

  /** Stones go from where they are drawn to where they belong. */
  #change(view: StonehengeView): void {
    const from = this.#drawnAll();
    this.#laid = view;
    this.#relabel();
    this.#poses = this.#placed(view);
    const moving = [...this.#poses].filter(([number, pose]) => {
      const old = from.get(number);
      return old !== undefined && Math.hypot(...pose.position.map((value, axis) => value - (old.position[axis] ?? 0))) > 2;
    });
    this.stage.animate("change", 520, (t) => {
      if (this.#projector.playing || this.#laid !== view || this.#shown.still !== null) return;
      const moved = new Map(t === 1 ? [] : moving.map(([number, pose]): [number, Pose] => [number, carried(from.get(number) ?? pose, pose, t, 60)]));
      this.#moment(moved, this.#ball);
    });
  }

  #drawnAll(): Map<number, Pose> {
    const found = new Map<number, Pose>();
    for (let i = 0; i < sizes().stones; i += 1) {
      const pose = this.#furniture.drawn(i);
      if (pose !== null) found.set(i, pose);
    }
    return found;
  }

  /** The laid stones, some of them elsewhere. */
  #moment(moved: ReadonlyMap<number, Pose>, ball: readonly [number, number, number] | null): void {
    this.#furniture.setStones(new Map([...this.#poses, ...moved]));
    this.#furniture.setMarkers(this.#laid.markers, null);
    this.#setBall(ball ?? [0, 0, heightAt(0)]);
    const stones = [...this.#laid.stones.map(({ number }) => number), ...moved.keys()];
    this.stage.canvas.dataset["stones"] = JSON.stringify([...new Set(stones)].toSorted((a, b) => a - b).map((number) => [number, this.#furniture.drawn(number)]));
    const near = reserveOf(this.#laid, sizes().stones).at(-1);
    this.stage.canvas.dataset["reserve"] = near === undefined ? "" : `${this.#furniture.drawn(near)?.position.join() ?? ""}`;
    this.stage.invalidate(true);
  }

  #setBall(ball: readonly [number, number, number]): void {
    this.#ball = ball;
    this.#furniture.setBall(ball);
    this.stage.canvas.dataset["ball"] = ball.map((value) => value.toFixed(1)).join();
  }

  // What is lit

  #ghostPose(): Pose | null {
    const { plan, view } = this.#shown;
    const pose = plan === null ? null : poseOf(plan, view.stones);
    return pose === null ? null : { ...pose, position: [pose.position[0], pose.position[1], pose.position[2] + HOVER] };
  }

  #light(): void {
    const { plan, legal, mark, seat, view, stage, still: past } = this.#shown;
    const quiet = past !== null;
    this.#furniture.setGhost(quiet ? null : this.#ghostPose(), legal);
    if (!quiet) this.#furniture.setMarkers(view.markers, mark === null || stage !== "marker" ? null : { seat, azimuth: mark });
    const release = this.#pointer.hand?.release(performance.now()) ?? this.#shown.release;
    this.#furniture.setGlow(quiet ? [] : lit(this.#shown, release));
    this.stage.canvas.dataset["plan"] = plan?.kind ?? "";
  }

  #relabel(): void {
    const { names, seat } = this.#shown;
    const { markers } = this.#laid;
    this.#labels.replaceChildren(
      ...names.map((name, i) => {
        const label = document.createElement("span");
        const { x, y } = at(markers[i] ?? 0, sizes().marker_radius + 30);
        label.textContent = name;
        label.dataset["seat"] = `${i}`;
        if (i === seat) label.dataset["own"] = "";
        label.dataset["at"] = [x, y, 0].join();
        return label;
      }),
    );
  }

  #label(): void {
    for (const label of this.#labels.children) {
      if (!(label instanceof HTMLElement)) continue;
      const { x, y, behind } = this.#screen((label.dataset["at"] ?? "").split(",").map(Number) as [number, number, number]);
      label.hidden = behind;
      label.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  }

  #screen([x, y, z]: readonly [number, number, number]): At & { readonly behind: boolean } {
    return this.stage.project(this.#group.localToWorld(new Vector3(x, y, z)));
  }

  /** What a frame of thirty stones costs, always the same ones, and what one of none costs. */
  #measure(): void {
    const poses = new Map<number, Pose>();
    const [, , height] = sizes().stone;
    for (let i = 0; i < 30; i += 1) {
      const level = i < 15 ? 0 : 1;
      const turn = (i % 15) * 24;
      const plan: Plan = { kind: "ring", azimuth: turn, inset: 0, yaw: (i * 7) % 15 };
      const pose = poseOf(plan, []);
      if (pose !== null) poses.set(i, { ...pose, position: [pose.position[0], pose.position[1], pose.position[2] + level * height] });
    }
    this.#furniture.setStones(new Map());
    const none = this.stage.measure();
    this.#furniture.setStones(poses);
    this.stage.canvas.dataset["measure"] = JSON.stringify({ ...this.stage.measure(), none });
    this.#moment(new Map(), this.#ball);
  }
}

/** Puts the table into the element; `show` draws it, `heard` tells what the pointer does. */
export function createView(element: HTMLElement, first: Shown, heard: Heard): View {
  const scene = new HengeScene(element, first, heard);
  const { orbit } = scene.stage;
  return {
    show: (shown) => scene.show(shown),
    play: (film, after, own) => scene.play(film, after, own),
    skip: () => scene.skip(),
    turn: (steps) => orbit.go({ azimuth: orbit.azimuth + (steps * Math.PI) / 4 }),
    top: () => orbit.go({ polar: 0.04, distance: 32 }),
    home: () => scene.eye("none"),
    dispose: () => scene.dispose(),
  };
}
