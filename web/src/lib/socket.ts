/** A WebSocket to one seat of a table. When it breaks it comes back by itself, and goes on where it stopped. */
import type { OpenPipe, Pipe, PipeEnd } from "./pipe";
import type { ClientMessage, Lang, ServerMessage } from "./types";

const PING = 20_000;
const SILENCE = 45_000;
const LONGEST_WAIT = 8000;
/** After these the server does not want us back. */
const FINAL = ["gone", "seat_lost", "too_many", "bad_frames"];

export const socketTo =
  (table: string, lang: Lang, drawing = false): OpenPipe =>
  (seat, end) =>
    new SocketPipe(table, lang, drawing, seat, end);

class SocketPipe implements Pipe {
  private socket: WebSocket | null = null;
  /** The `n` of the last state that came: where to resume. */
  private n = 0;
  private tries = 0;
  private timer = 0;
  private heard = 0;
  private greeted = false;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly lang: Lang,
    private readonly drawing: boolean,
    private seat: number | null,
    private readonly end: PipeEnd,
  ) {
    addEventListener("online", this.retry);
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
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
    this.end.status("closed");
  }

  private retry = () => {
    if (document.visibilityState === "visible" && this.socket?.readyState === WebSocket.CLOSED) this.connect();
  };

  private connect() {
    if (this.over) return;
    clearTimeout(this.timer);
    this.end.status(this.tries ? "lost" : "connecting");
    const query = new URLSearchParams({ lang: this.lang, n: String(this.n) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.drawing) query.set("drawing", "1");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    this.greeted = false;
    this.heard = Date.now();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket !== socket || this.over) return;
      this.tries += 1;
      this.end.status("lost");
      this.timer = window.setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 250 * 2 ** this.tries));
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
    if (this.over) return;
    this.heard = Date.now();
    if (message.type === "hello") {
      this.greeted = true;
      this.tries = 0;
      // The seat that the server chose is ours from now on, whoever is to decide when we come back.
      this.seat = message.seat;
      this.end.status("open");
    }
    if (message.type === "state") this.n = message.n;
    if (message.type === "bye" && FINAL.includes(message.error)) this.close();
    this.end.message(message);
  }
}
