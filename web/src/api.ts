import type { GameName } from "./home/games";
import type { SeatChoice } from "./home/setup";

export const LEVELS = ["random"] as const;

export async function createTable(_game: GameName, _name: string, _seats: readonly SeatChoice[]): Promise<{ id: string } | { error: string }> {
  return { id: "x" };
}
