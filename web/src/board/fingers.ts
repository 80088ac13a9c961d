/** Fingers and mouse on the board: one drags it, two bring it closer, a tap touches. */
import type { Point } from "../lib/geometry";
import type { Camera } from "./camera.svelte";

/** How far a pointer may slip while it taps, in pixels. */
const SLACK = { mouse: 5, other: 10 } as const;
/** A second finger that is lifted again this soon has tapped, in milliseconds. */
const TAP = 250;

export class Fingers {
  private readonly down = new Map<number, Point>();
  private start: Point | null = null;
  private second = { at: 0, moved: false };
  /** A drag is under way: the click that ends it chooses nothing. */
  dragged = false;

  constructor(private readonly camera: Camera) {}

  press(event: PointerEvent): void {
    if (event.button > 0) return;
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size === 1) {
      this.start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    } else {
      this.second = { at: event.timeStamp, moved: false };
    }
  }

  /** True once the pointer drags the board rather than touching it. */
  move(event: PointerEvent, origin: Point): boolean {
    const before = this.down.get(event.pointerId);
    if (!before) return false;
    const now = { x: event.clientX, y: event.clientY };
    if (this.down.size === 2) this.pinch(event.pointerId, before, now, origin);
    else if (!this.drag(event, before, now)) return false;
    this.down.set(event.pointerId, now);
    return this.dragged;
  }

  private pinch(id: number, before: Point, now: Point, origin: Point): void {
    const other = [...this.down].find(([one]) => one !== id)![1];
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.dragged = this.second.moved = true;
    if (was > 0) this.camera.zoom(is / was, { x: (now.x + other.x) / 2 - origin.x, y: (now.y + other.y) / 2 - origin.y });
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private drag(event: PointerEvent, before: Point, now: Point): boolean {
    if (!this.start) return false;
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y);
    if (!this.dragged && far < (event.pointerType === "mouse" ? SLACK.mouse : SLACK.other)) return false;
    this.dragged = true;
    this.camera.pan(now.x - before.x, now.y - before.y);
    return true;
  }

  /** True if this was a second finger that tapped while the first one rests. */
  lift(event: PointerEvent): boolean {
    const tapped = this.down.size === 2 && !this.second.moved && event.timeStamp - this.second.at < TAP;
    this.down.delete(event.pointerId);
    if (this.down.size === 0) this.start = null;
    if (tapped) this.dragged = true;
    return tapped;
  }
}
