/** The rules of a game in a language; English stands in for one that is missing. */
import { rulesPage } from "../lib/api";
import type { Lang } from "../lib/types";
import { sectionsOf, type Section } from "./sections";

const files = import.meta.glob<Section[]>("../../../docs/rules/**/*.md", { query: "?rules", import: "default" });

/** Games of this repository come with the page; those of other packages bring their rules to the server. */
export async function rulesOf(game: string, lang: Lang): Promise<Section[]> {
  const found = files[`../../../docs/rules/${lang}/${game}.md`] ?? files[`../../../docs/rules/${game}.md`];
  if (found) return found();
  const [text, { marked }] = await Promise.all([rulesPage(game, lang), import("marked")]);
  return sectionsOf(await marked.parse(text, { async: true }));
}
