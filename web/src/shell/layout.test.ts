import { expect, test } from "vitest";
import { layoutOf } from "./layout";

test.each([
  [360, 640, "phone"],
  [390, 844, "phone"],
  [844, 390, "side"],
  [768, 1024, "tall"],
  [820, 1180, "tall"],
  [1024, 768, "wide"],
  [1366, 768, "wide"],
  [2560, 1440, "wide"],
])("%i x %i is %s", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

test("letters twice as large leave half as much room", () => {
  expect(layoutOf(1440, 900, 32)).toBe("side");
  expect(layoutOf(768, 1024, 32)).toBe("phone");
  expect(layoutOf(2560, 1440, 32)).toBe("wide");
});
