/**
 * The service worker, of which there is one. Each of its parts is in a file of its own:
 * - `push`: what people are told while every page is closed (the page of a server)
 * - `kept`: the static page without a network, for those who asked for it (`vite build --mode tab` only)
 */
import { answerFromKept } from "./kept";
import { showPushes } from "./push";

if (import.meta.env.MODE === "tab") answerFromKept();
else showPushes();
