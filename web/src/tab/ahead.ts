/** Fetches what somebody may want later, so that from then on no network is needed as long as the tab is open. */
import { catalogue, gameData } from "../lib/api";
import { loadGame } from "../lib/games";
import type { Lang } from "../lib/types";
import { rulesOf } from "../rules/texts";
import { file, textOf } from "./wire";

const pages = import.meta.glob([
  "../{start,shell,replay,rules,onward}/*.svelte",
  "../replay/archive.ts",
  "../games/*/pictures/index.ts",
  "!../shell/Waiting.svelte",
]);

/** A game with what it fetches only when it is wanted. */
async function wholeGame(id: string) {
  const game = await loadGame(id);
  await Promise.all([game.later(), game.piles?.()]);
}

export async function fetchAhead(lang: Lang) {
  try {
    const { games, words } = await catalogue(lang);
    const files = [
      words,
      ...games.map((game) => game.words),
      ...["kept.js", "kept.css"].map((name) => file(`static/${name}`)),
      file(`api/words/onward/${lang}.ftl`),
    ];
    await Promise.all([
      ...files.map(textOf),
      ...games.flatMap((game) => [wholeGame(game.id), gameData(lang, game.id), rulesOf(game.id, lang)]),
      ...Object.values(pages).map((load) => load()),
    ]);
  } catch {
    /* What is missing is fetched when it is wanted. */
  }
}
