/** Makes a `Game` of what a folder gives, with something that will do for all the rest. */
import type { Ceremony, Explanation, Figures, Game, Later, Scene, Thing } from "./game";
import type { Outcome, View } from "./types";
import { say } from "./words.svelte";

/** How long an event is watched if nothing is known about it, in milliseconds. */
const BEAT = 500;

/** The points of a player, if the view of the game has them as `scores`. */
function figures(view: View, seat: number): Figures | null {
  const scores = "scores" in view && Array.isArray(view.scores) ? view.scores : [];
  return typeof scores[seat] === "number" ? { large: scores[seat], unit: say("page-points") } : null;
}

/** What was chosen last, in the server's words. */
function confirm(scene: Scene) {
  const [before, last] = scene.steps.slice(-2);
  const action = last.path.at(-1)!;
  return { label: before.legal.find((choice) => choice.do === action)?.text ?? action, also: [] };
}

function explain(thing: Thing, scene: Scene): Explanation | null {
  const [sort, id] = thing.split(" ");
  const who = sort === "player" ? scene.seats[Number(id)] : null;
  return who ? { kind: say("page-seat", { number: who.seat + 1 }), name: who.name, about: "", rule: "" } : null;
}

/** The account of each seat, line by line. */
function ceremony(outcome: Outcome): Ceremony {
  const line = { aside: "", art: "i-points", plain: true };
  const rows = outcome.scores.flatMap((score, seat) => {
    const own = outcome.account.filter((one) => one.seat === seat);
    if (!own.length) return [{ ...line, seat, points: score, name: say("page-points") }];
    return own.map(({ points, text }) => ({ ...line, seat, points, name: text }));
  });
  return { rows };
}

/** What is said of players and their points in any game. */
export const LATER: Later = { explain, ceremony };

const DEFAULTS: Omit<Game, "Board" | "thing" | "size"> = {
  pieces: "",
  colours: ["blue", "amber", "green", "plum", "grey", "teal", "brown", "rose"],
  flat: false,
  tile: 0,
  Picture: null,
  Tray: null,
  Facts: null,
  piles: null,
  Strip: null,
  drawers: () => [],
  part: () => "",
  beside: () => false,
  figures,
  order: () => 0,
  opens: () => false,
  ends: () => false,
  atOnce: () => false,
  leads: () => false,
  leaves: () => "",
  joins: () => 1,
  doubts: () => [],
  ending: () => null,
  confirm,
  ask: (scene) => ({ ask: scene.steps.findLast((step) => step.question)?.question ?? "", aside: "", step: "" }),
  label: () => "",
  phases: null,
  touched: () => [],
  tell: () => "",
  beat: () => BEAT,
  sound: () => "",
  later: async () => LATER,
};

/** What a game cannot do without: its board, how large that is, and what on it stands for an action. */
type Own = Pick<Game, "Board" | "thing"> & Partial<Game> & ({ flat: true } | Pick<Game, "size">);

export const define = (own: Own): Game => ({ ...DEFAULTS, size: () => [1, 1], ...own });
