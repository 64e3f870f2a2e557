import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictures } from ".";

const cards = readFileSync(new URL("../../../../../src/laguna/games/murano/cards.toml", import.meta.url), "utf-8");
const characters = Number(/^\[characters\]\ncount = (\d+)/m.exec(cards)![1]);
const special = /^ids = \[([^\]]+)\]/m.exec(cards)![1].match(/\w+/g)!;
const ids = [...Array.from({ length: characters }, (_, i) => `character_${i + 1}`), ...special];

/** The shapes of a picture, whatever their colours. */
const shapes = (id: string) =>
  new Set([...pictures[id].matchAll(/ (?:d|transform|href|x|cx)="[^"]+"/g)].map(([found]) => found));

test("every character and every special card has a picture, and there is no other", () => {
  expect(ids.length).toBe(55);
  expect(Object.keys(pictures).sort()).toEqual([...ids].sort());
});

test("no picture is another one in other colours", () => {
  for (const [i, one] of ids.entries())
    for (const other of ids.slice(i + 1)) {
      const [a, b] = [shapes(one), shapes(other)];
      const shared = [...a].filter((shape) => b.has(shape)).length;
      expect(shared / Math.min(a.size, b.size), `${one} and ${other}`).toBeLessThan(0.7);
    }
});

test("pictures are whole drawings that use pieces of the board only", () => {
  const sprite = readFileSync(new URL("../pieces.svg", import.meta.url), "utf-8");
  for (const id of ids) {
    expect(shapes(id).size, id).toBeGreaterThan(12);
    expect(pictures[id], id).not.toMatch(/undefined|NaN|\[object/);
    expect(pictures[id].match(/<g\b/g)!.length, id).toBe(pictures[id].match(/<\/g>/g)!.length);
    for (const [, used] of pictures[id].matchAll(/href="#([^"]+)"/g))
      expect(sprite, `${id} uses ${used}`).toContain(`<symbol id="${used}"`);
  }
});
