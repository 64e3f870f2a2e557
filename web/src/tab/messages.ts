/** What page and worker say to each other, beside the messages of a table (`src/laguna/local/messages.py`). */
import type { ClientMessage, Lang, ServerMessage, TableInfo } from "../lib/types";

export type ToWorker =
  | { type: "ask"; id: number; method: string; path: string; lang: Lang; body: unknown }
  | { type: "open"; pipe: string; table: string; lang: Lang; seat: number | null; n: number; drawing: boolean }
  | { type: "frame"; pipe: string; frame: ClientMessage }
  | { type: "close"; pipe: string };

/** How far Python has come: bytes that were fetched, of how many; then it starts, and then it is there. */
export type Progress =
  | { phase: "fetch"; loaded: number; total: number }
  | { phase: "start" }
  | { phase: "ready" }
  | { phase: "failed" };

export type FromWorker =
  | { type: "answer"; id: number; ok: boolean; body: unknown }
  | { type: "say"; pipe: string; message: ServerMessage }
  | { type: "progress"; progress: Progress }
  /** Nothing can be stored in this browser, or not for good. */
  | { type: "unkept" };

/** A table as it is stored. The rows are Python's own: nothing here looks into them but for the id. */
export interface Kept {
  table: { id: string };
  seats: unknown[];
  info: TableInfo;
  /** The text of the game that it goes on with; empty, or missing in older ones, if there is none. */
  origin?: string;
}
export type Line = [seat: number, what: string];
