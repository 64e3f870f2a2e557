/** Keeping the page on this device, so that it opens without a network: asked for by the player, and taken back by them. */
import { findKept, LIST, nameOf, namesOfKept } from "../service/kept";
import { dropSnapshots } from "./snapshot";

/** The files of a version of the page: how long each is, and its SHA-256 in hex digits. */
interface Files {
  version: string;
  files: Record<string, [size: number, digest: string]>;
}

/** How many files are fetched at a time. */
const AT_ONCE = 4;

class Offline {
  /** What is so now; null until we know, or if this browser keeps nothing. */
  now = $state<"none" | "keeping" | "kept" | "failed" | null>(null);
  /** How much of it has come, in percent. */
  percent = $state(0);
  /** Is there another version at the host than the one that is kept? */
  fresh = $state(false);

  /** Looks what is kept, and whether the host has something newer. */
  async look() {
    // Without a secure origin there are neither workers nor caches.
    if (!("serviceWorker" in navigator) || !("caches" in globalThis) || this.now === "keeping") return;
    try {
      const kept = await findKept();
      this.now = kept ? "kept" : "none";
      if (kept) this.fresh = nameOf((await atHost()).version) !== kept.name;
    } catch {
      /* No network, or no caches in a private window: then nothing is offered. */
    }
  }

  /** Fetches all files of the page as the host has them now; what was kept before goes when all of them are here. */
  async keep() {
    this.now = "keeping";
    this.percent = 0;
    try {
      await navigator.serviceWorker.register("./sw.js");
      await navigator.serviceWorker.ready;
      const list = await atHost();
      const name = nameOf(list.version);
      await this.fill(name, list);
      for (const old of await namesOfKept()) if (old !== name) await caches.delete(old);
      this.fresh = false;
      this.now = "kept";
    } catch (error) {
      console.warn("not kept:", error);
      this.now = "failed";
    }
  }

  /** Takes the version that the host has, and shows it. */
  async renew() {
    await this.keep();
    if (this.now === "kept") location.reload();
  }

  async drop() {
    for (const name of await namesOfKept()) await caches.delete(name);
    await dropSnapshots();
    await (await navigator.serviceWorker.getRegistration("./"))?.unregister();
    this.now = "none";
    this.fresh = false;
  }

  private async fill(name: string, list: Files) {
    await caches.delete(name);
    const cache = await caches.open(name);
    const left = Object.entries(list.files);
    const total = left.reduce((sum, [, [size]]) => sum + size, 0);
    let come = 0;
    const work = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [path, [size, digest]] = next;
        await cache.put(path, await fetched(path, digest));
        come += size;
        this.percent = Math.floor((100 * come) / total);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // The list comes last: whoever finds it finds the rest.
    await cache.put(LIST, new Response(JSON.stringify(list), { headers: { "Content-Type": "application/json" } }));
  }
}

async function atHost(): Promise<Files> {
  const answer = await fetch(LIST, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return answer.json();
}

/** A file as the host has it. If the host changes files meanwhile, it is of another version than the list, and refused. */
async function fetched(path: string, digest: string): Promise<Response> {
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const body = await answer.arrayBuffer();
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  if (Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("") !== digest)
    throw new Error(`${path}: another version`);
  return new Response(body, { headers: { "Content-Type": answer.headers.get("Content-Type") ?? "" } });
}

export const offline = new Offline();
