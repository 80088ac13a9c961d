import { describe, expect, it } from "vitest";
import { withoutSecrets } from "../src/lib/files";
import { backoff } from "../src/lib/live";
import type { Check } from "../src/lib/table-wire";
import { commitment, judge, verify } from "../src/lib/verify";

describe("verifying the dice", () => {
  // blake2b(bytes(range(16)), person=b"grimorio-commit", digest_size=32) in Python
  const KEY = "000102030405060708090a0b0c0d0e0f";
  const HASH = "75c7b6377b7f48d34869a4e09d678a3c17999d76e73aebd1302ee03d520229de";
  it("agrees with the server's commitment", () => {
    expect(commitment(KEY)).toBe(HASH);
    expect(verify(KEY, HASH)).toBe(true);
  });
  it("notices another key, and nonsense", () => {
    expect(verify("100102030405060708090a0b0c0d0e0f", HASH)).toBe(false);
    expect(verify("zz", HASH)).toBe(false);
  });
});

describe("verifying every draw", () => {
  // Chance(bytes(range(16))) in Python: among 6, 6, 52, 2, 10, three thousand million (which leaves out words), ...
  const KEY = "000102030405060708090a0b0c0d0e0f";
  const HASH = "75c7b6377b7f48d34869a4e09d678a3c17999d76e73aebd1302ee03d520229de";
  const BIG = 3_000_000_000;
  const DRAWS: [number, number, number, number][] = [
    [0, 0, 6, 0], [1, 1, 6, 4], [2, 2, 52, 23], [3, 3, 2, 0], [4, 4, 10, 5], [5, 5, BIG, 2413884699], [6, 7, BIG, 1015621279],
    [7, 8, BIG, 1290833928], [8, 9, 7, 1], [9, 10, 6, 2], [10, 11, 6, 0], [11, 12, 6, 1], [12, 13, 6, 1], [13, 14, 6, 3],
    [14, 15, 6, 0], [15, 16, 6, 0], [16, 17, 6, 0], [17, 18, 6, 3],
  ];
  const AFTER: [number, number, number, number][] = [[20, 0, 6, 2], [21, 1, 20, 5], [22, 2, 8, 1]];
  const check = (change: Partial<Check> = {}): Check => ({
    key: KEY, entries: 22, told: 40, differs: null,
    streams: [{ purpose: "", draws: DRAWS }, { purpose: "rewind 12", draws: AFTER }], ...change,
  });
  const without = (place: number) => DRAWS.filter((_, n) => n !== place);
  const first = (draws: [number, number, number, number][]) => check({ streams: [{ purpose: "", draws }] });

  it("works out each from the key, also of the keys that came of it", () => {
    expect(judge(check(), HASH)).toEqual({ wrong: "", entry: 0, draws: 21, entries: 22, told: 40 });
  });
  it("notices a die that was turned, wherever it is", () => {
    for (const [place, [entry, at, among, which]] of DRAWS.entries()) {
      const turned = DRAWS.with(place, [entry, at, among, (which + 1) % among]);
      expect(judge(first(turned), HASH)).toMatchObject({ wrong: "draw", entry });
    }
  });
  it("notices a draw that was left out, and one of another purpose", () => {
    expect(judge(first(without(3)), HASH)).toMatchObject({ wrong: "draw", entry: 4 });
    expect(judge(first(without(0)), HASH)).toMatchObject({ wrong: "draw", entry: 1 });
    expect(judge(check({ streams: [{ purpose: "rewind 13", draws: AFTER }] }), HASH).wrong).toBe("draw");
    expect(judge(first([[0, 0, 0, 0]]), HASH).wrong).toBe("draw");
  });
  it("notices another key, and another story", () => {
    expect(judge(check(), "00".repeat(32)).wrong).toBe("key");
    expect(judge(check({ differs: 7 }), HASH)).toMatchObject({ wrong: "story", entry: 7 });
  });
});

describe("reconnecting", () => {
  it("waits longer each time, but never long", () => {
    const waits = [0, 1, 2, 3, 10].map((n) => backoff(n, () => 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 15000]);
  });
});

describe("a bug report", () => {
  it("never carries what opens a seat", () => {
    const report = withoutSecrets({ token: "s", info: { seats: [{ seat: 0, invitation: "s" }] }, messages: [{ message: { watch: "s", claim: "s", seat: 1 } }] });
    expect(JSON.stringify(report)).not.toContain('"s"');
    expect(report).toEqual({ info: { seats: [{ seat: 0 }] }, messages: [{ message: { seat: 1 } }] });
  });
});
