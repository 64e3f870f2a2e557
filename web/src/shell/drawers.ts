/** Which drawer of the phone is open. An empty name is none, or the board. */
import type { Game, Scene } from "../lib/game";

/**
 * Drawers that hold what is asked for now, with an empty name for the board. What was chosen before can be changed, but
 * as long as something else is to be chosen, its drawer need not lie on the board.
 */
export function drawersInUse(scene: Scene, game: Pick<Game, "part" | "beside">): string[] {
  const onTable = scene.offers.filter((offer) => offer.thing);
  const latest = onTable.filter((offer) => offer.level === scene.steps.length - 1);
  const parts = (latest.length ? latest : onTable).map((offer) => game.part(offer.thing!, scene));
  // What is asked is answered by buttons, and what may be done beside it need not lie on the board.
  const asked = scene.offers.some((offer) => !offer.thing && !offer.leaves);
  if (latest.length && asked && latest.every((offer) => game.beside(offer.do))) parts.push("");
  return [...new Set(parts)];
}

/**
 * A drawer opens if all there is to choose is in drawers, and shuts when nothing is in it any more, or when the board is
 * asked for, which it would cover. What a lesson or a hint points at comes first (null: it points at nothing).
 */
export function drawerFor(open: string, inUse: string[], before: string[], wanted: string | null = null): string {
  if (wanted !== null && inUse.includes(wanted)) return wanted;
  const uncovers = inUse.includes("") && before.length > 0 && !before.includes("");
  if (open === "talk" || open === "players" || (inUse.includes(open) && !uncovers)) return open;
  if (inUse.length && !inUse.includes("")) return inUse[0];
  return before.includes(open) ? "" : open;
}
