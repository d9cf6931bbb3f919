import { deflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { BALL, between, developed, firstHit, poseAt } from "../src/games/stonehenge/film";
import { Hand } from "../src/games/stonehenge/hand";
import { barred, CENTRED, crossings, drawn, guideOf, heightAt, moveOf, offset, planOf, poseOf, releaseOf, reserveOf, ringPlan, swingOf, takesOf, through, within, written } from "../src/games/stonehenge/model";
import { learn, settled, snap, snapTurn } from "../src/games/stonehenge/types";
import type { GateHint, StonehengeCatalogue, StonehengeHints, StonehengeView } from "../src/wire";

const straight = Array.from({ length: 50 }, (_, i): [number, number] => [300 - i * 10, 0]);
const CATALOGUE: StonehengeCatalogue = {
  base_radius: 120,
  base_thickness: 6,
  inner_edge: 112,
  ring: 101,
  stone: [24, 16, 60],
  stones: 24,
  ball_diameter: 30,
  ball_clearance: 10,
  string_length: 1500,
  marker_radius: 128,
  azimuth: { low: 0, step: 0.25, count: 1440 },
  inset: { low: 0, step: 0.5, count: 13 },
  yaw: { low: -20, step: 1, count: 41 },
  foot: [
    { low: -12, step: 0.5, count: 49 },
    { low: -8, step: 0.5, count: 33 },
  ],
  lintel: [
    { low: -4, step: 1, count: 9 },
    { low: -4, step: 1, count: 9 },
  ],
  mark: { low: 0, step: 0.5, count: 720 },
  aim: { low: 0, step: 0.1, count: 3600 },
  pull: { low: 180, step: 5, count: 35 },
  sideways: { low: -200, step: 2, count: 201 },
  tremors: { steady: 1, novice: 8 },
  paths: [
    { sideways: -200, points: straight.map(([x]) => [x, -60]) },
    { sideways: 0, points: straight },
    { sideways: 200, points: straight.map(([x]) => [x, 60]) },
  ],
};
beforeAll(() => learn(CATALOGUE));

/** A stone that lies northwards: its height points along y, its depth up. */
const GATE: GateHint = { move: "gate 5 over 3", source: 5, start: 3, end: 4, position: [0, 100, 68], rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2], gaps: [] };

describe("grids", () => {
  it("take the nearest value, and directions go round", () => {
    expect(snap(CATALOGUE.pull, 251)).toBe(250);
    expect(snap(CATALOGUE.pull, 9999)).toBe(350);
    expect(snapTurn(CATALOGUE.azimuth, 359.9)).toBe(0);
    expect(snapTurn(CATALOGUE.mark, -0.5)).toBe(359.5);
  });
  it("write a release down as the notation has it", () => {
    const release = written({ azimuth: 45.04, pull: 248, sideways: -20.7 });
    expect(swingOf(release)).toBe("swing 45 pull 250 side -20");
    expect(releaseOf(swingOf(release))).toEqual(release);
    expect(releaseOf("ring 45")).toBeNull();
  });
});

describe("a stone in hand", () => {
  it("is written down as the notation has it", () => {
    expect(moveOf({ kind: "ring", azimuth: 45.25, inset: 2, yaw: -5 })).toBe("ring 45.25 in 2 yaw -5");
    expect(moveOf({ kind: "top", stone: 7, yaw: 0, ...CENTRED })).toBe("top 7");
    expect(moveOf({ kind: "top", stone: 7, yaw: 5, along: 3, across: -2.5 })).toBe("top 7 at 3,-2.5 yaw 5");
    expect(moveOf({ kind: "gate", gate: GATE, along: 0, across: -1 })).toBe("gate 5 over 3 at 0,-1");
    expect(planOf("top 7", [])).toEqual({ kind: "top", stone: 7, yaw: 0, ...CENTRED });
    expect(planOf("gate 5 over 3", [])).toBeNull();
  });
  it("keeps to the ring and to the inner edge", () => {
    expect(ringPlan({ x: 0, y: 100 }, 3)).toEqual({ kind: "ring", azimuth: 90, inset: 4, yaw: 3 });
    expect(ringPlan({ x: 300, y: 0 }, 0)).toMatchObject({ azimuth: 0, inset: 0 });
    expect(ringPlan({ x: 60, y: 0 }, 0)).toMatchObject({ inset: 6 });
  });
  it("stands where the server will put it", () => {
    const pose = poseOf({ kind: "ring", azimuth: 90, inset: 0, yaw: 0 }, []);
    expect(pose?.position.map(Math.round)).toEqual([0, 104, 30]);
    expect(Math.abs(pose?.rotation[3] ?? 0)).toBeCloseTo(1);
    const stone = { number: 7, position: [10, 20, 30] as const, rotation: [1, 0, 0, 0] as const, on: [] };
    expect(poseOf({ kind: "top", stone: 7, yaw: 0, ...CENTRED }, [stone])?.position).toEqual([10, 20, 90]);
    expect(poseOf({ kind: "top", stone: 7, yaw: 9, along: 3, across: -2 }, [stone])?.position).toEqual([13, 18, 90]);
    expect(poseOf({ kind: "top", stone: 8, yaw: 0, ...CENTRED }, [stone])).toBeNull();
  });
  it("is shifted along and across the two stones it lies on", () => {
    const lies = poseOf({ kind: "gate", gate: GATE, along: 3, across: 1 }, [])?.position ?? [];
    expect(lies.map(Math.round)).toEqual([-1, 103, 68]);
    expect(offset({ x: lies[0] ?? 0, y: lies[1] ?? 0 }, GATE, "gate").along).toBeCloseTo(3);
    expect(offset({ x: lies[0] ?? 0, y: lies[1] ?? 0 }, GATE, "gate").across).toBeCloseTo(1);
  });
  it("is in the middle while the hand is about the middle", () => {
    const [along] = CATALOGUE.lintel;
    expect([-3, 0, 2.9].map((mm) => settled(along, mm, 3, 0.4) + 0)).toEqual([0, 0, 0]);
    expect([-8, 8, 90].map((mm) => settled(along, mm, 3, 0.4))).toEqual([-2, 2, 4]);
  });
  it("is told why it cannot stand", () => {
    const refusals = [{ start: 350, end: 8, why: "stonehenge-why-marker" }];
    expect(barred(refusals, 359.25)).toBe("stonehenge-why-marker");
    expect(barred(refusals, 8.25)).toBe("stonehenge-why-marker");
    expect(barred(refusals, 20)).toBeUndefined();
  });
  it("is drawn to a lit place beside it", () => {
    const hints = { rings: [{ start: 20, end: 50 }], refusals: [{ start: 51, end: 19, why: "no" }] } as unknown as StonehengeHints;
    const beside = (azimuth: number) => drawn({ kind: "ring", azimuth, inset: 2, yaw: 0 }, hints);
    expect(beside(53)).toMatchObject({ azimuth: 50, inset: 0 });
    expect(beside(30)).toMatchObject({ azimuth: 30, inset: 2 });
    expect(beside(90)).toMatchObject({ azimuth: 90 });
  });
  it("is the first of the reserve", () => {
    const view = { stones: [{ number: 0 }, { number: 2 }], penalties: [[1], []] } as unknown as StonehengeView;
    expect(reserveOf(view, 5)).toEqual([3, 4]);
  });
});

describe("the Sun", () => {
  it("hangs a centimetre over the base, and higher the farther it is pulled", () => {
    expect(heightAt(0)).toBeCloseTo(25);
    expect(heightAt(300)).toBeGreaterThan(50);
  });
  it("follows the catalogued paths, turned and between two of them", () => {
    const guide = guideOf({ azimuth: 90, pull: 180, sideways: 100 });
    expect(guide[0]?.x).toBeCloseTo(-30);
    expect(guide[0]?.y).toBeCloseTo(300);
    expect(guideOf({ azimuth: 0, pull: 300, sideways: 0 })[0]?.x).toBeCloseTo(420);
  });
  it("crosses the ring on the near and on the far side", () => {
    const guide = guideOf({ azimuth: 30, pull: 200, sideways: 0 });
    const [near = 0, far = 0] = crossings(guide, 101);
    expect(near).toBeCloseTo(30);
    expect(far).toBeCloseTo(210);
    expect(through(guide, { start: 200, end: 220 })).toBe(true);
    expect(through(guide, { start: 40, end: 60 })).toBe(false);
    expect(through(guide, null)).toBe(true);
    expect(within({ start: 350, end: 10 }, 5)).toBe(true);
  });
  it("sways in a hand that moves, and rests in one that does not", () => {
    const hand = new Hand({ x: 300, y: 0 }, true);
    hand.to({ x: 320, y: 60 }, 0);
    hand.pass(0.1);
    expect(hand.release(100).sideways).toBeGreaterThan(20);
    for (let i = 0; i < 60; i += 1) hand.pass(0.1);
    expect(hand.calm).toBe(true);
    expect(hand.release(6000).sideways).toBe(0);
    expect(hand.ball.y).toBeCloseTo(60, 0);
  });
  it("never leaves a hand faster or farther than is allowed", () => {
    const hand = new Hand({ x: 300, y: 0 }, false);
    hand.to({ x: 2000, y: 2000 }, 10);
    expect(Math.hypot(hand.ball.x, hand.ball.y)).toBeCloseTo(470);
    expect(Math.abs(hand.release(12).sideways)).toBeLessThanOrEqual(200);
    expect(hand.release(500).sideways).toBe(0);
  });
});

/** Frames as the server packs them. */
function packed(tracks: ReadonlyMap<number, readonly (readonly number[])[]>): string {
  const frames = [...tracks.values()][0]?.length ?? 0;
  const raw = [frames & 255, frames >> 8, tracks.size, ...tracks.keys()];
  for (const track of tracks.values()) {
    for (let column = 0; column < 7; column += 1) {
      let last = 0;
      for (const row of track) {
        const value = Math.round((row[column] ?? 0) * (column < 3 ? 10 : 32767));
        const step = (value - last) & 0xffff;
        raw.push(step & 255, step >> 8);
        last = value;
      }
    }
  }
  return deflateSync(Uint8Array.from(raw)).toString("base64");
}

describe("a motion picture", () => {
  const tracks = new Map([
    [BALL, [[300, -20.5, 60, 1, 0, 0, 0], [200, -10, 40, 1, 0, 0, 0], [100, 0, 30, 1, 0, 0, 0]]],
    [7, [[90, 0, 30, 1, 0, 0, 0], [90, 0, 30, 1, 0, 0, 0], [95.3, 0.1, 29, 0.9, 0.4358, 0, 0]]],
  ]); // prettier-ignore
  it("is unpacked as it was packed", async () => {
    const film = await developed({ number: 3, before: {} as StonehengeView, frames: packed(tracks) });
    expect([film.number, film.frames, film.hit]).toEqual([3, 3, 2]);
    expect(film.tracks.get(BALL)?.[0]?.position[1]).toBeCloseTo(-20.5);
    expect(film.tracks.get(7)?.[2]?.position[0]).toBeCloseTo(95.3);
    expect(film.tracks.get(7)?.[2]?.rotation[0]).toBeCloseTo(0.9, 3);
  });
  it("knows when nothing is hit", () => {
    const pose = { position: [1, 2, 3], rotation: [1, 0, 0, 0] } as const;
    expect(firstHit(new Map([[BALL, [pose, pose]], [4, [pose, pose]]]))).toBeNull();
  });
  it("moves smoothly between two frames", () => {
    const [a, b] = [{ position: [0, 0, 0], rotation: [1, 0, 0, 0] }, { position: [10, 0, 0], rotation: [0, 0, 0, -1] }] as const;
    expect(poseAt([a, b], 0.5).position[0]).toBe(5);
    expect(Math.hypot(...between(a, b, 0.3).rotation)).toBeCloseTo(1);
    expect(poseAt([a, b], 99)).toEqual(b);
  });
  it("is refused when it is cut", async () => {
    const cut = deflateSync(Uint8Array.from([3, 0, 1, BALL, 1, 2])).toString("base64");
    await expect(developed({ number: 0, before: {} as StonehengeView, frames: cut })).rejects.toThrow("wrong length");
  });
});

describe("what can be seen again", () => {
  it("is numbered as the server numbers its draws: markers draw nothing", () => {
    const log = [
      { key: "stonehenge-event-ring", args: { seat: 0, angle: "20" } },
      { key: "stonehenge-event-stands", args: { seat: 0, stone: 0 } },
      { key: "stonehenge-event-mark", args: { seat: 0, angle: "40" } },
      { key: "stonehenge-event-swing", args: { seat: 0, angle: "3", pull: 200 } },
      { key: "stonehenge-event-toppled", args: { stone: 0 } },
      { key: "stonehenge-event-penalty", args: { seat: 0, count: 1 } },
      { key: "stonehenge-event-gate", args: { seat: 1, stone: 1, start: 2, end: 3 } },
    ];
    expect(takesOf(log)).toEqual([
      { film: 0, kind: "stone", seat: 0, fallen: 0 },
      { film: 1, kind: "swing", seat: 0, fallen: 1 },
      { film: 2, kind: "gate", seat: 1, fallen: 0 },
    ]);
  });
});
