import { define } from "../../lib/define";
import type { Scene, Sound } from "../../lib/game";
import type { Choice, Told } from "../../lib/types";
import { capital, say, title } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { ceremony } from "./ceremony";
import { explain } from "./explain";
import Facts from "./Facts.svelte";
import { deedAt, layout } from "./layout";
import { price, thingOf } from "./offers";
import pieces from "./pieces.svg?raw";
import Picture from "./Picture.svelte";
import Piles from "./Piles.svelte";
import Tray from "./Tray.svelte";
import "./tokens.css";
import { murano } from "./view";

const SORTS = ["ship", "space", "island", "cell", "dock", "pile", "tile", "face", "card", "glass"];

/** The deed of the space where the last ship of the draft stops. */
function stop(scene: Scene): string {
  const last = scene.steps.at(-1)!.path.findLast((action) => action.startsWith("sail "));
  return last ? deedAt(scene.data, Number(last.slice(5)) - 1) : "";
}

function lastChosen(scene: Scene): string {
  return scene.steps.at(-1)!.path.at(-1) ?? "";
}

function confirm(scene: Scene) {
  const last = lastChosen(scene);
  const verb = last.split(" ")[0];
  const next = scene.steps.at(-1)!.legal;
  if (["act", "ship", "red_ship", "score", "visit"].includes(verb)) return null;
  if (verb === "build" && next.some((choice) => choice.do.startsWith("at "))) return null;
  if (verb === "sail") {
    if (!next.some((choice) => choice.do === "do")) return { label: say("murano-do-sail"), also: [] };
    return { label: say("murano-sail-then", { deed: say(`murano-then-${stop(scene)}`) }), also: ["do"] };
  }
  const known = ["at", "dock", "keep", "take", "income", "sell", "return", "give"];
  if (known.includes(verb)) return { label: say(`murano-do-${verb}`), also: [] };
  if (last === "build street") return { label: say("murano-do-street"), also: [] };
  return { label: say("page-confirm"), also: [] };
}

/** The question of the prompt, and what follows from the draft. */
function ask(scene: Scene) {
  const last = scene.steps.at(-1)!;
  const view = murano(last.view);
  const path = last.path;
  const verb = lastChosen(scene).split(" ")[0];
  const gold = murano(scene.view).players[scene.me]?.gold ?? 0;
  const before = murano(scene.stored).players[scene.me]?.gold ?? 0;
  const paid = before - gold;
  const left = paid > 0 ? say("murano-pays", { paid, left: gold }) : "";
  const sails = path.filter((action) => action.startsWith("sail ")).length + murano(scene.stored).moves;
  const step = sails > 0 ? say("murano-ships-moved", { number: sails }) : "";
  if (verb === "sail") {
    const deed = title(stop(scene));
    return { ask: say("murano-ask-sail", { deed }), aside: left || say("murano-or-other-ship"), step };
  }
  if (verb === "act" || (!path.length && view.question === "turn")) {
    return { ask: say("murano-ask-turn"), aside: say("murano-ask-turn-aside"), step: "" };
  }
  const question = last.question || scene.steps.findLast((one) => one.question)?.question || "";
  return { ask: question, aside: left || aside(scene), step };
}

function aside(scene: Scene): string {
  const view = murano(scene.view);
  if (view.question === "cell" && view.tile >= 0) return capital(say(scene.data.ids.tiles[view.tile]));
  if (view.question === "build") return say("murano-tiles-left", { number: view.tiles_left });
  if (view.question === "sail" && scene.pointed) {
    const cost = price(scene.pointed);
    if (cost) return say("murano-costs", { gold: cost });
  }
  return "";
}

function label(choice: Choice, scene: Scene): string {
  const [verb, id] = choice.do.split(" ");
  const view = murano(scene.view);
  if (verb === "do") {
    const at = view.stopped;
    const deed = at >= 0 ? deedAt(scene.data, at) : stop(scene);
    return deed ? title(deed) : "";
  }
  if (verb === "build" && id === "street") return say("murano-lay-street");
  return "";
}

function touched(event: Told): string[] {
  const { args } = event;
  if (event.key === "sailed") return [`space ${args.to}`];
  if (event.key === "sailed_red") return [`space ${args.to}`];
  return [];
}

const BEATS: Record<string, number> = {
  sailed: 900,
  sailed_red: 900,
  built: 500,
  built_street: 500,
  placed_gondolier: 500,
};
const SOUNDS: Record<string, Sound> = {
  sailed: "water",
  sailed_red: "water",
  built: "wood",
  built_street: "wood",
  placed_gondolier: "wood",
  took_gold: "coin",
  income: "coin",
  sold: "coin",
  drew_glass: "glass",
  scoring: "bell",
};

export default define({
  pieces,
  tile: 44,
  Picture,
  colours: ["white", "brown", "orange", "grey"],
  Board,
  Tray,
  Facts,
  Piles,
  drawers(scene) {
    const view = murano(scene.view);
    const me = view.players[scene.me];
    const ids = scene.data.ids;
    const tiles = me.factories + me.specials + me.shops + me.palaces;
    // What I look at stays there while I choose one of it.
    const looking =
      (murano(scene.stored).mine?.drawn.length ?? 0) +
      scene.offers.filter((offer) => offer.thing?.startsWith("face ")).length;
    const doors = [
      { part: "tiles", label: "murano-door-tiles", icons: ["i-factory", "d-buy_shop"], count: tiles },
      { part: "characters", label: "murano-characters", icons: ["i-char"], count: me.characters },
      {
        part: "purse",
        label: "murano-door-purse",
        icons: ["i-coin", ...ids.glass.filter((_, i) => me.glass[i]).map((colour) => `glass-${colour}`)],
        count: me.gold,
      },
      { part: "players", label: "page-players", icons: ["i-people"], count: view.seats },
    ];
    if (looking)
      doors.unshift({ part: "looking", label: "murano-door-looking", icons: ["i-char"], count: looking });
    return doors.map(({ part, label, icons, count }) => ({
      part,
      label: title(label),
      icons,
      count: String(count),
    }));
  },
  part(thing, scene) {
    const [sort, id] = thing.split(" ");
    if (sort === "tile") return "tiles";
    if (sort === "face") return "looking";
    if (sort === "glass") return "purse";
    if (sort !== "card") return "";
    const ids = scene.data.ids;
    const mine = murano(scene.stored).mine?.characters.map((index) => ids.characters[index]) ?? [];
    return mine.includes(id) ? "characters" : "looking";
  },
  size(data, upright) {
    const plan = layout(data, 4, upright);
    return [plan.width, plan.height];
  },
  figures(view, seat) {
    const who = murano(view).players[seat];
    return { large: who.vp, unit: say("draw-head-points"), small: { value: who.gold, icon: "i-coin" } };
  },
  thing: (action, view, data) => thingOf(action, murano(view), data),
  order(thing) {
    const [sort, id] = thing.split(" ");
    return SORTS.indexOf(sort) * 1000 + (Number(id) || 0);
  },
  opens: (action) => action === "act",
  confirm,
  ask,
  label,
  touched: (event, data) => {
    const { args } = event;
    if (event.key === "built" || event.key === "built_street") {
      return [`cell ${data.ids.cells.indexOf(`${args.island} ${args.cell}`)}`];
    }
    if (event.key === "placed_gondolier") {
      return [`dock ${data.ids.docks.indexOf(`${args.island} ${String(args.colour).replace("dock_", "")}`)}`];
    }
    return touched(event);
  },
  beat: (event) => BEATS[event.key] ?? 0,
  sound: (event) => SOUNDS[event.key] ?? "",
  explain,
  ceremony,
});
