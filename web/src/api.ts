/** What the page asks of the server besides a table's socket. */

import { say } from "./lang/language.svelte";
import type { GameInfo, Join, Me, NewTable, Refused, Seated } from "./wire";

/** A refusal of the server, as a sentence. */
export class Refusal extends Error {}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
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
export const join = (id: string, body: Join): Promise<Seated> => ask("POST", `/api/tables/${id}/join`, body);
export const rematch = (id: string): Promise<Seated> => ask("POST", `/api/tables/${id}/rematch`);

/** What every table of a game needs to know of it, asked once. */
export async function gameInfo(name: string): Promise<GameInfo> {
  known ??= games();
  const info = (await known).find((game) => game.name === name);
  if (info === undefined) throw new Error(`the server does not know ${name}`);
  return info;
}

let known: Promise<readonly GameInfo[]> | undefined;
