/** The table of Monolyth in three dimensions: a plain module that draws what it is shown. */

import { BackSide, InstancedMesh, Matrix4, MeshBasicMaterial, MeshStandardMaterial, Quaternion, Vector3 } from "three";
import { createStage, type Stage } from "../../three/stage";
import { block } from "../../three/stone";
import type { Builder } from "../../wire";
import { Furniture, GROUND, siteAt, type Pad } from "./furniture";
import { Masonry, placeOf } from "./masonry";
import { MINERALS } from "./minerals";
import { cornered, type Rest } from "./model";
import { stoneOf, type Colour, type Cube } from "./types";

const HOME = { azimuth: 0.3, polar: 0.9, distance: 22.5 };
const EYE_LEVEL = -0.45;
const TOP = { polar: 0.03, distance: 25.5 };
const RING_SCALE = 0.54;
const SMALL = 0.36;
/** Where the others' monolyths stand, seen from the usual place: beside the table and behind it. */
const OTHERS = [new Vector3(8.5, GROUND - 0.2, -1.6), new Vector3(-8.5, GROUND - 0.2, -1.6), new Vector3(0, GROUND - 0.2, -8.6)] as const;
const GHOST_CUBES = 16;

/** What there is to see. */
export interface Shown {
  readonly ring: readonly (string | null)[];
  readonly crystal: number;
  /** How far the crystal has to go to the sites it can reach. */
  readonly steps: ReadonlyMap<number, number>;
  /** Those of them where nothing can be done. */
  readonly blocked: ReadonlySet<number>;
  readonly chosen: number | null;
  /** Whose monolyth is large. */
  readonly seat: number;
  readonly builders: readonly Builder[];
  readonly names: readonly string[];
  readonly limit: number;
  readonly grid: number;
  /** Where the chosen stone can be held, the one it is held over, and its colour. */
  readonly rests: readonly Rest[];
  readonly ghost: Rest | null;
  readonly colour: Colour | null;
}

/** What the pointer does. */
export interface Heard {
  readonly onsite: (site: number) => void;
  readonly onpointsite: (site: number | null) => void;
  readonly onrest: (rest: Rest | null) => void;
  readonly ondrop: (rest: Rest, touch: boolean) => void;
  readonly onseat: (seat: number) => void;
  /** The wheel turns the stone in hand; false if there is none. */
  readonly onwheel: (steps: number) => boolean;
}

export interface View {
  readonly show: (shown: Shown) => void;
  readonly turn: (quarters: number) => void;
  readonly top: () => void;
  readonly home: () => void;
  readonly picture: () => Promise<Blob>;
  readonly film: () => Promise<Blob>;
  readonly dispose: () => void;
}

const fall = (t: number): number => (t < 0.72 ? 1 - (t / 0.72) ** 2 : 0.05 * Math.sin(((t - 0.72) / 0.28) * Math.PI));

class MonolythScene {
  readonly #stage: Stage;
  readonly #masonry: Masonry;
  readonly #furniture: Furniture;
  readonly #ghost: InstancedMesh;
  /** The outline of the ghost: the inside of slightly larger cubes. */
  readonly #rim: InstancedMesh;
  readonly #labels: HTMLElement;
  #shown: Shown | null = null;
  #walk: number;
  #falling: { seat: number; stone: number; drop: number } | null = null;
  #bare = false;

  constructor(
    host: HTMLElement,
    private readonly first: Shown,
    private readonly heard: Heard,
  ) {
    this.#stage = createStage(host);
    const { scene, orbit } = this.#stage;
    this.#masonry = new Masonry(scene);
    this.#furniture = new Furniture(scene, first.ring.length, first.grid);
    this.#ghost = new InstancedMesh(block(0.99, 0.99, 0.99, 0.05), new MeshStandardMaterial({ transparent: true, opacity: 0.72, depthWrite: true }), GHOST_CUBES);
    this.#ghost.frustumCulled = false;
    this.#ghost.renderOrder = 2;
    this.#rim = new InstancedMesh(block(1.09, 1.09, 1.09, 0.06), new MeshBasicMaterial({ side: BackSide }), GHOST_CUBES);
    this.#rim.frustumCulled = false;
    scene.add(this.#ghost, this.#rim);
    this.#walk = first.crystal;
    this.#labels = document.createElement("div");
    this.#labels.className = "labels";
    this.#labels.ariaHidden = "true";
    host.append(this.#labels);
    Object.assign(orbit, HOME, { range: [9, 42] });
    orbit.target.y = EYE_LEVEL;
    orbit.onpoint = (at) => this.#point(at);
    orbit.onclick = (at, touch) => this.#click(at, touch);
    orbit.onwheel = heard.onwheel;
    this.#stage.ondraw = () => this.#label();
    this.#stage.canvas.addEventListener("measure", () => {
      this.#stage.canvas.dataset["measure"] = JSON.stringify(this.#stage.measure(30));
    });
  }

  show(shown: Shown): void {
    const before = this.#shown ?? this.first;
    const grown = shown.builders.findIndex((builder, seat) => builder.stones.length === (before.builders[seat]?.stones.length ?? 0) + 1);
    this.#shown = shown;
    if (this.#walk !== shown.crystal && before.crystal !== shown.crystal) this.#wander(before.crystal, shown.crystal, shown.ring.length);
    if (grown >= 0 && before !== shown) {
      const stone = shown.builders[grown]!.stones.length - 1;
      this.#stage.animate("fall", 420, (t) => {
        this.#falling = t === 1 ? null : { seat: grown, stone, drop: fall(t) * 3.2 };
        this.#lay();
      });
    }
    // While a stone is held nothing moves but its ghost, which throws no shadow.
    const moved = (["ring", "crystal", "steps", "blocked", "chosen", "seat", "builders", "names"] as const).some((part) => before[part] !== shown[part]);
    if (moved || before === shown) this.#arrange(shown);
    this.#haunt(shown);
    this.#stage.invalidate(moved);
  }

  /** Everything but the ghost. */
  #arrange(shown: Shown): void {
    this.#lay();
    this.#furniture.walls(shown.builders[shown.seat]?.sides ?? []);
    this.#furniture.posts(shown.limit);
    this.#furniture.pads(shown.ring.map((_, site) => this.#pad(shown, site)));
    this.#relabel(shown);
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Only the large monolyth, or everything again. */
  bare(on: boolean): void {
    this.#bare = on;
    this.#furniture.bare(on);
    this.#lay();
  }

  dispose(): void {
    this.#labels.remove();
    this.#stage.dispose();
  }

  #pad(shown: Shown, site: number): Pad {
    if (site === shown.chosen) return "chosen";
    if (shown.blocked.has(site)) return "blocked";
    return shown.steps.has(site) ? "reach" : "idle";
  }

  /** The crystal goes round clockwise, with a hop over every site. */
  #wander(from: number, to: number, sites: number): void {
    const way = (to - from + sites) % sites;
    this.#stage.animate("crystal", 160 + 170 * way, (t) => {
      this.#walk = t === 1 ? to : from + way * t;
      this.#crystal(Math.abs(Math.sin(t * way * Math.PI)) * 0.7 * (t < 1 ? 1 : 0));
    });
  }

  #crystal(hop: number): void {
    const { crystal } = this.#furniture;
    crystal.position.copy(siteAt(this.#walk, this.first.ring.length));
    crystal.position.y += 1 + hop;
    crystal.rotation.y = this.#walk * 0.9;
  }

  #boardAt(seat: number, shown: Shown): Matrix4 {
    if (seat === shown.seat) return new Matrix4();
    const others = shown.builders.map((_, i) => i).filter((i) => i !== shown.seat);
    const place = (OTHERS[others.indexOf(seat)] ?? OTHERS[0]).clone().applyAxisAngle(new Vector3(0, 1, 0), HOME.azimuth);
    return new Matrix4().compose(place, new Quaternion(), new Vector3(SMALL, SMALL, SMALL));
  }

  #lay(): void {
    const shown = this.#shown;
    if (shown === null) return;
    const { grid } = shown;
    this.#masonry.clear();
    const seats = shown.builders.map((_, seat) => seat).filter((seat) => !this.#bare || seat === shown.seat);
    this.#furniture.boards(seats.map((seat) => this.#boardAt(seat, shown)));
    for (const seat of seats) {
      const board = this.#boardAt(seat, shown);
      shown.builders[seat]?.stones.forEach(({ stone, cubes }, i) => {
        const falls = this.#falling?.seat === seat && this.#falling.stone === i;
        const at = falls ? board.clone().multiply(new Matrix4().makeTranslation(0, this.#falling?.drop ?? 0, 0)) : board;
        this.#masonry.lay(stoneOf(stone).colour, cubes, at, grid);
      });
    }
    if (!this.#bare) shown.ring.forEach((stone, site) => stone !== null && site !== shown.chosen && this.#ringStone(stone, site, shown));
    this.#masonry.done();
    this.#crystal(0);
    this.#stage.canvas.dataset["cubes"] = this.#masonry
      .drawn(grid)
      .map(([colour, cube]) => `${colour}:${cube.join()}`)
      .toSorted()
      .join(" ");
  }

  /** A stone lies along the ring, its middle on its site. */
  #ringStone(name: string, site: number, shown: Shown): void {
    const { colour, cubes } = stoneOf(name);
    const flat = cornered(cubes);
    const [wide, deep] = [0, 1].map((axis) => Math.max(...flat.map((cube) => cube[axis as 0 | 1])));
    const off = (shown.grid - 1) / 2;
    const centre = new Matrix4().makeTranslation(off - (wide ?? 0) / 2, 0, off - (deep ?? 0) / 2);
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), (-site / shown.ring.length) * Math.PI * 2);
    const at = siteAt(site, shown.ring.length);
    at.y += 0.14;
    const scale = new Vector3(RING_SCALE, RING_SCALE, RING_SCALE);
    this.#masonry.lay(colour, flat, new Matrix4().compose(at, turn, scale).multiply(centre), shown.grid);
  }

  /** The stone in hand where it would stand: red where it may not. */
  #haunt({ ghost, colour, grid }: Shown): void {
    this.#ghost.count = this.#rim.count = ghost === null ? 0 : Math.min(GHOST_CUBES, ghost.cubes.length);
    this.#stage.canvas.dataset["ghost"] = ghost?.place?.move ?? ghost?.why ?? "";
    if (ghost === null || colour === null) return;
    const material = this.#ghost.material as MeshStandardMaterial;
    const legal = ghost.place !== null;
    material.color.set(legal ? MINERALS[colour].base : "#c2322f");
    material.opacity = legal ? 0.82 : 0.5;
    (this.#rim.material as MeshBasicMaterial).color.set(legal ? "#12e0d2" : "#ff4a3d");
    ghost.cubes.forEach((cube, i) => {
      const at = new Matrix4().makeTranslation(placeOf(cube, grid));
      this.#ghost.setMatrixAt(i, at);
      this.#rim.setMatrixAt(i, at);
    });
    this.#ghost.instanceMatrix.needsUpdate = this.#rim.instanceMatrix.needsUpdate = true;
  }

  #relabel({ steps, builders, names, seat, ring }: Shown): void {
    const wanted = [...steps].map(([site, count]) => ({ text: `${count}`, kind: "site", index: site, at: siteAt(site, ring.length).setY(1.25) }));
    const others = builders.map((_, i) => i).filter((i) => i !== seat);
    const signs = others.map((i) => ({ text: names[i] ?? "", kind: "seat", index: i, at: new Vector3().setFromMatrixPosition(this.#boardAt(i, this.#shown!)).setY(1.7) }));
    this.#labels.replaceChildren(
      ...[...wanted, ...signs].map(({ text, kind, index, at }) => {
        const label = document.createElement("span");
        label.textContent = text;
        label.dataset[kind] = `${index}`;
        label.dataset["at"] = at.toArray().join();
        return label;
      }),
    );
  }

  #label(): void {
    for (const label of this.#labels.children) {
      if (!(label instanceof HTMLElement)) continue;
      const { x, y } = this.#stage.project(new Vector3().fromArray((label.dataset["at"] ?? "").split(",").map(Number)));
      label.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  }

  /** What is nearest to a point of the canvas, and how far it is from it in pixels. */
  #nearest<T>(at: { x: number; y: number }, things: readonly (readonly [T, Vector3, number])[]): { thing: T; far: number } | null {
    let best: { thing: T; far: number } | null = null;
    for (const [thing, place, weight] of things) {
      const { x, y } = this.#stage.project(place);
      const far = Math.hypot(x - at.x, y - at.y) * weight;
      if (best === null || far < best.far) best = { thing, far };
    }
    return best;
  }

  /** A legal rest draws the pointer a little more than an illegal one. */
  #rest(at: { x: number; y: number }): { thing: Rest; far: number } | null {
    const { rests = [], grid = 4 } = this.#shown ?? {};
    return this.#nearest(at, rests.map((rest) => [rest, middle(rest.cubes, grid), rest.place === null ? 1.35 : 1] as const));
  }

  #site(at: { x: number; y: number }): { thing: number; far: number } | null {
    const shown = this.#shown;
    if (shown === null) return null;
    const found = this.#nearest(at, shown.ring.map((_, site) => [site, siteAt(site, shown.ring.length).setY(0.1), 1] as const));
    return found !== null && found.far < this.#unit() * 0.95 ? found : null;
  }

  #seat(at: { x: number; y: number }): number | null {
    const shown = this.#shown;
    if (shown === null) return null;
    const others = shown.builders.map((_, i) => i).filter((i) => i !== shown.seat);
    const found = this.#nearest(at, others.map((seat) => [seat, new Vector3().setFromMatrixPosition(this.#boardAt(seat, shown)), 1] as const));
    return found !== null && found.far < this.#unit() * 1.3 ? found.thing : null;
  }

  /** How many pixels a cube's edge is wide, about. */
  #unit(): number {
    const [a, b] = [this.#stage.project(new Vector3(0, 0, 0)), this.#stage.project(new Vector3(0, 1, 0))];
    const [c, d] = [this.#stage.project(new Vector3(1, 0, 0)), this.#stage.project(new Vector3(0, 0, 1))];
    return Math.max(...[b, c, d].map(({ x, y }) => Math.hypot(x - a.x, y - a.y)));
  }

  /** What is under the pointer: the rest of the stone in hand, a site, another's monolyth. */
  #under(at: { x: number; y: number }): { rest: Rest } | { site: number } | { seat: number } | null {
    const [rest, site] = [this.#rest(at), this.#site(at)];
    if (site !== null && (rest === null || site.far < rest.far)) return { site: site.thing };
    if (rest !== null && rest.far < this.#unit() * 2.4) return { rest: rest.thing };
    const seat = this.#seat(at);
    return seat === null ? null : { seat };
  }

  #point(at: { x: number; y: number } | null): void {
    const under = at === null ? null : this.#under(at);
    this.#stage.canvas.style.cursor = under === null ? "grab" : "pointer";
    if ((this.#shown?.rests.length ?? 0) > 0 && (under === null || "rest" in under)) this.heard.onrest(under === null ? null : under.rest);
    this.heard.onpointsite(under !== null && "site" in under ? under.site : null);
  }

  #click(at: { x: number; y: number }, touch: boolean): void {
    const under = this.#under(at);
    if (under === null) return;
    if ("rest" in under) this.heard.ondrop(under.rest, touch);
    else if ("site" in under) this.heard.onsite(under.site);
    else this.heard.onseat(under.seat);
  }
}

function middle(cubes: readonly Cube[], grid: number): Vector3 {
  const sum = cubes.reduce((total, cube) => total.add(placeOf(cube, grid)), new Vector3());
  return sum.divideScalar(Math.max(1, cubes.length));
}

/** Film the stage while the eye goes round once. */
async function film(stage: Stage): Promise<Blob> {
  const recorder = new MediaRecorder(stage.canvas.captureStream(30), { mimeType: "video/webm" });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((done) => (recorder.onstop = () => done()));
  const from = stage.orbit.azimuth;
  recorder.start();
  const start = performance.now();
  await new Promise<void>((done) => {
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / 5000);
      stage.orbit.azimuth = from + t * Math.PI * 2;
      stage.invalidate();
      if (t < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: "video/webm" });
}

/** Puts the table into the element; `show` draws it, `heard` tells what the pointer does. */
export function createView(element: HTMLElement, first: Shown, heard: Heard): View {
  const scene = new MonolythScene(element, first, heard);
  const { orbit } = scene.stage;
  scene.show(first);

  /** The monolyth alone, near and a little from above, while something is made of it. */
  async function posed<T>(make: () => Promise<T>): Promise<T> {
    const { azimuth, polar, distance } = orbit;
    scene.bare(true);
    Object.assign(orbit, { azimuth: 0.6, polar: 1.08, distance: 12.5 });
    orbit.target.y = 1.2;
    try {
      return await make();
    } finally {
      scene.bare(false);
      Object.assign(orbit, { azimuth, polar, distance });
      orbit.target.y = EYE_LEVEL;
      scene.stage.invalidate(true);
    }
  }

  return {
    show: (shown) => scene.show(shown),
    turn: (quarters) => orbit.go({ azimuth: orbit.azimuth + (quarters * Math.PI) / 2 }),
    top: () => orbit.go({ ...TOP, azimuth: Math.round(orbit.azimuth / (Math.PI * 2)) * Math.PI * 2 }),
    home: () => orbit.go(HOME),
    picture: () => posed(() => scene.stage.picture(1200)),
    film: () => posed(() => film(scene.stage)),
    dispose: () => scene.dispose(),
  };
}
