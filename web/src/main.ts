import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { words } from "./lib/i18n.svelte";
import { watchPresses } from "./lib/press";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { pages } from "./pages/pages";

async function start(): Promise<void> {
  document.documentElement.dataset["theme"] = settings.theme;
  if (import.meta.env.MODE !== "production" && new URLSearchParams(location.search).has("mock")) {
    (await import("./dev/mock")).install();
  }
  // The page comes at the same time as its words.
  const { page } = router.route;
  if (page !== "dev") pages[page]().catch(() => {});
  await words.use(settings.lang);
  watchPresses();
  mount(App, { target: document.getElementById("app")! });
}

void start();
