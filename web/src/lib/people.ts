/** Names of people, as lists of tables show them. */
import type { TableInfo } from "./types";
import { words } from "./words.svelte";

/** The others at a table, by name. */
export function others(table: TableInfo): string {
  const names = table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name);
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);
}
