/** Calls a person who looks elsewhere: the title, and a notification if they want one. */
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { say, words } from "../lib/words.svelte";

export function calls(find: () => Table) {
  const called = $derived(find().mine);
  $effect(() => {
    if (!words.has("game-name")) return;
    const game = say("game-name");
    document.title = called ? `● ${say("page-your-turn")} · ${game}` : `${game} · Laguna`;
    if (!called || !document.hidden || !settings.stored.notify || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const table = untrack(find);
    try {
      new Notification(say("page-your-turn"), {
        body: untrack(() => table.turn.steps[0].question),
        tag: table.id,
      });
    } catch {
      /* Chrome on Android knows notifications and makes none for a page: title and sound must do. */
    }
  });
}
