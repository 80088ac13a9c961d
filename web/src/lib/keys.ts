/** What a key press means; typing in a field means nothing to the table. */

export type Command =
  | { do: "option"; index: number }
  | { do: "undo" | "hint" | "board" | "hand" | "log" | "rules" | "text" | "help" | "escape" | "fit" | "in" | "out" | "turn" | "earlier" | "later" };

const PLAIN: Readonly<Record<string, Exclude<Command, { do: "option" }>["do"]>> = {
  u: "undo", h: "hint", b: "board", c: "hand", l: "log", r: "rules", t: "text",
  "?": "help", Escape: "escape", f: "fit", "0": "fit", "+": "in", "=": "in", "-": "out",
  v: "turn", ",": "earlier", ".": "later",
};

export interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly target?: unknown;
}

export function typing(target: unknown): boolean {
  const at = target as { tagName?: string; isContentEditable?: boolean; type?: string } | null;
  if (!at?.tagName) return false;
  if (at.isContentEditable) return true;
  if (at.tagName === "INPUT") return !["checkbox", "radio", "button", "range"].includes(at.type ?? "");
  return at.tagName === "TEXTAREA" || at.tagName === "SELECT";
}

export function command(press: Press): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (typing(press.target)) return press.key === "Escape" ? { do: "escape" } : null;
  if (/^[1-9]$/.test(press.key)) return { do: "option", index: Number(press.key) - 1 };
  const plain = PLAIN[press.key.length === 1 ? press.key.toLowerCase() : press.key];
  return plain ? { do: plain } : null;
}

/** What a key means to the story while the next question waits for it: to its next beat, or to its end. A button
 * that has the focus keeps its own keys. */
export function storyKey(press: Press): "step" | "skip" | null {
  if (press.ctrlKey || press.metaKey || press.altKey || typing(press.target)) return null;
  if (press.key === "Escape") return "skip";
  if (/^([1-9]|ArrowRight)$/.test(press.key)) return "step";
  const pressed = (press.target as Element | null)?.closest?.("button, a");
  return /^(Enter| )$/.test(press.key) && !pressed ? "step" : null;
}

/** The arrow keys as directions on the board. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0],
};
