"""How strong the bots are: the page of the ladder and its picture, from the games that are kept.

grimorio ladder           play what is missing
python -m bench.ladder    write docs/ladder.md and docs/ladder.svg
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bench.ladder.page import chart, page
from grimorio.trials.ladder import read_lines, read_plan, stand

HOME: Final = Path(__file__).parent
DOCS: Final = HOME.parents[1] / "docs"


def main() -> None:
    rungs = read_plan(HOME / "ladder.toml")
    found = stand(rungs, read_lines(HOME / "games.jsonl"))
    (DOCS / "ladder.md").write_text(page(rungs, found), "utf-8")
    (DOCS / "ladder.svg").write_text(chart(found), "utf-8")


if __name__ == "__main__":
    main()
