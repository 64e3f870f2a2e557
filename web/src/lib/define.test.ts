import "../testing/browser";
import { expect, test } from "vitest";
import { choice, data, info, previewed, state, view } from "../testing/samples";
import { define } from "./define";
import { extend, start } from "./draft";
import type { Game } from "./game";
import { sceneOf } from "./scene";
import type { Outcome } from "./types";

const Board = (() => {}) as unknown as Game["Board"];
const game = define({ Board, size: () => [4, 3], thing: (action) => `place ${action}` });
const around = { data, seats: info().seats, me: 0, night: false, calm: false };
const steps = start(state(1, { legal: [choice("go 1")] }));

test("three fields make a game", () => {
  expect(game.size(data, false)).toEqual([4, 3]);
  expect(game.drawers(sceneOf(around, steps))).toEqual([]);
  expect(game.ask(sceneOf(around, steps)).ask).toBe("What now?");
  expect([game.Tray, game.piles, game.flat]).toEqual([null, null, false]);
});

test("what a folder gives stands before the defaults", () => {
  expect(define({ ...game, beat: () => 7 }).beat({ n: 1, key: "", args: {}, text: "" })).toBe(7);
});

test("a draft is confirmed in the words of its last choice", () => {
  const draft = extend(steps, 0, previewed(["go 1"]), 0, game);
  expect(game.confirm(sceneOf(around, draft))).toEqual({ label: "Do go 1", also: [] });
});

test("points are shown if the view has them", () => {
  expect(game.figures(view(), 1)).toBeNull();
  expect(game.figures(view({ scores: [3, 8] }), 1)).toMatchObject({ large: 8 });
});

test("the scoring shows the account of each seat, or at least its points", async () => {
  const account = [
    { seat: 0, points: 3, key: "a", args: {}, text: "Ferries" },
    { seat: 0, points: 2, key: "b", args: {}, text: "Passengers" },
  ];
  const outcome: Outcome = { scores: [5, 4], ranks: [1, 2], ended_by: [], text: "", account };
  const { rows } = (await game.later()).ceremony(outcome, sceneOf(around, steps));
  expect(rows.map(({ seat, points, name }) => [seat, points, name])).toEqual([
    [0, 3, "Ferries"],
    [0, 2, "Passengers"],
    [1, 4, ""],
  ]);
});
