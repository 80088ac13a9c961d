/** Turning what lies on the board: by the side of the cell where the pointer is, by wheel, key, button or finger. */
import { isAimed, nearest, sameWay, turnOn, type Aimed } from "../lib/aiming";
import { direction, type Point, type Shape } from "../lib/geometry";
import type { Pick } from "../lib/pick.svelte";
import type { Aim } from "../lib/wire";

/** This much of a wheel is one turn, in pixels. */
const NOTCH = 50;

export class Turning {
  /** How it was turned by hand: then it stays so, wherever the pointer goes. */
  private byHand = $state.raw<Aim | null>(null);
  private wheeled = 0;

  constructor(private readonly pick: () => Pick, private readonly shape: () => Shape) {}

  /** What is shown on the board now. */
  get shown(): Aimed | null {
    const { pointed } = this.pick();
    return isAimed(pointed) ? pointed : null;
  }

  /** All that lie on the same cell as what is shown. */
  get others(): readonly Aimed[] {
    const { shown } = this;
    if (!shown) return [];
    return (this.pick().targets.options.get(shown.aim.cell) ?? []).filter(isAimed);
  }

  get turns(): boolean {
    return this.others.length > 1;
  }

  forget(): void {
    this.byHand = null;
    this.wheeled = 0;
  }

  /** Which of these is meant by a pointer there; without one, the first. */
  choose(options: readonly Aimed[], middle: Point, at: Point | null): Aimed {
    const kept = this.byHand && sameWay(options, this.byHand);
    if (kept) return kept;
    return at ? nearest(this.shape(), options, direction(middle, at), this.shown?.aim ?? null) : options[0]!;
  }

  turn(by: number): void {
    const { shown } = this;
    if (!shown) return;
    const next = turnOn(this.others, shown, by);
    this.byHand = next.aim;
    this.pick().show(next);
  }

  /** Towards a finger that is dragged away from the cell. */
  towards(middle: Point, at: Point): void {
    const next = nearest(this.shape(), this.others, direction(middle, at), this.shown?.aim ?? null);
    this.byHand = next.aim;
    if (next.key !== this.shown?.key) this.pick().show(next);
  }

  wheel(pixels: number): void {
    this.wheeled += pixels;
    if (Math.abs(this.wheeled) < NOTCH) return;
    this.turn(Math.sign(this.wheeled));
    this.wheeled = 0;
  }
}
