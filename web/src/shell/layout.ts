/** The one table of breakpoints: which of four layouts a screen of a table gets. */

/**
 * - `wide`: board, prompt and tray one below the other, and a rail with the players beside them
 * - `tall`: the same without a rail; players are a strip above the board
 * - `phone`: one column, with chips for players and drawers for what is mine
 * - `side`: a low screen, as of a phone on its side or of a page twice as large: the board on the left, all else in a
 *   column beside it
 */
export type Layout = "wide" | "tall" | "phone" | "side";

/** The letters of a page that nobody has changed, in pixels. */
const LETTERS = 16;
/** Below this a landscape has no room for anything above or below the board. */
const LOW = 560;
/** Below this there is one column. */
const NARROW = 700;
/** From this on there is room for a rail beside the board. */
const RAIL = 1000;
/** An upright screen needs its width for the board, up to here. */
const UPRIGHT = 1280;

/** The layout for a window, in pixels. Who wants letters twice as large has half as much room. */
export function layoutOf(width: number, height: number, letters = LETTERS): Layout {
  const [w, h] = [(width * LETTERS) / letters, (height * LETTERS) / letters];
  if (w > h && h < LOW) return "side";
  if (w < NARROW) return "phone";
  return w < RAIL || (h > w && w < UPRIGHT) ? "tall" : "wide";
}
