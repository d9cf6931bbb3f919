/** Where things stand around the table, by the room that the window leaves for them. */

import { Vector3 } from "three";
import { FLOOR } from "./furniture";

/** The tablets stand beside the table, before it, or nowhere. */
export type Room = "beside" | "before" | "nowhere";

export const HOME = { azimuth: 0.3, polar: 0.9, distance: 22.5 };
export const TOP = { polar: 0.03, distance: 25.5 };
/** How small the others' monolyths are. */
export const SMALL = 0.4;

/** A window this much wider than high has room beside the table. */
const WIDE = 1.45;
/** Too low a window, in pixels, for anything but the table. */
const LOW = 400;
const STAND = FLOOR + 0.34 * SMALL;
const at = (x: number, z: number): Vector3 => new Vector3(x, STAND, z);
const BEHIND = [at(6.3, -7.3), at(2.2, -9.2), at(-2, -9.3)];
/** The others' monolyths, seen from the usual place. */
const OTHERS: Readonly<Record<Room, readonly Vector3[]>> = {
  beside: [at(8.7, -1.6), at(-8.7, -1.6), at(0, -8.8)],
  before: BEHIND,
  nowhere: BEHIND,
};
const TABLETS: Readonly<Record<Room, readonly Vector3[]>> = {
  beside: [new Vector3(-6.55, -0.2, 5.15), new Vector3(6.55, -0.2, 5.15)],
  before: [new Vector3(-4.45, -0.3, 6.9), new Vector3(4.45, -0.3, 6.9)],
  nowhere: [],
};
/** How high the eye looks. */
export const EYE_LEVEL: Readonly<Record<Room, number>> = { beside: -0.45, before: -0.9, nowhere: -0.2 };
/** How much of the table's surroundings must be in the picture: across and up, in heights of the usual one. */
const NEEDS: Readonly<Record<Room, readonly [number, number]>> = { beside: [1, 1], before: [1.24, 1.1], nowhere: [1.2, 1] };

export function roomOf(width: number, height: number): Room {
  if (width >= height * WIDE) return height < LOW * 0.75 ? "nowhere" : "beside";
  return height < LOW ? "nowhere" : "before";
}

/** How many times further away the eye goes, so that everything is in the picture. */
export function fit(width: number, height: number): number {
  const [across, up] = NEEDS[roomOf(width, height)];
  return Math.max(up, (across * height) / width);
}

/** Where the other players' monolyths stand. */
export function standOf(room: Room, other: number): Vector3 {
  const stands = OTHERS[room];
  return (stands[other] ?? stands[0]!).clone().applyAxisAngle(new Vector3(0, 1, 0), HOME.azimuth);
}

export const tabletsAt = (room: Room): readonly Vector3[] => TABLETS[room];
