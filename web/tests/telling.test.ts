import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { diceOf } from "../src/lib/dice";
import { readingTime, Telling } from "../src/lib/telling.svelte";
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

describe("telling", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const teller = (still = false): Telling => new Telling(() => 20, () => still);

  it("is silent about what was there before", () => {
    const telling = teller();
    telling.hear([line(0), line(1)]);
    expect(telling.line).toBeNull();
  });
  it("tells one line after the other", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), line(1), line(2)]);
    expect(telling.line?.n).toBe(1);
    expect(telling.waiting).toHaveLength(1);
    vi.advanceTimersByTime(readingTime(20, 1));
    expect(telling.line?.n).toBe(2);
    expect(telling.waiting).toHaveLength(0);
  });
  it("tells what comes later as soon as the last line was read", () => {
    const telling = teller();
    telling.hear([line(0)]);
    telling.hear([line(0), line(1)]);
    vi.advanceTimersByTime(readingTime(20, 0));
    telling.hear([line(0), line(1), line(2)]);
    expect(telling.line?.n).toBe(2);
  });
  it("can be skipped, and a long tale is cut", () => {
    const telling = teller();
    telling.hear([]);
    telling.hear(Array.from({ length: 40 }, (_, n) => line(n)));
    expect(telling.waiting.length).toBeLessThan(10);
    telling.skip();
    expect(telling.line?.n).toBe(39);
    expect(telling.waiting).toHaveLength(0);
  });
  it("moves nothing for those who want no motion", () => {
    const telling = teller(true);
    telling.hear([line(0)]);
    telling.hear([line(0), line(1), line(2)]);
    expect(telling.line?.n).toBe(2);
  });
  it("starts anew when the table went back", () => {
    const telling = teller();
    telling.hear([line(0), line(1), line(2)]);
    telling.hear([line(0)]);
    expect(telling.line).toBeNull();
    telling.hear([line(0), line(1)]);
    expect(telling.line?.n).toBe(1);
  });
});
