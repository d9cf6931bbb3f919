/** The stone in hand, where it would stand: with a bright outline, red where it may not stay. */

import { BackSide, InstancedMesh, Matrix4, MeshBasicMaterial, MeshStandardMaterial, type Scene } from "three";
import { block } from "../../three/block";
import { placeOf } from "./masonry";
import { MINERALS } from "./minerals";
import type { Rest } from "./model";
import type { Colour } from "./types";

const MOST_CUBES = 16;

export class Ghost {
  readonly #cubes = new InstancedMesh(block(0.99, 0.99, 0.99, 0.05), new MeshStandardMaterial({ transparent: true, depthWrite: true }), MOST_CUBES);
  /** The outline: the inside of slightly larger cubes. */
  readonly #rim = new InstancedMesh(block(1.09, 1.09, 1.09, 0.06), new MeshBasicMaterial({ side: BackSide }), MOST_CUBES);

  constructor(scene: Scene) {
    this.#cubes.renderOrder = 3;
    for (const mesh of [this.#cubes, this.#rim]) mesh.frustumCulled = false;
    scene.add(this.#cubes, this.#rim);
  }

  show(rest: Rest | null, colour: Colour | null, grid: number): void {
    const seen = rest !== null && colour !== null;
    this.#cubes.count = this.#rim.count = seen ? Math.min(MOST_CUBES, rest.cubes.length) : 0;
    // What is not there costs nothing, not even its shader.
    this.#cubes.visible = this.#rim.visible = seen;
    if (!seen) return;
    const legal = rest.place !== null;
    const material = this.#cubes.material as MeshStandardMaterial;
    material.color.set(legal ? MINERALS[colour].base : "#c2322f");
    material.opacity = legal ? 0.82 : 0.5;
    (this.#rim.material as MeshBasicMaterial).color.set(legal ? "#12e0d2" : "#ff4a3d");
    rest.cubes.forEach((cube, i) => {
      const at = new Matrix4().makeTranslation(placeOf(cube, grid));
      this.#cubes.setMatrixAt(i, at);
      this.#rim.setMatrixAt(i, at);
    });
    this.#cubes.instanceMatrix.needsUpdate = this.#rim.instanceMatrix.needsUpdate = true;
  }
}
