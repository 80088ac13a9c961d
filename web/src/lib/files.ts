/** Files for the player to keep: records and bug reports. */
import type { Table } from "./table.svelte";

export function download(name: string, data: unknown): void {
  const blob = new Blob([JSON.stringify(data, null, 1)], { type: "application/json" });
  const a = document.createElement("a");
  a.href = URL.createObjectURL(blob);
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10_000);
}

const SECRET = /^(token|tokens|seats_tokens|invitation|watch|claim|authorization)$/i;

/** The same data without anything that could open a seat. */
export function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSecrets);
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !SECRET.test(key))
      .map(([key, value]) => [key, withoutSecrets(value)]),
  );
}

export function bugReport(table: Table, version: string): unknown {
  return withoutSecrets({
    report: "grimorio",
    version,
    when: new Date().toISOString(),
    browser: navigator.userAgent,
    lang: document.documentElement.lang,
    screen: [innerWidth, innerHeight],
    seat: table.seat,
    line: table.line,
    pending: table.pending,
    info: table.info,
    view: table.view,
    messages: table.recent,
  });
}
