// Written by web/scripts/wire_types.py from grimorio.core.scene. Do not edit.

export type Tone = "" | "good" | "danger" | "magic" | "gold" | "quiet";

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
  readonly measured?: boolean;
  readonly columns?: readonly string[];
  readonly rows?: readonly string[];
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
  readonly fog?: boolean;
}

/** A side of a cell: 0..3 is north, east, south, west; on hexes 0..5 from east, clockwise. */
export interface Edge {
  readonly cell: string;
  readonly side: number;
  readonly kind: string;
}

/** What a piece for which the rules act would do now, and why. As a ruler it is asked for and
    not part of a view. */
export interface Outlook {
  readonly piece: string;
  readonly lines: readonly Text[];
  readonly areas?: readonly Area[];
  readonly rules?: readonly string[];
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
  readonly number?: number | null;
  readonly health?: Stat | null;
  readonly tone?: Tone;
  readonly acts?: boolean;
}

/** How far each cell of a board is from one of them, and whether it is in sight, as the rules
    count it. It is asked for and not part of a view: only the rules know what sight is, and all
    pairs of a large board are too many to send. */
export interface Ruler {
  readonly board: string;
  readonly cell: string;
  readonly ranges: readonly number[];
  readonly sight: readonly boolean[];
}

/** A card in a zone; a card face down has a back but no face. */
export interface Card {
  readonly id: string;
  readonly face?: string;
  readonly back?: string;
  readonly badges?: readonly Badge[];
  readonly dim?: boolean;
  readonly shows?: readonly Area[];
  readonly spent?: readonly string[];
}

/** A small drawing on a card: a summoning pattern, an area of effect. */
export interface Diagram {
  readonly shape: "hex" | "square";
  readonly marks: readonly DiagramMark[];
  readonly label: Text;
}

/** One cell of a diagram. */
export interface DiagramMark {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly note?: string;
  readonly icon?: string;
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
  readonly halves?: readonly Half[];
}

/** One of the parts of a card that are chosen by themselves: top and bottom. On the table its id
    is the card's, a slash and its own (`half_id`). */
export interface Half {
  readonly id: string;
  readonly name?: Text | null;
  readonly icon?: string;
  readonly numbers?: readonly Stat[];
  readonly text?: readonly Text[];
  readonly badges?: readonly Badge[];
  readonly diagram?: Diagram | null;
}

/** A hand, a pile, a row or a deck. `count` is the true number, `cards` are those worth drawing.
    A deck lies face down: its `cards` are all it is made of, and dim if known to be out of it. */
export interface Zone {
  readonly id: string;
  readonly label: Text;
  readonly look: "deck" | "hand" | "pile" | "row";
  readonly count: number;
  readonly cards?: readonly Card[];
  readonly owner?: number | null;
  readonly rules?: readonly string[];
  readonly beside?: boolean;
  readonly brief?: Text | null;
}

/** How an option lies on the board. Of several options on one cell, the pointer chooses the one
    that is turned to the side nearest to it. `at` of the option names the cell. */
export interface Aim {
  readonly cell: string;
  readonly turn: number;
  readonly template?: string;
  readonly mirrored?: boolean;
}

/** An open question as its seat sees it: who, what, why, and the legal answers. */
export interface Choice {
  readonly ask: string;
  readonly prompt: Text;
  readonly options: readonly Option[];
  readonly refused?: readonly Refused[];
  readonly why?: Text | null;
  readonly rules?: readonly string[];
  readonly any_order?: boolean;
  readonly one_by_one?: boolean;
  readonly templates?: readonly Template[];
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
  readonly draws?: boolean;
  readonly taps?: readonly string[];
  readonly aim?: Aim | null;
  readonly diagram?: Diagram | null;
  readonly ghost?: string;
}

/** What a player may try here but cannot, and why. */
export interface Refused {
  readonly text: Text;
  readonly reason: Text;
  readonly at?: readonly string[];
  readonly rules?: readonly string[];
}

/** An area of effect to be laid on the board: its cells as offsets `x, y` from the cell it is
    laid on. It is mirrored first, over the line from west to east, then turned clockwise: by
    quarters on squares, by sixths on hexes. */
export interface Template {
  readonly id: string;
  readonly label: Text;
  readonly cells: readonly (readonly [number, number])[];
}

/** A small mark on a piece or card: an icon, a number, or both. */
export interface Badge {
  readonly label: Text;
  readonly icon?: string;
  readonly value?: number | null;
  readonly tone?: Tone;
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

/** A number and its parts in the order they are counted: 3 attack + 1 card - 1 shield = 3. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly total: number;
}

/** One part of a sum: 3 of the card, -1 for the shield. */
export interface Term {
  readonly value: number;
  readonly label: Text;
  readonly times?: boolean;
}

/** A Fluent message and its arguments; an argument may be a text itself (a card's name). */
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, number | string | Text>>;
  readonly sum?: Sum | null;
  readonly beat?: string;
  readonly card?: string;
  readonly tone?: Tone;
}

/** A fight or a trial that lies on the table while it lasts: its sides, what is between them. */
export interface Contest {
  readonly label: Text;
  readonly sides: readonly ContestSide[];
  readonly zones?: readonly string[];
  readonly rules?: readonly string[];
  readonly notes?: readonly Text[];
}

/** One side of a contest: who it is, how it stands, and its zones by id. */
export interface ContestSide {
  readonly label: Text;
  readonly icon?: string;
  readonly seat?: number | null;
  readonly stats?: readonly Stat[];
  readonly zones?: readonly string[];
}

/** A panel of what is no seat: a kind of monster with its members, a summon, a shop. */
export interface Group {
  readonly id: string;
  readonly label: Text;
  readonly look?: "members" | "shop";
  readonly icon?: string;
  readonly seat?: number | null;
  readonly stats?: readonly Stat[];
  readonly notes?: readonly Text[];
  readonly members?: readonly Member[];
  readonly zones?: readonly string[];
  readonly now?: boolean;
  readonly rules?: readonly string[];
}

/** A personal board with places for equipment and abilities. */
export interface Mat {
  readonly id: string;
  readonly label: Text;
  readonly slots: readonly Slot[];
  readonly owner?: number | null;
  readonly stats?: readonly Stat[];
  readonly rules?: readonly string[];
}

/** One of a group: a monster of its kind, a hero of an alliance, an article of a shop. */
export interface Member {
  readonly id: string;
  readonly label: Text;
  readonly icon?: string;
  readonly number?: number | null;
  readonly stats?: readonly Stat[];
  readonly badges?: readonly Badge[];
  readonly face?: string;
  readonly zones?: readonly string[];
  readonly lights?: readonly string[];
  readonly dim?: boolean;
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
  readonly badges?: readonly Badge[];
}

/** A place on a mat: for a helmet, for an ability of the second rank. */
export interface Slot {
  readonly id: string;
  readonly label: Text;
  readonly icon?: string;
  readonly cards?: readonly Card[];
  readonly room?: number;
  readonly locked?: boolean;
  readonly note?: Text | null;
  readonly line?: number;
}

/** One thing in a row: who acts at 14, an element that wanes. */
export interface Chip {
  readonly id: string;
  readonly label: Text;
  readonly icon?: string;
  readonly seat?: number | null;
  readonly note?: string;
  readonly level?: number | null;
  readonly state?: Text | null;
  readonly now?: boolean;
  readonly dim?: boolean;
  readonly lights?: readonly string[];
  readonly tone?: Tone;
}

/** One of several on a track: the reputation of a player, the level of a threat. */
export interface Marker {
  readonly id: string;
  readonly at: number;
  readonly label: Text;
  readonly icon?: string;
  readonly seat?: number | null;
  readonly tone?: Tone;
}

/** Things side by side in an order that means something: who acts when, the elements. */
export interface Row {
  readonly id: string;
  readonly label: Text;
  readonly chips: readonly Chip[];
  readonly levels?: number;
  readonly rules?: readonly string[];
}

/** A track: sun, rounds, reputation. It has a marker of its own, or several. */
export interface Track {
  readonly id: string;
  readonly label: Text;
  readonly at: number | null;
  readonly length: number;
  readonly steps?: readonly TrackStep[];
  readonly icon?: string;
  readonly seat?: number | null;
  readonly rules?: readonly string[];
  readonly markers?: readonly Marker[];
  readonly first?: number;
}

/** One space of a track that is marked. */
export interface TrackStep {
  readonly at: number;
  readonly note: string;
  readonly tone?: Tone;
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
  readonly groups?: readonly Group[];
  readonly rows?: readonly Row[];
  readonly mats?: readonly Mat[];
  readonly awaited?: Text | null;
}
