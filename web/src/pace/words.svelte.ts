/** The words of paces and clocks, which come with the first clock that is shown and not before. */
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/types";
import { ownWords, words } from "../lib/words.svelte";
import { partsOf } from "./clock";

const own = ownWords();
let wanted: Lang | "" = "";

async function load(lang: Lang) {
  wanted = lang;
  const answer = await fetch(`/api/words/pace/${lang}.ftl`);
  if (!answer.ok || wanted !== lang) throw new Error(answer.statusText);
  own.use(lang, [await answer.text()]);
  // From now on a missing message is a mistake of ours.
  own.catalogue = words.catalogue;
}

/** A sentence about paces: `pace-<id>`; empty as long as the words have not come. Read anew in another language. */
export function tell(id: string, args?: Record<string, FluentVariable>): string {
  // What failed is fetched anew when something is said again.
  if (wanted !== settings.lang) load(settings.lang).catch(() => (wanted = ""));
  return own.lang === settings.lang ? own.say(`pace-${id}`, args) : "";
}

/** So many seconds, in short: minutes and seconds near the end, else the two largest units. */
export function span(seconds: number): string {
  const { days, hours, minutes, near } = partsOf(seconds);
  if (near) return near;
  const unit = (value: number, name: string, unitDisplay: "short" | "long") =>
    value ? [new Intl.NumberFormat(settings.lang, { style: "unit", unit: name, unitDisplay }).format(value)] : [];
  return [
    ...unit(days, "day", "long"),
    ...unit(hours, "hour", "short"),
    ...unit(days ? 0 : minutes, "minute", "short"),
  ].join(" ");
}

/** A moment, where this device is. */
export const moment = (seconds: number) =>
  new Intl.DateTimeFormat(settings.lang, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(
    seconds * 1000,
  );
