/** A table without a server, for looking at the client: `npm run dev`, then /?mock#/dev */
import { transport } from "../lib/api";
import { tables } from "../lib/tables.svelte";
import type { Game, Info, View } from "../lib/table-wire";
import { addSprite } from "../lib/sprite.svelte";
import { areaView, cryptFaces, cryptView, equipView, measure, pairView, phase, secretView, shopView, wayView } from "./crypt";
import { duelView } from "./duel";
import { dungeonFaces, dungeonView, seat, tx } from "./dungeon";
import { marshFaces, marshView } from "./marsh";
import sprite from "./sprite.svg?raw";
import { RULEBOOK, texts } from "./texts";
import { measureWarren, stir, warrenView } from "./warren";
import { cryptWords } from "./words";

const GAMES: Game[] = [
  {
    name: "keep", ruleset: 1, seats: [1, 4], bots: ["random", "greedy", "tree"], finished: true, minutes: 45, icon: "dragon-head",
    settings: [
      { name: "catacombs", default: true, values: [false, true], rules: ["XX-OPT-1"] },
      { name: "hoard", default: "plain", values: ["plain", "rich"], rules: ["XX-OPT-2"] },
      { name: "sunset", default: 26, values: [20, 26, 30], rules: ["XX-OPT-3"] },
    ],
  },
  { name: "marsh", ruleset: 1, seats: [2, 4], bots: ["random"], finished: false, minutes: 20, icon: "wisp", settings: [] },
  { name: "arena", ruleset: 1, seats: [2, 4], bots: ["random"], finished: false, minutes: 40, icon: "swords", settings: [] },
  { name: "crypt", ruleset: 1, seats: [1, 4], bots: ["random"], finished: false, minutes: 120, icon: "spiked-dragon-head", settings: [] },
  { name: "alliance", ruleset: 1, seats: [1, 4], bots: ["random"], finished: false, minutes: 90, icon: "tower", settings: [] },
];

const over: View = {
  ...dungeonView, choices: [], waiting: [], can_undo: "", standing: [],
  outcome: { scores: [320, 0, 1150, 90], winners: [2], reason: "escaped" },
};
const waiting: View = { ...dungeonView, choices: [], waiting: [1, 2], thinking: [2], can_undo: "consent", scene: { ...dungeonView.scene, turn: 1 } };
/** The tables of the large game, each in the middle of another question. */
const CRYPT: Readonly<Record<string, View>> = { crypt: cryptView, pair: pairView, secret: secretView, area: areaView, way: wayView, shop: shopView, equip: equipView, warren: warrenView };
const VIEWS: Readonly<Record<string, View>> = { ...CRYPT, keep: dungeonView, duel: duelView, marsh: marshView, over, waiting, hot: dungeonView, watch: waiting, open: waiting };

const NAMES = ["Ana", "Bruno", "Chispa", "Dalia"];
const gameOf = (table: string): string => (table === "marsh" ? "marsh" : table in CRYPT ? "crypt" : "keep");
function info(table: string): Info {
  const view = VIEWS[table] ?? dungeonView;
  const count = view.scene.panels?.length ?? 2;
  return {
    table, game: gameOf(table), ruleset: 1, options: {}, hints: true, created: 0, origin: "new", number: view.number,
    status: view.outcome ? "over" : "running", practice: table === "marsh",
    key_hash: "75c7b6377b7f48d34869a4e09d678a3c17999d76e73aebd1302ee03d520229de",
    key: view.outcome ? "000102030405060708090a0b0c0d0e0f" : null,
    seats: Array.from({ length: count }, (_, i) => ({
      seat: i, kind: table === "open" && i === 1 ? "open" : i === 2 ? "bot" : "human", name: table === "open" && i === 1 ? "" : NAMES[i]!, present: i !== 3, stand_in: false,
    })),
  };
}

const json = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status });
const sockets = new Map<string, MockSocket>();

class MockSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: (() => void) | null = null;
  view: View;
  seq = 0;

  constructor(readonly table: string) {
    super();
    this.view = VIEWS[table] ?? dungeonView;
    sockets.set(table, this);
    setTimeout(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    }, 10);
  }
  tell(message: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  send(data: string): void {
    const message = JSON.parse(data) as { type?: string; token?: string; seats?: string[] };
    if (message.type === "ping") return this.tell({ type: "pong" });
    if (message.type !== undefined) return;
    this.tell({ type: "info", info: info(this.table) });
    const seats = message.seats?.map((_, i) => i) ?? [message.token ? 0 : null];
    for (const n of seats) {
      const view = n === 1 ? { ...waiting, scene: { ...waiting.scene, zones: [] } } : this.view;
      this.tell({ type: "view", seat: n, number: view.number, seq: this.seq, view });
    }
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  /** The hero walks to what was chosen, says so, and is asked again. */
  answer(key: string): void {
    const option = this.view.choices[0]?.options.find((o) => o.key === key);
    const from = this.view.number;
    const to = option?.at?.find((id) => /^[rhwx]-?\d/.test(id));
    const board = this.view.scene.boards?.[0];
    const ops: unknown[] = [
      [["number"], from + 1],
      [["log"], "+", [{ n: from + 1, at: from + 1, kind: "did", text: tx("event-did", { a: seat(0), b: option?.text ?? "" }) }]],
    ];
    // Ending the turn lets all monsters act.
    if (key === "end") ops.push([["log"], "+", phase]);
    if (key === "stir" && board) ops.push(...stir(board, from));
    if (to && board) ops.push([["scene", "boards", 0, "pieces", 0, "at"], to]);
    this.view = { ...this.view, number: from + 1 };
    this.tell({ type: "patch", seat: 0, from, number: from + 1, seq: ++this.seq, ops });
  }
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path, "http://mock");
  const part = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (part[0] === "sprites") return ["lobby.svg", "end.svg"].includes(part[1]!) ? fetch(path) : new Response(sprite);
  if (part[1] === "games") {
    if (!part[2]) return json(GAMES);
    if (part[3] === "texts") return new Response(texts(part[2], part[4]!) + (part[2] === "crypt" ? cryptWords(part[4]!) : ""));
    if (part[3] === "catalogue") return json([...dungeonFaces, ...marshFaces, ...cryptFaces]);
    return new Response(RULEBOOK);
  }
  const table = part[2];
  if (!table) return json({ table: "open", seats: [{ seat: 0, token: "t0" }, { seat: 1, invitation: "secret-1" }], watch: "w" });
  const body = init?.body ? (JSON.parse(String(init.body)) as { key?: string }) : {};
  switch (part[3]) {
    case undefined: return json(info(table));
    case "view": return json({ ...(VIEWS[table] ?? dungeonView), number: Number(url.searchParams.get("at") ?? 42) });
    case "answers":
      setTimeout(() => sockets.get(table)?.answer(body.key ?? ""), 120);
      return json({ number: (sockets.get(table)?.view.number ?? 42) + 1 });
    case "ruler": return json((table === "warren" ? measureWarren : measure)(url.searchParams.get("cell") ?? ""));
    // At the marsh the dragon sees no difference; elsewhere it does.
    case "hint": {
      const options = (VIEWS[table] ?? dungeonView).choices[0]?.options.slice(0, 3) ?? [];
      return json({ hints: options.map((option, i) => ({ key: option.key, text: option.text, why: null, looked: 20, value: table === "marsh" ? 0.5 : 0.7 - i / 10 })) });
    }
    case "claim": return json({ seat: 1, token: "t1" });
    default: return json({ number: 42 });
  }
}

export function install(): void {
  transport.fetch = answer;
  transport.socket = (path) => new MockSocket(path.split("/")[2]!) as unknown as WebSocket;
  addSprite(sprite);
  const mine = (table: string, seats: number) => ({
    table, game: gameOf(table), opened: Date.now() - seats * 3_600_000,
    seats: Array.from({ length: seats }, (_, i) => ({ seat: i, token: `t${i}` })),
    invitations: table === "open" ? [{ seat: 1, invitation: "secret-1" }] : [], watch: null,
  });
  for (const table of ["over", "waiting", "open", "marsh", "keep", "duel", ...Object.keys(CRYPT)]) tables.put(mine(table, 1));
  tables.put(mine("hot", 2));
}
