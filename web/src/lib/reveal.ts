/** Bring something into view by moving only what a player could move too. `scrollIntoView` also moves boxes that hide
 * what spills out of them, and nobody can move those back. */
export function reveal(what: Element, inline: "nearest" | "center" = "nearest"): void {
  for (let box = what.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const [inner, outer] = [what.getBoundingClientRect(), box.getBoundingClientRect()];
    if (scrolls(overflowY)) box.scrollTop += distance(inner.top, inner.bottom, outer.top, outer.bottom);
    if (!scrolls(overflowX)) continue;
    const middle = (inner.left + inner.right - outer.left - outer.right) / 2;
    box.scrollLeft += inline === "center" ? middle : distance(inner.left, inner.right, outer.left, outer.right);
  }
}

const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

/** How far to move so that it is inside: not at all if it is, and by its beginning if it is too long. */
function distance(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}
