/** The Sun in a hand: it follows the pointer on its string, and sways. */

import type { Release } from "./model";
import { degreesOf } from "./model";
import { highest, sizes, type Point } from "./types";

/** How briskly the ball follows the hand, and how soon it stops swaying. */
const PULSE = 7.5;
const DAMPING = 0.24;
/** Below this the hand counts as still, in mm/s. */
const STILL = 5;
const STEP = 1 / 240;

export class Hand {
  ball: Point;
  #speed: Point = { x: 0, y: 0 };
  #target: Point;
  #moved = 0;

  /** `sways` is false where nothing should move by itself: then the ball is where the pointer is. */
  constructor(
    start: Point,
    private readonly sways: boolean,
  ) {
    this.ball = this.#target = start;
  }

  /** The pointer is here now. */
  to(point: Point, now: number): void {
    const radius = Math.hypot(point.x, point.y);
    const { base_radius, pull } = sizes();
    const most = base_radius + highest(pull);
    const factor = radius > most ? most / radius : 1;
    const target = { x: point.x * factor, y: point.y * factor };
    if (!this.sways) {
      const seconds = Math.max(0.008, (now - this.#moved) / 1000);
      const share = Math.min(1, seconds / 0.06);
      const speed = { x: (target.x - this.ball.x) / seconds, y: (target.y - this.ball.y) / seconds };
      this.#speed = { x: this.#speed.x + (speed.x - this.#speed.x) * share, y: this.#speed.y + (speed.y - this.#speed.y) * share };
      this.ball = target;
    }
    this.#moved = now;
    this.#target = target;
  }

  /** Time goes by. */
  pass(seconds: number): void {
    if (!this.sways) return;
    for (let left = Math.min(0.1, seconds); left > 0; left -= STEP) {
      const dt = Math.min(STEP, left);
      const push = (ball: number, target: number, speed: number): number => PULSE * PULSE * (target - ball) - 2 * DAMPING * PULSE * speed;
      this.#speed = { x: this.#speed.x + push(this.ball.x, this.#target.x, this.#speed.x) * dt, y: this.#speed.y + push(this.ball.y, this.#target.y, this.#speed.y) * dt };
      this.ball = { x: this.ball.x + this.#speed.x * dt, y: this.ball.y + this.#speed.y * dt };
    }
  }

  /** Whether the ball rests where the hand is. */
  get calm(): boolean {
    return Math.hypot(this.#speed.x, this.#speed.y) < 1 && Math.hypot(this.ball.x - this.#target.x, this.ball.y - this.#target.y) < 0.5;
  }

  /** What would be let go now; the pull may still be too short. */
  release(now: number): Release {
    const radius = Math.hypot(this.ball.x, this.ball.y);
    const still = !this.sways && now - this.#moved > 80;
    const across = still || radius === 0 ? 0 : (this.#speed.y * this.ball.x - this.#speed.x * this.ball.y) / radius;
    const { base_radius, sideways } = sizes();
    const most = highest(sideways);
    return { azimuth: degreesOf(this.ball), pull: radius - base_radius, sideways: Math.abs(across) < STILL ? 0 : Math.max(-most, Math.min(most, across)) };
  }
}
