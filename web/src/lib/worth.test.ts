import { expect, test } from "vitest";
import type { Connection } from "./connection";
import { isLost, isMissing, progress } from "./prospects";
import type { Appraised } from "./types";
import { Worths } from "./worth.svelte";

const answer = (path: string[], of = ""): Appraised => ({
  type: "worth",
  n: 1,
  do: path,
  of,
  sums: [],
  assets: [],
});

/** A connection whose answers a test gives, one after the other. */
class Asked {
  asked: { path: string[]; of: string; settle: (answer: Appraised | { type: "refused" }) => void }[] = [];
  worth = (path: string[], of = "") => new Promise((settle) => this.asked.push({ path, of, settle }));
  get connection() {
    return this as unknown as Connection;
  }
  async give(told?: Appraised | { type: "refused" }) {
    const { path, of, settle } = this.asked.at(-1)!;
    settle(told ?? answer(path, of));
    await new Promise((done) => setTimeout(done));
  }
}

test("one question is on its way at a time, and the last position counts", async () => {
  const asked = new Asked();
  const worths = new Worths(() => asked.connection);
  worths.look(1, []);
  worths.look(2, []);
  worths.look(2, ["act"]);
  expect(asked.asked.map((one) => one.path)).toEqual([[]]);
  await asked.give();
  expect(asked.asked.map((one) => one.path)).toEqual([[], ["act"]]);
  await asked.give();
  expect(asked.asked).toHaveLength(2);
  expect(worths.now?.do).toEqual(["act"]);
  expect(worths.stored?.do).toEqual([]);
});

test("the same position is not asked about twice", async () => {
  const asked = new Asked();
  const worths = new Worths(() => asked.connection);
  worths.look(1, ["act"]);
  worths.look(1, ["act"]);
  await asked.give();
  expect(asked.asked).toHaveLength(1);
});

test("a refusal leaves what was known, and the next position is asked about", async () => {
  const asked = new Asked();
  const worths = new Worths(() => asked.connection);
  worths.look(1, []);
  await asked.give();
  const known = worths.now;
  worths.look(2, ["gone"]);
  await asked.give({ type: "refused" });
  expect(worths.now).toBe(known);
  worths.look(3, []);
  expect(asked.asked).toHaveLength(3);
});

test("what was asked for another seat is not shown", async () => {
  const first = new Asked();
  const second = new Asked();
  let now = first;
  const worths = new Worths(() => now.connection);
  worths.look(1, []);
  now = second;
  worths.clear();
  await first.give();
  expect(worths.now).toBeNull();
  worths.look(1, []);
  expect(second.asked).toHaveLength(1);
});

test("one thing is asked about where it stands, or where a draft had it", async () => {
  const asked = new Asked();
  const worths = new Worths(() => asked.connection);
  worths.look(1, ["act"]);
  await asked.give();
  const told = worths.about("character_5");
  expect(asked.asked.at(-1)).toMatchObject({ path: ["act"], of: "character_5" });
  await asked.give({ ...answer(["act"], "character_5"), assets: [{ id: "character_5" }] });
  expect((await told)?.assets).toHaveLength(1);
  const nothing = worths.about("at castello c2", []);
  expect(asked.asked.at(-1)!.path).toEqual([]);
  await asked.give();
  expect(await nothing).toBeNull();
});

test("a bar shows how much is there of what it takes, unless it is too late", () => {
  const place = (...parts: { key: string; have: number; least?: number; most?: number }[]) => ({
    id: "x",
    points: 0,
    parts,
  });
  expect(progress(place({ key: "a", have: 2, least: 3 }, { key: "b", have: 5, least: 1 }))).toBe(0.75);
  expect(progress(place({ key: "a", have: 3, least: 3 }))).toBeNull();
  expect(progress(place({ key: "a", have: 0, least: 1 }, { key: "b", have: 2, most: 0 }))).toBeNull();
  expect(isLost({ key: "b", have: 2, most: 0 })).toBe(true);
  expect(isMissing({ key: "b", have: 2 })).toBe(false);
});
