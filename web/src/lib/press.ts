/** A finger that rests on something looks at it. Lifted again, it follows no link, and presses nothing that has
 * come up under it meanwhile. */
const LONG = 400;

export function watchPresses(): void {
  let down: { readonly at: number; readonly on: EventTarget | null } | null = null;
  addEventListener("pointerdown", (event) => (down = event.pointerType === "mouse" ? null : { at: event.timeStamp, on: event.target }), true);
  addEventListener(
    "click",
    (event) => {
      // A key, too, makes a click; it was no press.
      if (!down || event.detail === 0 || event.timeStamp - down.at < LONG) return;
      const target = event.target as Element;
      const same = down.on instanceof Node && (target.contains(down.on) || down.on.contains(target));
      if (same && !target.closest("a[href]")) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
