/** What is asked about going on with another game. */
import type { components } from "../lib/schema";
import type { TableInfo } from "../lib/types";
import { ask } from "../lib/wire";

export type Continue = components["schemas"]["Continue"];
export type RecordInfo = components["schemas"]["RecordInfo"];

export const goOn = (wish: Continue) => ask<TableInfo>("POST", "/continue", wish);
/** What is in the text of a game. */
export const lookInto = (record: string) => ask<RecordInfo>("POST", "/records", { record });
/** The text of a game that is over, or of one's own against bots only, which is marked from then on. */
export const gameOf = async (id: string) => (await ask<{ record: string }>("POST", `/tables/${id}/copy`)).record;
