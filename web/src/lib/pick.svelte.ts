/** Choosing: what is pointed at, what was tapped so far, what waits for its second tap, what asks "which of these?". */
import { areAimed, type Aimed } from "./aiming";
import { layOut, leftAfter, reached, targetsOf, touch, type Layers, type Targets } from "./targets";
import type { Hint } from "./table-wire";
import type { Area, Choice, Option, Refused } from "./wire";

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Menu {
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
  readonly spot: Spot;
}
/** What was begun at a question and waits: a second tap, or the next of several. */
interface Begun {
  readonly choice: Choice;
  readonly armed: string | null;
  readonly pointed: string | undefined;
  readonly tapped: readonly string[];
  readonly menu: Menu | null;
  readonly unfolded: boolean;
}
/** Which of several options that lie on one cell the pointer means. */
export type Choose = (options: readonly Aimed[]) => Aimed;

/** Those options that one more tap on one of these elements takes, in the order of the elements. */
function inOrder(options: readonly Option[], ids: readonly string[], tapped: readonly string[]): readonly Option[] {
  return [...new Set(ids.flatMap((id) => options.filter((option) => takes(option, id, tapped))))];
}
const left = (option: Option, tapped: readonly string[]): readonly string[] => option.taps?.filter((id) => !tapped.includes(id)) ?? [];
const takes = (option: Option, id: string, tapped: readonly string[]): boolean =>
  option.taps?.length ? left(option, tapped).length === 1 && left(option, tapped)[0] === id : (option.at?.includes(id) ?? false);

/** Whether it is the same question. A push may bring it anew as another object: it is compared by what it says. */
export const isSame = (one: Choice | undefined, other: Choice | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other));

/** Values that are said alike count as one. */
export function ranksOf(hints: readonly Hint[]): readonly number[] {
  const said = hints.map((hint) => (hint.value === null ? null : Math.round(100 * hint.value)));
  return said.map((value, i) => (value === null ? i : said.indexOf(value)) + 1);
}

export class Pick {
  choice = $state.raw<Choice | undefined>(undefined);
  /** The option pointed at or focused: its places light up and its consequence is told. */
  pointed = $state.raw<Option | null>(null);
  /** The key of the option that waits for its second tap. */
  armed = $state<string | null>(null);
  /** A mistake would hurt; what only draws, or is no danger, is shown before it is done. */
  grave = $derived(this.armed !== null && Boolean(this.pointed?.confirm) && this.pointed?.tone === "danger");
  /** What was tapped so far, of options that want several taps; in the order of the taps. */
  tapped = $state.raw<readonly string[]>([]);
  private reached = $derived(reached(this.choice, this.tapped));
  /** The option that a second tap on the last place takes, while others go on from here. */
  complete = $derived(this.tapped.length ? (this.reached.complete[0] ?? null) : null);
  /** The same, while one may go on: what is whole waits for its second tap by itself. */
  enough = $derived(this.reached.onward.length ? this.complete : null);
  menu = $state.raw<Menu | null>(null);
  /** What a card that is pointed at shows on the board. */
  shown = $state.raw<readonly Area[]>([]);
  /** Options of a long question that are found on the board are listed only on demand. */
  unfolded = $state(false);
  /** What the dragon would do here, if it was asked: the best first. */
  hints = $state.raw<readonly Hint[]>([]);
  /** The place of each hint; those that look the same share theirs. */
  ranks = $derived(ranksOf(this.hints));
  targets = $derived<Targets>(targetsOf(this.choice, this.tapped));
  /** What lies on the board, where it can be tapped. */
  onBoard = $state.raw<ReadonlySet<string>>(new Set());
  private laid = $derived(layOut(leftAfter(this.choice, this.tapped)));
  folded = $derived(this.unfolded ? 0 : this.laid.folded.length);
  /** Where those lie: on the board, or on cards alone. */
  foldedOn = $derived(this.laid.folded.some((option) => [...(option.at ?? []), ...(option.taps ?? [])].some((id) => this.onBoard.has(id))) ? "board" : "cards");
  /** Cards that lie before the player, from left to right: several of them are tapped there, and listed nowhere. */
  before = $state.raw<readonly string[]>([]);
  private found = $derived(this.unfolded ? [...this.laid.shown, ...this.laid.folded] : this.laid.shown);
  /** The options that are listed. */
  listed = $derived(this.found.filter((option) => this.unfolded || !left(option, this.tapped).some((id) => this.before.includes(id))));
  /** Options that the next tap on a card takes, and that are not listed, in the order of the cards. */
  onCards = $derived(inOrder(this.found, this.before, this.tapped).filter((option) => !this.listed.includes(option)));
  /** All that has a number key: cards first, then the list. */
  numbered = $derived([...this.onCards, ...this.listed]);
  /** The number key of the option on a card before the player, from 0; -1 if there is none. */
  keyOn(id: string): number {
    return this.numbered.findIndex((option) => takes(option, id, this.tapped));
  }
  /** What a chip or a member of a group that is pointed at stands for: pieces on the board. */
  lights = $state.raw<readonly string[]>([]);
  /** Who acts in what is told just now: the eye goes there. */
  acting = $state.raw<readonly string[]>([]);
  /** Elements to light up for what is pointed at. */
  lit = $derived(new Set([...(this.pointed?.at ?? []), ...(this.pointed?.taps ?? []), ...(this.pointed?.path ?? []), ...this.lights]));

  /** What the last answer tapped, in that order, as far as it has not come yet: who numbered it is not asked again. */
  private numberedSo: readonly string[] = [];
  /** What was begun at the question that is put aside, while something is told. */
  private aside: Begun | null = null;

  constructor(private readonly answer: (key: string) => void) {}

  /** A question is open (or none). What was begun at another one is dropped; at the same one it stays, also if
   * the question was away for a while. No clock ends it. */
  face(choice: Choice | undefined): void {
    if (choice === this.choice) return;
    const begun = this.choice ? this.begun(this.choice) : this.aside;
    this.choice = choice;
    this.unfolded = false;
    this.hints = [];
    this.reset();
    this.aside = choice ? null : begun;
    if (choice && begun && isSame(choice, begun.choice)) this.resume(choice, begun);
    if (choice?.one_by_one) this.goOn(choice);
  }

  /** The next of those that were tapped together comes by itself. */
  private goOn(choice: Choice): void {
    const on = (id: string): Option | undefined => choice.options.find((option) => option.at?.includes(id));
    const id = this.numberedSo.find(on);
    const next = id === undefined ? undefined : on(id);
    if (!next) return;
    this.numberedSo = this.numberedSo.filter((one) => one !== id);
    queueMicrotask(() => this.choice === choice && this.answer(next.key));
  }

  private begun(choice: Choice): Begun | null {
    const { armed, tapped, menu, unfolded } = this;
    const idle = armed === null && !tapped.length && menu === null && !unfolded;
    return idle ? null : { choice, armed, pointed: this.pointed?.key, tapped, menu, unfolded };
  }

  private resume({ options, refused = [] }: Choice, { menu, pointed, ...begun }: Begun): void {
    this.armed = begun.armed;
    this.tapped = begun.tapped;
    this.unfolded = begun.unfolded;
    this.pointed = options.find((option) => option.key === pointed) ?? null;
    if (!menu) return;
    const keys = menu.options.map((option) => option.key);
    const texts = menu.refused.map((one) => JSON.stringify(one));
    this.menu = {
      spot: menu.spot,
      options: options.filter((option) => keys.includes(option.key)),
      refused: refused.filter((one) => texts.includes(JSON.stringify(one))),
    };
  }

  /** The place of the best of these options among the hints, from 1; 0 if none is there. */
  rank(options: readonly Option[]): number {
    const found = this.hints.findIndex((hint) => options.some((option) => option.key === hint.key));
    return found < 0 ? 0 : this.ranks[found]!;
  }

  /** As which an element was tapped, from 1; 0 if it was not. */
  tap(id: string): number {
    return this.tapped.lastIndexOf(id) + 1;
  }

  reset(): boolean {
    const had = this.drop() || this.tapped.length > 0;
    this.tapped = [];
    return had;
  }

  /** What was about to be done is dropped; what was tapped so far stays. */
  private drop(): boolean {
    const had = this.armed !== null || this.menu !== null;
    this.pointed = null;
    this.armed = null;
    this.menu = null;
    this.shown = [];
    return had;
  }

  /** Take back the last of several taps. */
  back(): void {
    this.go(this.tapped.slice(0, -1));
  }

  private go(tapped: readonly string[]): void {
    this.drop();
    this.tapped = tapped;
    this.pointed = this.complete;
  }

  take(option: Option): void {
    if ((option.confirm || option.draws) && this.armed !== option.key) {
      // A menu that it was chosen in stays: the second tap is where the first one was.
      if (!this.menu?.options.includes(option)) this.menu = null;
      this.armed = option.key;
      this.pointed = option;
      return;
    }
    this.numberedSo = this.tapped.length > 1 ? this.tapped : [];
    this.reset();
    this.unfolded = false;
    this.answer(option.key);
  }

  private takeOne(options: readonly Option[], spot: Spot): void {
    this.menu = null;
    if (options.length === 1) this.take(options[0]!);
    else this.menu = { options, refused: [], spot };
  }

  /** Show an option on the board; where another one waited for its second tap, it waits no more. */
  show(option: Option): void {
    this.armed = null;
    this.pointed = option;
  }

  /** Touch elements of the scene, topmost first; false if they mean nothing here. Of options that lie on one
   * cell in several ways the one that is shown is taken. If none is shown yet, `choose` finds one, and a
   * finger, which `looks` first, only sees it. */
  touch(layers: Layers, spot: Spot, choose?: Choose, looks = false): boolean {
    if (this.tapOn(layers, spot)) return true;
    const touched = touch(this.targets, layers);
    switch (touched.kind) {
      case "option":
        this.takeOne([touched.option], spot);
        return true;
      case "menu":
        if (choose && areAimed(touched.options)) this.takeAimed(touched.options, choose, looks);
        else this.takeOne(touched.options, spot);
        return true;
      case "refused":
        this.menu = { options: [], refused: touched.refused, spot };
        return true;
      case "nothing":
        this.drop();
        return false;
    }
  }

  private takeAimed(options: readonly Aimed[], choose: Choose, looks: boolean): void {
    const shown = options.find((option) => option.key === this.pointed?.key);
    if (shown) this.take(shown);
    else if (looks) this.show(choose(options));
    else this.take(choose(options));
  }

  /** One of several taps, if these elements are part of some; see docs/wire.md. */
  private tapOn(layers: Layers, spot: Spot): boolean {
    const { options } = this.targets;
    const ids = layers.find((layer) => layer.some((id) => options.has(id) || this.tapped.includes(id)));
    const last = ids?.find((id) => id === this.tapped.at(-1));
    if (last !== undefined) {
      if (this.complete) this.takeOne(this.reached.complete, spot);
      else this.back();
      return true;
    }
    const next = ids?.find((id) => options.get(id)?.some((option) => option.taps?.length));
    if (next !== undefined) {
      this.go([...this.tapped, next]);
      if (!this.reached.onward.length) this.takeOne(this.reached.complete, spot);
      return true;
    }
    const earlier = ids?.find((id) => this.tapped.includes(id));
    if (earlier === undefined) return false;
    const at = this.tapped.indexOf(earlier);
    this.go(this.choice?.any_order ? this.tapped.toSpliced(at, 1) : this.tapped.slice(0, at + 1));
    return true;
  }

  /** Point at elements without touching them. */
  hover(layers: Layers, choose?: Choose): void {
    const touched = touch(this.targets, layers);
    if (touched.kind === "option") this.pointed = touched.option;
    else if (touched.kind === "menu") this.pointed = this.best(touched.options, layers, choose);
    else this.pointed = this.complete;
  }

  /** Nothing is pointed at any more; what waits for its second tap stays. */
  leave(): void {
    if (this.armed === null) this.pointed = this.complete;
  }

  /** What a tap here would show: the one that the pointer means, or the one that would be complete. */
  private best(options: readonly Option[], layers: Layers, choose?: Choose): Option | null {
    if (choose && areAimed(options)) return choose(options);
    const id = layers.flat().find((one) => this.targets.options.has(one));
    const { complete } = reached(this.choice, id === undefined ? this.tapped : [...this.tapped, id]);
    // What would lie on the board is seen there, if only one of several.
    return complete.length === 1 || complete[0]?.ghost ? complete[0]! : null;
  }
}
