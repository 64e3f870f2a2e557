/** The card of the start page, with all that it shows: it comes at once or not at all. */
import type { Lang } from "../lib/types";
import { days } from "./api";
import Card from "./Card.svelte";
import { load as loadWords } from "./words.svelte";

export async function load(lang: Lang) {
  const [info] = await Promise.all([days(), loadWords(lang)]);
  return { Card, info };
}
