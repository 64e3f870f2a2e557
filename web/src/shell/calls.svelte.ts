/** Calls a person who looks elsewhere: the title, and a notification if they want one. */
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { say, words } from "../lib/words.svelte";

export function calls(find: () => Table) {
  $effect(() => {
    const table = find();
    if (!words.has("game-name")) return;
    const game = say("game-name");
    const called = table.mine;
    document.title = called ? `● ${say("page-your-turn")} · ${game}` : `${game} · Laguna`;
    if (!called || !document.hidden || !settings.kept.notify || !("Notification" in window)) return;
    if (Notification.permission === "granted") {
      new Notification(say("page-your-turn"), { body: table.steps[0].question, tag: table.id });
    }
  });
}
