import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rules } from "./rules.ts";

const ICON = readFileSync("src/art/icon.svg", "utf-8");
/** The page may run Python, which is WebAssembly, and nothing that does not come from where it comes from itself. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** A static host sends no headers of ours, so the page says itself what it may do. Its icon travels with it. */
function alone(): Plugin {
  return {
    name: "alone",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => ({
        html: html.replace(/href="[^"]*icon[^"]*\.svg"/, `href="data:image/svg+xml,${encodeURIComponent(ICON)}"`),
        tags: [
          {
            tag: "meta",
            attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
            injectTo: "head-prepend",
          },
        ],
      }),
    },
  };
}

/** The page without a server (`make tab`): for any static host, in any folder. Its tables are in the browser. */
export default defineConfig({
  publicDir: false,
  base: "./",
  plugins: [svelte(), rules(), alone()],
  resolve: {
    alias: [
      {
        find: /^(\.\/wire|\.{1,2}\/lib\/wire)$/,
        replacement: fileURLToPath(new URL("src/tab/wire.ts", import.meta.url)),
      },
    ],
  },
  worker: { format: "es" },
  build: {
    outDir: "../dist/tab",
    emptyOutDir: true,
    target: "es2022",
    // A browser asks for pictures again whenever it likes, so they travel within the scripts that show them.
    assetsInlineLimit: (path) => /\/web\/src\/(art|games\/\w+)\/(art|plain)\.svg$/.test(path),
    modulePreload: { polyfill: false },
  },
});
