/** How far Python has come, for the page to show. */
import type { Progress } from "./messages";

class Loading {
  /** Null as long as nobody has asked for Python. */
  now = $state.raw<Progress | null>(null);
  /** Does what is played here end with the tab? */
  unkept = $state(false);
}

export const loading = new Loading();
