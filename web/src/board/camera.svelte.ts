/** The eye over the board: what part of it is seen, and how large. Moved by wheel, fingers and keys. */
import { SIZE, type Box, type Point } from "../lib/geometry";

const NEAREST = 3;
/** Where a cell is narrower than so many pixels, a finger or a mouse misses it, and the eye comes closer. */
export const FINGER = 40;
export const MOUSE = 36;
const CLOSE = 58;

export class Camera {
  /** Screen pixels for one unit of the board, and where the board's origin is on the screen. */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** While true the whole board is kept in sight, whatever the window does. */
  fitting = $state(true);
  /** While true the eye goes where something is to be seen, on a board too large for the screen. */
  following = true;
  private fingers = new Map<number, Point>();
  private start: Point | null = null;
  /** A drag is under way: the click that ends it chooses nothing. */
  dragged = false;

  box: Box = { x: 0, y: 0, width: 100, height: 100 };

  constructor(private readonly least: number = FINGER) {}

  private get fitScale(): number {
    return Math.min(this.width / this.box.width, this.height / this.box.height) || 1;
  }

  resize(width: number, height: number, box: Box): void {
    const moved = { x: (width - this.width) / 2, y: (height - this.height) / 2 };
    this.width = width;
    this.height = height;
    this.box = box;
    if (this.fitting) this.fit();
    else {
      this.x += moved.x;
      this.y += moved.y;
    }
  }

  fit(): void {
    const { box } = this;
    this.k = Math.min(this.fitScale, 1.9);
    this.x = this.width / 2 - (box.x + box.width / 2) * this.k;
    this.y = this.height / 2 - (box.y + box.height / 2) * this.k;
    this.fitting = true;
  }

  /** The player wants to see all of it, and to be left alone. */
  fitAll(): void {
    this.following = this.fitting && !this.following;
    this.fit();
  }

  /** Come closer to what is to be seen, if the whole board is too small to be touched. */
  follow(seen: Box | null): void {
    if (!this.following || !seen || !this.width || this.fitScale * SIZE >= this.least) return;
    const near = Math.min(this.width / seen.width, this.height / seen.height, CLOSE / SIZE);
    this.k = Math.max(this.fitScale, near);
    this.x = this.width / 2 - (seen.x + seen.width / 2) * this.k;
    this.y = this.height / 2 - (seen.y + seen.height / 2) * this.k;
    this.fitting = false;
    this.within();
  }

  /** No more emptiness around the board than there must be. */
  private within(): void {
    const { box, k } = this;
    const clamp = (at: number, start: number, length: number, room: number): number =>
      length * k <= room ? room / 2 - (start + length / 2) * k : Math.max(room - (start + length) * k, Math.min(-start * k, at));
    this.x = clamp(this.x, box.x, box.width, this.width);
    this.y = clamp(this.y, box.y, box.height, this.height);
  }

  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const least = Math.min(this.fitScale * 0.8, 1);
    const k = Math.max(least, Math.min(Math.max(NEAREST, this.fitScale), this.k * by));
    this.x = at.x - ((at.x - this.x) * k) / this.k;
    this.y = at.y - ((at.y - this.y) * k) / this.k;
    this.k = k;
    this.fitting = false;
    this.following = false;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.fitting = false;
    this.following = false;
    this.hold();
  }

  /** Bring a point of the board into sight. */
  show(point: Point, margin = 70): void {
    const at = this.toScreen(point);
    const dx = at.x < margin ? margin - at.x : at.x > this.width - margin ? this.width - margin - at.x : 0;
    const dy = at.y < margin ? margin - at.y : at.y > this.height - margin ? this.height - margin - at.y : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  toScreen(point: Point): Point {
    return { x: point.x * this.k + this.x, y: point.y * this.k + this.y };
  }

  /** Some of the board stays in sight. */
  private hold(): void {
    const { box, k } = this;
    const [left, top] = [box.x * k, box.y * k];
    const keepX = Math.min(this.width, box.width * k) * 0.5;
    const keepY = Math.min(this.height, box.height * k) * 0.5;
    this.x = Math.max(keepX - left - box.width * k, Math.min(this.width - keepX - left, this.x));
    this.y = Math.max(keepY - top - box.height * k, Math.min(this.height - keepY - top, this.y));
  }

  wheel(event: WheelEvent, origin: Point): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * 0.0016), {
      x: event.clientX - origin.x,
      y: event.clientY - origin.y,
    });
  }

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) {
      this.start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    }
  }

  /** True once the pointer drags the board rather than touching it. */
  move(event: PointerEvent, origin: Point): boolean {
    const before = this.fingers.get(event.pointerId);
    if (!before) return false;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.dragged = true;
      if (was > 0) this.zoom(is / was, { x: (now.x + other.x) / 2 - origin.x, y: (now.y + other.y) / 2 - origin.y });
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (this.start) {
      const far = Math.hypot(now.x - this.start.x, now.y - this.start.y);
      const slack = event.pointerType === "mouse" ? 5 : 10;
      if (!this.dragged && far < slack) return false;
      this.dragged = true;
      this.pan(now.x - before.x, now.y - before.y);
    }
    this.fingers.set(event.pointerId, now);
    return this.dragged;
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.start = null;
  }
}
