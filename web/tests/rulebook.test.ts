import { describe, expect, it } from "vitest";
import { inline, parseMarkdown, plain, searchBlocks } from "../src/lib/markdown";

const BOOK = `# Reglas

Un párrafo en
dos líneas.

## Movimiento

- DQ-MOVE-1 Te mueves a la sala contigua.
- **DQ-MOVE-2**: Los muros no se cruzan; véase DQ-MOVE-1.
  Esto sigue.
  - sin número

| a | b |
| --- | --- |
| 1 | 2 |
`;

describe("the rulebook", () => {
  const blocks = parseMarkdown(BOOK);
  it("finds the rules by their ids", () => {
    expect(blocks.flatMap((b) => (b.kind === "item" ? [b.rule] : []))).toEqual(["DQ-MOVE-1", "DQ-MOVE-2", null]);
  });
  it("joins the lines of a paragraph and of a rule", () => {
    expect(blocks.flatMap((b) => (b.kind === "paragraph" ? [plain(b.text)] : []))).toEqual(["Un párrafo en dos líneas."]);
    const rule = blocks.find((b) => b.kind === "item" && b.rule === "DQ-MOVE-2");
    expect(rule?.kind === "item" && plain(rule.text)).toBe("Los muros no se cruzan; véase DQ-MOVE-1. Esto sigue.");
  });
  it("keeps tables without their ruling", () => {
    expect(blocks.filter((b) => b.kind === "row")).toHaveLength(2);
  });
  it("makes mentions of rules links", () => {
    expect(inline("see DQ-MOVE-1 and *this*").map((part) => part.style)).toEqual(["", "rule", "", "em"]);
  });
  it("is searched without accents, and shows the heading above", () => {
    const found = searchBlocks(blocks, "vease MUROS");
    expect(found.map((b) => b.kind)).toEqual(["heading", "item"]);
    expect(searchBlocks(blocks, "dragón")).toEqual([]);
    expect(searchBlocks(blocks, " ")).toHaveLength(blocks.length);
  });
  it("lets no HTML through as anything but text", () => {
    expect(inline("<b>x</b>")).toEqual([{ text: "<b>x</b>", style: "" }]);
  });
});
