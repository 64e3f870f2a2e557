/** Words of a part of the page that come with it and not before. */
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Lang } from "./types";
import { ownWords, words } from "./words.svelte";

/** The sentences of a part, `<part>-<id>`: empty as long as its words have not come, and read anew in another language. */
export function partOf(part: string) {
  const own = ownWords();
  let wanted: Lang | "" = "";
  let coming: Promise<void> = Promise.resolve();

  async function fetchWords(lang: Lang) {
    const answer = await fetch(`/api/words/${part}/${lang}.ftl`);
    if (!answer.ok) throw new Error(answer.statusText);
    const text = await answer.text();
    if (wanted !== lang) return;
    own.use(lang, [text]);
    // From now on a missing message is a mistake of ours.
    own.catalogue = words.catalogue;
  }
  function load(lang: Lang): Promise<void> {
    if (wanted !== lang) {
      wanted = lang;
      coming = fetchWords(lang);
      // What failed is fetched anew when something is said again.
      coming.catch(() => (wanted = ""));
    }
    return coming;
  }
  function tell(id: string, args?: Record<string, FluentVariable>): string {
    void load(settings.lang).catch(() => {});
    return own.lang === settings.lang ? own.say(`${part}-${id}`, args) : "";
  }
  return { load, tell };
}
