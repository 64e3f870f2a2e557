/** Pictures beside the rules about cards. */
import type { Illustrations } from "../../rules/texts";
import pieces from "./pieces.svg?url";
import { pictures } from "./pictures";

/** Rules whose card has another name. */
const NAMES: Record<string, string[]> = {
  PUB: ["harbour_pub"],
  GUILD: ["guild_hall"],
  STUDIO: ["studio_red_green", "studio_blue_green", "studio_red_blue"],
  POST: ["trading_post"],
  HALL: ["council_hall"],
  LIGHT: ["lighthouse"],
};

const illustrations: Illustrations = {
  // As a file of its own: a table has the same in the script of the game, and shall not fetch more for this.
  pieces: async () => (await fetch(pieces)).text(),
  box: "0 0 96 128",
  of(rule) {
    const [, sort, id] = /^M-(CH|SB)-(.+)$/.exec(rule) ?? [];
    if (!sort) return [];
    const cards = sort === "CH" ? [`character_${id}`] : (NAMES[id] ?? [id.toLowerCase().replace("-", "_")]);
    return cards.filter((card) => card in pictures).map((card) => pictures[card]);
  },
};
export default illustrations;
