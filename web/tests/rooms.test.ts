import { expect, test } from "vitest";
import { roomOf } from "../src/lib/rooms";
import type { Diagram } from "../src/lib/wire";

const label = { id: "room" };
const floor = Array.from({ length: 9 }, (_, i) => ({ x: i % 3, y: Math.floor(i / 3), kind: i === 8 ? "hit" : "floor", icon: i === 8 ? "goblin" : "" }));
const diagram = (...passages: readonly [number, number, string][]): Diagram => ({
  shape: "square", label, marks: [...floor, ...passages.map(([x, y, kind]) => ({ x, y, kind }))],
});

test("a pattern without a passage is no room", () => {
  expect(roomOf(diagram())).toBeNull();
});

test("a room has walls all around, with its passages in them", () => {
  const room = roomOf(diagram([1, -1, "open"], [3, 1, "locked"]))!;
  expect(room.cells).toHaveLength(9);
  expect(room.edges).toHaveLength(12);
  const other = room.edges.filter((edge) => edge.kind !== "wall");
  expect(other).toEqual([
    { cell: "ghost 1,0", side: 0, kind: "open" },
    { cell: "ghost 2,1", side: 1, kind: "locked" },
  ]);
  expect(room.things.map((thing) => [thing.x, thing.y, thing.icon])).toEqual([[2, 2, "goblin"]]);
});

test("it lies where it is told to", () => {
  const room = roomOf(diagram([1, 3, "door"]), { x: 6, y: 3 })!;
  expect(room.cells[0]).toMatchObject({ x: 6, y: 3 });
  expect(room.things[0]).toMatchObject({ x: 8, y: 5 });
  expect(room.edges.find((edge) => edge.kind === "door")).toEqual({ cell: "ghost 7,5", side: 2, kind: "door" });
});
