/**
 * What others do, shown one state after the other, each for as long as it takes to follow it. While an older state is
 * shown there is a `frame`; the draft of the turn goes its own way meanwhile.
 */
import type { State, Told } from "./types";

/** Another's turn is watched for no longer than this at the usual speed, in milliseconds. */
const LONGEST = 2500;
/** What is watched again is shown for at least this long, in milliseconds. */
const AGAIN = 700;

export interface Clock {
  /** Does something after a time, in milliseconds; the answer stops it. */
  after(time: number, work: () => void): () => void;
}

export const clock: Clock = {
  after(time, work) {
    const timer = setTimeout(work, time);
    return () => clearTimeout(timer);
  },
};

/** What is to be shown now. */
export interface Showing {
  /** A state that is shown instead of the latest one. */
  frame: State | null;
  /** Is the frame one that was shown before, and is watched again? */
  again: boolean;
  /** How many states wait to be shown. */
  late: number;
}

export const LATEST: Showing = { frame: null, again: false, late: 0 };

export interface Audience {
  /** How long an event is watched, in milliseconds. */
  beat(event: Told): number;
  /** Is nobody watching, or does nobody want to? */
  hurried(): boolean;
  /** How many times as long as usual things are watched. */
  pace(): number;
  /** Does whoever watches want to go on step by step? */
  stepwise(): boolean;
  /** Did others do something in this state? */
  others(state: State): boolean;
  /** Is it my turn in this state? */
  mine(state: State): boolean;
  /** Shows a state for the first time, after the one that was shown before. */
  show(state: State, before: State | null): void;
  /** Takes notice of what is shown now. */
  change(showing: Showing): void;
}

export class Playback {
  private queue: State[] = [];
  private current: State | null = null;
  private replayed: State | null = null;
  private rest: State[] = [];
  /** Is all that has come to be shown, without waiting for anybody? */
  private skipping = false;
  private spent = 0;
  private started = false;
  private wake: (() => void) | null = null;
  private end: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly audience: Audience,
  ) {}

  /** Begins to show what has come; before that it waits. */
  start() {
    this.started = true;
    this.next();
  }

  push(state: State) {
    this.queue.push(state);
    this.next();
  }

  /** Shows all that has come, at once. */
  skip() {
    this.wake?.();
    this.wake = null;
    this.skipping = true;
    this.next();
    this.skipping = false;
  }

  /** Goes one step on, for whoever watches step by step. */
  forward() {
    if (this.replayed) {
      this.end?.();
      return this.replay(this.rest);
    }
    this.wake?.();
    this.wake = null;
    this.next();
  }

  /** Shows some states once more, one after the other. */
  again(states: State[]) {
    if (this.replayed) return;
    this.replay(states);
  }

  /** Stops showing them once more. */
  stop() {
    this.end?.();
    this.replay([]);
  }

  /** Forgets everything. */
  clear() {
    this.wake?.();
    this.end?.();
    this.wake = this.end = this.current = this.replayed = null;
    this.queue = [];
    this.rest = [];
    this.spent = 0;
    this.change();
  }

  private replay([first, ...rest]: State[]) {
    this.end = null;
    this.replayed = first ?? null;
    this.rest = rest;
    this.change();
    if (!first) return this.next();
    if (this.audience.stepwise()) return;
    const time = Math.max(AGAIN, ...first.events.map((event) => this.audience.beat(event)));
    this.end = this.clock.after(time * this.audience.pace(), () => this.replay(rest));
  }

  private next() {
    while (this.started && !this.wake && !this.replayed && this.queue.length) {
      const state = this.queue.shift()!;
      const before = this.current;
      this.current = state;
      this.change();
      this.audience.show(state, before);
      const time = this.skipping ? 0 : this.timeFor(state);
      // Nobody waits for themselves.
      const waits = this.audience.stepwise() && this.audience.others(state) && !this.audience.mine(state);
      if (time && waits) this.wake = () => {};
      else if (time)
        this.wake = this.clock.after(time, () => {
          this.wake = null;
          this.next();
        });
    }
    this.change();
  }

  private timeFor(state: State): number {
    const beats = this.audience.hurried() ? [] : state.events.map((event) => this.audience.beat(event));
    const pace = this.audience.pace();
    const wish = beats.reduce((sum, beat) => sum + beat, 0) * pace;
    const time = this.audience.stepwise() ? wish : Math.min(wish, Math.max(0, LONGEST * pace - this.spent));
    this.spent = this.audience.mine(state) ? 0 : this.spent + time;
    return time;
  }

  private change() {
    const frame = this.replayed ?? (this.queue.length ? this.current : null);
    this.audience.change({ frame, again: this.replayed !== null, late: this.queue.length });
  }
}
