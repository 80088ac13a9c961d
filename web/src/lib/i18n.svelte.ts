/** Words: the client's own texts and those of the title on the table, in the reader's language. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { transport } from "./api";
import { keep, settings, type Lang } from "./settings.svelte";
import { bundleOf, format, readable } from "./text";

type Source = () => Promise<{ default: string }>;
/** What a table says at first sight, and what all other pages and parts say besides. */
const SOURCES: Readonly<Record<Lang, readonly [Source, Source]>> = {
  en: [() => import("../locale/en/table.ftl?raw"), () => import("../locale/en/more.ftl?raw")],
  es: [() => import("../locale/es/table.ftl?raw"), () => import("../locale/es/more.ftl?raw")],
};

class Words {
  client = $state.raw<FluentBundle | null>(null);
  private parts = 1;
  private coming: Promise<void> | null = null;

  /** Load a language and switch to it; the page follows at once. */
  async use(lang: Lang): Promise<void> {
    const { parts } = this;
    const sources = await Promise.all(SOURCES[lang].slice(0, parts).map((source) => source()));
    if (parts < this.parts) return this.use(lang);
    this.client = bundleOf(lang, sources.map((source) => source.default).join("\n"));
    settings.lang = lang;
    transport.lang = lang;
    document.documentElement.lang = lang;
  }

  /** From now on all words are there. */
  more(): Promise<void> {
    this.parts = 2;
    this.coming ??= this.use(settings.lang).catch(() => void (this.coming = null));
    return this.coming;
  }

  async choose(lang: Lang): Promise<void> {
    keep("grimorio.lang", lang);
    await this.use(lang);
  }
}

export const words = new Words();

/** A part of the client that says more than a table does at first sight: it comes with its words. */
export const speaking = async <Part>(part: Promise<Part>): Promise<Part> => (await Promise.all([part, words.more()]))[0];

/** A text of the client itself. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return format(words.client, id, args) ?? readable(id);
}

/** Whether the client has such a text (`error-CODE` and the like). */
export const has = (id: string): boolean => words.client?.hasMessage(id) ?? false;

export const percent = (odds: number): string =>
  new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(odds);
