"""How smoothly the browser draws a very large board: 500 hexes and 60 pieces on a phone.

python -m bench.board                  frames a second while it is panned, zoomed, and pieces move
python -m bench.board --trace FILE     and a trace of Chromium, to see where the time goes
python -m bench.board --keep           and kept in bench/results/board.json

The page is built as players get it, with a made-up table, so no server is needed. Each thing is
done twice and gives two kinds of numbers:

- frames a second, and the time between two frames that 95 of 100 keep. The page is slowed four
  times, because a phone of the middle class is four times slower than a desk computer. The goal is
  60. These numbers also fall when the machine has other things to do, or has no graphics card.
- the work for a frame: processor time of the page's main thread, times four. It is the time of all
  tasks, divided by the number of sixtieths of a second. The goal is less than 16.7 ms, which is one
  frame. It hardly depends on what else the machine does: judge a change by this number.
"""

from __future__ import annotations

import argparse
import itertools
import json
import platform
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from bench.board.page import made_up_page

Act = Callable[[Page, CDPSession], None]

RESULTS = Path(__file__).parents[1] / "results" / "board.json"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
PHONE: ViewportSize = {"width": 390, "height": 844}

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
    with made_up_page() as address:
        found = measure(address, wanted.slow, wanted.trace)
    for name, numbers in found.items():
        print(
            f"{name:6} {numbers['fps']:6.1f} frames/s"
            f"   p95 {numbers['p95_ms']:5.1f} ms"
            f"   work for a frame {numbers['work_ms']:5.1f} ms"
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
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        if trace:
            browser.start_tracing(page=page, path=trace)
        work = {name: work_of(page, devtools, act) * slow for name, act in ACTS.items()}
        if trace:
            browser.stop_tracing()
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        found = {name: frames_of(page, devtools, act) for name, act in ACTS.items()}
        browser.close()
    return {name: {**found[name], "work_ms": round(work[name], 1)} for name in ACTS}


def watch(page: Page, devtools: CDPSession, act: Act) -> list[float]:
    """When each frame began, in milliseconds."""
    page.wait_for_timeout(400)
    page.evaluate(WATCH)
    act(page, devtools)
    times: list[float] = page.evaluate(STOP)
    return times


def frames_of(page: Page, devtools: CDPSession, act: Act) -> dict[str, float]:
    times = watch(page, devtools, act)
    gaps = sorted(after - before for before, after in itertools.pairwise(times))
    return {
        "fps": round(1000 * len(gaps) / sum(gaps), 1),
        "p95_ms": round(gaps[int(len(gaps) * 0.95)], 1),
    }


def work_of(page: Page, devtools: CDPSession, act: Act) -> float:
    """Processor time of the main thread for a frame of 1/60 s, in milliseconds."""
    watch(page, devtools, act)  # The first time also brings in what is used to watch.
    before = worked(devtools)
    times = watch(page, devtools, act)
    frames = (times[-1] - times[0]) / (1000 / 60)
    return 1000 * (worked(devtools) - before) / frames


def worked(devtools: CDPSession) -> float:
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


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
