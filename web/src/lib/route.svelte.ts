/** Which page is shown: the path of the address, and nothing else. */
export type Route =
  | { page: "start" }
  | { page: "me" }
  | { page: "table"; id: string }
  | { page: "screen"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string };

function read(): Route {
  const [, page, what] = location.pathname.split("/");
  if (page === "me") return { page };
  if (page === "table" && what) return { page, id: what };
  if (page === "screen" && what) return { page, id: what };
  if (page === "replay" && what) return { page, id: what };
  if (page === "rules") return { page, game: what || "" };
  return { page: "start" };
}

class Router {
  now = $state.raw<Route>(read());
  constructor() {
    addEventListener("popstate", () => (this.now = read()));
  }
  go(path: string) {
    history.pushState(null, "", path);
    this.now = read();
    scrollTo(0, 0);
  }
}

export const route = new Router();

/** Follows links inside the page without loading it anew. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  if (link.pathname.startsWith("/api") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
