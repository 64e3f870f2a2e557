/** The prompt: what is asked, what follows from the draft, what it costs, and the deed that its confirmation names. */
import type { Ending, Scene, Step } from "../../lib/game";
import type { Choice, Told } from "../../lib/types";
import { capital, say, title } from "../../lib/words.svelte";
import { screen } from "../../shell/screen.svelte";
import { landed } from "./aside";
import { glassCost, glassPrices } from "./files";
import { deedAt } from "./layout";
import { price } from "./offers";
import { murano } from "./view";

const verbOf = (action: string | undefined) => (action ?? "").split(" ")[0];
const lastOf = (scene: Scene) => scene.steps.at(-1)!;
const chosen = (scene: Scene) => verbOf(lastOf(scene).path.at(-1));

/** The deed of the space where the last ship of the draft stops. */
function stop(scene: Scene): string {
  const last = lastOf(scene).path.findLast((action) => action.startsWith("sail "));
  return last ? deedAt(scene.data, Number(last.slice(5)) - 1) : "";
}

/** Has a draft so far only passed, or nothing at all? Then spaces stand for the ships that reach them. */
export const leads = (action: string, path: string[]) =>
  /^(ship|red_ship|build) ?/.test(action) &&
  action !== "build street" &&
  !path.some((one) => one.startsWith("sail "));

/** Ways out of what is asked. */
export function leaves(action: string): "" | "plain" | "sure" {
  if (action === "pass" || action === "decline") return "sure";
  return action === "done" || action === "no_extra" ? "plain" : "";
}

/** What one would expect to be able to do: the action of a space, a search in a pile, a building. */
export function doubts(step: Step): string[] {
  const view = murano(step.view);
  const can = (action: string) => step.legal.some((choice) => choice.do === action);
  if (view.question === "ship" && view.stopped >= 0 && !view.passing && !can("do")) return ["do"];
  if (view.question === "buy") return ["top", "search"].filter((action) => !can(action));
  if (view.question === "hire") return ["hire", "dismiss"].filter((action) => !can(action));
  return [];
}

export function confirm(scene: Scene) {
  const last = lastOf(scene);
  const verb = chosen(scene);
  const can = (action: string) => last.legal.some((choice) => choice.do === action);
  if (["act", "pass", "ship", "red_ship", "score", "visit"].includes(verb)) return null;
  if (verb === "build" && last.legal.some((choice) => choice.do.startsWith("at "))) return null;
  if (verb === "sail") {
    if (passes(scene)) return { label: say("murano-do-pass"), also: [] };
    if (!can("do")) return { label: say("murano-do-sail"), also: [], onTheWay: true };
    return { label: say("murano-sail-then", { deed: say(`murano-then-${stop(scene)}`) }), also: ["do"] };
  }
  if (verb === "keep" || verb === "dock" || verb === "take" || verb === "sell") {
    const gold = verb === "sell" ? sold(last.events) : spent(last.events);
    if (gold) return { label: say(`murano-do-${verb}-for`, { gold }), also: [] };
  }
  const known = ["at", "dock", "keep", "take", "income", "sell", "return", "give", "decline"];
  if (known.includes(verb)) return { label: say(`murano-do-${verb}`), also: [] };
  return { label: say("page-confirm"), also: [] };
}

/** What the events of a step say was paid. */
function spent(events: Told[]): number {
  const paid = events.find(({ key }) => PAID.includes(key));
  return Number(paid?.args.gold ?? 0);
}
const PAID = ["recruited", "recruited_seen", "placed_gondolier", "bought", "bought_seen", "hired"];

/** What glass was sold for, if a sale is complete. */
const sold = (events: Told[]) => Number(events.find(({ key }) => key === "sold")?.args.gold ?? 0);

/** Does the draft pass, or was it stored that I pass? */
const passes = (scene: Scene) => lastOf(scene).path.includes("pass") || murano(scene.stored).passing;

/** The question of the prompt, and what follows from the draft. */
export function ask(scene: Scene) {
  const last = lastOf(scene);
  const view = murano(last.view);
  const verb = chosen(scene);
  const gold = murano(scene.view).players[scene.me]?.gold ?? 0;
  const paid = (murano(scene.stored).players[scene.me]?.gold ?? 0) - gold;
  const left = paid > 0 ? say("murano-pays", { paid, left: gold }) : "";
  const sails = last.path.filter((action) => action.startsWith("sail ")).length + murano(scene.stored).moves;
  const step = passes(scene) ? say("murano-step-pass") : sails ? say("murano-ships-moved", { number: sails }) : "";
  const question = last.question || scene.steps.findLast((one) => one.question)?.question || "";
  if (verb === "sail") return { ...sailing(scene, left), step };
  if (verb === "decline") return { ask: say("murano-ask-decline"), aside: say("murano-ask-decline-aside"), step };
  if (passes(scene)) {
    // With a ship chosen first, what is left is where it goes.
    const which = view.question === "sail" ? question : say("murano-ask-pass");
    return { ask: which, aside: say("murano-ask-pass-aside"), step };
  }
  // Whoever takes a move back may have chosen to act already: what can be chosen is the same.
  const begins = view.question === "turn" || (view.question === "ship" && !view.moves && !view.passing);
  if (verb === "act" || (!last.path.length && begins)) {
    const [only, ...more] = scene.offers.filter((offer) => !offer.leaves);
    if (!only && !more.length && last.legal.length)
      return { ask: say("murano-ask-only-pass"), aside: "", step: "" };
    return { ask: say("murano-ask-turn"), aside: say("murano-ask-turn-aside"), step: "" };
  }
  if (view.question === "buy" || view.question === "hire") return { ...either(last, question), step };
  if (verb === "at") return { ask: say("murano-ask-at"), aside: left || aside(scene), step };
  // What follows may be asked already, but what is to be confirmed is the card.
  if (verb === "keep") {
    const character = last.path.at(-1)!.includes("character");
    return {
      ask: scene.steps.at(-2)?.question || question,
      aside: character ? said(left, gondoliers(scene)) : left,
      step,
    };
  }
  if (view.question === "build" && !last.legal.some(({ do: one }) => /^build (?!street)/.test(one)))
    return {
      ask: say(streetFirst(scene) ? "murano-ask-street" : "murano-ask-street-more"),
      aside: left || aside(scene),
      step,
    };
  const what = subject(scene);
  // Elsewhere it lies in the tray, and what happened since my last turn takes no room from the second line.
  if (what && !screen.wide) return { ask: say("murano-about", { what, question }), aside: left, step };
  return { ask: question, aside: left || what || aside(scene), step };
}

/** The tile that is to be laid, or the character that is scored, in its own words. */
function subject(scene: Scene): string {
  const { question, tile, scoring } = murano(scene.view);
  const { tiles, characters } = scene.data.ids;
  if ((question === "cell" || question === "bought") && tile >= 0) return capital(say(tiles[tile]));
  return question === "visit" && scoring[0] >= 0 ? title(characters[scoring[0]]) : "";
}

/** Do I hold a building that no place is open for yet? */
function streetFirst(scene: Scene): boolean {
  const me = murano(scene.view).players[scene.me];
  return !!me && me.factories + me.shops + me.palaces + me.specials > 0;
}

/** A ship has been moved: what would come of stopping there? */
function sailing(scene: Scene, left: string) {
  const last = lastOf(scene);
  const deed = title(stop(scene));
  if (passes(scene)) return { ask: say("murano-ask-pass-here"), aside: say("murano-ask-pass-aside") };
  const [because] = last.why;
  if (because && !because.legal) {
    return { ask: say("murano-ask-on-the-way", { deed }), aside: because.text };
  }
  return { ask: say("murano-ask-sail", { deed }), aside: left || say("murano-or-other-ship") };
}

/** Top tile or search, hire or dismiss: both, or one, and why not the other. */
function either(last: Step, question: string) {
  const [because] = last.why;
  if (!because || because.legal) return { ask: question, aside: "" };
  const other = { search: "top", top: "search", hire: "dismiss", dismiss: "hire" }[because.do];
  return { ask: say(`murano-ask-${other}`), aside: say(`murano-not-${because.do}`, { why: because.text }) };
}

function aside(scene: Scene): string {
  const last = lastOf(scene);
  const view = murano(scene.view);
  switch (view.question) {
    case "build":
      return say("murano-tiles-left", { number: view.tiles_left });
    case "sail": {
      const cost = scene.pointed && price(scene.pointed);
      return cost ? say("murano-costs", { gold: cost }) : "";
    }
    case "character": {
      const costs = Object.values(last.each).map(spent);
      const gold = Math.max(0, ...costs);
      return costs.length ? said(say("murano-character-price", { gold }), gondoliers(scene)) : "";
    }
    case "sell":
    case "produce":
      return say("murano-glass-prices", { prices: prices(scene) });
  }
  return "";
}

const said = (...parts: string[]) => parts.filter(Boolean).join(" ");

/** What a character is chosen for, where there is no drawer that says it. */
function gondoliers(scene: Scene): string {
  const me = murano(scene.view).players[scene.me];
  if (screen.small || !me) return "";
  const islands = landed(scene);
  return say(islands ? "murano-where-gondoliers" : "murano-no-gondoliers-ashore", {
    islands,
    number: me.gondoliers,
  });
}

/** What glass sells for: "1: 5, 2: 12, 3: 20". */
export const prices = (scene: Scene) =>
  glassPrices(scene.data)
    .map((gold, number) => `${number + 1}: ${gold}`)
    .join(", ");

/** Short words for buttons, with what they cost or bring. */
export function label(choice: Choice, scene: Scene): string {
  const [verb, id] = choice.do.split(" ");
  const view = murano(scene.view);
  const told = lastOf(scene).each[choice.do] ?? [];
  if (verb === "do") {
    const at = view.stopped;
    const deed = at >= 0 ? deedAt(scene.data, at) : stop(scene);
    return deed ? title(deed) : "";
  }
  if (verb === "done" && view.question === "sell")
    return sold(told) ? say("murano-do-sell-for", { gold: sold(told) }) : say("murano-sell-none");
  if (verb === "build" && id === "street") return say("murano-lay-street", { number: view.piles[0] });
  if (verb === "produce") {
    // Whoever is asked about something else first is told of no event yet.
    const made = told.find(({ key }) => key === "produced")?.args;
    const points = Number(made?.points ?? Number(id) * glassCost(scene.data));
    return Number(id) ? say("murano-produce-for", { number: Number(id), points }) : say("murano-produce-none");
  }
  if (verb === "hire" || verb === "dismiss") {
    const gold = Number(told.find(({ key }) => key === "hired" || key === "dismissed")?.args.gold ?? 0);
    return gold ? say(`murano-${verb}-for`, { gold }) : "";
  }
  return "";
}

/** What ends the game, and how near that is. */
export function ending(scene: Scene): Ending | null {
  const view = murano(scene.view);
  if (view.turn === -2) return null;
  if (view.ender >= 0 || view.stalled) {
    const left = view.ender >= 0 ? turnsLeft(view) : 0;
    const mine = scene.me >= 0 && hasTurn(view, scene.me);
    if (view.ender < 0) return { text: say("murano-end-stalled"), last: true };
    return { text: say(mine ? "murano-end-last-mine" : "murano-end-last", { number: left }), last: true };
  }
  const kinds = scene.data.ids.kinds;
  const empty = view.piles.filter((left) => !left).length;
  const rest = view.piles.map((left, kind) => ({ left, kind })).filter(({ left }) => left);
  const least = rest.reduce((a, b) => (b.left < a.left ? b : a));
  const name = say(`draw-pile-${kinds[least.kind]}`, { number: least.left });
  return { text: say("murano-end-piles", { empty, name }), last: false };
}

/** How many turns are left, the one going on included: the round ends before whoever emptied the second pile. */
const turnsLeft = (view: ReturnType<typeof murano>) =>
  (view.ender - view.on_turn + view.seats) % view.seats || view.seats;
/** Has a seat a turn left, the one going on included? */
const hasTurn = (view: ReturnType<typeof murano>, seat: number) =>
  (seat - view.on_turn + view.seats) % view.seats < turnsLeft(view);
