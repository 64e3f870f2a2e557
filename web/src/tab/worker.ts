/**
 * The worker in which tables live: Python, `laguna.local`, and the store. It does one thing after the other, and carries
 * out what Python says in its order: what is to be kept is stored before anything that follows is shown.
 */
import type { FromWorker, Kept, Line, Progress, ToWorker } from "./messages";
import { dropSnapshots, findSnapshot, keepSnapshot } from "./snapshot";
import { Conflict, openStore } from "./store";

/** Not what a page means by it. */
declare const self: {
  fetch: typeof fetch;
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
interface Port {
  take(text: string): { toJs(): Uint8Array; destroy(): void };
  waits(): boolean;
}
interface Pyodide {
  runPython(code: string): Port;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
/** `web/tab/start.mjs`, which lies beside Pyodide. */
interface Starter {
  start(wish: { folder: string; bundle: ArrayBuffer; snapshot?: ArrayBuffer }): Promise<Pyodide>;
}
/** What the folder of Python holds: how long each file is. The version changes with any of them. */
interface Listed {
  version: string;
  sizes: Record<string, number>;
}
type Outgoing =
  ({ type: "keep"; first: number; lines: Line[] } & Kept) | Extract<FromWorker, { type: "say" | "answer" }>;

/** The folder of Python, beside that of this script. */
const FOLDER = new URL(/* @vite-ignore */ "../python/", import.meta.url).href;
const tell = (progress: Progress) => self.postMessage({ type: "progress", progress });

// Python.

/** Fetches everything that Python needs, tells how much has come, and lets Pyodide find it where it asks for it. */
async function fetchAll({ sizes }: Listed): Promise<Map<string, ArrayBuffer>> {
  // Scripts are fetched by being imported.
  const names = Object.keys(sizes).filter((name) => !/\.m?js$/.test(name));
  const total = names.reduce((sum, name) => sum + sizes[name], 0);
  let loaded = 0;
  let told = 0;
  async function fetchOne(name: string): Promise<[string, ArrayBuffer]> {
    const answer = await fetch(FOLDER + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, on) {
          loaded += part.length;
          if (loaded - told > total / 100) tell({ phase: "fetch", loaded: (told = loaded), total });
          on.enqueue(part);
        },
      }),
    );
    return [FOLDER + name, await new Response(counted).arrayBuffer()];
  }
  return new Map(await Promise.all(names.map(fetchOne)));
}

async function start(): Promise<Port> {
  const listed: Listed = await (await fetch(`${FOLDER}files.json`)).json();
  const [files, snapshot] = await Promise.all([fetchAll(listed), findSnapshot(listed.version)]);
  tell({ phase: "start" });
  const outside = self.fetch.bind(self);
  self.fetch = async (wanted, options) => {
    const found = files.get(wanted instanceof Request ? wanted.url : String(wanted));
    if (!found) return outside(wanted, options);
    const type = String(wanted).endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(found, { headers: { "Content-Type": type } });
  };
  const starter: Starter = await import(/* @vite-ignore */ `${FOLDER}start.mjs`);
  const wish = { folder: FOLDER, bundle: files.get(`${FOLDER}laguna.pack`)! };
  const afresh = () => starter.start(wish);
  const python = snapshot
    ? await starter.start({ ...wish, snapshot }).catch(async (error) => {
        console.warn("Python could not start out of its kept memory:", error);
        await dropSnapshots();
        return afresh();
      })
    : await afresh();
  self.fetch = outside;
  // A snapshot has the tables of its time in it. They are not asked about any more: what counts is what is stored.
  const port = python.runPython("from laguna.local import Port\nport = Port()\nport");
  tell({ phase: "ready" });
  if (!snapshot) remember = () => keepSnapshot(listed.version, python.makeMemorySnapshot());
  return port;
}

/** Keeps Python's memory for the next visit; null if that has been done, or would be of no use. */
let remember: (() => Promise<void>) | null = null;
/** How long after a table was opened that is done, in milliseconds: by then, what a game needs has been imported. */
const LATER = 3000;

function rememberLater() {
  const now = remember;
  remember = null;
  // Browsers that are short of space keep nothing, and each visit starts afresh.
  if (now) setTimeout(() => void queue(() => now().catch(() => {})), LATER);
}

const storing = openStore().then(({ store, lasting }) => {
  if (!lasting) self.postMessage({ type: "unkept" });
  return store;
});
const starting = start();
starting.catch((error) => {
  console.error(error);
  tell({ phase: "failed" });
});

// One thing after the other.

let last: Promise<void> = Promise.resolve();
const queue = (work: () => Promise<void>) =>
  (last = last.then(work).catch((error) => {
    console.error(error);
    // Should Python's memory be broken, it is at least not so again at the next visit.
    if (error instanceof WebAssembly.RuntimeError) return dropSnapshots();
  }));

/** Tables that Python knows. */
const loaded = new Set<string>();
/** Which pipes are open, and to which tables. */
const pipes = new Map<string, string>();
const news = new BroadcastChannel("laguna");

async function take(message: unknown): Promise<void> {
  const port = await starting;
  const made = port.take(JSON.stringify(message));
  const said: Outgoing[] = JSON.parse(new TextDecoder().decode(made.toJs()));
  made.destroy();
  for (const one of said) {
    if (one.type !== "keep") self.postMessage(one);
    else if (!(await keep(one))) return;
  }
  if (port.waits()) setTimeout(step);
}

let stepping = false;
/** Bots move one by one. What the page says in between is heard in between. */
function step() {
  if (stepping) return;
  stepping = true;
  void queue(async () => {
    stepping = false;
    await take({ type: "step" });
  });
}

async function keep({
  table,
  seats,
  info,
  origin,
  first,
  lines,
}: Extract<Outgoing, { type: "keep" }>): Promise<boolean> {
  try {
    await (await storing).keep({ table, seats, info, origin }, first, lines);
    loaded.add(table.id);
    news.postMessage(table.id);
    return true;
  } catch (error) {
    if (!(error instanceof Conflict)) console.error(error);
    // Python is ahead of what is stored: it forgets the table, and pages open it again as it is stored.
    loaded.delete(table.id);
    await take({ type: "forget", table: table.id });
    return false;
  }
}

/** Lets Python know a table as it is stored; asked again, what has been stored since by another tab. */
async function restore(id: string, again = false): Promise<void> {
  if (loaded.has(id) && !again) return;
  const found = await (await storing).read(id, 0);
  if (!found) return;
  loaded.add(id);
  const { table, seats, origin = "" } = found.kept;
  await take({ type: "restore", table, seats, first: 0, lines: found.lines, origin });
}

// Two tabs on one table: one plays, the other watches.

/** Lets go of a table where this tab plays, or waits to play. */
const letGo = new Map<string, () => void>();
const watched = new Set<string>();

/** Takes a table for this tab if no other has it; else waits until it is free, and goes on then. */
async function claim(id: string): Promise<void> {
  // Without a secure origin there are no locks. Then each line is still stored only once.
  if (letGo.has(id) || !navigator.locks) return;
  const name = `laguna ${id}`;
  const hold = (lock: Lock | null) => (lock ? new Promise<void>((free) => letGo.set(id, free)) : undefined);
  await new Promise<void>((settle) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) watched.add(id);
      const held = hold(lock);
      settle();
      return held;
    });
  });
  if (!watched.has(id)) return;
  const wait = new AbortController();
  letGo.set(id, () => wait.abort());
  void navigator.locks
    .request(name, { signal: wait.signal }, (lock) => {
      const held = hold(lock);
      watched.delete(id);
      void queue(async () => {
        loaded.delete(id);
        await take({ type: "forget", table: id });
      });
      return held;
    })
    .catch(() => {});
}

function release(id: string) {
  if ([...pipes.values()].includes(id)) return;
  letGo.get(id)?.();
  letGo.delete(id);
  watched.delete(id);
  loaded.delete(id);
  void queue(() => take({ type: "forget", table: id }));
}

news.onmessage = ({ data }: MessageEvent<string>) => {
  if (watched.has(data) && loaded.has(data)) void queue(() => restore(data, true));
};

// What the page says.

const infos = async () => (await (await storing).all()).map(({ info }) => info);

/** The table that a request is about: its address says so, or what is to be gone on with. */
const tableOf = ({ path, body }: Extract<ToWorker, { type: "ask" }>): string | undefined =>
  /^\/tables\/([^/?]+)/.exec(path)?.[1] ?? (body as { table?: string } | null)?.table;

async function hear(message: ToWorker): Promise<void> {
  if (message.type === "open") {
    pipes.set(message.pipe, message.table);
    await claim(message.table);
    await restore(message.table);
    await take({ ...message, watch: watched.has(message.table) });
    rememberLater();
  } else if (message.type === "close") {
    const table = pipes.get(message.pipe);
    pipes.delete(message.pipe);
    await take(message);
    if (table) release(table);
  } else {
    const table = message.type === "ask" && tableOf(message);
    if (table) await restore(table);
    // What is told of earlier games comes from all of them.
    const others = /\/course\b/.test((message as { path?: string }).path ?? "");
    await take(others ? { ...message, others: await infos() } : message);
  }
}

self.onmessage = ({ data }) => void queue(() => hear(data));
