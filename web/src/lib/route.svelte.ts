/** Addresses live after `#`, so that no secret in a link ever reaches a server or its logs. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; again: Again | null }
  | { page: "fame"; game: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "table"; table: string; at: Moment | null; invitation: string | null; watch: string | null }
  | { page: "dev"; rest: string };

/** A moment of the past: after N entries, or the last turn of the others. */
export type Moment = number | "turn";

/** A game to be tried again: as many seats, the same options, and if one likes the same dice. */
export interface Again {
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly table: string | null;
}

function again(text: string | undefined): Again | null {
  try {
    const { seats, options, table } = JSON.parse(text ?? "") as Partial<Again>;
    return { seats: Number(seats), options: { ...options }, table: typeof table === "string" ? table : null };
  } catch {
    return null;
  }
}

export function parse(hash: string): Route {
  const [first, second, third, fourth] = hash.replace(/^#?\/?/, "").split("/").map(decodeURIComponent);
  if (first === "new") return { page: "new", game: second || null, again: again(third) };
  if (first === "rules" && second) return { page: "rules", game: second, rule: third || null };
  if (first === "fame") return { page: "fame", game: second || null };
  if (first === "t" && second) {
    const entry = third === "at" && /^\d+$/.test(fourth ?? "") ? Number(fourth) : null;
    const at = third === "turn" ? "turn" : entry;
    const watch = third === "watch" ? (fourth ?? null) : null;
    const invitation = third && !["at", "turn", "watch"].includes(third) ? third : null;
    return { page: "table", table: second, at, invitation, watch };
  }
  if (first === "dev" && import.meta.env.MODE !== "production") return { page: "dev", rest: second ?? "" };
  return { page: "lobby" };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }
}

export const router = new Router();

export const go = (path: string): void => {
  location.hash = path;
};

/** Change the address without a new step in the history: a secret leaves the address bar. */
export function replace(path: string): void {
  history.replaceState(null, "", `#${path}`);
  router.route = parse(location.hash);
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const momentPath = (table: string, at: number): string => `${tablePath(table)}/at/${at}`;
export const turnPath = (table: string): string => `${tablePath(table)}/turn`;
export const newPath = (game = ""): string => (game ? `/new/${encodeURIComponent(game)}` : "/new");
export const againPath = (game: string, wish: Again): string => `${newPath(game)}/${encodeURIComponent(JSON.stringify(wish))}`;
export const famePath = (game = ""): string => (game ? `/fame/${encodeURIComponent(game)}` : "/fame");
export const rulesPath = (game: string, rule = ""): string => `/rules/${encodeURIComponent(game)}${rule && `/${encodeURIComponent(rule)}`}`;
