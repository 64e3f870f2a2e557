/**
 * The picture of a game, `games/<game>/art.svg`: as it is on a card, `#small` in a list. One may bring `#wide`, too, for
 * the head of the start page.
 */
import plain from "../art/plain.svg?url";

const found = import.meta.glob<string>("../games/*/art.svg", { eager: true, query: "?url", import: "default" });

export const artOf = (game: string): string => found[`../games/${game}/art.svg`] ?? plain;
/** What is seen behind the name of the page. */
export const HEAD = `${Object.values(found)[0] ?? plain}#wide`;
