/** The server's messages, by the names they have there (`src/laguna/table/messages.py`, `src/laguna/server/show/messages.py`). */
import type { components } from "./schema";

type S = components["schemas"];

/** What the page itself needs of a view. The folder of a game knows what else there is in its own. */
export interface View {
  /** Which game. */
  type: string;
  /** Whose view: -1 is the public's. */
  seat: number;
  /** Who decides now: a seat, -1 for a draw, -2 when the game is over. */
  turn: number;
  /** How many turns have been played. */
  turns: number;
  /** Whose turn it is. */
  on_turn: number;
  /** What is asked, as an id. */
  question: string;
}

/** A message that shows the table. `drawing` is the same as text, which the server adds for a page that asks for it. */
type Shown<Name extends "State" | "Previewed" | "Position"> = Omit<S[Name], "view"> & {
  view: View;
  drawing?: string;
};

export type Lang = "en" | "it" | "de" | "fr";
export type Catalogue = S["Catalogue"];
export type GameInfo = S["GameInfo"];
export type Guide = S["Guide"];
export type GameData = S["GameData"];
export type TableInfo = S["TableInfo"];
export type SeatInfo = S["SeatInfo"];
export type Pace = NonNullable<TableInfo["pace"]>;
export type AtZero = NonNullable<TableInfo["at_zero"]>;
export type SeatVote = S["SeatVote"];
export type NewTable = S["NewTable"];
export type Invitation = S["Invitation"];
export type Me = S["Me"];
export type HostSays = S["HostSays"];
export type TableList = S["TableList"];
export type Outcome = S["Outcome"];
export type PlanInfo = S["PlanInfo"];
export type Appraised = S["Appraised"];
export type Asset = S["Asset"];
export type Place = S["Place"];
export type Part = S["Part"];
export type TableCourse = S["TableCourse"];
export type Points = S["Points"];
export type Replay = Omit<S["Replay"], "positions"> & { positions: Position[] };
export type Position = Shown<"Position">;
export type Ahead = S["Ahead"];
export type Choice = S["Choice"];
export type Told = S["Told"];
export type Said = S["Said"];
export type State = Shown<"State">;
export type Lesson = S["Lesson"];
export type Previewed = Shown<"Previewed">;
export type ClientMessage = S["ClientMessage"];
export type ServerMessage =
  | S["Hello"]
  | S["News"]
  | State
  | S["Choices"]
  | S["Events"]
  | S["Done"]
  | S["Refused"]
  | S["Because"]
  | Previewed
  | Appraised
  | S["Hint"]
  | Said
  | S["HostNews"]
  | S["Pong"]
  | S["Bye"];
export type Refused = S["Refused"];
export type Because = S["Because"];
export type Hint = S["Hint"];
export type Done = S["Done"];
