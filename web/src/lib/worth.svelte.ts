/** What things would bring as they stand: the server says so, for the position that is looked at. */
import type { Connection } from "./connection";
import { same } from "./same";
import type { Appraised } from "./types";

/** A position: a line of the log, and the actions of a draft behind it. */
interface Position {
  n: number;
  path: string[];
}

export class Worths {
  /** Everything in short, for the position that was asked about last. */
  now = $state.raw<Appraised | null>(null);
  /** The same without the draft. */
  stored = $state.raw<Appraised | null>(null);
  private wanted: Position | null = null;
  private asking = false;

  constructor(private readonly connection: () => Connection) {}

  /** Looks at a position. One question is on its way at a time; of those that come meanwhile the last one counts. */
  look(n: number, path: string[]) {
    this.wanted = { n, path };
    if (!this.asking) void this.catchUp();
  }

  /** Everything about one thing in the position that is looked at; null if there is nothing to say. */
  about = async (of: string, path = this.wanted?.path ?? []): Promise<Appraised | null> => {
    const answer = await this.connection().worth(path, of);
    return answer.type === "worth" && answer.assets.length ? answer : null;
  };

  /** Forgets everything: another seat looks at this screen. */
  clear() {
    this.now = this.stored = this.wanted = null;
    this.asking = false;
  }

  private async catchUp() {
    this.asking = true;
    for (let asked: Position | null = null; this.wanted && !isSame(asked, this.wanted);) {
      asked = this.wanted;
      const connection = this.connection();
      const answer = await connection.worth(asked.path);
      if (connection !== this.connection()) return;
      if (answer.type === "worth") this.take(answer);
    }
    this.asking = false;
  }

  private take(answer: Appraised) {
    this.now = answer;
    if (!answer.do.length) this.stored = answer;
  }
}

const isSame = (a: Position | null, b: Position) => a?.n === b.n && same(a.path, b.path);
