import { routeOf, type Route } from "./route";

class Router {
  route = $state<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  /** The invitation in the address, which stays out of what servers and logs see. */
  get invite(): string {
    return location.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Let the address name what is shown now, without a way back to what was shown before. */
  rename(path: string): void {
    history.replaceState(null, "", path);
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
