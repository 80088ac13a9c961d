/** Which element of the scene belongs to which options, and which to what is refused. An option is chosen by
 * one tap on any of its places (`at`), or by several taps one after another (`taps`). */
import type { Choice, Option, Refused } from "./wire";

export interface Targets {
  /** What the next tap on an element leads to. */
  readonly options: ReadonlyMap<string, readonly Option[]>;
  readonly refused: ReadonlyMap<string, readonly Refused[]>;
}

const NONE: Targets = { options: new Map(), refused: new Map() };

function put<T>(map: Map<string, T[]>, id: string, item: T): void {
  const list = map.get(id);
  if (!list) map.set(id, [item]);
  else if (!list.includes(item)) list.push(item);
}

/** The lists of taps that choose an option. */
const routes = (option: Option): readonly (readonly string[])[] =>
  option.taps?.length ? [option.taps] : (option.at ?? []).map((id) => [id]);

/** What is left of a list after these taps; null if it does not fit them. */
function left(route: readonly string[], tapped: readonly string[], anyOrder: boolean): readonly string[] | null {
  if (!anyOrder) return tapped.every((id, i) => route[i] === id) ? route.slice(tapped.length) : null;
  const rest = [...route];
  for (const id of tapped) {
    const at = rest.indexOf(id);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function targetsOf(choice: Choice | undefined, tapped: readonly string[] = []): Targets {
  if (!choice) return NONE;
  const options = new Map<string, Option[]>();
  const refused = new Map<string, Refused[]>();
  for (const option of choice.options) {
    for (const route of routes(option)) {
      const rest = left(route, tapped, choice.any_order ?? false);
      for (const id of choice.any_order ? (rest ?? []) : (rest?.slice(0, 1) ?? [])) put(options, id, option);
    }
  }
  for (const one of tapped.length ? [] : (choice.refused ?? [])) for (const id of one.at ?? []) put(refused, id, one);
  return { options, refused };
}

export interface Reached {
  /** Options that are chosen with these taps. */
  readonly complete: readonly Option[];
  /** Options that want further taps. */
  readonly onward: readonly Option[];
}

/** Where these taps have led to. */
export function reached(choice: Choice | undefined, tapped: readonly string[]): Reached {
  const [complete, onward]: [Option[], Option[]] = [[], []];
  for (const option of choice?.options ?? []) {
    const rests = routes(option).map((route) => left(route, tapped, choice!.any_order ?? false));
    if (rests.some((rest) => rest?.length === 0)) complete.push(option);
    else if (rests.some((rest) => rest !== null)) onward.push(option);
  }
  return { complete, onward };
}

/** The options that can still be chosen after these taps: those that fit, and those that are on no element. */
export function leftAfter(choice: Choice | undefined, tapped: readonly string[]): readonly Option[] {
  const options = choice?.options ?? [];
  if (!tapped.length) return options;
  const { complete, onward } = reached(choice, tapped);
  return options.filter((option) => !isPlaced(option) || complete.includes(option) || onward.includes(option));
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
const isPlaced = (option: Option): boolean => Boolean(option.at?.length || option.taps?.length);

/** Options worth a button of their own, and those that are found on the board or on cards. Up to nine are all listed,
 * wherever they lie. Of more only what lies nowhere has a button; and what has an accent, if that is rare. */
export function layOut(options: readonly Option[], most = 9): { shown: Option[]; folded: Option[] } {
  if (options.length <= most) return { shown: [...options], folded: [] };
  const accents = options.filter((option) => isPlaced(option) && option.tone);
  const listed = new Set(accents.length <= RARE ? accents : []);
  const folds = (option: Option): boolean => isPlaced(option) && !listed.has(option);
  return { shown: options.filter((option) => !folds(option)), folded: options.filter(folds) };
}
