// Written by web/scripts/wire_types.py from grimorio.table.wire. Do not edit.
import type { Choice, Scene, Text } from "./wire";

export type EntryKind = "answer" | "offer" | "undo" | "rewind" | "rekey" | "start" | "rules" | "rollback";

export type Status = "running" | "over" | "frozen";

export type Undo = "free" | "consent" | "";

/** A title that can be played here. */
export interface Game {
  readonly name: string;
  readonly ruleset: number;
  readonly seats: readonly [number, number];
  readonly settings: readonly Setting[];
  readonly bots: readonly string[];
  readonly finished: boolean;
  readonly minutes: number;
  readonly icon: string;
  readonly shape?: "" | "hex" | "square";
  readonly ground?: readonly string[];
  readonly alone?: boolean;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where other machines find this server. */
export interface Here {
  readonly addresses: readonly string[];
}

/** A table option of a title. */
export interface Setting {
  readonly name: string;
  readonly default: boolean | number | string;
  readonly values: readonly (boolean | number | string)[];
  readonly rules: readonly string[];
  readonly over_days?: boolean | number | string | null;
  readonly about?: Readonly<Record<string, readonly Text[]>>;
}

/** The same as POST .../answers, for a seat of this line. */
export interface AnswerMessage {
  readonly type: "answer";
  readonly seat: number;
  readonly number: number;
  readonly id: string;
  readonly key: string;
}

/** The answer of that id is taken, and on disk, as entry `number`. */
export interface DoneMessage {
  readonly type: "done";
  readonly id: string;
  readonly number: number;
}

/** Something was refused; the line goes on unless it is closed after it. */
export interface ErrorMessage {
  readonly type: "error";
  readonly code: string;
  readonly reason: string;
}

/** The client's first message; `seats` are the tokens of several seats on one line. A client
    that `lists` takes a list of messages where one could stand. `lang`: "en" or "es". */
export interface Hello {
  readonly token?: string | null;
  readonly seats?: readonly string[];
  readonly since?: number | null;
  readonly lists?: boolean;
  readonly lang?: string;
}

/** Seats, presence, status. */
export interface InfoMessage {
  readonly type: "info";
  readonly info: Info;
}

/** What turns the view held (`from`, `seq` - 1) into the next. */
export interface PatchMessage {
  readonly type: "patch";
  readonly seat: number | null;
  readonly from: number;
  readonly number: number;
  readonly seq: number;
  readonly ops: readonly (readonly unknown[])[];
}

/** Is the line alive? */
export interface Ping {
  readonly type: "ping";
}

/** The line is alive. */
export interface PongMessage {
  readonly type: "pong";
}

/** The answer of that id is not taken. If it was stale, the whole view comes after this. */
export interface RefusedMessage {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly reason: string;
  readonly rules?: readonly string[];
}

/** The client's view is not what the patch was for: send it whole. */
export interface Resync {
  readonly type: "resync";
  readonly seat?: number | null;
}

/** A whole view. */
export interface ViewMessage {
  readonly type: "view";
  readonly seat: number | null;
  readonly number: number;
  readonly seq: number;
  readonly view: View;
}

/** An invitation, to be used once. */
export interface Claim {
  readonly invitation: string;
  readonly name?: string;
}

/** The seat is yours, by this token. */
export interface Claimed {
  readonly seat: number;
  readonly token: string;
}

/** A table just made. `at` is where a fork really starts. */
export interface Created {
  readonly table: string;
  readonly seats: readonly GivenSeat[];
  readonly watch?: string | null;
  readonly at?: number | null;
}

/** Who does what a seat decides for the game, not for itself; `once`: for this turn only. */
export interface Duty {
  readonly duty: string;
  readonly by: "bot" | "me";
  readonly once?: boolean;
}

/** A seat of a new table, with its token or with the invitation for somebody else. */
export interface GivenSeat {
  readonly seat: number;
  readonly token?: string | null;
  readonly invitation?: string | null;
}

/** What anybody may know of a table. The chance key is there once the game is over. */
export interface Info {
  readonly table: string;
  readonly game: string;
  readonly ruleset: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly status: Status;
  readonly number: number;
  readonly practice: boolean;
  readonly key_hash: string;
  readonly seats: readonly InfoSeat[];
  readonly hints: boolean;
  readonly created: number;
  readonly origin: "fork" | "import" | "new" | "rematch";
  readonly absent_after?: number | null;
  readonly key?: string | null;
  readonly rematch?: string | null;
  readonly rewinds?: number;
}

/** Who sits there. `stand_in`: a bot answers for an absent player. */
export interface InfoSeat {
  readonly seat: number;
  readonly kind: "bot" | "human" | "open";
  readonly name: string;
  readonly present: boolean;
  readonly stand_in: boolean;
  readonly bot?: string;
  readonly duties?: readonly Duty[];
  readonly hints?: number;
  readonly shares?: boolean;
  readonly absent?: "" | "bot" | "person";
  readonly wanted?: Wanted | null;
  readonly forks?: number;
  readonly by_bot?: boolean;
}

/** Who shall sit there: `mine` is held by whoever makes the table. */
export interface NewSeat {
  readonly kind: "bot" | "human";
  readonly mine?: boolean;
  readonly name?: string;
  readonly bot?: string;
}

/** A table to be made. Only a practice game may have a seed, or the dice of another game. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly practice?: boolean;
  readonly seed?: number | string | null;
  readonly absent_after?: number | null;
  readonly like?: string | null;
  readonly hints?: boolean | null;
}

/** What is asked for the seat of somebody absent. It comes about at `due` if all agree, and is
    void if the player comes back. `ready`: the bot plays, or the person may sit down. */
export interface Wanted {
  readonly id: string;
  readonly by: "bot" | "person";
  readonly name: string;
  readonly needed: readonly number[];
  readonly agreed: readonly number[];
  readonly due: number;
  readonly ready: boolean;
}

/** A finished game, played again from its key by the rules of this server: how many `entries` it
    has, how many lines were compared with what was `told` then, and the first entry that `differs`,
    if any. */
export interface Check {
  readonly key: string;
  readonly entries: number;
  readonly told: number;
  readonly differs: number | null;
  readonly streams: readonly Stream[];
}

/** Something the others must agree to: an undo past the barrier. */
export interface Consent {
  readonly id: string;
  readonly kind: "undo";
  readonly seat: number;
  readonly name: string;
  readonly needed: readonly number[];
  readonly answered: readonly number[];
  readonly going?: boolean;
  readonly since?: number | null;
}

/** An entry of the hall of fame; `table` leads to its replay, while the host keeps it. */
export interface Fame {
  readonly game: string;
  readonly score: number;
  readonly text: Text;
  readonly name: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly when: number;
  readonly table?: string | null;
}

/** What a seat may be proud of. */
export interface Feat {
  readonly seat: number;
  readonly score: number;
  readonly text: Text;
}

/** One line of the log: its place among what this seat was told, and the entry it followed. */
export interface LogLine {
  readonly n: number;
  readonly at: number;
  readonly kind: string;
  readonly text: Text;
}

/** How the game ended. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly feats?: readonly Feat[];
}

/** What a seat lets everybody know of its plans: a sign of the title, a cell, or both. */
export interface Sign {
  readonly seat: number;
  readonly sign?: string;
  readonly at?: string;
}

/** Something the seat may do at any time outside a question. */
export interface Standing {
  readonly key: string;
  readonly text: Text;
}

/** What one seat, or the public, saw, entry by entry; a long one a page at a time. */
export interface Story {
  readonly info: Info;
  readonly seat: number | null;
  readonly entries: readonly StoryEntry[];
  readonly next?: StoryPage | null;
}

/** One entry of the log as this seat saw it; the key only of its own answers. */
export interface StoryEntry {
  readonly number: number;
  readonly seat: number;
  readonly kind: EntryKind;
  readonly lines: readonly LogLine[];
  readonly when: number;
  readonly key?: string | null;
}

/** Where a story goes on: after that entry, and after that many lines. */
export interface StoryPage {
  readonly after: number;
  readonly lines: number;
}

/** All draws under the key of the game, or under one made from it for a `purpose`, in order:
    the entry of each, the word of the stream it began with, among how many, and which (from 0). */
export interface Stream {
  readonly purpose: string;
  readonly draws: readonly (readonly [number, number, number, number])[];
}

/** What one seat, or the public, sees at one moment. */
export interface View {
  readonly number: number;
  readonly scene: Scene;
  readonly choices: readonly Choice[];
  readonly standing: readonly Standing[];
  readonly log: readonly LogLine[];
  readonly answered: readonly number[];
  readonly waiting: readonly number[];
  readonly thinking: readonly number[];
  readonly outcome: Outcome | null;
  readonly consent: Consent | null;
  readonly can_undo: Undo;
  readonly midway?: boolean;
  readonly told_only?: boolean;
  readonly duty?: string;
  readonly signs?: readonly Sign[];
  readonly may_sign?: readonly string[];
}

/** The answer to the question this seat saw at `number`; a retry carries the same `id`. */
export interface Answer {
  readonly number: number;
  readonly id: string;
  readonly key: string;
}

/** Taken, and on disk, as entry `number`; or asked of the others, under `consent`. */
export interface Done {
  readonly number: number;
  readonly consent?: string | null;
}

/** Do a duty of the own seat, or leave it to a bot; `once`: for this turn only. */
export interface DutyWish {
  readonly duty: string;
  readonly by: "bot" | "me";
  readonly once?: boolean;
}

/** Go on from an earlier moment at a new table. */
export interface Fork {
  readonly at: number;
}

/** A move worth thinking of: an option of the question, as the question shows it. */
export interface Hint {
  readonly key: string;
  readonly text: Text;
  readonly value: number | null;
  readonly looked: number;
  readonly why: Text | null;
}

/** What the dragon would do, the best first; and the number at which it was asked. */
export interface Hints {
  readonly number: number;
  readonly hints: readonly Hint[];
}

/** Ask for a hint on the question this seat saw at `number`. */
export interface HintWish {
  readonly number: number;
}

/** A refusal: `code` for programs, `reason` a sentence in the language of the client. */
export interface Problem {
  readonly code: string;
  readonly reason: string;
  readonly rules?: readonly string[];
  readonly number?: number | null;
  readonly view?: View | null;
}

/** Give the own seat to a bot, or take it back (null). */
export interface SeatWish {
  readonly bot: string | null;
}

/** Show a sign of the own plans and mark a cell, instead of what was shown; nothing takes both
    away. */
export interface SignWish {
  readonly sign?: string;
  readonly at?: string;
}

/** Whether an answer, a standing offer or an undo of this seat was taken, by the `id` its client
    chose; and the number it stands under, as this seat is shown it. */
export interface Taken {
  readonly taken: boolean;
  readonly number?: number | null;
}

/** Ask for the seat of somebody absent: players ask for a bot, others for the seat. */
export interface TakeOver {
  readonly seat: number;
  readonly name?: string;
}

/** The others are asked. `claim` is the invitation to the seat, from `due` on. */
export interface TakeOverAsked {
  readonly consent: string;
  readonly by: "bot" | "person";
  readonly due: number;
  readonly claim?: string | null;
}

/** Take back the own last answer. */
export interface UndoWish {
  readonly number: number;
  readonly id: string;
}

/** Yes or no to what another asks. */
export interface Vote {
  readonly consent: string;
  readonly yes: boolean;
}

export type Heard = Resync | Ping | AnswerMessage;

export type Message = ViewMessage | PatchMessage | InfoMessage | DoneMessage | RefusedMessage | ErrorMessage | PongMessage;

export type Value = boolean | number | string;
