/** From actions to things on the table and back. */
import type { Offer, Scene, Thing } from "../../lib/game";
import type { GameData } from "../../lib/types";
import { cardsFile, worths } from "./files";
import { venezia, type VeneziaView } from "./view";

interface Pair {
  verb: string;
  sort: string;
  /** How the id of the action becomes that of the thing, and back; the same if left out. */
  id?: [toThing: (id: string, data: GameData) => string, toAction: (id: string, data: GameData) => string];
  /** When a click on the thing means this, where its sort has several verbs; the last fitting pair is asked about. */
  when?: (view: VeneziaView, data: GameData) => boolean;
  /** Has the thing no answer to "why not", because it is there only to be chosen? */
  mute?: boolean;
}

const numbered = (list: (data: GameData) => (string | number)[]): Pair["id"] => [
  (id, data) => String(list(data).map(String).indexOf(id)),
  (id, data) => String(list(data)[Number(id)]),
];
const hexes = numbered((data) => data.ids.hexes);
const fixed = (thing: string): Pair["id"] => [() => thing, () => ""];
/** Is a building to be placed that stands on one hex? */
const placing = (view: VeneziaView, data: GameData) =>
  view.building >= 0 && cardsFile(data).kind[view.building].hexes === 1;

const PAIRS: Pair[] = [
  { verb: "house", sort: "card", id: fixed("house") },
  { verb: "project", sort: "card" },
  { verb: "offer", sort: "card", when: (view) => view.question === "draw" },
  { verb: "solo", sort: "set" },
  { verb: "build", sort: "next", mute: true },
  { verb: "build_solo", sort: "next_set", mute: true },
  { verb: "discard", sort: "front", mute: true },
  { verb: "drain", sort: "hex", id: hexes },
  { verb: "at", sort: "hex", id: hexes, when: placing },
  { verb: "take", sort: "market" },
  { verb: "pile", sort: "pile", id: fixed("") },
  { verb: "token", sort: "token", id: numbered(worths) },
  { verb: "cheapest", sort: "cheapest", id: fixed(""), mute: true },
  { verb: "gold", sort: "gold" },
];

const split = (text: string): [string, string] => {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
};
const glue = (head: string, id: string) => (id ? `${head} ${id}` : head);

/** The place where a building can go, by the words of an action. */
function siteOf(verb: string, id: string, data: GameData): number {
  if (verb === "bridge") return data.ids.place_names.length + data.ids.bridge_names.indexOf(id);
  return data.ids.place_names.indexOf(id);
}

/** The thing to click for an action; null for a button in the prompt. */
export function thingOf(action: string, data: GameData): Thing | null {
  const [verb, id] = split(action);
  if (verb === "at" || verb === "bridge") {
    // The first sites are the hexes themselves.
    const site = siteOf(verb, id, data);
    return site < data.ids.hexes.length ? `hex ${site}` : `site ${site}`;
  }
  const pair = PAIRS.find((one) => one.verb === verb);
  return pair ? glue(pair.sort, pair.id ? pair.id[0](id, data) : id) : null;
}

/** The action to ask about when a thing cannot be chosen now: what a click on it would mean most often. */
export function actionOf(thing: Thing, view: VeneziaView, data: GameData): string | undefined {
  const [sort, id] = split(thing);
  const fits = PAIRS.filter((one) => one.sort === sort && (!one.when || one.when(view, data)));
  const own = fits.filter((one) => one.verb !== (id === "house" ? "project" : "house"));
  const pair = own.at(-1);
  if (!pair || pair.mute) return undefined;
  return glue(pair.verb, pair.id ? pair.id[1](id, data) : id);
}

/** The points a place would bring, if that is known. */
export function gain(offer: Offer): number | null {
  const event = offer.events.find((one) => one.key === "built");
  return event ? Number(event.args.points) : null;
}

/** The hexes of an offer on the board. */
export function hexesOf(thing: Thing | null, data: GameData): number[] {
  const [sort, id] = (thing ?? "").split(" ");
  if (sort === "hex") return [Number(id)];
  return sort === "site" ? data.rows.sites[Number(id)] : [];
}

/** The kind of building of a site that is built. */
export const kindAt = (view: VeneziaView, site: number, data: GameData) => view.hexes[data.rows.sites[site][0]];

/** How many cards of a kind lie in front of all players. */
export function inFront(view: VeneziaView, kind: number): number {
  return view.players.reduce((sum, player) => sum + player.front[kind], view.imaginary[kind] ?? 0);
}

/** Who has cards of a kind in front of them, one entry a card, the master builder first; `seats` is the imaginary player. */
export function cardsOf(view: VeneziaView, kind: number): number[] {
  const parties = [...view.players.map((player) => player.front[kind]), view.imaginary[kind] ?? 0];
  const master = view.masters[kind];
  return parties
    .flatMap((count, party) => Array<number>(count).fill(party))
    .sort((a, b) => Number(b === master) - Number(a === master) || a - b);
}

/** A gondola that would move. */
export interface Target {
  seat: number;
  to: number;
}

/** Where gondolas would go by the draft. */
export function targets(scene: Scene): Target[] {
  const [before, now] = [venezia(scene.stored), venezia(scene.view)];
  const found = now.players
    .map((player, seat) => ({ seat, to: player.at }))
    .filter(({ seat, to }) => to !== before.players[seat].at);
  const paid = scene.steps.at(-1)!.each.pay?.find((event) => event.key === "moved");
  if (paid) return [...found, { seat: Number(paid.args.seat), to: Number(paid.args.space) }];
  // A preview ends before a treasure is drawn, and gondolas move after it. The picture need not wait for that.
  const worth = scene.worth?.do.join() === scene.steps.at(-1)!.path.join() ? scene.worth : null;
  const gains = worth?.assets.flatMap((asset) => asset.places ?? []).find((place) => place.id === "")?.gains;
  if (scene.steps.length > 1 && gains?.length) {
    const to = gains.filter((gain) => gain.points).map((gain) => ({ seat: gain.seat, to: gain.space ?? 0 }));
    return [...found.filter(({ seat }) => !to.some((one) => one.seat === seat)), ...to];
  }
  if (scene.steps.length > 1 && now.comes_to >= 0) return [...found, { seat: now.builder, to: now.comes_to }];
  return found;
}
