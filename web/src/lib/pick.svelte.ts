/** Choosing: what is pointed at, what waits for its second tap, what asks "which of these?". */
import { layOut, targetsOf, touch, type Layers, type Targets } from "./targets";
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

const FRIENDLY: ReadonlySet<string> = new Set(["magic", "gold", "good"]);

export class Pick {
  choice = $state.raw<Choice | undefined>(undefined);
  /** The option pointed at or focused: its places light up and its consequence is told. */
  pointed = $state.raw<Option | null>(null);
  armed = $state<string | null>(null);
  /** A mistake would hurt; what has a friendly accent is only shown before it is done. */
  grave = $derived(this.armed !== null && !FRIENDLY.has(this.pointed?.tone ?? ""));
  menu = $state.raw<Menu | null>(null);
  /** What a card that is pointed at shows on the board. */
  shown = $state.raw<readonly Area[]>([]);
  /** Options of a long question that are found on the board are listed only on demand. */
  unfolded = $state(false);
  /** What the dragon would do here, if it was asked: the best first. */
  hints = $state.raw<readonly Hint[]>([]);
  targets = $derived<Targets>(targetsOf(this.choice));
  private laid = $derived(layOut(this.choice?.options ?? []));
  folded = $derived(this.unfolded ? 0 : this.laid.folded.length);
  /** The options as they are listed and numbered. */
  listed = $derived(this.unfolded ? [...this.laid.shown, ...this.laid.folded] : this.laid.shown);
  /** What a chip or a member of a group that is pointed at stands for: pieces on the board. */
  lights = $state.raw<readonly string[]>([]);
  /** Elements to light up for what is pointed at. */
  lit = $derived(new Set([...(this.pointed?.at ?? []), ...(this.pointed?.path ?? []), ...this.lights]));

  constructor(private readonly answer: (key: string) => void) {}

  /** A question is open (or none); what belonged to another one is dropped. */
  face(choice: Choice | undefined): void {
    if (choice === this.choice) return;
    this.choice = choice;
    this.unfolded = false;
    this.hints = [];
    this.reset();
  }

  /** The place of the best of these options among the hints, from 1; 0 if none is there. */
  rank(options: readonly Option[]): number {
    return this.hints.findIndex((hint) => options.some((option) => option.key === hint.key)) + 1;
  }

  reset(): boolean {
    const had = this.armed !== null || this.menu !== null;
    this.pointed = null;
    this.armed = null;
    this.menu = null;
    this.shown = [];
    return had;
  }

  take(option: Option): void {
    if (option.confirm && this.armed !== option.key) {
      this.armed = option.key;
      this.pointed = option;
      return;
    }
    this.reset();
    this.answer(option.key);
  }

  /** Touch elements of the scene, topmost first; false if they mean nothing here. */
  touch(layers: Layers, spot: Spot): boolean {
    const touched = touch(this.targets, layers);
    switch (touched.kind) {
      case "option":
        this.menu = null;
        this.take(touched.option);
        return true;
      case "menu":
        this.menu = { options: touched.options, refused: [], spot };
        return true;
      case "refused":
        this.menu = { options: [], refused: touched.refused, spot };
        return true;
      case "nothing":
        this.reset();
        return false;
    }
  }

  /** Point at elements without touching them. */
  hover(layers: Layers): void {
    const touched = touch(this.targets, layers);
    this.pointed = touched.kind === "option" ? touched.option : null;
  }
}
