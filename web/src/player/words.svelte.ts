/** The words of the player's page, which come with it and not before. */
import type { FluentVariable } from "@fluent/bundle";
import type { Lang } from "../lib/types";
import { ownWords, words } from "../lib/words.svelte";

const own = ownWords();

export async function load(lang: Lang) {
  const answer = await fetch(`/api/words/player/${lang}.ftl`);
  own.use(lang, [await answer.text()]);
  // From now on a missing message is a mistake of ours.
  own.catalogue = words.catalogue;
}

/** A sentence of this page: `me-<id>`. */
export const tell = (id: string, args?: Record<string, FluentVariable>) => own.say(`me-${id}`, args);
/** A day. */
export const day = (seconds: number) =>
  new Intl.DateTimeFormat(own.lang, { dateStyle: "medium" }).format(seconds * 1000);
