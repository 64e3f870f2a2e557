/** What a seat sees of Murano (`src/laguna/games/murano/`). */
import type { components } from "../../lib/schema";
import type { View } from "../../lib/types";

export type MuranoView = components["schemas"]["MuranoView"];

export const murano = (view: View) => view as MuranoView;
