import { describe, expect, it } from "vitest";
import { agreed, deeds, inOrder } from "./people";
import type { SeatInfo, TableInfo } from "./types";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({
    seat: number,
    kind: "guest",
    name: `P${number}`,
    mine: number === 0,
    here: true,
    others: 2,
    ...more,
  }) as SeatInfo;
const table = (...seats: SeatInfo[]): TableInfo =>
  ({ state: "playing", guide: "", owner: false, seats }) as unknown as TableInfo;

describe("what I can do about another's seat", () => {
  it("is nothing while they are here, or have only just gone", () => {
    const nothing = { minutes: 0, bot: false, person: false, out: false };
    expect(deeds(table(seat(0), seat(1)), seat(1), 500)).toEqual(nothing);
    expect(deeds(table(seat(0), seat(1)), seat(1, { away: 20, here: false }), 39)).toEqual(nothing);
  });
  it("comes with the minute, as time passes here", () => {
    const gone = seat(1, { away: 20, here: false });
    expect(deeds(table(seat(0), gone), gone, 40)).toEqual({ minutes: 1, bot: true, person: true, out: false });
    expect(deeds(table(seat(0), gone), gone, 160).minutes).toBe(3);
  });
  it("leaves only a bot where fewer than two others sit", () => {
    const gone = seat(1, { away: 90, here: false, others: 1 });
    expect(deeds(table(seat(0), gone), gone, 0)).toEqual({ minutes: 1, bot: true, person: false, out: false });
  });
  it("lets a bot's seat pass to a person, and a free seat to a bot", () => {
    const [bot, free] = [seat(1, { kind: "bot" }), seat(2, { kind: "open" })];
    expect(deeds(table(seat(0), bot), bot, 0)).toEqual({ minutes: 0, bot: false, person: true, out: false });
    expect(deeds(table(seat(0), free), free, 0)).toEqual({ minutes: 0, bot: true, person: false, out: false });
  });
  it("waits for the clock where a game is played over days", () => {
    const gone = seat(1, { away: 900, here: false, clock: { left: 60, until: 1060, off: 0 } });
    const slow = { ...table(seat(0), gone), pace: "week" as const, now: 1000 };
    expect(deeds(slow, gone, 59)).toMatchObject({ bot: false, person: false, out: false });
    expect(deeds(slow, gone, 60)).toMatchObject({ bot: true, person: true, out: true });
    expect(deeds({ ...slow, pace: "live" }, gone, 0)).toMatchObject({ bot: true, out: false });
    const here = seat(1, { clock: { left: 60, until: 1060, off: 0 } });
    expect(deeds({ ...slow, pace: "live" }, here, 60)).toMatchObject({ bot: true, out: true });
  });
  it("is nothing for those who watch, in a guided game, and about a seat of mine", () => {
    const gone = seat(1, { away: 90, here: false });
    expect(deeds(table(seat(0, { mine: false }), gone), gone, 0)).toMatchObject({ bot: false, person: false });
    expect(deeds({ ...table(seat(0), gone), guide: "first" }, gone, 0)).toMatchObject({ bot: false });
    const claimed = seat(1, { kind: "bot", claim: true });
    expect(deeds(table(seat(0), claimed), claimed, 0)).toMatchObject({ bot: false, person: false });
  });
});

it("tells who agrees, and whether I do", () => {
  const votes = [
    { seat: 2, kind: "bot" as const, mine: false },
    { seat: 0, kind: "person" as const, mine: true },
  ];
  const gone = seat(1, { votes });
  const all = table(seat(0), gone, seat(2));
  expect(agreed(all, gone, "bot")).toEqual({ names: ["P2"], mine: false });
  expect(agreed(all, gone, "person")).toEqual({ names: ["P0"], mine: true });
});

describe("results", () => {
  it("stand in the order of their places, where all fit beside each other", () => {
    expect(inOrder([3, 1, 2], 0, 3)).toEqual([1, 2, 0]);
    expect(inOrder([1, 1, 3], 2, 4)).toEqual([0, 1, 2]);
  });
  it("begin with mine where I would have to look for it below", () => {
    expect(inOrder([3, 1, 2], 0, 1)).toEqual([0, 1, 2]);
    expect(inOrder([3, 1, 2, 4], 3, 2)).toEqual([3, 1, 2, 0]);
  });
  it("have no mine for whoever watches", () => {
    expect(inOrder([3, 1, 2], -1, 1)).toEqual([1, 2, 0]);
  });
});
