/** The eye that goes around the table: dragged, pinched, wheeled, or sent somewhere. */

import { Vector3, type PerspectiveCamera } from "three";

/** Movement below this many pixels is a click, not a drag. */
const CLICK = 7;
/** How many pixels a wheel turns by: a notch of it at least, and a line where it counts in lines. */
const [NOTCH, LINE] = [80, 32];
const POLAR: readonly [number, number] = [0.02, 1.42];

export interface Aim {
  readonly azimuth: number;
  readonly polar: number;
  readonly distance: number;
}

/** Something taken hold of: the pointer moves it instead of the eye. */
export interface Grip {
  readonly move: (at: { x: number; y: number }) => void;
  /** Let go; `clicked` if the pointer hardly moved. */
  readonly drop: (at: { x: number; y: number }, clicked: boolean, touch: boolean) => void;
  readonly cancel: () => void;
}

type Animate = (name: string, ms: number, step: (t: number) => void, shadows: boolean) => void;
const settle = (t: number): number => 1 - (1 - t) ** 3;

export class Orbit {
  azimuth = 0;
  polar = 0.9;
  distance = 20;
  /** How near and how far one may go. */
  range: readonly [number, number] = [8, 40];
  readonly target = new Vector3();
  /** How many times further away a window of this size has to be looked at from. */
  fit: (width: number, height: number) => number = (width, height) => Math.max(1, (1.02 * height) / width);
  /** The pointer rests here (null: it left). */
  onpoint: (at: { x: number; y: number } | null) => void = () => undefined;
  onclick: (at: { x: number; y: number }, touch: boolean) => void = () => undefined;
  /** The wheel turned by so many notches, or by less than one; whether that was meant for something else than the eye. */
  onwheel: (steps: number) => boolean = () => false;

  /** The pointer goes down: what it takes hold of, if anything. */
  ongrab: (at: { x: number; y: number }, touch: boolean) => Grip | null = () => null;

  #grip: Grip | null = null;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  #wheeled = 0;
  readonly #off = new AbortController();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly changed: () => void,
    private readonly animate: Animate,
  ) {
    const { signal } = this.#off;
    canvas.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.#move(event), { signal });
    canvas.addEventListener("pointerup", (event) => this.#up(event), { signal });
    canvas.addEventListener("pointercancel", (event) => this.#cancel(event), { signal });
    // A finger that is lifted leaves too, but what it pointed at stays.
    canvas.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && this.onpoint(null), { signal });
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
  }

  aim(camera: PerspectiveCamera): void {
    const distance = this.distance * this.fit(Math.max(1, this.canvas.clientWidth), this.canvas.clientHeight);
    const flat = Math.sin(this.polar) * distance;
    camera.position.set(Math.sin(this.azimuth) * flat, Math.cos(this.polar) * distance, Math.cos(this.azimuth) * flat).add(this.target);
    camera.lookAt(this.target);
    camera.updateMatrixWorld();
  }

  /** Go there smoothly. */
  go(to: Partial<Aim>, ms = 450): void {
    const from: Aim = { azimuth: this.azimuth, polar: this.polar, distance: this.distance };
    const end = { ...from, ...to };
    this.animate("eye", ms, (t) => {
      const part = settle(t);
      this.azimuth = from.azimuth + (end.azimuth - from.azimuth) * part;
      this.polar = from.polar + (end.polar - from.polar) * part;
      this.distance = from.distance + (end.distance - from.distance) * part;
    }, false);
  }

  dispose(): void {
    this.#off.abort();
  }

  #at(event: MouseEvent): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down(event: PointerEvent): void {
    this.canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, this.#at(event));
    this.#travelled = this.#fingers.size > 1 ? Infinity : 0;
    if (this.#fingers.size > 1) this.#letGo();
    else if (event.button === 0) this.#grip = this.ongrab(this.#at(event), event.pointerType === "touch");
  }

  #cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#letGo();
  }

  #letGo(): void {
    this.#grip?.cancel();
    this.#grip = null;
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    const at = this.#at(event);
    if (before === undefined) {
      if (event.pointerType !== "touch") this.onpoint(at);
      return;
    }
    const span = this.#span();
    this.#fingers.set(event.pointerId, at);
    this.#travelled += Math.hypot(at.x - before.x, at.y - before.y);
    if (this.#grip !== null) {
      this.#grip.move(at);
      return;
    }
    if (this.#travelled < CLICK) return;
    if (this.#fingers.size > 1) this.#zoom(span / Math.max(1, this.#span()));
    else this.#drag(at.x - before.x, at.y - before.y);
    this.changed();
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    const grip = this.#grip;
    this.#grip = null;
    if (grip !== null) grip.drop(this.#at(event), this.#travelled < CLICK, event.pointerType === "touch");
    else if (this.#travelled < CLICK && event.button === 0) this.onclick(this.#at(event), event.pointerType === "touch");
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const way = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // Fingers on a touchpad send many small steps where a wheel sends one.
    this.#wheeled += way;
    const notches = Math.trunc(this.#wheeled / NOTCH);
    this.#wheeled -= notches * NOTCH;
    if (!event.ctrlKey && this.onwheel(Math.sign(notches))) return;
    this.#wheeled = 0;
    this.#zoom(Math.exp(way * 0.0012));
    this.changed();
  }

  /** How far apart two fingers are. */
  #span(): number {
    const [a, b] = [...this.#fingers.values()];
    return a === undefined || b === undefined ? 1 : Math.hypot(a.x - b.x, a.y - b.y);
  }

  #drag(x: number, y: number): void {
    this.azimuth -= x * 0.008;
    this.polar = Math.min(POLAR[1], Math.max(POLAR[0], this.polar - y * 0.006));
  }

  #zoom(factor: number): void {
    this.distance = Math.min(this.range[1], Math.max(this.range[0], this.distance * factor));
  }
}
