/** What is asked about one's own plan, over HTTP: nobody else at the table hears of it. */
import { ask } from "../lib/api";
import type { components } from "../lib/schema";
import { settings } from "../lib/settings.svelte";
import type { ServerMessage } from "../lib/types";

type S = components["schemas"];
export type PlanInfo = S["PlanInfo"];
export type PlannedTurn = S["PlannedTurn"];
export type Question = S["PlanQuestion"];

const path = (table: string, seat: number) => `/tables/${table}/seats/${seat}/plan`;
const lang = () => `?lang=${settings.lang}`;

export const look = (table: string, seat: number) => ask<PlanInfo>("GET", path(table, seat) + lang());
export const save = (table: string, seat: number, turns: PlannedTurn[]) =>
  ask<PlanInfo>("PUT", path(table, seat) + lang(), { turns });
export const clear = (table: string, seat: number) => ask<PlanInfo>("DELETE", path(table, seat) + lang());
export const seen = (table: string, seat: number) => ask<PlanInfo>("POST", `${path(table, seat)}/seen${lang()}`);
export const board = (table: string, seat: number, question: Question) =>
  ask<{ messages: ServerMessage[] }>("POST", `${path(table, seat)}/board${lang()}`, question);
