/** A table of a large game: a hex map under fog, monsters of several kinds, summons, elements, cards of
 * two halves, places for equipment, a shop. For looking at, not a title. */
import type { LogLine, View } from "../lib/table-wire";
import type { Board, Card, Cell, Chip, Choice, Edge, Face, Group, Half, Mat, Member, Option, Piece, Ruler, Scene, Stat, Sum, Text } from "../lib/wire";
import { seat, tx } from "./dungeon";

// Rooms of the crypt, one letter a hex: . floor, w water, # rubble, * trap, ~ under fog, D door, blank nothing.
const MAP = [
  "   ......   ~~~~~~~",
  "  ........  ~~~~~~~~",
  "  ...#....  ~~~~~~~~",
  " .....*...D.~~~~~~~~",
  " ..........D~~~~~~~~",
  "  .ww......  ~~~~~~",
  "  .www....",
  "   ......   .......",
  "     D     ........",
  "   ......  ...*....",
  "  ......................",
  "  ...#......  .#.....",
  "   ......     ......",
];
const GROUND: Readonly<Record<string, string>> = { w: "water", D: "door" };
const cells: Cell[] = [];
const byPlace = new Map<string, Cell>();
MAP.forEach((line, y) => {
  [...line].forEach((letter, column) => {
    if (letter === " ") return;
    const x = column - Math.floor(y / 2);
    const cell: Cell = {
      id: `x${x}.${y}`, x, y, terrain: letter === "~" ? "unknown" : (GROUND[letter] ?? "stone"),
      features: letter === "#" ? ["rubble"] : letter === "*" ? ["pit"] : [],
      ...(letter === "~" ? { fog: true } : {}),
    };
    cells.push(cell);
    byPlace.set(`${column},${y}`, cell);
  });
});
/** The cell in this column of that line of the map. */
const at = (column: number, y: number): string => byPlace.get(`${column},${y}`)!.id;
const edges: Edge[] = [{ cell: at(10, 3), side: 0, kind: "door" }];

const health = (value: number, limit: number): Stat => ({ id: "life", label: tx("life"), value, limit, icon: "life", tone: value * 3 <= limit ? "danger" : "" });
const mark = { poison: { label: tx("poison"), icon: "poison", tone: "danger" }, stun: { label: tx("stun"), icon: "stun", tone: "magic" }, shield: { label: tx("shield"), icon: "shield", value: 1 }, strong: { label: tx("strong"), icon: "strength", tone: "good" } } as const;

interface Foe { readonly kind: string; readonly n: number; readonly at: string; readonly life: number; readonly limit: number; readonly elite?: boolean; readonly marks?: readonly (keyof typeof mark)[] }
const FOES: readonly Foe[] = [
  { kind: "guard", n: 1, at: at(6, 1), life: 6, limit: 9, elite: true, marks: ["shield"] },
  { kind: "guard", n: 2, at: at(4, 3), life: 2, limit: 5, marks: ["poison"] },
  { kind: "guard", n: 4, at: at(8, 4), life: 5, limit: 5 },
  { kind: "guard", n: 5, at: at(5, 4), life: 1, limit: 5, marks: ["poison", "stun"] },
  { kind: "archer", n: 1, at: at(9, 2), life: 4, limit: 4 },
  { kind: "archer", n: 3, at: at(7, 3), life: 3, limit: 6, elite: true },
  { kind: "drake", n: 2, at: at(14, 10), life: 9, limit: 11, elite: true, marks: ["strong"] },
];
const heroes = [
  { id: "brute", icon: "visored-helm", at: at(3, 4), life: 7, limit: 10 },
  { id: "spell", icon: "pointy-hat", at: at(3, 6), life: 3, limit: 6 },
  { id: "scout", icon: "elf-helmet", at: at(6, 6), life: 8, limit: 8 },
  { id: "tinker", icon: "goblin-head", at: at(5, 8), life: 5, limit: 8 },
] as const;
const pieces: Piece[] = [
  ...heroes.map((hero, n): Piece => ({
    id: hero.id, at: hero.at, icon: hero.icon, seat: n, shape: "figure", label: tx(`class-${hero.id}`), health: health(hero.life, hero.limit),
    facing: n === 0 ? 0 : null, badges: n === 1 ? [mark.strong] : [],
  })),
  ...FOES.map((foe): Piece => ({
    id: `${foe.kind}${foe.n}`, at: foe.at, icon: foe.kind, label: tx(`foe-${foe.kind}`), number: foe.n, health: health(foe.life, foe.limit),
    badges: (foe.marks ?? []).map((name) => mark[name]), tone: foe.elite ? "gold" : "",
  })),
  { id: "wolf", at: at(5, 5), icon: "wolf", seat: 2, label: tx("foe-wolf"), health: health(2, 3) },
  { id: "coin1", at: at(6, 3), icon: "gold", shape: "marker", label: tx("gold") },
];
const board: Board = { id: "crypt", shape: "hex", label: tx("board-crypt"), cells, edges, pieces, measured: true };

const stat = (id: string, value: number, icon = id): Stat => ({ id, label: tx(id), value, icon });
const members = (kind: string): Member[] =>
  FOES.filter((foe) => foe.kind === kind).map((foe) => ({
    id: `m-${kind}${foe.n}`, label: tx(`foe-${kind}`), number: foe.n, stats: [health(foe.life, foe.limit)],
    badges: (foe.marks ?? []).map((name) => mark[name]), lights: [`${kind}${foe.n}`], tone: foe.elite ? "gold" : "",
  }));
const groups: Group[] = [
  { id: "g-guard", label: tx("foe-guard"), icon: "guard", stats: [stat("move", 2), stat("attack", 3)], notes: [tx("note-order-guard")], members: members("guard"), zones: ["z-guard"], now: true },
  { id: "g-archer", label: tx("foe-archer"), icon: "archer", stats: [stat("move", 2), stat("attack", 2), stat("range", 4)], members: members("archer"), zones: ["z-archer"] },
  { id: "g-drake", label: tx("foe-drake"), icon: "drake", stats: [stat("move", 3), stat("attack", 4)], members: members("drake") },
  { id: "g-wolf", label: tx("foe-wolf"), icon: "wolf", seat: 2, stats: [stat("move", 3), stat("attack", 1)], members: [{ id: "m-wolf", label: tx("foe-wolf"), stats: [health(2, 3)], lights: ["wolf"] }] },
];

const chip = (id: string, note: string, more: Partial<Chip> = {}): Chip => ({ id: `i-${id}`, label: tx(`foe-${id}`), icon: id, note, ...more });
const hero = (n: number, note: string, more: Partial<Chip> = {}): Chip => ({ id: `i-hero${n}`, label: tx(`class-${heroes[n]!.id}`), icon: heroes[n]!.icon, seat: n, note, lights: [heroes[n]!.id], ...more });
const lights = (kind: string): string[] => FOES.filter((foe) => foe.kind === kind).map((foe) => `${foe.kind}${foe.n}`);
const ELEMENTS = ["fire", "ice", "air", "earth", "light", "dark"] as const;
const LEVELS = [2, 0, 1, 0, 2, 1];
const rows: Scene["rows"] = [
  { id: "order", label: tx("row-order"), chips: [
    hero(2, "08", { dim: true }), chip("wolf", "08", { seat: 2, dim: true, lights: ["wolf"] }), chip("archer", "16", { dim: true, lights: lights("archer") }),
    chip("guard", "30", { now: true, lights: lights("guard") }), hero(0, "34"), hero(1, "61"), chip("drake", "74", { lights: lights("drake") }), hero(3, "88"),
  ] },
  { id: "elements", label: tx("row-elements"), levels: 2, chips: ELEMENTS.map((name, i) => ({ id: `e-${name}`, label: tx(`element-${name}`), icon: name, level: LEVELS[i]!, state: tx(`element-state-${LEVELS[i]}`) })) },
];
const tracks: Scene["tracks"] = [
  { id: "reputation", label: tx("track-reputation"), at: null, length: 11, first: -5, icon: "crown", markers: [
    { id: "r0", at: 2, label: seat(0), seat: 0 }, { id: "r1", at: -1, label: seat(1), seat: 1 }, { id: "r2", at: 2, label: seat(2), seat: 2 }, { id: "r3", at: 4, label: seat(3), seat: 3 },
  ] },
];

const half = (id: "top" | "bottom", icon: string, numbers: readonly Stat[], text: string, more: Partial<Half> = {}): Half => ({ id, icon, numbers, text: [tx(text)], name: tx(`half-${id}`), ...more });
const lost = { label: tx("lost"), icon: "lost", tone: "danger" } as const;
const fire = { label: tx("element-fire"), icon: "fire", tone: "gold" } as const;
const cardOf = (id: string, initiative: number, top: Half, bottom: Half): Face => ({
  id, name: tx(`card-${id}`), numbers: [{ id: "initiative", label: tx("initiative"), value: initiative }], halves: [top, bottom], rules: ["XX-CARD-1"],
});
export const cryptFaces: Face[] = [
  cardOf("trample", 72, half("top", "swords", [stat("attack", 3)], "text-pierce"), half("bottom", "boot", [stat("move", 4)], "text-trample")),
  cardOf("sweep", 34, half("top", "swords", [stat("attack", 3)], "text-sweep", {
    diagram: { shape: "hex", label: tx("area-sweep"), marks: [{ x: 0, y: 0, kind: "self" }, { x: 1, y: -1, kind: "hit" }, { x: 1, y: 0, kind: "hit" }, { x: 0, y: 1, kind: "hit" }] },
  }), half("bottom", "boot", [stat("move", 3)], "text-move")),
  cardOf("wall", 20, half("top", "shield", [stat("shield", 2)], "text-wall", { badges: [lost] }), half("bottom", "boot", [stat("move", 3)], "text-push")),
  cardOf("spark", 61, half("top", "fire", [stat("attack", 4), stat("range", 3)], "text-spark", { badges: [fire, lost] }), half("bottom", "life", [stat("heal", 3)], "text-heal")),
  cardOf("grab", 87, half("top", "gold", [stat("loot", 1)], "text-grab"), half("bottom", "boot", [stat("move", 2)], "text-move")),
  { id: "boots", name: tx("item-boots"), type: tx("type-item"), icon: "boot", text: [tx("text-boots")], numbers: [{ id: "cost", label: tx("cost"), value: 20, icon: "gold" }] },
  { id: "helm", name: tx("item-helm"), type: tx("type-item"), icon: "visored-helm", text: [tx("text-helm")], numbers: [{ id: "cost", label: tx("cost"), value: 10, icon: "gold" }] },
  { id: "hammer", name: tx("item-hammer"), type: tx("type-item"), icon: "hammer", text: [tx("text-hammer")], numbers: [{ id: "cost", label: tx("cost"), value: 30, icon: "gold" }] },
  { id: "draught", name: tx("item-draught"), type: tx("type-item"), icon: "potion", text: [tx("card-potion-text")], numbers: [{ id: "cost", label: tx("cost"), value: 10, icon: "gold" }] },
  { id: "order-guard", name: tx("card-order"), icon: "guard", text: [tx("text-order")], numbers: [stat("move", 2), stat("attack", 3)] },
];

const slot = (id: string, icon: string, cards: readonly Card[] = [], more: object = {}): Mat["slots"][number] => ({ id: `s-${id}`, label: tx(`slot-${id}`), icon, cards, ...more });
const mat = (owner: number): Mat => ({
  id: `mat${owner}`, label: tx("mat", { name: seat(owner) }), owner, stats: [{ id: "gold", label: tx("gold"), value: 35, icon: "gold", tone: "gold" }, { id: "level", label: tx("level"), value: 2 }],
  slots: [
    slot(`head${owner}`, "visored-helm", [{ id: `eq-helm${owner}`, face: "helm" }]), slot(`body${owner}`, "armour"), slot(`feet${owner}`, "boot", [{ id: `eq-boots${owner}`, face: "boots", dim: true }]),
    slot(`left${owner}`, "swords", [{ id: `eq-hammer${owner}`, face: "hammer" }]), slot(`right${owner}`, "shield", [], { locked: true, note: tx("slot-two-hands") }),
    slot(`bag${owner}`, "potion", [{ id: `eq-p${owner}`, face: "draught" }], { room: 2, line: 1 }),
    slot(`skill1${owner}`, "strength", [], { line: 1 }), slot(`skill2${owner}`, "strength", [], { line: 1, locked: true, note: tx("slot-level", { n: 4 }) }), slot(`skill3${owner}`, "strength", [], { line: 1, locked: true, note: tx("slot-level", { n: 6 }) }),
  ],
});
const mats: Mat[] = [mat(0), mat(1)];

const panels: Scene["panels"] = heroes.map((one, n) => ({
  seat: n, label: tx(`class-${one.id}`), icon: one.icon, badges: n === 1 ? [mark.strong] : n === 3 ? [mark.poison, mark.stun] : [],
  stats: [health(one.life, one.limit), { id: "xp", label: tx("xp"), value: 3 + n, icon: "star" }, { id: "gold", label: tx("gold"), value: 20 + n * 7, icon: "gold", tone: "gold" }],
}));
const FACES = ["trample", "sweep", "wall", "spark", "grab"];
export const crypt: Scene = {
  boards: [board], rows, tracks, groups, mats, panels, turn: 0, headline: tx("headline-crypt", { n: 4 }),
  zones: [
    { id: "played", label: tx("zone-played"), look: "row", count: 2, owner: 0, cards: [{ id: "c-trample", face: "trample" }, { id: "c-sweep", face: "sweep", spent: ["bottom"] }] },
    { id: "hand", label: tx("zone-hand"), look: "hand", count: 3, owner: 0, cards: FACES.slice(2).map((face) => ({ id: `c-${face}`, face })) },
    { id: "discard", label: tx("zone-discard"), look: "pile", count: 4, owner: 0, cards: [{ id: "c-x", face: "grab" }] },
    { id: "lost", label: tx("zone-lost"), look: "pile", count: 1, owner: 0, cards: [{ id: "c-y", face: "spark" }] },
    { id: "modifiers", label: tx("zone-modifiers"), look: "deck", count: 17, owner: 0 },
    { id: "hand1", label: tx("zone-hand"), look: "hand", count: 8, owner: 1 },
    { id: "z-guard", label: tx("zone-orders"), look: "row", count: 1, cards: [{ id: "c-order", face: "order-guard" }] },
    { id: "z-archer", label: tx("zone-orders"), look: "deck", count: 7 },
  ],
};

const sum: Sum = { terms: [{ value: 3, label: tx("attack") }, { value: 1, label: tx("term-card") }, { value: 2, label: tx("term-poison") }, { value: -1, label: tx("shield") }], total: 5 };
const adds = (id: string, args: Text["args"] = {}): Text => ({ ...tx(id, args), sum });
const halves: Option[] = [
  { key: "trample-top", text: tx("opt-half", { card: tx("card-trample"), half: tx("half-top") }), at: ["c-trample/top"], preview: [adds("prev-attack")], rules: ["XX-CARD-1"] },
  { key: "trample-bottom", text: tx("opt-half", { card: tx("card-trample"), half: tx("half-bottom") }), at: ["c-trample/bottom"], preview: [tx("prev-move", { n: 4 })] },
  { key: "sweep-top", text: tx("opt-half", { card: tx("card-sweep"), half: tx("half-top") }), at: ["c-sweep/top"], preview: [adds("prev-attack")] },
  { key: "draw", text: tx("opt-loot"), draws: true, preview: [tx("prev-loot")] },
  { key: "end", text: tx("opt-end"), tone: "quiet" },
];
const halvesChoice: Choice = { ask: "half", prompt: tx("ask-half"), why: tx("ask-half-why"), options: halves, rules: ["XX-CARD-1"] };

const log: LogLine[] = [
  { n: 1, at: 20, kind: "round", text: tx("event-round", { n: 4 }) },
  { n: 2, at: 20, kind: "acts", text: { ...tx("event-acts", { who: tx("foe-archer"), n: 1 }), beat: "archer1" } },
  { n: 3, at: 20, kind: "hits", text: adds("event-hits", { who: tx("foe-archer"), n: 1, whom: tx("class-brute"), wounds: 5 }) },
];
const view = (scene: Scene, choices: readonly Choice[], more: Partial<View> = {}): View => ({
  number: 21, scene, choices, standing: [], log, answered: [], waiting: [0], thinking: [], outcome: null, consent: null, can_undo: "free", ...more,
});
export const cryptView = view(crypt, [halvesChoice]);

/** Two cards of the hand: the first leads. All at the same time, in secret. */
const pairs: Option[] = FACES.flatMap((one) => FACES.filter((other) => other !== one).map((other) => ({
  key: `${one}+${other}`, text: tx("opt-pair", { one: tx(`card-${one}`), other: tx(`card-${other}`) }), taps: [`c-${one}`, `c-${other}`],
})));
const fullHand: Scene = { ...crypt, turn: null, awaited: tx("awaited-cards"), zones: [{ id: "hand", label: tx("zone-hand"), look: "hand", count: 5, owner: 0, cards: FACES.map((face) => ({ id: `c-${face}`, face })) }, ...crypt.zones!.slice(2)] };
export const pairView = view(fullHand, [{ ask: "pair", prompt: tx("ask-pair"), why: tx("ask-pair-why"), options: pairs }], { answered: [2], waiting: [0, 1, 3] });
/** The own cards are chosen; the others still choose theirs. */
export const secretView = view({ ...fullHand }, [], { answered: [0, 2], waiting: [1, 3], can_undo: "free" });

/** An area of effect: three hexes in front, in any of six directions, from any cell in reach. */
const REACH = ["x2.4", "x3.4", "x4.4", "x3.3", "x4.3", "x5.3"].filter((id) => cells.some((cell) => cell.id === id));
const aims: Option[] = REACH.flatMap((cell) => Array.from({ length: 6 }, (_, turn) => ({
  key: `${cell}/${turn}`, text: tx("opt-area", { to: cell.slice(1), turn: turn + 1 }), at: [cell], aim: { cell, turn, template: "sweep" }, preview: [adds("prev-attack")], draws: true,
})));
export const areaView = view(crypt, [{ ask: "area", prompt: tx("ask-area"), why: tx("ask-area-why"), options: [...aims, { key: "no", text: tx("opt-pass"), tone: "quiet" }],
  templates: [{ id: "sweep", label: tx("area-sweep"), cells: [[0, 0], [1, 0], [1, -1]] }] }]);

/** A way with way points: each is tapped, a second tap ends it. */
const STEPS = [at(4, 4), at(4, 5), at(5, 6), at(6, 7)];
const ways: Option[] = STEPS.map((_, i) => ({ key: `way${i + 1}`, text: tx("opt-way", { n: i + 1 }), taps: STEPS.slice(0, i + 1), path: [heroes[0].at, ...STEPS.slice(0, i + 1)] }));
export const wayView = view(crypt, [{ ask: "way", prompt: tx("ask-way"), why: tx("ask-way-why"), options: [...ways, { key: "no", text: tx("opt-pass"), tone: "quiet" }] }]);

const article = (id: string, price: number, left: number, dear = false): Member => ({
  id: `a-${id}`, label: tx(`item-${id}`), icon: { boots: "boot", helm: "visored-helm", hammer: "hammer", draught: "potion" }[id] ?? id, face: id, dim: dear,
  stats: [{ id: "price", label: tx("cost"), value: price, icon: "gold", tone: "gold" }, { id: "left", label: tx("left"), value: left }],
});
const shop: Group = { id: "shop", label: tx("shop"), look: "shop", icon: "gold", stats: [{ id: "purse", label: tx("purse"), value: 35, icon: "gold", tone: "gold" }], notes: [tx("shop-note", { n: -2 })],
  members: [article("boots", 18, 2), article("helm", 8, 1), article("hammer", 28, 1), article("draught", 8, 3), article("cloak", 58, 1, true), article("ring", 68, 1, true)] };
export const shopView = view({ ...crypt, groups: [shop, ...groups.slice(3)], turn: null, awaited: tx("awaited-shop") }, [{
  ask: "buy", prompt: tx("ask-buy"), why: tx("ask-buy-why"),
  options: [...["boots", "helm", "hammer", "draught"].map((id) => ({ key: `buy-${id}`, text: tx("opt-buy", { item: tx(`item-${id}`) }), at: [`a-${id}`] })), { key: "done", text: tx("opt-done"), tone: "quiet" as const }],
  refused: [{ text: tx("opt-buy", { item: tx("item-ring") }), reason: tx("ref-dear"), at: ["a-ring"] }],
}], { answered: [1], waiting: [0, 2, 3] });
/** Where an article goes: into a place of the own mat. */
export const equipView = view(crypt, [{
  ask: "equip", prompt: tx("ask-equip"), why: tx("ask-equip-why"),
  options: ["s-body0", "s-bag0", "s-skill10"].map((id) => ({ key: id, text: tx("opt-slot", { slot: tx(`slot-${id.slice(2)}`) }), at: [id] })),
  refused: [{ text: tx("opt-slot", { slot: tx("slot-right0") }), reason: tx("slot-two-hands"), at: ["s-right0"] }],
}]);

/** Ten monsters act, one after another, before the next question. */
export const phase: readonly LogLine[] = FOES.concat(FOES.slice(0, 3)).flatMap((foe, i): LogLine[] => {
  const who = { who: tx(`foe-${foe.kind}`), n: foe.n };
  const lines: Text[] = [
    { ...tx("event-acts", who), beat: `${foe.kind}${foe.n}` }, tx("event-walks", { ...who, steps: 2 }),
    adds("event-hits", { ...who, whom: tx(`class-${heroes[i % 4]!.id}`), wounds: 5 }),
  ];
  return lines.map((text, k) => ({ n: 100 + 3 * i + k, at: 22, kind: ["acts", "walks", "hits"][k]!, text }));
});

/** Range by steps over the cells of the map; sight as far as six and not into the fog. */
export function measure(from: string): Ruler {
  const start = cells.find((cell) => cell.id === from)!;
  const steps = (cell: Cell): number => Math.max(Math.abs(cell.x - start.x), Math.abs(cell.y - start.y), Math.abs(cell.x + cell.y - start.x - start.y));
  return { board: "crypt", cell: from, ranges: cells.map((cell) => (cell.fog ? -1 : steps(cell))), sight: cells.map((cell) => !cell.fog && steps(cell) <= 6) };
}
