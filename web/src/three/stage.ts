/** A canvas that draws three dimensions, and only when something changed. */

import {
  DirectionalLight,
  HemisphereLight,
  NeutralToneMapping,
  PCFSoftShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { Orbit } from "./orbit";

/** Above this a frame feels heavy: the picture is drawn with fewer dots while it moves. */
const HEAVY_MS = 40;

export interface Stage {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  readonly orbit: Orbit;
  /** Draw a frame soon; `shadows` when things moved and not only the eye. */
  readonly invalidate: (shadows?: boolean) => void;
  /** Call `step` with 0 to 1 during so many milliseconds; a new animation of the same name replaces it. */
  readonly animate: (name: string, ms: number, step: (t: number) => void) => void;
  /** Where a point is on the canvas, in CSS pixels. */
  readonly project: (point: Vector3) => { x: number; y: number };
  /** Draw a square picture of the scene as it is, from where the eye is. */
  readonly picture: (size: number) => Promise<Blob>;
  /** Milliseconds per frame over so many frames, and draw calls of one. */
  readonly measure: (frames: number) => { ms: number; calls: number; triangles: number };
  /** Called after every frame. */
  ondraw: () => void;
  readonly dispose: () => void;
}

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Light as in the page: warm, from the upper left, with a cool answer of the sky. */
function light(scene: Scene): void {
  const sun = new DirectionalLight(0xfff0d8, 2.6);
  sun.position.set(-7, 13, 6);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  Object.assign(sun.shadow.camera, { left: -11, right: 11, top: 11, bottom: -11, near: 1, far: 34 });
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.03;
  sun.shadow.radius = 4;
  const back = new DirectionalLight(0xb9d4ff, 0.7);
  back.position.set(8, 6, -9);
  scene.add(sun, back, new HemisphereLight(0xf4f1ea, 0x6a5a44, 1.15));
}

/** Puts a stage into the element, as large as it. */
export function createStage(host: HTMLElement): Stage {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: "low-power" });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFSoftShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const canvas = renderer.domElement;
  canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none";
  host.append(canvas);

  const scene = new Scene();
  light(scene);
  const camera = new PerspectiveCamera(32, 1, 0.5, 80);
  const running = new Map<string, { start: number; ms: number; step: (t: number) => void }>();
  let ratio = Math.min(devicePixelRatio, 2);
  let wanted = 0;

  function draw(): void {
    orbit.aim(camera);
    const before = performance.now();
    renderer.render(scene, camera);
    stage.ondraw();
    if (running.size > 0 && performance.now() - before > HEAVY_MS && ratio > 1) lighten();
  }

  function lighten(): void {
    ratio = 1;
    resize();
  }

  function frame(now: number): void {
    wanted = 0;
    for (const [name, { start, ms, step }] of running) {
      const t = Math.min(1, Math.max(0, (now - start) / ms));
      step(t);
      if (t === 1) running.delete(name);
    }
    draw();
    if (running.size > 0) invalidate(true);
  }

  function invalidate(shadows = false): void {
    if (shadows) renderer.shadowMap.needsUpdate = true;
    if (wanted === 0) wanted = requestAnimationFrame(frame);
  }

  function animate(name: string, ms: number, step: (t: number) => void): void {
    if (still()) step(1);
    else running.set(name, { start: performance.now(), ms, step });
    invalidate(true);
  }

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    // A new size empties the canvas: it is filled before the page is painted.
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
      const at = point.clone().project(camera);
      return { x: ((at.x + 1) / 2) * host.clientWidth, y: ((1 - at.y) / 2) * host.clientHeight };
    },
    async picture(size) {
      renderer.setPixelRatio(1);
      renderer.setSize(size, size, false);
      camera.aspect = 1;
      camera.updateProjectionMatrix();
      renderer.shadowMap.needsUpdate = true;
      draw();
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
      resize();
      if (blob === null) throw new Error("the canvas gave no picture");
      return blob;
    },
    measure(frames) {
      const gl = renderer.getContext();
      const pixel = new Uint8Array(4);
      const start = performance.now();
      for (let i = 0; i < frames; i += 1) {
        renderer.shadowMap.needsUpdate = true;
        draw();
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      }
      const { calls, triangles } = renderer.info.render;
      return { ms: (performance.now() - start) / frames, calls, triangles };
    },
    dispose() {
      cancelAnimationFrame(wanted);
      watcher.disconnect();
      orbit.dispose();
      renderer.dispose();
      canvas.remove();
    },
  };
  resize();
  return stage;
}
