import { describe, expect, it } from "vitest";
import { coarse, gif, palette } from "../src/three/gif";

/** The dots of every frame, read back as any program would. */
function read(file: Uint8Array): number[][] {
  const frames: number[][] = [];
  let at = 13 + 256 * 3;
  const blocks = (): number[] => {
    const bytes: number[] = [];
    for (let size = file[at++]!; size > 0; size = file[at++]!) bytes.push(...file.subarray(at, (at += size)));
    return bytes;
  };
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      at += 2;
      blocks();
    } else {
      at += 11;
      frames.push(unsqueeze(blocks()));
    }
  }
  return frames;
}

function unsqueeze(bytes: readonly number[]): number[] {
  const dots: number[] = [];
  let [bits, held, size, known, last]: [number, number, number, number[][], number[] | null] = [0, 0, 9, [], null];
  const forget = (): void => {
    known = Array.from({ length: 258 }, (_, i) => [i]);
    [size, last] = [9, null];
  };
  for (const byte of bytes) {
    held |= byte << bits;
    bits += 8;
    if (bits < size) continue;
    const code = held & ((1 << size) - 1);
    held >>>= size;
    bits -= size;
    if (code === 257) break;
    if (code === 256) {
      forget();
      continue;
    }
    const dotsOfCode: number[] = known[code] ?? [...last!, last![0]!];
    if (last !== null && known.length < 4096) known.push([...last, dotsOfCode[0]!]);
    if (known.length === 1 << size && size < 12) size += 1;
    dots.push(...dotsOfCode);
    last = dotsOfCode;
  }
  return dots;
}

const noise = (count: number, colours: number): Uint16Array => {
  let state = 1;
  return Uint16Array.from({ length: count }, () => (state = (state * 48271) % 2147483647) % colours);
};

describe("a film", () => {
  it("can be read back dot by dot, however often the dictionary is full", () => {
    const frames = [noise(120 * 120, 200), new Uint16Array(120 * 120).fill(7), noise(120 * 120, 3)];
    const file = gif({ width: 120, height: 120, delay: 7, frames });
    const { bytes } = palette(frames);
    const colour = (dot: number): number => coarse(Uint8ClampedArray.from([...bytes.subarray(dot * 3, dot * 3 + 3), 255]))[0]!;
    expect(read(file).map((dots) => dots.map(colour))).toEqual(frames.map((frame) => [...frame]));
  });

  it("is as large as it says and goes round for ever", () => {
    const file = gif({ width: 3, height: 2, delay: 7, frames: [new Uint16Array(6)] });
    expect(new TextDecoder().decode(file.subarray(0, 6))).toBe("GIF89a");
    expect([...file.subarray(6, 10)]).toEqual([3, 0, 2, 0]);
    expect(new TextDecoder("latin1").decode(file)).toContain("NETSCAPE2.0\u0003\u0001\u0000\u0000");
    expect(file.at(-1)).toBe(0x3b);
  });

  it("has at most 256 colours, and every colour the nearest box of its kind", () => {
    const frames = [noise(60_000, 32_768)];
    const { bytes, index } = palette(frames);
    expect(bytes.length).toBe(256 * 3);
    const off = [...frames[0]!].map((colour) => Math.abs((colour >> 10) - (bytes[index[colour]! * 3]! * 31) / 255));
    expect(Math.max(...off)).toBeLessThan(8);
  });
});
