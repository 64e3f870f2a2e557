/** A pipe that a test holds the other end of. */
import type { OpenPipe, PipeEnd } from "../lib/pipe";
import type { ClientMessage, ServerMessage } from "../lib/types";

/** Which requests a message may answer. */
const ANSWERS: Partial<Record<ServerMessage["type"], ClientMessage["type"][]>> = {
  done: ["do", "undo"],
  refused: ["do", "undo"],
  previewed: ["preview"],
  hint: ["hint"],
  why: ["why"],
};

export class Script {
  /** All that was sent, oldest first. */
  sent: ClientMessage[] = [];
  /** Which seats were asked for, one for each pipe that was opened. */
  seats: (number | null)[] = [];
  closed = 0;
  private end!: PipeEnd;
  private asked: ClientMessage[] = [];

  /** `server` says what it would say to a frame; without it the test speaks for itself. */
  constructor(private readonly server: ((frame: ClientMessage) => Promise<ServerMessage[]>) | null = null) {}

  readonly open: OpenPipe = (seat, end) => {
    this.seats.push(seat);
    this.end = end;
    end.status("connecting");
    return { send: (frame) => this.hear(frame), close: () => void (this.closed += 1) };
  };

  /** Lets the server say something. */
  say(...messages: ServerMessage[]) {
    for (const message of messages) {
      if (message.type === "hello") this.end.status("open");
      this.end.message(message);
    }
  }

  /** Lets the server say something; answers go to the oldest request of their kind. */
  answer(...messages: ServerMessage[]) {
    for (const message of messages) {
      const at = this.asked.findIndex(({ type }) => ANSWERS[message.type]?.includes(type));
      if (at < 0) this.say(message);
      else this.say({ ...message, id: this.asked.splice(at, 1)[0].id } as ServerMessage);
    }
  }

  private hear(frame: ClientMessage) {
    this.sent.push(frame);
    this.asked.push(frame);
    void this.server?.(frame).then((messages) => this.say(...messages));
  }

  /** Lets the connection break. */
  lose() {
    this.end.status("lost");
  }

  /** The types of all that was sent since this was asked last. */
  take(): ClientMessage[] {
    return this.sent.splice(0);
  }
}
