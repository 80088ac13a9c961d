import { describe, expect, it } from "vitest";
import { actorOf } from "../src/lib/actor";
import { inside } from "../src/lib/stages.svelte";
import type { Scene, Text } from "../src/lib/wire";
import { groupZones, halfId, nearEdge } from "../src/lib/zones";

const t = (id: string): Text => ({ id });
const scene: Scene = {
  boards: [{ id: "b", shape: "hex", label: t("Crypt"), cells: [], pieces: [{ id: "wolf", at: "a", label: t("Wolf"), icon: "wolf", seat: 1 }] }],
  groups: [
    { id: "guards", label: t("Guards"), icon: "guard", zones: ["orders"], members: [{ id: "m1", label: t("Guard"), lights: ["g1"] }, { id: "m2", label: t("Guard"), lights: ["g2"] }] },
    { id: "band", label: t("Band"), seat: 0, members: [{ id: "hero", label: t("Hero"), icon: "elf", zones: ["under", "hand"] }] },
  ],
  zones: ["orders", "under", "open"].map((id) => ({ id, label: t(id), look: "row" as const, count: 0 })),
};
const withHand: Scene = { ...scene, zones: [...scene.zones!, { id: "hand", label: t("hand"), look: "hand", count: 3, owner: 0 }] };

describe("who acts in a beat", () => {
  it("is a piece, with the colour of its seat", () => {
    expect(actorOf(scene, "wolf")).toEqual({ icon: "wolf", colour: "var(--seat-1)", lights: [] });
  });
  it("is a member that looks like its kind, or has a picture of its own", () => {
    expect(actorOf(scene, "m2")).toEqual({ icon: "guard", colour: "var(--danger-fill)", lights: ["g2"] });
    expect(actorOf(scene, "hero")?.icon).toBe("elf");
  });
  it("is a whole group with all its pieces", () => {
    expect(actorOf(scene, "guards")?.lights).toEqual(["g1", "g2"]);
  });
  it("is a seat, by its panel", () => {
    const seated: Scene = { ...scene, panels: [{ seat: 1, label: t("Ada"), icon: "crown" }] };
    expect(actorOf(seated, "seat1")).toEqual({ icon: "crown", colour: "var(--seat-1)", lights: [] });
    expect(actorOf(seated, "seat2")).toBeNull();
  });
  it("may have left the table", () => {
    expect(actorOf(scene, "drake")).toBeNull();
  });
});

describe("zones of groups", () => {
  it("are drawn with them and not at the near edge, but for the own hand", () => {
    expect([...groupZones(withHand, 0)]).toEqual(["orders", "under"]);
    expect(nearEdge(withHand, 0).open.map((zone) => zone.id)).toEqual(["hand", "open"]);
    expect(groupZones(withHand, 1).has("hand")).toBe(true);
  });
});

describe("ids inside a stage", () => {
  it("are those of places and their cards, of a shop and its articles", () => {
    expect(inside({ id: "mat", label: t("Mat"), slots: [{ id: "head", label: t("Head"), cards: [{ id: "helm" }] }] })).toEqual(["head", "helm"]);
    expect(inside({ id: "shop", label: t("Shop"), members: [{ id: "boots", label: t("Boots") }] })).toEqual(["shop", "boots"]);
  });
  it("and of halves are the card's and their own", () => {
    expect(halfId({ id: "c7" }, { id: "top" })).toBe("c7/top");
  });
});
