/** Was the chance honest? The key revealed at the end must have the hash announced at the start. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const PERSON = new Uint8Array(16);
PERSON.set(new TextEncoder().encode("grimorio-commit"));

export const commitment = (key: string): string =>
  bytesToHex(blake2b(hexToBytes(key), { dkLen: 32, personalization: PERSON }));

export function verify(key: string, announced: string): boolean {
  try {
    return commitment(key) === announced.toLowerCase();
  } catch {
    return false;
  }
}
