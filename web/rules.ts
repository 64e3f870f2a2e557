import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import { sectionsOf, type Section } from "./src/rules/sections.ts";

const IMAGE = /<img src="([^"]+\.svg)"/g;

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
      return withPictures(sectionsOf(html), dirname(path));
    },
  };
}

/** Pictures become files of the page. They are fetched when they come into sight, and their room is kept. */
async function withPictures(sections: Section[], folder: string): Promise<string> {
  const files = [...new Set(sections.flatMap(({ html }) => [...html.matchAll(IMAGE)].map((found) => found[1])))];
  let code = `export default ${JSON.stringify(sections)}`;
  for (const [index, file] of files.entries()) {
    const path = resolve(folder, file);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(await readFile(path, "utf-8"))!;
    const tag = JSON.stringify(`<img width="${width}" height="${height}" loading="lazy" src="`).slice(1, -1);
    code = code.replaceAll(`<img src=\\"${file}\\"`, `${tag}"+picture${index}+"\\"`);
    code = `import picture${index} from ${JSON.stringify(`${path}?url`)};\n${code}`;
  }
  return code;
}
