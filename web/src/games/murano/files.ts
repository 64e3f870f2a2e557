/** Prices of the game, as its file says them. */
import type { GameData } from "../../lib/types";

interface CardsFile {
  glass: { sale: number[] };
}

/** What 1, 2, 3 glass of one colour sell for. */
export const glassPrices = (data: GameData): number[] =>
  (data.cards as unknown as CardsFile).glass.sale.filter((gold) => gold > 0);
