/** Tables in IndexedDB: what a table is, and its lines, each under the number it has. Page and worker both read it. */
import type { Kept, Line } from "./messages";

const NAME = "laguna";
const VERSION = 1;

/** Another tab has stored this line. */
export class Conflict extends Error {}

interface Store {
  /** Stores a table and its new lines, all or nothing; done once it is stored. */
  keep(kept: Kept, first: number, lines: Line[]): Promise<void>;
  /** A table and its lines from a number on. */
  read(id: string, first: number): Promise<{ kept: Kept; lines: Line[] } | null>;
  all(): Promise<Kept[]>;
  erase(): Promise<void>;
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });

async function connect(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables", { keyPath: "table.id" });
    opening.result.createObjectStore("lines");
  };
  return done(opening);
}

function inDatabase(db: IDBDatabase): Store {
  const linesOf = (id: string, first: number) => IDBKeyRange.bound([id, first], [id, Infinity]);
  return {
    keep: (kept, first, lines) =>
      new Promise((settle, fail) => {
        const change = db.transaction(["tables", "lines"], "readwrite", { durability: "strict" });
        change.oncomplete = () => settle();
        change.onabort = () =>
          fail(
            change.error?.name === "ConstraintError" ? new Conflict() : (change.error ?? new Error("not stored")),
          );
        change.objectStore("tables").put(kept);
        // What is there already is not overwritten: then nothing of this is stored.
        lines.forEach((line, at) => change.objectStore("lines").add(line, [kept.table.id, first + at]));
      }),
    read: async (id, first) => {
      const look = db.transaction(["tables", "lines"]);
      const [kept, lines] = await Promise.all([
        done<Kept | undefined>(look.objectStore("tables").get(id)),
        done<Line[]>(look.objectStore("lines").getAll(linesOf(id, first))),
      ]);
      return kept ? { kept, lines } : null;
    },
    all: () => done(db.transaction("tables").objectStore("tables").getAll()),
    erase: () =>
      new Promise((settle, fail) => {
        const change = db.transaction(["tables", "lines"], "readwrite");
        change.oncomplete = () => settle();
        change.onabort = () => fail(change.error);
        change.objectStore("tables").clear();
        change.objectStore("lines").clear();
      }),
  };
}

/** For a browser that stores nothing: as long as the tab is open, tables are there. */
function inMemory(): Store {
  const tables = new Map<string, { kept: Kept; lines: Line[] }>();
  return {
    keep: async (kept, first, lines) => {
      const before = tables.get(kept.table.id)?.lines ?? [];
      tables.set(kept.table.id, { kept, lines: [...before.slice(0, first), ...lines] });
    },
    read: async (id, first) => {
      const found = tables.get(id);
      return found ? { kept: found.kept, lines: found.lines.slice(first) } : null;
    },
    all: async () => [...tables.values()].map(({ kept }) => kept),
    erase: async () => tables.clear(),
  };
}

let opened: Promise<{ store: Store; lasting: boolean }> | null = null;
/** The store, and whether it outlives the tab. Page and worker have one connection each. */
export function openStore(): Promise<{ store: Store; lasting: boolean }> {
  opened ??= connect().then(
    (db) => ({ store: inDatabase(db), lasting: true }),
    () => ({ store: inMemory(), lasting: false }),
  );
  return opened;
}
