/** Patches turn the view at one number into the next; what did not change stays the same object. */

export type Path = readonly (string | number)[];
/** Set a value, delete a key or an item, append to a list; as they come off the wire. */
export type Op =
  | readonly [Path, unknown]
  | readonly [Path]
  | readonly [Path, "+", readonly unknown[]];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function change(node: Json, path: Path, depth: number, last: (node: Json) => Json): Json {
  if (depth === path.length) return last(node);
  const key = path[depth]!;
  if (Array.isArray(node)) {
    const index = Number(key);
    if (!Number.isInteger(index) || index < 0 || index > node.length) throw new BadPatch(path);
    const copy = node.slice();
    copy[index] = change(copy[index] ?? null, path, depth + 1, last);
    return copy;
  }
  if (node === null || typeof node !== "object") throw new BadPatch(path);
  return { ...node, [key]: change(node[key] ?? null, path, depth + 1, last) };
}

function remove(node: Json, path: Path, key: string | number): Json {
  if (Array.isArray(node)) return node.filter((_, i) => i !== Number(key));
  if (node === null || typeof node !== "object") throw new BadPatch(path);
  const { [key]: _gone, ...rest } = node;
  return rest;
}

/** A patch that does not fit the view it came for: the view is asked for anew. */
export class BadPatch extends Error {
  constructor(path: Path) {
    super(`the patch does not fit at ${path.join("/")}`);
  }
}

/** A new view with the ops applied; the old one is left as it was. */
export function applyOps<T>(view: T, ops: readonly Op[]): T {
  let node = view as Json;
  for (const op of ops) {
    const path = op[0];
    if (op.length === 3) {
      const items = op[2] as Json[];
      node = change(node, path, 0, (list) => {
        if (list !== null && !Array.isArray(list)) throw new BadPatch(path);
        return [...(list ?? []), ...items];
      });
    } else if (op.length === 2) {
      node = change(node, path, 0, () => op[1] as Json);
    } else {
      const key = path.at(-1);
      if (key === undefined) throw new BadPatch(path);
      node = change(node, path.slice(0, -1), 0, (parent) => remove(parent, path, key));
    }
  }
  return node as T;
}
