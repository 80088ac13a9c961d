/** A small hex board with several terrains and a crowd: for looking at, not a title. */
import type { View } from "../lib/table-wire";
import type { Cell, Choice, Face, Piece, Scene } from "../lib/wire";
import { seat, tx } from "./dungeon";

const KINDS = ["grass", "grass", "marsh", "water", "stone", "forest", "grass", "marsh", "mountain"];
const cells: Cell[] = [];
for (let r = -3; r <= 3; r++) {
  for (let q = Math.max(-3, -3 - r); q <= Math.min(3, 3 - r); q++) {
    const kind = q === 0 && r === 0 ? "tower" : KINDS[Math.abs(q * 7 + r * 5 + q * r) % KINDS.length]!;
    cells.push({ id: `h${q}.${r}`, x: q, y: r, terrain: kind, note: (q + r) % 4 === 2 ? "2" : "", features: q === 3 && r === -3 ? ["lantern"] : [] });
  }
}
const wisp = (id: string, n: number | null, at: string, extra: Partial<Piece> = {}): Piece => ({
  id, at, icon: "wisp", label: tx("wisp"), ...(n === null ? {} : { seat: n }), ...extra,
});
const pieces: Piece[] = [
  wisp("w1", 0, "h1.0"), wisp("w2", 0, "h0.1", { badges: [{ label: tx("power"), value: 3, tone: "magic" }] }),
  wisp("w3", 1, "h-1.0"), wisp("w4", 1, "h-1.1", { facing: 0 }), wisp("w5", 1, "h2.-2"),
  wisp("w6", 2, "h0.-2"), wisp("w7", 2, "h1.-2", { dim: true }), wisp("w8", 3, "h-2.2"),
  wisp("f1", null, "h-2.0", { icon: "frog", label: tx("frog") }),
  wisp("l1", 0, "h2.0", { icon: "pointy-hat", shape: "figure" }), wisp("l2", 1, "h2.0", { icon: "visored-helm", shape: "figure" }),
  wisp("c1", 0, "h0.2"), wisp("c2", 1, "h0.2"), wisp("c3", 2, "h0.2"), wisp("c4", 3, "h0.2"),
  wisp("m1", null, "h0.0", { shape: "marker", icon: "crown", label: tx("crown") }),
  wisp("b1", null, "h-3.1", { icon: "dragon-head", shape: "large", label: tx("dragon") }),
];

export const marshFaces: Face[] = [
  {
    id: "spell", name: tx("card-spell"), type: tx("type-rune"), text: [tx("card-pattern-text")], rules: ["XX-CARD-3"],
    diagram: {
      shape: "hex", label: tx("card-spell"),
      marks: [{ x: 0, y: 0, kind: "target" }, { x: 1, y: 0, kind: "piece" }, { x: 0, y: 1, kind: "piece" }, { x: -1, y: 0, kind: "hit", note: "2" }],
    },
  },
  { id: "light", name: tx("card-light"), icon: "lantern", text: [tx("card-torch-text")], numbers: [{ id: "n", label: tx("power"), value: 4, icon: "eye", tone: "magic" }] },
];

export const marsh: Scene = {
  boards: [{
    id: "marsh", shape: "hex", label: tx("board-marsh"), cells, pieces,
    areas: [{ id: "reach", cells: ["h-1.0", "h-1.1", "h-2.1", "h-2.2"], label: tx("area-reach"), seat: 1 }],
  }],
  zones: [
    { id: "hand", label: tx("zone-hand"), look: "hand", count: 3, owner: 0, cards: [{ id: "k1", face: "spell" }, { id: "k2", face: "light" }, { id: "k3", face: "light", dim: true }] },
    { id: "hand-b", label: tx("zone-hand"), look: "hand", count: 4, owner: 1 },
    { id: "row", label: tx("zone-row"), look: "row", count: 2, cards: [{ id: "k5", face: "light" }, { id: "k6", face: "spell" }] },
    { id: "deck", label: tx("zone-deck"), look: "deck", count: 22 },
  ],
  tracks: [
    { id: "t0", label: tx("track-fame"), at: 4, length: 10, seat: 0 },
    { id: "t1", label: tx("track-fame"), at: 7, length: 10, seat: 1 },
  ],
  panels: [0, 1].map((n) => ({
    seat: n, label: tx(n ? "side-b" : "side-a"),
    stats: [{ id: "score", label: tx("score"), value: n ? 7 : 4, icon: "crown", tone: "gold" as const }, { id: "power", label: tx("power"), value: 3 - n, limit: 5, icon: "eye", tone: "magic" as const }],
  })),
  headline: tx("headline", { n: 5 }),
  turn: 0,
};

const near = ["h1.-1", "h2.-1", "h1.1", "h0.-1", "h-1.2", "h2.1", "h3.-1", "h3.0", "h1.2", "h-1.3", "h3.-2"];
export const marshChoice: Choice = {
  ask: "step", prompt: tx("ask-step"), why: tx("ask-step-why"),
  options: [
    ...near.map((id, i) => ({ key: id, text: tx("opt-step", { to: id.slice(1) }), at: [id], ...(i < 3 ? { odds: 0.2 + i * 0.3 } : {}) })),
    { key: "lead", text: tx("opt-lead"), at: ["l1"] },
    { key: "hit", text: tx("opt-hit"), at: ["l2"], tone: "danger" as const, confirm: true, odds: 0.58 },
    { key: "pass", text: tx("opt-pass"), tone: "quiet" as const },
  ],
};

export const marshView: View = {
  number: 17, scene: marsh, choices: [marshChoice], standing: [],
  log: [
    { n: 1, at: 16, kind: "moved", text: tx("event-moved", { a: seat(1) }) },
    { n: 2, at: 17, kind: "found", text: tx("event-found", { a: seat(0), b: 2 }) },
  ],
  answered: [], waiting: [0], thinking: [], outcome: null, consent: null, can_undo: "",
};
