/** One socket to one seat of a table, which comes back by itself when it breaks. */
import type { Because, Done, Hint, Lang, Previewed, Refused, Said, ServerMessage } from "./types";

export type Status = "connecting" | "open" | "lost" | "closed";

interface Waiting {
  frame: object;
  /** Is this the answer to it? */
  fits: (message: ServerMessage) => boolean;
  done: (message: ServerMessage | null) => void;
  /** Done twice it would be told twice: it is not sent again, and a break answers it with null. */
  once: boolean;
}

const PING = 20_000;
const SILENCE = 45_000;
const LAST_WORDS = ["gone", "seat_lost", "too_many", "bad_frames"];

export class Connection {
  /** The `n` of the last state that was handed on: where to resume. */
  n = 0;
  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private tries = 0;
  private timer = 0;
  private heard = 0;
  private over = false;
  private hello = false;

  constructor(
    readonly table: string,
    /** Null: the server chooses when it says hello, and that seat it stays. */
    private seat: number | null,
    readonly lang: Lang,
    private take: (message: ServerMessage) => void,
    private tell: (status: Status) => void,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  close() {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
    this.tell("closed");
  }

  do = (n: number, what: string) =>
    this.ask<Done | Refused>(
      { type: "do", n, do: what },
      (m) => (m.type === "done" && m.n === n) || (m.type === "refused" && (m.do === what || !m.do)),
    );
  undo = (n: number, steps: number) =>
    this.ask<Done | Refused>({ type: "undo", n, steps }, (m) => m.type === "done" || m.type === "refused");
  preview = (path: string[], each = false) =>
    this.ask<Previewed | Refused>(
      each ? { type: "preview", do: path, each } : { type: "preview", do: path },
      (m) =>
        (m.type === "previewed" && m.do.join() === path.join()) ||
        (m.type === "refused" && path.includes(m.do ?? "")),
    );
  why = (what: string) => this.ask<Because>({ type: "why", do: what }, (m) => m.type === "why" && m.do === what);
  hint = () => this.ask<Hint | Refused>({ type: "hint" }, (m) => m.type === "hint" || m.type === "refused");
  /** The line as everybody got it; null if the connection broke, so that nobody knows whether it was heard. */
  chat = (text: string) =>
    this.ask<Said | Refused | null>(
      { type: "chat", text },
      (m) => (m.type === "chat" && m.seat === this.seat) || (m.type === "refused" && !m.do),
      true,
    );

  private ask<T>(frame: object, fits: Waiting["fits"], once = false): Promise<T> {
    return new Promise((done) => {
      if (once && !this.open) return done(null as T);
      this.waiting.push({ frame, fits, once, done: done as Waiting["done"] });
      this.send(frame);
    });
  }

  private get open(): boolean {
    return this.hello && this.socket?.readyState === WebSocket.OPEN;
  }

  private send(frame: object) {
    if (this.open) this.socket!.send(JSON.stringify(frame));
  }

  private giveUp() {
    const lost = this.waiting.filter((one) => one.once);
    this.waiting = this.waiting.filter((one) => !one.once);
    for (const one of lost) one.done(null);
  }

  private now = () => {
    if (document.visibilityState === "visible" && this.socket?.readyState === WebSocket.CLOSED) this.connect();
  };

  private connect() {
    if (this.over) return;
    clearTimeout(this.timer);
    this.tell(this.tries ? "lost" : "connecting");
    const query = new URLSearchParams({ lang: this.lang, n: String(this.n) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    this.hello = false;
    this.heard = Date.now();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.giveUp();
      if (this.over) return;
      this.tries += 1;
      this.tell("lost");
      this.timer = window.setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.tries));
    };
    this.beat(socket);
  }

  private beat(socket: WebSocket) {
    const timer = setInterval(() => {
      if (this.socket !== socket || socket.readyState > WebSocket.OPEN) return clearInterval(timer);
      if (Date.now() - this.heard > SILENCE) return socket.close();
      this.send({ type: "ping" });
    }, PING);
  }

  private hear(message: ServerMessage) {
    this.heard = Date.now();
    if (message.type === "hello") {
      this.hello = true;
      this.seat = message.seat;
      this.tries = 0;
      this.tell("open");
      // What was sent and not answered is sent again: the server does nothing twice. Questions are asked anew.
      for (const one of this.waiting) this.send(one.frame);
    }
    if (message.type === "state") this.n = message.n;
    if (message.type === "bye" && LAST_WORDS.includes(message.error)) this.close();
    const at = this.waiting.findIndex((one) => one.fits(message));
    if (at >= 0) this.waiting.splice(at, 1)[0].done(message);
    this.take(message);
  }
}
