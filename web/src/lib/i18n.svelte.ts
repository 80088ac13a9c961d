/** Words: the client's own texts and those of the title on the table, in the reader's language. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { transport } from "./api";
import { keep, settings, type Lang } from "./settings.svelte";
import { bundleOf, format, readable } from "./text";

const SOURCES: Readonly<Record<Lang, () => Promise<{ default: string }>>> = {
  en: () => import("../locale/en.ftl?raw"),
  es: () => import("../locale/es.ftl?raw"),
};

class Words {
  client = $state.raw<FluentBundle | null>(null);

  /** Load a language and switch to it; the page follows at once. */
  async use(lang: Lang): Promise<void> {
    const source = await SOURCES[lang]();
    this.client = bundleOf(lang, source.default);
    settings.lang = lang;
    transport.lang = lang;
    document.documentElement.lang = lang;
  }

  async choose(lang: Lang): Promise<void> {
    keep("grimorio.lang", lang);
    await this.use(lang);
  }
}

export const words = new Words();

/** A text of the client itself. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return format(words.client, id, args) ?? readable(id);
}

/** Whether the client has such a text (`error-CODE` and the like). */
export const has = (id: string): boolean => words.client?.hasMessage(id) ?? false;

export const percent = (odds: number): string =>
  new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(odds);
