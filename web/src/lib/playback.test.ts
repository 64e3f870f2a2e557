import "../testing/browser";
import { beforeEach, expect, test } from "vitest";
import { LATEST, Playback, type Clock, type Showing } from "./playback";
import { settings } from "./settings.svelte";
import { state, told } from "../testing/samples";
import type { State } from "./types";

/** A clock that a test turns by hand. */
class Hands implements Clock {
  now = 0;
  private due: { at: number; work: () => void }[] = [];
  after(time: number, work: () => void) {
    const one = { at: this.now + time, work };
    this.due.push(one);
    return () => void (this.due = this.due.filter((other) => other !== one));
  }
  turn(time: number) {
    const end = this.now + time;
    for (let next; (next = this.due.find((one) => one.at <= end));) {
      this.due = this.due.filter((one) => one !== next);
      this.now = next.at;
      next.work();
    }
    this.now = end;
  }
}

let hands: Hands;
let shown: number[];
let showing: Showing;
let pace = 1;
let stepwise = false;
let hurried: boolean;
let playback: Playback;
const events = (n: number, count = 1) => Array.from({ length: count }, () => told(n, "moved", { seat: 1 }));
const theirs = (n: number, count = 1) => state(n, { turn: 1, events: events(n, count) });
const mine = (n: number) => state(n, { turn: 0, events: events(n) });
const frame = () => showing.frame?.n ?? null;

beforeEach(() => {
  hands = new Hands();
  shown = [];
  showing = LATEST;
  hurried = false;
  pace = 1;
  stepwise = false;
  playback = new Playback(hands, {
    beat: () => 400,
    hurried: () => hurried,
    pace: () => pace,
    stepwise: () => stepwise,
    others: () => true,
    mine: (one: State) => one.turn === 0,
    show: (one) => shown.push(one.n),
    change: (now) => (showing = now),
  });
});

test("nothing is shown before it starts", () => {
  playback.push(theirs(1));
  expect(shown).toEqual([]);
  playback.start();
  expect(shown).toEqual([1]);
});

test("states come one after the other, and the last one needs no frame", () => {
  playback.start();
  playback.push(theirs(1));
  expect(showing).toEqual(LATEST);
  playback.push(theirs(2));
  playback.push(mine(3));
  expect([shown, frame(), showing.late]).toEqual([[1], 1, 2]);
  hands.turn(400);
  expect([shown, frame(), showing.late]).toEqual([[1, 2], 2, 1]);
  hands.turn(400);
  expect([shown, frame(), showing.late]).toEqual([[1, 2, 3], null, 0]);
});

test("a turn of others takes no longer than two and a half seconds", () => {
  playback.start();
  for (let n = 1; n <= 5; n++) playback.push(theirs(n, 2));
  hands.turn(2399);
  expect(shown).toEqual([1, 2, 3]);
  hands.turn(1);
  expect(shown).toEqual([1, 2, 3, 4]);
  hands.turn(100);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test("after a turn of mine there is time again", () => {
  playback.start();
  playback.push(theirs(1, 9));
  hands.turn(2500);
  playback.push(mine(2));
  hands.turn(400);
  playback.push(theirs(3));
  playback.push(theirs(4));
  expect(shown).toEqual([1, 2, 3]);
});

test("who is in a hurry sees the latest at once", () => {
  hurried = true;
  playback.start();
  for (let n = 1; n <= 3; n++) playback.push(theirs(n));
  expect([shown, frame()]).toEqual([[1, 2, 3], null]);
});

test("skipping shows all that has come", () => {
  playback.start();
  for (let n = 1; n <= 3; n++) playback.push(theirs(n));
  playback.skip();
  expect([shown, frame(), showing.late]).toEqual([[1, 2, 3], null, 0]);
});

test("watching again shows frames, and what comes meanwhile waits", () => {
  playback.start();
  playback.push(theirs(1));
  hands.turn(400);
  playback.again([theirs(1), theirs(2)]);
  expect([frame(), showing.again]).toEqual([1, true]);
  playback.push(mine(3));
  hands.turn(700);
  expect([frame(), shown]).toEqual([2, [1]]);
  hands.turn(700);
  expect([frame(), showing.again, shown]).toEqual([null, false, [1, 3]]);
});

test("watching again can be stopped at once", () => {
  playback.start();
  playback.push(mine(1));
  playback.again([theirs(1), theirs(2)]);
  playback.stop();
  expect(showing).toEqual(LATEST);
  hands.turn(5000);
  expect(showing).toEqual(LATEST);
});

test("what was cleared does not come back", () => {
  playback.start();
  playback.push(theirs(1));
  playback.push(theirs(2));
  playback.clear();
  hands.turn(5000);
  expect([shown, showing]).toEqual([[1], LATEST]);
});

test.each([
  ["slow", 800],
  ["normal", 400],
  ["fast", 160],
] as const)("at the speed %s a step is watched for %i milliseconds", (speed, time) => {
  settings.stored.speed = speed;
  pace = settings.pace;
  playback.start();
  for (let n = 1; n <= 2; n++) playback.push(theirs(n));
  hands.turn(time - 1);
  expect(shown).toEqual([1]);
  hands.turn(1);
  expect(shown).toEqual([1, 2]);
});

test("step by step everything waits for whoever watches", () => {
  stepwise = true;
  playback.start();
  for (let n = 1; n <= 3; n++) playback.push(theirs(n));
  hands.turn(60_000);
  expect([shown, showing.late]).toEqual([[1], 2]);
  playback.forward();
  expect(shown).toEqual([1, 2]);
  playback.skip();
  expect([shown, showing.late]).toEqual([[1, 2, 3], 0]);
  playback.again([theirs(1), theirs(2)]);
  hands.turn(60_000);
  expect(frame()).toBe(1);
  playback.forward();
  expect(frame()).toBe(2);
  playback.forward();
  expect(frame()).toBeNull();
});
