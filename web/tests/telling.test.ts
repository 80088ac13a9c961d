import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { diceOf } from "../src/lib/dice";
import { beatsOf, readingTime, Telling, type Pace } from "../src/lib/telling.svelte";
import { turningPoints } from "../src/lib/turning";
import type { LogLine } from "../src/lib/table-wire";

const line = (n: number, kind = "walked", at = n): LogLine => ({ n, at, kind, text: { id: `event-${kind}` } });

describe("dice in what was told", () => {
  it("finds the dice, and nothing else", () => {
    expect(diceOf({ id: "rolled", args: { who: "Ada", die: 3, second: 5 } })).toEqual([3, 5]);
    expect(diceOf({ id: "rolled", args: { die: 6, second: 0 } })).toEqual([6]);
    expect(diceOf({ id: "caught", args: { roll: 4, gusts: 2 } })).toEqual([4]);
    expect(diceOf({ id: "wounded", args: { wounds: 3 } })).toEqual([]);
    expect(diceOf({ id: "round" })).toEqual([]);
  });
});

describe("turning points", () => {
  const weighed = (n: number, turning: number, at = n): LogLine => ({ ...line(n, "died", at), text: { id: "event-died", args: { turning } } });
  it("are what weighs most, in the order of the game", () => {
    const log = [line(1, "shuffled"), weighed(2, 3), weighed(3, 1), weighed(4, 3), weighed(5, 2)];
    expect(turningPoints(log).map((one) => one.n)).toEqual([2, 4, 5]);
  });
  it("are rather late than early", () => {
    expect(turningPoints([1, 2, 3, 4, 5].map((n) => weighed(n, 1))).map((one) => one.n)).toEqual([3, 4, 5]);
  });
  it("are never two of one moment", () => {
    expect(turningPoints([weighed(1, 2, 5), weighed(2, 3, 5), weighed(6, 1)]).map((one) => one.n)).toEqual([2, 6]);
  });
  it("are none where the title names none", () => {
    expect(turningPoints([line(1), line(2, "drew")])).toEqual([]);
    expect(turningPoints([])).toEqual([]);
  });
});

const acts = (n: number, actor: string, at = 1): LogLine => ({ n, at, kind: "acts", text: { id: "event-acts", beat: actor } });
const tens = (actors: readonly string[]): LogLine[] => actors.flatMap((actor, i) => [acts(10 + 2 * i, actor), line(11 + 2 * i, "hits", 1)]);

describe("beats", () => {
  it("begin where somebody's turn begins", () => {
    const beats = beatsOf([line(1, "round", 1), acts(2, "guard1"), line(3, "walks", 1), line(4, "hits", 1), acts(5, "guard2"), line(6, "walks", 1)]);
    expect(beats.map((beat) => [beat.actor, beat.lines.map((one) => one.n)])).toEqual([["", [1]], ["guard1", [2, 3, 4]], ["guard2", [5, 6]]]);
  });
  it("are what followed each answer where a title names none", () => {
    expect(beatsOf([line(1, "a", 1), line(2, "b", 1), line(3, "c", 2)]).map((beat) => beat.lines.length)).toEqual([2, 1]);
  });
  it("end with the answer they followed", () => {
    expect(beatsOf([acts(1, "guard1", 1), line(2, "parries", 2)]).map((beat) => beat.actor)).toEqual(["guard1", ""]);
  });
});

describe("telling", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const teller = (pace: Pace = "brisk"): Telling => new Telling(() => 20, () => pace);
  const shown = (telling: Telling): number[] => telling.beat?.lines.map((one) => one.n) ?? [];

  it("is silent about what was there before", () => {
    const telling = teller();
    telling.hear([line(0), line(1)]);
    expect(telling.beat).toBeNull();
  });
  it("tells one beat after the other", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), line(1), line(2)]);
    expect(shown(telling)).toEqual([1]);
    expect(telling.waiting).toHaveLength(1);
    vi.advanceTimersByTime(readingTime(20, 1, "brisk"));
    expect(shown(telling)).toEqual([2]);
    expect(telling.waiting).toHaveLength(0);
  });
  it("tells what comes later as soon as the last beat was read", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), line(1)]);
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    telling.hear([line(0), line(1), line(2)]);
    expect(shown(telling)).toEqual([2]);
  });
  it("says how far it is: the second of three", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), ...tens(["a", "b", "c"])]);
    expect([telling.told, telling.count]).toEqual([1, 3]);
    telling.step();
    expect([telling.told, telling.count]).toEqual([2, 3]);
    expect(telling.beat?.actor).toBe("b");
  });
  it("follows a long phase to its end, monster by monster", () => {
    const telling = teller();
    const names = Array.from({ length: 10 }, (_, i) => `m${i}`);
    telling.hear([line(0)]);
    telling.hear([line(0), ...tens(names)]);
    const seen = [telling.beat?.actor];
    while (telling.waiting.length) {
      telling.step();
      seen.push(telling.beat?.actor);
    }
    expect(seen).toEqual(names);
  });
  it("can be skipped to its end", () => {
    const telling = teller();
    telling.hear([]);
    telling.hear(Array.from({ length: 40 }, (_, n) => line(n)));
    telling.skip();
    expect(shown(telling)).toEqual([39]);
    expect(telling.waiting).toHaveLength(0);
  });
  it("can be held, and goes on where it was", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), line(1), line(2)]);
    telling.hold();
    vi.advanceTimersByTime(60_000);
    expect(shown(telling)).toEqual([1]);
    telling.hold();
    vi.advanceTimersByTime(readingTime(20, 1, "brisk"));
    expect(shown(telling)).toEqual([2]);
  });
  it("can be told again, whole", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), ...tens(["a", "b", "c"])]);
    telling.skip();
    telling.again();
    expect(telling.beat?.actor).toBe("a");
    expect([telling.told, telling.count]).toEqual([1, 3]);
  });
  it("tells again what somebody asks for, even where all is told at once", () => {
    const telling = teller("once");
    telling.hear([line(0)]);
    telling.again([acts(1, "a"), acts(2, "b")]);
    expect(telling.beat?.actor).toBe("a");
    expect(telling.waiting).toHaveLength(1);
  });
  it("begins a new tale when the last one was told", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), line(1)]);
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    telling.hear([line(0), line(1), line(2)]);
    expect([telling.told, telling.count]).toEqual([1, 1]);
  });
  it("shows the end at once to those who want no motion or no waiting", () => {
    const telling = teller("once");
    telling.hear([line(0)]);
    telling.hear([line(0), line(1), line(2)]);
    expect(shown(telling)).toEqual([2]);
    expect([telling.told, telling.count]).toEqual([2, 2]);
  });
  it("takes its time for the calm, and hurries the brisk when much is waiting", () => {
    expect(readingTime(60, 9, "calm")).toBeGreaterThan(2 * readingTime(60, 9, "brisk"));
    expect(readingTime(60, 9, "calm")).toBe(readingTime(60, 0, "calm"));
    expect(readingTime(60, 9, "brisk")).toBeLessThan(readingTime(60, 0, "brisk"));
  });
  it("starts anew when the table went back", () => {
    const telling = teller();
    telling.hear([line(0), line(1), line(2)]);
    telling.hear([line(0)]);
    expect(telling.beat).toBeNull();
    telling.hear([line(0), line(1)]);
    expect(shown(telling)).toEqual([1]);
  });
});
