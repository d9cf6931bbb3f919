/** Beside the page: takes the frames of a film one by one and gives back the file. */

import { coarse, gif } from "./gif";

/** A frame, or how long each of them is shown: then there are no more. */
export type Told = { readonly frame: ImageBitmap } | { readonly delay: number };

const frames: Uint16Array[] = [];
let [width, height] = [0, 0];

onmessage = ({ data }: MessageEvent<Told>) => {
  if ("delay" in data) {
    const film = gif({ width, height, delay: data.delay, frames });
    postMessage(film, { transfer: [film.buffer] });
    return;
  }
  ({ width, height } = data.frame);
  const paint = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (paint === null) throw new Error("no canvas to paint on");
  paint.drawImage(data.frame, 0, 0);
  data.frame.close();
  frames.push(coarse(paint.getImageData(0, 0, width, height).data));
};
