/** The way to a table: frames go in, messages come out. A WebSocket is one, a Web Worker or a script can be others. */
import type { ClientMessage, ServerMessage } from "./types";

/** `silent`: nothing has come for longer than it should; the pipe itself may still hold. */
export type Status = "connecting" | "open" | "silent" | "lost" | "closed";

export interface Pipe {
  /** Sends a frame if the pipe is open. A frame that is lost is sent again by whoever waits for its answer. */
  send(frame: ClientMessage): void;
  close(): void;
}

/** Our end of a pipe. `open` is told before the `hello` that opens it. */
export interface PipeEnd {
  message(message: ServerMessage): void;
  status(status: Status): void;
}

/** Opens a pipe for a seat; null: the server chooses one. */
export type OpenPipe = (seat: number | null, end: PipeEnd) => Pipe;
