/** The main board's tokens and structure card, on two tablets that turn with the eye. */

import { Group, InstancedMesh, Matrix4, Mesh, MeshStandardMaterial, PlaneGeometry, Vector3, type CanvasTexture, type Scene } from "three";
import { canvas } from "../../three/canvas";
import { block } from "../../three/block";
import { plain } from "../../three/stone";
import { tabletsAt, type Room } from "./layout";
import type { Aim } from "./model";
import { FACE, painted } from "./paint";

const [WIDE, DEEP] = [2.75, 2.42];
const [DOTS, ROWS] = [512, 450];
const LEAN = 0.62;
const COUNT = 2;
const INK = "#3a3226";
const STATE = { done: "#b9d3a0", low: "#d9ccb2", high: "#e0a79d" } as const;

export interface Tokens {
  readonly prophecies: readonly number[];
  readonly levels: readonly number[];
  readonly structures: readonly number[];
  /** The structure card, turned as it fits best. */
  readonly aims: readonly Aim[];
}

export class Tablets {
  readonly #group = new Group();
  readonly #slabs: InstancedMesh;
  readonly #faces: Mesh<PlaneGeometry, MeshStandardMaterial>[];
  #written = ["", ""];
  #places: readonly Vector3[] = [];

  constructor(scene: Scene) {
    this.#slabs = new InstancedMesh(block(WIDE + 0.3, 0.3, DEEP + 0.3, 0.08), plain("#b7a98f", 61, 2), COUNT);
    this.#faces = Array.from({ length: COUNT }, () => new Mesh(new PlaneGeometry(WIDE, DEEP), new MeshStandardMaterial({ roughness: 0.9 })));
    for (const face of this.#faces) face.matrixAutoUpdate = false;
    this.#slabs.frustumCulled = false;
    this.#group.add(this.#slabs, ...this.#faces);
    scene.add(this.#group);
  }

  /** They stand where there is room for them. */
  stand(room: Room): void {
    this.#places = tabletsAt(room);
    this.#group.visible = this.#places.length > 0;
    this.#places.forEach((place, i) => {
      const at = new Matrix4().makeRotationX(LEAN).setPosition(place);
      this.#slabs.setMatrixAt(i, at);
      this.#faces[i]?.matrix.makeRotationX(-Math.PI / 2).setPosition(0, 0.152, 0).premultiply(at);
    });
    this.#slabs.instanceMatrix.needsUpdate = true;
  }

  /** They stay before whoever looks. */
  turn(azimuth: number): void {
    this.#group.rotation.y = azimuth;
    this.#group.updateMatrixWorld();
  }

  /** The middle of each tablet that is to be seen: that of the tokens, that of the card. */
  places(): Vector3[] {
    return this.#places.map((place) => place.clone().applyMatrix4(this.#group.matrixWorld));
  }

  write(tokens: Tokens): void {
    const words = [JSON.stringify([tokens.prophecies, tokens.levels]), JSON.stringify([tokens.structures, tokens.aims])];
    const paintings = [() => tokensOf(tokens), () => cardOf(tokens)];
    paintings.forEach((paint, i) => {
      const material = this.#faces[i]?.material;
      if (material === undefined || words[i] === this.#written[i]) return;
      material.map?.dispose();
      material.map = paint();
      material.needsUpdate = true;
    });
    this.#written = words;
  }
}

function slab(): CanvasRenderingContext2D {
  const paint = canvas(DOTS, ROWS);
  paint.fillStyle = "#cdbfa5";
  paint.fillRect(0, 0, DOTS, ROWS);
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  return paint;
}

type Shape = "round" | "steps" | "block";

/** A token: round for prophecies, stepped for levels, square for structures. */
function token(paint: CanvasRenderingContext2D, shape: Shape, x: number, y: number, size: number, number: number): void {
  const half = size / 2;
  paint.beginPath();
  if (shape === "round") paint.arc(x, y, half, 0, 7);
  else if (shape === "block") paint.roundRect(x - half, y - half, size, size, 9);
  else {
    paint.moveTo(x - half, y + half);
    for (const [right, up] of [[-1, -0.35], [-0.5, -0.35], [-0.5, -1], [0.5, -1], [0.5, -0.35], [1, -0.35], [1, 1]] as const) paint.lineTo(x + right * half, y + up * half);
    paint.closePath();
  }
  paint.fillStyle = "#fbf5e6";
  paint.fill();
  paint.lineWidth = 5;
  paint.strokeStyle = "#a35a05";
  paint.stroke();
  paint.fillStyle = INK;
  paint.font = `700 ${size * 0.52}px ${FACE}`;
  paint.fillText(`${number}`, x, y + size * (shape === "steps" ? 0.16 : 0.04));
}

function tokensOf({ prophecies, levels }: Tokens): CanvasTexture {
  const paint = slab();
  const kinds = [...new Set(prophecies)].toSorted((a, b) => a - b);
  kinds.forEach((number, i) => {
    const [x, y] = [56 + (i % 5) * 100, 56 + Math.floor(i / 5) * 90];
    const pile = prophecies.filter((other) => other === number).length;
    for (let high = 0; high < pile; high += 1) token(paint, "round", x - (pile - 1) * 5 + high * 10, y - high * 6, 78, number);
  });
  levels.forEach((number, i) => token(paint, "steps", 48 + (i % 6) * 83, 336 + Math.floor(i / 6) * 74, 68, number));
  return painted(paint);
}

function cardOf({ structures, aims }: Tokens): CanvasTexture {
  const paint = slab();
  const across = Math.round(Math.sqrt(aims.length));
  const [wide, high] = [(DOTS - 110) / across, (ROWS - 20) / across];
  aims.forEach(({ wanted, height, state }, i) => {
    const [x, y] = [10 + (i % across) * wide, 10 + Math.floor(i / across) * high];
    paint.fillStyle = STATE[state];
    paint.fillRect(x + 3, y + 3, wide - 6, high - 6);
    paint.fillStyle = INK;
    paint.font = `700 ${wanted.length > 1 ? 46 : 58}px ${FACE}`;
    paint.fillText(wanted.replace("-", "–"), x + wide / 2, y + high * 0.42);
    // How high it is, cube by cube.
    for (let cube = 0; cube < height; cube += 1) paint.fillRect(x + wide / 2 - height * 11 + cube * 22 + 2, y + high - 27, 18, 14);
    if (state === "high") {
      paint.strokeStyle = "#8e1d1d";
      paint.lineWidth = 6;
      paint.strokeRect(x + 6, y + 6, wide - 12, high - 12);
    }
  });
  structures.forEach((number, i) => token(paint, "block", DOTS - 50, 60 + i * 108, 82, number));
  return painted(paint);
}
