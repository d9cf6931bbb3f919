/** What the page asks of the server besides a table's socket. */

import { say } from "./lang/language.svelte";
import type { Analysis, Film, Fork, GameInfo, Hint, Join, Me, NewTable, RecordText, Refused, Replay, ReplayPart, Seated, TableInfo } from "./wire";

/** A refusal of the server, as a sentence. */
export class Refusal extends Error {}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal(say("page-no-server"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const refused = (await answer.json()) as Refused;
  throw new Refusal(say(refused.key, refused.args));
}

export const games = (): Promise<readonly GameInfo[]> => ask("GET", "/api/games");

/** Go by this name; an empty one leaves us as we are. */
export async function rename(name: string): Promise<void> {
  if (name.trim() !== "") await ask<Me>("POST", "/api/me", { name: name.trim() });
}

export const createTable = (table: NewTable): Promise<Seated> => ask("POST", "/api/tables", table);
export const tableInfo = (id: string): Promise<TableInfo> => ask("GET", `/api/tables/${id}`);
export const recordOf = (id: string): Promise<RecordText> => ask("GET", `/api/tables/${id}/record`);
export const join = (id: string, body: Join): Promise<Seated> => ask("POST", `/api/tables/${id}/join`, body);
export const rematch = (id: string): Promise<Seated> => ask("POST", `/api/tables/${id}/rematch`);
export const hint = (id: string, seat: number): Promise<Hint> => ask("POST", `/api/tables/${id}/hint`, { seat });

export const fork = (id: string, body: Fork): Promise<Seated> => ask("POST", `/api/tables/${id}/fork`, body);

/** A game to look at again, through these eyes or the best that we may have. */
export const replay = (id: string, eyes: string | null): Promise<Replay> => ask("GET", `/api/tables/${id}/replay${eyes === null ? "" : `/${eyes}`}`);
export const replayPart = (id: string, eyes: string, part: number): Promise<ReplayPart> => ask("GET", `/api/tables/${id}/replay/${eyes}/${part}`);
export const analysis = (id: string): Promise<Analysis> => ask("GET", `/api/tables/${id}/analysis`);
export const analyse = (id: string): Promise<Analysis> => ask("POST", `/api/tables/${id}/analysis`);

/** The motion picture of a stone lowered or a swing in Stonehenge. */
export const film = (id: string, number: number): Promise<Film> => ask("GET", `/api/tables/${id}/films/${number}`);

/** What every table of a game needs to know of it, asked once. */
export async function gameInfo(name: string): Promise<GameInfo> {
  known ??= games().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const info = (await known).find((game) => game.name === name);
  if (info === undefined) throw new Error(`the server does not know ${name}`);
  return info;
}

let known: Promise<readonly GameInfo[]> | undefined;
