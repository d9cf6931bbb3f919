/** The table of Monolyth in three dimensions: a plain module that draws what it is shown. */

import { Matrix4, Quaternion, Vector3 } from "three";
import type { Eye } from "../../three/eye";
import { createStage, type Stage } from "../../three/stage";
import type { Builder } from "../../wire";
import { Dust } from "./dust";
import { Furniture, siteAt, type Pad } from "./furniture";
import { Ghost } from "./ghost";
import { Labels, type Sign } from "./labels";
import { EYE_LEVEL, fit, HOME, roomOf, SMALL, standOf, TOP, type Room } from "./layout";
import { Masonry, placeOf } from "./masonry";
import { cornered, type Rest } from "./model";
import { Tablets, type Tokens } from "./tablets";
import { stoneOf, type Colour, type Cube } from "./types";

const RING_SCALE = 0.54;
const LANDING = 0.66;
const [FALL_MS, DUST_MS] = [560, 750];
/** How far from the stone in hand the pointer may be, in cubes: a high monolyth is pointed at anywhere. */
const REACH = 3.6;
/** Half as broad as a finger, in pixels. */
const FINGER = 16;

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
  /** What is to be said of the place where it is held. */
  readonly note: string;
  readonly colour: Colour | null;
  readonly tokens: Tokens;
}

/** What the pointer does. */
export interface Heard {
  readonly onsite: (site: number) => void;
  readonly onpointsite: (site: number | null) => void;
  readonly onrest: (rest: Rest) => void;
  readonly ondrop: (rest: Rest, touch: boolean) => void;
  readonly onseat: (seat: number) => void;
  /** The tablet of the tokens, or that of the structure card. */
  readonly ontablet: (tablet: number) => void;
  /** The wheel turns the stone in hand; false if there is none. */
  readonly onwheel: (steps: number) => boolean;
}

export interface View extends Eye<Shown> {
  /** How many quarters the eye has gone round, from where the first wall is behind. */
  readonly quarter: () => number;
}

/** How high a falling stone is: it falls, hits, and settles with two small hops. */
function fall(t: number): number {
  if (t < LANDING) return 1 - (t / LANDING) ** 2;
  const after = (t - LANDING) / (1 - LANDING);
  return 0.06 * Math.abs(Math.sin(after * Math.PI * 2)) * (1 - after);
}

class MonolythScene {
  readonly #stage: Stage;
  readonly #masonry: Masonry;
  readonly #furniture: Furniture;
  readonly #tablets: Tablets;
  readonly #ghost: Ghost;
  readonly #dust: Dust;
  readonly #labels: Labels;
  #room: Room | null = null;
  #shown: Shown | null = null;
  #walk: number;
  #hop = 0;
  #tapped: { x: number; y: number } | null = null;
  #falling: { seat: number; stone: number; drop: number } | null = null;
  /** A stone from the box that comes down to its site. */
  #arriving: { site: number; drop: number } | null = null;

  constructor(
    host: HTMLElement,
    private readonly first: Shown,
    private readonly heard: Heard,
  ) {
    this.#stage = createStage(host);
    const { scene, orbit } = this.#stage;
    this.#masonry = new Masonry(scene);
    this.#furniture = new Furniture(scene, first.ring.length, first.grid);
    this.#tablets = new Tablets(scene);
    this.#ghost = new Ghost(scene);
    this.#dust = new Dust(scene);
    this.#walk = first.crystal;
    this.#labels = new Labels(host);
    Object.assign(orbit, HOME, { range: [9, 42], fit });
    orbit.onpoint = (at) => this.#point(at);
    orbit.onclick = (at, touch) => this.#click(at, touch);
    orbit.onwheel = heard.onwheel;
    this.#stage.ondraw = () => this.#look();
    this.#stage.canvas.addEventListener("measure", () => {
      this.#stage.canvas.dataset["measure"] = JSON.stringify(this.#stage.measure());
    });
  }

  /** What depends on the window and on where the eye is. */
  #look(): void {
    if (this.#settle() && this.#shown !== null) this.#arrange(this.#shown);
    this.#tablets.turn(this.#stage.orbit.azimuth);
    this.#furniture.read(this.quarter());
    this.#place();
  }

  /** Finds out how much room there is; whether that changed. */
  #settle(): boolean {
    const { canvas, orbit } = this.#stage;
    const room = roomOf(canvas.clientWidth, canvas.clientHeight);
    if (room === this.#room) return false;
    this.#room = room;
    orbit.target.y = EYE_LEVEL[room];
    this.#tablets.stand(room);
    return true;
  }

  #place(): void {
    this.#labels.place((point) => this.#stage.project(point), this.#unit());
  }

  quarter(): number {
    return Math.round(this.#stage.orbit.azimuth / (Math.PI / 2));
  }

  show(shown: Shown): void {
    const before = this.#shown ?? this.first;
    const grown = shown.builders.findIndex((builder, seat) => builder.stones.length === (before.builders[seat]?.stones.length ?? 0) + 1);
    this.#shown = shown;
    this.#settle();
    if (this.#walk !== shown.crystal && before.crystal !== shown.crystal) this.#wander(before.crystal, shown.crystal, shown.ring.length);
    if (grown >= 0 && before !== shown) this.#drop(grown, shown);
    const dealt = shown.ring.findIndex((stone, site) => stone !== null && before.ring[site] === null);
    if (dealt >= 0 && before !== shown) this.#deal(dealt);
    // While a stone is held nothing moves but its ghost, which throws no shadow.
    const moved = (["ring", "crystal", "steps", "blocked", "chosen", "seat", "builders", "names", "tokens"] as const).some((part) => before[part] !== shown[part]);
    if (moved || before === shown) this.#arrange(shown);
    this.#stage.canvas.dataset["ghost"] = shown.ghost?.place?.move ?? shown.ghost?.why ?? "";
    this.#ghost.show(shown.ghost, shown.colour, shown.grid);
    this.#remark(shown);
    if (moved || before === shown || before.ghost !== shown.ghost) this.#stage.invalidate(moved);
  }

  /** Everything but the ghost. */
  #arrange(shown: Shown): void {
    this.#lay();
    this.#furniture.walls(shown.builders[shown.seat]?.sides ?? []);
    this.#furniture.posts(shown.limit);
    this.#tablets.write(shown.tokens);
    this.#furniture.pads(shown.ring.map((_, site) => this.#pad(shown, site)));
    this.#relabel(shown);
  }

  get stage(): Stage {
    return this.#stage;
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

  /** The newest stone of a seat falls, raises dust, and one feels it in the table. */
  #drop(seat: number, { builders, grid, seat: large }: Shown): void {
    const stones = builders[seat]!.stones;
    const { cubes } = stones.at(-1)!;
    const { target } = this.#stage.orbit;
    const landed = FALL_MS * LANDING;
    // The dust hangs in the air for longer than the stone takes to settle.
    if (seat === large) this.#stage.animate("dust", landed + DUST_MS, (t) => this.#dust.spread(cubes, grid, (t * (landed + DUST_MS) - landed) / DUST_MS), false);
    this.#stage.animate("fall", FALL_MS, (t) => {
      const after = Math.max(0, (t - LANDING) / (1 - LANDING));
      this.#falling = t === 1 ? null : { seat, stone: stones.length - 1, drop: fall(t) * 3.4 };
      if (seat === large) target.y = EYE_LEVEL[this.#room ?? "beside"] + 0.07 * Math.sin(after * Math.PI * 3) * (1 - after);
      this.#lay();
    });
  }

  #deal(site: number): void {
    this.#stage.animate("deal", 380, (t) => {
      this.#arriving = t === 1 ? null : { site, drop: fall(t) * 2.2 };
      this.#lay();
    });
  }

  /** The crystal goes round clockwise, with a hop over every site. */
  #wander(from: number, to: number, sites: number): void {
    const way = (to - from + sites) % sites;
    this.#stage.animate("crystal", 160 + 170 * way, (t) => {
      this.#walk = t === 1 ? to : from + way * t;
      this.#hop = t === 1 ? 0 : Math.abs(Math.sin(t * way * Math.PI)) * 0.7;
      this.#crystal();
    });
  }

  #crystal(): void {
    const { crystal } = this.#furniture;
    crystal.position.copy(siteAt(this.#walk, this.first.ring.length));
    crystal.position.y += 1 + this.#hop;
    crystal.rotation.y = this.#walk * 0.9;
  }

  #boardAt(seat: number, shown: Shown): Matrix4 {
    if (seat === shown.seat) return new Matrix4();
    const others = shown.builders.map((_, i) => i).filter((i) => i !== shown.seat);
    return new Matrix4().compose(standOf(this.#room ?? "beside", others.indexOf(seat)), new Quaternion(), new Vector3(SMALL, SMALL, SMALL));
  }

  #lay(): void {
    const shown = this.#shown;
    if (shown === null) return;
    const { grid } = shown;
    this.#masonry.clear();
    const seats = [shown.seat, ...shown.builders.map((_, seat) => seat).filter((seat) => seat !== shown.seat)];
    this.#furniture.boards(seats.map((seat) => this.#boardAt(seat, shown)));
    for (const seat of seats) {
      const board = this.#boardAt(seat, shown);
      shown.builders[seat]?.stones.forEach(({ stone, cubes }, i) => {
        const falls = this.#falling?.seat === seat && this.#falling.stone === i;
        const at = falls ? board.clone().multiply(new Matrix4().makeTranslation(0, this.#falling?.drop ?? 0, 0)) : board;
        this.#masonry.lay(stoneOf(stone).colour, cubes, at, grid);
      });
    }
    shown.ring.forEach((stone, site) => stone !== null && site !== shown.chosen && this.#ringStone(stone, site, shown));
    this.#masonry.done();
    this.#crystal();
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
    at.y += 0.14 + (this.#arriving?.site === site ? this.#arriving.drop : 0);
    const scale = new Vector3(RING_SCALE, RING_SCALE, RING_SCALE);
    this.#masonry.lay(colour, flat, new Matrix4().compose(at, turn, scale).multiply(centre), shown.grid);
  }

  #relabel({ steps, builders, names, seat, ring }: Shown): void {
    const sites = [...steps].map(([site, count]): Sign => ({ text: `${count}`, kind: "site", index: site, at: siteAt(site, ring.length), lift: 1.25 }));
    const others = builders.map((_, i) => i).filter((i) => i !== seat);
    const seats = others.map((i): Sign => ({ text: names[i] ?? "", kind: "seat", index: i, at: new Vector3().setFromMatrixPosition(this.#boardAt(i, this.#shown!)), lift: 1.95 }));
    this.#labels.show([...sites, ...seats]);
    this.#place();
  }

  /** Above the stone in hand: what it brings, or why it cannot stay there. */
  #remark({ ghost, note, grid }: Shown): void {
    if (ghost === null) return this.#labels.note(null);
    const at = middle(ghost.cubes, grid).setY(Math.max(...ghost.cubes.map(([, , z]) => z)) + 1);
    this.#labels.note({ text: note, kind: "note", index: ghost.place === null ? "no" : "yes", at, lift: 0.9 });
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

  #tablet(at: { x: number; y: number }): number | null {
    const found = this.#nearest(at, this.#tablets.places().map((place, i) => [i, place, 1] as const));
    return found !== null && found.far < this.#unit() * 1.6 ? found.thing : null;
  }

  /** How many pixels a cube's edge is wide, about. */
  #unit(): number {
    const [a, b] = [this.#stage.project(new Vector3(0, 0, 0)), this.#stage.project(new Vector3(0, 1, 0))];
    const [c, d] = [this.#stage.project(new Vector3(1, 0, 0)), this.#stage.project(new Vector3(0, 0, 1))];
    return Math.max(...[b, c, d].map(({ x, y }) => Math.hypot(x - a.x, y - a.y)));
  }

  /** What is under the pointer: the rest of the stone in hand, a site, another's monolyth. */
  #under(at: { x: number; y: number }): { rest: Rest } | { site: number } | { seat: number } | { tablet: number } | null {
    const [rest, site] = [this.#rest(at), this.#site(at)];
    if (site !== null && (rest === null || site.far < rest.far)) return { site: site.thing };
    if (rest !== null && rest.far < this.#unit() * REACH) return { rest: rest.thing };
    const [seat, tablet] = [this.#seat(at), this.#tablet(at)];
    if (seat !== null) return { seat };
    return tablet === null ? null : { tablet };
  }

  #point(at: { x: number; y: number } | null): void {
    const under = at === null ? null : this.#under(at);
    this.#stage.canvas.style.cursor = under === null ? "grab" : "pointer";
    this.#stage.canvas.dataset["under"] = Object.keys(under ?? {}).join();
    if (under !== null && "rest" in under) this.heard.onrest(under.rest);
    this.heard.onpointsite(under !== null && "site" in under ? under.site : null);
  }

  /** Fingers are broad: whoever taps on the stone in hand, or again where they tapped, means it. */
  #inHand(at: { x: number; y: number }): { rest: Rest } | null {
    const { ghost, grid = 4 } = this.#shown ?? { ghost: null };
    if (ghost === null) return null;
    const near = ({ x, y }: { x: number; y: number }, far: number): boolean => Math.hypot(x - at.x, y - at.y) < far;
    const again = this.#tapped !== null && near(this.#tapped, FINGER);
    return again || near(this.#stage.project(middle(ghost.cubes, grid)), this.#unit() * 0.9) ? { rest: ghost } : null;
  }

  #click(at: { x: number; y: number }, touch: boolean): void {
    const under = (touch ? this.#inHand(at) : null) ?? this.#under(at);
    this.#tapped = touch ? at : null;
    if (under === null) return;
    if ("rest" in under) this.heard.ondrop(under.rest, touch);
    else if ("site" in under) this.heard.onsite(under.site);
    else if ("seat" in under) this.heard.onseat(under.seat);
    else this.heard.ontablet(under.tablet);
  }
}

function middle(cubes: readonly Cube[], grid: number): Vector3 {
  const sum = cubes.reduce((total, cube) => total.add(placeOf(cube, grid)), new Vector3());
  return sum.divideScalar(Math.max(1, cubes.length));
}

/** Puts the table into the element; `show` draws it, `heard` tells what the pointer does. */
export function createView(element: HTMLElement, first: Shown, heard: Heard): View {
  const scene = new MonolythScene(element, first, heard);
  const { orbit } = scene.stage;
  scene.show(first);

  return {
    show: (shown) => scene.show(shown),
    quarter: () => scene.quarter(),
    turn: (steps) => orbit.go({ azimuth: orbit.azimuth + (steps * Math.PI) / 2 }),
    top: () => orbit.go({ ...TOP, azimuth: Math.round(orbit.azimuth / (Math.PI * 2)) * Math.PI * 2 }),
    home: () => orbit.go(HOME),
    dispose: () => scene.dispose(),
  };
}
