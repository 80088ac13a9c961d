/** A fight in which there is no choice: for looking at, not a title. */
import type { View } from "../lib/table-wire";
import type { Card, Scene, Zone } from "../lib/wire";
import { dungeonView, seat, tx } from "./dungeon";

const cards: readonly Card[] = (dungeonView.scene.zones ?? []).flatMap((zone) => zone.cards ?? []).filter((card) => card.face);
const at = (zone: string, count: number): readonly Card[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${zone}-${i}`, face: cards[i % cards.length]!.face! }));
const hand: Zone = { id: "duel-hand", label: tx("hand"), look: "hand", count: 5, owner: 0, cards: at("duel-hand", 5) };
const played = (side: string): Zone => ({ id: `played-${side}`, label: tx("hand"), look: "row", count: 0, cards: [] });

const scene: Scene = {
  ...dungeonView.scene,
  zones: [hand, played("me"), played("it")],
  contest: {
    label: tx("skeleton"),
    sides: [
      { label: seat(0), icon: "elf-helmet", seat: 0, zones: ["duel-hand", "played-me"] },
      { label: tx("skeleton"), icon: "skeleton", zones: ["played-it"] },
    ],
    notes: [tx("dragon")],
  },
};

export const duelView: View = {
  ...dungeonView,
  scene,
  choices: [
    {
      ...dungeonView.choices[0]!,
      options: [{ key: "only", text: tx("skeleton"), at: ["duel-hand-0"] }],
      refused: [{ text: tx("dragon"), reason: tx("gold"), at: ["duel-hand-1"] }],
    },
  ],
};
