import { expect, test } from "vitest";
import type { Offer } from "../lib/game";
import { fits, groupsOf } from "./choices";

const offer = (action: string): Offer => ({
  do: action,
  label: action,
  thing: `choice ${action}`,
  then: [],
  atOnce: false,
  leaves: false,
  level: 0,
  chosen: false,
  events: [],
});
const grouped = (...actions: string[]) =>
  groupsOf(actions.map(offer), (verb) => `${verb} …`).map((group) => [
    group.heading,
    ...group.offers.map((o) => o.do),
  ]);

test("choices are grouped by verb, in the order in which they come", () => {
  expect(grouped("sail 1", "sail 2", "build a", "build b")).toEqual([
    ["sail …", "sail 1", "sail 2"],
    ["build …", "build a", "build b"],
  ]);
});

test("single choices stand together without a heading", () => {
  expect(grouped("act", "pass", "sail 1", "sail 2", "done")).toEqual([
    ["", "act", "pass"],
    ["sail …", "sail 1", "sail 2"],
    ["", "done"],
  ]);
});

test("a wish is found whatever the order of its words", () => {
  expect(fits("Nach San Michele fahren", "michele nach", "de")).toBe(true);
  expect(fits("Nach San Michele fahren", "san marco", "de")).toBe(false);
  expect(fits("Anything", "", "en")).toBe(true);
});
