import { describe, expect, it } from "vitest";
import { Names } from "../src/board/names";
import type { LogLine } from "../src/lib/table-wire";
import type { Piece } from "../src/lib/wire";

const pieces = (...ids: string[]): Piece[] => ids.map((id) => ({ id, at: `c${id}`, label: { id: "piece" } }));
const quiet = (n: number): LogLine => ({ n, at: n, kind: "turn", text: { id: "event-turn" } });
const moved = (n: number, piece: string, became: string): LogLine =>
  ({ n, at: n, kind: "moved", text: { id: "event-moved", args: { piece, became } } });

describe("which piece is which", () => {
  it("follows a piece that is called by its place", () => {
    const names = new Names();
    const before = names.look(pieces("a1", "a2"), [quiet(0)], 0);
    const after = names.look(pieces("a1", "a5"), [quiet(0), moved(1, "a2", "a4"), moved(2, "a4", "a5")], 0);
    expect(after.get("a5")).toBe(before.get("a2"));
    expect(after.get("a1")).toBe(before.get("a1"));
  });
  it("goes back with the log", () => {
    const names = new Names();
    const log = [quiet(0), moved(1, "a2", "a4"), moved(2, "a4", "a5")];
    const later = names.look(pieces("a5"), log, 0);
    expect(names.look(pieces("a2"), log.slice(0, 1), 0).get("a2")).toBe(later.get("a5"));
  });
  it("never gives one name to two pieces", () => {
    const names = new Names();
    names.look(pieces("a2"), [quiet(0)], 0);
    const after = names.look(pieces("a2", "a4"), [quiet(0), moved(1, "a2", "a4")], 0);
    expect(new Set(after.values()).size).toBe(2);
    expect(after.get("a4")).toBe("a2");
  });
  it("lets a piece take the place of another of its own", () => {
    const names = new Names();
    names.look(pieces("a2", "a4"), [quiet(0)], 0);
    const after = names.look(pieces("a4"), [quiet(0), moved(1, "a2", "a4")], 0);
    expect([...after]).toEqual([["a4", "a2"]]);
  });
  it("does not read the log of one seat as that of another", () => {
    const names = new Names();
    names.look(pieces("a2", "a4"), [quiet(0)], 0);
    const after = names.look(pieces("a2", "a4"), [quiet(0), moved(1, "a2", "a4")], 1);
    expect(after.get("a4")).toBe("a4");
  });
  it("believes nothing of a tale with a gap, there or back", () => {
    const [early, late] = [[quiet(0)], [quiet(8), moved(9, "a2", "a4")]];
    const names = new Names();
    names.look(pieces("a2", "a4"), early, 0);
    expect(names.look(pieces("a2", "a4"), late, 0).get("a4")).toBe("a4");
    expect(names.look(pieces("a2", "a4"), early, 0).get("a2")).toBe("a2");
  });
  it("hears nothing in the lines that were there before", () => {
    const after = new Names().look(pieces("a2", "a4"), [moved(0, "a2", "a4")], 0);
    expect([...after]).toEqual([["a2", "a2"], ["a4", "a4"]]);
  });
});
