/** The words of watching, which come when there is something to watch. */
import { partOf } from "../lib/part.svelte";

export const { load, tell } = partOf("watch");
