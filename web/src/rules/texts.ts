/** The rules in all languages there are; English stands in for one that is missing. */
import type { Lang } from "../lib/types";

export interface Section {
  id: string;
  title: string;
  html: string;
}

const files = import.meta.glob<Section[]>("../../../docs/rules/**/*.md", { query: "?rules", import: "default" });

export function rulesOf(game: string, lang: Lang): Promise<Section[]> {
  const found = files[`../../../docs/rules/${lang}/${game}.md`] ?? files[`../../../docs/rules/${game}.md`];
  return found ? found() : Promise.reject(new Error(game));
}
