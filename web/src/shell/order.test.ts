import { expect, test } from "vitest";
import { asRead } from "./order";

const at = (one: string, left: number, top: number, height = 100) => ({ one, spot: { left, top, height } });

test("cards in a row are gone through from left to right", () => {
  expect(asRead([at("c", 400, 10), at("a", 20, 12), at("b", 200, 8)])).toEqual(["a", "b", "c"]);
});

test("rows are gone through from top to bottom", () => {
  const found = [at("d", 300, 120), at("a", 20, 10), at("c", 10, 118), at("b", 320, 0)];
  expect(asRead(found)).toEqual(["a", "b", "c", "d"]);
});

test("a row does not grow by what lies a little lower each time", () => {
  const stairs = [at("a", 300, 0), at("b", 200, 40), at("c", 100, 80), at("d", 0, 120)];
  expect(asRead(stairs)).toEqual(["b", "a", "d", "c"]);
});
