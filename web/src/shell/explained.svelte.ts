/** The thing whose explanation is open, wherever things are drawn. */
import { tick } from "svelte";
import type { Thing } from "../lib/game";
import { elementOf } from "./things";

export class Explained {
  /** `focus`: it was asked for by a key, and is read or left by keys. */
  now = $state.raw<{ thing: Thing; at: Element; focus: boolean } | null>(null);

  open = (thing: Thing, at: Element, focus = false) => {
    this.now = { thing, at, focus };
  };

  /** Closes it, and gives the focus back if it has it. */
  close = async () => {
    const before = this.now;
    if (!before) return;
    const focused = document.activeElement?.closest(".pop");
    this.now = null;
    if (!focused) return;
    await tick();
    elementOf(before.thing, before.at)?.focus({ preventScroll: true });
  };
}

/** Shift and an arrow key go to the next thing, whether it may be chosen or not; false if these were other keys. */
export function roam(event: KeyboardEvent): boolean {
  if (!event.shiftKey || !event.key.startsWith("Arrow")) return false;
  const all = [...document.querySelectorAll<HTMLElement>("[data-thing][tabindex]")];
  const from = all.indexOf((event.target as Element).closest<HTMLElement>("[data-thing][tabindex]")!);
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  all[(from + by + all.length) % all.length]?.focus({ preventScroll: true });
  event.preventDefault();
  return true;
}
