/** What is asked about the deal of the day. */
import { ask } from "../lib/api";
import type { components } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import type { TableInfo } from "../lib/types";

type S = components["schemas"];
export type DayInfo = S["DayInfo"];
export type DayGame = S["DayGame"];
export type DayResults = S["DayResults"];
export type FriendsWeek = S["FriendsWeek"];

export const days = () => ask<DayInfo>("GET", "/days");
export const results = (day: string, game: string) => ask<DayResults>("GET", `/days/${day}/${game}`);
export const play = (day: string, game: string) =>
  ask<TableInfo>("POST", `/days/${day}/${game}`, {
    name: settings.stored.name.trim() || null,
    lang: settings.lang,
  });
