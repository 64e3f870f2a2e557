/** What reaches somebody who looks elsewhere while the page is open: the icons, and a notification if they want one. */
import { mark } from "../lib/badge";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";

/** So many tables wait; `table` has just begun to. */
export function tell(count: number, table: Table | null) {
  mark(count);
  if (!count || !table || !settings.stored.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    new Notification(say("page-your-turn"), { body: table.turn.steps[0].question, tag: table.id });
  } catch {
    /* Chrome on Android knows notifications and makes none for a page: title and sound must do. */
  }
}
