import { expect, test } from "vitest";
import { isOnlyHere } from "./loopback";

test("addresses of this machine lead nobody else anywhere", () => {
  for (const host of ["localhost:8000", "127.0.0.1:8000", "127.1.2.3", "[::1]:8000"])
    expect(isOnlyHere(`http://${host}/table/x`)).toBe(true);
  for (const host of ["192.168.1.7:8000", "laguna.local", "127.example.org", "localhost.example.org"])
    expect(isOnlyHere(`https://${host}/table/x`)).toBe(false);
});
