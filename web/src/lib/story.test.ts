import { expect, test } from "vitest";
import { told } from "../testing/samples";
import { blocksOf, sinceTurnOf, tell, wordsOf } from "./story";

const lines = (story: ReturnType<typeof tell>) => story.map((event) => event.text);

test("events are told in order", () => {
  expect(lines(tell(tell([], [told(1, "sailed")]), [told(2, "built")]))).toEqual(["sailed 1", "built 2"]);
});

test("what is told a second time after a break is left out", () => {
  const story = tell([], [told(1, "sailed"), told(2, "built")]);
  expect(lines(tell(story, [told(2, "built"), told(3, "drew")]))).toEqual(["sailed 1", "built 2", "drew 3"]);
});

test("one line may tell the same thing twice", () => {
  const twice = [told(1, "drew"), told(1, "drew")];
  const story = tell([], twice);
  expect(lines(story)).toEqual(["drew 1", "drew 1"]);
  expect(lines(tell(story, twice))).toEqual(["drew 1", "drew 1"]);
});

test("undo takes out the lines it names, and none that came after it", () => {
  const undo = told(4, "undo", { first: 2 });
  const story = tell([], [told(1, "a"), told(2, "b"), told(3, "c"), undo, told(5, "d")]);
  expect(lines(story)).toEqual(["a 1", "d 5"]);
  expect(lines(tell(story, [undo, told(5, "d")]))).toEqual(["a 1", "d 5"]);
});

test("the log is told in turns, and several draws are one line", () => {
  const at = (turn: number, n: number, key: string, seat?: number) => ({
    ...told(n, key, seat === undefined ? {} : { seat }),
    turn,
  });
  const blocks = blocksOf([
    told(0, "first", { seat: 1 }),
    at(0, 1, "sailed", 1),
    at(0, 2, "drew", 1),
    at(0, 3, "drew", 1),
    at(0, 4, "moved", 0),
    at(1, 5, "passed", 0),
  ]);
  expect(blocks.map(({ turn, seat }) => [turn, seat])).toEqual([
    [-1, -1],
    [0, 1],
    [1, 0],
  ]);
  expect(blocks[1].lines.map((line) => line.events.length)).toEqual([1, 2, 1]);
});

test("what is said twice is said once", () => {
  expect(wordsOf(["drew a card", "drew a card", "drew an ace"])).toEqual([
    { text: "drew a card", times: 2 },
    { text: "drew an ace", times: 1 },
  ]);
});

test("what happened since my turn leaves out the turn that I have begun", () => {
  const turn = (n: number, seat: number) => ({ ...told(n, "moved", { seat }), turn: n });
  const since = (...seats: number[]) => sinceTurnOf(blocksOf(seats.map((seat, n) => turn(n, seat))), 0);
  const turns = (...seats: number[]) => since(...seats).map((block) => block.turn);
  expect(turns(1, 0, 1, 2)).toEqual([2, 3]);
  expect(turns(1, 0, 1, 2, 0)).toEqual([2, 3]);
  // Before my first turn it is all there is.
  expect(turns(1, 2)).toEqual([0, 1]);
  expect(turns(0)).toEqual([]);
  expect(turns()).toEqual([]);
});

test("what was drawn is one sentence, and what is told of it is not cut short", () => {
  const one = (...texts: string[]) => wordsOf(texts, "drew_character_seen").map(({ text }) => text);
  expect(one("You drew “4 · The Smith”.", "You drew “20 · The Nun”.")).toEqual([
    "You drew “4 · The Smith”, “20 · The Nun”.",
  ]);
  expect(one("Du hast „4 · Die Nonne“ gezogen.", "Du hast „7 · Der Graf“ gezogen.")).toEqual([
    "Du hast „4 · Die Nonne“, „7 · Der Graf“ gezogen.",
  ]);
  expect(one("You found in the pile: 2 × red shop.", "You found in the pile: 1 × blue shop.")).toEqual([
    "You found in the pile: 2 × red shop, 1 × blue shop.",
  ]);
  expect(wordsOf(["You drew red glass.", "You drew red glass.", "You drew blue glass."], "drew_glass")).toEqual([
    { text: "You drew red × 2, blue glass.", times: 1 },
  ]);
  expect(one("You drew from the pile: a house card.", "You drew from the pile: a campo card.")).toEqual([
    "You drew from the pile: a house card, a campo card.",
  ]);
  expect(one("Hai pescato «Il Molo Vecchio».", "Hai pescato «Il Faro Vecchio».")).toEqual([
    "Hai pescato «Il Molo Vecchio», «Il Faro Vecchio».",
  ]);
  // One is one, and what is not drawn is told sentence by sentence.
  expect(one("You drew a card.")).toEqual(["You drew a card."]);
  expect(wordsOf(["Bepi sailed to A.", "Bepi sailed to B."], "sailed")).toHaveLength(2);
});
