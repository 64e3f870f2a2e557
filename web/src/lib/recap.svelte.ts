/** What others did since my last turn: as traces on the board, in words, and to be watched again. */
import { SvelteMap } from "svelte/reactivity";
import type { Game, Thing } from "./game";
import { tracesOf } from "./scene";
import { sinceTurnOf, type Block } from "./story";
import type { GameData, State, Told } from "./types";

/** So many of the latest states can be watched again. */
const WATCHED = 60;

/** What a recap needs of the table it is about. */
interface Place {
  readonly game: Game | null;
  readonly data: GameData | null;
  readonly seat: number;
  readonly blocks: Block[];
}

export class Recap {
  /** What others changed, and the colour of whoever did. */
  readonly changed = new SvelteMap<Thing, string>();
  /** What was shown of it: to be watched again. */
  states = $state.raw<State[]>([]);
  /** All that was told of it, by turns. */
  turns: Block[] = $derived.by(() => sinceTurnOf(this.place.blocks, this.place.seat));

  constructor(private readonly place: Place) {}

  /** Have I had a turn before it? */
  get hasBefore(): boolean {
    return this.turns.length > 0 && this.turns[0] !== this.place.blocks.find((block) => block.turn >= 0);
  }

  /** Takes in a state that is shown for the first time. */
  add(state: State) {
    this.note(state, state.events);
  }

  /**
   * Takes in what happened before this page was opened: line by line, each on the board as it was found. Whoever has
   * begun their turn has seen it.
   */
  find(state: State) {
    const { blocks, seat } = this.place;
    if (blocks.at(-1)?.seat === seat) return;
    for (const turn of this.turns)
      for (const { events } of turn.lines)
        this.note({ ...state, view: { ...state.view, on_turn: turn.seat }, events }, events);
  }

  private note(state: State, events: Told[]) {
    const { game, data, seat } = this.place;
    const ofOthers = events.filter((event) => event.args.seat !== seat);
    if (!ofOthers.length) return;
    for (const [thing, colour] of tracesOf(game!, data!, ofOthers, state.view)) this.changed.set(thing, colour);
    this.states = [...this.states, state].slice(-WATCHED);
  }

  /** It has been seen by whoever goes on. */
  clear() {
    this.changed.clear();
    this.states = [];
  }
}
