/** Makes what is drawn: for a table, for a moment that is watched again, for a replay. Nobody else makes a `Scene`. */
import type { Game, Scene, Step, Thing } from "./game";
import type { GameData, State, Told, View } from "./types";

/** What stays the same from one moment to the next. */
export type Surroundings = Pick<Scene, "data" | "seats" | "me" | "night" | "calm">;

type Marks = Pick<
  Scene,
  "offers" | "pointed" | "asked" | "suggested" | "worth" | "before" | "changed" | "told" | "mine"
>;
const UNMARKED: Marks = {
  offers: [],
  pointed: null,
  asked: null,
  suggested: null,
  worth: null,
  before: null,
  changed: new Map(),
  told: new Set(),
  mine: false,
};

/** A scene of these steps, of which the last one is drawn. */
export function sceneOf(around: Surroundings, steps: Step[], marks: Partial<Marks> = {}): Scene {
  const last = steps.at(-1)!;
  return {
    ...UNMARKED,
    ...around,
    view: last.view,
    stored: steps[0].view,
    drawing: last.drawing || steps[0].drawing,
    steps,
    ...marks,
  };
}

/** What events changed on the table, each with the colour of the player who did it. */
export const tracesOf = (game: Game, data: GameData, events: Told[], view: View): [Thing, string][] =>
  events.flatMap((event) => {
    const colour = game.colours[Number(event.args.seat ?? view.on_turn)] ?? "";
    return game.touched(event, data, view).map((thing): [Thing, string] => [thing, colour]);
  });

/** Nobody decides in a moment that is watched again. */
export const NOBODY = -3;

/** A moment that is only looked at, as a step in which nothing can be chosen. */
export function stillOf(
  moment: { view: View; question: string; events: Told[]; drawing?: string },
  turn: number,
): Step {
  const { view, question, events, drawing = "" } = moment;
  return { path: [], view, legal: [], question, events, turn, drawing, each: {}, why: [], joined: [] };
}

/** The step of a state that is shown instead of the latest one. */
export const frameOf = (state: State, again: boolean): Step => stillOf(state, again ? NOBODY : state.turn);
