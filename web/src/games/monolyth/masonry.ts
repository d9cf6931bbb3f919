/** All cubes of the table in a handful of draw calls: one per mineral, one for the joints inside stones. */

import { BoxGeometry, Color, InstancedMesh, Matrix4, MeshStandardMaterial, Vector3, type Scene } from "three";
import { block } from "../../three/block";
import { plain, surface } from "../../three/stone";
import { MINERALS } from "./minerals";
import { COLOURS, type Colour, type Cube } from "./types";

const MOST_CUBES = 256;
const MOST_JOINTS = 1024;
/** Between stones there is a seam, between the cubes of one stone only a groove. */
const CUBE = 0.965;
const JOINT = 0.915;

/** The middle of a cube over a board around the origin. */
export function placeOf([x, y, z]: Cube, grid: number): Vector3 {
  return new Vector3(x - (grid - 1) / 2, z + 0.5, y - (grid - 1) / 2);
}

export class Masonry {
  readonly #cubes = new Map<Colour, InstancedMesh>();
  readonly #joints: InstancedMesh;
  readonly #laid = new Matrix4();
  readonly #tint = new Color();
  readonly #bases = new Map<Colour, Color>();

  constructor(scene: Scene) {
    const cube = block(CUBE, CUBE, CUBE, 0.075);
    COLOURS.forEach((colour, i) => {
      const mesh = new InstancedMesh(cube, surface(MINERALS[colour], 11 + i), MOST_CUBES);
      this.#cubes.set(colour, mesh);
      this.#bases.set(colour, new Color(MINERALS[colour].base));
      scene.add(mesh);
    });
    this.#joints = new InstancedMesh(new BoxGeometry(JOINT, JOINT, JOINT), plain("#ffffff", 5), MOST_JOINTS);
    (this.#joints.material as MeshStandardMaterial).roughness = 0.6;
    scene.add(this.#joints);
    for (const mesh of [...this.#cubes.values(), this.#joints]) {
      // The joints lie in the shadow of their cubes.
      mesh.castShadow = mesh !== this.#joints;
      mesh.receiveShadow = true;
      mesh.frustumCulled = false;
    }
    this.clear();
  }

  /** Everything is taken away. */
  clear(): void {
    for (const mesh of this.#cubes.values()) mesh.count = 0;
    this.#joints.count = 0;
  }

  /** Lay a stone, its cubes on a grid, moved by `at`. */
  lay(colour: Colour, cubes: readonly Cube[], at: Matrix4, grid: number): void {
    const mesh = this.#cubes.get(colour);
    const base = this.#bases.get(colour);
    if (mesh === undefined || base === undefined) return;
    cubes.forEach((cube, i) => {
      const middle = placeOf(cube, grid);
      this.#put(mesh, middle, at, this.#tint.setScalar(1 - 0.07 * shade(cube)));
      for (const other of cubes.slice(i + 1)) {
        const next = placeOf(other, grid);
        if (middle.distanceTo(next) < 1.01) this.#put(this.#joints, next.lerp(middle, 0.5), at, this.#tint.copy(base).multiplyScalar(0.92));
      }
    });
  }

  /** What was laid goes to the graphics card. */
  done(): void {
    for (const mesh of [...this.#cubes.values(), this.#joints]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }

  /** The cubes that are drawn on the board around the origin, at full size. */
  drawn(grid: number): [Colour, Cube][] {
    const found: [Colour, Cube][] = [];
    for (const [colour, mesh] of this.#cubes) {
      for (let i = 0; i < mesh.count; i += 1) {
        mesh.getMatrixAt(i, this.#laid);
        const at = new Vector3().setFromMatrixPosition(this.#laid);
        if (this.#laid.getMaxScaleOnAxis() < 0.99) continue;
        found.push([colour, [Math.round(at.x + (grid - 1) / 2), Math.round(at.z + (grid - 1) / 2), Math.round(at.y - 0.5)]]);
      }
    }
    return found;
  }

  #put(mesh: InstancedMesh, middle: Vector3, at: Matrix4, tint: Color): void {
    if (mesh.count >= mesh.instanceMatrix.count) return;
    mesh.setMatrixAt(mesh.count, this.#laid.makeTranslation(middle).premultiply(at));
    mesh.setColorAt(mesh.count, tint);
    mesh.count += 1;
  }
}

/** No two cubes of a stone are quite alike. */
const shade = ([x, y, z]: Cube): number => Math.abs(Math.sin(x * 12.9 + y * 78.2 + z * 37.7));
