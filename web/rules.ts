import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Plugin } from "vite";
import { sectionsOf } from "./src/rules/sections.ts";

/** Turns a rules page into HTML when the page is built, so that no browser has to. */
export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".md?rules")) return null;
      const path = id.slice(0, -"?rules".length);
      this.addWatchFile(path);
      const html = await marked.parse(await readFile(path, "utf-8"), { async: true });
      return `export default ${JSON.stringify(sectionsOf(html))}`;
    },
  };
}
