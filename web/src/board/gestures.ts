/** Dragging, pinching and the wheel move the camera: by d3-zoom. It is loaded once the board is drawn. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import type { Camera, Place } from "./camera.svelte";

/** The transform of a place of the camera. */
const transform = ({ k, x, y }: Place): ZoomTransform => zoomIdentity.translate(x, y).scale(k);

/** Let hands move the camera over the board. `meant`: this event is for the camera and for nothing else. `slips`: a
 * pointer that has hardly moved yet taps. Gives back how to stop it. */
export function gestures(frame: HTMLElement, camera: Camera, meant: (event: Event) => boolean, slips: () => boolean): () => void {
  const board = select<HTMLElement, unknown>(frame);
  let going = false;
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(5)
    .constrain((to) => transform(camera.held(to)))
    .filter((event: MouseEvent) => {
      if ((event.ctrlKey && event.type !== "wheel") || event.button || !meant(event)) return false;
      // The camera may have gone elsewhere by itself since the last gesture.
      if (!going) {
        board.property("__zoom", transform(camera));
        behaviour.scaleExtent([...camera.limits]);
      }
      return true;
    })
    .on("start", () => (going = true))
    .on("zoom", ({ transform: to, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if ((sourceEvent as Event).type === "wheel" || !slips()) camera.take(to);
    })
    .on("end", () => (going = false));
  board.call(behaviour).on("dblclick.zoom", null);
  return () => void board.on(".zoom", null);
}
