/** Clicks, hovering and long presses on things, wherever they are drawn: an element is a thing by its `data-thing`. */
import type { Offer, Thing } from "../lib/game";
import type { Explained } from "./explained.svelte";

interface Options {
  explained: Explained;
  /** What may be chosen; left out where nothing can be. */
  offers?: () => Offer[];
  /** Chooses or confirms a thing; false if there is nothing to choose. */
  tap?: (thing: Thing) => boolean;
  /** Takes notice of the offer that is pointed at. */
  point?: (offer: Offer | null) => void;
  /** Shows a place of the board larger by a factor; false if it is large already. */
  magnify: (x: number, y: number, factor: number) => boolean;
}

const HOVER = 500;
/** So long an explanation stays when the mouse has left what it is about, on the way to it perhaps. */
const AWAY = 400;
const PRESS = 450;
/** A finger that comes so near to something that may be chosen means it, in pixels. */
const NEAR = 24;

/** What is smaller than this is hard to hit with a finger, in pixels. */
const SMALL = 40;

/** Boards on which things may be small, or lie on each other. */
const NARROW = ".boardbox:not(.flat)";

const thingAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>("[data-thing]");

/** The element of a thing: the given one as long as it is there, else where it is played rather than counted. */
export function elementOf(thing: Thing, at?: Element): HTMLElement | null {
  if (at?.isConnected) return at as HTMLElement;
  const places = [".boardbox ", ".tray ", ".drawer ", ""].map((place) => `${place}[data-thing="${thing}"]`);
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

export function things(root: HTMLElement, options: Options) {
  let now = options;
  const offers = () => now.offers?.() ?? [];
  const tap = (thing: Thing) => now.tap?.(thing) ?? false;
  let timer = 0;
  let pressed = false;
  let hovered = false;
  /** Where the last click was: a mouse that rests there asks nothing, whatever comes to lie under it. */
  let clicked = "";
  let over: Element | null = null;

  function click(event: MouseEvent) {
    clearTimeout(timer);
    clicked = `${event.clientX} ${event.clientY}`;
    if (pressed) {
      pressed = false;
      return;
    }
    const target = event.target as Element;
    const element = thingAt(target);
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    hovered = false;
    if (finger && target.closest(NARROW)) {
      const small = crowded(event.clientX, event.clientY);
      if (small && now.magnify(event.clientX, event.clientY, (SMALL + 4) / small))
        return void now.explained.close();
    }
    if (element && tap(element.dataset.thing!)) return void now.explained.close();
    if (target.closest(NARROW) && !target.closest("button")) {
      // An island lies below its cells. Otherwise a mouse means what it points at, and only a finger what is near.
      const below = document.elementsFromPoint(event.clientX, event.clientY).map(thingAt);
      const near = finger || !element ? nearest(event.clientX, event.clientY) : null;
      for (const thing of [...below.map((one) => one?.dataset.thing), near]) {
        if (thing && tap(thing)) return void now.explained.close();
      }
    }
    // A click without a pointer comes from a screen reader.
    if (element && !target.closest("button.btn"))
      now.explained.open(element.dataset.thing!, element, !event.detail);
    else if (!target.closest(".pop")) void now.explained.close();
  }

  /** How small the smallest of several choices under a finger is; 0 if there is no doubt what is meant. */
  function crowded(x: number, y: number): number {
    const sizes: number[] = [];
    for (const offer of offers()) {
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
    for (const offer of offers()) {
      const element = offer.thing && root.querySelector(`.boardbox [data-thing="${offer.thing}"]`);
      // A near miss of what is chosen is no confirmation.
      if (!element || offer.chosen) continue;
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
    const pointed = offers().find((offer) => offer.thing && offer.thing === thing) ?? null;
    now.point?.(pointed);
    if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return;
    if (clicked === `${event.clientX} ${event.clientY}`) return;
    if (element) {
      const wait = HOVER * (pointed ? 2 : 1);
      timer = window.setTimeout(() => {
        hovered = true;
        now.explained.open(thing!, element);
      }, wait);
    } else if (hovered) {
      timer = window.setTimeout(() => {
        hovered = false;
        void now.explained.close();
      }, AWAY);
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
      now.explained.open(element.dataset.thing!, element);
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
