import { define } from "../../lib/define";
import type { Sound } from "../../lib/game";
import type { GameData, Told } from "../../lib/types";
import { say, title } from "../../lib/words.svelte";
import { ask, confirm, ending, joins, label, leaves, phases, tell } from "./ask";
import Board from "./Board.svelte";
import { COLOURS } from "./colours";
import Facts from "./Facts.svelte";
import { worths } from "./files";
import { layout } from "./layout";
import { thingOf } from "./offers";
import pieces from "./pieces.svg?raw";
import Projects from "./Projects.svelte";
import Tray from "./Tray.svelte";
import { venezia } from "./view";

const SORTS = [
  "hex",
  "site",
  "next",
  "next_set",
  "front",
  "market",
  "pile",
  "card",
  "set",
  "token",
  "cheapest",
  "gold",
];
const PARTS: Record<string, string> = {
  next: "next",
  next_set: "next",
  front: "next",
  market: "market",
  pile: "market",
  card: "hand",
  set: "hand",
  token: "gold",
  cheapest: "gold",
  gold: "gold",
};

/** The hexes that an event tells of. */
function hexes({ args }: Told, data: GameData): number[] {
  const spots = String(args.hexes ?? args.hex).split("+");
  const found = spots.map((spot) => data.ids.hexes.indexOf(`${args.quarter} ${spot}`));
  const first = data.ids.place_names.length;
  const across = args.kind === "bridge" ? data.rows.sites.slice(first).find((site) => site[0] === found[0]) : null;
  return across ?? found;
}

function touched(event: Told, data: GameData): string[] {
  const { args } = event;
  switch (event.key) {
    case "built":
    case "drained":
      return hexes(event, data).map((hex) => `hex ${hex}`);
    case "moved":
      return [`gondola ${args.seat}`];
    case "played":
    case "imaginary_gets":
      return [`project ${args.card}`];
    case "master":
    case "imaginary_master":
      return [`project ${args.kind}`];
    case "offered":
      return [`market ${args.card}`];
  }
  return [];
}

const BEATS: Record<string, number> = {
  moved: 900,
  built: 600,
  drained: 450,
  played: 300,
  alone: 400,
  offered: 300,
  took: 300,
};
const SOUNDS: Record<string, Sound> = {
  moved: "water",
  built: "wood",
  drained: "water",
  treasure: "coin",
  treasure_seen: "coin",
  token: "coin",
  ending: "bell",
};

export default define({
  pieces,
  tile: 62,
  colours: COLOURS,
  Board,
  Tray,
  Facts,
  piles: () => import("./Piles.svelte"),
  Strip: Projects,
  drawers(scene) {
    const view = venezia(scene.view);
    const { kinds } = scene.data.ids;
    const hand = kinds.filter((_, kind) => view.mine?.hand[kind]);
    const projects = kinds.filter((_, kind) => kind && view.masters[kind] >= 0);
    const next = scene.offers.filter((offer) => PARTS[offer.thing?.split(" ")[0] ?? ""] === "next");
    const gold = worths(scene.data).reduce((sum, worth, i) => sum + worth * (view.mine?.tokens[i] ?? 0), 0);
    return [
      ...(next.length
        ? [{ part: "next", label: title("venezia-door-next"), icons: ["i-cards"], count: String(next.length) }]
        : []),
      {
        part: "hand",
        label: title("venezia-door-hand"),
        icons: hand.length ? hand.slice(0, 4).map((kind) => `v-${kind}`) : ["i-cards"],
        count: hand.length ? "" : "0",
      },
      {
        part: "projects",
        label: title("venezia-door-projects"),
        icons: [`pawn-${projects[0] ?? "palazzo"}`],
        count: String(projects.length),
      },
      {
        part: "market",
        label: title("venezia-door-market"),
        icons: ["i-cards"],
        count: String(view.market.length),
      },
      { part: "gold", label: title("venezia-door-gold"), icons: ["v-treasure"], count: String(gold) },
    ];
  },
  part: (thing) => PARTS[thing.split(" ")[0]] ?? "",
  beside: (action) => action.split(" ")[0] === "gold",
  size(data, upright) {
    const plan = layout(data, upright);
    return [plan.width, plan.height];
  },
  figures(view, seat) {
    const who = venezia(view).players[seat];
    return { large: who.at, unit: say("venezia-of-the-track"), small: { value: who.hand, icon: "i-cards" } };
  },
  thing: (action, _, data) => thingOf(action, data),
  order(thing) {
    const [sort, id] = thing.split(" ");
    return SORTS.indexOf(sort) * 1000 + (Number(id) || 0);
  },
  // A pause is not what a turn is planned for.
  ends: (action, then) =>
    /^(at|bridge|discard|done|drain_nothing)\b/.test(action) || venezia(then).question === "pause",
  leaves,
  joins,
  ending,
  confirm,
  ask,
  label,
  phases,
  touched,
  tell,
  beat: (event) => BEATS[event.key] ?? 0,
  sound: (event) => SOUNDS[event.key] ?? "",
  later: () => import("./later"),
});
