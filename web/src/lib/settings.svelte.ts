/** What this browser remembers about how its owner likes things. */
import { PACES, type Pace } from "./telling.svelte";

export type Theme = "light" | "dark";
export type Lang = "en" | "es";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLang(): Lang {
  const kept = read("grimorio.lang");
  if (kept === "en" || kept === "es") return kept;
  return navigator.languages.find((l) => /^(en|es)\b/.test(l))?.startsWith("es") ? "es" : "en";
}

function firstTheme(): Theme {
  const kept = read("grimorio.theme");
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

function firstPace(): Pace {
  const kept = read("grimorio.pace");
  return PACES.find((pace) => pace === kept) ?? "brisk";
}

class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(firstTheme());
  sound = $state(read("grimorio.sound") === "on");
  name = $state(read("grimorio.name") ?? "");
  /** The page of settings lies open. */
  shown = $state(false);
  /** How fast the story is told. */
  pace = $state<Pace>(firstPace());

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("grimorio.theme", theme);
  }
  setSound(on: boolean): void {
    this.sound = on;
    keep("grimorio.sound", on ? "on" : "off");
  }
  setPace(pace: Pace): void {
    this.pace = pace;
    keep("grimorio.pace", pace);
  }
  setName(name: string): void {
    this.name = name;
    keep("grimorio.name", name);
  }
}

export const settings = new Settings();
export const kept = read;
