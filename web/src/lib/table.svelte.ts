/** A table as this seat sees it: what is stored, what is being drafted, what happened, who is here. */
import { SvelteSet } from "svelte/reactivity";
import { gameData, outcome as fetchOutcome } from "./api";
import { Connection, type Status } from "./connection";
import { loadGame, type Game, type Offer, type Scene, type Step, type Thing } from "./game";
import { settings } from "./settings.svelte";
import { call, play } from "./sound";
import { words } from "./words.svelte";
import type {
  Choice,
  GameData,
  Lang,
  Lesson,
  Outcome,
  Previewed,
  Said,
  ServerMessage,
  State,
  TableInfo,
  Told,
} from "./types";

/** A bot's turn is watched for no longer than this, in milliseconds. */
const LONGEST = 2500;
/** So many of the latest events are kept for a screen reader. */
const HEARD = 20;
/** How long to wait before what failed is fetched again, in milliseconds: twice as long each time, up to the second. */
const PATIENCE = [1000, 16000];
/** More than so many steps are not previewed at once. */
const DEEPEST = 8;

export class Table {
  status = $state<Status>("connecting");
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game | null>(null);
  data = $state.raw<GameData | null>(null);
  seat = $state(-1);
  seats = $state.raw<number[]>([]);
  steps = $state.raw<Step[]>([]);
  undoable = $state(0);
  story = $state.raw<Told[]>([]);
  chat = $state.raw<Said[]>([]);
  muted = $state.raw<number[]>([]);
  refusal = $state("");
  /** What happened lately, in words, each once: for a screen reader. */
  heard = $state.raw<{ id: number; text: string }[]>([]);
  ended = $state("");
  busy = $state(false);
  /** Has the server told all that belongs to the choices on the table? */
  settled = $state(true);
  outcome = $state.raw<Outcome | null>(null);
  pointed = $state.raw<Offer | null>(null);
  asked = $state<Thing | null>(null);
  /** Whom the curtain waits for, where several play at one device; null: it is up. */
  curtain = $state<number | null>(null);
  watching = $state(false);
  /** How many states wait to be shown, for those who do not want to watch. */
  late = $state(0);
  hinted = $state("");
  /** What a guided game says now, as long as it goes as planned. */
  lesson = $state.raw<Lesson | null>(null);
  unread = $state(0);
  readonly changed = new SvelteSet<Thing>();
  /** What was shown since my last action: to be watched again. */
  recent = $state.raw<State[]>([]);

  private line!: Connection;
  private coming: State[] = [];
  private showing = 0;
  private spent = 0;
  private n = 0;
  private drafts = 0;
  private expected = 0;
  private sentences = 0;
  private closed = false;
  private finishing = false;

  /** `lifted`: the person of this seat is looking at this screen already. */
  constructor(
    readonly id: string,
    readonly lang: Lang,
    seat: number | null = null,
    private lifted = false,
  ) {
    this.open(seat);
  }

  private open(seat: number | null) {
    this.line = new Connection(
      this.id,
      seat,
      this.lang,
      (message) => void this.hear(message),
      (status) => (this.status = status),
    );
  }

  close() {
    this.closed = true;
    clearTimeout(this.showing);
    this.line.close();
  }

  // What the server says

  private async hear(message: ServerMessage) {
    switch (message.type) {
      case "hello":
        this.seat = message.seat;
        this.seats = message.mine;
        this.muted = message.muted;
        this.info = message.table;
        if (!this.game) {
          const [game, data] = await Promise.all([
            loadGame(message.table.game),
            gameData(this.lang, message.table.game),
            words.load(this.lang, message.table.game),
          ]);
          this.data = data;
          this.game = game;
          this.next();
        }
        break;
      case "table":
        this.info = message.table;
        this.announce(message.text ?? "");
        break;
      case "events":
        this.tell(message.events);
        break;
      case "state":
        this.coming.push(message);
        this.late = this.coming.length;
        this.next();
        break;
      case "legal": {
        const [first, ...rest] = this.steps;
        if (this.n === message.n && first) {
          const known = new Set(first.legal.map((choice) => choice.do));
          const more = message.legal.filter((choice) => !known.has(choice.do));
          this.steps = [{ ...first, legal: [...first.legal, ...more] }, ...rest];
        } else this.coming.at(-1)?.legal.push(...message.legal);
        break;
      }
      case "chat":
        if (!this.chat.some((said) => said.id === message.id)) {
          this.chat = [...this.chat, message];
          // What was said before I came is no news.
          if (this.steps.length && message.seat !== this.seat) this.unread += 1;
        }
        break;
      case "refused":
        this.refusal = message.text;
        break;
      case "bye":
        if (this.status === "closed") this.ended = message.text;
        break;
    }
  }

  private tell(events: Told[]) {
    let story = this.story;
    for (const event of events) {
      if (
        story.some(
          (old) =>
            old.n === event.n &&
            old.key === event.key &&
            old.text === event.text &&
            event.key !== "undo" &&
            duplicate(story, events, event),
        )
      )
        continue;
      if (event.key === "undo") story = story.filter((old) => old.n < Number(event.args.first));
      else story = [...story, event];
    }
    this.story = story;
  }

  /** Shows what has come, one state after the other, each as long as it takes to follow it. */
  private next() {
    if (this.showing || !this.game || !this.coming.length || this.watching) return;
    const state = this.coming.shift()!;
    this.late = this.coming.length;
    this.show(state);
    const mine = state.turn === this.seat;
    const beats = state.events.map((event) => this.game!.beat(event));
    const wish = settings.calm || document.hidden ? 0 : beats.reduce((a, b) => a + b, 0);
    const time = Math.min(wish, Math.max(0, LONGEST - this.spent));
    this.spent = mine ? 0 : this.spent + time;
    if (time) {
      this.showing = window.setTimeout(() => {
        this.showing = 0;
        this.next();
      }, time);
    } else this.next();
  }

  /** Shows all that has come, at once. */
  skip() {
    clearTimeout(this.showing);
    this.showing = 0;
    this.spent = LONGEST;
    this.next();
  }

  private show(state: State) {
    const before = this.steps[0];
    // The line broke and nothing happened meanwhile: what was put together stands.
    if (before && state.n === this.n && state.view.seat === before.view.seat) return;
    this.n = state.n;
    if (this.n >= this.expected) this.busy = false;
    this.drafts += 1;
    this.steps = [
      {
        path: [],
        view: state.view,
        legal: state.legal,
        question: state.question,
        events: state.events,
        turn: state.turn,
        each: {},
      },
    ];
    this.undoable = state.undo;
    this.lesson = state.lesson ?? null;
    this.pointed = null;
    this.refusal = "";
    this.hinted = "";
    this.tell(state.events);
    const me = this.seat;
    for (const event of state.events) {
      if (event.args.seat !== me)
        for (const thing of this.game!.touched(event, this.data!)) this.changed.add(thing);
      play(this.game!.sound(event));
    }
    if (state.events.some((event) => event.args.seat !== me)) this.recent = [...this.recent, state].slice(-60);
    // What happened before I came is not read out.
    if (before) for (const event of state.events) this.announce(event.text);
    if (state.turn === me && before?.turn !== me) call();
    this.guard(state.turn);
    this.settled = state.turn !== me;
    if (state.turn === me && !this.busy) void this.settle(this.prepare(this.drafts));
    if (state.turn === -2 && !this.outcome) void this.finish();
  }

  private announce(text: string) {
    if (text) this.heard = [...this.heard, { id: this.sentences++, text }].slice(-HEARD);
  }

  /** Fetches the result, however often that takes: without it there is no scoring. */
  private async finish() {
    if (this.finishing) return;
    this.finishing = true;
    for (let wait = PATIENCE[0]; !this.outcome && !this.closed; wait = Math.min(2 * wait, PATIENCE[1])) {
      this.outcome = await fetchOutcome(this.id, this.lang).catch(() => null);
      if (!this.outcome) await new Promise((done) => setTimeout(done, wait));
    }
    this.finishing = false;
  }

  /**
   * Where several play at one device, nobody sees a hand before they have said that they are the one who looks: neither
   * when the turn goes to another of them, nor on a page that was just opened, whoever's hand it would show.
   */
  private guard(turn: number) {
    if (turn === -2) this.curtain = null;
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
    this.line.close();
    clearTimeout(this.showing);
    this.showing = 0;
    this.steps = [];
    this.story = [];
    this.coming = [];
    this.late = 0;
    this.recent = [];
    this.heard = [];
    this.changed.clear();
    this.open(seat);
  }

  // The draft

  private async settle(work: Promise<void>) {
    const draft = this.drafts;
    this.settled = false;
    await work;
    if (this.drafts === draft) this.settled = true;
  }

  /** Asks what every choice would come to, and goes through what merely opens the real choice. */
  private async prepare(draft: number) {
    const last = this.steps.at(-1)!;
    const opening = last.legal.find((choice) => this.game!.opens(choice.do));
    if (opening && this.steps.length === 1) {
      await this.extend(0, opening.do, draft);
      return;
    }
    if (!last.legal.length) return;
    const answer = await this.line.preview(last.path, true);
    if (answer.type !== "previewed" || this.drafts !== draft) return;
    const each = Object.fromEntries((answer.each ?? []).map((one) => [one.do, one.events]));
    this.steps = this.steps.map((step) => (step.path === last.path ? { ...step, each } : step));
  }

  private async extend(level: number, action: string, draft: number): Promise<void> {
    const path = [...this.steps[level].path, action];
    const answer: Previewed | { type: "refused" } = await this.line.preview(path);
    if (answer.type !== "previewed" || this.drafts !== draft) return;
    // Too many choices for a preview: done for real, which can be taken back, they all come.
    if (answer.more) return this.commit(path);
    this.steps = [
      ...this.steps.slice(0, level + 1),
      {
        path,
        view: answer.view,
        legal: answer.turn === this.seat && !this.game!.ends?.(action) ? (answer.legal ?? []) : [],
        question: answer.question ?? "",
        events: answer.events,
        turn: answer.turn,
        each: {},
      },
    ];
    await this.prepare(draft);
  }

  get mine(): boolean {
    return this.steps.length > 0 && this.steps[0].turn === this.seat && !this.watching;
  }

  /** How many steps of the draft a person has chosen, those that open by themselves not counted. */
  get chosen(): number {
    return this.steps.slice(1).filter((step) => !this.game!.opens(step.path.at(-1)!)).length;
  }

  offers: Offer[] = $derived.by(() => {
    const { game, data, steps } = this;
    if (!game || !data || !this.mine || this.busy) return [];
    const found: Offer[] = [];
    const seen = new Set<Thing>();
    const scene = this.scene!;
    for (let level = steps.length - 1; level >= Math.max(0, steps.length - 2); level--) {
      const step = steps[level];
      const picked = steps[level + 1]?.path.at(-1);
      for (const choice of step.legal) {
        if (game.opens(choice.do)) continue;
        const thing = game.thing(choice.do, step.view, data);
        // Buttons of an earlier step would do something else than they say, unless nothing was chosen yet.
        if (!thing && level < steps.length - 1 && this.chosen) continue;
        if (thing && seen.has(thing)) continue;
        if (thing) seen.add(thing);
        const events = step.each[choice.do] ?? [];
        const label = game.label(choice, { ...scene, view: step.view as never }) || choice.text;
        found.push({ do: choice.do, label, thing, level, chosen: choice.do === picked, events });
      }
    }
    const order = (offer: Offer) => (offer.thing && game.order ? game.order(offer.thing, data) : 0);
    return found.sort((a, b) => Number(!a.thing) - Number(!b.thing) || order(a) - order(b));
  });

  /** Everything but the offers, which are made from it. */
  private scene: Scene | null = $derived.by(() => {
    if (!this.data || !this.steps.length || !this.info) return null;
    return {
      data: this.data,
      view: this.steps.at(-1)!.view,
      stored: this.steps[0].view,
      steps: this.steps,
      offers: [],
      pointed: null,
      asked: this.asked,
      changed: this.changed,
      seats: this.info.seats,
      me: this.seat,
      mine: this.mine,
      night: settings.dark,
      calm: settings.calm,
    };
  });
  whole: Scene | null = $derived(this.scene && { ...this.scene, offers: this.offers, pointed: this.pointed });

  /** A click or tap on a thing: chooses it, or confirms it; false if there is nothing to choose. */
  tap(thing: Thing): boolean {
    const offer = this.offers.find((one) => one.thing === thing);
    if (!offer) return false;
    if (offer.chosen) void this.confirm();
    else void this.choose(offer);
    return true;
  }

  async choose(offer: Offer) {
    this.refusal = "";
    this.drafts += 1;
    if (!offer.thing) return this.commit([...this.steps[offer.level].path, offer.do]);
    if (this.steps[offer.level].path.length >= DEEPEST - 1) {
      return this.commit([...this.steps[offer.level].path, offer.do]);
    }
    await this.settle(this.extend(offer.level, offer.do, this.drafts));
  }

  confirmation = $derived.by(() => {
    if (!this.game || !this.whole || !this.mine || this.chosen === 0) return null;
    return this.game.confirm(this.whole);
  });

  /** What a guided game would do next: something that is offered, or the confirmation; null if it has no word on it. */
  suggestion: Offer | "confirm" | null = $derived.by(() => {
    const plan = this.lesson?.do;
    if (!plan || !this.mine || this.busy || !this.settled) return null;
    const path = this.steps.at(-1)!.path;
    if (path.some((action, i) => plan[i] !== action)) return null;
    const next = plan.at(path.length);
    const found = this.confirmation;
    if (found && (next === undefined || found.also[0] === next)) return "confirm";
    return this.offers.find((offer) => offer.do === next && offer.level === this.steps.length - 1) ?? null;
  });

  async confirm() {
    const found = this.confirmation;
    if (found) await this.commit([...this.steps.at(-1)!.path, ...found.also]);
  }

  /** Sends a path, one action after the other. */
  async commit(path: string[]) {
    if (this.busy) return;
    this.busy = true;
    this.expected = Infinity;
    this.refusal = "";
    this.changed.clear();
    this.recent = [];
    let n = this.n;
    for (const action of path) {
      const answer = await this.line.do(n, action);
      if (answer.type === "refused") {
        this.back(this.steps.length);
        this.refuse(answer.text);
        return;
      }
      n = answer.next;
    }
    this.expect(n);
  }

  /** Gives up the last chosen step of the draft, or takes back what is stored. */
  async undo() {
    if (this.chosen) {
      this.back(1);
      return;
    }
    if (!this.undoable || this.busy) return;
    this.busy = true;
    this.expected = Infinity;
    const answer = await this.line.undo(this.n, 1);
    if (answer.type === "refused") this.refuse(answer.text);
    else this.expect(answer.next);
  }

  /** Offers nothing until the state that belongs to what was done is there. */
  private expect(n: number) {
    this.expected = n;
    if (this.n < n) return;
    this.busy = false;
    if (this.mine) void this.settle(this.prepare(this.drafts));
  }
  private refuse(text: string) {
    this.expected = 0;
    this.busy = false;
    this.refusal = text;
  }

  private back(steps: number) {
    this.drafts += 1;
    this.settled = true;
    const least = this.steps.length - this.chosen;
    this.steps = this.steps.slice(0, Math.max(least, this.steps.length - steps));
  }

  why = (action: string) => this.line.why(action);
  /** Says something; false if it may not have been heard. */
  say = async (text: string) => (await this.line.chat(text))?.type === "chat";
  async hint() {
    const answer = await this.line.hint();
    this.hinted = answer.text;
    if (answer.type === "hint") {
      const offer = this.offers.find((one) => one.do === answer.do);
      if (offer?.thing) this.pointed = offer;
    }
  }

  /** Shows again what others did since my last action. */
  async again() {
    if (this.watching || !this.recent.length) return;
    const now = this.steps;
    this.watching = true;
    for (const state of this.recent) {
      this.steps = [
        { ...now[0], view: state.view, legal: [], question: state.events.at(-1)?.text ?? "", turn: -3 },
      ];
      const time = Math.max(700, ...state.events.map((event) => this.game!.beat(event)));
      await new Promise((done) => setTimeout(done, time));
      if (!this.watching) break;
    }
    this.watching = false;
    this.steps = now;
    this.next();
  }
  stop() {
    this.watching = false;
  }
}

/** Was this event told already, before this message? The same line may tell the same thing twice. */
function duplicate(story: Told[], events: Told[], event: Told): boolean {
  const same = (one: Told) => one.n === event.n && one.text === event.text;
  return story.filter(same).length >= events.filter(same).length;
}

export type { Choice };
