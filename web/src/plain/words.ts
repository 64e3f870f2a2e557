/** Words for actions, also for those that the server has not offered. */
import type { GameData } from "../lib/types";
import { capital, say, words } from "../lib/words.svelte";

const nameOf = (id: string) => (words.has(id) ? say(id) : id);

/** An action as a choice: the message `action-<verb>`, with what it is about and where. Its notation, if there is none. */
export function wordsOf(action: string): string {
  const [verb, what = "", place = ""] = action.split(" ");
  const key = `action-${verb}`;
  return words.has(key) ? capital(say(key, { what: nameOf(what), place: nameOf(place) })) : action;
}

/** What all actions with a verb have in common: "Sail to space …". Empty if that does not come first. */
export function headingOf(verb: string): string {
  const heading = wordsOf(`${verb} … …`);
  return heading.startsWith("…") ? "" : heading;
}

/** The thing that an action is about, whose words explain it; empty if there is none. */
export const topicOf = (action: string, data: GameData): string => data.topics[data.actions.indexOf(action)] ?? "";

/** All that a seat can ever do. */
export const seatActions = (data: GameData): string[] => data.actions.slice(0, data.seat_actions);
