/** What the keys of a table do. */
import type { Thing } from "../lib/game";
import { roam } from "./explained.svelte";

export interface Commands {
  /** Goes to another thing that may be chosen. */
  step(by: number): void;
  /** Chooses or confirms a thing; false if there is nothing to choose. */
  tap(thing: Thing): boolean;
  explain(thing: Thing, at: HTMLElement): void;
  undo(): void;
  /** Leaves what is open: an explanation, or a drawer. */
  leave(): void;
  log(): void;
  hint(): void;
  zoom(factor: number): void;
  showAll(): void;
}

const ZOOM = 1.6;

export function press(event: KeyboardEvent, commands: Commands) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog") || roam(event)) return;
  const focused = target.closest<HTMLElement>("[data-thing]");
  const thing = focused?.dataset.thing ?? "";
  const by: Record<string, () => void> = {
    ArrowRight: () => commands.step(1),
    ArrowDown: () => commands.step(1),
    ArrowLeft: () => commands.step(-1),
    ArrowUp: () => commands.step(-1),
    Backspace: () => commands.undo(),
    Escape: () => commands.leave(),
    "?": () => focused && commands.explain(thing, focused),
    l: () => commands.log(),
    h: () => commands.hint(),
    "+": () => commands.zoom(ZOOM),
    "-": () => commands.zoom(1 / ZOOM),
    "0": () => commands.showAll(),
  };
  if ((event.key === "Enter" || event.key === " ") && focused && target === focused) {
    event.preventDefault();
    if (!commands.tap(thing)) commands.explain(thing, focused);
  } else if (by[event.key] && !target.closest("[role=tablist], [role=tabpanel]")) {
    event.preventDefault();
    by[event.key]();
  }
}
