/** The words of plans, which come with the first one who may plan and not before. */
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/types";
import { ownWords, words } from "../lib/words.svelte";

const own = ownWords();
let wanted: Lang | "" = "";

async function load(lang: Lang) {
  wanted = lang;
  const answer = await fetch(`/api/words/plan/${lang}.ftl`);
  if (!answer.ok || wanted !== lang) throw new Error(answer.statusText);
  own.use(lang, [await answer.text()]);
  // From now on a missing message is a mistake of ours.
  own.catalogue = words.catalogue;
}

/** A sentence about plans: `plan-<id>`; empty as long as the words have not come. Read anew in another language. */
export function tell(id: string, args?: Record<string, FluentVariable>): string {
  if (wanted !== settings.lang) load(settings.lang).catch(() => (wanted = ""));
  return own.lang === settings.lang ? own.say(`plan-${id}`, args) : "";
}
