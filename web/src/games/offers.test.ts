/** Every action that has a thing is the action of that thing, in the question in which it is chosen. */
import { expect, test } from "vitest";
import type { GameData } from "../lib/types";
import { actionOf as muranoAction, thingOf as muranoThing } from "./murano/offers";
import type { MuranoView } from "./murano/view";
import { actionOf as veneziaAction, thingOf as veneziaThing } from "./venezia/offers";
import type { VeneziaView } from "./venezia/view";

const murano = {
  ids: { cells: ["murano a1", "san_donato b2"], docks: ["murano white", "murano red", "murano white"] },
} as unknown as GameData;
const venezia = {
  ids: {
    hexes: ["castello a1", "castello a2"],
    place_names: ["castello a1", "castello a2", "castello a1+a2"],
    bridge_names: ["castello a1"],
  },
  cards: { swamp: { gold: [0, 1, 2] }, treasure: { gold: [3, 4] }, kind: [{ hexes: 1 }, { hexes: 2 }] },
} as unknown as GameData;

test.each([
  ["red_ship", "ship red", "ship"],
  ["ship 7", "ship 7", "ship"],
  ["sail 12", "space 12", "sail"],
  ["build street", "pile street", "build"],
  ["build shop_red", "tile shop_red", "build"],
  ["at san_donato b2", "cell 1", "cell"],
  ["dock murano red", "dock 1", "dock"],
  ["income murano", "island murano", "income"],
  ["visit murano", "island murano", "visit"],
  ["sell red", "glass red", "sell"],
  ["return red", "glass red", "return"],
  ["give red", "glass red", "give"],
])("Murano: %s is a click on %s", (action, thing, question) => {
  expect(muranoThing(action, murano)).toBe(thing);
  expect(muranoAction(thing, { question } as MuranoView, murano)).toBe(action);
});

test.each([
  ["house", "card house", "play", -1],
  ["project campo", "card campo", "play", -1],
  ["offer campo", "card campo", "draw", -1],
  ["offer house", "card house", "draw", -1],
  ["solo campo", "set campo", "play", -1],
  ["drain castello a2", "hex 1", "drain", -1],
  ["at castello a2", "hex 1", "place", 0],
  ["take campo", "market campo", "take", -1],
  ["pile", "pile", "draw", -1],
  ["token 4", "token 4", "tokens", -1],
  ["gold 2", "gold 2", "pause", -1],
])("Venezia: %s is a click on %s", (action, thing, question, building) => {
  expect(veneziaThing(action, venezia)).toBe(thing);
  expect(veneziaAction(thing, { question, building } as VeneziaView, venezia)).toBe(action);
});

test("what is a button has no thing, and what cannot be done by a click has no reason", () => {
  expect(muranoThing("pass", murano)).toBeNull();
  expect(veneziaThing("drain_nothing", venezia)).toBeNull();
  expect(veneziaThing("bridge castello a1", venezia)).toBe("site 3");
  expect(veneziaThing("at castello a1+a2", venezia)).toBe("site 2");
  expect(muranoAction("card character_5", { question: "ship" } as MuranoView, murano)).toBeUndefined();
  expect(veneziaAction("next campo", { question: "order" } as VeneziaView, venezia)).toBeUndefined();
});
