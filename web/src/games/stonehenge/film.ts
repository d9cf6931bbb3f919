/** Motion pictures of what chance did with stones and Sun, as `playback.py` lays them out. */

import type { Film as Told, StonehengeView } from "../../wire";
import type { Pose } from "./types";

export const RATE = 62.5;
export const BALL = 255;
const COLUMNS = 7;
const UNIT = 32767;

export interface Film {
  readonly number: number;
  /** The position in which it begins. */
  readonly before: StonehengeView;
  readonly frames: number;
  readonly tracks: ReadonlyMap<number, readonly Pose[]>;
  /** The first frame in which a stone moves; null if none does. */
  readonly hit: number | null;
}

/** The bodies in a stream that is not compressed any more. */
export function readTracks(raw: Uint8Array): Map<number, Pose[]> {
  const data = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  const frames = data.getUint16(0, true);
  const bodies = data.getUint8(2);
  const start = 3 + bodies;
  if (raw.byteLength !== start + 2 * COLUMNS * frames * bodies) throw new Error("a motion picture of the wrong length");
  const tracks = new Map<number, Pose[]>();
  for (let body = 0; body < bodies; body += 1) {
    const columns = Array.from({ length: COLUMNS }, (_, c) => column(data, start + 2 * frames * (body * COLUMNS + c), frames, c < 3 ? 0.1 : 1 / UNIT));
    const value = (c: number, f: number): number => columns[c]?.[f] ?? 0;
    tracks.set(
      data.getUint8(3 + body),
      Array.from({ length: frames }, (_, f) => ({ position: [value(0, f), value(1, f), value(2, f)], rotation: [value(3, f), value(4, f), value(5, f), value(6, f)] })),
    );
  }
  return tracks;
}

/** Values told as differences, each modulo 65536. */
function column(data: DataView, from: number, frames: number, scale: number): Float64Array {
  const values = new Float64Array(frames);
  let last = 0;
  for (let f = 0; f < frames; f += 1) {
    last = (last + data.getUint16(from + 2 * f, true)) & 0xffff;
    values[f] = (last & 0x8000 ? last - 0x10000 : last) * scale;
  }
  return values;
}

/** The first frame in which a stone has left its place. */
export function firstHit(tracks: ReadonlyMap<number, readonly Pose[]>): number | null {
  const starts = [...tracks].flatMap(([body, poses]) => {
    const [first] = poses;
    if (body === BALL || first === undefined) return [];
    const moved = poses.findIndex(({ position }) => position.some((value, axis) => Math.abs(value - (first.position[axis] ?? 0)) > 0.4));
    return moved === -1 ? [] : [moved];
  });
  return starts.length === 0 ? null : Math.min(...starts);
}

export async function developed({ number, before, frames }: Told): Promise<Film> {
  const packed = Uint8Array.from(atob(frames), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const tracks = readTracks(new Uint8Array(await new Response(stream).arrayBuffer()));
  return { number, before, frames: [...tracks.values()][0]?.length ?? 1, tracks, hit: firstHit(tracks) };
}

/** Where a body is at a moment between two frames. */
export function poseAt(track: readonly Pose[], frame: number): Pose {
  const low = Math.max(0, Math.min(track.length - 1, Math.floor(frame)));
  const [a, b] = [track[low], track[Math.min(track.length - 1, low + 1)]];
  if (a === undefined || b === undefined) throw new Error("an empty motion picture");
  const t = Math.max(0, Math.min(1, frame - low));
  return t === 0 ? a : between(a, b, t);
}

/** On the way from one pose to another. */
export function between(a: Pose, b: Pose, t: number): Pose {
  const [aw, ax, ay, az] = a.rotation;
  const [bw, bx, by, bz] = b.rotation;
  const sign = aw * bw + ax * bx + ay * by + az * bz < 0 ? -1 : 1;
  const mix = (from: number, to: number): number => from + (to - from) * t;
  const turn = [mix(aw, sign * bw), mix(ax, sign * bx), mix(ay, sign * by), mix(az, sign * bz)] as const;
  const length = Math.hypot(...turn) || 1;
  return {
    position: [mix(a.position[0], b.position[0]), mix(a.position[1], b.position[1]), mix(a.position[2], b.position[2])],
    rotation: [turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length],
  };
}
