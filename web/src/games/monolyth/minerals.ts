/** The five stones: how they look in three dimensions and flat, and the sign each one carries. */

import type { Mineral } from "../../three/stone";
import type { Colour } from "./types";

export const MINERALS: Readonly<Record<Colour, Mineral>> = {
  white: { base: "#ece5d6", vein: "#8d8371", roughness: 0.5, sign: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z" },
  blue: { base: "#3a6fb4", vein: "#17386a", roughness: 0.55, sign: "M3 9q4.5-5 9 0t9 0M3 16q4.5-5 9 0t9 0" },
  orange: { base: "#d97b2b", vein: "#7c3c0b", roughness: 0.65, sign: "M4 12 12 5l8 7M4 19l8-7 8 7" },
  black: { base: "#49474f", vein: "#cfc9bd", roughness: 0.6, sign: "M5 5l14 14M19 5 5 19" },
  turquoise: { base: "#35b3a6", vein: "#0b5a54", roughness: 0.45, sign: "M12 3l8 9-8 9-8-9Z" },
};

/** The colour of a sign drawn flat on its mineral. */
export const ink = (colour: Colour): string => MINERALS[colour].vein;
