import { defineConfig } from "vite";

/** The service worker: one file without a hash in its name, beside the page. `--mode tab` is for the page without a server. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    outDir: mode === "tab" ? "../dist/tab" : "../src/laguna/server/page",
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: { input: "src/service/sw.ts", output: { format: "iife", entryFileNames: "sw.js" } },
  },
}));
