/** What is lit: where things may go, where the stone in hand will stand, the line of the Sun. */

import { patch, ribbon, strip, type Glow } from "./furniture";
import { guideOf, heightAt, poseOf, through, type Release } from "./model";
import type { Shown } from "./shown";
import { sizes, type Point } from "./types";

const CRYSTAL = "#1fd6c2";
const SUN = "#ffc247";
const BLOOD = "#ff5a48";

/** Everything that is lit now. */
export const lit = (shown: Shown, release: Release | null): Glow[] => [...spots(shown), ...foot(shown), ...(release === null ? [] : guide(release, shown))];

/** Where things may go. */
function spots({ hints, stage, view, plan }: Shown): Glow[] {
  const { inner_edge, stone, marker_radius, ring, base_radius } = sizes();
  switch (stage) {
    case "stone": {
      const gates = plan?.kind === "gate" ? hints.gates.filter(({ source }) => source === plan.gate.source) : [];
      const rings = gates.length > 0 ? [] : hints.rings.map(({ start, end }) => strip(start - 0.4, end + 0.4, inner_edge - stone[1], inner_edge, 0.6, CRYSTAL, 0.62));
      const tops = gates.length > 0 ? [] : view.stones.filter(({ number }) => hints.tops.includes(number)).map(({ position: [x, y, z] }) => patch(x, y, z + stone[2] / 2 + 0.8, 7, CRYSTAL, 0.9));
      const spans = gates.map(({ position: [x, y, z] }) => patch(x, y, z + stone[1] / 2 + 1, 10, CRYSTAL, 0.8));
      return [...rings, ...tops, ...spans];
    }
    case "marker":
      return hints.rooms.flatMap(({ start, end }) => [strip(start, end, base_radius + 1, marker_radius + 10, 0.4, CRYSTAL, 0.7), strip(start, end, 30, inner_edge - stone[1], 0.5, CRYSTAL, 0.16)]);
    case "sun": {
      const { base_radius: edge, pull } = sizes();
      const palm = strip(0, 0, edge + pull.low - 2.5, edge + pull.low + 2.5, -4.5, SUN, 0.5);
      if (hints.swing === null) return [palm];
      const { start, end } = hints.swing;
      return [palm, strip(start, end, 12, ring - 8, 0.5, SUN, 0.28), strip(start, end, edge + 1, edge + 6, 0.4, SUN, 0.75)];
    }
    case "none":
      return [];
  }
}

/** The shadow of the stone in hand, on what it will stand on. */
function foot({ plan, legal, view }: Shown): Glow[] {
  const pose = plan === null ? null : poseOf(plan, view.stones);
  if (pose === null || plan?.kind === "gate") return [];
  const [x, y, z] = pose.position;
  return [patch(x, y, z - sizes().stone[2] / 2 + 1.2, 13, legal ? CRYSTAL : BLOOD, 0.85)];
}

/** The line that is intended. */
function guide(release: Release, { long, hints }: Shown): Glow[] {
  const line = guideOf(release);
  const good = through(line, hints.swing) && release.pull >= sizes().pull.low;
  const shown = line.slice(0, long ? line.length : Math.ceil(line.length * 0.6));
  const fade = (part: number): number => (long ? 1 : 1 - part ** 2);
  const height = ({ x, y }: Point): number => heightAt(Math.hypot(x, y));
  return [...ribbon(shown, 13, (p) => height(p) - 1, "#3a2503", (part) => 0.3 * fade(part)), ...ribbon(shown, 7, height, good ? "#ffd75e" : BLOOD, fade)];
}
