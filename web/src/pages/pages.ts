import { speaking } from "../lib/i18n.svelte";

/** The pages, each in a file of its own. */
export const pages = {
  lobby: () => speaking(import("./Lobby.svelte")),
  table: () => import("./TablePage.svelte"),
  new: () => speaking(import("./NewTable.svelte")),
  rules: () => speaking(import("./RulesPage.svelte")),
  fame: () => speaking(import("./FamePage.svelte")),
};
