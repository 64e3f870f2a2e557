import { expect, test } from "vitest";
import { placeFor, type Box } from "./places";

const screen = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = (place: { left: number; top: number; high: number }, width: number, other: Box) =>
  place.left < other.right &&
  place.left + width > other.left &&
  place.top < other.bottom &&
  place.top + place.high > other.top;

const anchors = [box(10, 60, 40, 40), box(170, 400, 40, 40), box(340, 780, 40, 40), box(0, 300, 390, 200)];
const confirms = [null, box(150, 700, 220, 48), box(20, 120, 200, 48)];

test.each(anchors.flatMap((anchor) => confirms.map((confirm) => [anchor, confirm] as const)))(
  "nothing is covered: %j and %j",
  (anchor, confirm) => {
    for (const size of [
      { width: 374, height: 220 },
      { width: 374, height: 700 },
    ]) {
      const place = placeFor(size, anchor, confirm, screen);
      expect(covers(place, size.width, anchor)).toBe(false);
      expect(confirm && covers(place, size.width, confirm)).toBeFalsy();
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + place.high).toBeLessThanOrEqual(screen.height);
      expect(place.high).toBeGreaterThan(100);
    }
  },
);

test("where there is room it stands below", () => {
  const place = placeFor({ width: 360, height: 200 }, box(600, 300, 50, 50), null, { width: 1440, height: 900 });
  expect(place).toEqual({ left: 445, top: 358, high: 200 });
});
