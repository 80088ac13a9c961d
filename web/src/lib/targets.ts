/** Which element of the scene belongs to which options, and which to what is refused. */
import type { Choice, Option, Refused } from "./wire";

export interface Targets {
  readonly options: ReadonlyMap<string, readonly Option[]>;
  readonly refused: ReadonlyMap<string, readonly Refused[]>;
}

const NONE: Targets = { options: new Map(), refused: new Map() };

function byElement<T extends { readonly at?: readonly string[] }>(items: readonly T[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const item of items) {
    for (const id of new Set(item.at ?? [])) {
      const list = map.get(id);
      if (list) list.push(item);
      else map.set(id, [item]);
    }
  }
  return map;
}

export function targetsOf(choice: Choice | undefined): Targets {
  if (!choice) return NONE;
  return { options: byElement(choice.options), refused: byElement(choice.refused ?? []) };
}

export type Touched =
  | { kind: "option"; option: Option }
  | { kind: "menu"; options: readonly Option[] }
  | { kind: "refused"; refused: readonly Refused[] }
  | { kind: "nothing" };

/** Elements under a finger, topmost first; those of one group lie side by side. */
export type Layers = readonly (readonly string[])[];

function together<T>(map: ReadonlyMap<string, readonly T[]>, ids: readonly string[]): T[] {
  return [...new Set(ids.flatMap((id) => map.get(id) ?? []))];
}

/** What touching these elements means: the topmost layer that has a meaning decides. */
export function touch(targets: Targets, layers: Layers): Touched {
  for (const ids of layers) {
    const options = together(targets.options, ids);
    if (options.length === 1) return { kind: "option", option: options[0]! };
    if (options.length > 1) return { kind: "menu", options };
  }
  const refused = together(targets.refused, layers.flat());
  return refused.length ? { kind: "refused", refused } : { kind: "nothing" };
}

const RARE = 4;

/** Options worth a button of their own, and those that are found on the board when there are many;
 * what has an accent is worth one, if it is rare. */
export function layOut(options: readonly Option[], most = 9): { shown: Option[]; folded: Option[] } {
  if (options.length <= most) return { shown: [...options], folded: [] };
  const accents = options.filter((option) => option.at?.length && option.tone);
  const listed = new Set(accents.length <= RARE ? accents : []);
  const plain = options.filter((option) => !option.at?.length || listed.has(option));
  const placed = options.filter((option) => option.at?.length && !listed.has(option));
  if (placed.length === 0) return { shown: [...options], folded: [] };
  return { shown: plain, folded: placed };
}
