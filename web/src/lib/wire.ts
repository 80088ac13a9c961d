// Written by web/scripts/wire_types.py from grimorio.core.scene. Do not edit.

export type Tone = "" | "good" | "danger" | "magic" | "gold" | "quiet";

/** A Fluent message and its arguments; an argument may be a text itself (a card's name). */
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, number | string | Text>>;
}

/** A small mark on a piece or card: an icon, a number, or both. */
export interface Badge {
  readonly label: Text;
  readonly icon?: string;
  readonly value?: number | null;
  readonly tone?: Tone;
}

/** One space. `x, y` are column and row on a square board, axial q and r on a hex board. */
export interface Cell {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly terrain?: string;
  readonly features?: readonly string[];
  readonly label?: Text | null;
  readonly note?: string;
  readonly rules?: readonly string[];
}

/** A side of a cell: 0..3 is north, east, south, west; on hexes 0..5 from east, clockwise. */
export interface Edge {
  readonly cell: string;
  readonly side: number;
  readonly kind: string;
}

/** A figure or token on the board. */
export interface Piece {
  readonly id: string;
  readonly at: string;
  readonly label: Text;
  readonly icon?: string;
  readonly seat?: number | null;
  readonly shape?: "figure" | "large" | "marker" | "token";
  readonly facing?: number | null;
  readonly badges?: readonly Badge[];
  readonly dim?: boolean;
  readonly rules?: readonly string[];
}

/** A set of cells with one meaning: a way home, a range, a threatened region. */
export interface Area {
  readonly id: string;
  readonly cells: readonly string[];
  readonly label: Text;
  readonly tone?: Tone;
  readonly seat?: number | null;
}

/** A board of square or hex cells with what stands on it. */
export interface Board {
  readonly id: string;
  readonly shape: "hex" | "square";
  readonly label: Text;
  readonly cells: readonly Cell[];
  readonly edges?: readonly Edge[];
  readonly pieces?: readonly Piece[];
  readonly areas?: readonly Area[];
}

/** A card in a zone; a card face down has a back but no face. */
export interface Card {
  readonly id: string;
  readonly face?: string;
  readonly back?: string;
  readonly badges?: readonly Badge[];
  readonly dim?: boolean;
  readonly shows?: readonly Area[];
}

/** A hand, a pile, a row or a deck. `count` is the true number; `cards` those worth drawing. A
    deck lies face down: its cards are what it is made of, dim those known to be out of it. */
export interface Zone {
  readonly id: string;
  readonly label: Text;
  readonly look: "deck" | "hand" | "pile" | "row";
  readonly count: number;
  readonly cards?: readonly Card[];
  readonly owner?: number | null;
  readonly rules?: readonly string[];
  readonly beside?: boolean;
}

/** One space of a track that is marked. */
export interface Step {
  readonly at: number;
  readonly note: string;
  readonly tone?: Tone;
}

/** A track with a marker on it: sun, rounds, reputation. */
export interface Track {
  readonly id: string;
  readonly label: Text;
  readonly at: number;
  readonly length: number;
  readonly steps?: readonly Step[];
  readonly icon?: string;
  readonly seat?: number | null;
  readonly rules?: readonly string[];
}

/** A number worth a glance: life 12 of 16, gold, score. */
export interface Stat {
  readonly id: string;
  readonly label: Text;
  readonly value: number | Text;
  readonly limit?: number | null;
  readonly icon?: string;
  readonly tone?: Tone;
}

/** How one seat stands. */
export interface Panel {
  readonly seat: number;
  readonly label: Text;
  readonly icon?: string;
  readonly stats?: readonly Stat[];
  readonly notes?: readonly Text[];
  readonly out?: boolean;
  readonly partner?: number | null;
}

/** One side of a contest: who it is, how it stands, and its zones by id. */
export interface Side {
  readonly label: Text;
  readonly icon?: string;
  readonly seat?: number | null;
  readonly stats?: readonly Stat[];
  readonly zones?: readonly string[];
}

/** A fight or a trial that lies on the table while it lasts: its sides, what is between them. */
export interface Contest {
  readonly label: Text;
  readonly sides: readonly Side[];
  readonly zones?: readonly string[];
  readonly rules?: readonly string[];
}

/** All one seat may see of a game. */
export interface Scene {
  readonly boards?: readonly Board[];
  readonly zones?: readonly Zone[];
  readonly tracks?: readonly Track[];
  readonly panels?: readonly Panel[];
  readonly headline?: Text | null;
  readonly turn?: number | null;
  readonly contest?: Contest | null;
}

/** One cell of a diagram. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly note?: string;
  readonly icon?: string;
}

/** A small drawing on a card: a summoning pattern, an area of effect. */
export interface Diagram {
  readonly shape: "hex" | "square";
  readonly marks: readonly Mark[];
  readonly label: Text;
}

/** A card face of the catalogue, sent once. */
export interface Face {
  readonly id: string;
  readonly name: Text;
  readonly type?: Text | null;
  readonly icon?: string;
  readonly numbers?: readonly Stat[];
  readonly text?: readonly Text[];
  readonly rules?: readonly string[];
  readonly back?: string;
  readonly diagram?: Diagram | null;
  readonly original?: boolean;
}

/** One legal answer. */
export interface Option {
  readonly key: string;
  readonly text: Text;
  readonly at?: readonly string[];
  readonly rules?: readonly string[];
  readonly odds?: number | null;
  readonly preview?: readonly Text[];
  readonly path?: readonly string[];
  readonly confirm?: boolean;
  readonly tone?: Tone;
}

/** What a player may try here but cannot, and why. */
export interface Refused {
  readonly text: Text;
  readonly reason: Text;
  readonly at?: readonly string[];
  readonly rules?: readonly string[];
}

/** An open question as its seat sees it: who, what, why, and the legal answers. */
export interface Choice {
  readonly ask: string;
  readonly prompt: Text;
  readonly options: readonly Option[];
  readonly refused?: readonly Refused[];
  readonly why?: Text | null;
  readonly rules?: readonly string[];
}
