import { afterEach, expect, test, vi } from "vitest";
import { socketTo } from "./socket";

/** A socket that breaks as soon as it is told to. */
class Broken {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Broken[] = [];
  readyState = Broken.CLOSED;
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Broken.made.push(this);
  }
  close() {}
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stub() {
  vi.useFakeTimers();
  const nothing = () => {};
  const listening = { addEventListener: nothing, removeEventListener: nothing };
  for (const [name, value] of Object.entries({
    ...listening,
    document: listening,
    window: globalThis,
    WebSocket: Broken,
  }))
    vi.stubGlobal(name, value);
  vi.stubGlobal("location", { protocol: "https:", host: "laguna.example" });
  Broken.made = [];
}

/** How long pages wait before each of six tries after their server has gone, with this chance. */
function waits(chance: number): number[] {
  stub();
  vi.spyOn(Math, "random").mockReturnValue(chance);
  const found: number[] = [];
  const pipe = socketTo("abc", "en")(null, { message: () => {}, status: () => {} });
  for (let again = 1; again < 7; again++) {
    const begin = Date.now();
    Broken.made.at(-1)!.onclose();
    while (Broken.made.length === again) vi.advanceTimersByTime(1);
    found.push(Date.now() - begin);
  }
  pipe.close();
  return found;
}

test("pages that were cut off in one moment come back spread over time, later and later", () => {
  expect(waits(0)).toEqual([250, 500, 1000, 2000, 4000, 4000]);
  expect(waits(0.5)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  expect(waits(0.75)).toEqual([625, 1250, 2500, 5000, 10000, 10000]);
});

test.each(["banned", "site_password", "gone", "too_many"])(
  "a page that is told %s does not come back",
  (error) => {
    stub();
    const heard: string[] = [];
    socketTo("abc", "en")(null, {
      message: (message) => heard.push(message.type),
      status: (status) => heard.push(status),
    });
    Broken.made[0].onmessage({ data: JSON.stringify({ type: "bye", error, text: "Goodbye." }) });
    Broken.made[0].onclose();
    vi.advanceTimersByTime(60_000);
    expect(Broken.made.length).toBe(1);
    expect(heard).toEqual(["connecting", "closed", "bye"]);
  },
);

test("a page that is told of a restart comes back", () => {
  stub();
  const pipe = socketTo("abc", "en")(null, { message: () => {}, status: () => {} });
  Broken.made[0].onmessage({ data: JSON.stringify({ type: "bye", error: "restart", text: "Goodbye." }) });
  Broken.made[0].onclose();
  vi.advanceTimersByTime(60_000);
  expect(Broken.made.length).toBeGreaterThan(1);
  pipe.close();
});
