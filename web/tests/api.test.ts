/** Asking the table: long stories come in pages, and a table that is asked too much is asked again later. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, transport, type Refusal } from "../src/lib/api";
import { lookBack } from "../src/lib/looking-back";
import type { Table } from "../src/lib/table.svelte";

const answers = (...given: Response[]) => {
  const asked: string[] = [];
  transport.fetch = async (path) => {
    asked.push(path);
    return given[Math.min(asked.length, given.length) - 1]!;
  };
  return asked;
};
const json = (body: unknown, status = 200, headers = {}): Response => new Response(JSON.stringify(body), { status, headers });
const busy = (after = "3"): Response => json({ code: "too-many", reason: "too many requests" }, 429, after ? { "Retry-After": after } : {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a question to a table that is asked too much", () => {
  it("is put again after the time it names", async () => {
    const asked = answers(busy(), busy(), json([]));
    const found = api.games();
    await vi.advanceTimersByTimeAsync(2900);
    expect(asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(3200);
    expect(await found).toEqual([]);
    expect(asked).toEqual(["api/games", "api/games", "api/games"]);
  });
  it("is refused at last, with its reason", async () => {
    const asked = answers(busy("9999"));
    const found = api.games().catch((error: Refusal) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await found).toMatchObject({ status: 429, code: "too-many", message: "too many requests" });
    expect(asked.length).toBe(4);
  });
  it("is not put again where no time is named, nor where something was to be done", async () => {
    let asked = answers(busy(""));
    await expect(api.games()).rejects.toMatchObject({ status: 429 });
    expect(asked.length).toBe(1);
    asked = answers(busy());
    await expect(api.rematch("t", "x")).rejects.toMatchObject({ status: 429 });
    expect(asked.length).toBe(1);
  });
});

/** A story of N entries by the seats in turn, as a table gives it, some entries at a time. */
const paged = (seats: string, most: number) => {
  const entries = [...seats].map((letter, i) => ({
    number: i + 1,
    seat: "ABC".indexOf(letter),
    kind: "answer",
    when: 0,
    lines: [{ n: i, at: i + 1, kind: "did", text: { id: "event-did" } }],
  }));
  const asked: string[] = [];
  transport.fetch = async (path) => {
    asked.push(path);
    const after = Number(new URL(path, "http://x/").searchParams.get("after"));
    const rest = entries.filter((entry) => entry.number > after);
    const page = rest.slice(0, most);
    const last = page.at(-1)?.number ?? after;
    return json({ info: {}, seat: 0, entries: page, ...(rest.length > most ? { next: { after: last, lines: last } } : {}) });
  };
  return asked;
};

describe("a long story", () => {
  it("is read page by page and comes as one", async () => {
    const asked = paged("ABABABA", 3);
    const story = await api.story("t", null);
    expect(story.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(story.next).toBeUndefined();
    expect(asked.map((path) => path.split("?")[1])).toEqual(["after=-1&lines=0", "after=3&lines=3", "after=6&lines=6"]);
  });
  const table = (seats: string) => ({ id: "t", token: null, seat: 0, view: { number: seats.length }, info: null }) as unknown as Table;
  it("is read from its end for the last turn", async () => {
    const seats = "AB".repeat(300) + "ABB";
    const asked = paged(seats, 500);
    expect((await lookBack(table(seats), "turn", null))?.stops).toEqual([601, 602, 603]);
    expect(asked.length).toBe(1);
  });
  it("is read whole if the last turn began before that", async () => {
    const seats = "AAB" + "B".repeat(400);
    const asked = paged(seats, 500);
    expect((await lookBack(table(seats), "turn", null))?.stops?.slice(0, 2)).toEqual([2, 3]);
    expect(asked.length).toBe(2);
  });
});
