/** A table in a home network is a page on plain http: what browsers keep for secure pages is not there. */
import { expect, test, vi } from "vitest";
import { freshId } from "../src/lib/fresh";

const code = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/dev/**"], { query: "?raw", import: "default", eager: true });
/** Of what browsers give to secure pages only, all that a client like this one might reach for. */
const SECURE_ONLY =
  /\b(randomUUID|crypto\.subtle|serviceWorker|CacheStorage|caches\.|cookieStore|Notification\b|PushManager|geolocation|wakeLock|navigator\.(clipboard|share|locks|storage|gpu|permissions|credentials)|isSecureContext|SharedArrayBuffer|audioWorklet|show(OpenFile|SaveFile|Directory)Picker|EyeDropper|getScreenDetails|DeviceOrientation|mediaDevices)/;
const said = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

test("nothing is used that only secure pages have, but where there is another way", () => {
  expect(Object.keys(code).length).toBeGreaterThan(100);
  const users = Object.entries(code).filter(([, text]) => SECURE_ONLY.test(said(text)));
  expect(users.map(([path]) => path)).toEqual(["../src/lib/clipboard.ts"]);
});

test("a name for an answer needs no secure page", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(freshId()).toBe("07".repeat(16));
  vi.unstubAllGlobals();
  expect(new Set(Array.from({ length: 100 }, freshId)).size).toBe(100);
});
