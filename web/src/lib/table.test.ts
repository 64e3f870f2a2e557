import "../testing/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, data, game, hello, previewed, state, told, view } from "../testing/samples";
import { Script } from "../testing/scripted";
import type { PipeEnd } from "./pipe";
import { Table } from "./table.svelte";
import type { ServerMessage } from "./types";

let script: Script;
let table: Table;
const source = (more: object = {}) => ({
  open: script.open,
  needsText: () => false,
  game: () => Promise.resolve(game),
  data: () => Promise.resolve(data),
  words: () => Promise.resolve(),
  outcome: () => Promise.reject(new Error("not yet")),
  ...more,
});
const soon = () => vi.advanceTimersByTimeAsync(0);
const moved = (n: number) => ({ ...told(n, "moved", { seat: 1, to: n }), turn: 1 });
const theirs = (n: number) => state(n, { turn: 1, legal: [], events: [moved(n)], view: view({ n, on_turn: 1 }) });
const done = (n: number): ServerMessage => ({ type: "done", n, next: n + 1 });

async function sit(...messages: ServerMessage[]) {
  script.say(hello());
  await soon();
  script.answer(...messages);
  await soon();
}

beforeEach(() => {
  vi.useFakeTimers();
  script = new Script();
  table = new Table("t", source());
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("a turn from the first choice to the next state", async () => {
  await sit(state(1));
  expect(script.take()).toMatchObject([{ type: "preview", do: [], each: true }]);
  script.answer(previewed([], { each: [{ do: "go 1", events: [moved(1)] }] }));
  await soon();
  expect(table.offers.map((offer) => offer.events.length)).toEqual([1, 0, 0]);
  expect(table.tap("space 1")).toBe(true);
  expect(table.turn.settled).toBe(false);
  script.answer(previewed(["go 1"]));
  await soon();
  expect([table.turn.settled, table.turn.chosen, table.confirmation?.label]).toEqual([true, 1, "go 1"]);
  script.take();
  expect(table.tap("space 1")).toBe(true);
  expect(script.take()).toMatchObject([{ type: "do", n: 1, do: "go 1" }]);
  expect([table.busy, table.offers]).toEqual([true, []]);
  script.answer(done(1), state(2));
  await soon();
  expect([table.busy, table.turn.chosen, table.offers.length]).toEqual([false, 0, 3]);
});

test("what arrives while a turn is watched again is not lost", async () => {
  await sit(theirs(1));
  script.say(state(2, { events: [] }));
  await vi.advanceTimersByTimeAsync(400);
  script.take();
  table.again();
  expect([table.watching, table.mine, table.scene!.view]).toEqual([true, false, view({ n: 1, on_turn: 1 })]);
  script.say({ type: "legal", n: 2, legal: [choice("go 3")] });
  script.answer(previewed([], { each: [{ do: "go 3", events: [moved(2)] }] }));
  await soon();
  await vi.advanceTimersByTimeAsync(700);
  expect([table.watching, table.mine]).toEqual([false, true]);
  expect(table.offers.map((offer) => [offer.do, offer.events.length])).toEqual([
    ["go 1", 0],
    ["go 2", 0],
    ["go 3", 1],
    ["pass", 0],
  ]);
});

test("a draft outlives a turn that is watched again, and a broken line", async () => {
  await sit(theirs(1));
  script.say(state(2));
  await vi.advanceTimersByTimeAsync(400);
  script.answer(previewed([]));
  await soon();
  table.tap("space 1");
  script.answer(previewed(["go 1"]));
  await soon();
  table.again();
  table.stop();
  expect(table.turn.chosen).toBe(1);
  script.lose();
  script.say(hello(), state(2));
  expect([table.turn.chosen, table.confirmation?.label]).toEqual([1, "go 1"]);
});

test("my own moves are shown one after the other, and nothing can be chosen before the last", async () => {
  await sit(state(1));
  script.answer(previewed([]));
  await soon();
  void table.turn.commit(["go 1", "go 2"]);
  script.answer(done(1), state(2, { events: [told(1, "moved", { seat: 0 })] }));
  await soon();
  script.answer(done(2), state(3));
  await soon();
  expect([table.turn.sending, table.busy, table.mine, table.offers]).toEqual([false, true, true, []]);
  await vi.advanceTimersByTimeAsync(400);
  expect([table.busy, table.mine, table.offers.length]).toEqual([false, true, 3]);
});

test("while others are watched nothing is busy, so that one can skip them or stop", async () => {
  await sit(theirs(1), theirs(2), state(3));
  expect([table.busy, table.mine, table.late]).toEqual([false, false, 2]);
  table.skip();
  expect([table.busy, table.mine, table.late]).toEqual([false, true, 0]);
  table.again();
  expect([table.busy, table.watching]).toEqual([false, true]);
});

test("a refused move gives up the draft and says why", async () => {
  await sit(state(1));
  script.answer(previewed([]));
  await soon();
  table.tap("space 1");
  script.answer(previewed(["go 1"]));
  await soon();
  void table.confirm();
  script.answer({ type: "refused", error: "not_legal", n: 1, do: "go 1", text: "Too far." });
  await soon();
  expect([table.turn.refusal, table.turn.chosen, table.busy]).toEqual(["Too far.", 0, false]);
});

test("a game that cannot be loaded is told instead of a blank page", async () => {
  table.close();
  table = new Table("t", source({ game: () => Promise.reject(new Error("No such file.")) }));
  await sit(state(1));
  expect([table.ended, table.status, script.closed]).toEqual(["No such file.", "closed", 2]);
});

test("a game without a drawing is asked for as text, once it is known which game it is", async () => {
  const wishes: boolean[] = [];
  table.close();
  table = new Table(
    "t",
    source({
      needsText: () => true,
      open(seat: number | null, end: PipeEnd, drawing: boolean) {
        wishes.push(drawing);
        return script.open(seat, end);
      },
    }),
  );
  await sit();
  await sit(state(1, { drawing: "~~~" }));
  expect([wishes, script.seats.slice(-2), table.scene!.drawing]).toEqual([[false, true], [null, 0], "~~~"]);
});

test("states that come before the game is loaded are shown then", async () => {
  let load = (_: typeof game) => {};
  table.close();
  table = new Table("t", source({ game: () => new Promise((done) => (load = done)) }));
  await sit(theirs(1), state(2));
  expect([table.scene, table.story]).toEqual([null, []]);
  load(game);
  await vi.advanceTimersByTimeAsync(400);
  expect([table.story.length, table.mine, table.recap.changed.get("space 1")]).toEqual([1, true, "brown"]);
});

test("the curtain falls between two players at one device, and lets nothing through", async () => {
  table.close();
  table = new Table("t", source(), null, true);
  script.say(hello(0, [0, 1]));
  await soon();
  script.say(state(1, { turn: 1, legal: [], events: [moved(1)] }));
  await soon();
  expect(table.curtain).toBe(1);
  table.lift();
  expect([script.seats.at(-1), table.scene, table.story, table.recap.states]).toEqual([1, null, [], []]);
});

test("whoever comes back is told and shown what others did since their last turn, and nothing older", async () => {
  const by = (n: number, seat: number, turn: number) => ({ ...told(n, "moved", { seat, to: n }), turn });
  const before = [by(1, 1, 0), by(2, 0, 1), by(3, 1, 2), by(4, 1, 2)];
  script.say(hello());
  await soon();
  script.say({ type: "events", events: before });
  script.answer(state(5));
  await soon();
  expect(table.recap.turns.map((block) => [block.turn, block.seat])).toEqual([[2, 1]]);
  expect([...table.recap.changed]).toEqual([
    ["space 3", "brown"],
    ["space 4", "brown"],
  ]);
  // It can be watched, on the board as it was found, and what each step tells of is pointed at.
  table.again();
  expect([table.scene!.view.on_turn, [...table.scene!.told]]).toEqual([1, ["space 3", "space 4"]]);
  table.stop();
  expect([table.isMyTurn, table.recap.hasBefore]).toEqual([true, true]);
  void table.turn.commit(["go 1"]);
  expect([table.recap.changed.size, table.recap.states.length, table.recap.turns.length]).toEqual([0, 0, 1]);
});

test("whoever decides something in the turn of another keeps the recap for their own", async () => {
  await sit(theirs(1), state(2, { view: view({ on_turn: 1 }), events: [moved(2)] }));
  await vi.advanceTimersByTimeAsync(2500);
  expect(table.isMyTurn).toBe(false);
  void table.turn.commit(["go 1"]);
  expect(table.recap.changed.size).toBe(2);
});
