/** The sizes of screens that differ in what they show, not only in how. */
import { MediaQuery } from "svelte/reactivity";

/** Room for a rail beside the board. */
export const wide = new MediaQuery("min-width: 1100px");
/** One column, with drawers. */
export const phone = new MediaQuery("max-width: 699px");
