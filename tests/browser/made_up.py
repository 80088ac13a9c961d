"""The client at made-up tables, without a server: what no title has yet can be looked at there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.measuring import measure
from tests.browser.people import PATIENCE
from tests.table.house import ROOT
from tools.client import fingerprint

WEB = ROOT / "web"
BUILT = ROOT / "build" / "fair"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
PICTURES = WEB / "src" / "dev" / "sprite.svg"
SIZES = {
    "laptop": (1366, 768),
    "wide": (1920, 1080),
    "phone": (390, 844),
    "across": (844, 390),
}


class Quiet(SimpleHTTPRequestHandler):
    """Files of a folder; nobody reads the log."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Fair:
    """The client with its made-up tables, as it was built, at an address of its own."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


def built() -> Path:
    """Where the client lies with the tables of web/src/dev. It is built anew if its sources
    changed: all that run tests take the same."""
    folder = BUILT / fingerprint(ROOT)
    if not folder.is_dir():
        BUILT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILT) as aside:
            made = Path(aside) / "fair"
            build(made)
            with suppress(OSError):  # somebody else was faster
                made.rename(folder)
        for old in set(BUILT.glob("?" * len(folder.name))) - {folder}:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def build(folder: Path) -> None:
    """As `npm run build`, but with the tables of web/src/dev, which no wheel has."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    node = shutil.which("node", path=path)
    assert node is not None, "building the client needs Node.js"
    assert VITE.is_file(), "make client installs what this is built with"
    assert PICTURES.is_file(), "make client draws the pictures for this"
    command = [node, str(VITE), "build", "--mode", "development", "--outDir", str(folder)]
    environ = {**os.environ, "NODE_ENV": "development"}
    done = subprocess.run(
        command, cwd=WEB, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


class Visitor:
    """A browser at a made-up table, and what went wrong in it."""

    def __init__(
        self, chromium: Browser, fair: Fair, size: str = "laptop", *, lang: str = "en", **kept: str
    ) -> None:
        self.fair = fair
        self.size = SIZES[size]
        finger = size in ("phone", "across")
        self.context = chromium.new_context(
            viewport={"width": self.size[0], "height": self.size[1]},
            has_touch=finger,
            is_mobile=finger,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        for name, value in {"lang": lang, "pace": "once", **kept}.items():
            self.context.add_init_script(f"localStorage.setItem('grimorio.{name}', '{value}')")
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.clock.install()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console", lambda said: self.faults.append(said.text) if said.type == "error" else None
        )

    def sit_at(self, table: str) -> None:
        self.page.goto(f"{self.fair.address}/?mock&{table}#/t/{table}")
        expect(self.page.locator("#board")).to_be_visible()

    def speak(self, lang: str) -> None:
        """This language at once, wherever its button is."""
        root = self.page.locator("html")
        if root.get_attribute("lang") != lang:
            self.page.locator("button.lang").first.evaluate("button => button.click()")
        expect(root).to_have_attribute("lang", lang)

    def stop_the_clock(self) -> None:
        """From now on only `pass_time` lets time pass."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 60)

    def pass_time(self, seconds: float) -> None:
        self.page.clock.run_for(round(1000 * seconds))

    @property
    def last_line(self) -> Locator:
        """The last line of the log, as it is said aloud."""
        return self.page.locator(".spoken p").last

    def thing(self, id: str) -> Locator:
        """An element of the scene by its id, wherever it is drawn beside the board."""
        return self.page.locator(f'.thing[data-id="{id}"]')

    def drawn(self) -> float:
        """How much of the window the drawn board has, as far as it is seen."""
        return measure(self.page).drawn
