/** d3-zoom can glide to a place with d3-transition, d3-interpolate and what they bring: half of what the browser would
 * load for a drag. Our camera glides by itself (camera.svelte.ts) and never asks for it, so vite.config.ts puts this
 * file in their place. There is never a glide to interrupt. */
import { selection } from "d3-selection";

selection.prototype.interrupt = function () {
  return this;
};

export const interrupt = (): void => undefined;

/** What d3-zoom would glide by. */
export const interpolateZoom = null;
