import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refusal, transport } from "../src/lib/api";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: {} });
const { words } = await import("../src/lib/i18n.svelte");
const { errorText, problemText, sentence } = await import("../src/lib/problem");

const fetched = transport.fetch;
afterEach(() => {
  transport.fetch = fetched;
});

describe("what was refused", () => {
  it("is shown as the sentence the table gave", async () => {
    await words.use("es");
    expect(problemText({ code: "bad-setting", reason: "un problema trae su propia opción: Escuelas" })).toBe(
      "Un problema trae su propia opción: Escuelas.",
    );
  });

  it("is said in the page's own words where those say more to a player", async () => {
    await words.use("es");
    expect(problemText({ code: "not-asked", reason: "ahora no se le pregunta nada al asiento 0" })).toBe(
      "Ahora no se te pregunta nada.",
    );
  });

  it("is a sentence of its own", () => {
    expect(sentence("¿seguro?")).toBe("¿seguro?");
    expect(sentence("the game is over")).toBe("The game is over.");
  });

  it("also has words when it is no refusal at all", async () => {
    await words.use("en");
    expect(errorText(new Error("odd"))).toBe("Something went wrong: Error: odd");
  });
});

it("asks the table for the reader's language", async () => {
  await words.use("es");
  let asked: string | null = null;
  transport.fetch = (_, init) => {
    asked = new Headers(init?.headers).get("Accept-Language");
    return Promise.resolve(new Response(JSON.stringify({ code: "frozen", reason: "en pausa" }), { status: 423 }));
  };
  const refusal: unknown = await api.info("t").catch((error: unknown) => error);
  expect(asked).toBe("es");
  expect(refusal instanceof Refusal && refusal.problem.reason).toBe("en pausa");
});

it("may be asked again after an answer that broke off on its way", async () => {
  transport.fetch = () => Promise.resolve(new Response('{"numb', { status: 200 }));
  for (const asked of [() => api.info("t"), () => api.answer("t", { number: 0, id: "1", key: "a" }, "s")]) {
    const refusal: unknown = await asked().catch((error: unknown) => error);
    expect(refusal instanceof Refusal && refusal.passing).toBe(true);
  }
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError("cut")) });
  transport.fetch = () => Promise.resolve(new Response(broken, { status: 200 }));
  const refusal: unknown = await api.texts("wisps", "en").catch((error: unknown) => error);
  expect(refusal instanceof Refusal && refusal.passing).toBe(true);
});
