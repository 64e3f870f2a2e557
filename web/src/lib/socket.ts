/** A WebSocket to one seat of a table. When it breaks it comes back by itself, and goes on where it stopped. */
import type { OpenPipe, Pipe, PipeEnd } from "./pipe";
import type { ClientMessage, Lang, ServerMessage } from "./types";

/** How long nothing may come before we ask whether anybody is there, in milliseconds; and while it is my turn. */
const PING = { usual: 20_000, hurried: 1500 };
/** How long we wait for an answer to that before we say that the line is silent. */
const PATIENCE = { usual: 20_000, hurried: 2500 };
/** How long we wait for it before we connect again. */
const SILENCE = 25_000;
/** How often we look. */
const BEAT = 500;
const LONGEST_WAIT = 8000;
/** After these the server does not want us back. */
const FINAL = ["gone", "seat_lost", "too_many", "bad_frames", "banned", "site_password"];

export const socketTo =
  (table: string, lang: Lang, drawing = false, screen = false): OpenPipe =>
  (seat, end) =>
    new SocketPipe(table, { lang, ...(drawing && { drawing: "1" }), ...(screen && { screen: "1" }) }, seat, end);

class SocketPipe implements Pipe {
  private socket: WebSocket | null = null;
  /** The `n` of the last state that came: where to resume. */
  private n = 0;
  private tries = 0;
  private timer = 0;
  private heard = 0;
  /** When we asked whether anybody is there; 0 if something has come since. */
  private asked = 0;
  private silent = false;
  /** Is it my turn, so that a broken line must be noticed soon? */
  private hurried = false;
  private greeted = false;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly wishes: Record<string, string>,
    private seat: number | null,
    private readonly end: PipeEnd,
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.retry);
    this.connect();
  }

  send(frame: ClientMessage) {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  close() {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
    this.end.status("closed");
  }

  private retry = () => {
    const gone = !this.socket || this.socket.readyState === WebSocket.CLOSED;
    if (document.visibilityState === "visible" && gone) this.connect();
  };

  /** The line is gone. A browser may take long to say so, and does not wait for its goodbye here. */
  private lose = () => {
    if (this.over) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    clearTimeout(this.timer);
    this.tries += 1;
    this.end.status("lost");
    // Pages that were cut off in one moment do not all come back in one moment.
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries) * (0.5 + Math.random());
    this.timer = window.setTimeout(() => this.connect(), wait);
  };

  private connect() {
    if (this.over) return;
    clearTimeout(this.timer);
    this.end.status(this.tries ? "lost" : "connecting");
    const query = new URLSearchParams({ ...this.wishes, n: String(this.n) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    this.greeted = false;
    this.heard = Date.now();
    this.asked = 0;
    this.silent = false;
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => this.socket === socket && this.lose();
    this.beat(socket);
  }

  private beat(socket: WebSocket) {
    const timer = setInterval(() => {
      if (this.socket !== socket || this.over) return clearInterval(timer);
      const now = Date.now();
      const pace = this.hurried ? "hurried" : "usual";
      if (this.asked && now - this.asked > SILENCE) return this.lose();
      if (this.asked && now - this.asked > PATIENCE[pace] && !this.silent) {
        this.silent = true;
        this.end.status("silent");
      }
      if (!this.asked && now - this.heard > PING[pace]) {
        this.asked = now;
        this.send({ type: "ping" });
      }
    }, BEAT);
  }

  private hear(message: ServerMessage) {
    if (this.over) return;
    this.heard = Date.now();
    this.asked = 0;
    if (this.silent) {
      this.silent = false;
      this.end.status("open");
    }
    if (message.type === "hello") {
      this.greeted = true;
      this.tries = 0;
      // The seat that the server chose is ours from now on, whoever is to decide when we come back.
      this.seat = message.seat;
      this.end.status("open");
    }
    if (message.type === "state") {
      this.n = message.n;
      this.hurried = message.turn === this.seat;
    }
    if (message.type === "bye" && FINAL.includes(message.error)) this.close();
    this.end.message(message);
  }
}
