/** A title as the client knows it: its words, its card faces, its icons and its rulebook. */
import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import { t } from "./i18n.svelte";
import { settings, type Lang } from "./settings.svelte";
import { addSprite } from "./sprite.svelte";
import type { Game } from "./table-wire";
import { bundleOf, readable, say } from "./text";
import type { Face, Text } from "./wire";

const nobody = (seat: number): string => `${seat + 1}`;

/** What has been loaded, of all titles. It lives outside the components that may first ask for it:
 * what is made inside a reaction does not wake that reaction. */
class Shelf {
  bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  faces = $state.raw<Readonly<Record<string, ReadonlyMap<string, Face>>>>({});
  /** The titles of this house, or an empty list if it cannot be reached; null until it is known. */
  games = $state.raw<readonly Game[] | null>(null);
}
const shelf = new Shelf();
const NO_FACES: ReadonlyMap<string, Face> = new Map();

export class GameWords {
  private books = new Map<string, Promise<string>>();
  private loading = new Map<Lang, Promise<void>>();
  private drawn = false;

  constructor(readonly name: string) {}

  get bundle(): FluentBundle | null {
    return shelf.bundles[`${this.name}/${settings.lang}`] ?? null;
  }

  get faces(): ReadonlyMap<string, Face> {
    return shelf.faces[this.name] ?? NO_FACES;
  }

  /** The words in a language; asked for once. */
  texts(lang: Lang): Promise<void> {
    const known = this.loading.get(lang);
    if (known) return known;
    const loading = api.texts(this.name, lang).then(
      (source) => {
        shelf.bundles = { ...shelf.bundles, [`${this.name}/${lang}`]: bundleOf(lang, source) };
      },
      () => void this.loading.delete(lang),
    );
    this.loading.set(lang, loading);
    return loading;
  }

  /** Everything a table needs; a missing sprite or catalogue does not stop the game. */
  async open(): Promise<void> {
    await this.texts(settings.lang);
    if (this.drawn) return;
    this.drawn = true;
    await Promise.allSettled([
      api.catalogue(this.name).then((faces) => {
        shelf.faces = { ...shelf.faces, [this.name]: new Map(faces.map((face) => [face.id, face])) };
      }),
      api.sprite(this.name).then(addSprite),
    ]);
  }

  rulebook(lang: Lang): Promise<string> {
    const known = this.books.get(lang);
    if (known) return known;
    const book = api.rulebook(this.name, lang);
    book.catch(() => this.books.delete(lang));
    this.books.set(lang, book);
    return book;
  }

  say(text: Text | null | undefined, seatName: (seat: number) => string = nobody): string {
    return text ? say(text, this.bundle, seatName) : "";
  }

  /** What a score means, where the title has words for it (`score`). */
  score(score: number): string {
    return this.bundle?.hasMessage("score") ? say({ id: "score", args: { score } }, this.bundle, nobody) : String(score);
  }

  /** A chance as the title says it (`odds`): of what it is. */
  chance(chance: string): string {
    return this.bundle?.hasMessage("odds") ? say({ id: "odds", args: { chance } }, this.bundle, nobody) : t("odds-of", { chance });
  }

  /** A text by its id alone (`title`, `setting-NAME` ...), or a fallback where there is none. What the lobby says
   * is known with the list of titles, before the texts are. */
  word(id: string, otherwise: string): string {
    if (this.bundle?.hasMessage(id)) return say({ id }, this.bundle, nobody);
    return shelf.games?.find((game) => game.name === this.name)?.words?.[settings.lang]?.[id] ?? otherwise;
  }

  /** What it is called. Nothing is said until it is known: an id is no name. */
  get title(): string {
    return this.word("title", shelf.games ? readable(this.name) : "");
  }
}

/** The titles of this house. */
export async function allGames(): Promise<readonly Game[]> {
  try {
    return (shelf.games = await api.games());
  } catch (refusal) {
    shelf.games ??= [];
    throw refusal;
  }
}

const known = new Map<string, GameWords>();

export function gameWords(name: string): GameWords {
  let words = known.get(name);
  if (!words) known.set(name, (words = new GameWords(name)));
  return words;
}
