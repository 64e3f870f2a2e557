/**
 * The turn that is being put together, as a row of steps. The first one is what is stored; each further one is what the
 * server has previewed for one more action. Nothing here waits, sends or remembers.
 */
import type { Game, Offer, Scene, Step, Thing } from "./game";
import type { Choice, Previewed, State } from "./types";

/** More steps than this are not previewed in one row. */
const DEEPEST = 8;

/** The draft of a turn in which nothing is chosen yet. */
export function start(state: State): Step[] {
  const { view, legal, question, events, turn, drawing = "" } = state;
  return [{ path: [], view, legal, question, events, turn, drawing, each: {}, why: [], joined: [] }];
}

/** The same draft with choices that came after the state they belong to. */
export function addChoices(steps: Step[], choices: Choice[]): Step[] {
  const [first, ...rest] = steps;
  const known = new Set(first.legal.map((choice) => choice.do));
  return [{ ...first, legal: [...first.legal, ...choices.filter((choice) => !known.has(choice.do))] }, ...rest];
}

/** The draft with one more step behind the one at `level`, instead of all that were behind it. */
export function extend(
  steps: Step[],
  level: number,
  previewed: Previewed,
  seat: number,
  game: Pick<Game, "ends">,
): Step[] {
  const { do: path, view, events, turn, question = "", legal = [], drawing = "" } = previewed;
  const goesOn = turn === seat && !game.ends(path.at(-1)!, view);
  const step = {
    path,
    view,
    legal: goesOn ? legal : [],
    question: goesOn ? question : "",
    events,
    turn,
    drawing,
    each: {},
    why: [],
    joined: [],
  };
  return [...steps.slice(0, level + 1), step];
}

/** The draft with what each choice of its last step would tell and lead to, and with why some are missing. */
export function addEach(steps: Step[], previewed: Previewed): Step[] {
  const last = steps.at(-1)!;
  const each = Object.fromEntries((previewed.each ?? []).map((one) => [one.do, one.events]));
  const ahead = new Map((previewed.legal ?? []).map((choice) => [choice.do, choice.ahead]));
  const legal = last.legal.map((choice) => ({ ...choice, ahead: ahead.get(choice.do) ?? choice.ahead }));
  return [...steps.slice(0, -1), { ...last, legal, each, why: previewed.why ?? [] }];
}

/** The draft with one more action joined to its last one; as many as may be, then the latest is replaced. */
export function join(steps: Step[], action: string, most: number): Step[] {
  const last = steps.at(-1)!;
  const joined = [...last.joined.slice(0, Math.max(0, most - 2)), action];
  return [...steps.slice(0, -1), { ...last, joined }];
}

/** How many steps a person has chosen, not counting those that open by themselves. */
export function countChosen(steps: Step[], game: Pick<Game, "opens">): number {
  return steps.slice(1).filter((step) => !game.opens(step.path.at(-1)!)).length;
}

/** The draft without its last steps, as far as a person has chosen them. */
export function back(steps: Step[], count: number, game: Pick<Game, "opens">): Step[] {
  const last = steps.at(-1)!;
  if (count === 1 && last.joined.length)
    return [...steps.slice(0, -1), { ...last, joined: last.joined.slice(0, -1) }];
  const least = steps.length - countChosen(steps, game);
  let left = Math.max(least, steps.length - count);
  // What one click has chosen, one step back gives up.
  while (left > least && steps[left - 1].passed) left -= 1;
  return steps.slice(0, left);
}

/** The action that only opens the real choice, if the draft stands before one. */
export function openingOf(steps: Step[], game: Pick<Game, "opens">): string | null {
  if (steps.length !== 1) return null;
  return steps[0].legal.find((choice) => game.opens(choice.do))?.do ?? null;
}

/** All actions from what is stored up to an offer. */
export const pathTo = (steps: Step[], offer: Offer): string[] => [
  ...steps[offer.level].path,
  offer.do,
  ...offer.then,
];

/** Is an offer done at once, instead of being shown first? */
export const isDoneAtOnce = (steps: Step[], offer: Offer): boolean =>
  offer.atOnce || pathTo(steps, offer).length >= DEEPEST;

/** Does this choice join what is chosen already, so that both are confirmed together? */
export function joinsDraft(steps: Step[], offer: Offer, game: Pick<Game, "joins">): boolean {
  const action = steps.at(-1)!.path.at(-1);
  const level = steps.length - 2;
  if (!action || offer.level !== level || verbOf(action) !== verbOf(offer.do)) return false;
  return game.joins(offer.do, steps[level].view) > 1;
}
const verbOf = (action: string) => action.split(" ")[0];

/** What may be chosen, in reading order: what the last step leads to, and other ways to take that step. */
export function offersOf(scene: Scene, game: Game): Offer[] {
  const { steps, data } = scene;
  const found: Offer[] = [];
  const seen = new Set<Thing>();
  const last = steps.length - 1;
  const chosen = countChosen(steps, game);
  for (let level = last; level >= Math.max(0, last - 1); level--) {
    const step = steps[level];
    const next = steps[level + 1];
    for (const choice of step.legal) {
      if (game.opens(choice.do)) continue;
      const thing = game.thing(choice.do, step.view, data);
      // Buttons of an earlier step would do something else than they say, unless nothing was chosen yet.
      if (!thing && level < last && chosen) continue;
      if (thing && seen.has(thing)) continue;
      if (thing) seen.add(thing);
      const leaves = thing ? "" : game.leaves(choice.do, step.view, data);
      found.push({
        do: choice.do,
        then: [],
        label: game.label(choice, { ...scene, view: step.view }) || choice.text,
        thing,
        atOnce: thing ? game.atOnce(choice.do) : leaves !== "sure",
        leaves: !!leaves,
        level,
        chosen: !!next && (choice.do === next.path.at(-1) || next.joined.includes(choice.do)),
        events: step.each[choice.do] ?? [],
      });
    }
  }
  for (const offer of shortcuts(scene, game)) {
    if (seen.has(offer.thing!)) continue;
    seen.add(offer.thing!);
    found.push(offer);
  }
  const order = (offer: Offer) => (offer.thing ? game.order(offer.thing, data) : 0);
  return found.sort((a, b) => Number(!a.thing) - Number(!b.thing) || order(a) - order(b));
}

/** Things that stand for two choices in a row: those of the last step, and those instead of its last two. */
function shortcuts({ steps, data }: Scene, game: Game): Offer[] {
  const last = steps.length - 1;
  return [last, last - 2].flatMap((level) => {
    const step = steps[level];
    if (!step || (level < last && !game.leads(steps[level + 1].path.at(-1)!, step.path))) return [];
    return step.legal
      .filter((choice) => game.leads(choice.do, step.path))
      .flatMap((choice) =>
        (choice.ahead ?? []).map((next) => ({
          do: choice.do,
          then: [next.do],
          label: next.text,
          thing: game.thing(next.do, step.view, data),
          atOnce: false,
          leaves: false,
          level,
          chosen: false,
          events: [],
        })),
      )
      .filter((offer) => offer.thing);
  });
}

export interface Confirmation {
  /** The deed in words. */
  label: string;
  /** Is it no more than a stop on the way to what one wants? */
  onTheWay?: boolean;
  /** What is done with it, behind the path of the draft. */
  also: string[];
}

/** What the draft would do; null as long as something is still to be chosen. */
export function confirmationOf(scene: Scene, game: Game): Confirmation | null {
  const found = countChosen(scene.steps, game) ? game.confirm(scene) : null;
  return found && { ...found, also: [...scene.steps.at(-1)!.joined, ...found.also] };
}

/** What a guided game or a hint would do next: something that is offered, or the confirmation; null if it has no word on it. */
export function suggestionOf(
  plan: string[] | undefined,
  scene: Scene,
  confirmation: Confirmation | null,
): Offer | "confirm" | null {
  if (!plan) return null;
  const path = scene.steps.at(-1)!.path;
  if (path.some((action, i) => plan[i] !== action)) return null;
  const next = plan.at(path.length);
  if (confirmation && (next === undefined || confirmation.also[0] === next)) return "confirm";
  const follows = (offer: Offer) => offer.then.every((action, at) => action === plan.at(path.length + 1 + at));
  const level = scene.steps.length - 1;
  return scene.offers.find((offer) => offer.do === next && offer.level === level && follows(offer)) ?? null;
}
