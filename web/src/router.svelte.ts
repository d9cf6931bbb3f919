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

class Router {
  route = $state<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(path);
    scrollTo(0, 0);
  }

  /** Follow a plain click on a link of our own without loading the page again. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link === null || !plain || event.defaultPrevented || link.target !== "") return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === "lost") return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
