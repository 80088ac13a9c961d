import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { Hinting } from "../src/lib/hinting.svelte";
import { Pick } from "../src/lib/pick.svelte";
import type { Table } from "../src/lib/table.svelte";
import type { Choice } from "../src/lib/wire";

const question = (text = "x"): Choice => ({ ask: "act", prompt: { id: text }, options: [{ key: "a", text: { id: "a" } }, { key: "b", text: { id: "b" } }] }) as Choice;
const HINTS = { number: 4, hints: [{ key: "a", text: { id: "a" }, value: 0.5, looked: 9, why: null }] };

/** A table with one seat, as far as hints need one. */
class Desk {
  readonly id = "t";
  readonly info = { hints: true, practice: true, seats: [] };
  readonly spectator = false;
  readonly view = { number: 4 };
  readonly token = "secret";
  readonly seat = 0;
  readonly pick = new Pick(() => {});
  readonly hinting = new Hinting(this as unknown as Table);
  choice: Choice | undefined;
  pickOf = (): Pick => this.pick;
  deliver = <T>(what: (id: string) => Promise<T>): Promise<T> => what("1");

  put(choice: Choice | undefined): void {
    this.choice = choice;
    this.pick.face(choice);
    this.hinting.lay(this.seat, this.pick);
  }
}

describe("a hint that was paid", () => {
  let said: (hints: unknown) => void = () => {};
  beforeEach(() => void vi.spyOn(api, "hint").mockReturnValue(new Promise((done) => (said = done as typeof said))));
  afterEach(() => void vi.restoreAllMocks());
  async function asked(meanwhile: (desk: Desk) => void): Promise<Desk> {
    const desk = new Desk();
    desk.put(question());
    const asking = desk.hinting.ask();
    meanwhile(desk);
    said(HINTS);
    await asking;
    return desk;
  }

  it("is shown, also if its question was pushed anew meanwhile", async () => {
    expect((await asked(() => {})).pick.hints).toHaveLength(1);
    expect((await asked((desk) => desk.put(question()))).pick.hints).toHaveLength(1);
  });
  it("waits while something is told, and stays when the question is pushed after it", async () => {
    const desk = await asked((one) => one.put(undefined));
    expect(desk.pick.hints).toHaveLength(0);
    desk.put(question());
    desk.put(question());
    expect(desk.pick.hints).toHaveLength(1);
  });
  it("is not shown at another question, nor at the same one asked again", async () => {
    const desk = await asked((one) => one.put(question("y")));
    expect(desk.pick.hints).toHaveLength(0);
    const again = await asked((one) => {
      one.hinting.forget(0);
      one.put(undefined);
      one.put(question());
    });
    expect(again.pick.hints).toHaveLength(0);
  });
  it("is put away when it is asked for again", async () => {
    const desk = await asked(() => {});
    await desk.hinting.ask();
    desk.put(question());
    expect(desk.pick.hints).toHaveLength(0);
  });
});
