/**
 * The stage of the page's tests: the real screen of a table, on which a script plays positions of recorded games.
 * Tests hold the other end: `stage` is what they call, and `answer` is theirs, for what the page asks meanwhile.
 */
import { mount, tick, unmount } from "svelte";
import { loadGame } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import type { Source } from "../lib/source";
import { Table } from "../lib/table.svelte";
import type { GameData, Lang, ServerMessage } from "../lib/types";
import { words } from "../lib/words.svelte";
import TablePage from "../shell/TablePage.svelte";
import { nearest } from "../shell/things";
import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/app.css";
import { Script } from "./scripted";

interface Scenery {
  lang: Lang;
  theme: "light" | "dark";
  /** How large letters are, in percent. */
  text: number;
  words: string[];
  data: GameData;
}

declare global {
  interface Window {
    stage: typeof stage;
    /** Says what the server would say to a frame, as JSON. */
    answer(frame: string): Promise<string>;
  }
}

/** The words are there already: always the same promise, as on the page. */
const there = Promise.resolve();

let shown: ReturnType<typeof mount> | null = null;
let script: Script;
let table: Table;

const settled = () => !document.querySelector(".prompt[aria-busy=true]") && table.turn.settled;
/** Until the next frame is laid out, and whoever observes sizes has been told. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const stage = {
  /** Sets the scene anew: a language, a theme, a size of letters, a game. */
  async raise({ lang, theme, text, words: texts, data }: Scenery) {
    if (shown) await unmount(shown);
    Object.assign(settings.stored, { lang, theme, calm: true });
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.add("calm");
    document.documentElement.style.fontSize = text === 100 ? "" : `${text}%`;
    dispatchEvent(new Event("resize"));
    words.use(lang, texts);
    const game = await loadGame(data.game);
    script = new Script(async (frame) => JSON.parse(await window.answer(JSON.stringify(frame))));
    const source: Source = {
      open: script.open,
      needsText: () => false,
      game: async () => game,
      data: async () => data,
      words: () => there,
      outcome: () => new Promise(() => {}),
    };
    const make = (seat: number | null, lifted: boolean) => (table = new Table("stage", source, seat, lifted));
    shown = mount(TablePage, { target: document.body, props: { id: "stage", make } });
    await document.fonts.ready;
  },

  /** Lets the server say something, and waits until all of it is on the screen. */
  async play(messages: ServerMessage[]) {
    script.say(...messages);
    await stage.quiet();
  },

  /** Waits until the page has nothing more to ask, and has drawn what it knows. */
  async quiet() {
    for (let wait = 0; wait < 2000; wait++) {
      await tick();
      if (table.scene && document.querySelector(".boardbox") && settled()) break;
      await new Promise((done) => setTimeout(done, 2));
    }
    await frame();
    // What has just been laid out may need letters that were not asked for before.
    await document.fonts.ready;
    await frame();
    await tick();
  },

  /** What may be done, by the server's own list: each with the thing or button that the page has for it. */
  choices() {
    const game = table.game!;
    // What an earlier step of a draft could have been is left out: buttons would do something else than they say.
    const steps = table.turn.chosen ? table.turn.steps.slice(-1) : table.turn.steps;
    // What the confirmation does needs nothing of its own.
    const also = table.confirmation?.also ?? [];
    const legal = steps
      .flatMap((step) => step.legal)
      .filter((choice) => !game.opens(choice.do) && !also.includes(choice.do));
    return legal.map(({ do: action }) => {
      const offer = table.offers.find((one) => one.do === action);
      return { action, offered: !!offer, thing: offer?.thing ?? null };
    });
  },

  /** What a tap at a place of the board would take. */
  nearest: (x: number, y: number) => nearest(document.body, table.offers, x, y),

  /** Chooses something on the table, so that there is a draft to confirm; false if there is nothing to choose. */
  async draft(which: number) {
    const things = table.offers.filter((offer) => offer.thing && !offer.chosen);
    if (!things.length) return false;
    table.tap(things[which % things.length].thing!);
    await stage.quiet();
    return true;
  },
};

window.stage = stage;
