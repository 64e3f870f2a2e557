/** The prompt: what is asked, what follows from the draft, and the deed that its confirmation names. */
import type { Around, Ending, Scene } from "../../lib/game";
import type { Choice, GameData, Told, View } from "../../lib/types";
import { say, words } from "../../lib/words.svelte";
import { cardsFile, lastSpace, needs } from "./files";
import { inFront } from "./offers";
import { venezia } from "./view";

const PHASES = ["build", "drain", "draw"];
const PHASE_OF: Record<string, number> = {
  imaginary: 0,
  play: 0,
  order: 0,
  place: 0,
  discard: 0,
  drain: 1,
  draw: 2,
  take: 2,
};
/** What of the events of a draft is worth a line in the prompt. */
const TELLING = ["master", "imaginary_master", "no_room", "ending", "swept"];

/** The steps of my turn, and which one is on. */
export function phases(scene: Scene): { names: string[]; now: number } | null {
  const view = venezia(scene.stored);
  if (!scene.mine || view.on_turn !== scene.me || view.ended) return null;
  const now = PHASE_OF[view.question] ?? (view.building >= 0 ? 0 : 2);
  return { names: PHASES.map((name) => say(`venezia-phase-${name}`)), now };
}

function path(scene: Scene): string[] {
  return scene.steps.at(-1)!.path;
}
const verbOf = (action: string | undefined) => (action ?? "").split(" ")[0];

/** How many cards the draft plays. */
function played(scene: Scene): number {
  return path(scene).reduce((sum, action) => {
    const [verb, kind] = action.split(" ");
    if (verb === "house" || verb === "project") return sum + 1;
    return verb === "solo" ? sum + needs(scene.data)[scene.data.ids.kinds.indexOf(kind)] : sum;
  }, 0);
}

export function confirm(scene: Scene): { label: string; also: string[] } | null {
  const last = scene.steps.at(-1)!;
  const verb = verbOf(last.path.at(-1));
  const next = new Set(last.legal.map((choice) => choice.do));
  const also = (...actions: string[]) => actions.filter((action) => next.has(action));
  switch (verb) {
    case "house":
    case "project":
    case "solo":
      return { label: say("venezia-do-play", { number: played(scene) }), also: also("done") };
    case "build":
    case "build_solo":
      return last.legal.some((choice) => /^(at|bridge) /.test(choice.do))
        ? null
        : { label: say("venezia-do-next"), also: [] };
    case "offer":
      return { label: say("venezia-do-offer"), also: also("pile") };
    case "take":
      return next.has("pile")
        ? { label: say("venezia-do-take-rest", { number: venezia(last.view).to_take }), also: ["pile"] }
        : { label: say("venezia-do-take"), also: [] };
    case "gold":
    case "token":
      if (next.has("pay")) return { label: say("venezia-do-pay"), also: ["pay"] };
      return { label: say("venezia-do-cheapest"), also: ["cheapest", "pay"] };
    case "cheapest":
      return { label: say("venezia-do-pay"), also: also("pay") };
    case "drain": {
      const number = 1 + last.joined.length;
      const before = scene.steps.at(-2)!;
      const swamps = before.legal.filter((choice) => choice.do.startsWith("drain ")).length;
      // Whoever chooses fewer hexes than they may has had enough, if they are asked again at all.
      const enough = number < venezia(before.view).drains_left && number < swamps;
      return { label: say("venezia-do-drain", { number }), also: enough ? ["drain_nothing"] : [] };
    }
    case "at":
    case "bridge":
    case "discard":
    case "done":
    case "drain_nothing":
    case "pile":
      return { label: say(`venezia-do-${verb === "bridge" ? "at" : verb}`), also: [] };
  }
  return { label: say("page-confirm"), also: [] };
}

const the = (scene: Scene, kind: number) => say(`venezia-the-${scene.data.ids.kinds[kind]}`);

/** What the draft would bring, in a line. */
function follows(scene: Scene): string {
  const view = venezia(scene.view);
  const told = scene.steps.slice(1).flatMap((step) => step.events);
  const lines = told.flatMap((event) => {
    if (event.key === "moved") return [goes(scene, event)];
    if (event.key === "built" && !told.some((other) => other.key === "moved")) return worth(scene, event);
    return TELLING.includes(event.key) ? [event.text] : [];
  });
  const complete = scene.data.ids.kinds.flatMap((_, kind) =>
    kind && inFront(view, kind) === needs(scene.data)[kind] ? [kind] : [],
  );
  if (view.question === "play") {
    lines.push(...complete.map((kind) => say("venezia-is-complete", { what: the(scene, kind) })));
  }
  return [...new Set(lines)].join(" ");
}

function goes(scene: Scene, { args }: Told): string {
  const { seat, spaces, space } = args as Record<string, number>;
  if (seat === scene.me) return say("venezia-you-go", { spaces, space });
  return say("venezia-goes", { player: scene.seats[seat].name, spaces, space });
}

/** What all who take part will still get, as the server says it of the draft; empty if it has nothing to say. */
function gains(scene: Scene): string {
  const { worth } = scene;
  if (!worth || worth.do.join() !== path(scene).join()) return "";
  const found = worth.assets.flatMap((asset) => asset.places ?? []).find((place) => place.id === "")?.gains ?? [];
  const nameOf = (seat: number) => (seat === scene.me ? say("venezia-gain-treasure-you") : scene.seats[seat].name);
  const lines = found.map(({ seat, points, space = 0 }) =>
    seat === scene.me
      ? say("venezia-gain-you", { points, space })
      : say("venezia-gain", { player: scene.seats[seat].name, points, space }),
  );
  const rich = found.filter(({ also }) => also).map(({ seat }) => nameOf(seat));
  if (rich.length)
    lines.push(say("venezia-gain-treasure", { players: new Intl.ListFormat(words.lang).format(rich) }));
  return lines.join(" ");
}

/** As long as the moves are not told, the points. */
function worth(scene: Scene, { args }: Told): string[] {
  const view = venezia(scene.view);
  const points = say("venezia-worth", { points: Number(args.points) });
  return view.turn === -1 && view.drawer >= 0 ? [points, say("venezia-treasure-first")] : [points];
}

export function ask(scene: Scene): { ask: string; aside: string; step: string } {
  const last = scene.steps.at(-1)!;
  const verb = verbOf(last.path.at(-1));
  const stored = venezia(scene.stored);
  const view = venezia(last.view);
  const now = phases(scene);
  const kind = verb === "at" || verb === "bridge" ? Math.max(stored.building, before(scene)) : view.building;
  const step =
    kind >= 0
      ? say("venezia-step-build", { kind: say(scene.data.ids.kinds[kind]) })
      : now
        ? now.names[now.now]
        : "";
  if (verb === "at" || verb === "bridge") {
    const aside = gains(scene) || follows(scene);
    return { ask: say("venezia-build-here", { what: the(scene, kind) }), aside, step };
  }
  if (verb === "drain") {
    const number = 1 + last.joined.length;
    const more = number < venezia(scene.stored).drains_left;
    const then = say(more ? "venezia-drain-more" : "venezia-drain-aside", { number });
    return { ask: say("venezia-drain-here", { number }), aside: then, step };
  }
  if (verb === "done" || verb === "drain_nothing") {
    return { ask: say(`venezia-ask-${verb}`), aside: say(`venezia-ask-${verb}-aside`), step };
  }
  if (view.question === "place" && view.turn === scene.me) {
    const whose = view.builder !== scene.me ? "other" : view.building && !view.by_solo ? "mine" : "alone";
    return {
      ask: say("venezia-where", { what: the(scene, view.building) }),
      aside: say(`venezia-where-${whose}`),
      step,
    };
  }
  const draws = scene.steps.findLast((one) => venezia(one.view).question === "draw");
  // Without a card to put into the market there is no other way that could be asked about.
  if (draws?.legal.length && !draws.legal.some((choice) => choice.do.startsWith("offer ")))
    return { ask: say("venezia-ask-draw-one"), aside: aside(scene, venezia(draws.view)), step };
  // Behind the last choice of a turn nothing is asked of me: what is said belongs to what was asked before.
  const asked = scene.steps.findLast((one) => one.question) ?? last;
  return { ask: asked.question, aside: follows(scene) || aside(scene, venezia(asked.view)), step };
}

/** The kind of building that was to be placed before the last step. */
const before = (scene: Scene) => venezia(scene.steps.at(-2)?.view ?? scene.stored).building;

function aside(scene: Scene, view: ReturnType<typeof venezia>): string {
  const verb = verbOf(path(scene).at(-1));
  const paid = scene.steps.at(-1)!.each.pay?.find((event) => event.key === "moved");
  if (paid) return goes(scene, paid);
  if (verb === "gold" || verb === "token") return say("venezia-tokens-aside");
  switch (view.question) {
    case "play":
      return say("venezia-play-aside");
    case "drain":
      return say("venezia-drains-left", { number: view.drains_left });
    case "draw":
      return say("venezia-draw-aside", { number: view.players[scene.me].hand });
    case "take":
      return say("venezia-to-take", { number: view.to_take });
    case "discard":
      return say("venezia-discard-aside");
  }
  return "";
}

/** Short words for buttons. */
export function label(choice: Choice, scene: Scene): string {
  const view = venezia(scene.view);
  switch (choice.do) {
    case "done":
      return say(
        played(scene) || view.players[scene.me]?.front[0] || view.alone.length
          ? "venezia-play-enough"
          : "venezia-play-none",
      );
    case "drain_nothing": {
      const { most } = cardsFile(scene.data).drain;
      return view.drains_left < most ? say("venezia-drain-enough") : "";
    }
    case "go_on":
    case "dont_stop":
    case "stop_me":
    case "now":
    case "later":
      return say(`venezia-do-${choice.do}`);
  }
  return "";
}

/** Ways out of what is asked. Whoever has done nothing yet is asked once whether that is meant. */
export function leaves(action: string, view: View, data: GameData): "" | "plain" | "sure" {
  const { players, on_turn, alone, started, drains_left } = venezia(view);
  if (action === "done") return players[on_turn].front[0] || alone.length || started.length ? "plain" : "sure";
  if (action === "drain_nothing") return drains_left < cardsFile(data).drain.most ? "plain" : "sure";
  return ["go_on", "dont_stop"].includes(action) ? "plain" : "";
}

/** Hexes are drained one or two at a time. */
export const joins = (action: string, view: View) => (action.startsWith("drain ") ? venezia(view).drains_left : 1);

/** What ends the game, and how near that is. */
export function ending(scene: Scene): Ending | null {
  const view = venezia(scene.view);
  if (view.turn === -2) return null;
  if (view.ended) return { text: say("venezia-end-last"), last: true };
  const first = Math.max(...view.players.map((player) => player.at));
  const least = view.supply.reduce((a, left, kind) => (left < view.supply[a] ? kind : a), 0);
  const left = say("venezia-end-left", { kind: say(scene.data.ids.kinds[least]), number: view.supply[least] });
  const args = { space: lastSpace(scene.data), first, left };
  return { text: say("venezia-end", args), short: say("venezia-end-short", args), last: false };
}

/** What moves me in another's turn is said as that: whose building it was, how far, and where I am now. */
export function tell({ key, args }: Told, { seats, me, on }: Around): string {
  if (key !== "moved" || Number(args.seat) !== me || on < 0 || on === me) return "";
  const { spaces, space } = args as Record<string, number>;
  return say("venezia-takes-you", { player: seats[on]?.name ?? "", spaces, space });
}
