/**
 * The service worker, of which there is one. Each of its parts is in a file of its own:
 * - `kept`: the static page without a network, for those who asked for it (`vite build --mode tab` only)
 */
import { answerFromKept } from "./kept";

if (import.meta.env.MODE === "tab") answerFromKept();
