/** Where an explanation goes: beside what it belongs to, never over it, nor over the confirmation. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
  /** How high it may be. */
  high: number;
}

/** So far it stays from everything. */
const GAP = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The best of the four sides of what it belongs to: the first where all of it has room, or the one with most room. */
export function placeFor(size: Size, anchor: Box, confirm: Box | null, screen: Size): Place {
  const width = Math.min(size.width, screen.width - 2 * GAP);
  const middle = (anchor.left + anchor.right - width) / 2;
  const left = clamp(middle, GAP, screen.width - width - GAP);
  /** The part of a column that is free: it ends where the confirmation begins, or begins below it. */
  const column = (at: number, from: number, to: number): [number, number] => {
    if (!confirm || at > confirm.right + GAP || at + width < confirm.left - GAP) return [from, to];
    const above = Math.min(to, confirm.top - GAP);
    const below = Math.max(from, confirm.bottom + GAP);
    return above - from >= to - below ? [from, above] : [below, to];
  };
  const whole = screen.height - GAP;
  const beside = (at: number) => ({
    at,
    span: column(at, GAP, whole),
    wanted: (anchor.top + anchor.bottom - size.height) / 2,
  });
  const sides = [
    { at: left, span: column(left, anchor.bottom + GAP, whole), wanted: 0 },
    { at: left, span: column(left, GAP, anchor.top - GAP), wanted: Infinity },
    ...(anchor.right + GAP + width <= screen.width - GAP ? [beside(anchor.right + GAP)] : []),
    ...(anchor.left - GAP - width >= GAP ? [beside(anchor.left - GAP - width)] : []),
  ].map((side) => ({ ...side, high: side.span[1] - side.span[0] }));
  const best =
    sides.find((side) => side.high >= size.height) ?? sides.reduce((a, b) => (a.high >= b.high ? a : b));
  const high = Math.max(0, Math.min(size.height, best.high));
  return { left: best.at, top: clamp(best.wanted, best.span[0], best.span[1] - high), high };
}
