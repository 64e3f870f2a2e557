/** What things are, in words. */
import type { Explanation, Scene, Thing } from "../../lib/game";
import { endedLines } from "../../lib/prospects";
import { about, capital, say, title } from "../../lib/words.svelte";
import { deedAt, streets } from "./layout";
import { actionOf } from "./offers";
import { murano } from "./view";

export function explain(thing: Thing, scene: Scene): Explanation | null {
  const view = murano(scene.view);
  const { data } = scene;
  const [sort, ...rest] = thing.split(" ");
  const id = rest.join(" ");
  const why = actionOf(thing, view, data);
  const words = (kind: string, key: string, more: Partial<Explanation> = {}): Explanation => ({
    kind: say(kind),
    name: title(key),
    about: about(key),
    rule: data.rule_of[key] ?? "",
    why,
    ...more,
  });
  const seat = (index: number) => scene.seats[index]?.name ?? "";

  switch (sort) {
    case "space":
      return words("murano-kind-space", deedAt(data, Number(id) - 1));
    case "ship":
      return {
        kind: say("murano-kind-ship"),
        name: capital(say(id === "red" ? "murano-red-ship" : "murano-black-ship")),
        about: say("murano-ship-about"),
        rule: data.rule_of.ship,
        why,
      };
    case "cell": {
      const index = Number(id);
      const what = view.cells[index];
      const kind = say(data.ids.cells[index].split(" ")[0]);
      if (what < 0) {
        const street = index < streets(data);
        return {
          kind,
          name: capital(say(street ? "murano-street-space" : "murano-building-space")),
          about: say(street ? "murano-street-space-about" : "murano-building-space-about"),
          rule: data.rule_of[street ? "street_space" : "building_space"],
          why,
        };
      }
      const owner = view.owner[index];
      const lines = owner >= 0 ? [{ text: say("murano-owner"), value: seat(owner) }] : [];
      return words("murano-kind-tile", data.ids.tiles[what], { kind, lines });
    }
    case "dock": {
      const [island, colour] = data.ids.docks[Number(id)].split(" ");
      const who = view.docks[Number(id)];
      return {
        kind: say(island),
        name: capital(say(`dock-${colour}`)),
        about: about("place_gondolier"),
        rule: data.rule_of.dock,
        lines: who >= 0 ? [{ text: say("murano-gondolier-of"), value: seat(who) }] : [],
        why,
      };
    }
    case "island":
      return words("murano-kind-island", id, {
        lines: census(id, scene),
        worth: { of: id, title: say("murano-on-this-island"), byThing: true },
      });
    case "held":
    case "tile":
    case "face":
      return words("murano-kind-tile", id);
    case "pile": {
      const lines =
        id === "street"
          ? view.streets
              .map((number, i) => ({ text: capital(say(data.ids.streets[i])), value: `× ${number}` }))
              .filter((_, i) => view.streets[i])
          : [];
      return words("murano-kind-pile", id, { lines });
    }
    case "card": {
      if (!id.startsWith("character_")) return words("murano-kind-card", id, { picture: id });
      return words("murano-kind-character", id, {
        picture: id,
        worth: { of: id, title: say("murano-all-islands") },
      });
    }
    case "deck":
      return words("murano-kind-pile", id === "character" ? "recruit" : "buy_special", { why: undefined });
    case "glass":
      return words("murano-kind-glass", `glass_${id}`);
    case "supply":
      return words("murano-kind-supply", "hire_or_dismiss", { name: seat(Number(id)), why: undefined });
    case "player":
      return {
        kind: say("murano-points-so-far"),
        name: seat(Number(id)),
        about: murano(scene.view)
          .players[Number(id)].cards.map((card) => say(scene.data.ids.special_cards[card]))
          .join(", "),
        rule: data.rule_of.points,
        lines: [...sources(scene, Number(id)), ...endedLines(scene, Number(id))],
      };
  }
  return null;
}

/** What stands on an island: it is counted, not judged. */
function census(island: string, scene: Scene): Explanation["lines"] {
  const view = murano(scene.view);
  const { ids } = scene.data;
  const here = view.cells
    .filter((what, i) => what >= 0 && ids.cells[i].startsWith(`${island} `))
    .map((what) => ids.tiles[what]);
  const counts = new Map<string, number>();
  for (const tile of here) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].map(([tile, number]) => ({ text: capital(say(tile)), value: `× ${number}` }));
}

function sources(scene: Scene, seat: number): NonNullable<Explanation["lines"]> {
  const view = murano(scene.view);
  return view.players[seat].points
    .map((points, i) => ({ text: say(`item-${scene.data.ids.sources[i]}`), value: String(points) }))
    .filter((_, i) => view.players[seat].points[i]);
}
