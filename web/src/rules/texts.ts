/** The rules of a game in a language; English stands in for one that is missing. */
import { rulesPage } from "../lib/api";
import type { Lang } from "../lib/types";
import { sectionsOf, type Section } from "./sections";

/** What a game adds to rows of its rules: `games/<game>/rules.ts`. */
export interface Illustrations {
  /** The symbols that the pictures use. */
  pieces(): Promise<string>;
  /** The `viewBox` of a picture. */
  box: string;
  /** The pictures for a rule, as SVG; none for most. */
  of(rule: string): string[];
}
export interface Rules {
  sections: Section[];
  /** Symbols for the pictures in them. */
  pieces: string;
}

const files = import.meta.glob<Section[]>("../../../docs/rules/**/*.md", { query: "?rules", import: "default" });
const drawn = import.meta.glob<Illustrations>("../games/*/rules.ts", { import: "default" });

/** Games of this repository come with the page; those of other packages bring their rules to the server. */
async function read(game: string, lang: Lang): Promise<Section[]> {
  const found = files[`../../../docs/rules/${lang}/${game}.md`] ?? files[`../../../docs/rules/${game}.md`];
  if (found) return found();
  const [text, { marked }] = await Promise.all([rulesPage(game, lang), import("marked")]);
  return sectionsOf(await marked.parse(text, { async: true }));
}

/** Puts pictures before the rules at the head of a row. The row says what they show, so they need no words. */
export const illustrated = (html: string, { box, of }: Illustrations) =>
  html.replace(/<td>(<strong class="rule" id="([^"]+)">)/g, (row, head: string, rule: string) => {
    const shown = of(rule).map((picture) => `<svg viewBox="${box}" aria-hidden="true">${picture}</svg>`);
    return shown.length ? `<td><span class="shown">${shown.join("")}</span>${head}` : row;
  });

export async function rulesOf(game: string, lang: Lang): Promise<Rules> {
  const [sections, more] = await Promise.all([
    read(game, lang),
    // Rules can be read without pictures.
    drawn[`../games/${game}/rules.ts`]?.().catch(() => undefined),
  ]);
  if (!more) return { sections, pieces: "" };
  return {
    sections: sections.map((section) => ({ ...section, html: illustrated(section.html, more) })),
    pieces: await more.pieces().catch(() => ""),
  };
}
