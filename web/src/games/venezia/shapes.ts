/** Lines and outlines of the board. */
import type { Plan, Space } from "./layout";

export interface Place {
  x: number;
  y: number;
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const DEGREE = Math.PI / 180;

/** The corners of a hexagon; `turn` 30 has a corner on top, 0 has one at the right. */
export function hexagon({ x, y }: Place, radius: number, turn: number): string {
  const corner = (i: number) => (turn + 60 * i) * DEGREE;
  const points = [0, 1, 2, 3, 4, 5].map((i) =>
    at(x + radius * Math.cos(corner(i)), y + radius * Math.sin(corner(i))),
  );
  return `M${points.join("L")}Z`;
}

/** The outline round one, two or three places, so far from them. */
export function outline(places: readonly Place[], radius: number): string {
  if (places.length === 1) {
    const [{ x, y }] = places;
    return `M${at(x - radius, y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  }
  const middle = centre(places);
  const angle = (place: Place) => Math.atan2(place.y - middle.y, place.x - middle.x);
  const round = [...places].sort((a, b) => angle(a) - angle(b));
  const parts = round.map((a, i) => {
    const b = round[(i + 1) % round.length];
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const [out, up] = [((b.y - a.y) / far) * radius, (-(b.x - a.x) / far) * radius];
    return [at(a.x + out, a.y + up), at(b.x + out, b.y + up)];
  });
  const arc = `A${radius} ${radius} 0 0 1 `;
  return `M${parts.map(([from, to], i) => `${i ? arc : ""}${from}L${to}`).join("")}${arc}${parts[0][0]}Z`;
}

export function centre(places: readonly Place[]): Place {
  const sum = places.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/**
 * What of two or three neighbouring hexes is nearest to their common side or corner: such areas never overlap, so
 * that every point of the board means one pair, or one triangle.
 */
export function nearestPart(places: readonly Place[], radius: number): string {
  const middle = centre(places);
  if (places.length === 2) {
    const [a, b] = places;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const [x, y] = [(-(b.y - a.y) / far) * (radius / 2), ((b.x - a.x) / far) * (radius / 2)];
    return `M${at(a.x, a.y)}L${at(middle.x + x, middle.y + y)}L${at(b.x, b.y)}L${at(middle.x - x, middle.y - y)}Z`;
  }
  const angle = (place: Place) => Math.atan2(place.y - middle.y, place.x - middle.x);
  const round = [...places].sort((a, b) => angle(a) - angle(b));
  const points = round.flatMap((a, i) => {
    const b = round[(i + 1) % round.length];
    return [at(a.x, a.y), at((a.x + b.x) / 2, (a.y + b.y) / 2)];
  });
  return `M${points.join("L")}Z`;
}

/** A smooth line through places. */
export function smooth(places: readonly Place[]): string {
  const get = (i: number) => places[Math.min(places.length - 1, Math.max(0, i))];
  let path = `M${at(places[0].x, places[0].y)}`;
  for (let i = 0; i + 1 < places.length; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    path += `C${at(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)} ${at(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)} ${at(c.x, c.y)}`;
  }
  return path;
}

/** A part of a circle, so many degrees wide, towards a direction. */
export function arc({ x, y }: Place, radius: number, towards: number, wide: number): string {
  const end = (by: number) => {
    const angle = (towards + by) * DEGREE;
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  };
  return `M${end(-wide / 2)}A${radius} ${radius} 0 0 1 ${end(wide / 2)}`;
}

/** The direction from one place to another, in degrees. */
export const direction = (from: Place, to: Place) => Math.atan2(to.y - from.y, to.x - from.x) / DEGREE;

/** Is it a space with a round number? */
export const fifth = (space: Space) => space.numbers.some((number) => number % 5 === 0);
/** Does the track come here twice? */
export const crossing = (space: Space) => space.numbers.length > 1;
/** How large a space of the track is drawn; on small screens every fifth grows, so that its number can be read. */
export function radius(plan: Plan, space: Space, small: boolean): number {
  if (crossing(space)) return plan.radius.crossing + (small ? 6 : 0);
  if (!small) return plan.radius.space;
  return fifth(space) ? 27 : plan.radius.space - 3;
}
