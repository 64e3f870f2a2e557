/** From actions to things on the table and back, by one table. */
import type { Offer, Thing } from "../../lib/game";
import type { GameData, Told } from "../../lib/types";
import type { MuranoView } from "./view";

interface Pair {
  verb: string;
  sort: string;
  /** The list in which the thing is counted, if it goes by number. */
  list?: "cells" | "docks";
  /** The one id of the action, and that of the thing. */
  only?: [action: string, thing: string];
  /** In which question a click on the thing means this, where the sort has several verbs; the first pair is the usual one. */
  asked?: string;
}

const PAIRS: Pair[] = [
  { verb: "red_ship", sort: "ship", only: ["", "red"] },
  { verb: "ship", sort: "ship" },
  { verb: "sail", sort: "space" },
  { verb: "build", sort: "pile", only: ["street", "street"] },
  { verb: "build", sort: "tile" },
  { verb: "at", sort: "cell", list: "cells" },
  { verb: "dock", sort: "dock", list: "docks" },
  { verb: "income", sort: "island" },
  { verb: "visit", sort: "island", asked: "visit" },
  { verb: "take", sort: "face" },
  { verb: "keep", sort: "card" },
  { verb: "score", sort: "card", asked: "score" },
  { verb: "sell", sort: "glass" },
  { verb: "return", sort: "glass", asked: "return" },
  { verb: "give", sort: "glass", asked: "give" },
];

const split = (text: string): [string, string] => {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
};

/** The thing to click for an action; null for a button in the prompt. */
export function thingOf(action: string, data: GameData): Thing | null {
  const [verb, id] = split(action);
  const pair = PAIRS.find((one) => one.verb === verb && (!one.only || one.only[0] === id));
  if (!pair) return null;
  if (pair.only) return `${pair.sort} ${pair.only[1]}`;
  return `${pair.sort} ${pair.list ? data.ids[pair.list].indexOf(id) : id}`;
}

/** The action to ask about when a thing cannot be chosen now: what a click on it would mean most often. */
export function actionOf(thing: Thing, view: MuranoView, data: GameData): string | undefined {
  const [sort, id] = split(thing);
  // What one holds can be kept only while it is looked at: there is nothing to say why not.
  if (sort === "face" || sort === "card") return undefined;
  const fits = PAIRS.filter((one) => one.sort === sort && (!one.only || one.only[1] === id));
  const pair = fits.find((one) => one.asked === view.question) ?? fits.find((one) => !one.asked);
  if (!pair) return undefined;
  if (pair.only) return pair.only[0] ? `${pair.verb} ${pair.only[0]}` : pair.verb;
  return `${pair.verb} ${pair.list ? data.ids[pair.list][Number(id)] : id}`;
}

const SAILED = ["sailed", "sailed_red"];

const found = (offer: Offer, keys: string[]): Told | undefined =>
  offer.events.find((event) => keys.includes(event.key));

/** What it costs to sail there; null if that is not known. */
export function price(offer: Offer): number | null {
  const event = found(offer, SAILED);
  return event ? Number(event.args.cost) : null;
}
export function priceOfDock(offer: Offer): number | null {
  const event = found(offer, ["placed_gondolier"]);
  return event ? Number(event.args.gold) : null;
}
/** What it costs to keep this character; null if that is not known. */
export function priceOfCard(offer: Offer | undefined): number | null {
  const event = offer && found(offer, ["recruited", "recruited_seen"]);
  return event ? Number(event.args.gold) : null;
}
