import { describe, expect, it } from "vitest";
import { lastTurn } from "../src/lib/last-turn";
import type { StoryEntry } from "../src/lib/table-wire";

/** Entries by the seats that made them; a small letter told nothing. */
const story = (seats: string): StoryEntry[] =>
  [...seats].map((letter, i) => ({
    number: i + 1,
    seat: "ABC".indexOf(letter.toUpperCase()),
    kind: "answer",
    when: 0,
    lines: letter === letter.toUpperCase() ? [{ n: i, at: i + 1, kind: "did", text: { id: "event-did" } }] : [],
  }));

describe("the last turn of the others", () => {
  it("is all they did since my last answer, and the moment before", () => {
    expect(lastTurn(story("AABBC"), 0)).toEqual([2, 3, 4, 5]);
  });
  it("is still there while I play mine", () => {
    expect(lastTurn(story("ABBAA"), 0)).toEqual([1, 2, 3]);
  });
  it("does not stop where nothing was told", () => {
    expect(lastTurn(story("AbBbB"), 0)).toEqual([1, 3, 5]);
  });
  it("is the whole game for who comes last", () => {
    expect(lastTurn(story("AB"), 2)).toEqual([0, 1, 2]);
  });
  it("is nothing before anybody else did something", () => {
    expect(lastTurn(story("AA"), 0)).toEqual([]);
    expect(lastTurn(story("Abb"), 0)).toEqual([]);
    expect(lastTurn([], 0)).toEqual([]);
  });
  it("is that of whoever came last, to a spectator", () => {
    expect(lastTurn(story("ABBA"), -1)).toEqual([3, 4]);
    expect(lastTurn(story("ABB"), -1)).toEqual([1, 2, 3]);
    expect(lastTurn([], -1)).toEqual([]);
  });
  it("counts no entry of the table itself", () => {
    const entries = story("ABB");
    expect(lastTurn([...entries, { ...entries[0]!, number: 4, seat: -1, kind: "rollback" }], 0)).toEqual([1, 2, 3]);
  });
});
