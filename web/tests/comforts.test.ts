import { expect, test } from "vitest";
import { Pick, ranksOf } from "../src/lib/pick.svelte";
import { lies } from "../src/lib/zones";
import type { Hint } from "../src/lib/table-wire";
import type { Choice, Option, Scene } from "../src/lib/wire";

const hint = (value: number | null): Hint => ({ key: String(value), text: { id: "x" }, value, looked: 1, why: null }) as Hint;
const option = (key: string, ...at: string[]): Option => ({ key, text: { id: key }, at });

test("hints that are said alike share their place", () => {
  expect(ranksOf([hint(0.504), hint(0.5), hint(0.3)])).toEqual([1, 1, 3]);
  expect(ranksOf([hint(null), hint(null)])).toEqual([1, 2]);
});

test("a card lies on the table by its place and its face", () => {
  const scene: Scene = { zones: [{ id: "hand", label: { id: "x" }, look: "hand", count: 1, cards: [{ id: "hand-0", face: "arrow" }] }] };
  expect(lies(scene, { id: "hand-0", face: "arrow" })).toBe(true);
  expect(lies(scene, { id: "hand-0", face: "bolt" })).toBe(false);
  expect(lies({}, { id: "hand-0", face: "arrow" })).toBe(false);
});

test("what is a card before the player is listed too, and has the same number there", () => {
  const pick = new Pick(() => {});
  pick.face({ ask: "attack", prompt: { id: "x" }, options: [option("pass"), option("b", "hand-1"), option("a", "hand-0", "hand-2")] } as unknown as Choice);
  pick.before = ["hand-0", "hand-1", "hand-2"];
  expect(pick.listed.map((one) => one.key)).toEqual(["pass", "b", "a"]);
  expect(pick.numbered.map((one) => one.key)).toEqual(["pass", "b", "a"]);
  expect(["hand-0", "hand-1", "hand-2"].map((card) => pick.keyOn(card))).toEqual([2, 1, 2]);
});
