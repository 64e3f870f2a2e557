/** Does this device show only a hand, since the board is on a television? The link says so, or the menu; the tab remembers. */
const KEY = "laguna-hand";

function read(): boolean {
  try {
    if (location.hash.endsWith(".hand")) sessionStorage.setItem(KEY, "1");
    return sessionStorage.getItem(KEY) === "1";
  } catch {
    return location.hash.endsWith(".hand");
  }
}

class HandOnly {
  on = $state(read());

  set(on: boolean) {
    this.on = on;
    try {
      sessionStorage.setItem(KEY, on ? "1" : "");
    } catch {
      /* A browser that keeps nothing still plays. */
    }
  }
}

export const handOnly = new HandOnly();
