/** Names of people, as lists of tables show them. */
import type { SeatInfo, TableInfo } from "./types";
import { say, words } from "./words.svelte";

/** The others at a table, by name. */
export function others(table: TableInfo): string {
  const names = table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name);
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);
}

/** What a player is called here: whoever gave no name is "You" to themselves. */
export const calledHere = (who: SeatInfo, me: number) =>
  who.seat === me && who.name === say("player", { number: who.seat + 1 }) ? say("player-me") : who.name;
