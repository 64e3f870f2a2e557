/** The plain board, for games that bring no drawing: the table as text, and the choices as lists. */
import { define, LATER } from "../lib/define";
import type { Explanation, Scene, Thing } from "../lib/game";
import { about, say, words } from "../lib/words.svelte";
import Board from "./Board.svelte";
import { topicOf, wordsOf } from "./words";

const CHOICE = "choice ";

function explain(thing: Thing, scene: Scene): Explanation | null {
  if (!thing.startsWith(CHOICE)) return LATER.explain(thing, scene);
  const action = thing.slice(CHOICE.length);
  const topic = topicOf(action, scene.data);
  return {
    kind: say("page-choice"),
    name: scene.offers.find((offer) => offer.do === action)?.label ?? wordsOf(action),
    about: topic && words.has(topic, "about") ? about(topic) : "",
    rule: scene.data.rule_of[topic] ?? "",
    why: action,
  };
}

export default define({
  flat: true,
  Board,
  thing: (action) => CHOICE + action,
  // One choice is one deed: what is asked after it is asked once it is done.
  ends: () => true,
  later: async () => ({ ...LATER, explain }),
});
