/** The script inside a file that somebody has saved. */
import { mount } from "svelte";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/app.css";
import type { Archive } from "./archive";
import ArchivedPage from "./ArchivedPage.svelte";

const archive: Archive = JSON.parse(document.getElementById("kept")!.textContent!);
words.use(archive.lang, archive.words);
document.documentElement.dataset.theme = settings.dark ? "dark" : "light";
mount(ArchivedPage, { target: document.body, props: { archive } });
