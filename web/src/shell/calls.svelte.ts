/** Calls a person who looks elsewhere: the title, and what else `away` knows once they do. */
import { untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import { say, words } from "../lib/words.svelte";

export function calls(find: () => Table) {
  const called = $derived(find().mine);
  $effect(() => {
    if (!words.has("game-name")) return;
    const game = say("game-name");
    document.title = called ? `● ${say("page-your-turn")} · ${game}` : `${game} · Laguna`;
    const look = (fresh?: unknown) =>
      void import("./away").then(({ tell }) => tell(Number(called), fresh === 1 ? untrack(find) : null));
    if (document.hidden) look(1);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
}
