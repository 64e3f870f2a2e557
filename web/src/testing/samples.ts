/** Small messages and a small game for unit tests. */
import type { Game } from "../lib/game";
import type { Choice, GameData, Previewed, ServerMessage, State, TableInfo, Told, View } from "../lib/types";

export const choice = (action: string): Choice => ({ do: action, text: `Do ${action}` });

export const view = (more: object = {}): View =>
  ({ type: "sample", seat: 0, turn: 0, turns: 3, on_turn: 0, question: "turn", ...more }) as unknown as View;

export const told = (n: number, key: string, args: Told["args"] = {}): Told => ({
  n,
  key,
  args,
  text: `${key} ${n}`,
});

export const state = (n: number, more: Partial<State> = {}): State => ({
  type: "state",
  n,
  events: [],
  view: view(),
  turn: 0,
  question: "What now?",
  legal: [choice("go 1"), choice("go 2"), choice("pass")],
  undo: 0,
  ...more,
});

export const previewed = (path: string[], more: Partial<Previewed> = {}): Previewed => ({
  type: "previewed",
  n: 1,
  do: path,
  events: [],
  view: view({ after: path.join() }),
  turn: 0,
  ...more,
});

export const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "sample",
  rules: 1,
  options: {},
  lang: "en",
  public: false,
  hints: true,
  guide: "",
  state: "playing",
  closed: "",
  seats: [
    { seat: 0, kind: "guest", name: "Anna", mine: true },
    { seat: 1, kind: "bot", name: "Bruno" },
  ],
  owner: true,
  n: 1,
  turn: 0,
  made: 0,
  moved: 0,
  rematch: "",
  ...more,
});

export const hello = (seat = 0, mine = [0]): ServerMessage => ({
  type: "hello",
  seat,
  mine,
  lang: "en",
  table: info(),
  muted: [],
});

export const data = { game: "sample" } as GameData;

/** A game in which one goes somewhere or passes; `open` only opens the choice. */
export const game = {
  colours: ["white", "brown"],
  thing: (action: string) => (action.startsWith("go ") ? `space ${action.slice(3)}` : null),
  order: (thing: string) => Number(thing.slice(6)),
  opens: (action: string) => action === "open",
  ends: (action: string) => action === "go 9",
  atOnce: () => false,
  leads: () => false,
  leaves: () => "",
  joins: () => 1,
  doubts: () => [],
  label: () => "",
  confirm: (scene) => ({ label: scene.steps.at(-1)!.path.join(), also: [] }),
  tell: () => "",
  touched: (event: Told) => [`space ${event.args.to}`],
  beat: () => 400,
  sound: () => "",
} as Partial<Game> as Game;
