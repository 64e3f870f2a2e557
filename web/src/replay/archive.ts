/** Makes one HTML file of a finished game: board, words and all positions in it. It needs no server and no network. */
import { catalogue, gameData, outcome, replay, table } from "../lib/api";
import { isDrawn } from "../lib/games";
import { same } from "../lib/same";
import type { GameData, Lang, Outcome, Position, SeatInfo } from "../lib/types";
import { file, textOf } from "../lib/wire";
import { gameOf } from "../onward/api";
import { wordsOf } from "../onward/words.svelte";

/** What such a file carries. */
export interface Archive {
  lang: Lang;
  words: string[];
  game: string;
  data: GameData;
  seats: SeatInfo[];
  outcome: Outcome;
  length: number;
  turns: number[];
  /** The text of the game, to go on with; older pages have none. */
  record?: string;
  /** Positions, each view reduced to what differs from the one before. */
  positions: Position[];
}

const PAGE = 50;

export function thin(positions: Position[]): Position[] {
  let before: Record<string, unknown> = {};
  return positions.map((position) => {
    const changed = Object.entries(position.view).filter(([key, value]) => !same(value, before[key]));
    before = { ...position.view };
    return { ...position, view: Object.fromEntries(changed) as Position["view"] };
  });
}

export function thicken(positions: Position[]): Position[] {
  let before = {};
  return positions.map((position) => {
    before = { ...before, ...position.view };
    return { ...position, view: before as Position["view"] };
  });
}

async function gather(id: string, lang: Lang): Promise<Archive> {
  const { game } = await table(id);
  const part = (at: number) => replay(id, lang, at, PAGE, -1, !isDrawn(game));
  const first = await part(0);
  const positions = [...first.positions];
  for (let at = PAGE; at <= first.length; at += PAGE) positions.push(...(await part(at)).positions);
  const found = await catalogue(lang);
  const info = found.games.find((one) => one.id === game)!;
  const texts = [...[found.words, info.words].map(textOf), wordsOf(lang)];
  return {
    lang,
    words: await Promise.all(texts),
    game: info.id,
    data: await gameData(lang, info.id),
    seats: first.table.seats,
    outcome: await outcome(id, lang),
    length: first.length,
    turns: first.turns,
    record: await gameOf(id),
    positions: thin(positions),
  };
}

const fetchText = (name: string) => textOf(file(`static/${name}`));

/** The page as one file. The addresses `/static/kept.*` and the id `kept`, which saved files carry, keep their names. */
export async function pageOf(id: string, lang: Lang): Promise<string> {
  const [archive, script, style] = await Promise.all([
    gather(id, lang),
    fetchText("kept.js"),
    fetchText("kept.css"),
  ]);
  // Nothing in the data may end the script that carries it.
  const json = JSON.stringify(archive).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Laguna</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><script id="kept" type="application/json">${json}</script><script>${script.replaceAll("</script", "<\\/script")}</script></body></html>
`;
}

export async function onePage(id: string, lang: Lang) {
  const address = URL.createObjectURL(new Blob([await pageOf(id, lang)], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `laguna-${id}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
