/** The table's HTTP side: one function a request, errors as one kind of exception. */
import type { Face, Outlook, Ruler } from "./wire";
import type { Check, Claimed, Created, DutyWish, Fame, Game, Here, Hints, Info, NewTable, Problem, Story, StoryEntry, TakeOverAsked, View } from "./table-wire";

/** How requests and sockets leave the page, and the language that answers are wanted in; the fixtures of a
 * development build put theirs here. */
export const transport: {
  lang: string;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  socket: (path: string) => WebSocket;
} = {
  lang: "en",
  fetch: (path, init) => fetch(new URL(path, document.baseURI), init),
  socket: (path) => new WebSocket(new URL(path, document.baseURI.replace(/^http/, "ws"))),
};

/** The table said no, or could not be reached (`code` "offline"). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }
  get code(): string {
    return this.problem.code;
  }
  /** Whether asking again later makes sense. */
  get passing(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** How often a question is put again to a table that says this address asked too much, and after how many
 * seconds at most. */
const TRIES = 4;
const LONGEST_WAIT = 10;

const offline = (): Refusal => new Refusal(0, { code: "offline", reason: "the table cannot be reached" });

async function send(path: string, init: RequestInit = {}, token?: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", transport.lang);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (init.body) headers.set("Content-Type", "application/json");
  let response: Response;
  for (let tries = 1; ; tries++) {
    try {
      response = await transport.fetch(path, { ...init, headers });
    } catch {
      throw offline();
    }
    if (response.ok) return response;
    // What was only asked is asked again; what was to be done is for the reader to try again.
    const wait = Number(response.headers.get("Retry-After") ?? 0);
    if (response.status !== 429 || init.method || !wait || tries === TRIES) break;
    await new Promise((go) => setTimeout(go, 1000 * Math.min(wait, LONGEST_WAIT)));
  }
  let problem: Problem = { code: `http-${response.status}`, reason: response.statusText };
  try {
    problem = { ...problem, ...((await response.json()) as Partial<Problem>) };
  } catch {
    // No JSON: the status says all there is.
  }
  throw new Refusal(response.status, problem);
}

/** What an answer says. It may break off on its way: that is as if it had not come. */
async function whole<T>(said: Promise<T>): Promise<T> {
  try {
    return await said;
  } catch {
    throw offline();
  }
}

const get = async <T>(path: string, token?: string | null): Promise<T> =>
  whole((await send(path, {}, token)).json() as Promise<T>);
const text = async (path: string): Promise<string> => whole((await send(path)).text());
const post = async <T>(path: string, body: unknown, token?: string | null): Promise<T> =>
  whole((await send(path, { method: "POST", body: JSON.stringify(body) }, token)).json() as Promise<T>);

const at = (table: string): string => `api/tables/${encodeURIComponent(table)}`;
const of = (game: string): string => `api/games/${encodeURIComponent(game)}`;

/** What a seat saw after an entry, or all of it: page by page, as one story. */
async function story(table: string, token: string | null, after = -1): Promise<Story> {
  const entries: StoryEntry[] = [];
  for (let next = { after, lines: 0 }; ; ) {
    const query = new URLSearchParams({ after: String(next.after), lines: String(next.lines) });
    const page = await get<Story>(`${at(table)}/story?${query}`, token);
    entries.push(...page.entries);
    if (!page.next) return { ...page, entries };
    next = page.next;
  }
}

export interface Answer {
  readonly number: number;
  readonly id: string;
  readonly key: string;
}

export const api = {
  games: () => get<Game[]>("api/games"),
  texts: (game: string, lang: string) => text(`${of(game)}/texts/${lang}`),
  catalogue: (game: string) => get<Face[]>(`${of(game)}/catalogue`),
  rulebook: (game: string, lang: string) => text(`${of(game)}/rulebook/${lang}`),
  solution: (game: string, puzzle: string) => get<string[]>(`${of(game)}/solutions/${encodeURIComponent(puzzle)}`),
  here: () => get<Here>("api/here"),
  sprite: (game: string) => text(`sprites/${encodeURIComponent(game)}.svg`),

  create: (table: NewTable) => post<Created>("api/tables", table),
  claim: (table: string, invitation: string, name: string, token: string | null = null) =>
    post<Claimed>(`${at(table)}/claim`, name ? { invitation, name } : { invitation }, token),
  info: (table: string) => get<Info>(at(table)),
  view: (table: string, number: number | null, token: string | null, seat: number | null = null) => {
    const query = new URLSearchParams();
    if (number !== null) query.set("at", String(number));
    if (seat !== null) query.set("seat", String(seat));
    return get<View>(`${at(table)}/view?${query}`, token);
  },
  ruler: (table: string, board: string, cell: string, token: string | null) =>
    get<Ruler>(`${at(table)}/ruler?${new URLSearchParams({ board, cell })}`, token),
  outlook: (table: string, piece: string, token: string | null) =>
    get<Outlook>(`${at(table)}/outlook?${new URLSearchParams({ piece })}`, token),
  signs: (table: string, sign: string, at_: string, token: string) =>
    post<{ number: number }>(`${at(table)}/signs`, { sign, at: at_ }, token),
  answer: (table: string, answer: Answer, token: string) =>
    post<{ number: number }>(`${at(table)}/answers`, answer, token),
  standing: (table: string, answer: Answer, token: string) =>
    post<{ number: number }>(`${at(table)}/standing`, answer, token),
  undo: (table: string, number: number, id: string, token: string) =>
    post<{ number: number; consent?: string }>(`${at(table)}/undo`, { number, id }, token),
  consent: (table: string, consent: string, yes: boolean, token: string) =>
    post<{ number: number }>(`${at(table)}/consent`, { consent, yes }, token),
  seat: (table: string, bot: string | null, token: string) =>
    post<unknown>(`${at(table)}/seat`, { bot }, token),
  duty: (table: string, wish: DutyWish, token: string) => post<unknown>(`${at(table)}/duty`, wish, token),
  hint: (table: string, number: number, token: string) => post<Hints>(`${at(table)}/hint`, { number }, token),
  fame: () => get<Fame[]>("api/fame?limit=100"),
  takeover: (table: string, seat: number, name: string, token: string | null) =>
    post<TakeOverAsked>(`${at(table)}/takeover`, { seat, name }, token),
  back: (table: string, token: string) => post<Claimed>(`${at(table)}/back`, {}, token),
  story,
  check: (table: string) => get<Check>(`${at(table)}/check`),
  record: (table: string) => get<unknown>(`${at(table)}/record`),
  importRecord: (record: unknown) => post<Created>("api/tables/import", record),
  fork: (table: string, number: number, token: string | null) =>
    post<Created>(`${at(table)}/fork`, { at: number }, token),
  rematch: (table: string, token: string | null) => post<Created>(`${at(table)}/rematch`, {}, token),
  live: (table: string) => transport.socket(`${at(table)}/live`),
};
