/** The words: the same Fluent files the server uses. `say` is read anew wherever the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogue } from "./api";
import type { Catalogue, Lang } from "./types";
import { textOf } from "./wire";

type Args = Record<string, FluentVariable>;

class Words {
  lang = $state<Lang>("en");
  catalogue = $state.raw<Catalogue | null>(null);
  private bundle = $state.raw(new FluentBundle("en"));
  private wanted = "";
  private coming: Promise<void> = Promise.resolve();
  /** Sentences that were said already: a board says the same hundreds of times. */
  private said = new Map<string, string>();

  /** Fetches a language, with the words of a game if one is given; asked again for the same, it does nothing more. */
  load(lang: Lang, game = ""): Promise<void> {
    if (this.wanted !== `${lang} ${game}`) {
      this.coming = this.fetch(lang, game);
      // What failed is fetched anew when it is asked for again.
      this.coming.catch(() => (this.wanted = ""));
    }
    return this.coming;
  }
  private async fetch(lang: Lang, game: string) {
    this.wanted = `${lang} ${game}`;
    const found = await catalogue(lang);
    const files = [found.words, ...found.games.filter((g) => g.id === game).map((g) => g.words)];
    const texts = await Promise.all(files.map(textOf));
    if (this.wanted !== `${lang} ${game}`) return;
    this.use(lang, texts);
    this.catalogue = found;
  }

  /** Takes words that are there already, as in a game saved as one page. */
  use(lang: Lang, texts: string[]) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.said = new Map();
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string, attribute = ""): boolean {
    const found = this.bundle.getMessage(key(id));
    return attribute ? !!found?.attributes[attribute] : !!found?.value;
  }

  say(id: string, args?: Args, attribute = ""): string {
    const bundle = this.bundle;
    const what = memo(id, attribute, args);
    const before = this.said.get(what);
    if (before !== undefined) return before;
    const found = bundle.getMessage(key(id));
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) {
      // Before the words have come there is nothing to say; after that a missing message is a mistake of ours.
      if (this.catalogue) console.warn(`${this.lang}: no words for ${id} ${attribute}`);
      return "";
    }
    // What a sentence lacks is a mistake of ours, too.
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? {}, errors);
    if (errors.length) console.warn(`${this.lang}: ${id}: ${errors[0].message}`);
    if (this.said.size > MOST) this.said.clear();
    this.said.set(what, text);
    return text;
  }
}

/** How many sentences are remembered. */
const MOST = 4000;
/** What a sentence is remembered by; 1 and "1" may be worded differently. */
const memo = (id: string, attribute: string, args: Args = {}) =>
  [id, attribute, ...Object.entries(args).map(([name, value]) => `${name} ${typeof value} ${value}`)].join("\n");
const key = (id: string) => id.replaceAll("_", "-");

export const words = new Words();
/** Words of a page that brings its own. */
export const ownWords = () => new Words();
/** A sentence. */
export const say = (id: string, args?: Args) => words.say(id, args);
/** What a thing is called, where it begins a line. */
export const title = (id: string) => capital(words.say(id));
/** What a thing does. */
export const about = (id: string) => words.say(id, undefined, "about");
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
