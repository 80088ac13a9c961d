/** Icons come as one sprite a title; the page knows which names it has, and draws a letter for others. */
import { SvelteSet } from "svelte/reactivity";
import { api } from "./api";

const XML = "http://www.w3.org/2000/svg";
let shelf: SVGSVGElement | null = null;

export const icons = new SvelteSet<string>();

const clean = (name: string): string => name.replace(/[^A-Za-z0-9_-]/g, "-");
export const symbolId = (name: string): string => `icon-${clean(name)}`;

function place(): SVGSVGElement {
  if (!shelf) {
    shelf = document.createElementNS(XML, "svg");
    shelf.setAttribute("width", "0");
    shelf.setAttribute("height", "0");
    shelf.setAttribute("aria-hidden", "true");
    shelf.classList.add("shelf");
    document.body.append(shelf);
  }
  return shelf;
}

/** Put the symbols of a sprite on the page; only plain paths are taken over. */
export function addSprite(source: string): void {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
  for (const symbol of parsed.querySelectorAll("symbol[id]")) {
    const name = symbol.id;
    if (icons.has(name)) continue;
    const own = document.createElementNS(XML, "symbol");
    own.id = symbolId(name);
    own.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "0 0 512 512");
    for (const path of symbol.querySelectorAll("path")) {
      const copy = document.createElementNS(XML, "path");
      copy.setAttribute("d", path.getAttribute("d") ?? "");
      own.append(copy);
    }
    place().append(own);
    icons.add(name);
  }
}

const wanted = new Map<string, Promise<void>>();

/** The icons of a page of the client itself, fetched once. Without them it shows letters. */
export function wantSprite(page: "lobby" | "end"): Promise<void> {
  const known = wanted.get(page) ?? api.sprite(page).then(addSprite, () => void wanted.delete(page));
  wanted.set(page, known);
  return known;
}
