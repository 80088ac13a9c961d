/** What an element of the scene is called, by its id: for what was tapped so far. */
import type { Card, Face, Scene, Text } from "./wire";
import type { Say } from "./words";

type FaceOf = (card: Card) => Face | undefined;

function cardName(scene: Scene, id: string, face: FaceOf): Text | undefined {
  const [whole, half] = id.split("/");
  const cards = [...(scene.zones ?? []).flatMap((zone) => zone.cards ?? []), ...(scene.mats ?? []).flatMap((mat) => mat.slots.flatMap((slot) => slot.cards ?? []))];
  const card = cards.find((one) => one.id === id || one.id === whole);
  const found = card && face(card);
  return found?.halves?.find((one) => one.id === half)?.name ?? found?.name;
}

/** Its name, or nothing where it has none, as most cells. */
export function elementName(scene: Scene, id: string, say: Say, face: FaceOf): string {
  const named: readonly { readonly id: string; readonly label?: Text | null }[] = [
    ...(scene.boards ?? []).flatMap((board) => [...(board.pieces ?? []), ...board.cells]),
    ...(scene.zones ?? []), ...(scene.mats ?? []).flatMap((mat) => mat.slots), ...(scene.rows ?? []).flatMap((row) => row.chips),
    ...(scene.groups ?? []).flatMap((group) => [group, ...(group.members ?? [])]), ...(scene.tracks ?? []).flatMap((track) => track.markers ?? []),
  ];
  const label = named.find((one) => one.id === id)?.label ?? cardName(scene, id, face);
  return label ? say(label) : "";
}
