/** Portraits beside the table, to keep and to share: a picture, or a film of one turn round the thing. */

import { PerspectiveCamera, Scene, Vector3, type WebGLRenderer } from "three";
import type { Told } from "./film.worker";
import { cheapen, createRenderer, light } from "./renderer";

const PICTURE = 1200;
const FILM = { size: 400, frames: 48, delay: 7 };
/** Dots are drawn smaller than they are kept, so that edges are smooth without a graphics card too. */
const FINER = { picture: 2, film: 1.5 };
const EYE = { azimuth: 0.6, polar: 1.1 };

export interface Portrait {
  /** Puts what is to be seen into the scene. */
  readonly fill: (scene: Scene) => void;
  /** What the eye looks at, and from how far. */
  readonly middle: Vector3;
  readonly distance: number;
  readonly title: string;
  readonly words: string;
}

/** A canvas on which a portrait is put together: ground, thing, words. */
class Studio {
  readonly #renderer: WebGLRenderer = createRenderer();
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(30, 1, 0.5, 80);
  readonly canvas = document.createElement("canvas");
  readonly #paint: CanvasRenderingContext2D;

  constructor(
    private readonly portrait: Portrait,
    readonly size: number,
    finer: number,
  ) {
    light(this.#scene);
    portrait.fill(this.#scene);
    cheapen(this.#scene);
    this.#renderer.setSize(size * finer, size * finer, false);
    this.#renderer.shadowMap.needsUpdate = true;
    this.canvas.width = this.canvas.height = size;
    const paint = this.canvas.getContext("2d", { willReadFrequently: true });
    if (paint === null) throw new Error("no canvas to paint on");
    paint.imageSmoothingQuality = "high";
    this.#paint = paint;
  }

  /** The whole portrait, seen from there. */
  shoot(azimuth: number): void {
    const { middle, distance, title, words } = this.portrait;
    const flat = Math.sin(EYE.polar) * distance;
    this.#camera.position.set(Math.sin(azimuth) * flat, Math.cos(EYE.polar) * distance, Math.cos(azimuth) * flat).add(middle);
    this.#camera.lookAt(middle);
    this.#renderer.render(this.#scene, this.#camera);
    const [paint, size] = [this.#paint, this.size];
    // One colour behind everything: a film has few colours, and they belong to the stones.
    paint.fillStyle = "#ece3d0";
    paint.fillRect(0, 0, size, size);
    paint.drawImage(this.#renderer.domElement, 0, 0, size, size);
    paint.fillStyle = "#3a3226";
    paint.textAlign = "center";
    paint.font = `400 ${size * 0.05}px Marcellus, serif`;
    paint.fillText(title, size / 2, size * 0.905, size * 0.92);
    paint.font = `560 ${size * 0.032}px "Figtree Variable", sans-serif`;
    paint.fillText(words, size / 2, size * 0.955, size * 0.92);
  }

  dispose(): void {
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

/** A PNG of the thing. */
export async function picture(portrait: Portrait): Promise<Blob> {
  const studio = new Studio(portrait, PICTURE, FINER.picture);
  try {
    studio.shoot(EYE.azimuth);
    const blob = await new Promise<Blob | null>((done) => studio.canvas.toBlob(done, "image/png"));
    if (blob === null) throw new Error("the canvas gave no picture");
    return blob;
  } finally {
    studio.dispose();
  }
}

/** A GIF of one turn round the thing; `onpart` hears how much is done. The page stays free meanwhile. */
export async function film(portrait: Portrait, onpart: (part: number) => void): Promise<Blob> {
  const studio = new Studio(portrait, FILM.size, FINER.film);
  const worker = new Worker(new URL("./film.worker.ts", import.meta.url), { type: "module" });
  try {
    const file = new Promise<Uint8Array<ArrayBuffer>>((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => done(data);
      worker.onerror = ({ message }) => fail(new Error(message));
    });
    const send = (told: Told, transfer: Transferable[]): void => worker.postMessage(told, transfer);
    for (let i = 0; i < FILM.frames; i += 1) {
      studio.shoot(EYE.azimuth + (i / FILM.frames) * Math.PI * 2);
      const frame = await createImageBitmap(studio.canvas);
      send({ frame }, [frame]);
      onpart((i + 1) / FILM.frames);
      await new Promise((done) => setTimeout(done));
    }
    send({ delay: FILM.delay }, []);
    return new Blob([await file], { type: "image/gif" });
  } finally {
    worker.terminate();
    studio.dispose();
  }
}
