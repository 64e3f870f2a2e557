/** Are two values from JSON alike, whatever the order of their keys? */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]));
}

/** Gives the value before for as long as the new one is alike: what depends on it is then not done again. */
export function steady<T>(): (now: T) => T {
  let before: T;
  return (now) => (same(now, before) ? before : (before = now));
}
