/** Clicks, hovering and long presses on things, wherever they are drawn: an element is a thing by its `data-thing`. */
import type { Thing } from "../lib/game";
import type { Table } from "../lib/table.svelte";

interface Options {
  table: Table;
  explain: (thing: Thing, at: Element) => void;
  close: () => void;
  /** Shows a place of the board larger by a factor; false if it is large already. */
  magnify: (x: number, y: number, factor: number) => boolean;
}

const HOVER = 500;
const PRESS = 450;
/** A finger that comes so near to something that may be chosen means it, in pixels. */
const NEAR = 24;

/** What is smaller than this is hard to hit with a finger, in pixels. */
const SMALL = 40;

const thingAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>("[data-thing]");

export function things(root: HTMLElement, options: Options) {
  let now = options;
  let timer = 0;
  let pressed = false;
  let over: Element | null = null;

  function click(event: MouseEvent) {
    clearTimeout(timer);
    if (pressed) {
      pressed = false;
      return;
    }
    const target = event.target as Element;
    const element = thingAt(target);
    if (event instanceof PointerEvent && event.pointerType === "touch" && target.closest(".boardbox")) {
      const small = crowded(event.clientX, event.clientY);
      if (small && now.magnify(event.clientX, event.clientY, (SMALL + 4) / small)) return now.close();
    }
    if (element && now.table.tap(element.dataset.thing!)) return now.close();
    const near =
      target.closest(".boardbox") && !target.closest("button") ? nearest(event.clientX, event.clientY) : null;
    if (near && now.table.tap(near)) return now.close();
    if (element && !target.closest("button.btn")) now.explain(element.dataset.thing!, element);
    else if (!target.closest(".pop")) now.close();
  }

  /** How small the smallest of several choices under a finger is; 0 if there is no doubt what is meant. */
  function crowded(x: number, y: number): number {
    const sizes: number[] = [];
    for (const offer of now.table.offers) {
      const element = offer.thing && root.querySelector(`.boardbox [data-thing="${offer.thing}"]`);
      // What has been chosen is confirmed with a second tap.
      if (!element || offer.chosen) continue;
      const hit = (element.querySelector(".hit") ?? element).getBoundingClientRect();
      const far = Math.hypot(Math.max(hit.left - x, 0, x - hit.right), Math.max(hit.top - y, 0, y - hit.bottom));
      if (far < NEAR / 2) sizes.push(Math.min(hit.width, hit.height));
    }
    return sizes.length > 1 && Math.min(...sizes) < SMALL ? Math.min(...sizes) : 0;
  }

  function nearest(x: number, y: number): Thing | null {
    let best: Thing | null = null;
    let least = NEAR;
    for (const offer of now.table.offers) {
      const element = offer.thing && root.querySelector(`.boardbox [data-thing="${offer.thing}"]`);
      if (!element) continue;
      const box = element.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const far = Math.hypot(dx, dy);
      if (far < least) [best, least] = [offer.thing, far];
    }
    return best;
  }

  function point(event: Event) {
    const element = thingAt(event.target);
    if (element === over) return;
    over = element ?? null;
    clearTimeout(timer);
    const thing = element?.dataset.thing;
    now.table.pointed = now.table.offers.find((offer) => offer.thing && offer.thing === thing) ?? null;
    if (element && event instanceof PointerEvent && event.pointerType === "mouse") {
      timer = window.setTimeout(() => now.explain(thing!, element), HOVER * (now.table.pointed ? 2 : 1));
    }
  }
  function leave(event: PointerEvent) {
    if (event.pointerType === "mouse") clearTimeout(timer);
    over = null;
  }
  function down(event: PointerEvent) {
    const element = thingAt(event.target);
    pressed = false;
    clearTimeout(timer);
    if (!element || event.pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      pressed = true;
      now.explain(element.dataset.thing!, element);
    }, PRESS);
  }
  const stop = () => clearTimeout(timer);
  const menu = (event: Event) => thingAt(event.target) && event.preventDefault();

  root.addEventListener("click", click);
  root.addEventListener("pointerover", point);
  root.addEventListener("focusin", point);
  root.addEventListener("pointerleave", leave);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerup", stop);
  root.addEventListener("pointercancel", stop);
  root.addEventListener("contextmenu", menu);
  return {
    update: (next: Options) => void (now = next),
    destroy: () => clearTimeout(timer),
  };
}
