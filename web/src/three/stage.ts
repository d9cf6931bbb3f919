/** A canvas that draws three dimensions, and only when something changed. */

import { PerspectiveCamera, Raycaster, Scene, Vector2, type Ray, type Vector3 } from "three";
import { Orbit } from "./orbit";
import { cheapen, createRenderer, light as daylight, SOFTWARE } from "./renderer";

/** A frame of a movement that takes longer feels heavy: the next ones get fewer dots. */
const HEAVY_MS = 40;
/** After so long without a change everything is at rest, and drawn once more with all its dots. */
const REST_MS = 220;
const COARSE = 0.6;

export interface Stage {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  readonly orbit: Orbit;
  /** Draw a frame soon; `shadows` when things moved and not only the eye. */
  readonly invalidate: (shadows?: boolean) => void;
  /**
   * Call `step` with 0 to 1 during so many milliseconds; a new animation of the same name replaces it.
   * `shadows` is false when only the eye moves.
   */
  readonly animate: (name: string, ms: number, step: (t: number) => void, shadows?: boolean) => void;
  /** Where a point is on the canvas, in CSS pixels; it may be behind the eye. */
  readonly project: (point: Vector3) => { x: number; y: number; behind: boolean };
  /** The ray from the eye through a point of the canvas. */
  readonly ray: (at: { x: number; y: number }) => Ray;
  /** Milliseconds, draw calls and triangles of a frame with its shadows: the mean of as many as the canvas says in `data-frames`, or one. */
  readonly measure: () => { ms: number; calls: number; triangles: number };
  /** Called before every frame, when the eye is in its place. */
  ondraw: () => void;
  readonly dispose: () => void;
}

/** What a game may want otherwise. */
export interface Setting {
  /** Puts its own lights into the scene. */
  readonly light?: (scene: Scene) => void;
  /** How far one can see. */
  readonly far?: number;
  /** How wide the eye opens, in degrees from top to bottom. */
  readonly angle?: number;
}

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Puts a stage into the element, as large as it. */
export function createStage(host: HTMLElement, { light = daylight, far = 80, angle = 32 }: Setting = {}): Stage {
  const renderer = createRenderer();
  const canvas = renderer.domElement;
  canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none";
  host.append(canvas);

  const scene = new Scene();
  light(scene);
  const camera = new PerspectiveCamera(angle, 1, 0.5, far);
  const running = new Map<string, { start: number; ms: number; step: (t: number) => void; shadows: boolean }>();
  let sharp = 1;
  /** How many dots there are to a pixel of the page while things move, and now. */
  let lively = SOFTWARE ? COARSE : 2;
  let dots = 1;
  let [wanted, resting, last] = [0, 0, 0];

  function draw(): void {
    cheapen(scene);
    orbit.aim(camera);
    stage.ondraw();
    renderer.render(scene, camera);
  }

  function frame(now: number): void {
    wanted = 0;
    const gap = now - last;
    if (running.size > 0 && gap > HEAVY_MS && gap < 5 * HEAVY_MS) lively = Math.max(COARSE, Math.min(lively, sharp) * 0.8);
    last = now;
    for (const [name, { start, ms, step, shadows }] of running) {
      const t = Math.min(1, Math.max(0, (now - start) / ms));
      step(t);
      if (shadows) renderer.shadowMap.needsUpdate = true;
      if (t === 1) running.delete(name);
    }
    refine(Math.min(lively, sharp));
    draw();
    clearTimeout(resting);
    if (running.size > 0) invalidate();
    else if (dots < sharp) resting = window.setTimeout(rest, REST_MS);
  }

  function rest(): void {
    refine(sharp);
    draw();
  }

  /** A new size empties the canvas: it has to be filled before the page is painted. */
  function refine(ratio: number): void {
    if (ratio === dots) return;
    dots = ratio;
    renderer.setPixelRatio(dots);
  }

  function invalidate(shadows = false): void {
    if (shadows) renderer.shadowMap.needsUpdate = true;
    if (wanted === 0) wanted = requestAnimationFrame(frame);
  }

  function animate(name: string, ms: number, step: (t: number) => void, shadows = true): void {
    if (still()) step(1);
    else running.set(name, { start: performance.now(), ms, step, shadows });
    invalidate(shadows);
  }

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    sharp = dots = Math.min(devicePixelRatio, SOFTWARE ? 1 : 2);
    renderer.setPixelRatio(dots);
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    renderer.shadowMap.needsUpdate = true;
    draw();
  }

  const orbit = new Orbit(canvas, () => invalidate(), animate);
  const watcher = new ResizeObserver(() => resize());
  watcher.observe(host);

  const stage: Stage = {
    scene,
    canvas,
    orbit,
    invalidate,
    animate,
    ondraw: () => undefined,
    project(point) {
      // the eye may have moved since the last frame
      orbit.aim(camera);
      const at = point.clone().project(camera);
      return { x: ((at.x + 1) / 2) * host.clientWidth, y: ((1 - at.y) / 2) * host.clientHeight, behind: at.z > 1 };
    },
    ray(at) {
      orbit.aim(camera);
      const caster = new Raycaster();
      caster.setFromCamera(new Vector2((at.x / host.clientWidth) * 2 - 1, 1 - (at.y / host.clientHeight) * 2), camera);
      return caster.ray;
    },
    measure() {
      const frames = Number(canvas.dataset["frames"] ?? 1);
      const gl = renderer.getContext();
      const pixel = new Uint8Array(4);
      const { info } = renderer;
      refine(sharp);
      // Shadows are drawn before a frame's own count begins.
      info.autoReset = false;
      info.reset();
      const start = performance.now();
      for (let i = 0; i < frames; i += 1) {
        renderer.shadowMap.needsUpdate = true;
        draw();
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      }
      const ms = (performance.now() - start) / frames;
      const { calls, triangles } = info.render;
      info.autoReset = true;
      return { ms, calls: calls / frames, triangles: triangles / frames };
    },
    dispose() {
      cancelAnimationFrame(wanted);
      clearTimeout(resting);
      watcher.disconnect();
      orbit.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
  resize();
  return stage;
}
