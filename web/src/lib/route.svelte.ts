/** Which page is shown: the path of the address, and nothing else. */
import { href, path, pathOf } from "./wire";

export type Route =
  | { page: "start" }
  | { page: "me" }
  | { page: "open" }
  | { page: "day" }
  | { page: "table"; id: string }
  | { page: "screen"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string };

function read(): Route {
  const [, page, what] = path().split("/");
  if (page === "me" || page === "day") return { page };
  // A link that carries a game leads to any page of ours, with a server or without.
  if (page === "open" || location.hash.startsWith("#/open")) return { page: "open" };
  if (page === "table" && what) return { page, id: what };
  if (page === "screen" && what) return { page, id: what };
  if (page === "replay" && what) return { page, id: what };
  if (page === "rules") return { page, game: what || "" };
  return { page: "start" };
}

class Router {
  now = $state.raw<Route>(read());
  constructor() {
    addEventListener("popstate", () => this.read());
  }
  go(path: string) {
    history.pushState(null, "", href(path));
    this.read();
    scrollTo(0, 0);
  }
  /** Another place on the same page is the same page. */
  private read() {
    const found = read();
    if (JSON.stringify(found) !== JSON.stringify(this.now)) this.now = found;
  }
}

export const route = new Router();

/** Follows links inside the page without loading it anew. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  const path = pathOf(link, event);
  if (!path) return;
  event.preventDefault();
  route.go(path);
}
