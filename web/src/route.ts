export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "styleguide" }
  | { readonly page: "lost" };

/** The page that a path names. */
export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === "/styleguide") return { page: "styleguide" };
  const table = /^\/t\/([\w-]+)$/.exec(path);
  return table?.[1] === undefined ? { page: "lost" } : { page: "table", id: table[1] };
}
