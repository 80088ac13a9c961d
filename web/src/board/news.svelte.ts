/** What changed on the board since the last look: pieces that came or went somewhere, or were hurt. */
import type { Piece } from "../lib/wire";

const FRESH = 1800;

export interface Trail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

const state = (piece: Piece): string => JSON.stringify([piece.at, piece.badges ?? []]);

export class News {
  pieces = $state.raw<ReadonlySet<string>>(new Set());
  trails = $state.raw<readonly Trail[]>([]);
  private known: ReadonlyMap<string, Piece> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at the pieces; the first look brings no news. */
  look(pieces: readonly Piece[]): void {
    const before = this.known;
    this.known = new Map(pieces.map((piece) => [piece.id, piece]));
    if (!before) return;
    const changed = pieces.filter((piece) => {
      const was = before.get(piece.id);
      return !was || state(was) !== state(piece);
    });
    if (!changed.length) return;
    this.pieces = new Set(changed.map((piece) => piece.id));
    this.trails = changed.flatMap((piece) => {
      const from = before.get(piece.id)?.at;
      return from && from !== piece.at ? [{ id: piece.id, from, to: piece.at }] : [];
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
