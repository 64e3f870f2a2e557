/** The contract between the shell and the folder of a game. The shell knows no game. */
import type { Component } from "svelte";
import type { Appraised, Because, Choice, GameData, Outcome, SeatInfo, Told, View } from "./types";

/** A thing that can be seen, pointed at and asked about: `space 7`, `cell 12`, `card character_5`. Sort, blank, id. */
export type Thing = string;

/** One legal action, and the thing on the table one clicks to do it. */
export interface Offer {
  /** What is sent, behind the path of the draft it belongs to. */
  do: string;
  /** What goes with it: a space stands for the ship that reaches it, and for sailing there. */
  then: string[];
  /** What stands on its button, or is its name for a screen reader. */
  label: string;
  /** What to click; null: a button in the prompt. */
  thing: Thing | null;
  /** Is it done at once, instead of being shown first? */
  atOnce: boolean;
  /** Does it leave what is asked, so that its button must never come up where another one was? */
  leaves: boolean;
  /** Which step of the draft it would be: choosing it gives up all later steps. */
  level: number;
  /** Has it been chosen in the draft? */
  chosen: boolean;
  /** What it would tell, as far as the server has said so: for prices and gains. */
  events: Told[];
}

/** A step of the turn that is being put together; the first one is what the server has stored. */
export interface Step {
  /** The actions that lead here, from what is stored. */
  path: string[];
  view: View;
  legal: Choice[];
  question: string;
  /** What this step would tell. */
  events: Told[];
  /** Who would decide next. */
  turn: number;
  /** The table as text, for games without a drawing; empty if the server sent none. */
  drawing: string;
  /** What each follow-up would tell, by notation. */
  each: Record<string, Told[]>;
  /** Why something that one would expect cannot follow. */
  why: Because[];
  /** More actions of the same sort, done together with the last one of the path: they cannot be shown before. */
  joined: string[];
  /** Was it taken together with the next one, by one click? */
  passed?: boolean;
}

/** Everything that is drawn of a table. */
export interface Scene {
  data: GameData;
  /** What is drawn: the draft if there is one, else what is stored. */
  view: View;
  /** What is stored. */
  stored: View;
  /** The table as text, for games without a drawing; empty if the server sent none. */
  drawing: string;
  /** The steps of the draft; the first one is what is stored. */
  steps: Step[];
  /** What may be chosen now, in reading order. */
  offers: Offer[];
  /** The offer that is pointed at or in focus. */
  pointed: Offer | null;
  /** The thing whose explanation is open. */
  asked: Thing | null;
  /** The thing that a guided game suggests. */
  suggested: Thing | null;
  /** What things would bring as they stand; null as long as nobody has said so, and where nobody can. */
  worth: Appraised | null;
  /** The same without the draft. */
  before: Appraised | null;
  /** What others changed since my last turn, and the colour of whoever did. */
  changed: ReadonlyMap<Thing, string>;
  /** What the line of the log tells of that is pointed at. */
  told: ReadonlySet<Thing>;
  seats: SeatInfo[];
  /** My seat, -1 if I watch. */
  me: number;
  /** Is it for me to decide? */
  mine: boolean;
  night: boolean;
  /** Without motion. */
  calm: boolean;
}

/** How a thing stands now. */
export interface Look {
  /** May it be chosen? */
  offer: boolean;
  chosen: boolean;
  pointed: boolean;
  asked: boolean;
  changed: boolean;
}

/** The offers of a scene by their things: a board asks for hundreds of things at once. */
const offered = new WeakMap<Offer[], Map<Thing, Offer>>();
function offerOf(scene: Scene, thing: Thing): Offer | undefined {
  let found = offered.get(scene.offers);
  if (!found) {
    found = new Map();
    for (const offer of scene.offers) {
      if (offer.thing && !found.has(offer.thing)) found.set(offer.thing, offer);
    }
    offered.set(scene.offers, found);
  }
  return found.get(thing);
}

/** Every look there is, made once: what looks as before is the same object, and is not drawn again. */
const LOOKS: Look[] = Array.from({ length: 32 }, (_, bits) => ({
  offer: !!(bits & 1),
  chosen: !!(bits & 2),
  pointed: !!(bits & 4),
  asked: !!(bits & 8),
  changed: !!(bits & 16),
}));

export function look(scene: Scene, thing: Thing): Look {
  const offer = offerOf(scene, thing);
  const bits =
    (offer ? 1 : 0) |
    (offer?.chosen ? 2 : 0) |
    (offer && scene.pointed?.thing === thing ? 4 : 0) |
    (scene.asked === thing ? 8 : 0) |
    (scene.changed.has(thing) ? 16 : 0);
  return LOOKS[bits];
}

interface Handle {
  "data-thing": Thing;
  role: "button";
  tabindex: number;
  "aria-label": string;
  "aria-pressed": boolean | undefined;
  "data-suggested": "" | undefined;
  "data-told": "" | undefined;
  "data-by": string | undefined;
  class: string;
}
/** The last handle of each thing, to be given again as long as it is the same. */
const handles = new Map<Thing, Handle>();

/**
 * What an element needs to be a thing: the shell finds it by `data-thing` for clicks, keys, hovering and long presses.
 * What may be chosen can be reached with Tab; everything else with Shift and the arrow keys.
 */
export function handle(scene: Scene, thing: Thing, name: string): Handle {
  const offer = offerOf(scene, thing);
  const words = offer && offer.label !== name ? `${name}. ${offer.label}` : name;
  const pressed = offer ? offer.chosen : undefined;
  const before = handles.get(thing);
  const suggested = scene.suggested === thing ? "" : undefined;
  const told = scene.told.has(thing) ? "" : undefined;
  const by = scene.changed.get(thing);
  if (
    before &&
    before["data-told"] === told &&
    before["data-by"] === by &&
    before["aria-label"] === words &&
    before["aria-pressed"] === pressed &&
    before["data-suggested"] === suggested
  )
    return before;
  const now: Handle = {
    "data-thing": thing,
    role: "button",
    tabindex: offer ? 0 : -1,
    "aria-label": words,
    "aria-pressed": pressed,
    "data-suggested": suggested,
    "data-told": told,
    "data-by": by,
    class: `thing${offer ? " offer" : ""}${offer?.chosen ? " chosen" : ""}`,
  };
  handles.set(thing, now);
  return now;
}

export interface Explanation {
  /** What sort of thing it is, in a word or two. */
  kind: string;
  name: string;
  about: string;
  /** The rule that says so. */
  rule: string;
  /** The action to ask `why` about, if it cannot be chosen now. */
  why?: string;
  /** What to ask the server about: what it would bring as things stand, and what stands above the answer. */
  worth?: { of: string; title: string; byThing?: boolean; path?: string[] };
  /** The picture that belongs to it, for those who want to see it large. */
  picture?: string;
  /** Further lines: what it has, what it would score now. */
  lines?: { text: string; value?: string; part?: number; strong?: boolean }[];
}

/** What ends the game, and how near that is. */
export interface Ending {
  text: string;
  /** The same in few words, for a phone. */
  short?: string;
  /** Has the last round begun? */
  last: boolean;
}

export interface BoardProps {
  scene: Scene;
  /** For an upright screen? */
  upright: boolean;
  /** How many pixels of the screen a unit of the drawing takes, zoom included. */
  scale: number;
  /** Are free places numbered, for those who choose them elsewhere? */
  numbered?: boolean;
}

/** For whom something is told. */
export interface Around {
  data: GameData;
  seats: SeatInfo[];
  me: number;
  /** Whose turn it happened in; -1 if nobody knows. */
  on: number;
}

/** A line of a player's account: `art` is a symbol, or a number on a card unless it is `plain`. */
export interface Line {
  seat: number;
  points: number;
  name: string;
  aside: string;
  art: string;
  plain: boolean;
  void?: boolean;
}

export interface Ceremony {
  /** Lines of the account, for each seat in the order in which they are shown. */
  rows: Line[];
  /** A second table, island by island. */
  places?: { name: string; points: { seat: number; points: number }[] }[];
  /** A line at the foot of each seat. */
  foot?: { label: string; value: (seat: number) => number; art: string };
}

export interface Figures {
  large: number;
  unit: string;
  small?: { value: number; icon: string };
}

export interface Drawer {
  /** Which part of the tray it opens, or `players`. */
  part: string;
  label: string;
  icons: string[];
  count: string;
}

export type Sound = "water" | "wood" | "coin" | "glass" | "bell" | "";

/** What the folder of a game gives when it is first asked for. */
export interface Later {
  /** What a thing is, in words; null if there is nothing to say. */
  explain(thing: Thing, scene: Scene): Explanation | null;
  /** The final scoring. */
  ceremony(outcome: Outcome, scene: Scene): Ceremony;
}

/** What the folder of a game gives, all of it. `define` in `lib/define.ts` knows a default for most. */
export interface Game {
  /** The pieces as SVG symbols, put into the page once; empty: signs for seats, `disc-<colour>`, and a star, `i-points`. */
  pieces: string;
  /** The sign of each seat: symbol ids `disc-<colour>`. */
  colours: readonly string[];
  /** The board: a drawing that is fitted into its box and can be zoomed, or a `flat` one that fills it. */
  Board: Component<BoardProps>;
  /** Is the board an ordinary part of the page, which scrolls by itself? */
  flat: boolean;
  /** How large the smallest place of the board is, in units of its drawing; 0 if the board has no such places. */
  tile: number;
  /** Draws a picture of an explanation, large; null: there are none. */
  Picture: Component<{ id: string }> | null;
  /** What is mine: hand, tiles, purse. `compact`: in a drawer of the phone. */
  Tray: Component<{ scene: Scene; compact: boolean; part?: string }> | null;
  /** The facts of a player, below the name in its panel. */
  Facts: Component<{ scene: Scene; seat: number }> | null;
  /** Open piles and supplies: a tab beside log and chat, fetched when it is first looked at. */
  piles: (() => Promise<{ default: Component<{ scene: Scene }> }>) | null;
  /** Something above the log on the desktop, and a strip below the bar on a phone (Venezia's projects). */
  Strip: Component<{ scene: Scene; compact: boolean }> | null;
  /** Drawers of the phone. */
  drawers(scene: Scene): Drawer[];
  /** Which drawer of the phone a thing lies in; empty: it is on the board. */
  part(thing: Thing, scene: Scene): string;
  /** May this be done beside what is asked, at any time? Its drawer need not open. */
  beside(action: string): boolean;
  /** Width and height of the drawing. */
  size(data: GameData, upright: boolean): [number, number];
  /** The large and the small number of a player: points and gold, or space and cards. */
  figures(view: View, seat: number): Figures | null;
  /** The thing to click for an action; null for a button. */
  thing(action: string, view: View, data: GameData): Thing | null;
  /** In which order things are stepped through: small numbers first. */
  order(thing: Thing, data: GameData): number;
  /** Actions that only open what really is to be chosen: the page goes through them by itself (`act`). */
  opens(action: string): boolean;
  /**
   * Actions with which a draft is complete: what is asked after them, in the view that they lead to, is asked once
   * they are done.
   */
  ends(action: string, then: View): boolean;
  /** Actions that are done at once although one clicks a thing for them, because the thing says all (a draw). */
  atOnce(action: string): boolean;
  /** May what this choice leads to be clicked right away? `path` is what the draft has so far. */
  leads(action: string, path: string[]): boolean;
  /** A way out of what is asked: `plain` at once, `sure` only after it was shown what that means. */
  leaves(action: string, view: View, data: GameData): "" | "plain" | "sure";
  /** How many actions of this sort are chosen together and confirmed once. */
  joins(action: string, view: View): number;
  /** Of which actions one would like to know why they are not among the choices of a step. */
  doubts(step: Step): string[];
  /** What ends the game and how near that is; `last`: nobody can change it any more. Null: nothing is known. */
  ending(scene: Scene): Ending | null;
  /** The confirmation of a draft: the deed in words, and what is done with it. Null: something is still to be chosen. */
  confirm(scene: Scene): { label: string; also: string[]; onTheWay?: boolean } | null;
  /** The prompt: a question and one line with what follows, if the server's question is not enough. */
  ask(scene: Scene): { ask: string; aside: string; step: string };
  /** Short words for a button; empty: the server's words. */
  label(choice: Choice, scene: Scene): string;
  /** The steps of the turn, if they are worth showing: the index of the one that is on now. */
  phases: ((scene: Scene) => { names: string[]; now: number } | null) | null;
  /** What an event touched on the board: rings round what changed, and what the eye should follow. */
  touched(event: Told, data: GameData, view: View): Thing[];
  /** An event in words, where the page can say it better than the log of a terminal; empty: the server's words. */
  tell(event: Told, around: Around): string;
  /** How long an event is watched, in milliseconds. */
  beat(event: Told): number;
  /** The sound of an event. */
  sound(event: Told): Sound;
  /** What nobody needs before somebody asks for it: fetched then. */
  later(): Promise<Later>;
}
