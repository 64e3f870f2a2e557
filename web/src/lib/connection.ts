/**
 * What is asked of a table, and the answers. Which answer belongs to which request is decided here and nowhere else:
 * every request carries a number, and its answer gives it back. Only a line of chat comes back by way of everybody; it
 * is mine if my seat said it.
 */
import type { OpenPipe, Pipe, PipeEnd } from "./pipe";
import type {
  Appraised,
  Because,
  ClientMessage,
  Done,
  Hint,
  Previewed,
  Refused,
  Said,
  ServerMessage,
} from "./types";

interface Request {
  frame: ClientMessage & { id: number };
  settle: (message: ServerMessage | null) => void;
}

export class Connection {
  private readonly pipe: Pipe;
  private requests: Request[] = [];
  private last = 0;
  private open = false;
  private closed = false;
  private seat: number | null;

  constructor(openPipe: OpenPipe, seat: number | null, end: PipeEnd) {
    this.seat = seat;
    this.pipe = openPipe(seat, {
      message: (message) => {
        if (this.closed) return;
        if (message.type === "hello") this.greet(message.seat);
        this.match(message);
        end.message(message);
      },
      status: (status) => {
        if (this.closed) return;
        // A pipe that is silent still takes frames, and is `open` again with the next message.
        if (status !== "silent" && status !== "open") this.open = false;
        if (status === "lost") this.giveUpChat();
        end.status(status);
      },
    });
  }

  /** Ends it for good: nothing that comes later is handed on, and what was asked stays unanswered. */
  close() {
    this.closed = true;
    this.pipe.close();
  }

  do = (n: number, action: string) => this.ask<Done | Refused>({ type: "do", n, do: action });
  undo = (n: number, steps: number) => this.ask<Done | Refused>({ type: "undo", n, steps });
  /** `why`: actions of which we want to know why they could not follow. */
  preview = (path: string[], { each = false, why = [] as string[] } = {}) =>
    this.ask<Previewed | Refused>({
      type: "preview",
      do: path,
      ...(each && { each }),
      ...(why.length && { why }),
    });
  why = (action: string) => this.ask<Because | Refused>({ type: "why", do: action });
  /** What things would bring once these actions are done: all in short, or everything about one thing. */
  worth = (path: string[], of = "") => this.ask<Appraised | Refused>({ type: "worth", do: path, of });
  hint = () => this.ask<Hint | Refused>({ type: "hint" });
  /** The line as everybody got it; null if the connection broke, so that nobody knows whether it was heard. */
  chat = (text: string) =>
    this.open ? this.ask<Said | Refused | null>({ type: "chat", text }) : Promise.resolve(null);

  private ask<T>(message: ClientMessage): Promise<T> {
    return new Promise((settle) => {
      const frame = { ...message, id: (this.last += 1) };
      this.requests.push({ frame, settle: settle as Request["settle"] });
      if (this.open) this.pipe.send(frame);
    });
  }

  /** What was sent and not answered is sent again: the server does nothing twice, and questions are asked anew. */
  private greet(seat: number) {
    this.seat = seat;
    this.open = true;
    for (const request of this.requests) this.pipe.send(request.frame);
  }

  /** Said twice it would be heard twice, so a line of chat is not sent again. */
  private giveUpChat() {
    const lost = this.requests.filter(({ frame }) => frame.type === "chat");
    this.requests = this.requests.filter(({ frame }) => frame.type !== "chat");
    for (const request of lost) request.settle(null);
  }

  private match(message: ServerMessage) {
    const at = this.requests.findIndex(({ frame }) => answers(message, frame, this.seat));
    if (at >= 0) this.requests.splice(at, 1)[0].settle(message);
  }
}

/** A line of chat as the server stores it. */
const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** Is this what the server says to that frame? */
function answers(message: ServerMessage, frame: Request["frame"], seat: number | null): boolean {
  // The `id` of a line of chat is its own.
  // Many may watch, and none of them is known by a seat.
  if (message.type === "chat")
    return (
      frame.type === "chat" && message.seat === seat && (message.seat >= 0 || message.text === plain(frame.text))
    );
  return "id" in message && message.id === frame.id;
}
