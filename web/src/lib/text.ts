/** Fluent messages into sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "./wire";

export function bundleOf(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** One message of a bundle, or null where the bundle does not have it. */
export function format(
  bundle: FluentBundle | null,
  id: string,
  args: Record<string, FluentVariable> = {},
): string | null {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(message.value, args, errors);
}

/** A message nobody wrote: its id, made readable. */
export const readable = (id: string): string => {
  const words = id.replace(/^(event|ask|offer|outcome|card|rule-refused)-/, "").replace(/[-_.]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A text of a title: arguments that are texts are said first; `seat` is the player's name. */
export function say(text: Text, bundle: FluentBundle | null, seatName: (seat: number) => string): string {
  if (text.id === "seat") return seatName(Number(text.args?.["n"] ?? 0));
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(text.args ?? {})) {
    args[name] = typeof value === "object" ? say(value, bundle, seatName) : value;
  }
  return format(bundle, text.id, args) ?? readable(text.id);
}
