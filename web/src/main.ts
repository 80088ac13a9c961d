import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { words } from "./lib/i18n.svelte";
import { watchPresses } from "./lib/press";
import { settings } from "./lib/settings.svelte";

async function start(): Promise<void> {
  document.documentElement.dataset["theme"] = settings.theme;
  if (import.meta.env.MODE !== "production" && new URLSearchParams(location.search).has("mock")) {
    (await import("./dev/mock")).install();
  }
  await words.use(settings.lang);
  watchPresses();
  mount(App, { target: document.getElementById("app")! });
}

void start();
