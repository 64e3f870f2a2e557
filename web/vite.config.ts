import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed } from "./packed.ts";
import { rules } from "./rules.ts";

const LATER = "HostLine|Menu|SeatDeeds|Watchers|Scoring|Popover|Prospects|places|Chat|Say";
const SHARED = new RegExp(`web/src/(?!games/|pace/|day/|rating/|onward/|plan/|watch/|shell/(?:${LATER})\\.)`);

export default defineConfig({
  plugins: [svelte(), rules(), packed()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } } },
  // Unit tests run what browsers run, not what a server would render.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["src/**/*.test.ts"] },
  build: {
    outDir: "../src/laguna/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes in one piece: many small ones cost more than they hold, in headers alone. What
    // is of a game comes with the game, and what nobody needs before somebody asks for it comes then.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }] } },
    },
  },
});
