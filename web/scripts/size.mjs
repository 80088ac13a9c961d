// What a newcomer's browser loads before the title's sprite: page, scripts, styles and fonts of the
// lobby and of an open table. Compressed bytes; more than the limit fails.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200 * 1024;
const root = join(dirname(fileURLToPath(import.meta.url)), "../../src/grimorio/table/static");
const assets = readdirSync(join(root, "assets")).filter((name) => !name.endsWith(".gz"));
const bytes = (path) => {
  const data = readFileSync(join(root, path));
  return path.endsWith(".woff2") ? data.length : gzipSync(data, { level: 9 }).length;
};
// Loaded later, when somebody asks for it or when the board is drawn; of the languages only one is loaded.
const LATER = new RegExp(
  `^(verify|Rulebook|ReplayBar|replay|last-turn|looking-back|NewTable|FamePage|es|${[
    "EndScreen", "Contest", "Help", "SinceYouLeft", "TableDrawer", "Groups", "Rows", "Stage", "OwnSeats", "gestures",
    "PuzzleBar", "RulesPage",
  ].join("|")})[-.]`,
);
const FONTS = /^(alegreya-latin-700-normal|alegreya-sans-latin-(400|700)-normal)-/;
const first = assets.filter((name) => (name.endsWith(".woff2") ? FONTS.test(name) : !LATER.test(name)));
const files = ["index.html", "sprites/client.svg", ...first.map((name) => `assets/${name}`)];

let total = 0;
for (const file of files) {
  const size = bytes(file);
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  of ${LIMIT} allowed`);
if (total > LIMIT) {
  console.error("the first load is too large");
  process.exit(1);
}
