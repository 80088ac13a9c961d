// What a newcomer's browser loads to see the lobby and then a table, without what belongs to a title, with headers:
// as `python -m bench.table client` counts it. More than a limit fails.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// In KB. On a secure line and on the machine itself browsers read br, else gzip. Raise a limit only for a reason.
const LIMITS = { br: 176, gz: 192 };
// Bytes of headers: of what a page uses, and of a page or a picture (tests/table/test_secrets.py).
const HEADERS = { asset: 350, page: 750 };
const root = join(dirname(fileURLToPath(import.meta.url)), "../../src/grimorio/table/static");
// Loaded when somebody asks for it; of the languages only one is loaded.
const LATER = new RegExp(
  `^(verify|Rulebook|ReplayBar|replay|last-turn|looking-back|NewTable|FamePage|es|${[
    "EndScreen", "Contest", "Help", "SinceYouLeft", "TableDrawer", "Groups", "Rows", "Stage", "OwnSeats", "PuzzleBar",
    "RulesPage", "SeatLost",
  ].join("|")})-`,
);
const FONTS = /^(alegreya-700-normal|alegreya-sans-(400|700)-normal)-/;
const first = readdirSync(join(root, "assets")).filter((name) =>
  name.endsWith(".woff2") ? FONTS.test(name) : /\.(js|css)$/.test(name) && !LATER.test(name),
);
const files = ["index.html", "favicon.svg", "sprites/client.svg", ...first.map((name) => `assets/${name}`)];

const bytes = (file, form) => {
  const headers = file.startsWith("assets/") ? HEADERS.asset : HEADERS.page;
  return headers + readFileSync(join(root, file.endsWith(".woff2") ? file : `${file}.${form}`)).length;
};
let failed = false;
for (const [form, limit] of Object.entries(LIMITS)) {
  const sizes = files.map((file) => bytes(file, form));
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  if (form === "br") files.forEach((file, i) => console.log(`${String(sizes[i]).padStart(8)}  ${file}`));
  console.log(`${total.toFixed(1).padStart(8)}  of ${limit} KB allowed, ${files.length} files, ${form}`);
  failed ||= total > limit;
}
if (failed) {
  console.error("the first load is too large");
  process.exit(1);
}
