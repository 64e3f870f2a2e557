/** The words about playing without this server, which come where a host offers it and not before. */
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/types";
import { ownWords, words } from "../lib/words.svelte";

const own = ownWords();
let wanted: Lang | "" = "";

/** Fetches them. Whoever needs them when the server is away has to do so before. */
export async function load(lang: Lang) {
  wanted = lang;
  const answer = await fetch(`/api/words/away/${lang}.ftl`);
  if (!answer.ok || wanted !== lang) throw new Error(answer.statusText);
  own.use(lang, [await answer.text()]);
  // From now on a missing message is a mistake of ours.
  own.catalogue = words.catalogue;
}

/** A sentence: `away-<id>`; empty as long as the words have not come. */
export function tell(id: string): string {
  if (wanted !== settings.lang) load(settings.lang).catch(() => (wanted = ""));
  return own.lang === settings.lang ? own.say(`away-${id}`) : "";
}
