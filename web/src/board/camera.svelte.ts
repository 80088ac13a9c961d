/** The eye over the board: what part of it is seen, and how large. It is in one of three states: it shows the
 * whole board, it follows what happens, or the player has moved it. */
import { SIZE, type Box, type Point } from "../lib/geometry";

const NEAREST = 3;
/** Where a cell is narrower than this many pixels, a finger or a mouse misses it, and the eye comes closer. */
export const FINGER = 40;
export const MOUSE = 36;
const CLOSE = 58;
/** Where the player wants to see it close, what is around it is seen too: so many pixels and so much of the board. */
const CLOSER = 110;
const AROUND = 6 * SIZE;
/** After this time without a change the board is drawn anew, as sharp as it is large; in milliseconds. */
const SETTLED = 160;

/** `fit`: the whole board, whatever the window does. `follow`: what happens is in view, on a board that is too
 * large to be touched as a whole. `mine`: the player moved it. */
export type Looking = "fit" | "follow" | "mine";

/** Where the board is on the screen, and how large. */
export interface Place extends Point {
  readonly k: number;
}

export class Camera {
  /** Screen pixels for one unit of the board, and where the board's origin is on the screen. */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** What lies over the lower part of the board, in pixels: the eye does with the rest. */
  private covered = $state(0);
  box = $state.raw<Box>({ x: 0, y: 0, width: 100, height: 100 });
  looking = $state<Looking>("follow");
  /** The scale at which the board is drawn; until it settles, the picture is only stretched. */
  drawn = $state(1);
  /** It goes to another place by itself, and is seen going there. */
  gliding = $state(false);
  private seen = $state.raw<Box | null>(null);
  /** It follows what happens although the whole board is large enough. */
  private close = $state(false);
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly least: number = FINGER) {}

  private get fitScale(): number {
    return Math.min(this.width / this.box.width, this.free / this.box.height) || 1;
  }

  private get free(): number {
    return this.height - this.covered;
  }

  /** Something lies over the lower part of the board, or no more. */
  cover(pixels: number): void {
    this.covered = pixels;
    if (this.looking !== "mine" && this.width) this.place(true);
  }

  /** The smallest it may be, which is the whole board, and the largest. */
  get limits(): readonly [number, number] {
    return [this.fitScale, Math.max(NEAREST, this.fitScale)];
  }

  /** The whole board is so small that a place is easily missed. */
  get crowded(): boolean {
    return this.fitScale * SIZE < this.least;
  }

  /** The whole board is in view. */
  get whole(): boolean {
    return this.looking === "fit" || (this.looking === "follow" && (!this.seen || !(this.crowded || this.close)));
  }

  resize(width: number, height: number, box: Box): void {
    const moved = { x: (width - this.width) / 2, y: (height - this.height) / 2 };
    const first = !this.width || !this.height;
    [this.width, this.height, this.box] = [width, height, box];
    if (this.looking !== "mine") this.place(!first && this.gliding);
    else {
      this.move({ k: Math.max(this.k, this.limits[0]), x: this.x + moved.x, y: this.y + moved.y });
    }
    if (first) this.settle();
  }

  /** Another board, or another table: it starts as at first. */
  begin(): void {
    this.looking = "follow";
    this.close = false;
    this.seen = null;
    this.width = this.height = 0;
  }

  /** The player wants to see all of it, and to be left alone. */
  fit(): void {
    this.looking = "fit";
    this.place(true);
  }

  /** Give it back: it follows again. Where it is close to what happens, show the whole board; where that is shown, come
   * close. */
  toggle(): void {
    const { whole } = this;
    this.close = whole && !this.crowded;
    this.looking = whole || this.looking === "mine" ? "follow" : "fit";
    this.place(true);
  }

  /** Here something is to be seen. */
  follow(seen: Box | null): void {
    if (!seen) return;
    this.seen = seen;
    if (this.looking === "follow" && this.width) this.place(true);
  }

  /** Where it belongs by itself. */
  private place(gliding: boolean): void {
    this.gliding = gliding;
    if (this.whole) {
      this.centre(this.box, Math.min(this.fitScale, 1.9));
    } else {
      const least = this.close ? AROUND : 0;
      const [width, height] = [Math.max(this.seen!.width, least), Math.max(this.seen!.height, least)];
      const near = Math.min(this.width / width, this.free / height, (this.close ? CLOSER : CLOSE) / SIZE);
      this.centre(this.seen!, Math.max(this.fitScale, near));
      this.within();
    }
    this.changed();
  }

  private centre(box: Box, k: number): void {
    this.k = k;
    this.x = this.width / 2 - (box.x + box.width / 2) * k;
    this.y = this.free / 2 - (box.y + box.height / 2) * k;
  }

  /** No more emptiness around the board than there must be. */
  private within(): void {
    const { box, k } = this;
    const clamp = (at: number, start: number, length: number, room: number): number =>
      length * k <= room ? room / 2 - (start + length / 2) * k : Math.max(room - (start + length) * k, Math.min(-start * k, at));
    this.x = clamp(this.x, box.x, box.width, this.width);
    this.y = clamp(this.y, box.y, box.height, this.free);
  }

  private changed(): void {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), this.gliding ? 2 * SETTLED : SETTLED);
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.gliding = false;
    this.drawn = this.k;
  }

  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }, gliding = false): void {
    const [least, most] = this.limits;
    const k = Math.max(least, Math.min(most, this.k * by));
    this.take({ k, x: at.x - ((at.x - this.x) * k) / this.k, y: at.y - ((at.y - this.y) * k) / this.k }, gliding);
  }

  pan(dx: number, dy: number): void {
    this.take({ k: this.k, x: this.x + dx, y: this.y + dy });
  }

  /** The player moves it there. */
  take(place: Place, gliding = false): void {
    this.gliding = gliding;
    this.looking = "mine";
    this.move(place);
    this.changed();
  }

  private move(place: Place): void {
    const { k, x, y } = this.held(place);
    [this.k, this.x, this.y] = [k, x, y];
  }

  /** Bring a point of the board into sight, whoever holds it. */
  show(point: Point, margin = 70): void {
    const at = this.toScreen(point);
    const dx = at.x < margin ? margin - at.x : at.x > this.width - margin ? this.width - margin - at.x : 0;
    const dy = at.y < margin ? margin - at.y : at.y > this.height - margin ? this.height - margin - at.y : 0;
    this.x += dx;
    this.y += dy;
    if (this.whole) this.place(false);
    this.changed();
  }

  toScreen(point: Point): Point {
    return { x: point.x * this.k + this.x, y: point.y * this.k + this.y };
  }

  toBoard(point: Point): Point {
    return { x: (point.x - this.x) / this.k, y: (point.y - this.y) / this.k };
  }

  /** That place, or the nearest where some of the board stays in sight. */
  held({ k, x, y }: Place): Place {
    const { box } = this;
    const [left, top] = [box.x * k, box.y * k];
    const keepX = Math.min(this.width, box.width * k) * 0.5;
    const keepY = Math.min(this.height, box.height * k) * 0.5;
    return {
      k,
      x: Math.max(keepX - left - box.width * k, Math.min(this.width - keepX - left, x)),
      y: Math.max(keepY - top - box.height * k, Math.min(this.height - keepY - top, y)),
    };
  }
}
