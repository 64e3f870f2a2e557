/** The log of a game: what was told, line by line, and turn by turn. */
import type { Told } from "./types";

/**
 * Adds events to the log. An `undo` takes out the lines between its `first` and itself. After a break the server may
 * tell something a second time; what is there already is left out, though one line may well tell the same thing twice.
 */
export function tell(story: Told[], events: Told[]): Told[] {
  let now = [...story];
  events.forEach((event, at) => {
    if (event.key === "undo") {
      now = now.filter((old) => old.n < Number(event.args.first) || old.n >= event.n);
      return;
    }
    const alike = (other: Told) => other.n === event.n && other.key === event.key && other.text === event.text;
    const times = events.slice(0, at + 1).filter(alike).length;
    if (story.filter(alike).length < times) now.push(event);
  });
  return now;
}

/** A line of the log: one event, or several of a kind in a row. */
export interface Line {
  events: Told[];
}

/** All that was told of a turn. */
export interface Block {
  /** Which turn, from 0; -1: the set-up. */
  turn: number;
  /** Whose turn; -1: nobody's. */
  seat: number;
  lines: Line[];
}

const seatOf = (event: Told) => (typeof event.args.seat === "number" ? event.args.seat : -1);

/** The log by turns; what happens several times in a row is one line. */
export function blocksOf(story: Told[]): Block[] {
  const blocks: Block[] = [];
  for (const event of story) {
    const turn = event.turn ?? -1;
    let block = blocks.at(-1);
    if (!block || block.turn !== turn) blocks.push((block = { turn, seat: -1, lines: [] }));
    // The first who does something in a turn is whose turn it is.
    if (block.seat < 0 && turn >= 0) block.seat = seatOf(event);
    const last = block.lines.at(-1)?.events;
    if (last && last[0].key === event.key && seatOf(last[0]) === seatOf(event)) last.push(event);
    else block.lines.push({ events: [event] });
  }
  return blocks;
}

/** What was told since the last turn of a seat, up to the one that it may have begun; all, if it has had none. */
export function sinceTurnOf(blocks: Block[], seat: number): Block[] {
  const turns = blocks.filter((block) => block.turn >= 0);
  const end = turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length;
  return turns.slice(turns.slice(0, end).findLastIndex((block) => block.seat === seat) + 1, end);
}

/** A line in words: what is said several times is said once, with how often; what was drawn is one sentence. */
export function wordsOf(texts: string[], key = ""): { text: string; times: number }[] {
  const said: { text: string; times: number }[] = [];
  for (const text of texts) {
    const before = said.find((one) => one.text === text);
    if (before) before.times += 1;
    else said.push({ text, times: 1 });
  }
  return /^(drew|found)/.test(key) ? inOne(said) : said;
}

/** Sentences that differ in one place only, as one that names all of them there: "You drew A, B and C." */
function inOne(said: { text: string; times: number }[]) {
  const parts = said.map(({ text }) => text.split(" "));
  const least = Math.min(...parts.map((words) => words.length));
  // A name in quotes stays whole.
  const alike = (at: (words: string[]) => string) =>
    parts.every((words) => at(words) === at(parts[0])) && !/[“”„«»]/.test(at(parts[0]));
  let [first, last] = [0, 0];
  // What stands behind a colon is a list already.
  const listed = () => parts[0][first - 1]?.endsWith(":");
  while (first < least - 1 && !listed() && alike((words) => words[first])) first++;
  while (last < least - first - 1 && !listed() && alike((words) => words.at(-1 - last)!)) last++;
  if (said.length < 2 || !first) return said;
  // Without words behind them, each has the full stop of its sentence.
  const things = said.map(({ times }, i) => {
    const thing = parts[i].slice(first, parts[i].length - last).join(" ");
    return (last ? thing : thing.replace(/\.$/, "")) + (times > 1 ? ` × ${times}` : "");
  });
  const end = last ? ` ${parts[0].slice(-last).join(" ")}` : ".";
  return [{ text: `${parts[0].slice(0, first).join(" ")} ${things.join(", ")}${end}`, times: 1 }];
}
