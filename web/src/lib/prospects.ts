/** What the server says that things would bring, in words. Nothing is counted here. */
import type { Explanation, Scene } from "./game";
import type { Appraised, Asset, Part, Place } from "./types";
import { say, words } from "./words.svelte";

export const assetOf = (told: Appraised | null, id: string): Asset | null =>
  told?.assets.find((asset) => asset.id === id) ?? null;

const most = (part: Part) => part.most ?? -1;
export const isLost = (part: Part) => most(part) >= 0 && part.have > most(part);
export const isMissing = (part: Part) => isLost(part) || part.have < (part.least ?? 0);

/** "your buildings: 2 of 3" */
export function partText(part: Part): string {
  const what = say(`part-${part.key}`);
  if (isLost(part)) return say("page-part-too-many", { what, have: part.have, most: most(part) });
  if (part.least) return say("page-part-of", { what, have: part.have, least: part.least });
  return say("page-part-count", { what, have: part.have });
}

/** How much of what it takes is there, from 0 to 1, for a bar; null if nothing is missing or it is too late. */
export function progress(place: Place): number | null {
  const parts = place.parts ?? [];
  if (!parts.some(isMissing) || parts.some(isLost)) return null;
  const wanted = parts.reduce((sum, part) => sum + (part.least ?? 0), 0);
  const there = parts.reduce((sum, part) => sum + Math.min(part.have, part.least ?? 0), 0);
  return wanted ? there / wanted : null;
}

/** What a place is called: its name, and behind it the part of it, where the board is text that numbers them. */
export function placeName(id: string, numbered: boolean): string {
  const [name, ...rest] = id.split(" ");
  return [words.has(name) ? say(name) : name, ...(numbered ? rest : [])].join(" ");
}

/** What a seat would have if it ended now, line by line. */
export function endedLines(scene: Scene, seat: number): NonNullable<Explanation["lines"]> {
  const sum = scene.worth?.sums.find((one) => one.seat === seat);
  if (!sum) return [];
  const items = sum.items.map((item) => ({ text: item.text, value: `+${item.points}` }));
  const value = sum.exact ? String(sum.points) : say("page-points-least", { points: sum.points });
  return [...items, { text: say("page-if-ended"), value, strong: true }];
}
