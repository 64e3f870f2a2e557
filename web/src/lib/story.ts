/** The log of a game: what was told, line by line. */
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
