"""What a screen shows in the worst cases of every title: board, cards, answers.

python -m bench.screen                      all positions in all windows
python -m bench.screen laptop phone         only these windows
python -m bench.screen --lang en            in English instead of Spanish, which is longer
python -m bench.screen --shots FOLDER       and a picture of each
python -m bench.screen --cut                and what is cut or covered
python -m bench.screen --keep               and keep all of it in bench/results/screen.json

For each: the share of the window that the drawn board has, the size of a card of the hand, how many
cards and how many of the listed answers are seen whole, and how much is cut or covered.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

import msgspec
from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.conftest import NAMES as BROWSERS
from tests.browser.house import House
from tests.browser.measuring import WINDOWS, Measured, come_to, deal_all, measure, sitting
from tests.browser.positions import POSITIONS

KEPT = Path(__file__).parents[1] / "results" / "screen.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("windows", nargs="*", choices=[*WINDOWS, []], help="which windows")
    parser.add_argument("--at", nargs="*", default=list(POSITIONS), choices=list(POSITIONS))
    parser.add_argument("--lang", default="es", choices=["es", "en"])
    parser.add_argument("--theme", default="", choices=["light", "dark"])
    parser.add_argument("--shots", type=Path, help="keep a picture of each here")
    parser.add_argument("--cut", action="store_true", help="say what is cut or covered")
    parser.add_argument("--keep", action="store_true", help="keep what was measured")
    wanted = parser.parse_args()
    measured: dict[str, dict[str, Measured]] = {}
    found = next(path for name in BROWSERS if (path := shutil.which(name)))
    expect.set_options(timeout=30_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "tables.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        dealt = deal_all(house, wanted.at)
        for window in wanted.windows or WINDOWS:
            print(f"{window} {WINDOWS[window][0]} x {WINDOWS[window][1]}")
            with sitting(browser, house, dealt, window, wanted.lang) as person:
                for name in wanted.at:
                    come_to(person, name, dealt)
                    if wanted.theme:
                        theme = f"document.documentElement.dataset.theme = '{wanted.theme}'"
                        person.page.evaluate(theme)
                    seen = measure(person.page)
                    measured.setdefault(window, {})[name] = seen
                    tell(name, seen, wanted.cut)
                    if wanted.shots:
                        wanted.shots.mkdir(parents=True, exist_ok=True)
                        person.page.screenshot(path=wanted.shots / f"{window}-{name}.png")
        browser.close()
    if wanted.keep:
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(measured)) + b"\n")


def tell(name: str, seen: Measured, cut: bool) -> None:
    width, height = seen.card
    print(
        f"  {name:9} board {seen.drawn:4.0%}  cards {width:3} x {height:3},"
        f" {seen.whole_cards:2} of {seen.cards:2} whole"
        f"  answers {seen.whole_answers:2} of {seen.answers:2} whole"
        f"  question {'whole' if seen.question else 'CUT  '}  cut {len(seen.cut)}"
    )
    for one in seen.cut if cut else ():
        print(f"      {one}")


if __name__ == "__main__":
    main()
