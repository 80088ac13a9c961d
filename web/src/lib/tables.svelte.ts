/** My tables, without accounts: this browser holds the tokens of the seats it has. */
import { keep, kept } from "./settings.svelte";
import type { Value } from "./table-wire";

export interface MySeat {
  readonly seat: number;
  readonly token: string;
}
export interface Invitation {
  readonly seat: number;
  readonly invitation: string;
}
/** A seat that the others were asked for, and the secret that opens it once they agree. */
export interface Asked {
  readonly seat: number;
  readonly name: string;
  readonly consent: string;
  readonly claim: string;
}
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly MySeat[];
  readonly invitations: readonly Invitation[];
  readonly watch: string | null;
  /** When it was last opened here, in milliseconds. */
  readonly opened: number;
  readonly over?: boolean;
  /** The last entry that was seen here, and when, in milliseconds. */
  readonly seen?: number;
  readonly seenAt?: number;
  readonly asked?: Asked | null;
  /** The puzzle that was tried there. */
  readonly puzzle?: Value;
  /** The own seats by what they did, the newest last. */
  readonly acted?: readonly number[];
  /** The hash of the chance key as it was first announced here. */
  readonly hash?: string;
}

const KEY = "grimorio.tables";

function load(): MyTable[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(list) ? (list as MyTable[]) : [];
  } catch {
    return [];
  }
}

class Tables {
  all = $state.raw<readonly MyTable[]>(load());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.all = load();
    });
  }

  find(table: string): MyTable | undefined {
    return this.all.find((mine) => mine.table === table);
  }

  put(table: MyTable): void {
    this.save([table, ...load().filter((mine) => mine.table !== table.table)].slice(0, 60));
  }

  change(table: string, change: Partial<MyTable>): void {
    const mine = this.find(table);
    if (mine) this.save(load().map((t) => (t.table === table ? { ...t, ...change } : t)));
  }

  forget(table: string): void {
    this.save(load().filter((mine) => mine.table !== table));
  }

  /** The tables at which a puzzle was tried before. */
  forgetPuzzle(game: string, puzzle: Value): void {
    this.save(load().filter((mine) => mine.game !== game || mine.puzzle !== puzzle));
  }

  private save(list: readonly MyTable[]): void {
    this.all = list;
    keep(KEY, JSON.stringify(list));
  }
}

export const tables = new Tables();
