/** A name that nobody has used: 128 bits by chance. `crypto.randomUUID` is there on secure pages only, and a table in a
 * home network has none. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
