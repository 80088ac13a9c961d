/** What every part of an open table may use: words, cards, the open question, the rulebook. */
import { createContext } from "svelte";
import type { Pick, Spot } from "./pick.svelte";
import type { Card, Face, Outlook, Ruler, Text } from "./wire";

export interface Desk {
  readonly pick: Pick;
  /** The seat whose view is shown, -1 for the public. */
  readonly seat: number;
  readonly say: (text: Text | null | undefined) => string;
  readonly seatName: (seat: number) => string;
  /** A chance in words: what it is a chance of. */
  readonly chance?: (odds: string) => string;
  readonly face: (card: Card) => Face | undefined;
  /** Open the rulebook at a rule. */
  readonly rule: (id: string) => void;
  /** Something is told, and there is time to see what it does on the board. */
  readonly felt?: boolean;
  /** Show a card large; as a passing glance (hover) or to stay (tap). */
  readonly look: (card: Card | null, stay: boolean) => void;
  /** Ask how far each cell of a board is from one of them, and what is in sight. */
  readonly measure?: (board: string, cell: string) => Promise<Ruler>;
  /** Ask what a piece for which the rules act would do now. */
  readonly foresee?: (piece: string) => Promise<Outlook>;
  /** Tell what is where a piece stands. */
  readonly inspect?: (piece: string, spot: Spot) => void;
}

export const [useDesk, setDesk] = createContext<Desk>();
