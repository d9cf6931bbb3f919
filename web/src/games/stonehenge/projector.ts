/** Plays a motion picture: the hand that comes before it, the swing in real time, the hit again slowly. */

import { still, type Stage } from "../../three/stage";
import { between, poseAt, BALL, RATE, type Film } from "./film";
import { ballAt, heightAt, releaseOf, reserveOf } from "./model";
import { sizes, type Pose } from "./types";

const SLOW = 0.16;
const LEAD = 9;
const TAIL = 62;

export interface Screen {
  /** Draw these stones and the ball. */
  readonly draw: (moved: ReadonlyMap<number, Pose>, ball: readonly [number, number, number] | null) => void;
  /** Where a stone is drawn now. */
  readonly drawn: (stone: number) => Pose | null;
  /** A hand holds the ball, and shakes so much, in mm; null when it has let go. */
  readonly hold: (shake: number | null) => void;
  /** Look from the thrower's side, or at stones from near. */
  readonly watch: (azimuth: number, near: readonly Pose[] | null) => void;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Up, over and down. */
export function carried(from: Pose, to: Pose, t: number, lift: number): Pose {
  const pose = between(from, to, ease(t));
  const [x, y, z] = pose.position;
  return { ...pose, position: [x, y, z + lift * Math.sin(Math.PI * t)] };
}

export class Projector {
  #skip: (() => void) | null = null;
  #skipped = false;

  constructor(
    private readonly stage: Stage,
    private readonly screen: Screen,
  ) {}

  get playing(): boolean {
    return this.#skip !== null;
  }

  skip(): void {
    this.#skipped = true;
    this.#skip?.();
  }

  /** Everything there is to see of it; `own` if the reader's hand was there already. */
  async play(film: Film, own: boolean): Promise<void> {
    this.#skipped = still();
    const swing = releaseOf(film.before.intent ?? "");
    if (swing !== null) {
      this.screen.watch(swing.azimuth, null);
      if (!own) await this.#tremble(film, ballAt(swing));
      await this.#roll(film, 0, film.frames - 1, 1);
      if (film.hit !== null) {
        const hurt = [...film.tracks].flatMap(([body, track]) => (body === BALL || track[0] === undefined ? [] : [track[0]]));
        this.screen.watch(swing.azimuth, hurt);
        await this.#roll(film, Math.max(0, film.hit - LEAD), Math.min(film.frames - 1, film.hit + TAIL), SLOW);
      }
    } else {
      await this.#bring(film, own);
      await this.#roll(film, 0, film.frames - 1, 1);
    }
    this.frame(film, film.frames - 1);
  }

  /** One moment of a picture. */
  frame(film: Film, frame: number): void {
    const moved = new Map<number, Pose>();
    let ball: readonly [number, number, number] | null = null;
    for (const [body, track] of film.tracks) {
      if (body === BALL) ball = poseAt(track, frame).position;
      else moved.set(body, poseAt(track, frame));
    }
    this.screen.draw(moved, ball);
  }

  async #roll(film: Film, from: number, to: number, speed: number): Promise<void> {
    const ms = ((to - from) / RATE / speed) * 1000;
    await this.#during(ms, (t) => this.frame(film, from + (to - from) * t));
  }

  /** The ball is pulled back by a hand that shakes as much as it does. */
  async #tremble(film: Film, held: readonly [number, number, number]): Promise<void> {
    const shake = sizes().tremors[film.before.hands[film.before.active] ?? ""] ?? 1;
    const start = film.tracks.get(BALL)?.[0]?.position ?? held;
    const at = (x: number, y: number): readonly [number, number, number] => [x, y, heightAt(Math.hypot(x, y))];
    this.screen.hold(shake);
    await this.#during(750, (t) => this.screen.draw(new Map(), at(held[0] * ease(t), held[1] * ease(t))));
    await this.#during(950, (t) => {
      // it grows and dies away, so that the ball neither jumps into it nor out of it
      const sway = shake * 1.6 * Math.sin(Math.PI * Math.min(1, t * 1.04)) ** 0.5;
      const near = ease(t);
      const x = held[0] + (start[0] - held[0]) * near + sway * Math.sin(t * 43);
      const y = held[1] + (start[1] - held[1]) * near + sway * Math.cos(t * 36 + 1);
      this.screen.draw(new Map(), t === 1 ? start : at(x, y));
    });
    this.screen.hold(null);
  }

  /** A stone is carried from where it was to where the hand lets it go. */
  async #bring(film: Film, own: boolean): Promise<void> {
    const source = /^gate (\d+)/.exec(film.before.intent ?? "")?.[1];
    const stone = source === undefined ? reserveOf(film.before, sizes().stones)[0] : Number(source);
    const to = stone === undefined ? undefined : film.tracks.get(stone)?.[0];
    const from = stone === undefined ? null : this.screen.drawn(stone);
    if (stone === undefined || to === undefined || from === null) return;
    const shake = sizes().tremors[film.before.hands[film.before.active] ?? ""] ?? 1;
    await this.#during(own ? 260 : 900, (t) => {
      const pose = carried(from, to, t, own ? 0 : 90);
      const [x, y, z] = pose.position;
      const sway = own ? 0 : shake * 0.5 * Math.sin(Math.PI * t) * Math.sin(t * 40);
      this.screen.draw(new Map([[stone, { ...pose, position: [x + sway, y - sway, z] }]]), null);
    });
  }

  /** Wait for an animation, or for whoever has seen enough. */
  #during(ms: number, step: (t: number) => void): Promise<void> {
    if (this.#skipped) return Promise.resolve();
    return new Promise((done) => {
      const end = (): void => {
        this.#skip = null;
        done();
      };
      this.#skip = () => {
        this.stage.animate("film", 1, () => undefined);
        end();
      };
      this.stage.animate("film", Math.max(1, ms), (t) => {
        step(t);
        if (t === 1) end();
      });
    });
  }
}
