/** What a seat sees of Venezia (`src/laguna/games/venezia/`). */
import type { components } from "../../lib/schema";
import type { View } from "../../lib/types";

export type VeneziaView = components["schemas"]["VeneziaView"];

export const venezia = (view: View) => view as VeneziaView;
