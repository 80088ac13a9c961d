/** A square dungeon, half explored, in the middle of a turn: for looking at, not a title. */
import type { View } from "../lib/table-wire";
import type { Cell, Choice, Edge, Face, Piece, Scene, Text } from "../lib/wire";

export const tx = (id: string, args: Text["args"] = {}): Text => ({ id, args });
export const seat = (n: number): Text => tx("seat", { n });

// One letter a room: . floor, T tower, $ treasure, ? unknown; under it what is in it.
const MAP = [
  "T?.??????T",
  "..?????..?",
  "?..???..??",
  "??..$$.???",
  "?.?.$$..??",
  "..??.??.??",
  "T..??????T",
];
const TERRAIN: Readonly<Record<string, string>> = { ".": "floor", T: "tower", $: "treasure", "?": "unknown" };
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  "2,0": ["rubble"], "1,1": ["pit"], "2,2": ["web"], "3,3": ["bridge"], "6,3": ["stairs"], "7,4": ["chest"],
  "1,4": ["web", "torch"], "7,1": ["pit"], "4,5": ["trapdoor"],
};
const NOTES: Readonly<Record<string, string>> = { "1,5": "12", "7,2": "8" };

const cells: Cell[] = MAP.flatMap((row, y) =>
  [...row].map((letter, x) => ({
    id: `r${x}.${y}`,
    x,
    y,
    terrain: TERRAIN[letter] ?? "floor",
    features: FEATURES[`${x},${y}`] ?? [],
    note: NOTES[`${x},${y}`] ?? "",
    ...(letter === "T" ? { label: tx("room-tower") } : letter === "$" ? { label: tx("room-treasure") } : {}),
  })),
);
const edge = (x: number, y: number, side: number, kind: string): Edge => ({ cell: `r${x}.${y}`, side, kind });
const edges: Edge[] = [
  edge(0, 0, 2, "open"), edge(0, 1, 1, "door"), edge(1, 1, 2, "open"), edge(1, 2, 1, "portcullis"),
  edge(2, 2, 2, "open"), edge(2, 3, 1, "door"), edge(3, 3, 2, "open"), edge(3, 3, 1, "open"), edge(5, 3, 1, "open"),
  edge(6, 2, 2, "door"), edge(7, 1, 2, "open"), edge(8, 1, 3, "portcullis"), edge(6, 2, 1, "open"),
  edge(6, 3, 2, "open"), edge(6, 4, 1, "wall"), edge(7, 4, 2, "open"), edge(4, 5, 0, "door"),
  edge(3, 4, 1, "wall"), edge(0, 5, 1, "open"), edge(0, 6, 0, "open"), edge(0, 6, 1, "door"), edge(1, 6, 1, "open"),
  edge(1, 4, 2, "gate"), edge(1, 5, 2, "wall"), edge(2, 0, 3, "wall"), edge(2, 0, 1, "open"), edge(8, 1, 0, "open"),
  edge(0, 1, 2, "wall"), edge(1, 2, 0, "open"), edge(3, 4, 2, "secret"), edge(7, 5, 1, "open"), edge(2, 6, 1, "portcullis"),
];

const hero = (id: string, n: number, at: string, icon: string, life: number): Piece => ({
  id, at, icon, seat: n, shape: "figure", label: tx(`hero-${id}`),
  badges: [{ label: tx("life"), value: life, tone: life < 5 ? "danger" : "" }],
});
const pieces: Piece[] = [
  hero("lindel", 0, "r2.2", "elf-helmet", 9),
  hero("ulv", 1, "r7.2", "visored-helm", 3),
  hero("vera", 2, "r6.4", "pointy-hat", 12),
  hero("rold", 3, "r0.6", "orc-head", 14),
  { id: "dragon", at: "r4.4", icon: "dragon-head", shape: "large", label: tx("dragon") },
  { id: "skeleton", at: "r7.2", icon: "skeleton", shape: "token", label: tx("skeleton"), badges: [{ label: tx("life"), value: 4, tone: "danger" }] },
  { id: "spider", at: "r1.4", icon: "spider-alt", shape: "token", label: tx("spider"), facing: 1 },
  { id: "loot", at: "r6.4", icon: "gold", shape: "marker", label: tx("gold") },
];

export const dungeonFaces: Face[] = [
  {
    id: "swap", name: tx("card-swap"), type: tx("type-rune"), icon: "magic-swirl", text: [tx("card-swap-text")],
    numbers: [{ id: "n", label: tx("cost"), value: 2, icon: "gold" }], rules: ["XX-CARD-4"],
  },
  {
    id: "torch", name: tx("card-torch"), type: tx("type-item"), icon: "torch", text: [tx("card-torch-text")], rules: ["XX-CARD-1"],
    numbers: [{ id: "n", label: tx("strength"), value: 3, icon: "strength" }, { id: "m", label: tx("luck"), value: 1, icon: "luck", tone: "magic" }],
  },
  { id: "potion", name: tx("card-potion"), type: tx("type-item"), icon: "potion", text: [tx("card-potion-text")], rules: ["XX-CARD-2"], original: true },
  {
    id: "pattern", name: tx("card-pattern"), type: tx("type-rune"), text: [tx("card-pattern-text")], rules: ["XX-CARD-3"],
    diagram: {
      shape: "square", label: tx("card-pattern"),
      marks: [
        { x: 0, y: 0, kind: "piece" }, { x: 1, y: 0, kind: "empty" }, { x: 2, y: 0, kind: "piece" },
        { x: 0, y: 1, kind: "empty" }, { x: 1, y: 1, kind: "target" }, { x: 2, y: 1, kind: "empty" },
      ],
    },
  },
];

const stats = (life: number, limit: number, gold: number) => [
  { id: "life", label: tx("life"), value: life, limit, icon: "life", tone: life < 5 ? ("danger" as const) : ("" as const) },
  { id: "gold", label: tx("gold"), value: gold, icon: "gold", tone: "gold" as const },
  { id: "strength", label: tx("strength"), value: 6, icon: "strength" },
  { id: "agility", label: tx("agility"), value: 5, icon: "agility" },
  { id: "luck", label: tx("luck"), value: 4, icon: "luck" },
];

export const dungeon: Scene = {
  boards: [
    {
      id: "dungeon", shape: "square", label: tx("board-dungeon"), cells, edges, pieces,
      areas: [{ id: "home", cells: ["r0.1", "r0.0", "r1.1"], label: tx("area-home"), tone: "magic" }],
    },
    {
      id: "below", shape: "square", label: tx("board-below"),
      cells: [0, 1, 2, 3].map((x) => ({ id: `c${x}`, x, y: 0, terrain: "stone" })), pieces: [],
    },
  ],
  zones: [
    {
      id: "hand", label: tx("zone-hand"), look: "hand", count: 4, owner: 0,
      cards: [{ id: "k1", face: "swap" }, { id: "k2", face: "torch" }, { id: "k3", face: "pattern" }, { id: "k4", face: "potion", badges: [{ label: tx("life"), icon: "life", value: 2, tone: "danger" }] }],
    },
    { id: "hand1", label: tx("zone-hand"), look: "hand", count: 3, owner: 1 },
    { id: "loot2", label: tx("zone-loot"), look: "row", count: 1, owner: 2, cards: [{ id: "k9", face: "potion" }] },
    { id: "rooms", label: tx("zone-rooms"), look: "deck", count: 61 },
    { id: "crypts", label: tx("zone-crypts"), look: "deck", count: 18 },
    { id: "discard", label: tx("zone-discard"), look: "pile", count: 5, cards: [{ id: "k8", face: "torch" }] },
  ],
  tracks: [{ id: "sun", label: tx("track-sun"), at: 11, length: 26, icon: "sun", steps: [{ at: 22, note: "!", tone: "danger" }, { at: 25, note: "☾", tone: "danger" }] }],
  panels: [
    { seat: 0, label: tx("hero-lindel"), icon: "elf-helmet", stats: stats(9, 14, 320) },
    { seat: 1, label: tx("hero-ulv"), icon: "visored-helm", stats: stats(3, 16, 0), notes: [tx("note-fight")] },
    { seat: 2, label: tx("hero-vera"), icon: "pointy-hat", stats: stats(12, 12, 1150) },
    { seat: 3, label: tx("hero-rold"), icon: "orc-head", stats: stats(14, 15, 90), notes: [tx("note-trapped")] },
  ],
  headline: tx("headline", { n: 11 }),
  turn: 0,
};

export const dungeonChoice: Choice = {
  ask: "move",
  prompt: tx("ask-move"),
  why: tx("ask-move-why"),
  rules: ["XX-MOVE-1"],
  options: [
    { key: "lift", text: tx("opt-lift"), at: ["r1.2"], odds: 0.42, preview: [tx("prev-lift"), tx("prev-stay")], rules: ["XX-MOVE-5"], path: ["r2.2", "r1.2"] },
    { key: "south", text: tx("opt-south"), at: ["r2.3"], preview: [tx("prev-draw")], path: ["r2.2", "r2.3"], rules: ["XX-MOVE-2"] },
    { key: "far", text: tx("opt-bridge"), at: ["r3.3"], odds: 0.72, preview: [tx("prev-bridge")], path: ["r2.2", "r2.3", "r3.3"], confirm: true, tone: "danger" },
    { key: "search", text: tx("opt-search"), at: ["lindel", "r2.2"], preview: [tx("prev-search")] },
    { key: "card", text: tx("opt-card"), at: ["k1"], tone: "magic", preview: [tx("prev-card")], rules: ["XX-CARD-4"] },
    { key: "rest", text: tx("opt-rest"), at: ["r2.2"], tone: "quiet" },
  ],
  refused: [
    { text: tx("ref-east"), reason: tx("ref-wall"), at: ["r3.2"], rules: ["XX-MOVE-3"] },
    { text: tx("ref-potion"), reason: tx("ref-full"), at: ["k4"], rules: ["XX-CARD-2"] },
  ],
};

export const dungeonView: View = {
  number: 42,
  scene: dungeon,
  choices: [dungeonChoice],
  standing: [{ key: "surrender", text: tx("offer-surrender") }],
  log: [
    { n: 1, at: 38, kind: "drew", text: tx("event-drew", { a: seat(3), b: tx("hero-rold") }) },
    { n: 2, at: 39, kind: "moved", text: tx("event-moved", { a: seat(1) }) },
    { n: 3, at: 39, kind: "met", text: tx("event-met", { a: seat(1), b: tx("skeleton") }) },
    { n: 4, at: 40, kind: "rolled", text: tx("event-rolled", { a: seat(1), b: 3, c: 6 }) },
    { n: 5, at: 40, kind: "wounded", text: tx("event-wounded", { a: seat(1), b: 4 }) },
    { n: 6, at: 41, kind: "found", text: tx("event-found", { a: seat(2), b: 450 }) },
    { n: 7, at: 42, kind: "sun", text: tx("event-sun", { a: 11 }) },
  ],
  answered: [],
  waiting: [0],
  thinking: [],
  outcome: null,
  consent: null,
  can_undo: "free",
};
