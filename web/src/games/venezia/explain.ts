/** What things are, in words. */
import type { Explanation, Scene, Thing } from "../../lib/game";
import { endedLines } from "../../lib/prospects";
import { about, capital, say, title } from "../../lib/words.svelte";
import { isSwamp, needs } from "./files";
import { layout } from "./layout";
import { actionOf, cardsOf, inFront } from "./offers";
import { venezia } from "./view";

type Lines = NonNullable<Explanation["lines"]>;

export function explain(thing: Thing, scene: Scene): Explanation | null {
  const view = venezia(scene.view);
  const { data } = scene;
  const { kinds, quarters } = data.ids;
  const [sort, id] = thing.split(" ");
  const why = actionOf(thing, view, data);
  const words = (kind: string, key: string, more: Partial<Explanation> = {}): Explanation => ({
    kind,
    name: title(key),
    about: about(key),
    rule: data.rule_of[key] ?? "",
    why,
    ...more,
  });
  const nameOf = (party: number) => scene.seats[party]?.name ?? capital(say("imaginary"));

  /** Who has cards in a project. */
  function project(kind: number): Lines {
    const cards = cardsOf(view, kind);
    return [...new Set(cards)].map((party) => ({
      text: nameOf(party) + (party === view.masters[kind] ? `, ${say("venezia-master")}` : ""),
      value: `${cards.filter((one) => one === party).length}`,
      strong: party === view.masters[kind],
    }));
  }
  function kindLines(kind: number): Lines {
    return [
      { text: say("venezia-left"), value: String(view.supply[kind]) },
      ...(kind && inFront(view, kind)
        ? [
            {
              text: say("venezia-in-project"),
              value: say("venezia-cards-of", { number: inFront(view, kind), all: needs(data)[kind] }),
            },
          ]
        : []),
    ];
  }

  /** What a kind of building would bring at its best places. */
  const best = (key: string): Partial<Explanation> => ({ worth: { of: key, title: say("venezia-best-places") } });
  /** What the building that is to be placed would bring here. */
  function here(): Partial<Explanation> {
    const offer = scene.offers.find((one) => one.thing === thing);
    const of = offer?.do ?? why ?? "";
    if (!/^(at|bridge) /.test(of)) return {};
    const path = scene.steps[offer?.level ?? scene.steps.length - 1].path;
    return { worth: { of, path, title: say("venezia-at-this-place") } };
  }

  switch (sort) {
    case "hex": {
      const hex = Number(id);
      const [quarter] = data.ids.hexes[hex].split(" ");
      const place = say(quarter);
      const what = view.hexes[hex];
      const lines = census(scene, quarters.indexOf(quarter));
      if (what >= 0) return words(place, kinds[what], { lines: [...kindLines(what), ...lines] });
      if (what === -2) return words(place, "swamp", { lines });
      const stone = layout(data, false).hexes[hex].stone;
      return words(place, stone ? "venezia-stone" : "venezia-empty", { rule: data.rule_of.hex, lines, ...here() });
    }
    case "site": {
      const hexes = data.rows.sites[Number(id)];
      const [quarter] = data.ids.hexes[hexes[0]].split(" ");
      const building = offeredKind(scene, thing) ?? view.building;
      if (building < 0) return null;
      const lines = census(scene, quarters.indexOf(quarter));
      return words(say(quarter), kinds[building], { lines, ...here() });
    }
    case "space": {
      const number = Number(id);
      const space = layout(data, false).spaces.find((one) => one.numbers.includes(number));
      const along = space?.along.map(({ quarter }) => say(quarters[quarter])) ?? [];
      const here = view.players.flatMap((player, seat) =>
        (number ? space?.numbers.includes(player.at) : player.at === 0) ? [seat] : [],
      );
      return {
        kind: say("venezia-track"),
        name: number
          ? say("venezia-space", { number: space?.numbers.join("/") ?? id })
          : capital(say("draw-start")),
        about: along.length
          ? say("venezia-lies-along", { quarters: along.join(", ") })
          : say("venezia-lies-along-none"),
        rule: data.rule_of[(space?.numbers.length ?? 0) > 1 ? "crossing" : "space"],
        lines: here.map((seat) => ({ text: say("gondola"), value: nameOf(seat) })),
      };
    }
    case "gondola": {
      const at = view.players[Number(id)].at;
      return words(nameOf(Number(id)), "gondola", {
        lines: [{ text: capital(say("draw-head-space")), value: String(at) }, ...sources(scene, Number(id))],
      });
    }
    case "project": {
      const kind = kinds.indexOf(id);
      return words(say("project"), id, {
        lines: [...project(kind), ...kindLines(kind).slice(0, 1)],
        why: undefined,
        ...best(id),
      });
    }
    case "card":
    case "market":
    case "kind":
    case "front":
    case "next": {
      const from: Record<string, string> = { card: "venezia-kind-hand", market: "market" };
      return words(say(from[sort] ?? "venezia-kind-building"), id, {
        lines: kindLines(kinds.indexOf(id)),
        ...best(id),
      });
    }
    case "set":
    case "next_set":
      return words(title(id), "solo");
    case "pile":
      return words(say("draw-pile", { number: view.pile }), "market", { name: say("venezia-pile") });
    case "treasure":
      return words(say("gold"), "treasure");
    case "token":
      return words(say("gold"), isSwamp(Number(id), data) ? "swamp" : "treasure");
    case "gold":
    case "cheapest":
      return words(say("venezia-my-gold"), "gold");
    case "player":
      return {
        kind: say("venezia-spaces-so-far"),
        name: nameOf(Number(id)),
        about: "",
        rule: data.rule_of.gondola,
        lines: [...sources(scene, Number(id)), ...endedLines(scene, Number(id))],
      };
  }
  return null;
}

/** The kind of building that a place is offered for: a draft that has chosen another place has gone on. */
function offeredKind(scene: Scene, thing: Thing): number | undefined {
  const offer = scene.offers.find((one) => one.thing === thing);
  return offer && venezia(scene.steps[offer.level].view).building;
}

/** What stands in a quarter: it is counted, not judged. */
function census(scene: Scene, quarter: number): Lines {
  const view = venezia(scene.view);
  const here = view.hexes.filter((_, hex) => scene.data.rows.hex_places[hex][0] === quarter);
  const houses = here.filter((what) => what === 0).length;
  const open = here.filter((what) => what < 0).length;
  const name = say(scene.data.ids.quarters[quarter]);
  return [
    { text: say("venezia-houses-in", { quarter: name }), value: String(houses) },
    { text: say("venezia-open-in", { quarter: name }), value: `${open} / ${here.length}` },
  ];
}

/** Where the spaces of a gondola came from. */
function sources(scene: Scene, seat: number): Lines {
  const view = venezia(scene.view);
  return scene.data.ids.sources
    .map((source, i) => ({ text: say(`item-${source}`), value: String(view.players[seat].spaces[i]) }))
    .filter((_, i) => view.players[seat].spaces[i]);
}
