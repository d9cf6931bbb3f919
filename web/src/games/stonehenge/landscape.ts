/** A plain at evening: sky, hills, grass, and the round base, made here without a picture file. */

import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  DoubleSide,
  Float32BufferAttribute,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  RepeatWrapping,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector3,
  type Group,
  type Scene,
} from "three";
import { canvas } from "../../three/canvas";
import { grains } from "../../three/stone";
import { halo } from "./furniture";
import { sizes } from "./types";

/** How many mm are one unit of the scene. */
export const SCALE = 1 / 20;
export const FAR = 260;
/** Where the light comes from: low in the west. */
const SUNSET = new Vector3(-0.88, 0.29, 0.37).normalize();
/** Where the evening sun is seen: on the hills, a little lower than its light. */
const LOW = 0.085;
const GRASS_TUFTS = 900;
const FLAT = 30;

export interface Mood {
  readonly zenith: string;
  readonly sky: string;
  readonly horizon: string;
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly grass: string;
  readonly dry: string;
  readonly light: string;
  readonly strength: number;
  readonly shade: string;
  readonly fill: number;
}

export const EVENING: Mood = {
  zenith: "#6f9bc4", sky: "#b9cbd6", horizon: "#f7dcae", glow: "#ffc46b", far: "#9aa7a6", near: "#7d8a5c",
  grass: "#83a565", dry: "#c9b77c", light: "#ffc98c", strength: 4.1, shade: "#c6d8f0", fill: 1.75,
}; // prettier-ignore
export const DUSK: Mood = {
  zenith: "#0d1830", sky: "#2f4066", horizon: "#b8694e", glow: "#ff9a4d", far: "#3d4a66", near: "#34473f",
  grass: "#7f9c78", dry: "#a0936f", light: "#ffa873", strength: 2.7, shade: "#86a4dc", fill: 1.7,
}; // prettier-ignore

/** Long light, and a cool answer of the sky. */
export function evening(mood: Mood): (scene: Scene) => void {
  return (scene) => {
    const sun = new DirectionalLight(mood.light, mood.strength);
    sun.position.copy(SUNSET).multiplyScalar(40);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    Object.assign(sun.shadow.camera, { left: -15, right: 15, top: 11, bottom: -11, near: 5, far: 75 });
    sun.shadow.bias = -0.0008;
    sun.shadow.normalBias = 0.04;
    sun.shadow.radius = 5;
    scene.add(sun, new HemisphereLight(mood.shade, mood.dry, mood.fill));
  };
}

/** Smooth noise of a direction and a distance, the same on every visit. */
const rolling = (x: number, z: number): number => Math.sin(x * 0.11 + 1.3) * Math.cos(z * 0.09 - 0.4) + 0.5 * Math.sin(x * 0.23 - z * 0.19) + 0.25 * Math.sin(z * 0.41 + x * 0.05);

const level = (): number => -sizes().base_thickness * SCALE;

/** How high the ground is: flat around the base, then rolling. */
function groundAt(x: number, z: number): number {
  const away = Math.max(0, Math.hypot(x, z) - FLAT);
  return level() + rolling(x, z) * 2.4 * Math.min(1, away / 40) - Math.min(3, away * 0.03);
}

function sky(mood: Mood): Mesh {
  const geometry = new SphereGeometry(220, 40, 20);
  const place = geometry.getAttribute("position");
  const colours: number[] = [];
  const [zenith, middle, horizon, glow] = [mood.zenith, mood.sky, mood.horizon, mood.glow].map((colour) => new Color(colour)) as [Color, Color, Color, Color];
  const towards = new Vector3(SUNSET.x, LOW, SUNSET.z).normalize();
  const colour = new Color();
  for (let i = 0; i < place.count; i += 1) {
    const way = new Vector3().fromBufferAttribute(place, i).normalize();
    const up = Math.max(0, way.y);
    colour.copy(horizon).lerp(middle, Math.min(1, up * 4.5)).lerp(zenith, Math.min(1, Math.max(0, up - 0.15) * 1.5));
    const near = Math.max(0, way.dot(towards));
    colour.lerp(glow, 0.9 * near ** 9);
    colours.push(colour.r, colour.g, colour.b);
  }
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  const dome = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide, depthWrite: false, toneMapped: false }));
  dome.renderOrder = -2;
  return dome;
}

/** The evening sun itself, over the hills. */
function setting(): Sprite {
  const sun = new Sprite(new SpriteMaterial({ map: halo(), blending: AdditiveBlending, depthWrite: false, transparent: true, toneMapped: false }));
  sun.position.set(SUNSET.x, LOW, SUNSET.z).normalize().multiplyScalar(205);
  sun.scale.setScalar(72);
  sun.renderOrder = -2;
  return sun;
}

/** Three rows of hills, each paler than the one before it. */
function hills(mood: Mood): Mesh {
  const points: number[] = [];
  const colours: number[] = [];
  const faces: number[] = [];
  const [near, far, horizon] = [new Color(mood.near), new Color(mood.far), new Color(mood.horizon)];
  [[190, 24, 0.8], [150, 14, 0.42], [112, 6, 0]].forEach(([radius = 0, height = 0, haze = 0], row) => {
    const colour = near.clone().lerp(far, Math.min(1, haze * 1.6)).lerp(horizon, haze * 0.45);
    const first = points.length / 3;
    const steps = 72;
    for (let i = 0; i <= steps; i += 1) {
      const turn = (i / steps) * Math.PI * 2;
      const crest = height * (0.6 + 0.34 * Math.sin(turn * (3 + row) + row * 2) + 0.22 * Math.sin(turn * (8 - row) + 1) + 0.1 * Math.sin(turn * 19 + row));
      const [x, z] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
      points.push(x, Math.max(0.5, crest), z, x, -12, z);
      const lit = colour.clone().lerp(horizon, 0.18 * Math.max(0, Math.cos(turn - Math.atan2(SUNSET.z, SUNSET.x))));
      colours.push(lit.r, lit.g, lit.b, colour.r, colour.g, colour.b);
      if (i < steps) faces.push(first + 2 * i, first + 2 * i + 1, first + 2 * i + 2, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.setIndex(faces);
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, toneMapped: false }));
  mesh.renderOrder = -1;
  return mesh;
}

function painted(size: number, cheap: boolean, paint: (context: CanvasRenderingContext2D) => void): CanvasTexture {
  const context = canvas(size);
  paint(context);
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = cheap ? 1 : 4;
  return texture;
}

/** Blades of grass seen from above. */
function turf(): CanvasTexture {
  const next = grains(5);
  const texture = painted(256, false, (paint) => {
    paint.fillStyle = "#dcdcdc";
    paint.fillRect(0, 0, 256, 256);
    for (let i = 0; i < 2600; i += 1) {
      const light = next();
      paint.strokeStyle = light < 0.5 ? `rgba(40,60,10,${next() * 0.3})` : `rgba(255,250,200,${next() * 0.35})`;
      const [x, y, turn] = [next() * 256, next() * 256, next() * 7];
      paint.beginPath();
      paint.moveTo(x, y);
      paint.lineTo(x + Math.cos(turn) * 7, y + Math.sin(turn) * 7);
      paint.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(34, 34);
  return texture;
}

function meadow(mood: Mood, cheap: boolean): Mesh {
  const rings = new BufferGeometry();
  const [points, colours, uvs, faces]: [number[], number[], number[], number[]] = [[], [], [], []];
  const radii = [0, 9, 14, 20, 27, 34, 42, 52, 64, 78, 95, 125];
  const steps = 56;
  const [grass, dry, haze] = [new Color(mood.grass), new Color(mood.dry), new Color(mood.near)];
  radii.forEach((radius, ring) => {
    for (let i = 0; i <= steps; i += 1) {
      const turn = (i / steps) * Math.PI * 2;
      const [x, z] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
      points.push(x, groundAt(x, z), z);
      uvs.push(x / 130, z / 130);
      const worn = ring < 2 ? 0.55 : 0.28 + 0.22 * rolling(x * 2, z * 2);
      const colour = grass.clone().lerp(dry, Math.max(0, Math.min(1, worn))).lerp(haze, 0.6 * Math.max(0, Math.min(1, (radius - 30) / 80)));
      colours.push(colour.r, colour.g, colour.b);
      const a = ring * (steps + 1) + i;
      if (ring > 0 && i < steps) faces.push(a - steps - 1, a + 1, a, a - steps - 1, a - steps, a + 1);
    }
  });
  rings.setAttribute("position", new Float32BufferAttribute(points, 3));
  rings.setAttribute("color", new Float32BufferAttribute(colours, 3));
  rings.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  rings.setIndex(faces);
  rings.computeVertexNormals();
  const mesh = new Mesh(rings, new MeshLambertMaterial({ vertexColors: true, map: cheap ? null : turf() }));
  mesh.receiveShadow = true;
  return mesh;
}

/** Tufts of grass that catch the light. */
function tufts(mood: Mood): InstancedMesh {
  const blade = new BufferGeometry();
  const points = [-0.1, 0, 0, 0.1, 0, 0, 0.16, 0.9, 0.12, -0.16, 0, 0.1, 0, 0, 0.12, -0.22, 0.7, -0.06, 0.04, 0, -0.1, 0.18, 0, -0.06, 0.02, 1.1, -0.16];
  blade.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  blade.setAttribute("normal", new BufferAttribute(new Float32Array(points.map((_, i) => (i % 3 === 1 ? 1 : 0))), 3));
  const mesh = new InstancedMesh(blade, new MeshLambertMaterial({ side: DoubleSide }), GRASS_TUFTS);
  const next = grains(9);
  const [grass, dry, colour] = [new Color(mood.grass), new Color(mood.dry), new Color()];
  for (let i = 0; i < GRASS_TUFTS; i += 1) {
    const [radius, turn] = [7 + 50 * next() ** 1.7, next() * Math.PI * 2];
    const [x, z] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    const size = (0.3 + 0.55 * next()) * (radius < 9 ? 0.6 : 1);
    const spin = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), next() * 7);
    mesh.setMatrixAt(i, new Matrix4().compose(new Vector3(x, groundAt(x, z) - 0.02, z), spin, new Vector3(size, size, size)));
    mesh.setColorAt(i, colour.copy(grass).lerp(dry, next() * 0.9).multiplyScalar(0.85 + next() * 0.35));
  }
  return mesh;
}

/** The top of the base: rings of a cut trunk, the inner edge, a mark every ten degrees. */
function dial(cheap: boolean): CanvasTexture {
  const { base_radius, inner_edge, stone } = sizes();
  const next = grains(21);
  return painted(1024, cheap, (paint) => {
    const unit = 512 / base_radius;
    paint.translate(512, 512);
    paint.fillStyle = "#cfc3a6";
    paint.fillRect(-512, -512, 1024, 1024);
    for (let i = 0; i < 5200; i += 1) {
      paint.fillStyle = next() < 0.5 ? `rgba(255,255,245,${next() * 0.1})` : `rgba(70,50,20,${next() * 0.1})`;
      paint.fillRect((next() - 0.5) * 1024, (next() - 0.5) * 1024, 1 + next() * 5, 1 + next() * 3);
    }
    const ring = (radius: number, width: number, colour: string): void => {
      paint.strokeStyle = colour;
      paint.lineWidth = width;
      paint.beginPath();
      paint.arc(0, 0, radius * unit, 0, 7);
      paint.stroke();
    };
    ring(inner_edge - stone[1] / 2, stone[1] * unit, "rgba(94,74,40,0.16)");
    ring(inner_edge, 5, "rgba(70,52,26,0.75)");
    ring(inner_edge - stone[1], 2.5, "rgba(70,52,26,0.45)");
    ring(34, 3, "rgba(70,52,26,0.35)");
    ring(9, 4, "rgba(150,84,10,0.7)");
    paint.strokeStyle = "rgba(70,52,26,0.6)";
    for (let degree = 0; degree < 360; degree += 10) {
      paint.save();
      paint.rotate((degree * Math.PI) / 180);
      paint.lineWidth = degree % 90 === 0 ? 6 : 3;
      paint.beginPath();
      paint.moveTo((degree % 90 === 0 ? 40 : 84) * unit, 0);
      paint.lineTo((inner_edge - stone[1] - 2) * unit, 0);
      paint.globalAlpha = degree % 90 === 0 ? 0.5 : 0.3;
      paint.stroke();
      paint.restore();
    }
  });
}

/** The base, in mm: its top is where stones stand. */
function base(cheap: boolean): Mesh[] {
  const { base_radius, base_thickness } = sizes();
  const top = new Mesh(new CircleGeometry(base_radius, 72), new MeshLambertMaterial({ map: dial(cheap) }));
  const side = new Mesh(new CylinderGeometry(base_radius, base_radius + 2, base_thickness, 72, 1, true), new MeshLambertMaterial({ color: "#a08c62" }));
  side.rotation.x = Math.PI / 2;
  side.position.z = -base_thickness / 2;
  top.receiveShadow = side.castShadow = true;
  return [top, side];
}

/** Puts the whole landscape into the scene, and the base into the group that is measured in mm; `cheap` without a graphics card. */
export function lay(scene: Scene, group: Group, mood: Mood, cheap: boolean): void {
  scene.add(sky(mood), setting(), hills(mood), meadow(mood, cheap), tufts(mood));
  group.add(...base(cheap));
}
