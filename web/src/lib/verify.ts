/** Was the chance honest? The key revealed at the end must have the hash announced at the start, and every
 * draw of the game must come from the key: they are worked out here once more, as core/chance.py does. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Check, Stream } from "./table-wire";

const PERSON = new Uint8Array(16);
PERSON.set(utf8ToBytes("grimorio-commit"));
const WORDS = 16;
const ALL = 2 ** 32;

export const commitment = (key: string): string =>
  bytesToHex(blake2b(hexToBytes(key), { dkLen: 32, personalization: PERSON }));

export function verify(key: string, announced: string): boolean {
  try {
    return commitment(key) === announced.toLowerCase();
  } catch {
    return false;
  }
}

/** The words of the stream of a key. */
function wordsOf(key: Uint8Array): (n: number) => number {
  let number = -1;
  let block = new DataView(new ArrayBuffer(64));
  return (n) => {
    const wanted = Math.floor(n / WORDS);
    if (wanted !== number) {
      number = wanted;
      const count = new DataView(new ArrayBuffer(8));
      count.setBigUint64(0, BigInt(wanted));
      const made = blake2b(new Uint8Array(count.buffer), { key, dkLen: 64 });
      block = new DataView(made.buffer, made.byteOffset);
    }
    return block.getUint32(4 * (n % WORDS));
  };
}

/** The first draw of a stream that does not come from its key, or that leaves out a word; -1 if there is none. */
function strange(key: Uint8Array, stream: Stream): number {
  const word = wordsOf(key);
  let at = 0;
  for (const [place, [, begins, among, which]] of stream.draws.entries()) {
    if (begins !== at || !(among > 0 && among <= ALL)) return place;
    const limit = ALL - (ALL % among);
    while (word(at) >= limit) at += 1;
    if (word(at) % among !== which) return place;
    at += 1;
  }
  return -1;
}

/** What was checked, and the first thing that is wrong: the key, a draw, or the story, from an entry on. */
export interface Verdict {
  readonly wrong: "" | "key" | "draw" | "story";
  readonly entry: number;
  readonly draws: number;
  readonly entries: number;
  readonly told: number;
}

export function judge(check: Check, announced: string): Verdict {
  const draws = check.streams.reduce((sum, stream) => sum + stream.draws.length, 0);
  const found = { entry: 0, draws, entries: check.entries, told: check.told };
  if (!verify(check.key, announced)) return { wrong: "key", ...found };
  const key = hexToBytes(check.key);
  for (const stream of check.streams) {
    const own = stream.purpose ? blake2b(utf8ToBytes(stream.purpose), { key, dkLen: 16 }) : key;
    const place = strange(own, stream);
    if (place >= 0) return { wrong: "draw", ...found, entry: stream.draws[place]?.[0] ?? 0 };
  }
  if (check.differs !== null) return { wrong: "story", ...found, entry: check.differs };
  return { wrong: "", ...found };
}
