/** What draws, and the light that everything is seen in; cheap where there is no graphics card. */

import {
  BasicShadowMap,
  DirectionalLight,
  HemisphereLight,
  LinearMipmapNearestFilter,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFSoftShadowMap,
  WebGLRenderer,
  type Scene,
  type Texture,
} from "three";

/** Whether the machine draws without a graphics card: every dot then costs, so they are made cheap. */
export const SOFTWARE: boolean = inSoftware();

function inSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  const software = gl !== null && names != null && /swiftshader|llvmpipe|software/i.test(String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)));
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return software;
}

/** A renderer with shadows, which are drawn anew only on demand. */
export function createRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: !SOFTWARE, alpha: true, powerPreference: "low-power" });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = SOFTWARE ? BasicShadowMap : PCFSoftShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/** Light as in the page: warm, from the upper left, with a cool answer of the sky. */
export function light(scene: Scene): void {
  const sun = new DirectionalLight(0xfff0d8, 2.6);
  sun.position.set(-7, 13, 6);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  Object.assign(sun.shadow.camera, { left: -11, right: 11, top: 11, bottom: -11, near: 1, far: 34 });
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.03;
  sun.shadow.radius = 4;
  const back = new DirectionalLight(0xb9d4ff, 0.7);
  back.position.set(8, 6, -9);
  scene.add(sun, back, new HemisphereLight(0xf4f1ea, 0x6a5a44, 1.15));
}

/** In software: the same surfaces without relief and gloss, their pictures read the short way. */
export function cheapen(scene: Scene): void {
  if (!SOFTWARE) return;
  scene.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    if (thing.material instanceof MeshStandardMaterial) {
      const { map, color, emissive, transparent, opacity, flatShading } = thing.material;
      thing.material = new MeshLambertMaterial({ map, color, emissive, transparent, opacity, flatShading });
    }
    const map: Texture | null | undefined = thing.material.map;
    if (map == null || map.anisotropy === 1) return;
    map.anisotropy = 1;
    map.minFilter = LinearMipmapNearestFilter;
    map.needsUpdate = true;
  });
}
