/** From actions to things on the table and back. */
import type { Offer, Thing } from "../../lib/game";
import type { GameData, Told } from "../../lib/types";
import type { MuranoView } from "./view";

const SAILED = ["sailed", "sailed_red"];

/** The thing to click for an action; null for a button in the prompt. */
export function thingOf(action: string, _view: MuranoView, data: GameData): Thing | null {
  const [verb, ...rest] = action.split(" ");
  const id = rest.join(" ");
  switch (verb) {
    case "ship":
      return `ship ${id}`;
    case "red_ship":
      return "ship red";
    case "sail":
      return `space ${id}`;
    case "build":
      return id === "street" ? "pile street" : `tile ${id}`;
    case "at":
      return `cell ${data.ids.cells.indexOf(id)}`;
    case "dock":
      return `dock ${data.ids.docks.indexOf(id)}`;
    case "income":
    case "visit":
      return `island ${id}`;
    case "take":
      return `face ${id}`;
    case "keep":
    case "score":
      return `card ${id}`;
    case "sell":
    case "return":
    case "give":
      return `glass ${id}`;
  }
  return null;
}

/** The action to ask about when a thing cannot be chosen now: what a click on it would mean most often. */
export function actionOf(thing: Thing, view: MuranoView, data: GameData): string | undefined {
  const [sort, ...rest] = thing.split(" ");
  const id = rest.join(" ");
  switch (sort) {
    case "ship":
      return id === "red" ? "red_ship" : `ship ${id}`;
    case "space":
      return `sail ${id}`;
    case "cell":
      return `at ${data.ids.cells[Number(id)]}`;
    case "dock":
      return `dock ${data.ids.docks[Number(id)]}`;
    case "island":
      return `income ${id}`;
    case "tile":
      return `build ${id}`;
    case "pile":
      return id === "street" ? "build street" : undefined;
    case "glass":
      return view.question === "return" ? `return ${id}` : `sell ${id}`;
  }
  return undefined;
}

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
