/** Where a table comes from: its messages, the game's drawing, data and words, and the result. */
import { gameData, outcome } from "./api";
import { loadGame, type Game } from "./game";
import type { OpenPipe } from "./pipe";
import { socketTo } from "./socket";
import type { GameData, Lang, Outcome } from "./types";
import { words } from "./words.svelte";

export interface Source {
  open: OpenPipe;
  game(id: string): Promise<Game>;
  data(id: string): Promise<GameData>;
  words(id: string): Promise<void>;
  outcome(): Promise<Outcome>;
}

/** A table on the server this page came from. */
export const onServer = (table: string, lang: Lang): Source => ({
  open: socketTo(table, lang),
  game: loadGame,
  data: (id) => gameData(lang, id),
  words: (id) => words.load(lang, id),
  outcome: () => outcome(table, lang),
});
