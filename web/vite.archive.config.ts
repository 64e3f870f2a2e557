import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packed } from "./packed.ts";

/** The script and the style of a game that somebody saves as one page: one file each, nothing to be fetched. */
export default defineConfig({
  publicDir: false,
  plugins: [svelte(), packed()],
  build: {
    outDir: "../src/laguna/server/page/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 1_000_000,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "src/replay/archived.ts",
      // Nothing is loaded later, so that no address of this file is ever needed.
      transform: { define: { "import.meta": "{}" } },
      output: { format: "iife", entryFileNames: "kept.js", assetFileNames: "kept[extname]" },
    },
  },
});
