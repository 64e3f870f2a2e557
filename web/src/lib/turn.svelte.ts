/** My turn: the draft, what the server says about it, and sending it. */
import type { Connection } from "./connection";
import {
  addChoices,
  addEach,
  back,
  countChosen,
  extend,
  isDoneAtOnce,
  join,
  joinsDraft,
  openingOf,
  pathTo,
  start,
} from "./draft";
import type { Game, Offer, Step } from "./game";
import type { Choice, Lesson, State } from "./types";

/** What a turn needs of the table it is part of. */
interface Place {
  readonly game: Game | null;
  readonly seat: number;
  readonly connection: Connection;
  /** Takes notice that something is being done. */
  acting(): void;
  /** Takes notice that something has been chosen. */
  chosen(): Promise<void>;
}

export class Turn {
  /** The draft, from the latest state on. */
  steps = $state.raw<Step[]>([]);
  /** Was something sent whose state has not come yet? */
  sending = $state(false);
  /** Has the server told all that belongs to the choices on the table? */
  settled = $state(true);
  refusal = $state("");
  /** How many of my steps the server would take back. */
  undoable = $state(0);
  /** What a guided game says now, as long as it goes as planned. */
  lesson = $state.raw<Lesson | null>(null);

  private n = $state(0);
  /** Rises with every new draft and every choice: what was asked for an earlier one comes too late. */
  private attempt = 0;
  /** The line up to which a state must have come before anything can be chosen again. */
  private expected = 0;

  constructor(private readonly place: Place) {}

  /** Is this seat asked something, as far as we know? */
  get asked(): boolean {
    return this.steps[0]?.turn === this.place.seat;
  }

  /** The line that comes next. */
  get line(): number {
    return this.n;
  }

  /** How many steps of the draft a person has chosen. */
  get chosen(): number {
    return this.place.game ? countChosen(this.steps, this.place.game) : 0;
  }

  /** Begins a new draft; false if nothing has happened since the last state, so that what was put together stands. */
  take(state: State): boolean {
    const before = this.steps[0];
    if (before && state.n === this.n && state.view.seat === before.view.seat) return false;
    this.n = state.n;
    if (this.n >= this.expected) this.sending = false;
    this.attempt += 1;
    this.steps = start(state);
    this.undoable = state.undo;
    this.lesson = state.lesson ?? null;
    this.refusal = "";
    this.settled = !this.asked;
    this.look();
    return true;
  }

  /** Adds the rest of a long list of choices. */
  add(n: number, choices: Choice[]) {
    if (n === this.n && this.steps.length) this.steps = addChoices(this.steps, choices);
  }

  /** Forgets everything: another seat looks at this screen. */
  clear() {
    this.attempt += 1;
    this.steps = [];
    this.n = this.expected = 0;
    this.sending = false;
  }

  /** Asks the server about what can be chosen now, if that is for us to choose. */
  look() {
    if (this.asked && !this.sending && this.place.game) void this.settle(this.prepare(this.attempt));
  }

  async choose(offer: Offer) {
    const { game } = this.place;
    this.refusal = "";
    this.attempt += 1;
    if (joinsDraft(this.steps, offer, game!))
      this.steps = join(this.steps, offer.do, game!.joins(offer.do, this.steps[offer.level].view));
    else if (isDoneAtOnce(this.steps, offer)) await this.commit(pathTo(this.steps, offer));
    else {
      const { attempt } = this;
      await this.settle(this.walk(offer, attempt));
      if (this.attempt === attempt) await this.place.chosen();
    }
  }

  /** Sends a path, one action after the other. */
  async commit(path: string[]) {
    if (this.sending) return;
    this.begin();
    this.place.acting();
    let n = this.n;
    for (const action of path) {
      const answer = await this.place.connection.do(n, action);
      if (answer.type === "refused") {
        this.giveUp(this.steps.length);
        this.refuse(answer.text);
        return;
      }
      n = answer.next;
    }
    this.expect(n);
  }

  /** Gives up the last chosen step of the draft, or takes back what is stored. */
  async undo() {
    if (this.chosen) return this.giveUp(1);
    if (!this.undoable || this.sending) return;
    this.begin();
    const answer = await this.place.connection.undo(this.n, 1);
    if (answer.type === "refused") this.refuse(answer.text);
    else this.expect(answer.next);
  }

  /** Takes back whatever led away from a lesson: the draft, or all that was done since. */
  async backToLesson() {
    if (this.sending) return;
    if (this.chosen) this.giveUp(this.chosen);
    const steps = this.lesson?.back ?? 0;
    if (!steps) return;
    this.begin();
    this.place.acting();
    const answer = await this.place.connection.undo(this.n, steps);
    if (answer.type === "refused") this.refuse(answer.text);
    else this.expect(answer.next);
  }

  private begin() {
    this.sending = true;
    this.expected = Infinity;
    this.refusal = "";
  }

  /** Offers nothing until the state that belongs to what was done is there. */
  private expect(n: number) {
    this.expected = n;
    if (this.n < n) return;
    this.sending = false;
    this.look();
  }

  private refuse(text: string) {
    this.expected = 0;
    this.sending = false;
    this.refusal = text;
    if (this.steps.length === 1) this.look();
  }

  private giveUp(count: number) {
    this.attempt += 1;
    this.settled = true;
    this.steps = back(this.steps, count, this.place.game!);
  }

  private async settle(work: Promise<void>) {
    const attempt = this.attempt;
    this.settled = false;
    await work;
    if (this.attempt === attempt) this.settled = true;
  }

  /** Asks what every choice would come to, and goes through what merely opens the real choice. */
  private async prepare(attempt: number): Promise<void> {
    const opening = openingOf(this.steps, this.place.game!);
    if (opening) return this.step(0, opening, attempt);
    const last = this.steps.at(-1)!;
    if (!last.legal.length) return;
    const why = this.place.game!.doubts(last);
    const answer = await this.place.connection.preview(last.path, { each: true, why });
    if (answer.type === "previewed" && this.attempt === attempt) this.steps = addEach(this.steps, answer);
  }

  /** Takes the steps of an offer; only what the last one leads to is looked at closely. */
  private async walk(offer: Offer, attempt: number): Promise<void> {
    const actions = [offer.do, ...offer.then];
    for (const [at, action] of actions.entries()) {
      const isLast = at === actions.length - 1;
      await this.step(offer.level + at, action, attempt, isLast);
      if (this.attempt !== attempt || this.steps.length !== offer.level + at + 2) return;
    }
  }

  /** Takes one more step of the draft. */
  private async step(level: number, action: string, attempt: number, closely = true): Promise<void> {
    const path = [...this.steps[level].path, action];
    const answer = await this.place.connection.preview(path);
    if (answer.type !== "previewed" || this.attempt !== attempt) return;
    // There are too many choices for a preview. Done for real, which can be taken back, they all come.
    if (answer.more) return this.commit(path);
    this.steps = extend(this.steps, level, answer, this.place.seat, this.place.game!);
    if (closely) await this.prepare(attempt);
    else this.steps = [...this.steps.slice(0, -1), { ...this.steps.at(-1)!, passed: true }];
  }
}
