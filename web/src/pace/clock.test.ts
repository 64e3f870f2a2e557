import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../lib/types";
import { partsOf, remaining } from "./clock";

const seat = (clock: SeatInfo["clock"]) => ({ seat: 0, kind: "guest", name: "Anna", clock }) as SeatInfo;
const table = { state: "playing", now: 1000 } as TableInfo;

test("a clock counts down to the moment that the server named, whatever this device's clock says", () => {
  const runs = seat({ left: 500, until: 4600, off: 0 });
  expect(remaining(table, runs, 0)).toMatchObject({ runs: true, seconds: 3600, out: false });
  expect(remaining(table, runs, 3599.5)).toMatchObject({ seconds: 1, out: false });
  expect(remaining(table, runs, 3600)).toMatchObject({ seconds: 0, out: true });
  expect(remaining(table, runs, 9999)).toMatchObject({ seconds: 0, out: true });
});

test("one that does not run shows its bank, and a day off only while it lasts", () => {
  expect(remaining(table, seat({ left: 500, until: 0, off: 0 }), 100)).toMatchObject({
    runs: false,
    seconds: 500,
  });
  const off = seat({ left: 0, until: 2000, off: 2000 });
  expect(remaining(table, off, 0)?.off).toBe(2000);
  expect(remaining(table, off, 1000)).toMatchObject({ off: 0, out: true });
  expect(remaining(table, seat(null), 0)).toBeNull();
  expect(remaining({ ...table, state: "over" }, off, 0)).toBeNull();
});

test("near the end seconds are shown", () => {
  expect(partsOf(599).near).toBe("9:59");
  expect(partsOf(5).near).toBe("0:05");
  expect(partsOf(600)).toEqual({ near: "", days: 0, hours: 0, minutes: 10 });
  expect(partsOf(2 * 86400 + 3 * 3600 + 61)).toEqual({ near: "", days: 2, hours: 3, minutes: 1 });
});
