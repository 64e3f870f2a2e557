/** A table as this seat sees it: who is here, what happened, what is shown. `Turn` has what is being chosen. */
import { SvelteSet } from "svelte/reactivity";
import { Connection } from "./connection";
import { confirmationOf, offersOf, suggestionOf, type Confirmation } from "./draft";
import type { Game, Offer, Scene, Thing } from "./game";
import type { Planning } from "../plan";
import type { OpenPipe, Status } from "./pipe";
import { clock, LATEST, Playback, type Clock, type Showing } from "./playback";
import { Recap } from "./recap.svelte";
import { frameOf, sceneOf } from "./scene";
import { settings } from "./settings.svelte";
import { call, play } from "./sound";
import type { Source } from "./source";
import { blocksOf, tell, type Block } from "./story";
import { Turn } from "./turn.svelte";
import { Worths } from "./worth.svelte";
import type {
  GameData,
  HostSays,
  Lesson,
  Outcome,
  PlanInfo,
  Said,
  ServerMessage,
  State,
  TableInfo,
  Told,
  View,
} from "./types";

/** So many of the latest events a screen reader can still read. */
const ANNOUNCED = 20;
/** How long to wait before what failed is fetched again, in milliseconds: twice as long each time, up to the second. */
const PATIENCE = [1000, 16000];
/** Who decides when the game is over. */
const OVER = -2;

/** Whoever follows a lesson does no more than it says: it would go on without them. */
function withinLesson(path: string[], lesson: Lesson | null): string[] {
  const plan = lesson?.do ?? [];
  const follows = plan.length > 0 && plan.every((action, at) => path[at] === action);
  return follows ? path.slice(0, plan.length) : path;
}

export class Table {
  status = $state<Status>("connecting");
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game | null>(null);
  data = $state.raw<GameData | null>(null);
  seat = $state(-1);
  /** All seats of this device. */
  seats = $state.raw<number[]>([]);
  /** Why nothing can be shown any more. */
  ended = $state("");
  /** Did something not come that may come another time? */
  failed = $state(false);
  story = $state.raw<Told[]>([]);
  chat = $state.raw<Said[]>([]);
  muted = $state.raw<number[]>([]);
  unread = $state(0);
  /** What is being written in the chat. */
  unsent = $state("");
  /** What happened lately, in words, each once: for a screen reader. */
  announced = $state.raw<{ id: number; text: string }[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  pointed = $state.raw<Offer | null>(null);
  asked = $state<Thing | null>(null);
  /** A hint for the question that is asked now: an empty text while a bot thinks, and what it would do. */
  hinted = $state.raw<{ text: string; plan: string[] } | null>(null);
  /** What happened to seats last, in words. */
  news = $state.raw<{ id: number; text: string } | null>(null);
  /** What the host tells everybody; an empty text if that was taken away. */
  host = $state.raw<HostSays | null>(null);
  /** What I have planned; null as long as nobody has asked, and where I cannot plan. */
  plan = $state.raw<PlanInfo | null>(null);
  /** What plans are shown with, once that has come. */
  plans = $state.raw<Planning | null>(null);
  /** Is a turn being planned: on a table of its own, or instead of this one? */
  planning = $state(false);
  /** When `info` came, by the clock of this device. */
  learned = 0;
  /** Whom the curtain waits for, where several play at one device; null: it is up. */
  curtain = $state<number | null>(null);
  /** What the line of the log tells of that is pointed at. */
  told = $state.raw<ReadonlySet<Thing>>(new SvelteSet());

  connection!: Connection;
  readonly turn = new Turn(this);
  readonly recap = new Recap(this);
  /** What things would bring as they stand. */
  readonly worths = new Worths(() => this.connection);
  private readonly playback: Playback;
  private showing = $state.raw<Showing>(LATEST);
  /** Does the table come as text as well? */
  private asText = false;
  private sentences = 0;
  private closed = false;
  private lessonEnded = $state(false);
  private finishing = false;

  /** `lifted`: the person of this seat is looking at this screen already. */
  constructor(
    readonly id: string,
    readonly source: Source,
    seat: number | null = null,
    private lifted = false,
    time: Clock = clock,
  ) {
    this.playback = new Playback(time, {
      beat: (event) => this.game!.beat(event),
      // Whoever goes step by step wants to see each, with or without motion.
      hurried: () => (settings.calm && !settings.stored.stepwise) || document.hidden,
      pace: () => settings.pace,
      stepwise: () => settings.stored.stepwise,
      others: (state) => state.events.some((event) => event.args.seat !== this.seat),
      mine: (state) => state.turn === this.seat,
      show: (state, before) => this.show(state, before),
      change: (showing) => (this.showing = showing),
    });
    this.lessonEnded = settings.hasEnded(id);
    this.open(seat);
  }

  private open(seat: number | null) {
    const pipe: OpenPipe = (seat, end) => this.source.open(seat, end, this.asText);
    this.connection = new Connection(pipe, seat, {
      message: (message) => this.hear(message),
      status: (status) => (this.status = status === "silent" ? "lost" : status),
    });
  }

  close() {
    this.closed = true;
    this.playback.clear();
    this.connection.close();
    this.status = "closed";
  }

  // What the server says

  private hear(message: ServerMessage) {
    switch (message.type) {
      case "hello":
        this.seat = message.seat;
        this.seats = message.mine;
        this.muted = message.muted;
        this.learn(message.table);
        // Only now it is known which game this is.
        if (!this.asText && this.source.needsText(message.table.game)) this.askForText();
        if (!this.game) void this.load(message.table.game);
        break;
      case "table":
        this.learn(message.table);
        this.announce(message.text ?? "");
        if (message.text) this.news = { id: this.sentences, text: message.text };
        break;
      case "events":
        this.story = tell(this.story, message.events);
        break;
      case "state":
        if (!this.turn.take(message)) break;
        this.pointed = null;
        this.hinted = null;
        this.playback.push(message);
        break;
      case "legal":
        this.turn.add(message.n, message.legal);
        break;
      case "chat":
        if (this.chat.some((said) => said.id === message.id)) break;
        // At the end the other side's comes in between.
        this.chat = [...this.chat, message].sort((a, b) => a.id - b.id);
        // What was said before I came is no news.
        if (this.turn.steps.length && message.seat !== this.seat) this.unread += 1;
        break;
      case "refused":
        this.turn.refusal = message.text;
        break;
      case "host":
        this.host = message;
        break;
      case "bye":
        if (this.status !== "closed") break;
        if (message.error === "seat_lost" && this.info) this.leaveSeat(message.text);
        else this.ended = message.text;
        break;
    }
  }

  private learn(info: TableInfo) {
    this.info = info;
    this.learned = Date.now();
  }

  /** My seat is another's now, or a bot's: I look on from another one of mine, or watch. */
  private leaveSeat(text: string) {
    const left = this.seats.find((seat) => seat !== this.seat);
    this.news = { id: this.sentences++, text };
    this.curtain = null;
    this.sitAt(left ?? -1);
  }

  /** A bot sits in for me: coming anew is enough to have the seat back. */
  takeBack = () => {
    this.connection.close();
    this.sitAt(null);
  };

  /** Comes once more, for a table as text. */
  private askForText() {
    this.asText = true;
    this.connection.close();
    this.open(this.seat);
  }

  private async load(id: string) {
    try {
      const { source } = this;
      const [game, data] = await Promise.all([source.game(id), source.data(id), source.words(id)]);
      // After a break there may have been a second hello meanwhile.
      if (this.game || this.closed) return;
      this.data = data;
      this.game = game;
      this.turn.look();
      this.playback.start();
    } catch (problem) {
      if (this.game || this.closed) return;
      this.close();
      this.failed = true;
      this.ended = (problem as Error).message;
    }
  }

  /** Takes in a state that is shown for the first time. */
  private show(state: State, before: State | null) {
    this.story = tell(this.story, state.events);
    const me = this.seat;
    if (before) this.recap.add(state);
    else this.recap.find(state);
    for (const event of state.events) play(this.game!.sound(event));
    // What happened before I came is not read out.
    if (before) for (const event of state.events) this.announce(this.wordsOf(event, state.view.on_turn));
    if (state.turn === me && before?.turn !== me && !this.planning) call();
    this.guard(state.turn);
    if (state.turn === OVER) void this.finish();
  }

  private announce(text: string) {
    if (text) this.announced = [...this.announced, { id: this.sentences++, text }].slice(-ANNOUNCED);
  }

  /** Is this a lesson, and has nobody ended it? */
  get guided(): boolean {
    return !!this.info?.guide && !this.lessonEnded;
  }
  /** Does a lesson say what to do now? */
  get led(): boolean {
    return this.guided && !!this.turn.lesson?.do.length;
  }
  /** Goes on without the voice of the lesson. */
  endLesson() {
    this.lessonEnded = true;
    settings.endLesson(this.id);
    settings.learn(this.info!.game, this.info!.guide);
  }

  /** Fetches the result, however often that takes: without it there is no scoring. */
  private async finish() {
    if (this.finishing) return;
    this.finishing = true;
    for (let wait = PATIENCE[0]; !this.outcome && !this.closed; wait = Math.min(2 * wait, PATIENCE[1])) {
      this.outcome = await this.source.outcome().catch(() => null);
      if (!this.outcome) await new Promise((done) => setTimeout(done, wait));
    }
    this.finishing = false;
  }

  // Several people at one device

  /**
   * Nobody sees a hand before they have said that they are the one who looks: neither when the turn goes to another of
   * them, nor on a page that was just opened, whoever's hand it would show.
   */
  private guard(turn: number) {
    if (turn === OVER) this.curtain = null;
    else if (this.seats.length < 2) return;
    else if (turn !== this.seat && this.seats.includes(turn)) {
      this.curtain = turn;
      this.lifted = false;
    } else if (!this.lifted) this.curtain = this.seat;
  }

  /** The next player at this device has taken it. */
  lift() {
    const seat = this.curtain;
    if (seat === null) return;
    this.curtain = null;
    this.lifted = true;
    if (seat === this.seat) return;
    this.connection.close();
    this.sitAt(seat);
  }

  /** Looks at the table from another seat; null: from mine, whichever that is. */
  private sitAt(seat: number | null) {
    this.playback.clear();
    this.turn.clear();
    this.worths.clear();
    this.story = [];
    this.announced = [];
    this.recap.clear();
    this.open(seat);
  }

  // What is shown

  /** Is what happened watched once more? */
  get watching(): boolean {
    return this.showing.again;
  }
  /** How many states wait to be shown, for those who do not want to watch. */
  get late(): number {
    return this.showing.late;
  }
  /** Is it my turn with nothing to be chosen yet: because something is being sent, or an older move of mine is shown? */
  get busy(): boolean {
    return this.turn.sending || (this.showing.frame !== null && this.mine);
  }

  /** Everything but the offers, which are made from it. */
  private bare: Scene | null = $derived.by(() => {
    const { data, info, showing } = this;
    const steps = showing.frame ? [frameOf(showing.frame, showing.again)] : this.turn.steps;
    if (!data || !info || !steps.length) return null;
    const around = { data, seats: info.seats, me: this.seat, night: settings.dark, calm: settings.calm };
    const { changed } = this.recap;
    // What is watched again is pointed at, as a line of the log is.
    const told = showing.again ? this.touchedBy(steps[0].events, steps[0].view) : this.told;
    return sceneOf(around, steps, { changed, told, mine: steps[0].turn === this.seat });
  });
  offers: Offer[] = $derived(this.game && this.bare?.mine && !this.busy ? offersOf(this.bare, this.game) : []);
  /** Everything but what is pointed at, and what follows from the draft. */
  private offered: Scene | null = $derived(this.bare && { ...this.bare, offers: this.offers });
  confirmation: Confirmation | null = $derived(
    this.game && this.offered?.mine
      ? confirmationOf({ ...this.offered, pointed: this.pointed, asked: this.asked }, this.game)
      : null,
  );
  /** What a guided game would do next. */
  suggestion: Offer | "confirm" | null = $derived(
    this.offered?.mine && !this.busy && this.turn.settled
      ? suggestionOf(
          this.hinted?.plan ?? (this.guided ? this.turn.lesson?.do : undefined),
          this.offered,
          this.confirmation,
        )
      : null,
  );
  /** All that is drawn. */
  scene: Scene | null = $derived.by(() => {
    if (!this.offered) return null;
    const suggested = this.suggestion === "confirm" ? null : (this.suggestion?.thing ?? null);
    const { now: worth, stored: before } = this.worths;
    return { ...this.offered, pointed: this.pointed, asked: this.asked, suggested, worth, before };
  });

  /** Asks what things would bring in the position that is shown, unless it is shown for a moment only. */
  weigh() {
    const steps = this.turn.steps;
    if (steps.length && this.game && !this.showing.frame) this.worths.look(this.turn.line, steps.at(-1)!.path);
  }

  /** Is it for me to decide, as far as can be seen? */
  get mine(): boolean {
    return this.bare?.mine ?? false;
  }

  /** The log by turns. */
  blocks: Block[] = $derived(blocksOf(this.story));

  /** An event in words, for whoever looks. */
  wordsOf(event: Told, on: number): string {
    const { data, info, game, seat } = this;
    return (game && data && info && game.tell(event, { data, seats: info.seats, me: seat, on })) || event.text;
  }

  /** Shows on the board what some events told of; nothing: no longer. */
  point(events: Told[]) {
    this.told = this.touchedBy(events, this.scene!.stored);
  }

  private touchedBy(events: Told[], view: View): ReadonlySet<Thing> {
    return new SvelteSet(events.flatMap((event) => this.game?.touched(event, this.data!, view) ?? []));
  }

  // What I do

  /** A click or tap on a thing: chooses it, or confirms it; false if there is nothing to choose. */
  tap(thing: Thing): boolean {
    const offer = this.offers.find((one) => one.thing === thing);
    if (!offer) return false;
    if (offer.chosen) void this.confirm();
    else void this.turn.choose(offer);
    return true;
  }

  async confirm() {
    const found = this.confirmation;
    if (found)
      await this.turn.commit(withinLesson([...this.turn.steps.at(-1)!.path, ...found.also], this.turn.lesson));
  }

  /** Whoever wants no confirmation for what can be taken back has it done at once, if it can. */
  async chosen() {
    const last = this.turn.steps.at(-1)!;
    const canBeTakenBack = last.turn === this.seat && !this.confirmation?.also.length;
    if (settings.stored.quick && this.confirmation && canBeTakenBack && !this.turn.lesson) await this.confirm();
  }

  async undo() {
    if (!this.showing.frame) await this.turn.undo();
  }

  /** Is it my turn, as far as can be seen, whoever decides something in it? */
  get isMyTurn(): boolean {
    return this.seat >= 0 && !this.late && this.turn.steps[0]?.view.on_turn === this.seat;
  }

  /** What others changed has been seen by whoever goes on; not yet by whoever only decides something for another. */
  acting() {
    if (this.isMyTurn) this.recap.clear();
  }

  why = (action: string) => this.connection.why(action);

  /** Says something; false if it may not have been heard. */
  say = async (text: string) => (await this.connection.chat(text))?.type === "chat";

  /** Asks a bot; its answer is forgotten if something else is asked by the time it comes. */
  async hint() {
    if (!this.mine || this.hinted) return;
    const asked = (this.hinted = { text: "", plan: [] as string[] });
    const answer = await this.connection.hint();
    if (this.hinted !== asked) return;
    this.hinted = { text: answer.text, plan: answer.type === "hint" ? [answer.do, ...(answer.then ?? [])] : [] };
  }

  /** Shows all that has come, at once. */
  skip = () => this.playback.skip();
  /** Shows again what others did since my last turn. */
  again = () => this.playback.again(this.recap.states);
  stop = () => this.playback.stop();
  /** Goes one step on, for whoever watches step by step. */
  forward = () => this.playback.forward();
}
