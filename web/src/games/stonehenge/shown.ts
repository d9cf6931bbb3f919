/** What the scene is told, and what it tells. */

import type { Eye } from "../../three/eye";
import type { StonehengeHints, StonehengeView } from "../../wire";
import type { Film } from "./film";
import type { Plan, Release } from "./model";

/** What there is to see. */
export interface Shown {
  readonly view: StonehengeView;
  readonly names: readonly string[];
  /** From whose side one looks. */
  readonly seat: number;
  /** What may be done; nothing when it is not the reader's turn. */
  readonly hints: StonehengeHints;
  readonly stage: "stone" | "marker" | "sun" | "none";
  /** The stone that is held over its place, and whether it may be lowered there. */
  readonly plan: Plan | null;
  readonly legal: boolean;
  /** Where the marker is held. */
  readonly mark: number | null;
  /** How the ball is held; null if it hangs, or if the pointer holds it. */
  readonly release: Release | null;
  /** Whether the guide goes all the way. */
  readonly long: boolean;
  /** A moment of a motion picture that is looked at again. */
  readonly still: { readonly film: Film; readonly frame: number } | null;
}

/** What the pointer does. */
export interface Heard {
  readonly onplan: (plan: Plan) => void;
  /** A standing stone is taken that cannot be laid over others. */
  readonly onstuck: (stone: number) => void;
  /** The held stone is clicked: lower it. */
  readonly onlower: () => void;
  readonly onyaw: (steps: number) => void;
  readonly onmark: (azimuth: number | null) => void;
  readonly onmarked: (azimuth: number, touch: boolean) => void;
  /** The ball moves with the hand; null when it hangs again. */
  readonly onpull: (release: Release | null) => void;
  readonly onrelease: (release: Release) => void;
}

export interface View extends Eye<Shown> {
  /** Show what happened, then what came of it; resolved when it has been seen or skipped. */
  readonly play: (film: Film, after: StonehengeView, own: boolean) => Promise<void>;
  readonly skip: () => void;
}
