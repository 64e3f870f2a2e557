/** The words of ratings. */
import { partOf } from "../lib/part.svelte";
import { settings } from "../lib/settings.svelte";

export const { load, tell } = partOf("rating");

/** A range of ratings, or the one number of a bot. */
export function rangeText(range: number[]): string {
  const number = (value: number) => new Intl.NumberFormat(settings.lang, { useGrouping: false }).format(value);
  return range.length < 2 ? number(range[0]) : tell("range", { low: number(range[0]), high: number(range[1]) });
}
