/** The final scoring, card by card and island by island. */
import type { Ceremony, Scene } from "../../lib/game";
import type { Outcome } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import { murano } from "./view";

export function ceremony(outcome: Outcome, scene: Scene): Ceremony {
  const view = murano(scene.stored);
  const { ids } = scene.data;
  const rows: Ceremony["rows"] = [];
  const plain = (name: string) => name.replace(/^\d+\s*·\s*/, "");
  const islands = new Map(ids.islands.map((id) => [id, new Map<number, number>()]));
  view.players.forEach((player, seat) => {
    const mine = outcome.account.filter((line) => line.seat === seat);
    const track = mine.filter((line) => line.key !== "character" && line.key !== "leftover");
    rows.push({
      seat,
      points: track.reduce((sum, line) => sum + line.points, 0),
      name: say("murano-on-the-track"),
      aside: say("murano-during-the-game"),
      art: "i-laurel",
      plain: true,
    });
    for (const line of mine.filter((one) => one.key === "character")) {
      const id = String(line.args.character);
      const island = String(line.args.island);
      const there = islands.get(island);
      there?.set(seat, (there.get(seat) ?? 0) + line.points);
      rows.push({
        seat,
        points: line.points,
        name: plain(say(id)),
        aside: say(island),
        art: id.slice(10),
        plain: false,
      });
    }
    for (const line of mine.filter((one) => one.key === "leftover")) {
      rows.push({
        seat,
        points: line.points,
        name: line.text,
        aside: "",
        art: `gond-${ids.colours[seat]}`,
        plain: true,
      });
    }
    const scored = new Set(mine.filter((one) => one.key === "character").map((one) => one.args.character));
    for (const index of player.shown.filter((i) => !scored.has(ids.characters[i]))) {
      const id = ids.characters[index];
      rows.push({ seat, points: 0, name: plain(say(id)), aside: "", art: id.slice(10), plain: false, void: true });
    }
  });
  return {
    rows,
    places: [...islands]
      .filter(([, points]) => points.size)
      .map(([id, points]) => ({
        name: say(id),
        points: [...points].map(([seat, sum]) => ({ seat, points: sum })),
      })),
    foot: { label: say("murano-gold-left"), value: (seat) => view.players[seat].gold, art: "i-coin" },
  };
}
