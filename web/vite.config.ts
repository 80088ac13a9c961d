import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pack } from "./scripts/pack.mjs";

const noGlide = fileURLToPath(new URL("src/board/no-glide.ts", import.meta.url));

const FIRST = ["/src/main.ts", "/src/pages/TablePage.svelte"];

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** What a first look at a table needs is shared; what only parts need that come later is left to them. */
function shared(id: string, graph: Graph): string | null {
  // Of Svelte a table has no use for its fields: the list of all its parts names them, and only pages with forms do.
  if (/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(select|input)/.test(id)) return null;
  const seen = new Set<string>();
  const needed = (module: string): boolean => {
    if (FIRST.some((first) => module.endsWith(first))) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return graph.getModuleInfo(module)?.importers.some(needed) ?? false;
  };
  return needed(id) ? "shared" : null;
}

// The client is built into the Python package, which serves it; while developing, /api goes to a
// table server on this machine.
export default defineConfig({
  plugins: [svelte(), pack()],
  define: { __VERSION__: JSON.stringify(process.env["npm_package_version"] ?? "0") },
  base: "./",
  resolve: { alias: { "d3-transition": noGlide, "d3-interpolate": noGlide } },
  build: {
    outDir: "../src/grimorio/table/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox120", "safari17.5"],
    // Small files stay files: the page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whose work is in the files below, and the licence texts that must go with it.
    license: { fileName: "licences.txt" },
    // scripts/size.mjs reads there which file brings which.
    manifest: "files.json",
    // What several parts share is one file: a file of its own costs more in headers than it holds.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: shared, minShareCount: 2 }] } } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
