"""`grimorio states`: the methods of state classes, written as source."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import pytest

from grimorio import states
from grimorio.core import Chance
from grimorio.core.data import BadData
from tests import toys

HEAD = """\
from __future__ import annotations

from grimorio.core import Chance, Data, Journal
from grimorio.core.data import as_bool, as_dict, as_int, as_list, as_str
"""


def write(folder: Path, *classes: str) -> Path:
    """A module with these classes, each its fields and the markers."""
    path = folder / "state.py"
    blocks = [
        textwrap.dedent(fields).strip() + f"\n\n{states.BEGIN}\n{states.END}\n"
        for fields in classes
    ]
    path.write_text(HEAD + "\n\n" + "\n\n".join(blocks), encoding="utf-8")
    return path


def load(path: Path) -> dict[str, Any]:
    """The classes of a module after `grimorio states` has written their methods."""
    path.write_text(states.renew(path), encoding="utf-8")
    names: dict[str, Any] = {}
    exec(compile(path.read_text("utf-8"), path, "exec"), names)
    return names


HERO = """
class Hero:
    \"\"\"Somebody.\"\"\"

    name: str
    life: int
    alive: bool
"""
QUEST = """
class Quest:
    chance: Chance
    journal: Journal | None
    todo: list[tuple[int, ...]]
    heroes: list[Hero]
    deck: list[int]
    names: list[str]
    leader: Hero | None
    target: int | None
    walls: dict[int, bool]
    packs: dict[str, list[int]]
    spot: tuple[int, ...]
    paths: list[tuple[int, ...]]
    grid: list[list[int]]
"""


@pytest.fixture
def quest(tmp_path: Path) -> Any:
    names = load(write(tmp_path, HERO, QUEST))
    hero = names["Hero"]
    return names["Quest"](
        Chance(b"k"), None, [(1, 2)], [hero("Ana", 5, True), hero("Bo", 0, False)], [3, 1], ["a"],
        hero("Cy", 1, True), None, {4: True, 7: False}, {"Ana": [1], "Bo": []}, (1, 2),
        [(0,), (1, 2)], [[1], []],
    )  # fmt: skip


def test_what_is_dumped_loads_as_the_same(quest: Any) -> None:
    dumped = quest.dump()
    assert dumped["heroes"] == [
        {"name": "Ana", "life": 5, "alive": True},
        {"name": "Bo", "life": 0, "alive": False},
    ]
    assert dumped["walls"] == {"4": True, "7": False}
    assert "chance" not in dumped
    assert "journal" not in dumped
    assert "todo" not in dumped
    again = type(quest).load(dumped)
    assert again.todo == []
    assert again.dump() == dumped
    assert again.walls == quest.walls
    assert again.paths == [(0,), (1, 2)]
    assert again.leader.name == "Cy"


def test_a_copy_is_equal_and_shares_nothing_that_changes(quest: Any) -> None:
    quest.journal = "somebody listens"
    copy = quest.copy()
    before = copy.dump()
    assert before == quest.dump()
    assert copy.journal is None
    quest.heroes[0].life = 1
    quest.leader.life = 0
    quest.deck.append(9)
    quest.names.append("b")
    quest.walls[4] = False
    quest.packs["Ana"].append(2)
    quest.paths.append((9,))
    quest.grid[0].append(9)
    quest.chance.roll()
    quest.todo.pop()
    assert copy.dump() == before
    assert copy.todo == [(1, 2)]
    assert copy.chance.drawn == 0


def test_what_is_not_there_stays_not_there(quest: Any) -> None:
    quest.leader = None
    quest.target = 4
    copy = quest.copy()
    assert (copy.leader, copy.target) == (None, 4)
    again = type(quest).load(quest.dump())
    assert (again.leader, again.target) == (None, 4)


def test_a_dump_with_another_kind_of_data_does_not_load(quest: Any) -> None:
    for field, value in (("deck", 3), ("heroes", [{}]), ("target", "four"), ("walls", [])):
        with pytest.raises(BadData):
            type(quest).load({**quest.dump(), field: value})
    with pytest.raises(BadData, match="extra"):
        type(quest).load({**quest.dump(), "extra": 1})


def test_writing_twice_changes_nothing_and_a_new_field_changes_all(tmp_path: Path) -> None:
    path = write(tmp_path, HERO)
    first = states.renew(path)
    path.write_text(first, encoding="utf-8")
    assert states.renew(path) == first
    path.write_text(first.replace("    alive: bool\n", "    alive: bool\n    gold: int\n"), "utf-8")
    second = states.renew(path)
    assert second.count("gold") >= 6
    assert load(path)["Hero"]("Ana", 1, True, 7).copy().dump()["gold"] == 7


def test_only_marked_classes_are_touched_and_methods_below_the_marker_stay(tmp_path: Path) -> None:
    path = write(tmp_path, HERO)
    own = "    def hurt(self) -> None:\n        self.life -= 1\n\n\nclass Other:\n    gold: int\n"
    path.write_text(path.read_text("utf-8") + "\n" + own, encoding="utf-8")
    names = load(path)
    assert path.read_text("utf-8").endswith(own)
    hero = names["Hero"]("Ana", 5, True)
    hero.hurt()
    assert hero.life == 4
    assert not hasattr(names["Other"], "copy")


def test_lines_stay_within_the_width(tmp_path: Path) -> None:
    fields = "\n".join(f"    a_rather_long_name_for_a_field_{n}: list[int]" for n in range(20))
    text = states.renew(write(tmp_path, f"class Wide:\n{fields}"))
    assert max(map(len, text.split("\n"))) <= states.WIDTH


@pytest.mark.parametrize(
    "kind", ["int | str", "set[int]", "Callable[[], int]", "list", "float", "tuple[int, str]"]
)
def test_a_field_that_cannot_be_copied_by_rule_is_named(tmp_path: Path, kind: str) -> None:
    path = write(tmp_path, f"class Odd:\n    odd: {kind}")
    with pytest.raises(states.Unsupported, match=r"state.py: Odd: "):
        states.renew(path)


def test_the_toys_are_up_to_date() -> None:
    path = Path(toys.__file__)
    assert states.renew(path) == path.read_text("utf-8")
