/** What the stones stand on: the round table with its ring of sites, player boards, the crystal. */

import {
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OctahedronGeometry,
  PlaneGeometry,
  RingGeometry,
  Vector3,
  type CanvasTexture,
  type Scene,
} from "three";
import { canvas } from "../../three/canvas";
import { block } from "../../three/block";
import { plain } from "../../three/stone";
import type { Side } from "../../wire";
import { ink, MINERALS } from "./minerals";
import { FACE, painted, shade, sign } from "./paint";
import { colourOf } from "./types";

export const RADIUS = 5.55;
/** The table's top; boards rise from it to 0. */
export const GROUND = -0.34;
/** What the table stands on. */
export const FLOOR = GROUND - 0.5;
const MOST_BOARDS = 4;
const PAD = { idle: new Color("#9b8f7b"), reach: new Color("#2fb3ad"), chosen: new Color("#f0a83c"), blocked: new Color("#8d6f62") };
export type Pad = keyof typeof PAD;

/** The middle of a site on the table: clockwise, seen from above. */
export function siteAt(site: number, sites: number): Vector3 {
  const angle = (site / sites) * Math.PI * 2;
  return new Vector3(Math.sin(angle) * RADIUS, GROUND, -Math.cos(angle) * RADIUS);
}

/** The engraved squares of a player board, with their names along two edges. */
function squares(grid: number): CanvasTexture {
  const paint = canvas(512, 512);
  const [edge, cell] = [26, (512 - 52) / grid];
  paint.fillStyle = "#cdbfa5";
  paint.fillRect(0, 0, 512, 512);
  for (let i = 0; i < grid * grid; i += 1) {
    const [x, y] = [edge + (i % grid) * cell, edge + Math.floor(i / grid) * cell];
    paint.fillStyle = (i + Math.floor(i / grid)) % 2 === 0 ? "#bcae93" : "#c6b89d";
    paint.fillRect(x + 3, y + 3, cell - 6, cell - 6);
    paint.fillStyle = "rgba(60,48,30,0.5)";
    paint.font = `600 30px ${FACE}`;
    paint.textAlign = "center";
    paint.fillText(`${String.fromCharCode(97 + (i % grid))}${Math.floor(i / grid) + 1}`, x + cell / 2, y + cell / 2 + 10);
  }
  return painted(paint);
}

export interface Boards {
  readonly meshes: readonly InstancedMesh[];
  /** A board wherever one stands. */
  readonly put: (places: readonly Matrix4[]) => void;
}

/** Player boards, at most so many. */
export function boards(grid: number, most: number): Boards {
  const slabs = new InstancedMesh(block(grid + 0.7, 0.34, grid + 0.7, 0.08), plain("#b7a98f", 51, 2), most);
  const fields = new InstancedMesh(new PlaneGeometry(grid + 0.46, grid + 0.46), new MeshStandardMaterial({ map: squares(grid), roughness: 0.95 }), most);
  slabs.castShadow = true;
  for (const mesh of [slabs, fields]) {
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
  }
  const down = new Matrix4().makeTranslation(0, -0.17, 0);
  const flat = new Matrix4().makeRotationX(-Math.PI / 2).premultiply(new Matrix4().makeTranslation(0, 0.006, 0));
  return {
    meshes: [slabs, fields],
    put(places) {
      slabs.count = fields.count = places.length;
      places.forEach((place, i) => {
        slabs.setMatrixAt(i, place.clone().multiply(down));
        fields.setMatrixAt(i, place.clone().multiply(flat));
      });
      slabs.instanceMatrix.needsUpdate = fields.instanceMatrix.needsUpdate = true;
    },
  };
}

export class Furniture {
  readonly crystal: Mesh;
  readonly #pads: InstancedMesh;
  readonly #boards: Boards;
  readonly #shades: InstancedMesh;
  readonly #plaques: Mesh<PlaneGeometry, MeshStandardMaterial>[];
  readonly #posts: LineSegments;
  #limit = 0;
  #sides: readonly Side[] = [];
  #quarter = 0;

  constructor(
    scene: Scene,
    private readonly sites: number,
    private readonly grid: number,
  ) {
    const table = new Mesh(new CylinderGeometry(6.95, 7.15, 0.5, 72), plain("#a89b84", 21, 5));
    table.position.y = GROUND - 0.25;
    const track = new Mesh(new RingGeometry(RADIUS - 1.05, RADIUS + 1.05, 96), plain("#8b7f6b", 31, 4));
    track.rotation.x = -Math.PI / 2;
    track.position.y = GROUND + 0.01;
    this.#pads = new InstancedMesh(new CylinderGeometry(0.93, 1.02, 0.14, 40), plain("#ffffff", 41), sites);
    this.#boards = boards(grid, MOST_BOARDS);
    // The floor is only there where something throws a shadow on it.
    this.#shades = new InstancedMesh(new PlaneGeometry(2, 2), new MeshBasicMaterial({ map: shade(), transparent: true, depthWrite: false }), MOST_BOARDS);
    this.#shades.renderOrder = -1;
    const arrow = new Mesh(new ConeGeometry(0.3, 0.7, 3), new MeshStandardMaterial({ color: "#6c5f4a", roughness: 0.9 }));
    arrow.rotation.set(0, 0, -Math.PI / 2);
    arrow.scale.set(1, 1, 0.2);
    arrow.rotation.x = -Math.PI / 2;
    arrow.position.set(0, GROUND + 0.04, -RADIUS - 1.18);
    this.crystal = gem();
    this.#plaques = Array.from({ length: 4 }, (_, side) => plaque(side, grid));
    this.#posts = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ color: "#7c6f58", transparent: true, opacity: 0.75 }));
    for (const mesh of [table, track, this.#pads, ...this.#plaques]) mesh.receiveShadow = true;
    for (const mesh of [this.#pads, this.crystal]) mesh.castShadow = true;
    // What lies below most other things is drawn after them: hidden dots then cost nothing.
    track.renderOrder = 1;
    table.renderOrder = 2;
    scene.add(table, track, arrow, this.#pads, ...this.#boards.meshes, this.#shades, this.crystal, this.#posts, ...this.#plaques);
    for (const mesh of [this.#pads, this.#shades]) mesh.frustumCulled = false;
  }

  /** Each site's base in the colour of what can be done there. */
  pads(states: readonly Pad[]): void {
    for (let site = 0; site < this.sites; site += 1) {
      const at = siteAt(site, this.sites);
      at.y += 0.07;
      this.#pads.setMatrixAt(site, new Matrix4().makeTranslation(at));
      this.#pads.setColorAt(site, PAD[states[site] ?? "idle"]);
    }
    this.#pads.instanceMatrix.needsUpdate = true;
    if (this.#pads.instanceColor !== null) this.#pads.instanceColor.needsUpdate = true;
  }

  /** A player board wherever one stands, the first one on the table and the others beside it. */
  boards(places: readonly Matrix4[]): void {
    this.#boards.put(places);
    const flat = new Matrix4().makeRotationX(-Math.PI / 2);
    const beside = places.map((place, i) => {
      const [x, z, wide] = i === 0 ? [0, 0, 8.9] : [place.elements[12], place.elements[14], place.getMaxScaleOnAxis() * 4];
      // The sun stands to the left and before the table.
      return new Matrix4().makeTranslation(x + wide * 0.07, FLOOR, z - wide * 0.05).scale(new Vector3(wide, 1, wide)).multiply(flat);
    });
    this.#shades.count = beside.length;
    beside.forEach((shadow, i) => this.#shades.setMatrixAt(i, shadow));
    this.#shades.instanceMatrix.needsUpdate = true;
  }

  /** The walls' colours, prophecies and counts, written before the board that is shown. */
  walls(sides: readonly Side[]): void {
    this.#sides = sides;
    this.#inscribe();
  }

  /** The eye has gone round by so many quarters: whoever looks from there can read every wall. */
  read(quarter: number): void {
    if (quarter === this.#quarter) return;
    this.#quarter = quarter;
    this.#inscribe();
  }

  #inscribe(): void {
    this.#plaques.forEach((mesh, i) => {
      const side = this.#sides[i];
      mesh.visible = side !== undefined;
      const quarter = (((this.#quarter - FACING[i]!) % 4) + 4) % 4;
      const words = side === undefined ? "" : `${side.colour} ${side.count} ${side.prophecy} ${quarter}`;
      if (side === undefined || mesh.userData["words"] === words) return;
      mesh.userData["words"] = words;
      mesh.material.map?.dispose();
      mesh.material.map = inscription(side, quarter);
      mesh.material.needsUpdate = true;
    });
  }

  /** Corner posts as high as one may build, with a notch for every level. */
  posts(limit: number): void {
    if (limit === this.#limit) return;
    this.#limit = limit;
    const reach = this.grid / 2 + 0.2;
    const points: number[] = [];
    for (const [x, z] of [[-reach, -reach], [reach, -reach], [reach, reach], [-reach, reach]] as const) {
      points.push(x, 0, z, x, limit, z);
      for (let level = 1; level <= limit; level += 1) points.push(x, level, z, x * 0.9, level, z, x, level, z, x, level, z * 0.9);
    }
    this.#posts.geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  }
}

function gem(): Mesh {
  const material = new MeshStandardMaterial({ color: "#8ff0ea", emissive: "#159a96", emissiveIntensity: 0.55, roughness: 0.12, metalness: 0.1, flatShading: true, transparent: true, opacity: 0.93 });
  const mesh = new Mesh(new OctahedronGeometry(0.44), material);
  mesh.scale.set(1, 1.9, 1);
  return mesh;
}

/** Planes y = 0, x = 3, y = 3, x = 0: behind, right, before, left, in quarters from before. */
const FACING = [2, 1, 0, 3] as const;
const PLAQUE = [3.6, 1.2] as const;
const DOTS = [540, 180] as const;

function plaque(side: number, grid: number): Mesh<PlaneGeometry, MeshStandardMaterial> {
  const mesh = new Mesh(new PlaneGeometry(...PLAQUE), new MeshStandardMaterial({ roughness: 0.8 }));
  const angle = (FACING[side]! * Math.PI) / 2;
  const away = grid / 2 + 1.08;
  mesh.position.set(Math.sin(angle) * away, GROUND + 0.2, Math.cos(angle) * away);
  mesh.rotation.set(-1.28, angle, 0, "YXZ");
  return mesh;
}

/** What is written before a wall: its colour, its sign, and how far it is, for an eye so many quarters to the right. */
function inscription({ colour, count, prophecy }: Side, quarter: number): CanvasTexture {
  const known = colourOf(colour);
  const [wide, high] = DOTS;
  const paint = canvas(wide, high);
  paint.fillStyle = MINERALS[known].base;
  paint.fillRect(0, 0, wide, high);
  paint.strokeStyle = paint.fillStyle = ink(known);
  paint.lineWidth = 9;
  paint.strokeRect(6, 6, wide - 12, high - 12);
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.translate(wide / 2, high / 2);
  paint.rotate((-quarter * Math.PI) / 2);
  const met = prophecy !== null && count >= prophecy ? " ✓" : "";
  if (quarter % 2 === 0) {
    sign(paint, known, -wide / 2 + 40, -48, 96);
    paint.font = `700 112px ${FACE}`;
    paint.fillText(prophecy === null ? `${count}` : `${count} / ${prophecy}${met}`, 60, 8, wide - 190);
  } else {
    // On a narrow one everything stands below each other.
    sign(paint, known, -46, -wide / 2 + 34, 92);
    paint.font = `700 ${prophecy === null ? 150 : 124}px ${FACE}`;
    paint.fillText(`${count}`, 0, prophecy === null ? 60 : -38);
    paint.font = `700 84px ${FACE}`;
    if (prophecy !== null) paint.fillText(`/ ${prophecy}`, 0, 82);
    if (met) paint.fillText("✓", 0, 190);
  }
  return painted(paint);
}
