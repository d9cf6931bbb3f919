export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "replay"; readonly id: string; readonly step: number | null }
  | { readonly page: "styleguide" }
  | { readonly page: "lost" };

/** The page that a path names. */
export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === "/styleguide") return { page: "styleguide" };
  const replay = /^\/t\/([\w-]+)\/replay(?:\/(\d{1,6}))?$/.exec(path);
  if (replay?.[1] !== undefined) return { page: "replay", id: replay[1], step: replay[2] === undefined ? null : Number(replay[2]) };
  const table = /^\/t\/([\w-]+)$/.exec(path);
  return table?.[1] === undefined ? { page: "lost" } : { page: "table", id: table[1] };
}
