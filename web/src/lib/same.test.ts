import { expect, test } from "vitest";
import { same, steady } from "./same";

test("values from JSON are compared by what they hold", () => {
  expect(same({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
  expect(same([1, 2], [1, 2, 3])).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same(1, "1")).toBe(false);
});

test("a steady value is the same object until it differs", () => {
  const hold = steady<string[]>();
  const first = hold(["a"]);
  expect(hold(["a"])).toBe(first);
  expect(hold(["b"])).toEqual(["b"]);
});
