/** The options of a table in words. */
import type { GameWords } from "./game.svelte";
import { t } from "./i18n.svelte";
import { readable } from "./text";
import type { Setting, Value } from "./table-wire";

export const settingName = (words: GameWords, { name }: Setting): string => words.word(`setting-${name}`, readable(name));

export const settingValue = (words: GameWords, { name }: Setting, value: Value): string =>
  typeof value === "boolean" ? t(value ? "yes" : "no") : words.word(`setting-${name}-${value}`, typeof value === "number" ? String(value) : readable(value));
