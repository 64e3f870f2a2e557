/**
 * A page that somebody keeps on their device: its files are in a cache of the browser, named after their version. Page and
 * worker both look for it here. Nothing is kept unless the player asks for it (`tab/offline.svelte.ts` fills the cache).
 */

/** The list of all files of the page, which `web/tab/pack.py` writes. In a cache it says that the rest is there as well. */
export const LIST = "offline.json";
/** Where a server has such a page (`src/laguna/server/http/tab_page.py`). */
export const TAB = "/tab/";
/** A host may have several such pages in several folders. */
const prefixOf = (folder: string) => `laguna kept ${folder} `;
const PREFIX = prefixOf(new URL("./", location.href).pathname);

export const nameOf = (version: string) => PREFIX + version;

/** The names of all caches that are ours, the oldest first; some may not be complete. */
export const namesOfKept = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Is the page in another folder of this host kept in full? */
export async function hasKept(folder: string): Promise<boolean> {
  if (!("caches" in globalThis)) return false;
  for (const name of (await caches.keys()).filter((name) => name.startsWith(prefixOf(folder))))
    if (await (await caches.open(name)).match(folder + LIST)) return true;
  return false;
}

/** The cache that answers: the newest that is complete. */
export async function findKept(): Promise<{ name: string; cache: Cache } | null> {
  for (const name of (await namesOfKept()).reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(LIST)) return { name, cache };
  }
  return null;
}

/** Not what a page means by it. */
interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Lets a worker answer with what is kept. What is asked for without any cache, and whatever is not kept, goes to the host. */
export function answerFromKept() {
  const home = new URL("./", location.href).href;
  addEventListener("fetch", (event) => {
    const { request } = event as Asked;
    if (request.method !== "GET" || request.cache === "no-store" || !request.url.startsWith(home)) return;
    (event as Asked).respondWith(
      findKept().then(async (kept) => {
        const address = request.url.replace(/[?#].*/, "");
        const found = await kept?.cache.match(address === home ? `${home}index.html` : address);
        return found ?? fetch(request);
      }),
    );
  });
}
