import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Plugin } from "vite";

/** Turns a rules page into HTML when the page is built, so that no browser has to. Rule ids become places to link to. */
export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".md?rules")) return null;
      const path = id.slice(0, -"?rules".length);
      this.addWatchFile(path);
      const html = await marked.parse(await readFile(path, "utf-8"), { async: true });
      const parts = html
        .replace(/<strong>([MV]-[A-Z0-9]+(?:-[A-Z0-9]+)*)<\/strong>/g, '<strong class="rule" id="$1">$1</strong>')
        .replace(/<table>/g, '<div class="wide" tabindex="0" role="group"><table>')
        .replace(/<\/table>/g, "</table></div>")
        .split(/(?=<h2)/);
      const sections = parts.map((part, index) => ({
        id: `part-${index}`,
        title: /<h[12]>(.*?)<\/h[12]>/.exec(part)?.[1].replace(/<.*?>/g, "") ?? "",
        html: part,
      }));
      return `export default ${JSON.stringify(sections)}`;
    },
  };
}
