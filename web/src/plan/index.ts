/** All of planning, in one piece that comes with the first table where others play. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import * as api from "./api";
import Button from "./Button.svelte";
import Planner from "./Planner.svelte";
import Report from "./Report.svelte";

export type Planning = Record<"Button" | "Planner" | "Report", Component<{ table: Table }>> & {
  /** Is there something of a plan that its player has not seen? */
  hasNews(table: Table): boolean;
};
const hasNews = ({ plan }: Table) => !!plan && (!!plan.ended || plan.acted.length > 0);

/** Reads what is planned at a table; nothing, where the host has switched plans off. */
export async function look(table: Table) {
  if (table.seat < 0) return;
  table.plan = await api.look(table.id, table.seat).catch(() => null);
  table.plans = { Button, Planner, Report, hasNews };
}
