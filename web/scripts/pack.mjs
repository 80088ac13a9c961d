// Compressed forms beside each text of the built client, so that no server has to make them. A plugin of vite.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXTS = new Set([".html", ".js", ".css", ".svg", ".txt"]);

export const pack = () => ({
  name: "pack",
  apply: (_, { command, mode }) => command === "build" && mode === "production",
  // Last: what stands in public/ was copied before.
  writeBundle: { order: "post", sequential: true, handler: ({ dir }) => packed(dir) },
});

function packed(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const data = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(data));
  }
}
