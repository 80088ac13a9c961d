import { describe, expect, it } from "vitest";
import { Turning } from "../src/board/aim.svelte";
import { covered, isAimed, nearest, turnOn, type Aimed } from "../src/lib/aiming";
import { apart, sideAngle, turned } from "../src/lib/geometry";
import { Pick } from "../src/lib/pick.svelte";
import type { Board, Choice } from "../src/lib/wire";

const SPOT = { x: 0, y: 0 };
const cells = [-2, -1, 0, 1, 2].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => ({ id: `${x},${y}`, x, y })));
const board = (shape: Board["shape"]): Board => ({ id: "b", shape, label: { id: "b" }, cells });
const aims = (turns: number, more: object = {}): Aimed[] =>
  Array.from({ length: turns }, (_, turn) => ({ key: `t${turn}${JSON.stringify(more)}`, text: { id: "x" }, at: ["0,0"], aim: { cell: "0,0", turn, template: "line", ...more } }));
const choice = (options: Aimed[]): Choice => ({
  ask: "area", prompt: { id: "p" }, options,
  templates: [{ id: "line", label: { id: "l" }, cells: [[1, 0], [2, 0]] }],
});

describe("an area of effect", () => {
  it("is turned clockwise, by quarters on squares and by sixths on hexes", () => {
    expect([0, 1, 2, 3].map((turn) => turned("square", [1, 0], turn))).toEqual([[1, 0], [-0, 1], [-1, -0], [0, -1]].map(([x, y]) => [x, y]));
    expect([0, 1, 2, 3, 4, 5].map((turn) => turned("hex", [1, 0], turn).map((n) => n + 0))).toEqual([[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]);
  });
  it("is mirrored over the line from west to east before it is turned", () => {
    expect(turned("square", [1, 1], 0, true)).toEqual([1, -1]);
    expect(turned("hex", [0, 1], 0, true)).toEqual([1, -1]);
  });
  it("covers the cells of the board it lies on, and none beside it", () => {
    const where = (turn: number): string[] => covered(board("hex"), choice(aims(6)), aims(6)[turn]!).map(({ id }) => id);
    expect(where(0)).toEqual(["1,0", "2,0"]);
    expect(where(1)).toEqual(["0,1", "0,2"]);
    const far: Aimed = { key: "k", text: { id: "x" }, aim: { cell: "1,0", turn: 0, template: "line" } };
    expect(covered(board("hex"), choice([far]), far).map(({ id }) => id)).toEqual(["2,0"]);
  });
});

describe("turning it", () => {
  it("goes by the side of the cell where the pointer is", () => {
    expect(sideAngle("square", 0)).toBe(-90);
    expect(apart(350, 10)).toBe(20);
    expect([0, 70, 130, 179, -100].map((degrees) => nearest("hex", aims(6), degrees, null).aim.turn)).toEqual([0, 1, 2, 3, 4]);
    expect([-90, 0, 90].map((degrees) => nearest("square", aims(4), degrees, null).aim.turn)).toEqual([0, 1, 2]);
  });
  it("stays mirrored while the pointer turns it", () => {
    const both = [...aims(6), ...aims(6, { mirrored: true })];
    expect(nearest("hex", both, 60, { cell: "0,0", turn: 0, template: "line", mirrored: true }).aim).toMatchObject({ turn: 1, mirrored: true });
  });
  it("goes round by hand, then through the mirrored ones", () => {
    const both = [...aims(2, { mirrored: true }), ...aims(2)];
    const seen = [both[2]!];
    for (let i = 0; i < 4; i++) seen.push(turnOn(both, seen.at(-1)!, 1));
    expect(seen.map(({ aim }) => [aim.turn, aim.mirrored ?? false])).toEqual([[0, false], [1, false], [0, true], [1, true], [0, false]]);
    expect(turnOn(both, both[2]!, -1).aim).toMatchObject({ turn: 1, mirrored: true });
  });
});

describe("choosing one of several ways to lie", () => {
  const sit = () => {
    const taken: string[] = [];
    const pick = new Pick((key) => taken.push(key));
    pick.face(choice(aims(6)));
    const turning = new Turning(() => pick, () => "hex");
    const at = (x: number, y: number) => (options: readonly Aimed[]) => turning.choose(options, { x: 0, y: 0 }, { x, y });
    return { pick, taken, turning, at };
  };
  const turnOf = (pick: Pick): number | null => (isAimed(pick.pointed) ? pick.pointed.aim.turn : null);

  it("follows a mouse, and its click takes what is shown", () => {
    const { pick, taken, at } = sit();
    pick.hover([["0,0"]], at(10, 0));
    expect(turnOf(pick)).toBe(0);
    pick.hover([["0,0"]], at(-10, 1));
    expect(turnOf(pick)).toBe(3);
    pick.touch([["0,0"]], SPOT, at(10, 0));
    expect(taken).toEqual([aims(6)[3]!.key]);
  });
  it("stays as it was turned by hand", () => {
    const { pick, taken, turning, at } = sit();
    pick.hover([["0,0"]], at(10, 0));
    expect(turning.turns).toBe(true);
    turning.turn(-1);
    expect(turnOf(pick)).toBe(5);
    pick.hover([["0,0"]], at(-10, 0));
    expect(turnOf(pick)).toBe(5);
    turning.wheel(60);
    expect(turnOf(pick)).toBe(0);
    pick.touch([["0,0"]], SPOT, at(-10, 0));
    expect(taken).toEqual([aims(6)[0]!.key]);
  });
  it("is shown to a finger first, and taken by its second tap", () => {
    const { pick, taken, turning, at } = sit();
    pick.touch([["0,0"]], SPOT, at(0, 10), true);
    expect([taken, turnOf(pick)]).toEqual([[], 1]);
    turning.towards({ x: 0, y: 0 }, { x: -50, y: 0 });
    expect(turnOf(pick)).toBe(3);
    pick.touch([["0,0"]], SPOT, at(0, 10), true);
    expect(taken).toEqual([aims(6)[3]!.key]);
  });
  it("asks in words where there is no pointer", () => {
    const { pick } = sit();
    pick.touch([["0,0"]], SPOT);
    expect(pick.menu?.options).toHaveLength(6);
  });
});
