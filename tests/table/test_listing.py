"""A title of somebody else's package that does not load is missing, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from tests.published import publish_titles
from tests.table.house import Server, wait_for

BROKEN = {
    "no-module": ("nowhere_to_be_found:title", "No module named"),
    "no-object": ("broken_titles:nothing", "nothing"),
    "no-title": ("broken_titles:word", "str"),
    "no-setup": ("broken_titles:stuck", "the box is empty"),
    "no-sense": ("no_sense:title", "invalid syntax"),
    "no-content": ("no_content:title", "secret/cards.toml"),
    "no-import": ("no_import:title", "it is told why"),
    "no-end": ("no_end:title", "SystemExit: 3"),
}
"""Where each is said to be, and what its host reads of why it cannot be played."""
CODE = """
from importlib.resources import files
from grimorio.core import Seating, Title
from tests.toys import KINDS, Pad, Toy

word = "no title"

async def turn(s): ...

class Stuck(Toy):
    def setup(self, options, seats, chance):
        raise LookupError("the box is empty")

toy = Stuck(turn, 1)
stuck = Title(name="no-setup", folder=files("tests"), rules=toy, load=Pad.load, steps=toy.steps,
              kinds=KINDS, seating=Seating(seats=(2, 2)))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("broken")
    (folder / "broken_titles.py").write_text(CODE)
    (folder / "no_sense.py").write_text("title = = 1\n")
    (folder / "no_content.py").write_text("title = open('/secret/cards.toml')\n")
    (folder / "no_import.py").write_text("raise ImportError('it is told why')\n")
    (folder / "no_end.py").write_text("raise SystemExit(3)\n")
    offered = {name: where for name, (where, _) in BROKEN.items()}
    path = str(publish_titles(folder, "broken", offered))
    with Server(folder / "tables.db", path=path) as found:
        yield found


def test_a_title_that_does_not_load_is_not_listed_and_the_others_are(house: Server) -> None:
    listed = {game["name"] for game in house.get("/api/games")}
    assert listed >= {"wisps", "dungeonquest", "tashkalar"}
    assert not listed & set(BROKEN)
    house.table("hh").play(2)


def test_the_host_reads_once_why_a_title_cannot_be_played(house: Server) -> None:
    for _ in range(3):
        house.get("/api/games")
    for name, (_, why) in BROKEN.items():
        (line,) = wait_for(partial(told, house, name))
        assert why in line


def told(house: Server, name: str) -> list[str]:
    return [line for line in house.said if f"{name} cannot be played here" in line]


def test_what_exactly_is_wrong_with_a_title_is_for_its_host_alone(house: Server) -> None:
    for name in ("no-module", "no-object", "no-sense", "no-content", "no-import"):
        wish = {"game": name, "seats": [{"kind": "human", "mine": True}] * 2}
        for method, path, body in (
            ("POST", "/api/tables", wish),
            ("GET", f"/api/games/{name}/texts/en", None),
            ("GET", f"/api/games/{name}/catalogue", None),
        ):
            answer = house.request(method, path, body)
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
            assert BROKEN[name][1] not in answer.text
            assert name in answer.json()["reason"]
