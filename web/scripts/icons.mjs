// Icons: from the game-icons set into one sprite a title, and one for each page of the client that has any.
// Names are in src/grimorio/games/*/icons.txt, one a line:
//   dragon-head            the icon of that name
//   lorc/dragon-head       by this author, where several drew one
//   pit = hole             under a name of the title's own; `title` is its picture in the lobby
// and in web/icons.json, by page, for the client. The lobby has the picture of each title as well. Authors are credited in web/CREDITS-icons.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const svgs = join(web, "node_modules/game-icons-transparent/svgs");
const out = join(web, "public/sprites");
const games = join(web, "../src/grimorio/games");
const FIRST = ["lorc", "delapouite"];
const FREE = new Set(["viscious-speed"]);

const library = new Map();
const authors = readdirSync(svgs).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
for (const author of authors) {
  for (const file of readdirSync(join(svgs, author))) {
    if (!file.endsWith(".svg")) continue;
    const name = file.slice(0, -4);
    library.set(`${author}/${name}`, { author, name });
    if (!library.has(name)) library.set(name, { author, name });
  }
}

function rank(author) {
  const at = FIRST.indexOf(author);
  return at < 0 ? FIRST.length : at;
}

function parse(lines) {
  return lines
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean)
    .map((line) => {
      const [left, right] = line.split("=").map((part) => part.trim());
      return { as: right ? left : left.split("/").at(-1), from: right ?? left };
    });
}

const credits = new Map();

function symbol({ as, from }, where) {
  const icon = library.get(from);
  if (!icon) throw new Error(`${where}: no icon is called ${from}`);
  const source = readFileSync(join(svgs, icon.author, `${icon.name}.svg`), "utf8");
  const paths = [...source.matchAll(/\sd="([^"]+)"/g)].map((match) => `<path d="${shorten(match[1])}"/>`);
  credits.set(icon.author, (credits.get(icon.author) ?? new Set()).add(icon.name));
  return `<symbol id="${as}" viewBox="0 0 512 512">${paths.join("")}</symbol>`;
}

// One decimal of 512 is finer than any screen. Every number is taken and set apart from the next, so
// that none run together. Arcs stay as they are: their flags need no spaces.
function shorten(d) {
  if (/a/i.test(d)) return d;
  return d.replace(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi, (number) => {
    const rounded = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    return rounded.startsWith("-") ? rounded : ` ${rounded}`;
  });
}

function sprite(path, entries, where) {
  const seen = new Map(entries.map((entry) => [entry.as, entry]));
  const symbols = [...seen.values()].map((entry) => symbol(entry, where));
  writeFileSync(path, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`);
}

// The icon by which a title calls itself.
function emblem(game) {
  const own = join(games, game, "__init__.py");
  return existsSync(own) ? /\bicon="([\w-]+)"/.exec(readFileSync(own, "utf8"))?.[1] : undefined;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const pictures = [];
const lists = existsSync(games)
  ? readdirSync(games).map((game) => join(games, game, "icons.txt")).filter(existsSync)
  : [];
for (const list of lists.sort()) {
  const game = basename(dirname(list));
  const entries = parse(readFileSync(list, "utf8").split("\n"));
  sprite(join(out, `${game}.svg`), entries, list);
  const picture = entries.find((entry) => entry.as === "title") ?? entries.find((entry) => entry.as === emblem(game)) ?? entries[0];
  if (picture) pictures.push({ as: `title-${game}`, from: picture.from });
}
for (const [page, names] of Object.entries(JSON.parse(readFileSync(join(web, "icons.json"), "utf8")))) {
  sprite(join(out, `${page}.svg`), [...parse(names), ...(page === "lobby" ? pictures : [])], "icons.json");
}

const dev = join(web, "src/dev/icons.txt");
const credited = new Map([...credits].map(([author, names]) => [author, new Set(names)]));
if (existsSync(dev)) sprite(join(web, "src/dev/sprite.svg"), parse(readFileSync(dev, "utf8").split("\n")), dev);

const title = (author) => author.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
const credit = [...credited]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([author, names]) => {
    const licence = FREE.has(author) ? "CC0" : "CC BY 3.0";
    return `- Icons made by ${title(author)} (${licence}): ${[...names].sort().join(", ")}`;
  });
writeFileSync(
  join(web, "CREDITS-icons.md"),
  `# Icons\n\nThe icons are from <https://game-icons.net>, under CC BY 3.0\n(<https://creativecommons.org/licenses/by/3.0/>) unless noted, and are recoloured and simplified.\nThis list is written by web/scripts/icons.mjs from the names in use.\n\n${credit.join("\n")}\n`,
);
