/**
 * How the page reaches its tables where there is no server: they live in a worker of this tab, which speaks a server's
 * messages. Python is loaded with the first request that needs it. This is `lib/wire.ts` in the tab build.
 */
import type { OpenPipe, Pipe, PipeEnd } from "../lib/pipe";
import { Problem } from "../lib/problem";
import type { ClientMessage, Lang, ServerMessage } from "../lib/types";
import type { FromWorker, ToWorker } from "./messages";
import { loading } from "./progress.svelte";
import { dropSnapshots } from "./snapshot";
import { openStore } from "./store";

export const HERE = true;
export const parts = { About: () => import("./About.svelte"), Loading: () => import("./Loading.svelte") };

// The worker.

interface Waiting {
  settle: (body: unknown) => void;
  fail: (problem: Problem) => void;
}
const waiting = new Map<number, Waiting>();
const ends = new Map<string, (message: ServerMessage) => void>();
let worker: Worker | null = null;
let count = 0;

function send(message: ToWorker) {
  if (!worker) {
    loading.now = { phase: "start" };
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    // Asked for with the first game: later a browser would decide by itself what to throw away.
    void navigator.storage?.persist?.().catch(() => false);
  }
  worker.postMessage(message);
}

function hear(message: FromWorker) {
  if (message.type === "say") ends.get(message.pipe)?.(message.message);
  else if (message.type === "progress") {
    loading.now = message.progress;
    if (message.progress.phase === "ready")
      void import("./ahead").then(({ fetchAhead }) => fetchAhead(language()));
  } else if (message.type === "unkept") loading.unkept = true;
  else {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    const told = message.body as { error: string; text: string };
    if (message.ok) asked?.settle(message.body);
    else asked?.fail(new Problem(told.error, told.text, 409));
  }
}

// Requests.

const language = () => document.documentElement.lang as Lang;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = await fromFiles(method, path);
  if (known !== undefined) return known as T;
  return new Promise<T>((settle, fail) => {
    count += 1;
    waiting.set(count, { settle: settle as Waiting["settle"], fail });
    send({ type: "ask", id: count, method, path, lang: language(), body: body ?? null });
  });
}

/** What needs no Python: files that were made with the page, and lists of tables. */
async function fromFiles(method: string, path: string): Promise<unknown> {
  const games = /^\/games\?lang=(..)$/.exec(path);
  if (games) return fileOf(`api/games-${games[1]}.json`);
  if (path.startsWith("api/")) return fileOf(path);
  if (path === "/tables/open") return { tables: [] };
  if (path === "/tables/mine") {
    const { store } = await openStore();
    const tables = (await store.all()).map(({ info }) => info);
    return { tables: tables.sort((a, b) => b.moved - a.moved) };
  }
  if (path !== "/me") return undefined;
  if (method === "DELETE") await Promise.all([openStore().then(({ store }) => store.erase()), dropSnapshots()]);
  return { known: true, name: "" };
}

const texts = new Map<string, Promise<string>>();
/** Files are fetched once: later there may be no network. */
export function textOf(address: string): Promise<string> {
  if (!texts.has(address)) {
    const text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Problem("unavailable", answer.statusText, answer.status);
      return answer.text();
    });
    texts.set(address, text);
    text.catch(() => texts.delete(address));
  }
  return texts.get(address)!;
}
const fileOf = async (address: string): Promise<unknown> => JSON.parse(await textOf(address));

// Tables.

/** After these there is no way back. */
const FINAL = ["gone", "seat_lost"];
/** How long we wait before a table is opened again, in milliseconds. */
const PAUSE = 200;

export const pipeTo =
  (table: string, lang: Lang, drawing = false): OpenPipe =>
  (seat, end) =>
    new WorkerPipe(table, lang, drawing, seat, end);

class WorkerPipe implements Pipe {
  private name = "";
  private over = false;
  private n = 0;

  constructor(
    private readonly table: string,
    private readonly lang: Lang,
    private readonly drawing: boolean,
    private readonly seat: number | null,
    private readonly end: PipeEnd,
  ) {
    end.status("connecting");
    this.open();
  }

  send(frame: ClientMessage) {
    send({ type: "frame", pipe: this.name, frame });
  }

  close() {
    if (this.over) return;
    this.over = true;
    this.leave();
    this.end.status("closed");
  }

  private open() {
    if (this.over) return;
    this.name = `pipe ${(count += 1)}`;
    ends.set(this.name, (message) => this.hear(message));
    const { name: pipe, table, lang, seat, n, drawing } = this;
    send({ type: "open", pipe, table, lang, seat, n, drawing });
  }

  private leave() {
    ends.delete(this.name);
    send({ type: "close", pipe: this.name });
  }

  private hear(message: ServerMessage) {
    if (message.type === "hello") this.end.status("open");
    if (message.type === "state") this.n = message.n;
    if (message.type === "bye") {
      if (FINAL.includes(message.error)) this.close();
      else {
        // Another tab has played, or had the table: it is opened anew, as it is stored.
        this.leave();
        this.end.status("lost");
        setTimeout(() => this.open(), PAUSE);
      }
    }
    this.end.message(message);
  }
}

// Addresses, all behind `#`: any static host serves the one page there is.

export const href = (path: string) => `#${path}`;
export const path = () => location.hash.slice(1).split("#")[0] || "/";
export const mark = () => location.hash.split("#")[2] ?? "";
export const pathOf = (link: HTMLAnchorElement, click: Event) => {
  const to = link.hash.startsWith("#/") ? link.hash.slice(1) : link.hash && path() + link.hash;
  const [page, place] = to.split("#");
  const record = /^\/record\/(.+)$/.exec(page);
  const near = page === path() && place;
  if (!record && !near) return to;
  click.preventDefault();
  if (record) void save(record[1]);
  else location.hash = to;
  return "";
};
/** A link that is followed by saving the record: there is nobody to fetch it from. */
export const recordOf = (id: string) => href(`/record/${id}`);
export const file = (name: string) => name;

async function save(id: string) {
  const text = await ask<string>("GET", `/tables/${id}/record`);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `laguna-${id}.rec`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
