/** The pages, each in a file of its own. */
export const pages = {
  lobby: () => import("./Lobby.svelte"),
  table: () => import("./TablePage.svelte"),
  new: () => import("./NewTable.svelte"),
  rules: () => import("./RulesPage.svelte"),
  fame: () => import("./FamePage.svelte"),
};
