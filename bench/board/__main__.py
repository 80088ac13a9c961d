"""How smoothly the browser draws a very large board: 500 hexes and 60 pieces on a phone.

python -m bench.board                  frames a second while it is panned, zoomed, and pieces move
python -m bench.board --trace FILE     and a trace of Chromium, to see where the time goes
python -m bench.board --keep           and kept in bench/results/board.json

The page is the development build with a mock table, so no server is needed. The main thread of the
page is slowed four times, as on a phone of the middle class. The goal is 60 frames a second.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.board.page import dev_page

RESULTS = Path(__file__).parents[1] / "results" / "board.json"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
PHONE = {"width": 390, "height": 844}

WATCH = """() => {
  const seen = window.frames_seen = [];
  const next = (now) => { seen.push(now); window.frame_next = requestAnimationFrame(next); };
  window.frame_next = requestAnimationFrame(next);
}"""
STOP = "() => { cancelAnimationFrame(window.frame_next); return window.frames_seen; }"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the page runs")
    parser.add_argument("--trace", type=Path, help="write a trace of Chromium here")
    parser.add_argument("--keep", action="store_true", help=f"write {RESULTS.name}")
    wanted = parser.parse_args()
    with dev_page() as address:
        found = measure(address, wanted.slow, wanted.trace)
    for name, numbers in found.items():
        print(
            f"{name:6} {numbers['fps']:6.1f} frames/s"
            f"   p95 {numbers['p95_ms']:5.1f} ms   worst {numbers['worst_ms']:5.1f} ms"
        )
    if wanted.keep:
        kept = {"machine": platform.machine(), "slow": wanted.slow, "measured": found}
        RESULTS.write_text(json.dumps(kept, indent=2) + "\n")


def measure(address: str, slow: float, trace: Path | None) -> dict[str, dict[str, float]]:
    """Frames of each thing a player does, in the order of a game."""
    chromium = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
        page = context.new_page()
        page.goto(f"{address}/?mock#/t/warren")
        page.locator(".piece").nth(59).wait_for()
        page.wait_for_timeout(1500)
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        if trace:
            browser.start_tracing(page=page, path=trace)
        found = {name: watch(page, devtools, act) for name, act in ACTS.items()}
        if trace:
            browser.stop_tracing()
        browser.close()
    return found


def watch(page: Page, devtools: CDPSession, act: Any) -> dict[str, float]:
    page.wait_for_timeout(400)
    page.evaluate(WATCH)
    act(page, devtools)
    times: list[float] = page.evaluate(STOP)
    gaps = sorted(after - before for before, after in zip(times, times[1:], strict=False))
    return {
        "fps": round(1000 * len(gaps) / sum(gaps), 1),
        "p95_ms": round(gaps[int(len(gaps) * 0.95)], 1),
        "worst_ms": round(gaps[-1], 1),
    }


def middle(page: Page) -> dict[str, float]:
    box = page.locator("#board").bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def pan(page: Page, devtools: CDPSession) -> None:
    """A finger drags the board to and fro."""
    for way in (120, -120, 120, -120):
        gesture = {**middle(page), "xDistance": way, "yDistance": way, "speed": 400}
        devtools.send(
            "Input.synthesizeScrollGesture",
            {**gesture, "gestureSourceType": "touch", "preventFling": True},
        )


def zoom(page: Page, devtools: CDPSession) -> None:
    """Two fingers bring it closer and away again."""
    for scale in (1.6, 0.6, 1.6, 0.6):
        devtools.send(
            "Input.synthesizePinchGesture",
            {**middle(page), "scaleFactor": scale, "relativeSpeed": 300},
        )


def move(page: Page, devtools: CDPSession) -> None:
    """Twenty monsters walk at once, five times."""
    for _ in range(5):
        page.locator('.slip .option[data-key="stir"]').dispatch_event("click")
        page.wait_for_timeout(600)


ACTS = {"pan": pan, "zoom": zoom, "move": move}

if __name__ == "__main__":
    main()
