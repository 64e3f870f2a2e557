/** What my characters would score if the game ended now: the server says so, to me alone. */
import type { GameData } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { MuranoView } from "./view";

interface Worth {
  points: number;
  /** A few words, for the card. */
  card: string;
  /** A line, for its explanation. */
  line: string;
}

/** Null for a character that is not mine, and once the scoring has begun. */
export function worth(view: MuranoView, character: number, data: GameData): Worth | null {
  const found = view.mine?.worth[view.mine.characters.indexOf(character)];
  if (!found) return null;
  const [points, at] = found;
  if (at < 0) return { points, card: say("murano-now-nothing"), line: say("murano-would-score-nothing") };
  const island = say(data.ids.islands[at]);
  return { points, card: say("murano-now", { points, island }), line: say("murano-would-score", { island }) };
}
