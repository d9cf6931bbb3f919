/** Stone, made here: grain, veins and engraved signs painted on canvases, cut into bevelled cubes. */

import { CanvasTexture, Color, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace } from "three";
import { canvas } from "./canvas";

const SIZE = 256;

export interface Mineral {
  readonly base: string;
  /** What its veins and its engraved sign are filled with. */
  readonly vein: string;
  readonly roughness: number;
  /** The sign on every face, strokes on a grid of 24: colour is never told by colour alone. */
  readonly sign: string;
}

/** A small generator, so that every visit sees the same stones. */
export function grains(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Specks of light and shadow, from fine to coarse. */
function speckle(paint: CanvasRenderingContext2D, next: () => number, strength: number): void {
  for (const [count, size] of [[2600, 1.3], [500, 3.5], [60, 16]] as const) {
    for (let i = 0; i < count; i += 1) {
      const light = next() < 0.5;
      paint.fillStyle = light ? `rgba(255,255,255,${next() * strength})` : `rgba(0,0,0,${next() * strength})`;
      paint.beginPath();
      paint.ellipse(next() * SIZE, next() * SIZE, size * (0.5 + next()), size * (0.4 + next() * 0.6), next() * 3, 0, 7);
      paint.fill();
    }
  }
}

function veins(paint: CanvasRenderingContext2D, next: () => number, colour: string): void {
  paint.strokeStyle = colour;
  for (let i = 0; i < 5; i += 1) {
    paint.globalAlpha = 0.1 + next() * 0.14;
    paint.lineWidth = 0.8 + next() * 2.2;
    paint.beginPath();
    let [x, y] = [next() * SIZE, 0];
    paint.moveTo(x, y);
    while (y < SIZE) {
      y += 14 + next() * 20;
      x += (next() - 0.45) * 36;
      paint.lineTo(x, y);
    }
    paint.stroke();
  }
  paint.globalAlpha = 1;
}

function engrave(paint: CanvasRenderingContext2D, sign: string, colour: string, width: number, shift: number): void {
  paint.save();
  paint.translate(SIZE * 0.26 + shift, SIZE * 0.26 + shift);
  paint.scale((SIZE * 0.48) / 24, (SIZE * 0.48) / 24);
  paint.strokeStyle = colour;
  paint.lineWidth = width;
  paint.lineCap = paint.lineJoin = "round";
  paint.stroke(new Path2D(sign));
  paint.restore();
}

function texture(paint: CanvasRenderingContext2D): CanvasTexture {
  const made = new CanvasTexture(paint.canvas);
  made.anisotropy = 4;
  made.wrapS = made.wrapT = RepeatWrapping;
  return made;
}

/** The surface of a mineral: what one sees, and what one would feel. */
export function surface({ base, vein, roughness, sign }: Mineral, seed: number): MeshStandardMaterial {
  const next = grains(seed);
  const [seen, felt] = [canvas(SIZE), canvas(SIZE)];
  seen.fillStyle = base;
  seen.fillRect(0, 0, SIZE, SIZE);
  speckle(seen, next, 0.07);
  veins(seen, next, vein);
  felt.fillStyle = "#b0b0b0";
  felt.fillRect(0, 0, SIZE, SIZE);
  speckle(felt, next, 0.13);
  if (sign !== "") {
    engrave(seen, sign, "rgba(255,255,255,0.22)", 2.6, 2.5);
    engrave(seen, sign, vein, 2.6, 0);
    engrave(felt, sign, "#1c1c1c", 2.8, 0);
  }
  const map = texture(seen);
  map.colorSpace = SRGBColorSpace;
  return new MeshStandardMaterial({ map, bumpMap: texture(felt), bumpScale: 1.6, roughness, metalness: 0 });
}

/** Rough stone of one colour without a sign, for boards and whatever instances tint. */
export function plain(base: string, seed: number, repeat = 1): MeshStandardMaterial {
  const material = surface({ base, vein: new Color(base).multiplyScalar(0.6).getStyle(), roughness: 0.92, sign: "" }, seed);
  material.map?.repeat.set(repeat, repeat);
  material.bumpMap?.repeat.set(repeat, repeat);
  return material;
}
