/** The tables of the games, each loaded when it is needed. */
export const TABLES = {
  m: () => import("../games/m"),
} as const;
