/** The parts of a table that do not come with its page. What a title brings comes with its first view, what a tap opens
 * at the first sign of a player, all else when there is something for it to show. */
import { speaking } from "../lib/i18n.svelte";
import { Later } from "../lib/later.svelte";
import type { View } from "../lib/table-wire";
import type { Face, Scene } from "../lib/wire";

export const later = {
  // What the scene of a title has.
  overBoard: new Later(() => import("./table/OverBoard.svelte")),
  groups: new Later(() => import("./groups/Groups.svelte")),
  halves: new Later(() => import("./cards/Halves.svelte")),
  diagram: new Later(() => import("./cards/Diagram.svelte")),
  ghost: new Later(() => import("../board/Ghost.svelte")),
  contest: new Later(() => import("./cards/Contest.svelte")),
  stage: new Later(() => import("./table/Stage.svelte")),
  // What a tap opens, and the story that follows an answer.
  choiceMenu: new Later(() => import("./asked/ChoiceMenu.svelte")),
  refusalList: new Later(() => import("./asked/RefusalList.svelte")),
  inspect: new Later(() => import("./table/Inspect.svelte")),
  cardLarge: new Later(() => import("./cards/CardLarge.svelte")),
  zoneDialog: new Later(() => import("./cards/ZoneDialog.svelte")),
  tableMenu: new Later(() => speaking(import("./table/TableMenu.svelte"))),
  told: new Later(() => speaking(import("./story/Told.svelte"))),
  // What is not there at most tables, or for most of a game.
  hintList: new Later(() => speaking(import("./asked/HintList.svelte"))),
  plan: new Later(() => import("./asked/Plan.svelte")),
  puzzleBar: new Later(() => speaking(import("./end/PuzzleBar.svelte"))),
  duty: new Later(() => import("./seats/Duty.svelte")),
  askForSeat: new Later(() => speaking(import("./seats/AskForSeat.svelte"))),
  invitations: new Later(() => speaking(import("./seats/Invitations.svelte"))),
  seatVote: new Later(() => import("./seats/SeatVote.svelte")),
  ownSeats: new Later(() => import("./seats/OwnSeats.svelte")),
  ruled: new Later(() => import("../board/Ruled.svelte")),
  drawer: new Later(() => speaking(import("./table/TableDrawer.svelte"))),
  help: new Later(() => speaking(import("./table/Help.svelte"))),
  replayBar: new Later(() => speaking(import("./story/ReplayBar.svelte"))),
  sinceYouLeft: new Later(() => speaking(import("./story/SinceYouLeft.svelte"))),
};

/** Something lies in the line over the board. */
export const isLined = (scene: Scene): boolean =>
  !!scene.tracks?.length || !!scene.rows?.length || (scene.boards?.length ?? 0) > 1 || !!scene.mats?.some((mat) => mat.owner == null) || !!scene.groups?.some((group) => group.look === "shop");

/** All that a first look at the table draws: nothing of it shall come in after the board. */
export async function partsFor({ scene, choices }: View, known: Iterable<Face>): Promise<void> {
  const faces = [...known];
  const options = choices.flatMap((choice) => choice.options);
  const wanted = [
    isLined(scene) && later.overBoard,
    scene.groups?.length && later.groups,
    scene.contest && later.contest,
    faces.some((face) => face.halves?.length) && later.halves,
    (faces.some((face) => face.diagram) || options.some((option) => option.diagram)) && later.diagram,
    options.some((option) => option.ghost) && later.ghost,
  ];
  await Promise.all(wanted.map((part) => part && part.load()));
}

/** What the first tap may open is fetched at the first sign that somebody is there. */
export function awaitHands(): () => void {
  const signs = ["pointermove", "pointerdown", "keydown"] as const;
  const { choiceMenu, refusalList, inspect, cardLarge, zoneDialog, tableMenu, told } = later;
  const stop = (): void => signs.forEach((sign) => removeEventListener(sign, come));
  const come = (): void => {
    stop();
    for (const part of [choiceMenu, refusalList, inspect, cardLarge, zoneDialog, tableMenu, told]) void part.load();
  };
  for (const sign of signs) addEventListener(sign, come);
  return stop;
}
