/** Who acts in a beat: its picture and colour, wherever it is found in the scene. */
import { seatLook } from "./seats";
import type { Scene } from "./wire";

export interface Actor {
  readonly icon: string;
  readonly colour: string;
  /** The pieces it is on the board. */
  readonly lights: readonly string[];
}

interface Found {
  readonly icon?: string;
  readonly seat?: number | null;
  readonly lights?: readonly string[];
}

export function actorOf(scene: Scene, id: string): Actor | null {
  const found = find(scene, id);
  if (!found) return null;
  const owned = found.seat !== null && found.seat !== undefined;
  return { icon: found.icon ?? "", colour: owned ? seatLook(found.seat).colour : "var(--danger-fill)", lights: found.lights ?? [] };
}

/** Whose the actor is; null if it is nobody's. */
export const seatOf = (scene: Scene, id: string): number | null => find(scene, id)?.seat ?? null;

function find(scene: Scene, id: string): Found | null {
  for (const board of scene.boards ?? []) {
    const piece = board.pieces?.find((one) => one.id === id);
    if (piece) return piece;
  }
  for (const group of scene.groups ?? []) {
    if (group.id === id) return { ...group, lights: (group.members ?? []).flatMap((member) => member.lights ?? []) };
    const member = group.members?.find((one) => one.id === id);
    // A member looks like its kind, unless it has a picture of its own.
    if (member) return { icon: member.icon || group.icon || "", seat: group.seat ?? null, lights: member.lights ?? [] };
  }
  const panel = scene.panels?.find((one) => `seat${one.seat}` === id);
  return panel ? { icon: panel.icon ?? "", seat: panel.seat } : null;
}
