import { expect, test } from "vitest";
import type { Offer, Scene } from "../lib/game";
import { drawerFor, drawersInUse } from "./drawers";

const offer = (thing: string | null, level: number) => ({ thing, level }) as Offer;
const scene = (steps: number, ...offers: Offer[]) =>
  ({ offers, steps: Array(steps).fill({}) }) as unknown as Scene;
const game = { part: (thing: string) => (thing.startsWith("card") ? "hand" : ""), beside: () => false };

test("what is asked for now decides which drawers are in use", () => {
  expect(drawersInUse(scene(1, offer("card 1", 0), offer(null, 0)), game)).toEqual(["hand"]);
  // A card has been chosen and can still be changed, but a place is asked for.
  expect(drawersInUse(scene(2, offer("card 1", 0), offer("hex 3", 1)), game)).toEqual([""]);
  // Nothing but a button is left: what was chosen before stays at hand.
  expect(drawersInUse(scene(2, offer("card 1", 0), offer(null, 1)), game)).toEqual(["hand"]);
});

test("what may be done beside a question that buttons answer opens no drawer", () => {
  const beside = { ...game, beside: (action: string) => action === "gold" };
  const gold = { ...offer("card gold", 0), do: "gold" };
  expect(drawersInUse(scene(1, gold, offer(null, 0)), beside)).toEqual(["hand", ""]);
  // Nothing else is asked, apart from a way out.
  expect(drawersInUse(scene(1, gold, { ...offer(null, 0), leaves: true }), beside)).toEqual(["hand"]);
  expect(drawersInUse(scene(1, gold, offer("card 1", 0), offer(null, 0)), beside)).toEqual(["hand"]);
});

test("a drawer opens when all is in it, and shuts when the board is asked for", () => {
  expect(drawerFor("", ["hand"], [])).toBe("hand");
  expect(drawerFor("hand", [""], ["hand"])).toBe("");
  expect(drawerFor("gold", [""], ["hand"])).toBe("gold");
  expect(drawerFor("talk", ["hand"], [])).toBe("talk");
  // There is still something in it, but it would lie on what is new.
  expect(drawerFor("gold", ["", "gold"], ["gold"])).toBe("");
  // Whoever opened it then wants it.
  expect(drawerFor("gold", ["", "gold"], ["", "gold"])).toBe("gold");
});

test("what a lesson points at is shown, in whichever drawer it is", () => {
  expect(drawerFor("market", ["market", "hand"], [], "hand")).toBe("hand");
  expect(drawerFor("hand", ["", "hand"], ["hand"], "")).toBe("");
  // What is not there cannot be shown.
  expect(drawerFor("market", ["market"], [], "hand")).toBe("market");
});
