import type { Steps, StonehengeCatalogue } from "../../wire";

/** Where a body is, in mm and as a quaternion (w, x, y, z): east is x, north is y, up is z. */
export interface Pose {
  readonly position: readonly [x: number, y: number, z: number];
  readonly rotation: readonly [w: number, x: number, y: number, z: number];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

let known: StonehengeCatalogue | undefined;

/** Learn the sizes of everything. */
export function learn(catalogue: StonehengeCatalogue): void {
  known = catalogue;
}

/** The sizes of everything, in mm. */
export function sizes(): StonehengeCatalogue {
  if (known === undefined) throw new Error("the sizes are not known yet");
  return known;
}

/** The value of a grid that is nearest. */
export function snap({ low, step, count }: Steps, value: number): number {
  const place = Math.min(count - 1, Math.max(0, Math.round((value - low) / step)));
  return Math.round((low + place * step) * 1e6) / 1e6;
}

/** The nearest value of a grid of directions, which goes round. */
export const snapTurn = ({ low, step, count }: Steps, degrees: number): number =>
  Math.round((low + ((((Math.round((degrees - low) / step) % count) + count) % count) * step)) * 1e6) / 1e6;

/** The nearest value of a grid for a hand that is not exact: about the middle it is the middle. */
export const settled = (steps: Steps, value: number, slack: number, share = 1): number => snap(steps, Math.sign(value) * Math.max(0, Math.abs(value) - slack) * share);

export const highest = ({ low, step, count }: Steps): number => low + (count - 1) * step;
