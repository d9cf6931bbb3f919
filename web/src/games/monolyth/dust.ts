/** The dust that a landing stone raises. */

import { IcosahedronGeometry, InstancedMesh, Matrix4, MeshBasicMaterial, type Scene } from "three";
import { grains } from "../../three/stone";
import { placeOf } from "./masonry";
import type { Cube } from "./types";

const PUFFS = 36;

export class Dust {
  readonly #puffs = new InstancedMesh(new IcosahedronGeometry(0.17, 1), new MeshBasicMaterial({ color: "#f3e6c8", transparent: true, depthWrite: false }), PUFFS);

  constructor(scene: Scene) {
    this.#puffs.visible = false;
    this.#puffs.frustumCulled = false;
    this.#puffs.renderOrder = 4;
    scene.add(this.#puffs);
  }

  /** The cloud around the lowest cubes of a stone: it spreads from 0 to 1, and then it is gone. */
  spread(cubes: readonly Cube[], grid: number, part: number): void {
    this.#puffs.visible = part > 0 && part < 1;
    if (!this.#puffs.visible) return;
    const floor = Math.min(...cubes.map(([, , z]) => z));
    const feet = cubes.filter(([, , z]) => z === floor);
    const next = grains(7);
    (this.#puffs.material as MeshBasicMaterial).opacity = 0.6 * (1 - part) ** 1.5;
    for (let i = 0; i < PUFFS; i += 1) {
      const middle = placeOf(feet[i % feet.length] ?? [0, 0, 0], grid);
      const angle = next() * Math.PI * 2;
      const far = 0.5 + (0.35 + next() * 0.9) * Math.sqrt(part);
      const size = (0.4 + next() * 0.9) * (0.6 + part * 0.9);
      const at = new Matrix4().makeTranslation(middle.x + Math.cos(angle) * far, middle.y - 0.45 + next() * 0.5 * part, middle.z + Math.sin(angle) * far);
      this.#puffs.setMatrixAt(i, at.multiply(new Matrix4().makeScale(size, size, size)));
    }
    this.#puffs.instanceMatrix.needsUpdate = true;
  }
}
