// Pictures of every fixture screen, for looking at: npm run shots [-- NAME ...]; into web/shots/.
// Needs a Chromium on this machine (CHROMIUM names another one).
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const SIZES = { wide: [1440, 900], middle: [1024, 768], phone: [390, 844] };
const point = async (page) => page.locator("[data-key=far]").first().click();
const SCREENS = [
  { name: "lobby", path: "/" },
  { name: "new", path: "/new/keep" },
  { name: "claim", path: "/t/keep/some-invitation" },
  { name: "keep", path: "/t/keep" },
  { name: "armed", path: "/t/keep", act: point, after: 400 },
  { name: "marsh", path: "/t/marsh" },
  { name: "waiting", path: "/t/waiting" },
  { name: "open", path: "/t/open" },
  { name: "watch", path: "/t/watch" },
  { name: "over", path: "/t/over" },
  { name: "replay", path: "/t/keep/at/3" },
  { name: "rules", path: "/t/keep", act: (page) => page.keyboard.press("r"), after: 500 },
  { name: "card", path: "/t/keep", act: (page) => page.locator(".touch").nth(2).click(), after: 300 },
  { name: "menu", path: "/t/keep", act: (page) => page.locator("[data-id='r2.2']").click({ position: { x: 8, y: 8 }, force: true }), after: 300 },
];
const VARIANTS = [
  { theme: "dark", lang: "en" },
  { theme: "light", lang: "es" },
];

const only = process.argv.slice(2);
const server = await createServer({ server: { port: 5199, strictPort: false }, logLevel: "error" });
await server.listen();
const base = server.resolvedUrls.local[0];
mkdirSync("shots", { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
});
for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const { theme, lang } of VARIANTS) {
    const context = await browser.newContext({
      viewport: { width, height }, hasTouch: size === "phone", isMobile: size === "phone", locale: lang,
    });
    await context.addInitScript(([t, l]) => {
      localStorage.setItem("grimorio.theme", t);
      localStorage.setItem("grimorio.lang", l);
    }, [theme, lang]);
    const page = await context.newPage();
    page.on("pageerror", (error) => console.log(`${size} ${theme}: ${error.message}`));
    page.on("console", (line) => line.type() === "error" && console.log(`${size} ${theme}: ${line.text()}`));
    await page.goto(`${base}?mock#/t/keep`);
    await page.locator("#board").waitFor();
    for (const { name, path, act, after = 0 } of SCREENS) {
      if (only.length && !only.includes(name)) continue;
      await page.goto(`${base}?mock&${name}#${path}`);
      await page.waitForTimeout(900);
      if (act) await act(page).catch((error) => console.log(`${name} ${size}: ${error.message.split("\n")[0]}`));
      await page.waitForTimeout(after);
      await page.screenshot({ path: `shots/${name}-${size}-${theme}-${lang}.png` });
    }
    await context.close();
  }
}
await browser.close();
await server.close();
