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
          { tag: "link", attrs: { rel: "manifest", href: "./manifest.json" }, injectTo: "head" },
          { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-apple.png" }, injectTo: "head" },
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

/** What lets people install the page: the manifest of the served one, with addresses of a page in any folder. */
function installable(): Plugin {
  return {
    name: "installable",
    generateBundle() {
      const served = JSON.parse(readFileSync("public/manifest.json", "utf-8"));
      const icons = served.icons.map((icon: { src: string }) => ({ ...icon, src: `.${icon.src}` }));
      const handlers = served.file_handlers.map((one: object) => ({ ...one, action: "./#/open" }));
      const own = { ...served, id: "./", start_url: "./", scope: "./", icons, file_handlers: handlers };
      this.emitFile({ type: "asset", fileName: "manifest.json", source: JSON.stringify(own, null, 2) });
      const pictures = ["icon-apple.png", ...icons.map(({ src }: { src: string }) => src.slice(2))];
      for (const name of pictures)
        this.emitFile({ type: "asset", fileName: name, source: readFileSync(`public/${name}`) });
    },
  };
}

/** The page without a server (`make tab`): for any static host, in any folder. Its tables are in the browser. */
export default defineConfig({
  publicDir: false,
  base: "./",
  plugins: [svelte(), rules(), alone(), installable()],
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
