import { expect, test } from "vitest";
import {
  addChoices,
  addEach,
  back,
  confirmationOf,
  countChosen,
  extend,
  isDoneAtOnce,
  join,
  joinsDraft,
  offersOf,
  openingOf,
  pathTo,
  start,
  suggestionOf,
} from "./draft";
import type { Game, Step } from "./game";
import { choice, data, game, info, previewed, state, told } from "../testing/samples";
import { sceneOf } from "./scene";

const around = { data, seats: info().seats, me: 0, night: false, calm: false };
const sceneFor = (steps: Step[]) => {
  const scene = sceneOf(around, steps, { mine: true });
  return { ...scene, offers: offersOf(scene, game) };
};
const first = start(state(1));
const second = extend(first, 0, previewed(["go 1"], { legal: [choice("go 2"), choice("stop")] }), 0, game);

test("a draft begins with what is stored", () => {
  expect(first).toHaveLength(1);
  expect(first[0]).toMatchObject({ path: [], turn: 0, question: "What now?", each: {} });
  expect(countChosen(first, game)).toBe(0);
});

test("choices that come later are added once", () => {
  const more = addChoices(second, [choice("go 2"), choice("go 3")]);
  expect(more[0].legal.map((one) => one.do)).toEqual(["go 1", "go 2", "pass", "go 3"]);
  expect(more[1]).toBe(second[1]);
});

test("a step behind an earlier one takes the place of all later ones", () => {
  const third = extend(second, 1, previewed(["go 1", "go 2"]), 0, game);
  expect(third.map((step) => step.path)).toEqual([[], ["go 1"], ["go 1", "go 2"]]);
  const other = extend(third, 0, previewed(["go 2"]), 0, game);
  expect(other.map((step) => step.path)).toEqual([[], ["go 2"]]);
});

test("nothing follows where another would decide, or where the draft is complete", () => {
  const legal = [choice("go 2")];
  expect(extend(first, 0, previewed(["go 1"], { legal, turn: 1 }), 0, game)[1].legal).toEqual([]);
  expect(extend(first, 0, previewed(["go 9"], { legal }), 0, game)[1].legal).toEqual([]);
});

test("what each choice would tell belongs to the last step", () => {
  const each = [{ do: "go 2", events: [told(1, "paid", { gold: 1 })] }];
  const steps = addEach(second, previewed(["go 1"], { each }));
  expect(steps[0]).toBe(second[0]);
  expect(sceneFor(steps).offers.find((offer) => offer.do === "go 2")?.events).toHaveLength(1);
});

test("what only opens the choice is gone through, and not gone back through", () => {
  const closed = start(state(1, { legal: [choice("open"), choice("pass")] }));
  expect(openingOf(closed, game)).toBe("open");
  expect(openingOf(first, game)).toBeNull();
  const opened = extend(closed, 0, previewed(["open"], { legal: [choice("go 1")] }), 0, game);
  expect(openingOf(opened, game)).toBeNull();
  expect(countChosen(opened, game)).toBe(0);
  const chosen = extend(opened, 1, previewed(["open", "go 1"]), 0, game);
  expect(countChosen(chosen, game)).toBe(1);
  expect(back(chosen, 5, game)).toEqual(opened);
  // Nothing was chosen yet, so the button beside the opening is still offered.
  expect(sceneFor(opened).offers.map((offer) => offer.do)).toEqual(["go 1", "pass"]);
});

test("going back gives up one chosen step at a time", () => {
  expect(back(second, 1, game)).toEqual(first);
  expect(back(first, 1, game)).toEqual(first);
});

test("offers stand in reading order, buttons last", () => {
  const { offers } = sceneFor(start(state(1, { legal: [choice("pass"), choice("go 2"), choice("go 1")] })));
  expect(offers.map((offer) => [offer.do, offer.thing])).toEqual([
    ["go 1", "space 1"],
    ["go 2", "space 2"],
    ["pass", null],
  ]);
});

test("a later step's offers come before other ways to take the one before", () => {
  const { offers } = sceneFor(second);
  expect(offers.map(({ do: action, level, chosen }) => [action, level, chosen])).toEqual([
    ["go 1", 0, true],
    ["go 2", 1, false],
    // The button of the first step would not do what it says any more.
    ["stop", 1, false],
  ]);
  expect(pathTo(second, offers[1])).toEqual(["go 1", "go 2"]);
});

test("buttons are done at once, and so is the last step of a long draft", () => {
  const { offers } = sceneFor(first);
  expect(offers.map((offer) => isDoneAtOnce(first, offer))).toEqual([false, false, true]);
  const long = [{ ...first[0], path: ["1", "2", "3", "4", "5", "6", "7"] }];
  expect(isDoneAtOnce(long, offers[0])).toBe(true);
});

test("a draft is confirmed once something is chosen", () => {
  expect(confirmationOf(sceneFor(first), game)).toBeNull();
  expect(confirmationOf(sceneFor(second), game)).toEqual({ label: "go 1", also: [] });
});

test("a guided game suggests the next step of its plan", () => {
  const lesson = ["go 1", "go 2"];
  expect(suggestionOf(lesson, sceneFor(first), null)).toMatchObject({ do: "go 1", level: 0 });
  expect(suggestionOf(lesson, sceneFor(second), null)).toMatchObject({ do: "go 2", level: 1 });
  expect(suggestionOf(undefined, sceneFor(first), null)).toBeNull();
});

test("a guided game suggests to confirm what is complete, and is silent off its plan", () => {
  const confirmation = { label: "Go", also: [] };
  expect(suggestionOf(["go 1"], sceneFor(second), confirmation)).toBe("confirm");
  expect(suggestionOf(["go 1", "do"], sceneFor(second), { label: "Go", also: ["do"] })).toBe("confirm");
  expect(suggestionOf(["go 2"], sceneFor(second), confirmation)).toBeNull();
});

test("a thing may stand for two choices in a row, until one of them has been made", () => {
  const leading: Game = { ...game, leads: (action, path) => action.startsWith("ship") && !path.length };
  const ship = { ...choice("ship 1"), ahead: [{ do: "go 4", text: "Go to 4" }] };
  const first = start(state(1, { legal: [ship, choice("go 2")] }));
  const offers = offersOf(sceneFor(first), leading);
  expect(offers.find((offer) => offer.thing === "space 4")).toMatchObject({
    do: "ship 1",
    then: ["go 4"],
    level: 0,
  });
  // Instead of the two that were chosen, another two can be chosen.
  const other = { ...choice("ship 2"), ahead: [{ do: "go 5", text: "Go to 5" }] };
  const both = start(state(1, { legal: [ship, other] }));
  const sailing = extend(both, 0, previewed(["ship 1"], { legal: [choice("go 4")] }), 0, game);
  const sailed = extend(sailing, 1, previewed(["ship 1", "go 4"], { legal: [choice("pass")] }), 0, game);
  const things = offersOf(sceneFor(sailed), leading).map(({ thing, level, chosen }) => [thing, level, chosen]);
  expect(things).toContainEqual(["space 4", 1, true]);
  expect(things).toContainEqual(["space 5", 0, false]);
  // What one click has chosen, one step back gives up.
  const passed = sailed.map((step, at) => ({ ...step, passed: at === 1 }));
  expect(back(passed, 1, game)).toHaveLength(1);
  expect(back(sailed, 1, game)).toHaveLength(2);
});

test("actions that belong together are confirmed together", () => {
  const [first] = start(state(1));
  const one = extend([first], 0, previewed(["go 1"], { turn: -1 }), 0, game);
  const offer = offersOf(sceneFor(one), game).find(({ do: action }) => action === "go 2")!;
  expect(joinsDraft(one, offer, game)).toBe(false);
  expect(joinsDraft(one, offer, { joins: () => 2 })).toBe(true);
  const two = join(one, "go 2", 2);
  expect(confirmationOf(sceneFor(two), game)).toMatchObject({ also: ["go 2"] });
  expect(offersOf(sceneFor(two), game).filter(({ chosen }) => chosen)).toHaveLength(2);
  // A third one takes the place of the second, and one step back takes only that.
  expect(join(two, "go 3", 2).at(-1)!.joined).toEqual(["go 3"]);
  expect(back(two, 1, game).at(-1)).toMatchObject({ path: ["go 1"], joined: [] });
});
