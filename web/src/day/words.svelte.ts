/** The words of the deal of the day, and how days and times are said. */
import { partOf } from "../lib/part.svelte";
import { settings } from "../lib/settings.svelte";

export const { load, tell } = partOf("day");

/** A day, which is one of UTC wherever this device is. */
export const dayName = (day: string, short = false) =>
  new Intl.DateTimeFormat(settings.lang, {
    timeZone: "UTC",
    ...(short ? { weekday: "narrow" } : { weekday: "short", day: "numeric", month: "long" }),
  }).format(Date.parse(day));

/** A moment, where this device is. */
export const moment = (seconds: number) =>
  new Intl.DateTimeFormat(settings.lang, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(
    seconds * 1000,
  );

/** So many seconds, in hours and minutes. */
export function span(seconds: number): string {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(settings.lang, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours ? [unit(hours, "hour")] : []), ...(rest || !hours ? [unit(rest, "minute")] : [])].join(" ");
}
