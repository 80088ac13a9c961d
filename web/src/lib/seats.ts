/** A seat is a colour, a shape and an initial: colour never carries the meaning alone. */

export interface SeatLook {
  /** CSS colour of the seat. */
  readonly colour: string;
  /** Outline about (0, 0), of radius 1. */
  readonly outline: string;
  /** How much room the outline leaves for an icon. */
  readonly room: number;
}

const SHAPES: readonly (readonly [string, number])[] = [
  ["M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z", 1],
  ["M-.72-.9H.72Q.9-.9.9-.72V.72Q.9.9.72.9H-.72Q-.9.9-.9.72V-.72Q-.9-.9-.72-.9Z", 1.02],
  ["M0-1.14L1.14 0L0 1.14L-1.14 0Z", 0.86],
  ["M-.54-.94H.54L1.08 0L.54.94H-.54L-1.08 0Z", 1],
  ["M-.92-.9H.92V.1Q.92.84 0 1.12Q-.92.84-.92.1Z", 0.94],
  ["M0-1.12L1.07-.34L.66.92H-.66L-1.07-.34Z", 0.9],
];

export function seatLook(seat: number | null | undefined): SeatLook {
  if (seat === null || seat === undefined || seat < 0) {
    return { colour: "var(--seat-none)", outline: SHAPES[0]![0], room: 1 };
  }
  const at = seat % SHAPES.length;
  const [outline, room] = SHAPES[at]!;
  return { colour: `var(--seat-${at})`, outline, room };
}

export const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
