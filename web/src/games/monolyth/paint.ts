/** Canvases to paint on, as textures. */

import { CanvasTexture, SRGBColorSpace } from "three";
import { canvas } from "../../three/canvas";
import { ink, MINERALS } from "./minerals";
import type { Colour } from "./types";

export const FACE = "Figtree Variable, sans-serif";

export function painted(paint: CanvasRenderingContext2D): CanvasTexture {
  const texture = new CanvasTexture(paint.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A mineral's sign, this wide, from there. */
export function sign(paint: CanvasRenderingContext2D, colour: Colour, x: number, y: number, wide: number): void {
  paint.save();
  paint.translate(x, y);
  paint.scale(wide / 24, wide / 24);
  paint.lineWidth = 2.6;
  paint.strokeStyle = ink(colour);
  paint.stroke(new Path2D(MINERALS[colour].sign));
  paint.restore();
}

/** A soft round shadow. */
export function shade(): CanvasTexture {
  const paint = canvas(256, 256);
  const round = paint.createRadialGradient(128, 128, 30, 128, 128, 128);
  round.addColorStop(0, "rgba(52,38,18,0.62)");
  round.addColorStop(0.55, "rgba(52,38,18,0.5)");
  round.addColorStop(1, "rgba(52,38,18,0)");
  paint.fillStyle = round;
  paint.fillRect(0, 0, 256, 256);
  return painted(paint);
}
