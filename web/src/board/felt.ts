/** A hit is felt: the figure flinches, and what it lost rises from it. What it gained rises too. */
import { settings } from "../lib/settings.svelte";

const FLINCH = 260;
/** Never longer than the shortest beat is told. */
const RISE = { calm: 1200, brisk: 650, once: 0 };

export function feel(root: HTMLElement, picture: Element, lost: number): void {
  if (lost > 0) picture.animate({ transform: ["none", "translateX(-9%) rotate(-7deg)", "translateX(7%) rotate(5deg)", "none"] }, FLINCH);
  const said = document.createElement("b");
  said.className = "risen";
  said.textContent = lost > 0 ? `−${lost}` : `+${-lost}`;
  const size = Math.max(24, root.clientWidth / 2);
  const place = `${root.style.transform} translate(${root.clientWidth / 2}px, ${-size / 2}px) translateX(-50%)`;
  said.style.cssText = `position: absolute; left: 0; top: 0; z-index: 1; font: 800 ${size}px/1 var(--plain); color: ${lost > 0 ? "#b3261e" : "#2f6b1f"}; -webkit-text-stroke: ${size / 6}px #fff8ea; paint-order: stroke;`;
  root.parentElement?.append(said);
  const frames = [
    { transform: `${place} scale(0.5)`, opacity: 0 },
    { transform: `${place} scale(1.15)`, opacity: 1, offset: 0.2 },
    { transform: place, opacity: 1, offset: 0.7 },
    { transform: `${place} translateY(-70%)`, opacity: 0 },
  ];
  const rise = said.animate(frames, { duration: RISE[settings.pace], easing: "ease-out" });
  rise.onfinish = rise.oncancel = () => said.remove();
}
