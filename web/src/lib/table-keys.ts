/** What the keys do at a table. */
import { command, storyKey, typing, type Command } from "./keys";
import { go, tablePath, turnPath } from "./route.svelte";
import type { Screen } from "./screen.svelte";

/** Signs of the keys are shown while keys are used, and go with the next move of the pointer. */
export function showKeys(event: KeyboardEvent): void {
  if (!typing(event.target)) document.documentElement.toggleAttribute("data-keys", true);
}
export function hideKeys(): void {
  document.documentElement.removeAttribute("data-keys");
}

/** A key was pressed somewhere on the page; what means something here means nothing to the browser. */
export function press(screen: Screen, event: KeyboardEvent): void {
  const { table } = screen;
  const on = screen.holding && !screen.help ? storyKey(event) : null;
  if (on) {
    table.telling[on]();
    return event.preventDefault();
  }
  const what = command(event);
  if (!what || screen.help || table.curtain !== null) return;
  if (what.do === "escape") return leave(screen);
  obey(screen, what);
  event.preventDefault();
}

function obey(screen: Screen, what: Command): void {
  const { table, pick, camera, replay } = screen;
  switch (what.do) {
    case "option": {
      // A menu lies over all else.
      const option = (pick.menu?.options.length ? pick.menu.options : pick.numbered)[what.index];
      if (option) pick.take(option);
      break;
    }
    case "undo": void table.undo(); break;
    case "hint": if (!screen.looking) void table.hinting.ask(); break;
    case "board": document.getElementById("board")?.focus(); break;
    case "hand": document.querySelector<HTMLElement>("#hand button")?.focus(); break;
    case "log": case "rules": case "text": screen.toggle(what.do); break;
    case "turn": go(screen.at === "turn" ? tablePath(table.id) : turnPath(table.id)); break;
    case "earlier": replay?.go(replay.step - 1); break;
    case "later": replay?.go(replay.step + 1); break;
    case "help": screen.help = true; break;
    case "in": camera.zoom(1.3); break;
    case "out": camera.zoom(1 / 1.3); break;
    case "fit": camera.fit(); break;
  }
}

/** What was begun last is left: a mark, a choice, a place that is told of, what a hint costs, a stage, the drawer, how
 * it ended, the past. */
function leave(screen: Screen): void {
  const { table } = screen;
  if (table.marking) table.marking = false;
  else if (screen.seen) screen.seen = null;
  else if (screen.pick.reset()) return;
  else if (table.hinting.warned) table.hinting.leave();
  else if (screen.stages.close()) return;
  else if (screen.tab !== null) screen.tab = null;
  else if (screen.over) screen.ended = false;
  else if (screen.looking) go(tablePath(table.id));
}
