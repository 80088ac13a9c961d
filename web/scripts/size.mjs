// What a newcomer's browser loads to see a table, and to see the lobby, with headers and without what belongs to a
// title: as tests/browser/test_first_load.py sees it on the line. More than a limit fails.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// In KB. On a secure line and on the machine itself browsers read br, else gzip. Raise a limit only for a reason.
const LIMITS = { table: { br: 150, gz: 163 }, lobby: { br: 118, gz: 126 } };
// What comes by itself, without a tap: the page, its words, and for a table the gestures of the board.
const COMES = {
  table: ["index.html", "src/pages/TablePage.svelte", "src/locale/en/table.ftl?raw", "src/board/gestures.ts"],
  lobby: ["index.html", "src/pages/Lobby.svelte", "src/locale/en/table.ftl?raw", "src/locale/en/more.ftl?raw"],
};
const BESIDE = { table: ["index.html", "favicon.svg"], lobby: ["index.html", "favicon.svg", "sprites/lobby.svg"] };
const FONTS = ["alegreya-700-normal", "alegreya-sans-400-normal", "alegreya-sans-700-normal"];
// Bytes of headers: of what a page uses, and of a page or a picture (tests/table/test_secrets.py).
const HEADERS = { asset: 350, page: 750 };
const root = join(dirname(fileURLToPath(import.meta.url)), "../../src/grimorio/table/static");
const manifest = JSON.parse(readFileSync(join(root, "files.json"), "utf8"));

/** A file with all that must be there before it runs. */
function closure(name, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[name];
  if (found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const one of imports) closure(one, found);
  return found;
}

const fonts = FONTS.map((name) => manifest[`src/fonts/${name}.woff2`].file);
const bytes = (file, form) => {
  const headers = file.startsWith("assets/") ? HEADERS.asset : HEADERS.page;
  return headers + readFileSync(join(root, file.endsWith(".woff2") ? file : `${file}.${form}`)).length;
};

let failed = false;
for (const [page, names] of Object.entries(COMES)) {
  const files = [...new Set([...BESIDE[page], ...fonts, ...names.flatMap((name) => [...closure(name)])])];
  for (const [form, limit] of Object.entries(LIMITS[page])) {
    const sizes = files.map((file) => bytes(file, form));
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    if (form === "br") files.forEach((file, i) => console.log(`${String(sizes[i]).padStart(8)}  ${file}`));
    console.log(`${total.toFixed(1).padStart(8)}  of ${limit} KB allowed: the ${page}, ${files.length} files, ${form}`);
    failed ||= total > limit;
  }
}
if (failed) {
  console.error("the first load is too large");
  process.exit(1);
}
