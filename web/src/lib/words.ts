/** The things of a scene in words, for those who listen and for the drawer. */
import { t } from "./i18n.svelte";
import type { Badge, Card, Chip, Group, Member, Panel, ContestSide, Slot, Stat, Sum, Text, Track } from "./wire";

export type Say = (text: Text | null | undefined) => string;

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
const behind = (name: string, more: readonly string[]): string => (more.length ? `${name}: ${more.join(", ")}` : name);

/** A name with the number that tells it from others of its kind, unless it holds it. */
export const numbered = (name: string, number: number | null | undefined): string =>
  !given(number) || new RegExp(`\\b${number}\\b`).test(name) ? name : `${name} ${number}`;

export const badgeWords = (badge: Badge, say: Say): string => (given(badge.value) ? `${say(badge.label)} ${badge.value}` : say(badge.label));

export function statWords(stat: Stat, say: Say): string {
  const value = typeof stat.value === "number" ? stat.value : say(stat.value);
  return `${say(stat.label)} ${value}${given(stat.limit) ? `/${stat.limit}` : ""}`;
}

/** How somebody stands: a seat, or a side of a contest. */
export const standsWords = (one: Panel | ContestSide, say: Say): string =>
  behind(say(one.label), [
    ...(one.stats ?? []).map((stat) => statWords(stat, say)),
    ...("badges" in one ? (one.badges ?? []).map((badge) => badgeWords(badge, say)) : []),
    ...("notes" in one ? (one.notes ?? []).map(say) : []),
  ].filter(Boolean));

export function trackWords(track: Track, say: Say): string {
  const first = track.first ?? 0;
  const at = given(track.at)
    ? t("track-at", { at: track.at, length: track.length })
    : t("track-from", { first, last: first + track.length - 1 });
  return `${say(track.label)}: ${[at, ...(track.markers ?? []).map((marker) => `${say(marker.label)} ${marker.at}`)].join(", ")}`;
}

export function chipWords(chip: Chip, say: Say): string {
  const more = [chip.note ?? "", say(chip.state), chip.now ? t("acting") : chip.dim ? t("acted") : ""];
  return behind(say(chip.label), more.filter(Boolean));
}

export const groupWords = (group: Group, say: Say): string =>
  behind(say(group.label), [
    ...(group.stats ?? []).map((stat) => statWords(stat, say)),
    ...(group.notes ?? []).map(say),
    ...(group.now ? [t("acting")] : []),
  ]);

export const memberWords = (member: Member, say: Say): string =>
  behind(numbered(say(member.label), member.number), [
    ...(member.stats ?? []).map((stat) => statWords(stat, say)),
    ...(member.badges ?? []).map((badge) => badgeWords(badge, say)),
  ]);

export function slotWords(slot: Slot, say: Say, nameOf: (card: Card) => string): string {
  const held = (slot.cards ?? []).map(nameOf);
  const state = slot.locked ? [t("slot-locked")] : held.length ? [] : [t("slot-empty")];
  const note = slot.note ? ` (${say(slot.note)})` : "";
  return `${behind(say(slot.label), [...held, ...state])}${note}`;
}

/** The sign before a part of a sum, where it is not the first; a first one below nothing has it too. */
export const signOf = (value: number, times: boolean | undefined, first: boolean): string =>
  times ? "×" : value < 0 ? "−" : first ? "" : "+";

export function sumWords(sum: Sum, say: Say): string {
  const parts = sum.terms.map((term, i) => `${signOf(term.value, term.times, i === 0)} ${Math.abs(term.value)} ${say(term.label)}`.trim());
  return `${parts.join(" ")} = ${sum.total}`;
}
