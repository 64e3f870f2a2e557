/** Choices as lists: grouped by their verbs, and found by words. */
import type { Offer } from "../lib/game";

/** More choices than these get a filter. */
export const MANY = 12;

export interface Group {
  /** What all of them do; empty if each says so itself. */
  heading: string;
  offers: Offer[];
}

const verbOf = (action: string) => action.split(" ")[0];

/** Groups in the order in which their verbs come up. Verbs with a single choice need no heading and stand together. */
export function groupsOf(offers: Offer[], headingOf: (verb: string) => string): Group[] {
  const groups: Group[] = [];
  for (const verb of new Set(offers.map((offer) => verbOf(offer.do)))) {
    const own = offers.filter((offer) => verbOf(offer.do) === verb);
    const last = groups.at(-1);
    if (own.length > 1) groups.push({ heading: headingOf(verb), offers: own });
    else if (last && !last.heading) last.offers.push(...own);
    else groups.push({ heading: "", offers: [...own] });
  }
  return groups;
}

/** Does a text contain all words of a wish, whatever their order? */
export function fits(text: string, wish: string, lang: string): boolean {
  const where = text.toLocaleLowerCase(lang);
  return wish
    .toLocaleLowerCase(lang)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
