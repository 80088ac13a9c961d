/** Why something was refused, in the reader's language. */
import { Refusal } from "./api";
import { has, t } from "./i18n.svelte";
import type { Problem } from "./table-wire";

/** The page's own text for the code, where it has one; else the sentence the table gave. */
export function problemText({ code, reason }: Pick<Problem, "code" | "reason">): string {
  return has(`error-${code}`) ? t(`error-${code}`) : sentence(reason);
}

/** The same for whatever was thrown. */
export const errorText = (error: unknown): string =>
  error instanceof Refusal ? problemText(error.problem) : t("error-other", { reason: String(error) });

/** The table's reasons begin small and end open: it does not know where they will stand. */
export function sentence(reason: string): string {
  const end = /[.!?…]$/.test(reason) ? "" : ".";
  return reason.charAt(0).toLocaleUpperCase() + reason.slice(1) + end;
}
