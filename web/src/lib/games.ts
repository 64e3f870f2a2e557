/** The folders of games there are, found by their names. No list of games is kept anywhere. */
import type { Game } from "./game";

const folders = import.meta.glob<{ default: Game }>("../games/*/index.ts");
const pathOf = (id: string) => `../games/${id}/index.ts`;

/** While one develops, `?plain` behind the address of a page shows any game on the plain board. */
const plain = import.meta.env.DEV && new URLSearchParams(location.search).has("plain");

/** Has a game a folder of its own, or is it shown on the plain board? */
export const isDrawn = (id: string): boolean => !plain && pathOf(id) in folders;

/** Fetches what draws a game, and signs for its seats if it has none of its own. */
export async function loadGame(id: string): Promise<Game> {
  const game = (await (isDrawn(id) ? folders[pathOf(id)]() : import("../plain"))).default;
  return game.pieces ? game : { ...game, pieces: (await import("../art/signs.svg?raw")).default };
}
