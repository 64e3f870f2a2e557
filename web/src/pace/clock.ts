/** Clocks, as numbers. The server says when one runs out; a page only counts down to it. */
import type { SeatInfo, TableInfo } from "../lib/types";

/** The last so many seconds are counted one by one. */
const NEAR = 600;

export interface Remaining {
  /** Is it to move, so that its clock runs? */
  runs: boolean;
  /** How many seconds it has: until its clock runs out, or in its bank. */
  seconds: number;
  /** Has it run out? */
  out: boolean;
  /** When it runs out, and until when its player has a day off; 0: it does not, they have none. */
  until: number;
  off: number;
}

/** The clock of a seat, so many seconds after the table was told of; null if it has none. */
export function remaining(table: TableInfo, seat: SeatInfo, elapsed: number): Remaining | null {
  const { clock } = seat;
  if (!clock || table.state !== "playing") return null;
  const now = (table.now ?? 0) + elapsed;
  const until = clock.until ?? 0;
  const runs = until > 0;
  const seconds = Math.max(0, Math.ceil(runs ? until - now : clock.left));
  const off = runs && (clock.off ?? 0) > now ? clock.off! : 0;
  return { runs, seconds, out: runs && seconds === 0, until, off };
}

/** Days, hours and minutes; near the end instead minutes and seconds, as text. */
export function partsOf(seconds: number) {
  const near =
    seconds < NEAR ? `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}` : "";
  const all = Math.floor(seconds / 60);
  return { near, days: Math.floor(all / 1440), hours: Math.floor(all / 60) % 24, minutes: all % 60 };
}
