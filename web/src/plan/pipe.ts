/**
 * The way to a table on which a turn is planned. It speaks as a server does; behind it is the server's answer to what
 * would be if this were done, and nothing is done.
 */
import type { Pipe, PipeEnd } from "../lib/pipe";
import type { ClientMessage, ServerMessage, State, TableInfo } from "../lib/types";
import type { Question } from "./api";

/** What a pipe needs to know. */
interface Way {
  info: TableInfo;
  seat: number;
  lang: string;
  /** Asks the server about the table on which one plans. */
  ask: (question: Omit<Question, "turns">) => Promise<{ messages: ServerMessage[] }>;
  /** The turn is whole: what is done in it. */
  whole: (done: string[]) => void;
  failed: (text: string) => void;
}

export class PlanPipe implements Pipe {
  private done: string[] = [];
  /** Rises with everything that is done, as the lines of a table do. */
  private line = 1;
  private turns: number | null = null;
  private closed = false;

  constructor(
    private readonly way: Way,
    private readonly end: PipeEnd,
    private readonly drawing: boolean,
  ) {
    void Promise.resolve().then(() => this.open());
  }

  close() {
    this.closed = true;
  }

  send(frame: ClientMessage) {
    this.answer(frame).catch((problem: Error) => this.way.failed(problem.message));
  }

  private async open() {
    const { info, seat, lang } = this.way;
    const table = { ...info, hints: false, guide: "", turn: seat, watching: 0 };
    this.end.status("open");
    this.tell({ type: "hello", seat, mine: [seat], lang, table, muted: [] } as ServerMessage);
    await this.show().catch((problem: Error) => this.way.failed(problem.message));
  }

  private tell(message: ServerMessage) {
    if (!this.closed) this.end.message(message);
  }

  /** Shows how the table would stand. */
  private async show(answer?: ServerMessage) {
    const { messages } = await this.way.ask({ done: this.done, drawing: this.drawing });
    if (answer) this.tell(answer);
    for (const message of messages) {
      if (message.type === "events") continue;
      if (message.type === "state") {
        if (this.isWhole(message)) return this.way.whole(this.done);
        this.tell({ ...message, n: this.line, undo: this.done.length, events: [] });
      } else this.tell({ ...message, n: this.line } as ServerMessage);
    }
  }

  private isWhole({ view, turn }: State): boolean {
    this.turns ??= view.turns;
    return this.done.length > 0 && (turn !== this.way.seat || view.turns !== this.turns);
  }

  private async answer(frame: ClientMessage) {
    const { n = 0, id } = frame as { n?: number; id?: number };
    const done = () => ({ type: "done", n, next: (this.line += 1), id }) as ServerMessage;
    if (frame.type === "do") {
      const before = this.done;
      this.done = [...before, frame.do];
      try {
        await this.show(done());
      } catch (problem) {
        this.done = before;
        const { message } = problem as Error;
        this.tell({ type: "refused", error: "not_legal", n, text: message, rule: "", do: frame.do, id });
      }
    } else if (frame.type === "undo") {
      this.done = this.done.slice(0, -(frame.steps ?? 1));
      await this.show(done());
    } else if (frame.type === "preview" || frame.type === "why" || frame.type === "worth") {
      const { messages } = await this.way.ask({ done: this.done, ask: frame, drawing: this.drawing });
      this.tell({ ...messages[0], n: this.line, id } as ServerMessage);
    } else if (frame.type === "ping") this.tell({ type: "pong", n: this.line });
  }
}
