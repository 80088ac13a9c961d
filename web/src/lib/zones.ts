/** Which cards lie where: in the own hand, in a contest on the table, or at the near edge. */
import type { Card, Half, Scene, Zone } from "./wire";

/** The id of a half of a card on the table. */
export const halfId = (card: Card, half: Half): string => `${card.id}/${half.id}`;

/** Whether a card lies on the table: the same face at the same place. */
export function lies(scene: Scene, card: Card): boolean {
  const zones = (scene.zones ?? []).flatMap((zone) => zone.cards ?? []);
  const slots = (scene.mats ?? []).flatMap((mat) => mat.slots).flatMap((slot) => slot.cards ?? []);
  const articles = (scene.groups ?? []).flatMap((group) => group.members ?? []);
  return [...zones, ...slots, ...articles].some((one) => one.id === card.id && one.face === card.face);
}

/** The zones a contest shows itself: all it names, but for the own hand. */
export function contestZones(scene: Scene, seat: number): ReadonlyMap<string, Zone> {
  const { contest } = scene;
  if (!contest) return new Map();
  const named = new Set([...contest.sides.flatMap((side) => side.zones ?? []), ...(contest.zones ?? [])]);
  return new Map(
    (scene.zones ?? [])
      .filter((zone) => named.has(zone.id) && !(zone.look === "hand" && zone.owner === seat))
      .map((zone) => [zone.id, zone]),
  );
}

/** The zones that groups and their members show themselves, but for the own hand. */
export function groupZones(scene: Scene, seat: number): ReadonlySet<string> {
  const named = (scene.groups ?? []).flatMap((group) => [...(group.zones ?? []), ...(group.members ?? []).flatMap((member) => member.zones ?? [])]);
  const mine = new Set((scene.zones ?? []).filter((zone) => zone.look === "hand" && zone.owner === seat).map((zone) => zone.id));
  return new Set(named.filter((id) => !mine.has(id)));
}

export interface Edge {
  /** What lies beside the board, where all look at it. */
  readonly beside: readonly Zone[];
  /** The own hand, and what lies open. */
  readonly open: readonly Zone[];
  /** Piles and decks: they lie in a drawer. */
  readonly piles: readonly Zone[];
}

const isPile = (zone: Zone): boolean => zone.look === "pile" || zone.look === "deck";

/** The near edge of the table: the own hand first, then the order of the scene. */
export function nearEdge(scene: Scene, seat: number): Edge {
  const elsewhere = new Set([...contestZones(scene, seat).keys(), ...groupZones(scene, seat)]);
  const beside = (scene.zones ?? []).filter((zone) => zone.beside && !elsewhere.has(zone.id));
  const zones = (scene.zones ?? []).filter(
    (zone) => !elsewhere.has(zone.id) && !zone.beside && (zone.owner === seat || zone.owner === null || zone.owner === undefined),
  );
  const rank = (zone: Zone): number => (zone.owner !== seat ? 2 : zone.look === "hand" ? 0 : 1);
  const sorted = zones.toSorted((a, b) => rank(a) - rank(b));
  return { beside, open: sorted.filter((zone) => !isPile(zone)), piles: sorted.filter(isPile) };
}

/** More cards than these do not lie side by side under the board alone, where the window is not wide. */
const BROAD = 6;

/** Whether the hand is so large that it lies under everything. */
export function isBroad(scene: Scene, seat: number): boolean {
  const { open, beside } = nearEdge(scene, seat);
  return [...open, ...beside].reduce((sum, zone) => sum + zone.count, 0) > BROAD;
}
