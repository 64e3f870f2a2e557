import { expect, test } from "vitest";
import { drawerFor } from "./drawers";

test("a drawer opens if all there is to choose is in drawers", () => {
  expect(drawerFor("", ["hand", "market"], [])).toBe("hand");
  expect(drawerFor("", ["", "hand"], [])).toBe("");
  expect(drawerFor("hand", [""], ["hand"])).toBe("");
});

test("what a lesson points at is shown, in whichever drawer it is", () => {
  expect(drawerFor("market", ["market", "hand"], [], "hand")).toBe("hand");
  expect(drawerFor("hand", ["", "hand"], ["hand"], "")).toBe("");
  // What is not there cannot be shown.
  expect(drawerFor("market", ["market"], [], "hand")).toBe("market");
});
