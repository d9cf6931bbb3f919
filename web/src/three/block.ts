/** Cut blocks: flat faces, and a narrow flat chamfer along every edge; 44 triangles. */

import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";

type Axis = 0 | 1 | 2;
type Sign = 1 | -1;
const SIGNS: readonly Sign[] = [1, -1];
const AXES: readonly Axis[] = [0, 1, 2];
const others = (axis: Axis): [Axis, Axis] => [((axis + 1) % 3) as Axis, ((axis + 2) % 3) as Axis];

/** Where the picture of a face lies, upright and not mirrored: across and up, for each face. */
const ACROSS: Readonly<Record<Axis, (sign: Sign, at: Vector3) => [number, number]>> = {
  0: (sign, { y, z }) => [-sign * z, y],
  1: (sign, { x, z }) => [x, -sign * z],
  2: (sign, { x, y }) => [sign * x, y],
};

class Cutter {
  readonly #half: readonly [number, number, number];
  readonly #points: number[] = [];
  readonly #normals: number[] = [];
  readonly #places: number[] = [];

  constructor(
    x: number,
    y: number,
    z: number,
    private readonly bevel: number,
  ) {
    this.#half = [x / 2, y / 2, z / 2];
  }

  geometry(): BufferGeometry {
    for (const axis of AXES) for (const sign of SIGNS) this.#face(axis, sign);
    for (const axis of AXES) for (const one of SIGNS) for (const two of SIGNS) this.#edge(axis, one, two);
    for (const x of SIGNS) for (const y of SIGNS) for (const z of SIGNS) this.#corner([x, y, z]);
    const made = new BufferGeometry();
    made.setAttribute("position", new Float32BufferAttribute(this.#points, 3));
    made.setAttribute("normal", new Float32BufferAttribute(this.#normals, 3));
    made.setAttribute("uv", new Float32BufferAttribute(this.#places, 2));
    return made;
  }

  /** A corner of the block, on the face of this axis. */
  #at(on: Axis, signs: readonly [Sign, Sign, Sign]): Vector3 {
    const [x, y, z] = AXES.map((axis) => signs[axis] * (this.#half[axis] - (axis === on ? 0 : this.bevel)));
    return new Vector3(x, y, z);
  }

  #face(axis: Axis, sign: Sign): void {
    const [b, c] = others(axis);
    const corners = ([[1, 1], [1, -1], [-1, -1], [-1, 1]] as const).map(([one, two]) => this.#at(axis, signed([axis, sign], [b, one], [c, two])));
    this.#cut(corners, axis, sign);
  }

  /** The edge along an axis. */
  #edge(axis: Axis, one: Sign, two: Sign): void {
    const [b, c] = others(axis);
    const corner = (on: Axis, along: Sign): Vector3 => this.#at(on, signed([axis, along], [b, one], [c, two]));
    this.#cut([corner(b, 1), corner(b, -1), corner(c, -1), corner(c, 1)], b, one);
  }

  #corner(signs: readonly [Sign, Sign, Sign]): void {
    this.#cut(AXES.map((axis) => this.#at(axis, signs)), 0, signs[0]);
  }

  /** A flat piece seen from outside, with the picture of the face it belongs to. */
  #cut(corners: readonly Vector3[], axis: Axis, sign: Sign): void {
    const [a, b, c] = corners;
    if (a === undefined || b === undefined || c === undefined) return;
    const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    const outside = normal.dot(a) > 0;
    if (!outside) normal.negate();
    const way = outside ? corners : corners.toReversed();
    for (let i = 1; i + 1 < way.length; i += 1) {
      for (const at of [way[0]!, way[i]!, way[i + 1]!]) {
        this.#points.push(at.x, at.y, at.z);
        this.#normals.push(normal.x, normal.y, normal.z);
        this.#places.push(...this.#place(axis, sign, at));
      }
    }
  }

  #place(axis: Axis, sign: Sign, at: Vector3): [number, number] {
    const [x, y, z] = this.#half;
    const [u, v] = ACROSS[axis](sign, new Vector3(at.x / x, at.y / y, at.z / z));
    return [(u + 1) / 2, (v + 1) / 2];
  }
}

function signed(...parts: readonly (readonly [Axis, Sign])[]): [Sign, Sign, Sign] {
  const signs: [Sign, Sign, Sign] = [1, 1, 1];
  for (const [axis, sign] of parts) signs[axis] = sign;
  return signs;
}

/** A block of this size. */
export const block = (x: number, y: number, z: number, bevel: number): BufferGeometry => new Cutter(x, y, z, bevel).geometry();
