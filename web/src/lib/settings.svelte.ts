/** What a person has chosen for this browser. It stays here and is told to nobody but the language. */
import type { Lang } from "./types";

export const LANGUAGES: Record<Lang, string> = { en: "English", it: "Italiano", de: "Deutsch", fr: "Français" };

interface Stored {
  lang: Lang | null;
  theme: "auto" | "light" | "dark";
  calm: boolean;
  sound: boolean;
  call: boolean;
  notify: boolean;
  bots: number;
  /** Is what can be taken back done without being confirmed? */
  quick: boolean;
  /** How fast others' turns and replays are shown. */
  speed: "slow" | "normal" | "fast";
  /** Are they shown step by step, at a click? */
  stepwise: boolean;
  /** What to be called at new tables. */
  name: string;
  /** Lessons that were followed to their end, or ended before: `game guide`. */
  learned: string[];
  /** When the message of the host was said that was read and closed. */
  told: number;
}

const KEY = "laguna";
const usual: Stored = {
  lang: null,
  theme: "auto",
  calm: false,
  sound: false,
  call: true,
  notify: false,
  bots: 2,
  quick: false,
  speed: "normal",
  stepwise: false,
  name: "",
  learned: [],
  told: 0,
};

function read(): Stored {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

class Settings {
  stored = $state(read());
  private systemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  private systemCalm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.systemDark = e.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener(
      "change",
      (e) => (this.systemCalm = e.matches),
    );
  }

  get lang(): Lang {
    if (this.stored.lang) return this.stored.lang;
    const wish = navigator.languages.map((l) => l.slice(0, 2)).find((l) => l in LANGUAGES);
    return (wish as Lang) ?? "en";
  }
  get dark(): boolean {
    return this.stored.theme === "auto" ? this.systemDark : this.stored.theme === "dark";
  }
  get calm(): boolean {
    return this.stored.calm || this.systemCalm;
  }
  /** How many times as long as usual things are watched. */
  get pace(): number {
    return { slow: 2, normal: 1, fast: 0.4 }[this.stored.speed];
  }
  /** Lessons that were ended stay so, as long as the tab is open. */
  endLesson(table: string) {
    try {
      sessionStorage.setItem(`${KEY}-lesson-${table}`, "ended");
    } catch {
      /* As above. */
    }
  }
  /** Takes notice that a lesson is over: the next one may be offered. */
  learn(game: string, guide: string) {
    if (!this.hasLearned(game, guide)) this.set("learned", [...this.stored.learned, `${game} ${guide}`]);
  }
  hasLearned(game: string, guide: string): boolean {
    return this.stored.learned.includes(`${game} ${guide}`);
  }
  hasEnded(table: string): boolean {
    try {
      return sessionStorage.getItem(`${KEY}-lesson-${table}`) === "ended";
    } catch {
      return false;
    }
  }
  set<K extends keyof Stored>(key: K, value: Stored[K]) {
    this.stored[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      /* A browser that keeps nothing still plays. */
    }
    if (key === "lang") document.cookie = `laguna_lang=${value}; path=/; max-age=31536000; SameSite=Strict`;
  }
}

export const settings = new Settings();
