/** What changed on the board since the last look: pieces that came or went somewhere, or were hurt. */
import type { Placed } from "./layout";

const FRESH = 1800;

export interface Trail {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const state = ({ piece }: Placed): string => JSON.stringify([piece.at, piece.icon, piece.shape, piece.badges ?? []]);

/** Pieces are called by the name they keep wherever they go. */
export class News {
  pieces = $state.raw<ReadonlySet<string>>(new Set());
  trails = $state.raw<readonly Trail[]>([]);
  private known: ReadonlyMap<string, Placed> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at the pieces; the first look brings no news. */
  look(pieces: readonly Placed[]): void {
    const before = this.known;
    this.known = new Map(pieces.map((placed) => [placed.name, placed]));
    if (!before) return;
    const changed = pieces.filter((placed) => {
      const was = before.get(placed.name);
      return !was || state(was) !== state(placed);
    });
    if (!changed.length) return;
    this.pieces = new Set(changed.map(({ name }) => name));
    this.trails = changed.flatMap(({ name, piece }) => {
      const from = before.get(name)?.piece.at;
      return from && from !== piece.at ? [{ name, from, to: piece.at }] : [];
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.forget(), FRESH);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.pieces = new Set();
    this.trails = [];
  }
}
