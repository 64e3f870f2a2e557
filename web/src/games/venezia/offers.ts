/** From actions to things on the table and back. */
import type { Offer, Scene, Thing } from "../../lib/game";
import type { GameData } from "../../lib/types";
import { cardsFile, worths } from "./files";
import { venezia, type VeneziaView } from "./view";

/** The view of this game. */

/** The place where a building can go, by the words of an action. */
function siteOf(verb: string, id: string, data: GameData): number {
  if (verb === "bridge") return data.ids.place_names.length + data.ids.bridge_names.indexOf(id);
  return data.ids.place_names.indexOf(id);
}

/** The thing to click for an action; null for a button in the prompt. */
export function thingOf(action: string, data: GameData): Thing | null {
  const [verb, ...rest] = action.split(" ");
  const id = rest.join(" ");
  switch (verb) {
    case "house":
      return "card house";
    case "project":
    case "offer":
      return `card ${id}`;
    case "solo":
      return `set ${id}`;
    case "build":
      return `next ${id}`;
    case "build_solo":
      return `next_set ${id}`;
    case "discard":
      return `front ${id}`;
    case "at":
    case "bridge": {
      const site = siteOf(verb, id, data);
      return site < data.ids.hexes.length ? `hex ${site}` : `site ${site}`;
    }
    case "drain":
      return `hex ${data.ids.hexes.indexOf(id)}`;
    case "take":
      return `market ${id}`;
    case "pile":
      return "pile";
    case "token":
      return `token ${worths(data).indexOf(Number(id))}`;
    case "cheapest":
      return "cheapest";
    case "gold":
      return `gold ${id}`;
  }
  return null;
}

/** The action to ask about when a thing cannot be chosen now: what a click on it would mean most often. */
export function actionOf(thing: Thing, view: VeneziaView, data: GameData): string | undefined {
  const [sort, id] = thing.split(" ");
  const { ids } = data;
  switch (sort) {
    case "hex":
      return view.building >= 0 && cardsFile(data).kind[view.building].hexes === 1
        ? `at ${ids.hexes[Number(id)]}`
        : `drain ${ids.hexes[Number(id)]}`;
    case "card":
      if (view.question === "draw") return `offer ${id}`;
      return id === "house" ? "house" : `project ${id}`;
    case "set":
      return `solo ${id}`;
    case "market":
      return `take ${id}`;
    case "pile":
      return "pile";
    case "token":
      return `token ${worths(data)[Number(id)]}`;
    case "gold":
      return `gold ${id}`;
  }
  return undefined;
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
