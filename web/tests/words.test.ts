import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bundleOf, readable, say } from "../src/lib/text";
import en from "../src/locale/en.ftl?raw";
import es from "../src/locale/es.ftl?raw";

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

describe("the client's texts", () => {
  const ids = (source: string): string[] => new FluentResource(source).body.map((entry) => entry.id).sort();
  it("are the same in both languages", () => {
    expect(ids(es)).toEqual(ids(en));
  });
  it("have no id twice", () => {
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });
});
