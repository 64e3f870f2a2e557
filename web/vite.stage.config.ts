import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The stage of the page's tests (`tests/page/stage`): positions on the real screen, without a server. Nobody ships it. */
export default defineConfig({
  publicDir: false,
  plugins: [svelte()],
  build: {
    outDir: "../build/stage",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "stage.html" },
  },
});
