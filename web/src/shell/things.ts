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

/**
 * The place of the board that a finger means which comes down here: the nearest one that may be chosen, if one is near.
 * Of several that lie over each other it is the one whose middle is nearest.
 */
export function nearest(root: ParentNode, offers: Offer[], x: number, y: number): Thing | null {
  const found = offers.flatMap((offer) => {
    const element = offer.thing && root.querySelector(`.boardbox [data-thing="${offer.thing}"]`);
    // A near miss of what is chosen is no confirmation.
    if (!element || offer.chosen) return [];
    const box = (element.querySelector(":scope > .hit") ?? element).getBoundingClientRect();
    const off = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const middle = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    return off < NEAR ? [{ thing: offer.thing, off, middle }] : [];
  });
  return found.sort((a, b) => a.off - b.off || a.middle - b.middle)[0]?.thing ?? null;
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
  /** Where the pointer was last; empty as long as it has not moved here. */
  let rests = "";
  let parting = 0;
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
    const onBoard = target.closest(NARROW) && !target.closest("button");
    const small = finger && onBoard ? crowded(event.clientX, event.clientY) : 0;
    const suggested = root.querySelector<HTMLElement>(".boardbox [data-suggested]")?.dataset.thing;
    const chosen = choose();
    if (chosen) {
      // A preview, and the places round it larger, where a finger may have meant another one than a lesson says.
      if (small && chosen !== suggested) now.magnify(event.clientX, event.clientY, (SMALL + 4) / small);
      return void now.explained.close();
    }

    function choose(): Thing | undefined {
      if (element && tap(element.dataset.thing!)) return element.dataset.thing;
      if (!onBoard) return undefined;
      // An island lies below its cells. Otherwise a mouse means what it points at, and only a finger what is near.
      const below = document.elementsFromPoint(event.clientX, event.clientY).map(thingAt);
      const near = finger || !element ? nearest(root, offers(), event.clientX, event.clientY) : null;
      return [...below.map((one) => one?.dataset.thing), near].find((thing) => !!thing && tap(thing)) ?? undefined;
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

  function point(event: Event, moved = false) {
    const element = thingAt(event.target);
    if (element === over) return;
    over = element ?? null;
    clearTimeout(timer);
    const thing = element?.dataset.thing;
    const pointed = offers().find((offer) => offer.thing && offer.thing === thing) ?? null;
    now.point?.(pointed);
    if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return;
    // A pointer that rests asks nothing, whatever comes to lie under it; one that was clicked neither.
    const here = `${event.clientX} ${event.clientY}`;
    if (!moved && !rests) over = null;
    if ((!moved && (!rests || rests === here)) || clicked === here) return;
    away();
    if (!element) return;
    timer = window.setTimeout(
      () => {
        clearTimeout(parting);
        hovered = true;
        now.explained.open(thing!, element);
      },
      HOVER * (pointed ? 2 : 1),
    );
  }
  /** What was explained by pointing goes when the pointer goes, unless that is on its way to the explanation. */
  function away() {
    clearTimeout(parting);
    if (!hovered) return;
    parting = window.setTimeout(() => {
      if (over?.getAttribute("data-thing") === now.explained.now?.thing || document.querySelector(".pop:hover"))
        return;
      hovered = false;
      void now.explained.close();
    }, AWAY);
  }
  /** Browsers say that a pointer is over what came to lie under it, but that it moved only if it did. */
  function rest(event: PointerEvent) {
    const first = !rests;
    rests = `${event.clientX} ${event.clientY}`;
    if (first) point(event, true);
  }
  function leave(event: PointerEvent) {
    over = null;
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    away();
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
  root.addEventListener("pointerover", (event) => point(event));
  root.addEventListener("pointermove", rest);
  root.addEventListener("focusin", (event) => point(event));
  root.addEventListener("pointerleave", leave);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerup", stop);
  root.addEventListener("pointercancel", stop);
  root.addEventListener("contextmenu", menu);
  return {
    update: (next: Options) => void (now = next),
    destroy: () => [timer, parting].forEach(clearTimeout),
  };
}
