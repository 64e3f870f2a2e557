/** People at a table: their names in lists, who is away, and what others can do about their seats. */
import type { Outcome, SeatInfo, TableInfo } from "./types";
import { say, words } from "./words.svelte";

/** After how many seconds of absence others may speak about a seat. */
export const ABSENT = 60;

/** Names in a row. */
export const list = (names: string[]) => new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);

/** The others at a table, by name. */
export function others(table: TableInfo): string {
  return list(table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name));
}

/** Who has won, in a sentence. */
export function won(outcome: Outcome, seats: SeatInfo[]): string {
  const winners = seats.filter((_, seat) => outcome.ranks[seat] === 1);
  const names = winners.map((seat) => seat.name);
  if (names.length > 1) return say("page-shared", { players: list(names) });
  return say("page-wins", { player: names[0], points: outcome.scores[winners[0].seat] });
}

/**
 * The seats in the order in which their results are read: by places, one beside the other. Where so many do not fit into
 * a row, mine comes first, so that nobody has to look for it below those of others.
 */
export function inOrder(ranks: number[], me: number, fit: number): number[] {
  const byPlace = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b] || a - b);
  if (ranks.length <= fit || me < 0) return byPlace;
  return [me, ...byPlace.filter((seat) => seat !== me)];
}

export interface Deeds {
  /** For how many whole minutes the player has been away; 0: they are here, or not away for long. */
  minutes: number;
  /** A bot may sit in. */
  bot: boolean;
  /** Another person may take the seat, if enough agree. */
  person: boolean;
  /** It is to move and has no time left. */
  out: boolean;
}

/** What I can do about a seat of another, so many seconds after I was told how the table stands. */
export function deeds(table: TableInfo, seat: SeatInfo, elapsed: number): Deeds {
  const away = seat.away ? seat.away + elapsed : 0;
  const out = !!seat.clock?.until && (table.now ?? 0) + elapsed >= seat.clock.until;
  // Over days everybody is away most of the time: there the clock counts.
  const slow = table.pace === "today" || table.pace === "week";
  const absent = seat.kind === "guest" && (slow ? out : out || away >= ABSENT);
  const sits = table.seats.some((one) => one.mine);
  const free = seat.kind === "open" || seat.kind === "reserved";
  const mine = seat.mine || seat.claim;
  const open = table.state === "playing" && !table.guide && !mine;
  return {
    minutes: absent ? Math.floor(away / 60) : 0,
    out,
    bot: open && (sits || table.owner) && (absent || free),
    person: open && sits && (seat.others ?? 0) >= 2 && (absent || seat.kind === "bot"),
  };
}

/** Who agrees that a seat passes to a bot, or to a person; by name. */
export function agreed(table: TableInfo, seat: SeatInfo, kind: "bot" | "person") {
  const votes = (seat.votes ?? []).filter((vote) => vote.kind === kind);
  return { names: votes.map((vote) => table.seats[vote.seat].name), mine: votes.some((vote) => vote.mine) };
}

/** What a player is called here: whoever gave no name is "You" to themselves. */
export const calledHere = (who: SeatInfo, me: number) =>
  who.seat === me && who.name === say("player", { number: who.seat + 1 }) ? say("page-kind-me") : who.name;
