import { describe, expect, it, vi } from "vitest";
import type { Text } from "../src/lib/wire";

// What the words ask of a browser. No language is loaded: the words of the client are their ids.
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { describeCell, describePiece } = await import("../src/board/describe");
const { chipWords, groupWords, memberWords, slotWords, sumWords, trackWords } = await import("../src/lib/words");

const say = (text: Text | null | undefined): string => text?.id ?? "";
const t = (id: string): Text => ({ id });
const life = { id: "life", label: t("life"), value: 2, limit: 5 };

describe("the things of a scene in words", () => {
  it("say a piece with its number, health and conditions", () => {
    const guard = { id: "g", at: "a", label: t("Guard"), number: 3, health: life, badges: [{ label: t("poisoned") }] };
    expect(describePiece(guard, say)).toBe("Guard 3: life 2/5, poisoned");
  });

  it("say a number once, wherever it stands in the name", () => {
    const named = (name: string, number: number): string => describePiece({ id: "g", at: "a", label: t(name), number }, say);
    expect(named("Cultist 5", 5)).toBe("Cultist 5");
    expect(named("Cultist 5 (elite)", 5)).toBe("Cultist 5 (elite)");
    expect(named("Rank 15", 5)).toBe("Rank 15 5");
    expect(memberWords({ id: "g1", label: t("Normal 1"), number: 1 }, say)).toBe("Normal 1");
  });

  it("say that a cell is not yet revealed", () => {
    const cell = { id: "a", x: 0, y: 0, label: t("Hall"), fog: true };
    expect(describeCell({ id: "b", shape: "hex", label: t("Crypt"), cells: [cell] }, cell, say)).toBe("Hall; Fog");
  });

  it("say who acts now and who is done", () => {
    expect(chipWords({ id: "a", label: t("Ada"), note: "14", dim: true }, say)).toBe("Ada: 14, Acted");
    expect(chipWords({ id: "g", label: t("Guards"), note: "30", now: true }, say)).toBe("Guards: 30, Acting");
    expect(chipWords({ id: "f", label: t("Fire"), level: 1, state: t("waning") }, say)).toBe("Fire: waning");
  });

  it("say a kind and each of its members", () => {
    expect(groupWords({ id: "g", label: t("Guards"), stats: [{ id: "m", label: t("move"), value: 2 }], now: true }, say)).toBe("Guards: move 2, Acting");
    expect(memberWords({ id: "g1", label: t("Guard"), number: 1, stats: [life] }, say)).toBe("Guard 1: life 2/5");
  });

  it("say what a place holds, or that it is locked, and why", () => {
    const name = (): string => "Helmet";
    expect(slotWords({ id: "s", label: t("head"), cards: [{ id: "c" }] }, say, name)).toBe("head: Helmet");
    expect(slotWords({ id: "s", label: t("feet") }, say, name)).toBe("feet: Slot empty");
    expect(slotWords({ id: "s", label: t("ring"), locked: true, note: t("level 3") }, say, name)).toBe("ring: Slot locked (level 3)");
  });

  it("say every marker of a track", () => {
    const markers = [{ id: "a", at: -2, label: t("Ada") }, { id: "b", at: 3, label: t("Ben") }];
    expect(trackWords({ id: "r", label: t("Fame"), at: null, length: 11, first: -5, markers }, say)).toBe("Fame: Track from, Ada -2, Ben 3");
  });

  it("break a sum down", () => {
    const terms = [
      { value: 3, label: t("attack") }, { value: 1, label: t("card") },
      { value: 2, label: t("critical"), times: true }, { value: -1, label: t("shield") },
    ];
    expect(sumWords({ terms, total: 7 }, say)).toBe("3 attack + 1 card × 2 critical − 1 shield = 7");
  });
});
