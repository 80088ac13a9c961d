// Fonts: of each published font a small one, with the letters and features that web/letters.json names.
//   letters    what our texts are written with; tests/letters.test.ts checks it
//   more       what the published font has beside: for names that people type. Loaded when one is shown
//   features   what our styles ask for: kerning, ligatures, lining and tabular figures, composed letters
//   signs      what the published fonts do not have: drawn by a font of the reader's machine
// The fonts and the styles that name them are written to src/fonts, their licence to public/fonts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const FACES = [
  { package: "alegreya", family: "Alegreya", weight: 400, style: "normal" },
  { package: "alegreya", family: "Alegreya", weight: 400, style: "italic" },
  { package: "alegreya", family: "Alegreya", weight: 700, style: "normal" },
  { package: "alegreya-sans", family: "Alegreya Sans", weight: 400, style: "normal" },
  { package: "alegreya-sans", family: "Alegreya Sans", weight: 700, style: "normal" },
];
const LICENCE_IDS = [0, 13, 14];
const web = dirname(dirname(fileURLToPath(import.meta.url)));
const { resolve } = createRequire(import.meta.url);
const { letters, more, features } = JSON.parse(readFileSync(join(web, "letters.json"), "utf8"));
const out = join(web, "src/fonts");
const licences = join(web, "public/fonts");

function ranges(text) {
  const found = [];
  for (const code of [...text].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else found.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return found.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

const face = ({ family, weight, style }, file, range) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url("${file}") format("woff2");
  unicode-range: ${range};
}
`;

for (const folder of [out, licences]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
let styles = "";
for (const one of FACES) {
  const published = `@fontsource/${one.package}/files/${one.package}-latin-${one.weight}-${one.style}.woff2`;
  const small = `${one.package}-${one.weight}-${one.style}.woff2`;
  const font = readFileSync(resolve(published));
  const options = { targetFormat: "woff2", keepFeatures: features, preserveNameIds: LICENCE_IDS };
  writeFileSync(join(out, small), await subset(font, letters, options));
  // Where both have a letter, the later rule counts.
  styles += face(one, published, more) + face(one, `./${small}`, ranges(letters));
}
writeFileSync(join(out, "fonts.css"), styles);
for (const name of new Set(FACES.map((one) => one.package))) {
  writeFileSync(join(licences, `${name}-OFL.txt`), readFileSync(resolve(`@fontsource/${name}/LICENSE`)));
}
