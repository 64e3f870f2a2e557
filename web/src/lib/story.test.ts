import { expect, test } from "vitest";
import { told } from "../testing/samples";
import { tell } from "./story";

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
