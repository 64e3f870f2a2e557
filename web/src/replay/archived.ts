/** The script inside a file that somebody has saved, and inside a frame of a notebook. */
import { mount } from "svelte";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/app.css";
import type { Archive } from "./archive";
import ArchivedPage from "./ArchivedPage.svelte";
import StillPage, { type Still } from "./StillPage.svelte";

const archive: Archive | Still = JSON.parse(document.getElementById("kept")!.textContent!);
words.use(archive.lang, archive.words);
document.documentElement.dataset.theme = settings.dark ? "dark" : "light";
const target = document.body;
if ("still" in archive) mount(StillPage, { target, props: { still: archive } });
else mount(ArchivedPage, { target, props: { archive } });
