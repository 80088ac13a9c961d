import { describe, expect, it } from "vitest";
import { withoutSecrets } from "../src/lib/files";
import { backoff } from "../src/lib/live";
import { commitment, verify } from "../src/lib/verify";

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
