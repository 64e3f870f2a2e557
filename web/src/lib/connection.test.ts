import { beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";
import { hello, previewed, state } from "../testing/samples";
import { Script } from "../testing/scripted";
import type { Refused, ServerMessage } from "./types";

let script: Script;
let heard: string[];
let connection: Connection;
const refused = (more: Partial<Refused> = {}): Refused => ({
  type: "refused",
  error: "not_now",
  n: 1,
  text: "Not now.",
  ...more,
});
const because = (action: string): ServerMessage => ({
  type: "why",
  n: 1,
  do: action,
  legal: false,
  rule: "X-Y-1",
  text: "",
});
const said = (seat: number): ServerMessage => ({ type: "chat", id: 1, seat, name: "Anna", text: "ciao", at: 0 });
const done = (n: number): ServerMessage => ({ type: "done", n, next: n + 1 });

/** The same message, as the answer to the request that was sent so many before the last one. */
const to = <T extends ServerMessage>(message: T, back = 0): T => ({
  ...message,
  id: script.sent.at(-1 - back)!.id,
});

beforeEach(() => {
  script = new Script();
  heard = [];
  connection = new Connection(script.open, null, {
    message: (message) => heard.push(message.type),
    status: (status) => heard.push(status),
  });
  script.say(hello());
});

test("answers go to who asked, and all messages are handed on", async () => {
  const moved = connection.do(4, "go 1");
  script.say(state(5), to(done(4)));
  expect(await moved).toMatchObject({ type: "done", next: 5 });
  expect(heard).toEqual(["connecting", "open", "hello", "state", "done"]);
});

test("answers are told apart by the numbers of their requests, in whatever order they come", async () => {
  const [first, second] = [connection.preview(["go 1"]), connection.preview(["go 1"], { each: true })];
  const [late, early] = [to(previewed(["go 1"]), 1), to(previewed(["go 1"], { question: "each" }))];
  script.say(early, late);
  expect(await first).toMatchObject({ do: ["go 1"] });
  expect(await second).toMatchObject({ question: "each" });
});

test("a refusal goes to who asked, whatever it says", async () => {
  const hint = connection.hint();
  const why = connection.why("go 1");
  const moved = connection.do(4, "go 1");
  script.say(to(refused(), 2), to(because("go 1"), 1), to(done(4)));
  expect(await hint).toMatchObject({ type: "refused" });
  expect(await why).toMatchObject({ type: "why" });
  expect(await moved).toMatchObject({ type: "done" });
});

test("a refusal that nobody waits for harms nobody", async () => {
  script.say(refused());
  const why = connection.why("go 1");
  script.say(refused(), to(because("go 1")));
  expect(await why).toMatchObject({ type: "why" });
});

test("what was not answered is sent again after a break, but no chat", async () => {
  const moved = connection.do(4, "go 1");
  const chat = connection.chat("ciao");
  expect(script.take().map((frame) => frame.type)).toEqual(["do", "chat"]);
  script.lose();
  expect(await chat).toBeNull();
  void connection.why("go 2");
  expect(script.take()).toEqual([]);
  script.say(hello());
  const again = script.take();
  expect(again.map((frame) => frame.type)).toEqual(["do", "why"]);
  script.say({ ...done(4), id: again[0].id } as ServerMessage);
  expect(await moved).toMatchObject({ type: "done" });
});

test("a line of chat is answered by my own line only", async () => {
  const chat = connection.chat("ciao");
  script.say(said(1), said(0));
  expect(await chat).toMatchObject({ seat: 0 });
});

test("nothing can be said while the line is broken", async () => {
  script.lose();
  expect(await connection.chat("ciao")).toBeNull();
});

test("a closed connection says nothing more", () => {
  const settled = vi.fn();
  void connection.why("go 1").then(settled);
  connection.close();
  heard = [];
  script.say(to(because("go 1")));
  expect(heard).toEqual([]);
  expect(script.closed).toBe(1);
  expect(settled).not.toHaveBeenCalled();
});
