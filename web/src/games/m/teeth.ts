import type { Symbol } from "./types";

/** The coloured tile of a card: a square whose sides carry `value / 10` teeth in the symbol's shape. */
const NEAR = 13;
const FAR = 87;
const DEPTH = 9.5;
const CORNER = 7;

type Point = readonly [along: number, out: number];

/** One tooth, drawn along its side from left to right: steps of a path in (along, outwards). */
function tooth(symbol: Symbol, centre: number): string[] {
  const to = (points: Point[]): string[] => points.map(([along, out]) => `L ${centre + along} ${out}`);
  switch (symbol) {
    case "cube":
      return to([[-5.5, 0], [-5.5, DEPTH], [5.5, DEPTH], [5.5, 0]]);
    case "triangle":
      return to([[-7, 0], [0, DEPTH + 0.5], [7, 0]]);
    case "moebius":
      return [
        ...to([[-8, 0]]),
        `C ${centre - 3.5} 0 ${centre - 4.5} ${DEPTH} ${centre} ${DEPTH}`,
        `C ${centre + 4.5} ${DEPTH} ${centre + 3.5} 0 ${centre + 8} 0`,
      ];
    case "fork":
      return to([[-6.5, 0], [-6.5, DEPTH], [-2, DEPTH], [-2, 2], [2, 2], [2, DEPTH], [6.5, DEPTH], [6.5, 0]]);
  }
}

/** Turns a step written in (along, outwards) into the coordinates of side 0 (top), 1 (right), 2, 3. */
function turned(step: string, side: number): string {
  const [command, ...numbers] = step.split(" ");
  const out: string[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const along = Number(numbers[i]);
    const outwards = Number(numbers[i + 1]);
    const corners: [number, number][] = [
      [NEAR + along, NEAR - outwards],
      [FAR + outwards, NEAR + along],
      [FAR - along, FAR + outwards],
      [NEAR - outwards, FAR - along],
    ];
    const [x, y] = corners[side] ?? [0, 0];
    out.push(`${round(x)} ${round(y)}`);
  }
  return `${command}${out.join(" ")}`;
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** The outline of a card's tile as an SVG path in a box of 100 by 100. */
export function tileOutline(symbol: Symbol | null, value: number): string {
  const length = FAR - NEAR;
  const count = symbol === null ? 0 : value / 10;
  const path: string[] = [];
  for (let side = 0; side < 4; side += 1) {
    const steps = [`${side === 0 ? "M" : "L"} ${CORNER} 0`];
    for (let i = 0; i < count && symbol !== null; i += 1) {
      const margin = CORNER - 2;
      const centre = margin + ((length - 2 * margin) * (i + 0.5)) / count;
      steps.push(...tooth(symbol, round(centre)));
    }
    steps.push(`L ${length - CORNER} 0`, `Q ${length} 0 ${length} ${-CORNER}`);
    path.push(...steps.map((step) => turned(step, side)));
  }
  return `${path.join("")}Z`;
}
