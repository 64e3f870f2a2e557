/**
 * What is asked of a table, and the answers. Which answer belongs to which request is decided here and nowhere else.
 *
 * The messages carry no request ids. The server reads frames one after the other and answers each before it reads the
 * next, except that a hint takes a second or two and that a line of chat comes back by way of everybody. So an answer
 * belongs to the oldest request of its kind that it fits, and a refusal that names no action to the oldest request that
 * is not under way by then. One case stays open: a hint that fails while something else is asked. To close it, frames
 * would carry an optional `id`, a number that rises on each socket, and `done`, `refused`, `why`, `previewed`, `hint`
 * and the sender's own `chat` would give it back.
 */
import type { OpenPipe, Pipe, PipeEnd } from "./pipe";
import { same } from "./same";
import type { Because, ClientMessage, Done, Hint, Previewed, Refused, Said, ServerMessage } from "./types";

interface Request {
  frame: ClientMessage;
  settle: (message: ServerMessage | null) => void;
  /** Has a later request been answered already? Then the server is at work on this one. */
  underWay: boolean;
}

export class Connection {
  private readonly pipe: Pipe;
  private requests: Request[] = [];
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
  preview = (path: string[], each = false) =>
    this.ask<Previewed | Refused>(each ? { type: "preview", do: path, each } : { type: "preview", do: path });
  why = (action: string) => this.ask<Because | Refused>({ type: "why", do: action });
  hint = () => this.ask<Hint | Refused>({ type: "hint" });
  /** The line as everybody got it; null if the connection broke, so that nobody knows whether it was heard. */
  chat = (text: string) =>
    this.open ? this.ask<Said | Refused | null>({ type: "chat", text }) : Promise.resolve(null);

  private ask<T>(frame: ClientMessage): Promise<T> {
    return new Promise((settle) => {
      this.requests.push({ frame, settle: settle as Request["settle"], underWay: false });
      if (this.open) this.pipe.send(frame);
    });
  }

  /** What was sent and not answered is sent again: the server does nothing twice, and questions are asked anew. */
  private greet(seat: number) {
    this.seat = seat;
    this.open = true;
    for (const request of this.requests) {
      request.underWay = false;
      this.pipe.send(request.frame);
    }
  }

  /** Said twice it would be heard twice, so a line of chat is not sent again. */
  private giveUpChat() {
    const lost = this.requests.filter(({ frame }) => frame.type === "chat");
    this.requests = this.requests.filter(({ frame }) => frame.type !== "chat");
    for (const request of lost) request.settle(null);
  }

  private match(message: ServerMessage) {
    const at = message.type === "refused" ? this.refusedBy(message) : this.answeredBy(message);
    if (at < 0) return;
    for (const earlier of this.requests.slice(0, at)) earlier.underWay = true;
    this.requests.splice(at, 1)[0].settle(message);
  }

  private answeredBy(message: ServerMessage): number {
    return this.requests.findIndex(({ frame }) => answers(message, frame, this.seat));
  }

  private refusedBy(refused: Refused): number {
    const action = refused.do;
    if (action) return this.requests.findIndex(({ frame }) => isAbout(frame, action));
    const next = this.requests.findIndex((request) => !request.underWay);
    return next < 0 && this.requests.length ? 0 : next;
  }
}

/** Is this what the server says to that frame, unless it refuses? */
function answers(message: ServerMessage, frame: ClientMessage, seat: number | null): boolean {
  switch (frame.type) {
    case "do":
    case "undo":
      return message.type === "done" && message.n === frame.n;
    case "preview":
      return message.type === "previewed" && same(message.do, frame.do);
    case "why":
      return message.type === "why" && message.do === frame.do;
    case "hint":
      return message.type === "hint";
    case "chat":
      return message.type === "chat" && message.seat === seat;
    case "ping":
      return message.type === "pong";
  }
}

/** Would a refusal of this frame name this action? */
function isAbout(frame: ClientMessage, action: string): boolean {
  switch (frame.type) {
    case "do":
    case "why":
      return frame.do === action;
    case "undo":
      return action === `undo ${frame.steps ?? 1}`;
    case "preview":
      return frame.do.includes(action);
    default:
      return false;
  }
}
