import { define } from "../../lib/define";
import type { Sound } from "../../lib/game";
import type { Told } from "../../lib/types";
import { say, title } from "../../lib/words.svelte";
import { ask, confirm, doubts, ending, label, leads, leaves } from "./ask";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { layout } from "./layout";
import { thingOf } from "./offers";
import pieces from "./pieces.svg?raw";
import Picture from "./Picture.svelte";
import Tray from "./Tray.svelte";
import "./tokens.css";
import { murano } from "./view";

const SORTS = ["ship", "space", "island", "cell", "dock", "pile", "tile", "face", "card", "glass"];

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
  piles: () => import("./Piles.svelte"),
  drawers(scene) {
    const view = murano(scene.view);
    const me = view.players[scene.me];
    const ids = scene.data.ids;
    const tiles = me.factories + me.specials + me.shops + me.palaces;
    // What I look at stays there while I choose one of it.
    const faces = scene.offers.filter((offer) => offer.thing?.startsWith("face ")).length;
    const looking = (murano(scene.stored).mine?.drawn.length ?? 0) + faces;
    const doors = [
      { part: "tiles", label: "murano-door-tiles", icons: ["i-factory", "d-buy_shop"], count: tiles },
      { part: "characters", label: "murano-characters", icons: ["i-char"], count: me.characters },
      {
        part: "purse",
        label: "murano-door-purse",
        // The number stands beside the coin, and is about gold.
        icons: [...ids.glass.filter((_, i) => me.glass[i]).map((colour) => `glass-${colour}`), "i-coin"],
        count: me.gold,
      },
      { part: "players", label: "page-players", icons: ["i-people"], count: view.seats },
    ];
    if (looking)
      doors.unshift({
        part: "looking",
        label: "murano-door-looking",
        icons: [faces ? "d-buy_shop" : "i-char"],
        count: looking,
      });
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
  thing: (action, _, data) => thingOf(action, data),
  order(thing) {
    const [sort, id] = thing.split(" ");
    return SORTS.indexOf(sort) * 1000 + (Number(id) || 0);
  },
  opens: (action) => action === "act",
  // The pile says what is drawn from it, and a draw shows nothing before it is made.
  atOnce: (action) => action === "build street",
  leads,
  leaves,
  doubts,
  ending,
  confirm,
  ask,
  label,
  touched: (event, data, now) => {
    const { args } = event;
    const view = murano(now);
    if (event.key === "built" || event.key === "built_street") {
      return [`cell ${data.ids.cells.indexOf(`${args.island} ${args.cell}`)}`];
    }
    if (event.key === "placed_gondolier") {
      // A board may have several docks of one colour on an island: those that are this player's by now.
      const name = `${args.island} ${String(args.colour).replace("dock_", "")}`;
      return data.ids.docks.flatMap((dock, index) =>
        `${dock} `.startsWith(`${name} `) && view.docks[index] === args.seat ? [`dock ${index}`] : [],
      );
    }
    return touched(event);
  },
  beat: (event) => BEATS[event.key] ?? 0,
  sound: (event) => SOUNDS[event.key] ?? "",
  later: () => import("./later"),
});
