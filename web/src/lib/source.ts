/** Where a table comes from: its messages, the game's drawing, data and words, and the result. */
import { gameData, outcome } from "./api";
import type { Game } from "./game";
import { isDrawn, loadGame } from "./games";
import type { Pipe, PipeEnd } from "./pipe";
import type { GameData, Lang, Outcome } from "./types";
import { pipeTo } from "./wire";
import { words } from "./words.svelte";

export interface Source {
  /** Opens a pipe, through which the table comes as text as well if it is wanted so. */
  open(seat: number | null, end: PipeEnd, drawing: boolean): Pipe;
  /** Has the game no drawing of its own, so that the table is needed as text? */
  needsText(id: string): boolean;
  game(id: string): Promise<Game>;
  data(id: string): Promise<GameData>;
  words(id: string): Promise<void>;
  outcome(): Promise<Outcome>;
}

/** A table where this page has its tables, mostly on the server that it came from; `screen`: for a television, which is nobody who watches. */
export const onServer = (table: string, lang: Lang, screen = false): Source => ({
  open: (seat, end, drawing) => pipeTo(table, lang, drawing, screen)(seat, end),
  needsText: (id) => !isDrawn(id),
  game: loadGame,
  data: (id) => gameData(lang, id),
  words: (id) => words.load(lang, id),
  outcome: () => outcome(table, lang),
});
