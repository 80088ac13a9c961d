/** Fingers and mouse on the board: whether they drag or tap, and whether a second finger taps. What a drag or a pinch
 * does to the camera is d3-zoom's (gestures.ts). */
import type { Point } from "../lib/geometry";

/** How far a pointer may slip while it taps, in pixels. */
const SLACK = { mouse: 5, other: 10 } as const;
/** A second finger that is lifted again this soon has tapped, in milliseconds. */
const TAP = 250;

export class Fingers {
  private readonly down = new Set<number>();
  private start: Point | null = null;
  private second = { at: 0, moved: false };
  /** A drag is under way: the click that ends it chooses nothing. */
  dragged = false;

  press(event: PointerEvent): void {
    if (event.button > 0) return;
    this.down.add(event.pointerId);
    if (this.down.size === 1) {
      this.start = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    } else {
      this.second = { at: event.timeStamp, moved: false };
    }
  }

  /** True once the pointer drags the board rather than touching it. */
  move(event: PointerEvent): boolean {
    if (!this.down.has(event.pointerId) || !this.start) return false;
    if (this.down.size > 1) this.dragged = this.second.moved = true;
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
    if (far >= (event.pointerType === "mouse" ? SLACK.mouse : SLACK.other)) this.dragged = true;
    return this.dragged;
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
