/** The board and the cards of the game, as their files say it. */
import type { GameData } from "../../lib/types";
import type { Place } from "./shapes";

export interface BoardFile {
  board: { width: number; height: number; hex: number; space: number; crossing: number; start: number };
  quarter: { id: string; colour: string; x: number; y: number; grid: string; label: Place }[];
  bridges: { sites: [string, string][] };
  track: { start: Place; spaces: (Place & { n: number[]; along: string[] })[]; posts: Place[] };
}

export interface CardsFile {
  kind: { id: string; needs: number; hexes: number }[];
  swamp: { gold: number[] };
  treasure: { gold: number[] };
  hand: { most: number };
  market: { swept: number };
  gold: { space: number };
  drain: { most: number };
}

export const boardFile = (data: GameData) => data.board as unknown as BoardFile;
export const cardsFile = (data: GameData) => data.cards as unknown as CardsFile;

/** The space that ends the game. */
export const lastSpace = (data: GameData) => Math.max(...boardFile(data).track.spaces.flatMap(({ n }) => n));
/** How many cards a building of each kind takes. */
export const needs = (data: GameData) => cardsFile(data).kind.map((kind) => kind.needs);
/** What tokens can be worth: swamp tokens first, then treasure tokens. */
export const worths = (data: GameData) => [...cardsFile(data).swamp.gold, ...cardsFile(data).treasure.gold];
/** Is a token of this worth a swamp token? */
export const isSwamp = (worth: number, data: GameData) => worth < cardsFile(data).swamp.gold.length;
