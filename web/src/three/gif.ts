/** Moving pictures that every program shows: GIF 89a, one palette for all frames, going round for ever. */

/** Colours are told apart by five bits of red, green and blue. */
const BINS = 1 << 15;
const PALETTE = 256;
const CODES = 4096;

export interface Film {
  readonly width: number;
  readonly height: number;
  /** How long every frame is shown, in hundredths of a second. */
  readonly delay: number;
  /** The frames, each dot a colour of 15 bits. */
  readonly frames: readonly Uint16Array[];
}

/** The dots of a picture (red, green, blue, alpha) as colours of 15 bits. */
export function coarse(rgba: Uint8ClampedArray): Uint16Array {
  const found = new Uint16Array(rgba.length / 4);
  for (let i = 0, j = 0; i < found.length; i += 1, j += 4) {
    found[i] = ((rgba[j]! >> 3) << 10) | ((rgba[j + 1]! >> 3) << 5) | (rgba[j + 2]! >> 3);
  }
  return found;
}

const channels = (colour: number): readonly [number, number, number] => [colour >> 10, (colour >> 5) & 31, colour & 31];

interface Box {
  readonly colours: readonly number[];
  readonly weight: number;
  readonly axis: 0 | 1 | 2;
  readonly span: number;
}

function boxOf(colours: readonly number[], counts: Uint32Array): Box {
  const spans = ([0, 1, 2] as const).map((axis) => {
    const values = colours.map((colour) => channels(colour)[axis]);
    return { axis, span: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) };
  });
  const { axis, span } = spans.reduce((best, next) => (next.span > best.span ? next : best));
  return { colours, weight: colours.reduce((sum, colour) => sum + counts[colour]!, 0), axis, span };
}

/** Cut the box where half of its dots lie on each side. */
function halves({ colours, weight, axis }: Box, counts: Uint32Array): [Box, Box] {
  const sorted = colours.toSorted((a, b) => channels(a)[axis] - channels(b)[axis]);
  let [cut, before] = [0, 0];
  while (cut < sorted.length - 1 && before + counts[sorted[cut]!]! <= weight / 2) {
    before += counts[sorted[cut]!]!;
    cut += 1;
  }
  cut = Math.max(1, cut);
  return [boxOf(sorted.slice(0, cut), counts), boxOf(sorted.slice(cut), counts)];
}

/** At most 256 boxes of colours by median cut: the palette in bytes, and the box of every colour. */
export function palette(frames: readonly Uint16Array[]): { readonly bytes: Uint8Array; readonly index: Uint8Array } {
  const counts = new Uint32Array(BINS);
  for (const frame of frames) for (const colour of frame) counts[colour]! += 1;
  const used = Array.from({ length: BINS }, (_, colour) => colour).filter((colour) => counts[colour]! > 0);
  const boxes = used.length === 0 ? [] : [boxOf(used, counts)];
  while (boxes.length < PALETTE) {
    // A wide box is worth cutting even when few dots lie in it: small things keep their colour.
    const worst = boxes.reduce((best, box, i) => (value(box) > value(boxes[best]!) ? i : best), 0);
    if (boxes[worst] === undefined || boxes[worst].span === 0) break;
    boxes.splice(worst, 1, ...halves(boxes[worst], counts));
  }
  const [bytes, index] = [new Uint8Array(PALETTE * 3), new Uint8Array(BINS)];
  boxes.forEach(({ colours, weight }, i) => {
    for (const colour of colours) index[colour] = i;
    for (const axis of [0, 1, 2] as const) {
      const mean = colours.reduce((sum, colour) => sum + channels(colour)[axis] * counts[colour]!, 0) / weight;
      bytes[i * 3 + axis] = Math.round((mean * 255) / 31);
    }
  });
  return { bytes, index };
}

const value = ({ span, weight }: Box): number => span * span * Math.sqrt(weight);

/** Bytes that grow. */
class Ink {
  #bytes = new Uint8Array(1 << 16);
  #size = 0;

  put(...bytes: readonly number[]): void {
    for (const byte of bytes) this.#byte(byte);
  }

  short(...numbers: readonly number[]): void {
    for (const number of numbers) this.put(number & 255, number >> 8);
  }

  all(bytes: Uint8Array): void {
    for (const byte of bytes) this.#byte(byte);
  }

  dry(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#size);
  }

  #byte(byte: number): void {
    if (this.#size === this.#bytes.length) {
      const larger = new Uint8Array(this.#size * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#size] = byte;
    this.#size += 1;
  }
}

/** The dots of a frame by LZW, in codes of 9 to 12 bits. */
function squeeze(dots: Uint8Array, next: Uint16Array): Uint8Array {
  const ink = new Ink();
  const [clear, end] = [PALETTE, PALETTE + 1];
  let [bits, held, size, known] = [0, 0, 9, end];
  const emit = (code: number): void => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8, held >>>= 8) ink.put(held & 255);
  };
  const forget = (): void => {
    emit(clear);
    next.fill(0);
    [size, known] = [9, end];
  };
  forget();
  let prefix = dots[0] ?? 0;
  for (let i = 1; i < dots.length; i += 1) {
    const dot = dots[i]!;
    const longer = next[prefix * PALETTE + dot]!;
    if (longer !== 0) prefix = longer;
    else {
      emit(prefix);
      if (known === CODES - 1) forget();
      else {
        known += 1;
        next[prefix * PALETTE + dot] = known;
        if (known === 1 << size && size < 12) size += 1;
      }
      prefix = dot;
    }
  }
  emit(prefix);
  emit(end);
  if (bits > 0) ink.put(held & 255);
  return ink.dry();
}

/** The film as a file. */
export function gif({ width, height, delay, frames }: Film): Uint8Array<ArrayBuffer> {
  const { bytes, index } = palette(frames);
  const ink = new Ink();
  const next = new Uint16Array(CODES * PALETTE);
  ink.put(...[..."GIF89a"].map((letter) => letter.charCodeAt(0)));
  ink.short(width, height);
  ink.put(0xf7, 0, 0);
  ink.all(bytes);
  ink.put(0x21, 0xff, 11, ...[..."NETSCAPE2.0"].map((letter) => letter.charCodeAt(0)), 3, 1, 0, 0, 0);
  for (const frame of frames) {
    ink.put(0x21, 0xf9, 4, 4);
    ink.short(delay);
    ink.put(0, 0, 0x2c);
    ink.short(0, 0, width, height);
    ink.put(0, 8);
    const squeezed = squeeze(frame.length === 0 ? new Uint8Array(0) : Uint8Array.from(frame, (colour) => index[colour]!), next);
    for (let at = 0; at < squeezed.length; at += 255) {
      const block = squeezed.subarray(at, at + 255);
      ink.put(block.length);
      ink.all(block);
    }
    ink.put(0);
  }
  ink.put(0x3b);
  return ink.dry();
}
