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
  script.say(state(5), done(4));
  expect(await moved).toMatchObject({ type: "done", next: 5 });
  expect(heard).toEqual(["connecting", "open", "hello", "state", "done"]);
});

test("previews are told apart by their paths", async () => {
  const [first, second] = [connection.preview(["go 1"]), connection.preview(["go 1", "go 2"])];
  script.say(previewed(["go 1", "go 2"]), previewed(["go 1"]));
  expect(await first).toMatchObject({ do: ["go 1"] });
  expect(await second).toMatchObject({ do: ["go 1", "go 2"] });
});

test("a refusal that names an action goes to who asked about it", async () => {
  const [why, preview] = [connection.why("go 1"), connection.preview(["go 2"])];
  script.say(refused({ error: "not_legal", do: "go 2" }), because("go 1"));
  expect(await preview).toMatchObject({ type: "refused" });
  expect(await why).toMatchObject({ type: "why" });
});

test("why is answered by a refusal, too", async () => {
  const why = connection.why("nonsense");
  script.say(refused({ error: "cannot_parse", do: "nonsense" }));
  expect(await why).toMatchObject({ type: "refused" });
});

test("why is answered by a refusal that names nothing", async () => {
  const why = connection.why("go 1");
  script.say(refused());
  expect(await why).toMatchObject({ type: "refused" });
});

test("a refused undo is no answer to a hint", async () => {
  const hint = connection.hint();
  const undo = connection.undo(4, 1);
  script.say(refused({ error: "not_legal", do: "undo 1" }));
  expect(await undo).toMatchObject({ type: "refused" });
  script.say({ type: "hint", n: 4, do: "go 1", text: "Go." });
  expect(await hint).toMatchObject({ type: "hint" });
});

test("a bare refusal goes to the oldest request that is not under way", async () => {
  const hint = connection.hint();
  const why = connection.why("go 1");
  script.say(because("go 1"));
  await why;
  // The hint is being thought about, so the refusal is for what was asked since.
  const moved = connection.do(4, "go 1");
  script.say(refused());
  expect(await moved).toMatchObject({ type: "refused" });
  // Now only the hint is left.
  script.say(refused({ error: "unavailable" }));
  expect(await hint).toMatchObject({ type: "refused" });
});

test("a refusal that nobody waits for harms nobody", async () => {
  script.say(refused());
  const why = connection.why("go 1");
  script.say(because("go 1"));
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
  expect(script.take().map((frame) => frame.type)).toEqual(["do", "why"]);
  script.say(done(4));
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
  script.say(because("go 1"));
  expect(heard).toEqual([]);
  expect(script.closed).toBe(1);
  expect(settled).not.toHaveBeenCalled();
});
