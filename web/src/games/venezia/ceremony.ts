/** The final scoring: where every space came from. */
import type { Ceremony, Scene } from "../../lib/game";
import type { Outcome } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import { venezia } from "./view";

const ART: Record<string, string> = { shares: "v-shares", gold: "i-coin", jumps: "v-jump" };

export function ceremony(outcome: Outcome, scene: Scene): Ceremony {
  const { players } = venezia(scene.stored);
  return {
    rows: outcome.account.map(({ seat, points, key, text }) => ({
      seat,
      points,
      name: text,
      aside: "",
      art: ART[key] ?? `v-${key}`,
      plain: true,
    })),
    foot: {
      label: say("venezia-tokens-left"),
      value: (seat) => players[seat].swamp + players[seat].treasure,
      art: "v-treasure",
    },
  };
}
