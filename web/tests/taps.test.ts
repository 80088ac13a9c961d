import { describe, expect, it } from "vitest";
import { Pick } from "../src/lib/pick.svelte";
import { targetsOf } from "../src/lib/targets";
import type { Choice, Option } from "../src/lib/wire";

const SPOT = { x: 0, y: 0 };
const option = (key: string, taps: string[], more: Partial<Option> = {}): Option => ({ key, text: { id: key }, taps, ...more });
const asked = (options: Option[], more: Partial<Choice> = {}): Choice => ({ ask: "a", prompt: { id: "a" }, options, ...more });
const sit = (choice: Choice) => {
  const taken: string[] = [];
  const pick = new Pick((key) => taken.push(key));
  pick.face(choice);
  const tap = (...ids: string[]): void => ids.forEach((id) => void pick.touch([[id]], SPOT));
  return { pick, taken, tap };
};
const pairs = asked(["a", "b", "c"].flatMap((one) => ["a", "b", "c"].filter((other) => other !== one).map((other) => option(`${one}${other}`, [one, other]))));
const way = asked([option("one", ["c1"]), option("two", ["c1", "c2"]), option("three", ["c1", "c2", "c3"]), { key: "stay", text: { id: "stay" } }]);

describe("an option of several taps", () => {
  it("is taken with the last of them", () => {
    const { pick, taken, tap } = sit(pairs);
    tap("b");
    expect(pick.tapped).toEqual(["b"]);
    expect([...pick.targets.options.keys()]).toEqual(["a", "c"]);
    expect(taken).toEqual([]);
    tap("a");
    expect(taken).toEqual(["ba"]);
    expect(pick.tapped).toEqual([]);
  });
  it("lists only what can still be chosen, and what is on no place", () => {
    const { pick, tap } = sit(way);
    tap("c1", "c2");
    expect(pick.listed.map(({ key }) => key)).toEqual(["two", "three", "stay"]);
  });
  it("is not listed where the cards themselves lie before the player, and has a key with its last tap", () => {
    const { pick, tap } = sit(pairs);
    pick.before = ["a", "b", "c"];
    expect([pick.listed, pick.onCards]).toEqual([[], []]);
    tap("b");
    expect(pick.numbered.map(({ key }) => key)).toEqual(["ba", "bc"]);
    expect(["a", "b", "c"].map((card) => pick.keyOn(card))).toEqual([0, -1, 1]);
  });
  it("takes a step back where the last place is tapped again", () => {
    const { pick, taken, tap } = sit(pairs);
    tap("b", "b");
    expect([pick.tapped, taken]).toEqual([[], []]);
  });
  it("is taken by a second tap on its last place where another goes on", () => {
    const { pick, taken, tap } = sit(way);
    tap("c1", "c2");
    expect(pick.complete?.key).toBe("two");
    expect(pick.pointed?.key).toBe("two");
    tap("c2");
    expect(taken).toEqual(["two"]);
  });
  it("goes back to an earlier way point", () => {
    const { pick, tap } = sit(asked([...way.options, option("four", ["c1", "c2", "c3", "c4"])]));
    tap("c1", "c2", "c3", "c1");
    expect(pick.tapped).toEqual(["c1"]);
  });
  it("may be tapped in any order where the question says so, and what was tapped be put back", () => {
    const { pick, taken, tap } = sit(asked([option("abc", ["a", "b", "c"]), option("abd", ["a", "b", "d"])], { any_order: true }));
    tap("c", "a");
    expect([...pick.targets.options.keys()]).toEqual(["b"]);
    tap("c");
    expect(pick.tapped).toEqual(["a"]);
    tap("d", "b");
    expect(taken).toEqual(["abd"]);
  });
  it("knows the number of each tap", () => {
    const { pick, tap } = sit(way);
    tap("c1", "c2");
    expect(["c1", "c2", "c3"].map((id) => pick.tap(id))).toEqual([1, 2, 0]);
  });
  it("is forgotten on Escape, and when another question comes", () => {
    const { pick, tap } = sit(way);
    tap("c1");
    expect(pick.reset()).toBe(true);
    expect(pick.tapped).toEqual([]);
    expect(pick.reset()).toBe(false);
    tap("c1");
    pick.face(pairs);
    expect(pick.tapped).toEqual([]);
  });
  it("stays where a tap means nothing", () => {
    const { pick, tap } = sit(way);
    tap("c1", "nowhere");
    expect(pick.tapped).toEqual(["c1"]);
  });
  it("shows where it leads before the next tap", () => {
    const { pick, tap } = sit(way);
    tap("c1");
    pick.hover([["c2"]]);
    expect(pick.pointed?.key).toBe("two");
    pick.hover([["nowhere"]]);
    expect(pick.pointed?.key).toBe("one");
    pick.leave();
    expect(pick.pointed?.key).toBe("one");
  });
  it("asks which, where several are chosen by the same taps", () => {
    const { pick, tap } = sit(asked([option("x", ["a", "b"]), option("y", ["a", "b"])]));
    tap("a", "b");
    expect(pick.menu?.options.map(({ key }) => key)).toEqual(["x", "y"]);
  });
  it("begins beside options of one tap", () => {
    const { pick, taken, tap } = sit(asked([{ key: "here", text: { id: "here" }, at: ["a", "z"] }, option("ab", ["a", "b"])]));
    tap("a");
    expect(pick.complete?.key).toBe("here");
    tap("a");
    expect(taken).toEqual(["here"]);
    tap("z");
    expect(taken).toEqual(["here", "here"]);
  });
  it("wants one tap more where it draws", () => {
    const { pick, taken, tap } = sit(asked([option("ab", ["a", "b"], { draws: true })]));
    tap("a", "b");
    expect([pick.armed, taken]).toEqual(["ab", []]);
    tap("b");
    expect(taken).toEqual(["ab"]);
  });
});

describe("an option of a menu that draws", () => {
  it("waits for its second tap in the menu", () => {
    const at = (key: string): Option => ({ key, text: { id: key }, at: ["door"], draws: true });
    const { pick, taken, tap } = sit(asked([at("hall"), at("nest")]));
    tap("door");
    const nest = pick.menu!.options[1]!;
    pick.take(nest);
    expect([pick.armed, pick.menu?.options.length, taken]).toEqual(["nest", 2, []]);
    pick.take(pick.menu!.options[0]!);
    expect([pick.armed, taken]).toEqual(["hall", []]);
    pick.take(pick.menu!.options[0]!);
    expect([pick.menu, taken]).toEqual([null, ["hall"]]);
  });
});

describe("an option that draws", () => {
  const drawing = asked([{ key: "draw", text: { id: "draw" }, at: ["deck"], draws: true }]);
  it("wants a second tap, but is no danger", () => {
    const { pick, taken, tap } = sit(drawing);
    tap("deck");
    expect([pick.armed, pick.grave, taken]).toEqual(["draw", false, []]);
    tap("deck");
    expect(taken).toEqual(["draw"]);
  });
});

it("a place that several taps of one option name is named once", () => {
  expect(targetsOf(asked([option("aa", ["a", "a"])], { any_order: true })).options.get("a")).toHaveLength(1);
});

describe("an option to be confirmed", () => {
  it("is shown first, and is grave only where it is a danger", () => {
    for (const tone of ["", "magic", "danger"] as const) {
      const { pick, taken, tap } = sit(asked([{ key: "strike", text: { id: "strike" }, at: ["goblin"], confirm: true, tone }]));
      tap("goblin");
      expect([pick.armed, pick.grave, taken]).toEqual(["strike", tone === "danger", []]);
      tap("goblin");
      expect(taken).toEqual(["strike"]);
    }
  });
});

describe("what waits for its second tap", () => {
  const grave = (): Choice => asked([{ key: "strike", text: { id: "strike" }, at: ["goblin"], confirm: true, tone: "danger" }, option("rest", [])]);
  const begun = () => {
    const table = sit(grave());
    table.tap("goblin");
    return table;
  };

  it("keeps waiting when its question is pushed anew", () => {
    const { pick, taken, tap } = begun();
    pick.face(grave());
    expect([pick.armed, pick.grave]).toEqual(["strike", true]);
    expect(pick.pointed).toBe(pick.choice?.options[0]);
    tap("goblin");
    expect(taken).toEqual(["strike"]);
  });
  it("keeps waiting while something is told, and cannot be taken meanwhile", () => {
    const { pick, taken, tap } = begun();
    pick.face(undefined);
    pick.face(undefined);
    expect([pick.armed, pick.pointed]).toEqual([null, null]);
    tap("goblin");
    pick.face(grave());
    expect([pick.armed, taken]).toEqual(["strike", []]);
    tap("goblin");
    expect(taken).toEqual(["strike"]);
  });
  it("waits no more at another question, nor after Esc or a tap elsewhere", () => {
    const { pick } = begun();
    pick.face({ ...grave(), prompt: { id: "b" } });
    expect(pick.armed).toBe(null);
    pick.face(grave());
    expect(pick.armed).toBe(null);
    const other = begun();
    other.tap("wall");
    other.pick.face(grave());
    expect(other.pick.armed).toBe(null);
    const left = begun();
    left.pick.reset();
    left.pick.face(undefined);
    left.pick.face(grave());
    expect(left.pick.armed).toBe(null);
  });
  it("does not wait where the same question comes again after the answer", () => {
    const { pick, tap } = begun();
    tap("goblin");
    pick.face(undefined);
    pick.face(grave());
    expect(pick.armed).toBe(null);
  });
  it("is part of a way or of a menu, and both stay with it", () => {
    const { pick, tap } = sit(way);
    tap("c1", "c2");
    pick.face(structuredClone(way));
    expect([pick.tapped, pick.pointed?.key]).toEqual([["c1", "c2"], "two"]);
    const fork = (): Choice => asked(["up", "down"].map((key) => ({ key, text: { id: key }, at: ["stairs"], confirm: true })));
    const stairs = sit(fork());
    stairs.tap("stairs");
    stairs.pick.take(stairs.pick.menu!.options[1]!);
    stairs.pick.face(fork());
    expect([stairs.pick.armed, stairs.pick.menu?.options.map(({ key }) => key)]).toEqual(["down", ["up", "down"]]);
    stairs.pick.take(stairs.pick.menu!.options[1]!);
    expect(stairs.taken).toEqual(["down"]);
  });
});
