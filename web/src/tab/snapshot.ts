/**
 * Python's memory once everything in it has been imported, kept in this browser: the next visit starts from there, which
 * takes a fraction of the processor time. Where nothing can be kept, each visit starts afresh.
 */

/** A host may have several such pages in several folders. */
const PREFIX = `laguna python ${new URL(/* @vite-ignore */ "../", import.meta.url).pathname} `;
/** Not the address of anything: the one thing in its cache. */
const KEY = "/memory";
/** Memory has traces of what a browser can do, so it is of no use to another version of the browser. */
const nameOf = (version: string) => `${PREFIX}${version} ${navigator.userAgent}`;
/** Without a secure origin there are no caches. */
const caching = "caches" in globalThis;

/** What was kept for just these files, by their version. */
export async function findSnapshot(version: string): Promise<ArrayBuffer | undefined> {
  if (!caching) return undefined;
  try {
    const name = nameOf(version);
    const kept = (await caches.has(name)) && (await (await caches.open(name)).match(KEY));
    return kept ? await kept.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it, instead of those for other versions. */
export async function keepSnapshot(version: string, made: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!caching) return;
  await dropSnapshots();
  await (await caches.open(nameOf(version))).put(KEY, new Response(made));
}

export async function dropSnapshots(): Promise<void> {
  if (!caching) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}
