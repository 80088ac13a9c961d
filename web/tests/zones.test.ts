import { describe, expect, it } from "vitest";
import { contestZones, nearEdge } from "../src/lib/zones";
import type { Scene, Zone } from "../src/lib/wire";

const zone = (id: string, look: Zone["look"], owner: number | null = null): Zone => ({ id, look, owner, label: { id }, count: 1 });
const ids = (zones: Iterable<Zone>): string[] => [...zones].map((one) => one.id);
const label = { id: "fight" };

const fight: Scene = {
  zones: [zone("hand-a", "hand", 0), zone("played-a", "row"), zone("hand-b", "hand", 1), zone("pile", "row"), zone("runes", "row", 0)],
  contest: {
    label,
    sides: [{ label, zones: ["hand-a", "played-a"] }, { label, zones: ["hand-b"] }],
    zones: ["pile"],
  },
};

describe("cards on the table", () => {
  it("a contest shows all it names, but for the own hand", () => {
    expect(ids(contestZones(fight, 0).values())).toEqual(["played-a", "hand-b", "pile"]);
    expect(ids(contestZones(fight, 1).values())).toEqual(["hand-a", "played-a", "pile"]);
    expect(ids(contestZones(fight, -1).values())).toEqual(["hand-a", "played-a", "hand-b", "pile"]);
    expect(contestZones({ zones: fight.zones! }, 0).size).toBe(0);
  });
  it("nothing lies in two places", () => {
    expect(ids(nearEdge(fight, 0).open)).toEqual(["hand-a", "runes"]);
    expect(ids(nearEdge(fight, 1).open)).toEqual(["hand-b"]);
  });
  it("the own hand comes first, then the order of the scene", () => {
    const scene = { zones: [zone("row", "row"), zone("deck", "deck"), zone("sheet", "row", 0), zone("theirs", "hand", 1), zone("hand", "hand", 0)] };
    expect(ids(nearEdge(scene, 0).open)).toEqual(["hand", "sheet", "row"]);
  });
  it("what all play by lies beside the board, and nowhere else", () => {
    const scene = { zones: [zone("hand", "hand", 0), { ...zone("tasks", "row"), beside: true }, zone("row", "row")] };
    expect(ids(nearEdge(scene, 0).beside)).toEqual(["tasks"]);
    expect(ids(nearEdge(scene, 0).open)).toEqual(["hand", "row"]);
  });
  it("piles and decks lie in a drawer", () => {
    const scene = { zones: [zone("hand", "hand", 0), zone("deck", "deck"), zone("pile", "pile", 0)] };
    expect(ids(nearEdge(scene, 0).open)).toEqual(["hand"]);
    expect(ids(nearEdge(scene, 0).piles)).toEqual(["pile", "deck"]);
  });
});
