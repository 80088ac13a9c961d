import { describe, expect, it } from "vitest";
import { Pick } from "../src/lib/pick.svelte";
import { layOut, targetsOf, touch } from "../src/lib/targets";
import type { Choice, Option } from "../src/lib/wire";

const option = (key: string, at: string[] = [], more: Partial<Option> = {}): Option => ({ key, text: { id: key }, at, ...more });
const choice: Choice = {
  ask: "move", prompt: { id: "ask-move" },
  options: [option("north", ["c1"]), option("east", ["c2"]), option("hit", ["c2", "p1"], { confirm: true }), option("pass")],
  refused: [{ text: { id: "south" }, reason: { id: "wall" }, at: ["c3"] }],
};
const SPOT = { x: 0, y: 0 };

describe("touching the board", () => {
  const targets = targetsOf(choice);
  it("chooses where one option lies", () => {
    expect(touch(targets, [["c1"]])).toMatchObject({ kind: "option", option: { key: "north" } });
  });
  it("asks where several lie", () => {
    const touched = touch(targets, [["c2"]]);
    expect(touched.kind === "menu" && touched.options.map((o) => o.key)).toEqual(["east", "hit"]);
  });
  it("lets the piece decide before its cell", () => {
    expect(touch(targets, [["p1"], ["c2"]])).toMatchObject({ kind: "option", option: { key: "hit" } });
    expect(touch(targets, [["p9"], ["c1"]])).toMatchObject({ kind: "option", option: { key: "north" } });
  });
  it("asks between pieces that stand side by side", () => {
    const crowd = targetsOf({ ...choice, options: [option("a", ["p1"]), option("b", ["p2"])] });
    expect(touch(crowd, [["c1"], ["p1", "p2"]])).toMatchObject({ kind: "menu", options: [{ key: "a" }, { key: "b" }] });
  });
  it("counts an option once that has several of the elements", () => {
    expect(touch(targets, [["p1", "c1"]])).toMatchObject({ kind: "menu", options: [{ key: "hit" }, { key: "north" }] });
    const one = targetsOf({ ...choice, options: [option("a", ["p1", "c1"])] });
    expect(touch(one, [["p1", "c1"]])).toMatchObject({ kind: "option", option: { key: "a" } });
  });
  it("tells why not", () => {
    expect(touch(targets, [["c3"]])).toMatchObject({ kind: "refused", refused: [{ reason: { id: "wall" } }] });
  });
  it("means nothing elsewhere, or when nothing is asked", () => {
    expect(touch(targets, [["c9"]])).toEqual({ kind: "nothing" });
    expect(touch(targetsOf(undefined), [["c1"]])).toEqual({ kind: "nothing" });
  });
});

describe("choosing", () => {
  const fresh = () => {
    const taken: string[] = [];
    const pick = new Pick((key) => taken.push(key));
    pick.face(choice);
    return { pick, taken };
  };
  it("takes a plain option at the first tap", () => {
    const { pick, taken } = fresh();
    expect(pick.touch([["c1"]], SPOT)).toBe(true);
    expect(taken).toEqual(["north"]);
  });
  it("wants a second tap where a mis-tap hurts", () => {
    const { pick, taken } = fresh();
    pick.touch([["p1"], ["c2"]], SPOT);
    expect(pick.armed).toBe("hit");
    expect(taken).toEqual([]);
    pick.touch([["p1"], ["c2"]], SPOT);
    expect(taken).toEqual(["hit"]);
  });
  it("forgets the first tap when something else is touched or another question comes", () => {
    const { pick, taken } = fresh();
    pick.touch([["p1"]], SPOT);
    pick.touch([["nothing"]], SPOT);
    expect(pick.armed).toBe(null);
    pick.touch([["p1"]], SPOT);
    pick.face({ ...choice, prompt: { id: "another" } });
    expect(pick.armed).toBe(null);
    expect(taken).toEqual([]);
  });
});

describe("a long list of options", () => {
  it("keeps what has no place as buttons and folds what lies on the board", () => {
    const many = [...Array.from({ length: 12 }, (_, i) => option(`o${i}`, [`c${i}`])), option("pass")];
    const { shown, folded } = layOut(many);
    expect(shown.map((o) => o.key)).toEqual(["pass"]);
    expect(folded).toHaveLength(12);
  });
  it("is shown whole while nine keys are enough", () => {
    expect(layOut(choice.options).folded).toEqual([]);
  });
  it("up to nine are all listed, also those on the board and on cards", () => {
    const walk = (to: string): Option => option(`walk-${to}`, [to], { text: { id: "walk" } });
    const card = option("card", ["card1"], { text: { id: "play" } });
    const nine = [...Array.from({ length: 7 }, (_, i) => walk(`a${i}`)), card, option("pass")];
    expect(layOut(nine)).toEqual({ shown: nine, folded: [] });
    expect(layOut([...nine, walk("a9")]).shown.map((one) => one.key)).toEqual(["pass"]);
  });
  it("lists what has an accent among many places", () => {
    const many = [...Array.from({ length: 12 }, (_, i) => option(`o${i}`, [`c${i}`])), option("call", ["c3"], { tone: "magic" })];
    const { shown, folded } = layOut(many);
    expect(shown.map((o) => o.key)).toEqual(["call"]);
    expect(folded).toHaveLength(12);
  });
});
