/** Prices of the game, as its file says them. */
import type { GameData } from "../../lib/types";

interface CardsFile {
  glass: { sale: number[]; production_vp: number };
}

/** What 1, 2, 3 glass of one colour sell for. */
export const glassPrices = (data: GameData): number[] =>
  (data.cards as unknown as CardsFile).glass.sale.filter((gold) => gold > 0);
/** The points that each factory costs when it is used. */
export const glassCost = (data: GameData) => (data.cards as unknown as CardsFile).glass.production_vp;
