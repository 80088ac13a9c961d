/** The rulebook's Markdown as blocks: headings, paragraphs, list items, tables. A list item that
 * starts with a rule's id is that rule. No HTML is let through. */

export type Inline = { readonly text: string; readonly style: "" | "strong" | "em" | "code" | "rule" };
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly text: readonly Inline[] }
  | { readonly kind: "item"; readonly rule: string | null; readonly depth: number; readonly text: readonly Inline[] }
  | { readonly kind: "row"; readonly cells: readonly (readonly Inline[])[]; readonly head: boolean };

const RULE = /\b[A-Z]{2,5}(?:-[A-Z0-9]+)*-\d+[a-z]?\b/;
const FIRST_RULE = /^[*_`[]*([A-Z]{2,5}(?:-[A-Z0-9]+)*-\d+[a-z]?)[*_`\]]*[.:]?\s*/;

export function inline(source: string): Inline[] {
  const parts: Inline[] = [];
  const pattern = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|_(.+?)_|\`(.+?)\`|\\[([^\\]]+)\\]\\([^)]*\\)|(${RULE.source})`, "g");
  let at = 0;
  for (const match of source.matchAll(pattern)) {
    if (match.index > at) parts.push({ text: source.slice(at, match.index), style: "" });
    const [whole, strong, em, under, code, linked, rule] = match;
    if (strong) parts.push({ text: strong, style: "strong" });
    else if (em ?? under) parts.push({ text: (em ?? under)!, style: "em" });
    else if (code) parts.push({ text: code, style: RULE.test(code) ? "rule" : "code" });
    else if (rule) parts.push({ text: rule, style: "rule" });
    else parts.push({ text: linked ?? whole, style: "" });
    at = match.index + whole.length;
  }
  if (at < source.length) parts.push({ text: source.slice(at), style: "" });
  return parts;
}

export const plain = (text: readonly Inline[]): string => text.map((part) => part.text).join("");

type Raw = { kind: "paragraph" | "item"; depth: number; lines: string[] };

function finish(raw: Raw): Block {
  const source = raw.lines.join(" ");
  if (raw.kind === "paragraph") return { kind: "paragraph", text: inline(source) };
  const rule = FIRST_RULE.exec(source);
  return {
    kind: "item",
    rule: rule?.[1] ?? null,
    depth: raw.depth,
    text: inline(rule ? source.slice(rule[0].length) : source),
  };
}

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Raw | null = null;
  const close = (): void => {
    if (open) blocks.push(finish(open));
    open = null;
  };
  for (const line of source.split("\n")) {
    const heading = /^(#{1,6})\s+(.*)/.exec(line);
    const item = /^(\s*)(?:[-*+]|\d+[.)])\s+(.*)/.exec(line);
    const row = /^\s*\|(.+)\|\s*$/.exec(line);
    if (heading) {
      close();
      blocks.push({ kind: "heading", level: heading[1]!.length, text: inline(heading[2]!) });
    } else if (row) {
      close();
      if (/^[\s|:-]+$/.test(row[1]!)) continue;
      const cells = row[1]!.split("|").map((cell) => inline(cell.trim()));
      blocks.push({ kind: "row", cells, head: blocks.at(-1)?.kind !== "row" });
    } else if (item) {
      close();
      open = { kind: "item", depth: Math.floor(item[1]!.length / 2), lines: [item[2]!] };
    } else if (!line.trim()) {
      close();
    } else if (open) {
      (open as Raw).lines.push(line.trim());
    } else {
      open = { kind: "paragraph", depth: 0, lines: [line.trim()] };
    }
  }
  close();
  return blocks;
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const textOf = (block: Block): string =>
  block.kind === "row" ? block.cells.map(plain).join(" ") : `${block.kind === "item" ? (block.rule ?? "") : ""} ${plain(block.text)}`;

/** The blocks that hold every word of the query, each under its heading; accents do not matter. */
export function searchBlocks(blocks: readonly Block[], query: string): Block[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...blocks];
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
      continue;
    }
    const text = fold(textOf(block));
    if (!wanted.every((word) => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}
