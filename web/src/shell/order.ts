/** The order in which things on the screen are seen: row by row, and in each from left to right. */
import type { Offer } from "../lib/game";
import { elementOf } from "./things";

interface Spot {
  left: number;
  top: number;
  height: number;
}

/** What lies at spots, as one reads them. Whoever lies at most half its height lower than another is in its row. */
export function asRead<T>(found: { one: T; spot: Spot }[]): T[] {
  const middle = ({ spot }: { spot: Spot }) => spot.top + spot.height / 2;
  const rows: { one: T; spot: Spot }[][] = [];
  for (const next of [...found].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    if (row && middle(next) <= middle(row[0]) + row[0].spot.height / 2) row.push(next);
    else rows.push([next]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.spot.left - b.spot.left)).map(({ one }) => one);
}

/** Parts of the screen in which things lie, in the order in which they are gone through. */
const PARTS = [".boardbox", ".tray", ".drawer"];

/** Offers in the order in which their things are seen; what is not shown comes last. */
export function asSeen(offers: Offer[]): Offer[] {
  const parts: { one: Offer; spot: Spot }[][] = [...PARTS, ""].map(() => []);
  const hidden: Offer[] = [];
  for (const one of offers) {
    const element = one.thing ? elementOf(one.thing) : null;
    const at = PARTS.findIndex((part) => element?.closest(part));
    if (element) parts.at(at)!.push({ one, spot: element.getBoundingClientRect() });
    else hidden.push(one);
  }
  return [...parts.flatMap(asRead), ...hidden];
}
