/** The words for going on with another game, which come when somebody wants to and not before. */
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/types";
import { file, textOf } from "../lib/wire";
import { ownWords, words } from "../lib/words.svelte";

const own = ownWords();
let wanted: Lang | "" = "";

/** The same address on a server and on a static host. */
export const wordsOf = (lang: Lang) => textOf(file(`api/words/onward/${lang}.ftl`));

async function load(lang: Lang) {
  wanted = lang;
  const text = await wordsOf(lang);
  if (wanted !== lang) return;
  own.use(lang, [text]);
  // From now on a missing message is a mistake of ours.
  own.catalogue = words.catalogue;
}

/** A sentence about going on: `onward-<id>`; empty as long as the words have not come. Read anew in another language. */
export function tell(id: string, args?: Record<string, FluentVariable>): string {
  // What failed is fetched anew when something is said again.
  if (wanted !== settings.lang) load(settings.lang).catch(() => (wanted = ""));
  return own.lang === settings.lang ? own.say(`onward-${id}`, args) : "";
}
