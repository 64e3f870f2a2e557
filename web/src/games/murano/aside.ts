/** What a character would bring, in a few words for its card. The server says so, to me alone. */
import type { Scene } from "../../lib/game";
import { assetOf, isMissing, partText, progress } from "../../lib/prospects";
import { say } from "../../lib/words.svelte";
import { murano } from "./view";

interface Aside {
  text: string;
  /** How much of what it takes is there, from 0 to 1; null: there is nothing to show a bar for. */
  part: number | null;
}

const NONE: Aside = { text: "", part: null };

/** Empty for a card that is neither mine nor offered to me, and once the scoring has begun. */
export function asideOf(scene: Scene, id: string): Aside {
  // Once one card is taken for a try, the server tells nothing more of those beside it.
  const asset = assetOf(scene.worth, id) ?? assetOf(scene.before, id);
  if (!asset) return remembered(scene, id);
  const [place] = asset.places ?? [];
  if (asset.points && asset.at) return { text: now(asset.points, asset.at), part: null };
  if (!place) return NONE;
  const part = progress(place);
  const island = say(place.id);
  const missing = place.parts?.find(isMissing);
  if (place.points) {
    const text = place.ready === false ? "murano-now-unserved" : "murano-would-bring";
    return { text: say(text, { points: place.points, island }), part };
  }
  if (missing) return { text: say("murano-lacks", { island, part: partText(missing) }), part };
  return { text: say("murano-now-nothing"), part };
}

/** The islands where my gondoliers stand, in a row. */
export function landed(scene: Scene): string {
  const { docks } = murano(scene.view);
  const mine = scene.data.ids.docks.filter((_, index) => docks[index] === scene.me);
  const islands = [...new Set(mine.map((dock) => dock.split(" ")[0]))];
  return islands.map((island) => say(island)).join(", ");
}

const now = (points: number, island: string) => say("murano-now", { points, island: say(island) });

/** A replay asks nobody; its views say what the cards of a seat would have scored. */
function remembered(scene: Scene, id: string): Aside {
  const { mine } = murano(scene.view);
  const { characters, islands } = scene.data.ids;
  const found = mine?.worth[mine.characters.indexOf(characters.indexOf(id))];
  if (!found) return NONE;
  const [points, at] = found;
  return { text: at < 0 ? say("murano-now-nothing") : now(points, islands[at]), part: null };
}
