/** Several seats of one person at one table: which of them lies in front, and what becomes of what is done for it. */
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../src/lib/table.svelte";
import type { Info, View } from "../src/lib/table-wire";

const SEATS = [0, 1, 2];
const QUESTION = { ask: "choose", prompt: { id: "choose" }, options: [{ key: "a", text: { id: "a" } }, { key: "b", text: { id: "b" } }] };
let number = 1;
const view = (asked: boolean, can_undo: View["can_undo"] = ""): View => ({
  number: number++, scene: {}, choices: asked ? [QUESTION] : [], standing: [{ key: "leave", text: { id: "leave" } }], log: [],
  answered: [], waiting: [], thinking: [], outcome: null, consent: null, can_undo,
});
const info = { seats: SEATS.map((seat) => ({ seat, name: `${seat}`, kind: "human", shares: true, stand_in: false })) } as unknown as Info;

let table: Table;
const see = (seat: number, asked: boolean, can_undo: View["can_undo"] = ""): void => table["see"](seat, view(asked, can_undo));
/** What was sent, and what ends the waiting for an answer to it. */
const sent: { path: string; seat: string; body: { key: string }; done: (ok: boolean) => void }[] = [];

beforeEach(async () => {
  const kept = [{ table: "t", game: "g", seats: SEATS.map((seat) => ({ seat, token: `${seat}` })), invitations: [], watch: null, opened: 0 }];
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { baseURI: "http://table/", documentElement: { dataset: {} } });
  const storage: Record<string, string> = { "grimorio.tables": JSON.stringify(kept), "grimorio.lang": "en" };
  vi.stubGlobal("localStorage", { getItem: (key: string) => storage[key] ?? null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.resetModules();
  sent.length = 0;
  const { transport } = await import("../src/lib/api");
  transport.fetch = (path, init) =>
    new Promise((done) =>
      sent.push({
        path: String(path),
        seat: new Headers(init?.headers).get("Authorization")?.split(" ")[1] ?? "",
        body: JSON.parse(String(init?.body)) as { key: string },
        done: (ok) => done(new Response(JSON.stringify(ok ? { number: number - 1 } : { code: "question-closed", reason: "" }), { status: ok ? 200 : 409 })),
      }),
    );
  table = new (await import("../src/lib/table.svelte")).Table("t");
  table.info = info;
  for (const seat of SEATS) see(seat, true);
});
afterAll(() => vi.unstubAllGlobals());
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the seat in front", () => {
  it("goes on to the next that is asked, once it has answered", () => {
    see(0, false);
    expect(table.seat).toBe(1);
    see(1, false);
    expect(table.seat).toBe(2);
  });
  it("stays where the player turned to, whatever views are still on their way", () => {
    see(0, false);
    table.sit(0);
    see(1, true);
    see(2, true);
    expect(table.seat).toBe(0);
  });
  it("goes on where a new question comes, and after an answer of its own", () => {
    see(0, false);
    table.sit(0);
    see(1, false);
    see(1, true);
    expect(table.seat).toBe(1);
    table.sit(2);
    void table.answer("a");
    see(2, false);
    expect(table.seat).toBe(1);
  });
});

describe("a standing offer", () => {
  it.each([true, false])("follows the answer that is under way, taken (%s) or not", async (taken) => {
    void table.answer("a");
    void table.stand("leave");
    expect(sent.map(({ body }) => body.key)).toEqual(["a"]);
    see(0, false);
    sent[0]!.done(taken);
    await settled();
    expect(sent.map(({ path, body }) => [path.split("/").at(-1), body.key])).toEqual([["answers", "a"], ["standing", "leave"]]);
  });
});

describe("taking back", () => {
  const undone = (): readonly string[] => sent.filter(({ path }) => path.endsWith("/undo")).map(({ seat }) => seat);
  /** A seat is answered for, and waits; the table may take that back. */
  async function answer(seat: number): Promise<void> {
    void table.answer("a", seat);
    sent.at(-1)!.done(true);
    see(seat, false, "free");
    await settled();
  }
  async function undo(seat: number): Promise<void> {
    void table.undo();
    sent.at(-1)!.done(true);
    see(seat, true, "");
    await settled();
  }
  it("goes from the newest step to the oldest, whosever seat lies in front", async () => {
    for (const seat of [1, 0]) await answer(seat);
    expect(table.seat).toBe(2);
    await undo(0);
    expect(table.seat).toBe(0);
    await undo(1);
    expect(undone()).toEqual(["0", "1"]);
    expect(table.seat).toBe(1);
  });
  it("remembers a seat that stepped between others", async () => {
    await answer(0);
    await answer(1);
    see(0, true, "free");
    await answer(0);
    void table.undo();
    sent.at(-1)!.done(true);
    see(0, true, "free");
    await settled();
    await undo(1);
    await undo(0);
    expect(undone()).toEqual(["0", "1", "0"]);
  });
  it("takes what is free before what would mark the game", async () => {
    await answer(0);
    await answer(1);
    see(1, false, "consent");
    expect(table.undoes).toBe(0);
  });
  it("forgets a step that was refused", async () => {
    await answer(1);
    void table.answer("a", 0);
    sent.at(-1)!.done(false);
    await settled();
    see(0, true, "free");
    expect(table.undoes).toBe(1);
  });
});
