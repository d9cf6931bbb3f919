/** What stands, hangs and glows on the base: all stones in one draw call, all glow in another. */

import {
  AdditiveBlending,
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PointLight,
  Quaternion,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  Vector3,
  type Group,
} from "three";
import { canvas } from "../../three/canvas";
import { grains, surface } from "../../three/stone";
import { at } from "./model";
import { sizes, type Point, type Pose } from "./types";

export const MOST_STONES = 64;
/** As the seats' gems. */
export const SEAT_COLOURS = ["#3b82a8", "#c0524d", "#8573bd", "#4f9a5c"] as const;
const HIDDEN = new Matrix4().makeScale(0, 0, 0);

/** A stone cut by hand: its edges are worn, its faces not quite even. The simulation knows a plain box. */
function worn(): BufferGeometry {
  const [width, depth, height] = sizes().stone;
  const geometry = new BoxGeometry(width, depth, height, 4, 3, 7);
  const place = geometry.getAttribute("position");
  const next = grains(3);
  const shifts = new Map<string, number>();
  for (let i = 0; i < place.count; i += 1) {
    const p = new Vector3().fromBufferAttribute(place, i);
    const key = p.toArray().map((value) => value.toFixed(2)).join();
    const shift = shifts.get(key) ?? next();
    shifts.set(key, shift);
    const edges = [Math.abs(p.x) > width / 2 - 0.1, Math.abs(p.y) > depth / 2 - 0.1, Math.abs(p.z) > height / 2 - 0.1].filter(Boolean).length;
    const cut = edges === 3 ? 2.4 : edges === 2 ? 1.1 : 0.25;
    // the foot stays flat, so that stones stand where they stand
    const inward = new Vector3(p.x, p.y, Math.abs(p.z) > height / 2 - 0.1 ? (p.z < 0 ? 0 : p.z * 0.3) : 0).normalize();
    p.addScaledVector(inward, -(cut * 0.6 + shift * cut * 0.7));
    place.setXYZ(i, p.x, p.y, p.z);
  }
  geometry.computeVertexNormals();
  return geometry;
}

const matrixOf = ({ position, rotation: [w, x, y, z] }: Pose, size = 1): Matrix4 => new Matrix4().compose(new Vector3(...position), new Quaternion(x, y, z, w), new Vector3(size, size, size));

/** A soft round glow. */
export function halo(): CanvasTexture {
  const paint = canvas(128);
  const fade = paint.createRadialGradient(64, 64, 4, 64, 64, 64);
  fade.addColorStop(0, "rgba(255,214,120,0.75)");
  fade.addColorStop(0.3, "rgba(255,176,70,0.34)");
  fade.addColorStop(0.6, "rgba(255,150,50,0.1)");
  fade.addColorStop(1, "rgba(255,140,40,0)");
  paint.fillStyle = fade;
  paint.fillRect(0, 0, 128, 128);
  return new CanvasTexture(paint.canvas);
}

/** A strip on the ground, a patch on a stone: whatever is lit. */
export interface Glow {
  readonly colour: string;
  readonly strength: number;
  readonly points: readonly (readonly [x: number, y: number, z: number])[];
}

/** An arc of the rim as a strip. */
export function strip(start: number, end: number, inner: number, outer: number, z: number, colour: string, strength: number): Glow {
  const width = ((end - start) % 360 + 360) % 360 || 360;
  const steps = Math.max(1, Math.ceil(width / 4));
  const points: [number, number, number][] = [];
  for (let i = 0; i < steps; i += 1) {
    const [a, b] = [start + (width * i) / steps, start + (width * (i + 1)) / steps];
    const corners = [at(a, inner), at(a, outer), at(b, outer), at(b, inner)] as const;
    for (const k of [0, 1, 2, 0, 2, 3] as const) points.push([corners[k].x, corners[k].y, z]);
  }
  return { colour, strength, points };
}

/** A ribbon along a line. */
export function ribbon(line: readonly Point[], width: number, z: (point: Point) => number, colour: string, strength: (part: number) => number): Glow[] {
  return line.slice(1).map((to, i) => {
    const from = line[i]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [nx, ny] = [(-(to.y - from.y) / length) * (width / 2), ((to.x - from.x) / length) * (width / 2)];
    const corner = (p: Point, side: number): [number, number, number] => [p.x + nx * side, p.y + ny * side, z(p)];
    const [a, b, c, d] = [corner(from, -1), corner(from, 1), corner(to, 1), corner(to, -1)];
    return { colour, strength: strength(i / line.length), points: [a, b, c, a, c, d] };
  });
}

/** A round or square patch. */
export function patch(x: number, y: number, z: number, radius: number, colour: string, strength: number): Glow {
  const points: [number, number, number][] = [];
  for (let i = 0; i < 12; i += 1) {
    const [a, b] = [at(i * 30, radius), at(i * 30 + 30, radius)];
    points.push([x, y, z], [x + a.x, y + a.y, z], [x + b.x, y + b.y, z]);
  }
  return { colour, strength, points };
}

export class Furniture {
  readonly stones: InstancedMesh;
  readonly ghost: Mesh;
  readonly #ball: Mesh;
  readonly #halo: Sprite;
  readonly #string: Mesh;
  readonly #light = new PointLight("#ffb257", 40, 26, 1.8);
  readonly #markers: InstancedMesh;
  readonly #glow: Mesh;
  readonly #lit = new Color();

  /** `cheap` without a graphics card: then the Sun lights nothing. */
  constructor(group: Group, players: number, cheap: boolean) {
    const { ball_diameter } = sizes();
    const shape = worn();
    this.stones = new InstancedMesh(shape, surface({ base: "#b6b3aa", vein: "#6d6a60", roughness: 0.95, sign: "" }, 4), MOST_STONES);
    const next = grains(17);
    for (let i = 0; i < MOST_STONES; i += 1) {
      this.stones.setMatrixAt(i, HIDDEN);
      const tone = 0.82 + next() * 0.3;
      this.stones.setColorAt(i, this.#lit.setRGB(tone * (0.98 + next() * 0.06), tone, tone * (0.9 + next() * 0.1)));
    }
    this.stones.castShadow = this.stones.receiveShadow = true;
    this.stones.frustumCulled = false;
    this.ghost = new Mesh(shape, new MeshStandardMaterial({ transparent: true, opacity: 0.75, emissive: "#10504c" }));
    this.ghost.visible = false;

    this.#ball = new Mesh(new SphereGeometry(ball_diameter / 2, 28, 18), new MeshBasicMaterial({ color: "#ffdf8e", toneMapped: false }));
    this.#ball.castShadow = true;
    this.#halo = new Sprite(new SpriteMaterial({ map: halo(), blending: AdditiveBlending, depthWrite: false, transparent: true }));
    this.#halo.scale.setScalar(ball_diameter * 3.4);
    this.#string = new Mesh(new CylinderGeometry(0.7, 0.7, 1, 5, 1, true), new MeshBasicMaterial({ color: "#5d4a2c" }));
    this.#markers = new InstancedMesh(new ConeGeometry(6.5, 20, 6).rotateX(Math.PI / 2), new MeshLambertMaterial(), players + 1);
    this.#markers.castShadow = true;
    this.#markers.frustumCulled = false;
    this.#glow = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ vertexColors: true, transparent: true, side: DoubleSide, depthWrite: false, toneMapped: false }));
    this.#glow.frustumCulled = false;
    this.#glow.renderOrder = 1;
    this.ghost.renderOrder = 2;
    group.add(this.stones, this.ghost, this.#ball, this.#halo, this.#string, this.#markers, this.#glow);
    if (!cheap) group.add(this.#light);
  }

  /** Where every stone is, by its number; the others are nowhere. */
  setStones(poses: ReadonlyMap<number, Pose>): void {
    this.stones.count = Math.min(MOST_STONES, Math.max(-1, ...poses.keys()) + 1);
    for (let i = 0; i < this.stones.count; i += 1) {
      const pose = poses.get(i);
      this.stones.setMatrixAt(i, pose === undefined ? HIDDEN : matrixOf(pose));
    }
    this.stones.instanceMatrix.needsUpdate = true;
  }

  /** Where a stone is drawn; null if it is not. */
  drawn(number: number): Pose | null {
    if (number >= this.stones.count) return null;
    const matrix = new Matrix4();
    this.stones.getMatrixAt(number, matrix);
    if (matrix.getMaxScaleOnAxis() < 0.5) return null;
    const [place, turn] = [new Vector3(), new Quaternion()];
    matrix.decompose(place, turn, new Vector3());
    return { position: [place.x, place.y, place.z], rotation: [turn.w, turn.x, turn.y, turn.z] };
  }

  setGhost(pose: Pose | null, legal: boolean): void {
    this.ghost.visible = pose !== null;
    if (pose === null) return;
    const [w, x, y, z] = pose.rotation;
    this.ghost.position.set(...pose.position);
    this.ghost.quaternion.set(x, y, z, w);
    const material = this.ghost.material as MeshStandardMaterial | MeshLambertMaterial;
    material.color.set(legal ? "#d8f5ee" : "#e2695c");
    material.emissive.set(legal ? "#17665f" : "#7a1710");
  }

  setBall([x, y, z]: readonly [number, number, number]): void {
    const { string_length: length, ball_diameter, ball_clearance } = sizes();
    this.#ball.position.set(x, y, z);
    this.#light.position.set(x, y, z + 12);
    const [from, to] = [new Vector3(x, y, z + ball_diameter / 2 - 1), new Vector3(0, 0, length + ball_diameter / 2 + ball_clearance)];
    const span = to.clone().sub(from);
    this.#string.position.copy(from).addScaledVector(span, 0.5);
    this.#string.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), span.clone().normalize());
    this.#string.scale.set(1, span.length(), 1);
  }

  /** The glow is a disc before the ball: the base does not cut it, and stones before it hide it. */
  glowTowards(eye: Vector3): void {
    const { ball_diameter } = sizes();
    const way = eye.sub(this.#ball.position).normalize();
    this.#halo.position.copy(this.#ball.position).addScaledVector(way, ball_diameter * 1.3);
  }

  /** The markers on the rim, and one that is held over it. */
  setMarkers(markers: readonly number[], held: { seat: number; azimuth: number } | null): void {
    const { marker_radius, base_thickness } = sizes();
    const put = (i: number, seat: number, azimuth: number, lift: number): void => {
      const { x, y } = at(azimuth, marker_radius + 3);
      this.#markers.setMatrixAt(i, new Matrix4().makeTranslation(x, y, 10 - base_thickness + lift));
      this.#markers.setColorAt(i, this.#lit.set(SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "#ffffff"));
    };
    markers.forEach((azimuth, seat) => put(seat, seat, azimuth, 0));
    if (held === null) this.#markers.setMatrixAt(markers.length, HIDDEN);
    else put(markers.length, held.seat, held.azimuth, 6);
    this.#markers.instanceMatrix.needsUpdate = true;
    if (this.#markers.instanceColor !== null) this.#markers.instanceColor.needsUpdate = true;
  }

  /** Everything that is lit. */
  setGlow(glows: readonly Glow[]): void {
    const points: number[] = [];
    const colours: number[] = [];
    for (const { colour, strength, points: corners } of glows) {
      this.#lit.set(colour);
      for (const corner of corners) {
        points.push(...corner);
        colours.push(this.#lit.r, this.#lit.g, this.#lit.b, strength);
      }
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
    geometry.setAttribute("color", new Float32BufferAttribute(colours, 4));
    this.#glow.geometry.dispose();
    this.#glow.geometry = geometry;
    this.#glow.visible = points.length > 0;
  }
}

/** Lying stones in an arc around the base, in layers: the reserve, and what somebody has taken. */
export function stacked(place: number, of: number, azimuth: number, radius: number, way: 1 | -1): Pose {
  const [width, depth] = sizes().stone;
  const across = Math.max(1, Math.ceil(of / 2));
  const layer = Math.floor(place / across);
  const step = ((width + 5) / (radius - 30)) * (180 / Math.PI);
  const degrees = azimuth + way * ((place % across) + layer * 0.5) * step;
  const { x, y } = at(degrees, radius);
  const z = depth / 2 - sizes().base_thickness + layer * (depth + 0.4);
  // lying on its broad side, its height pointing outwards, not quite in line
  const turn = (degrees * Math.PI) / 180 + 0.06 * Math.sin(place * 7.3 + radius);
  const q = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), turn).multiply(new Quaternion(0.5, 0.5, 0.5, 0.5));
  return { position: [x, y, z], rotation: [q.w, q.x, q.y, q.z] };
}
