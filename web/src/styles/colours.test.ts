import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = import.meta.glob("../{shell,start,replay,rules,plain}/*.svelte", {
  query: "?raw",
  import: "default",
});
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");
const styleOf = (text: string) => /<style>(.*)<\/style>/s.exec(text)?.[1] ?? "";
const tokens = read("tokens.css") + read("../games/murano/tokens.css");

test("the page takes its colours from the tokens, which know day and night", () => {
  expect(Object.keys(files).length).toBeGreaterThan(20);
  const styles = [...Object.keys(files).map((path) => [path, styleOf(read(path))]), ["app.css", read("app.css")]];
  const raw = styles.flatMap(([path, style]) =>
    [...style.matchAll(/^(?!\s*--).*#[0-9a-f]{3,8}\b.*$/gim)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(raw).toEqual([]);
});

test("every token that is used is there", () => {
  const texts = Object.keys(files).map((path) => [path, read(path)]);
  // Some are measured or chosen where they are used.
  const known = new Set(
    [tokens, ...texts.map(([, text]) => text)].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)["']?(?::|=|,)/g)].map(([, name]) => name),
    ),
  );
  for (const [path, text] of texts)
    for (const [, name] of text.matchAll(/var\((--[\w-]+)\)/g))
      expect(known.has(name), `${path} uses ${name}`).toBe(true);
});
