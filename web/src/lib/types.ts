/** The server's messages, by the names they have there (`src/laguna/server/messages.py`). */
import type { components } from "./schema";

type S = components["schemas"];

export type Lang = "en" | "it" | "de" | "fr";
export type Catalogue = S["Catalogue"];
export type GameInfo = S["GameInfo"];
export type Guide = S["Guide"];
export type GameData = S["GameData"];
export type TableInfo = S["TableInfo"];
export type SeatInfo = S["SeatInfo"];
export type NewTable = S["NewTable"];
export type Invitation = S["Invitation"];
export type Me = S["Me"];
export type Outcome = S["Outcome"];
export type Points = S["Points"];
export type Replay = Omit<S["Replay"], "positions"> & { positions: Position[] };
/** `drawing`: the table as text, which the server adds if it is asked for it. */
export type Position = S["Position"] & { drawing?: string };
export type MuranoView = S["MuranoView"];
export type VeneziaView = S["VeneziaView"];
export type View = MuranoView | VeneziaView;
export type Ahead = S["Ahead"];
export type Choice = S["Choice"];
export type Told = S["Told"];
export type Said = S["Said"];
export type State = S["State"] & { drawing?: string };
export type Lesson = S["Lesson"];
export type Previewed = S["Previewed"] & { drawing?: string };
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
  | S["Hint"]
  | Said
  | S["Pong"]
  | S["Bye"];
export type Refused = S["Refused"];
export type Because = S["Because"];
export type Hint = S["Hint"];
export type Done = S["Done"];
