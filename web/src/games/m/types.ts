export type Colour = "blue" | "brown" | "red" | "green" | "yellow";
export type Symbol = "cube" | "triangle" | "moebius" | "fork";

export interface Card {
  readonly colour: Colour;
  readonly value: number;
  readonly symbol: Symbol | null;
}
