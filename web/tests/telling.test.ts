import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { diceOf } from "../src/lib/dice";
import { beatsOf, readingTime, Telling, type Pace } from "../src/lib/telling.svelte";
import { accountOf, turningPoints } from "../src/lib/turning";
import type { LogLine, View } from "../src/lib/table-wire";

const line = (n: number, kind = "walked", at = n): LogLine => ({ n, at, kind, text: { id: `event-${kind}` } });

const view = (log: readonly LogLine[], more: Partial<View> = {}): View => ({
  number: log.at(-1)?.at ?? 0, scene: {}, choices: [], standing: [], log, answered: [], waiting: [], thinking: [], outcome: null, consent: null, can_undo: "", ...more,
});
const QUESTION = { ask: "walk", prompt: { id: "ask-walk" }, options: [] };

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

describe("the account of a seat", () => {
  const told = (n: number, kind: string, account: number): LogLine => ({ ...line(n, kind), text: { id: `event-${kind}`, args: { account, gold: n } } });
  it("is what the title says of it at the end, by messages of their own", () => {
    const log = [line(1), told(2, "goal", 0), told(3, "home", 1), told(4, "home", 0)];
    expect(accountOf(log, 0)).toEqual([
      { id: "account-goal", args: { account: 0, gold: 2 } },
      { id: "account-home", args: { account: 0, gold: 4 } },
    ]);
    expect(accountOf(log, 2)).toEqual([]);
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
    telling.hear(view([line(0), line(1)]));
    expect(telling.beat).toBeNull();
  });
  it("tells one beat after the other", () => {
    const telling = teller();
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), line(1), line(2)]));
    expect(shown(telling)).toEqual([1]);
    expect(telling.waiting).toHaveLength(1);
    vi.advanceTimersByTime(readingTime(20, 1, "brisk"));
    expect(shown(telling)).toEqual([2]);
    expect(telling.waiting).toHaveLength(0);
  });
  it("tells what comes later as soon as the last beat was read", () => {
    const telling = teller();
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), line(1)]));
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    telling.hear(view([line(0), line(1), line(2)]));
    expect(shown(telling)).toEqual([2]);
  });
  it("holds no question back for what is said at the table while nothing is played", () => {
    const telling = teller();
    const asked = { number: 3, choices: [QUESTION] };
    telling.hear(view([line(0)], asked));
    const noted = view([line(0), line(1, "table-hint")], asked);
    telling.hear(noted);
    expect(shown(telling)).toEqual([1]);
    expect(telling.holding).toBe(false);
    expect(telling.shown).toBe(noted);
  });
  it("says how far it is: the second of three", () => {
    const telling = teller();
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), ...tens(["a", "b", "c"])]));
    expect([telling.told, telling.count]).toEqual([1, 3]);
    telling.step();
    expect([telling.told, telling.count]).toEqual([2, 3]);
    expect(telling.beat?.actor).toBe("b");
  });
  it("follows a long phase to its end, monster by monster", () => {
    const telling = teller();
    const names = Array.from({ length: 10 }, (_, i) => `m${i}`);
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), ...tens(names)]));
    const seen = [telling.beat?.actor];
    while (telling.waiting.length) {
      telling.step();
      seen.push(telling.beat?.actor);
    }
    expect(seen).toEqual(names);
  });
  it("can be skipped to its end", () => {
    const telling = teller();
    telling.hear(view([]));
    telling.hear(view(Array.from({ length: 40 }, (_, n) => line(n))));
    telling.skip();
    expect(shown(telling)).toEqual([39]);
    expect(telling.waiting).toHaveLength(0);
  });
  it("can be held, and goes on where it was", () => {
    const telling = teller();
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), line(1), line(2)]));
    telling.hold();
    vi.advanceTimersByTime(60_000);
    expect(shown(telling)).toEqual([1]);
    telling.hold();
    vi.advanceTimersByTime(readingTime(20, 1, "brisk"));
    expect(shown(telling)).toEqual([2]);
  });
  it("can be told again, whole", () => {
    const telling = teller();
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), ...tens(["a", "b", "c"])]));
    telling.skip();
    telling.again();
    expect(telling.beat?.actor).toBe("a");
    expect([telling.told, telling.count]).toEqual([1, 3]);
  });
  it("tells again what somebody asks for, even where all is told at once", () => {
    const telling = teller("once");
    telling.hear(view([line(0)]));
    telling.again([acts(1, "a"), acts(2, "b")]);
    expect(telling.beat?.actor).toBe("a");
    expect(telling.waiting).toHaveLength(1);
  });
  it("begins a new tale when the last one was told", () => {
    const telling = teller();
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), line(1)]));
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    telling.hear(view([line(0), line(1), line(2)]));
    expect([telling.told, telling.count]).toEqual([1, 1]);
  });
  it("shows the end at once to those who want no motion or no waiting", () => {
    const telling = teller("once");
    telling.hear(view([line(0)]));
    telling.hear(view([line(0), line(1), line(2)]));
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
    telling.hear(view([line(0), line(1), line(2)]));
    telling.hear(view([line(0)]));
    expect(telling.beat).toBeNull();
    telling.hear(view([line(0), line(1)]));
    expect(shown(telling)).toEqual([1]);
  });
});

describe("question and story in step", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const asked = (log: readonly LogLine[], more: Partial<View> = {}): View => view(log, { choices: [QUESTION], ...more });
  const seated = (pace: Pace = "brisk", done?: () => void): Telling => {
    const telling = new Telling(() => 20, () => pace, done);
    telling.hear(asked([line(0)]));
    return telling;
  };

  it("puts the question when all before it is told, and not before", () => {
    const done = vi.fn();
    const telling = seated("brisk", done);
    done.mockClear();
    const next = asked([line(0), line(1), line(2)]);
    telling.hear(next);
    expect([telling.holding, telling.shown!.choices]).toEqual([true, []]);
    expect(telling.shown!.log).toHaveLength(1);
    vi.advanceTimersByTime(readingTime(20, 1, "brisk"));
    expect([telling.holding, telling.shown!.choices, telling.shown!.log.length]).toEqual([true, [], 3]);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    expect([telling.holding, telling.shown]).toEqual([false, next]);
    expect(done).toHaveBeenCalledOnce();
    expect(telling.beat).not.toBeNull();
  });
  it("shows each state of the table with the beat that led to it", () => {
    const telling = seated();
    telling.hear(view([line(0), line(1)]));
    telling.hear(view([line(0), line(1), line(2)]));
    expect(telling.shown!.number).toBe(1);
    telling.step();
    expect(telling.shown!.number).toBe(2);
  });
  it("shows what was on the way with what is told of it, and puts the question after it", () => {
    const telling = seated();
    const [turn, more, second] = [acts(1, "guard1"), { ...line(2, "hits"), at: 1 }, acts(3, "guard2")];
    const way = { number: 1, midway: true };
    telling.hear(asked([line(0), turn], way), true);
    telling.hear(asked([line(0), turn, more], way), true);
    const end = asked([line(0), turn, more, second], { number: 1 });
    telling.hear(end, true);
    const seen: unknown[] = [];
    while (telling.holding) {
      seen.push([telling.beat!.actor, telling.shown!.log.length, telling.shown!.choices.length, telling.beat!.glance ?? false]);
      telling.step();
    }
    expect(seen).toEqual([["guard1", 2, 0, false], ["guard1", 3, 0, false], ["guard2", 4, 0, false]]);
    expect(telling.shown).toBe(end);
  });
  it("is one tale with what was on the way, also for those who are told at once", () => {
    const telling = seated("once");
    const end = asked([line(0), acts(1, "guard1"), acts(2, "guard2")], { number: 1 });
    telling.hear(asked([line(0), acts(1, "guard1")], { number: 1, midway: true }));
    telling.hear(end);
    expect([telling.shown, telling.count]).toEqual([end, 2]);
  });
  it("keeps the table as it was until the last of several beats", () => {
    const telling = seated();
    telling.hear(asked([line(0), line(1), line(2), line(3)]));
    telling.step();
    expect([telling.told, telling.shown!.number]).toEqual([2, 0]);
    telling.step();
    expect([telling.told, telling.shown!.number]).toEqual([3, 3]);
  });
  it("tells the end before it is announced", () => {
    const telling = seated();
    const outcome = { scores: [1], winners: [0], reason: "won" };
    telling.hear(view([line(0), line(1)], { outcome }));
    expect(telling.shown!.outcome).toBeNull();
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    expect(telling.shown!.outcome).toEqual(outcome);
  });
  it("goes to the question with a tap after the last beat", () => {
    const telling = seated();
    telling.hear(asked([line(0), line(1)]));
    telling.step();
    expect([telling.holding, telling.beat]).toEqual([false, null]);
  });
  it("skips to the question, and leaves the last beat to be read", () => {
    const telling = seated();
    telling.hear(asked([line(0), line(1), line(2)]));
    telling.skip();
    expect([telling.holding, telling.beat?.lines[0]?.n]).toEqual([false, 2]);
  });
  it("holds nothing back from those who want it at once", () => {
    const telling = seated("once");
    const next = asked([line(0), line(1), line(2)]);
    telling.hear(next);
    expect([telling.holding, telling.shown]).toEqual([false, next]);
  });
  it("holds nothing back where nobody looks", () => {
    const telling = seated();
    telling.hear(asked([line(0), line(1)]), false, true);
    expect([telling.holding, telling.beat]).toEqual([false, null]);
  });
  it("is done at a glance with what the player did, where nothing came of it", () => {
    const telling = seated();
    telling.hear(asked([line(0), line(1)]), true);
    expect(telling.holding).toBe(true);
    vi.advanceTimersByTime(400);
    expect(telling.holding).toBe(false);
    telling.hear(asked([line(0), line(1), line(2, "moved", 2), line(3, "rolled", 2)]), true);
    vi.advanceTimersByTime(400);
    expect(telling.holding).toBe(true);
  });
  it("is done at a glance with whose turn it is, where the question says so too", () => {
    const telling = new Telling(() => 20, () => "brisk", undefined, (_, actor) => actor === "hero0");
    const turn = (n: number, beat: string): LogLine => ({ ...line(n, "turn"), text: { id: "event-turn", beat } });
    telling.hear(asked([line(0)]));
    telling.hear(asked([line(0), turn(1, "hero1")]));
    vi.advanceTimersByTime(400);
    expect(telling.holding).toBe(true);
    vi.advanceTimersByTime(10_000);
    telling.hear(asked([line(0), turn(1, "hero1"), turn(2, "hero0")]));
    vi.advanceTimersByTime(400);
    expect(telling.holding).toBe(false);
  });
  it("waits while it is held, even at the last beat", () => {
    const telling = seated();
    telling.hear(asked([line(0), line(1)]));
    telling.hold();
    vi.advanceTimersByTime(60_000);
    expect(telling.holding).toBe(true);
    telling.hold();
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    expect(telling.holding).toBe(false);
  });
  it("goes on with what changes meanwhile and has no story", () => {
    const telling = seated();
    telling.hear(view([line(0), line(1)]));
    telling.hear(asked([line(0), line(1)]));
    expect(telling.shown!.choices).toEqual([]);
    vi.advanceTimersByTime(readingTime(20, 0, "brisk"));
    expect(telling.shown!.choices).toEqual([QUESTION]);
  });
  it("takes no question away to tell something again", () => {
    const telling = seated();
    telling.again([line(0)]);
    expect([telling.holding, telling.beat?.lines[0]?.n]).toEqual([false, 0]);
  });
});
