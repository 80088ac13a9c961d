import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bundleOf, readable, say } from "../src/lib/text";
import enMore from "../src/locale/en/more.ftl?raw";
import enTable from "../src/locale/en/table.ftl?raw";
import esMore from "../src/locale/es/more.ftl?raw";
import esTable from "../src/locale/es/table.ftl?raw";

const name = (seat: number): string => ["Ana", "Bruno"][seat] ?? "?";
const bundle = bundleOf("en", `
event-wounded = { $a } loses { $b } { $b ->
    [one] life
   *[other] lives
}.
event-met = { $a } meets { $b }.
monster = a troll
`);

describe("a text", () => {
  it("says players by their names and numbers in their plural", () => {
    expect(say({ id: "event-wounded", args: { a: { id: "seat", args: { n: 1 } }, b: 2 } }, bundle, name)).toBe("Bruno loses 2 lives.");
    expect(say({ id: "event-wounded", args: { a: { id: "seat", args: { n: 0 } }, b: 1 } }, bundle, name)).toBe("Ana loses 1 life.");
  });
  it("says texts inside texts first", () => {
    expect(say({ id: "event-met", args: { a: "Ana", b: { id: "monster" } } }, bundle, name)).toBe("Ana meets a troll.");
  });
  it("that nobody wrote stays readable", () => {
    expect(say({ id: "event-fell-down" }, bundle, name)).toBe("Fell down");
    expect(say({ id: "anything" }, null, name)).toBe("Anything");
    expect(readable("dungeon_quest")).toBe("Dungeon quest");
  });
});

const raw = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const FILES = Object.fromEntries(Object.entries(raw).map(([path, text]) => [path.slice(2), text]));

/** Files that may be on the page before all words are: all but what comes with its words. */
function drawnFirst(): string[] {
  const found = new Set<string>();
  const visit = (file: string | undefined): void => {
    if (!file || found.has(file)) return;
    found.add(file);
    const text = FILES[file]!.replace(/speaking\(import\([^)]*\)\)/g, "").replace(/import type .*/g, "");
    for (const [, path] of text.matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)) {
      const whole = new URL(path!, `http://here${file}`).pathname;
      visit([whole, `${whole}.ts`].find((one) => one in FILES));
    }
  };
  visit("/src/main.ts");
  return [...found].filter((file) => !file.startsWith("/src/dev/"));
}

describe("the client's texts", () => {
  const ids = (source: string): string[] => new FluentResource(source).body.map((entry) => entry.id).sort();
  it("are the same in both languages", () => {
    expect(ids(esTable)).toEqual(ids(enTable));
    expect(ids(esMore)).toEqual(ids(enMore));
  });
  it("have no id twice", () => {
    const all = [...ids(enTable), ...ids(enMore)];
    expect(new Set(all).size).toBe(all.length);
  });
  it("that come later are said by nothing that a table draws before they are there", () => {
    const first = drawnFirst();
    expect(first).toContain("/src/parts/table/TopBar.svelte");
    expect(first).not.toContain("/src/pages/Lobby.svelte");
    const text = first.map((file) => FILES[file]).join("\n");
    const said = (id: string): boolean => [`"${id}"`, `'${id}'`, `\`${id}\``].some((quoted) => text.includes(quoted));
    const begun = [...text.matchAll(/t\(`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
    expect(ids(enMore).filter((id) => said(id) || begun.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
