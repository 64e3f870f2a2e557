/** What the page asks over HTTP. */
import type {
  Catalogue,
  GameData,
  Invitation,
  Lang,
  Me,
  NewTable,
  Outcome,
  Replay,
  TableCourse,
  TableInfo,
  TableList,
} from "./types";
import { Problem } from "./problem";
import { ask } from "./wire";

export { Problem };
export { recordOf } from "./wire";
export { ask };

const answers = new Map<string, Promise<unknown>>();
/** Asks once, and remembers the answer, which does not change. */
function once<T>(path: string): Promise<T> {
  if (!answers.has(path)) {
    const answer = ask<T>("GET", path);
    answers.set(path, answer);
    answer.catch(() => answers.delete(path));
  }
  return answers.get(path) as Promise<T>;
}

export const catalogue = (lang: Lang) => once<Catalogue>(`/games?lang=${lang}`);
export const gameData = async (lang: Lang, game: string) => {
  const info = (await catalogue(lang)).games.find((g) => g.id === game);
  return once<GameData>(info!.data.replace(/^\/api/, ""));
};
export const me = () => ask<Me>("GET", "/me");
export const setName = (name: string) => ask<Me>("PUT", "/me", { name });
export const forgetMe = () => ask<void>("DELETE", "/me");
/** They come with what the host tells everybody. */
export const openTables = () => ask<TableList>("GET", "/tables/open");
export const runningTables = () => ask<TableList>("GET", "/tables/running").then((found) => found.tables);
export const myTables = () => ask<{ tables: TableInfo[] }>("GET", "/tables/mine").then((found) => found.tables);
/** Where this device is, for clocks that stand still at night. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
export const newTable = (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish);
export const table = (id: string) => ask<TableInfo>("GET", `/tables/${id}`);
export const sit = (id: string, seat: number, name?: string, code?: string) =>
  ask<TableInfo>("POST", `/tables/${id}/seats/${seat}`, { name: name || null, code: code || null, zone: zone() });
/** From one seat to another, before the game begins. */
export const changeTo = (id: string, seat: number, leave: number) =>
  ask<TableInfo>("POST", `/tables/${id}/seats/${seat}`, { leave });
export const getUp = (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`);
export const resign = (id: string, seat: number) => ask<TableInfo>("POST", `/tables/${id}/seats/${seat}/resign`);
export const changeSeat = (id: string, seat: number, kind: "open" | "reserved" | "bot" | "back", level?: string) =>
  ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, { kind, level: level ?? null });
export const withdraw = (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}/vote`);
/** `hand`: for a phone beside a television, which shows a hand and no board. */
export const invitation = (id: string, hand = false) =>
  ask<Invitation>("GET", `/tables/${id}/invitation${hand ? "?hand=true" : ""}`);
export const inviteTo = (id: string, seat: number, hand = false) =>
  ask<Invitation>("POST", `/tables/${id}/seats/${seat}/invitation${hand ? "?hand=true" : ""}`);
export const mute = (id: string, seats: number[]) => ask<void>("PUT", `/tables/${id}/mute`, { seats });
export const rematch = (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`);
export const outcome = (id: string, lang: Lang) => ask<Outcome>("GET", `/tables/${id}/outcome?lang=${lang}`);
/** A finished game round by round, and my earlier ones. */
export const course = (id: string, lang: Lang) => ask<TableCourse>("GET", `/tables/${id}/course?lang=${lang}`);
/** `drawing`: with each position as text as well. */
export function replay(id: string, lang: Lang, first: number, count: number, seat = -1, drawing = false) {
  const query = `lang=${lang}&first=${first}&count=${count}&seat=${seat}${drawing ? "&drawing=1" : ""}`;
  return ask<Replay>("GET", `/tables/${id}/replay?${query}`);
}
/** The rules of a game that came with a package of its own, as Markdown. */
export async function rulesPage(game: string, lang: Lang): Promise<string> {
  const answer = await fetch(`/api/games/${game}/rules?lang=${lang}`);
  if (!answer.ok) throw new Problem("not_found", answer.statusText, answer.status);
  return answer.text();
}
