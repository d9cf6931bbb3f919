/** A monolyth alone on its board, for a picture or a film of it. */

import { CircleGeometry, Matrix4, Mesh, MeshBasicMaterial, Vector3 } from "three";
import type { Portrait } from "../../three/studio";
import type { Builder } from "../../wire";
import { boards } from "./furniture";
import { Masonry } from "./masonry";
import { shade } from "./paint";
import { stoneOf } from "./types";

/** What is to be seen, and the words below it. */
export function portraitOf(builder: Builder, grid: number, title: string, words: string): Portrait {
  return {
    title,
    words,
    middle: new Vector3(0, 0.95, 0),
    distance: 15.5,
    fill(scene) {
      const masonry = new Masonry(scene);
      for (const { stone, cubes } of builder.stones) masonry.lay(stoneOf(stone).colour, cubes, new Matrix4(), grid);
      masonry.done();
      const board = boards(grid, 1);
      board.put([new Matrix4()]);
      const floor = new Mesh(new CircleGeometry(4.6, 48), new MeshBasicMaterial({ map: shade(), transparent: true, opacity: 0.6, depthWrite: false }));
      floor.rotation.x = -Math.PI / 2;
      floor.position.y = -0.35;
      scene.add(...board.meshes, floor);
    },
  };
}
