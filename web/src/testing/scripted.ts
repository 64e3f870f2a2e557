/** A pipe that a test holds the other end of. */
import type { OpenPipe, PipeEnd } from "../lib/pipe";
import type { ClientMessage, ServerMessage } from "../lib/types";

export class Script {
  /** All that was sent, oldest first. */
  sent: ClientMessage[] = [];
  /** Which seats were asked for, one for each pipe that was opened. */
  seats: (number | null)[] = [];
  closed = 0;
  private end!: PipeEnd;

  /** `answer` says what the server would say to a frame; without it the test speaks for itself. */
  constructor(private readonly answer: ((frame: ClientMessage) => Promise<ServerMessage[]>) | null = null) {}

  readonly open: OpenPipe = (seat, end) => {
    this.seats.push(seat);
    this.end = end;
    end.status("connecting");
    const send = (frame: ClientMessage) => {
      this.sent.push(frame);
      void this.answer?.(frame).then((messages) => this.say(...messages));
    };
    return { send, close: () => void (this.closed += 1) };
  };

  /** Lets the server say something. */
  say(...messages: ServerMessage[]) {
    for (const message of messages) {
      if (message.type === "hello") this.end.status("open");
      this.end.message(message);
    }
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
