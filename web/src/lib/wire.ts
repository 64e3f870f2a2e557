/**
 * How the page reaches its tables: over HTTP and WebSocket. Everything that differs where there is no server is in here
 * and in its twin, `tab/wire.ts`, which takes its place in `npm run tab`.
 */
import type { Component } from "svelte";
import { Problem } from "./problem";

export { socketTo as pipeTo } from "./socket";

/** Are the tables in this very browser? */
export const HERE = false;
/** What such a page has beside the others: what to know about it, and how far it is loaded. */
export const parts: Parts | null = null as Parts | null;
type Parts = Record<"About" | "Loading", () => Promise<{ default: Component }>>;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return answer.status === 204 ? (undefined as T) : answer.json();
  const told = await answer.json().catch(() => ({}));
  throw new Problem(told.error ?? "unavailable", told.text ?? answer.statusText, answer.status);
}

/** The text of a file of words. */
export const textOf = (address: string) => fetch(address).then((answer) => answer.text());

/** The address of a page of ours, by its path. */
export const href = (path: string) => path;
/** The path of the page that is shown. */
export const path = () => location.pathname;
/** The place on the page that is asked for: a rule, or a step of a replay. */
export const mark = () => location.hash.slice(1);
/** The path that a link of ours leads to; empty if it leads elsewhere. */
export const pathOf = (link: HTMLAnchorElement, _click: Event) =>
  link.hasAttribute("download") ||
  link.pathname.startsWith("/api") ||
  (link.pathname === location.pathname && link.hash)
    ? ""
    : link.pathname + link.hash;
export const recordOf = (id: string) => `/api/tables/${id}/record`;
/** The address of a file that comes with the page. */
export const file = (name: string) => `/${name}`;
