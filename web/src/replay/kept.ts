/** The script inside a file that somebody keeps. */
import { mount } from "svelte";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/app.css";
import type { Kept } from "./keep";
import KeptPage from "./KeptPage.svelte";

const kept: Kept = JSON.parse(document.getElementById("kept")!.textContent!);
words.use(kept.lang, kept.words);
document.documentElement.dataset.theme = settings.dark ? "dark" : "light";
mount(KeptPage, { target: document.body, props: { kept } });
