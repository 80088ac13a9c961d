/** The fonts have the letters that our texts are written with, and the features that our styles ask for. */
import { expect, test } from "vitest";
import { features, letters, more, signs } from "../letters.json";

const texts = import.meta.glob<string>(["../../src/grimorio/**/*.{ftl,toml}", "../src/**/*.ftl"], {
  query: "?raw", import: "default", eager: true,
});
const code = import.meta.glob<string>(
  ["../../src/grimorio/*.py", "../../src/grimorio/{core,games,kit,table}/**/*.py", "../src/**/*.{ts,svelte,css}"],
  { query: "?raw", import: "default", eager: true },
);
/** What texts are written in, and nobody reads. */
const syntax = "\\^`{|}";
const known = new Set([...letters, ...signs, ...syntax, "\n"]);

/** The characters of a text that neither the fonts nor the list of signs have. */
const strange = (text: string): string[] => [...new Set(text)].filter((c) => !known.has(c));

test("texts are written with characters of the fonts, or with known signs", () => {
  expect(Object.keys(texts).length).toBeGreaterThan(20);
  for (const [path, text] of Object.entries(texts)) expect(strange(text), path).toEqual([]);
});

test("so is what the code itself shows", () => {
  expect(Object.keys(code).length).toBeGreaterThan(200);
  const plain = /[\x00-\x7f]/;
  for (const [path, text] of Object.entries(code)) {
    expect(strange(text).filter((c) => !plain.test(c)), path).toEqual([]);
  }
});

test("a character has one place: the letters, what is loaded for names, or the signs", () => {
  const ranges = more.split(", ").map((range) => range.slice(2).split("-").map((hex) => parseInt(hex, 16)));
  const forNames = (c: string): boolean =>
    ranges.some(([from, to = from]) => c.codePointAt(0)! >= from! && c.codePointAt(0)! <= to!);
  expect([...signs].filter((c) => letters.includes(c) || forNames(c))).toEqual([]);
});

test("styles ask for no figures or forms that the fonts were made without", () => {
  const tags: Record<string, string> = { "lining-nums": "lnum", "tabular-nums": "tnum" };
  const asked = Object.values(code).flatMap((text) => [...text.matchAll(/font-(?:variant|feature)[\w-]*:([^;]+);/g)]);
  expect(asked.length).toBeGreaterThan(5);
  for (const [, words] of asked) {
    for (const word of words!.trim().split(/\s+/)) expect(features, word).toContain(tags[word]);
  }
});
