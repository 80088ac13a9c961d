/** Who has tapped several in an order is not asked for it again. */
import { expect, it } from "vitest";
import { Pick } from "../src/lib/pick.svelte";
import type { Choice } from "../src/lib/wire";

const said = { id: "x" };
const aim: Choice = {
  ask: "aim", prompt: said, any_order: true,
  options: [{ key: "both", text: said, taps: ["m1", "m2", "m3"], draws: true }, { key: "pass", text: said }],
};
const next = (...ids: string[]): Choice => ({
  ask: "next", prompt: said, one_by_one: true, options: ids.map((id) => ({ key: `hit ${id}`, text: said, at: [id] })),
});
const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

function tapped(...ids: string[]): { pick: Pick; answers: string[] } {
  const answers: string[] = [];
  const pick = new Pick((key) => answers.push(key));
  pick.face(aim);
  for (const id of ids) pick.touch([[id]], { x: 0, y: 0 });
  pick.touch([[ids.at(-1)!]], { x: 0, y: 0 });
  return { pick, answers };
}

it("takes them in the order of the taps", async () => {
  const { pick, answers } = tapped("m2", "m3", "m1");
  expect(answers).toEqual(["both"]);
  for (const choice of [next("m1", "m2", "m3"), next("m1", "m3")]) {
    pick.face(undefined);
    pick.face(choice);
    await rest();
  }
  expect(answers).toEqual(["both", "hit m2", "hit m3"]);
});

it("asks who chose from the list, and who takes a step back", async () => {
  const { pick, answers } = tapped("m2", "m3", "m1");
  pick.face(next("m1", "m2"));
  await rest();
  pick.face(aim);
  pick.take(aim.options[1]!);
  pick.face(next("m1", "m3"));
  await rest();
  expect(answers).toEqual(["both", "hit m2", "pass"]);
});
