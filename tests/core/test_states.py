"""State classes: what is written from their fields, on import and for mypyc."""

from __future__ import annotations

import importlib.util
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from grimorio.core import Chance, Stored
from grimorio.core.data import BadData
from grimorio.core.states import BadField
from grimorio.kit.zones import Zone
from tests.toys import Pad
from tools.expand import expand

HEAD = """\
from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from grimorio.core import Chance, Journal, Stored
from grimorio.kit.zones import Zone

Seat: TypeAlias = int
"""
HERO = """
class Hero(Stored):
    \"\"\"Somebody.\"\"\"

    name: str
    life: int
    alive: bool

    def hurt(self) -> None:
        self.life -= 1
"""
QUEST = """
class Quest(Stored):
    chance: Chance
    journal: Journal | None
    agenda: list[tuple[int, ...]]
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
    pair: tuple[Hero, ...]
    way: tuple[int, ...] | None
    hand: Zone
"""

Load = Callable[..., ModuleType]


def as_it_is(source: str) -> str:
    return source


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Load]:
    """Imports a module with these classes, after somebody had a hand in its source."""

    def load(*classes: str, written: Callable[[str], str] = as_it_is) -> ModuleType:
        path = tmp_path / "state.py"
        blocks = [textwrap.dedent(text).strip() for text in (HEAD, *classes)]
        path.write_text(written("\n\n\n".join(blocks) + "\n"), encoding="utf-8")
        spec = importlib.util.spec_from_file_location("state_of_a_test", path)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    yield load
    sys.modules.pop("state_of_a_test", None)


@pytest.fixture(params=[as_it_is, expand], ids=["imported", "written out"])
def quest(load: Load, request: pytest.FixtureRequest) -> Any:
    """A state with a field of every type, as Python imports it and as mypyc compiles it."""
    # The state stands first: it names a class that comes later.
    module = load(QUEST, HERO, written=request.param)
    hero = module.Hero
    return module.Quest(
        Chance(b"k"), None, [(1, 2)], [hero("Ana", 5, True), hero("Bo", 0, False)], [3, 1], ["a"],
        hero("Cy", 1, True), None, {4: True, 7: False}, {"Ana": [1], "Bo": []}, (1, 2),
        [(0,), (1, 2)], [[1], []], (hero("Di", 1, True),), (5,), Zone([7], [1]),
    )  # fmt: skip


def test_what_is_dumped_loads_as_the_same(quest: Any) -> None:
    dumped = quest.dump()
    assert dumped["heroes"] == [
        {"name": "Ana", "life": 5, "alive": True},
        {"name": "Bo", "life": 0, "alive": False},
    ]
    assert dumped["walls"] == {"4": True, "7": False}
    assert dumped["way"] == [5]
    assert dumped["hand"] == {"cards": [7], "seen": [1]}
    again = type(quest).load(dumped)
    assert again.dump() == dumped
    assert again.walls == quest.walls
    assert again.paths == [(0,), (1, 2)]
    assert again.leader.name == "Cy"
    assert again.way == (5,)


def test_what_belongs_to_the_engine_is_not_dumped(quest: Any) -> None:
    assert not {"chance", "journal", "agenda"} & set(quest.dump())
    again = type(quest).load(quest.dump())
    assert again.agenda == []
    assert again.journal is None
    assert again.chance.drawn == 0


def test_a_copy_is_equal_and_shares_nothing_that_changes(quest: Any) -> None:
    quest.journal = "somebody listens"
    copy = quest.copy()
    before = copy.dump()
    assert before == quest.dump()
    assert copy.journal is None
    quest.heroes[0].hurt()
    quest.leader.life = 0
    quest.deck.append(9)
    quest.names.append("b")
    quest.walls[4] = False
    quest.packs["Ana"].append(2)
    quest.paths.append((9,))
    quest.grid[0].append(9)
    quest.pair[0].hurt()
    quest.hand.add(8, 0)
    quest.chance.roll()
    quest.agenda.pop()
    assert copy.dump() == before
    assert copy.agenda == [(1, 2)]
    assert copy.chance.drawn == 0


def test_what_is_not_there_stays_not_there(quest: Any) -> None:
    quest.leader = None
    quest.target = 4
    quest.way = None
    copy = quest.copy()
    assert (copy.leader, copy.target, copy.way) == (None, 4, None)
    again = type(quest).load(quest.dump())
    assert (again.leader, again.target, again.way) == (None, 4, None)


def test_a_dump_with_another_kind_of_data_does_not_load(quest: Any) -> None:
    for field, value in (("deck", 3), ("heroes", [{}]), ("target", "four"), ("walls", [])):
        with pytest.raises(BadData):
            type(quest).load({**quest.dump(), field: value})
    with pytest.raises(BadData, match="extra"):
        type(quest).load({**quest.dump(), "extra": 1})
    short = quest.dump()
    del short["deck"]
    with pytest.raises(BadData, match="deck"):
        type(quest).load(short)


def test_no_field_can_be_forgotten(load: Load) -> None:
    richer = HERO.replace("    alive: bool\n", "    alive: bool\n    gold: int\n")
    hero = load(richer).Hero("Ana", 1, True, 7)
    assert hero.copy().gold == 7
    assert type(hero).load(hero.dump()).gold == 7
    with pytest.raises(TypeError, match="gold"):
        type(hero)("Ana", 1, True)


def test_a_state_holds_its_fields_and_nothing_else(quest: Any) -> None:
    with pytest.raises(AttributeError):
        quest.moon = 1
    assert not hasattr(quest, "__dict__")


def test_a_class_in_a_function_copies_too() -> None:
    class Coin(Stored):
        heads: bool

    assert Coin(True).copy().dump() == {"heads": True}


@pytest.mark.parametrize(
    "kind",
    [
        "int | str", "set[int]", "Callable[[], int]", "list", "float", "tuple[int]", "bytes",
        "dict[bool, int]", "list[object]",
    ],
)  # fmt: skip
def test_a_field_that_cannot_be_copied_by_rule_is_named(load: Load, kind: str) -> None:
    with pytest.raises(BadField, match=r"^state_of_a_test\.Odd: odd cannot be of type .*"):
        load(f"class Odd(Stored):\n    even: int\n    odd: {kind}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("odd: Seat", "odd cannot be of type Seat: it is no state class"),
        ("odd: list[Path]", "odd cannot be of type Path: it is no state class"),
        ("odd: int = 3", "odd has a default"),
        ("def copy(self) -> None: ...", "copy is written from the fields"),
        ("__slots__ = ()", "__slots__ is written from the fields"),
    ],
)
def test_a_class_that_cannot_be_written_says_why(load: Load, text: str, reason: str) -> None:
    with pytest.raises(BadField, match=rf"^state_of_a_test\.Odd: {reason}"):
        load("from pathlib import Path", f"class Odd(Stored):\n    {text}")


def test_a_state_class_has_no_other_base(load: Load) -> None:
    with pytest.raises(BadField, match="no base but Stored"):
        load(HERO, "class Elf(Hero):\n    age: int")


def test_types_that_are_no_text_are_refused(load: Load) -> None:
    def now(source: str) -> str:
        return source.replace("from __future__ import annotations\n", "")

    with pytest.raises(BadField, match="from __future__ import annotations"):
        load(HERO, written=now)


# -- written out for mypyc ------------------------------------------------------------------------


def test_written_out_a_state_class_is_a_plain_class(load: Load) -> None:
    plain = "class Other:\n    gold: int"
    module = load(HERO, plain, written=expand)
    assert module.Hero.__bases__ == (object,)
    assert module.Hero.__slots__ == ("alive", "life", "name")
    assert not hasattr(module.Other, "copy")


def test_source_without_state_classes_stays_as_it_is() -> None:
    source = "from __future__ import annotations\n\n\nclass Other:\n    gold: int\n"
    assert expand(source) == source


def test_what_stands_before_the_first_class_keeps_its_line() -> None:
    source = HEAD + textwrap.dedent(HERO) + "\n\ndef last() -> int:\n    return 1\n"
    before, after = source.split("\n"), expand(source).split("\n")
    first = before.index("class Hero(Stored):")
    assert after[3:first] == before[3:first]
    assert after[first] == "class Hero:"


def test_a_state_class_inside_something_is_not_compiled() -> None:
    with pytest.raises(ValueError, match="Coin"):
        expand("def f() -> None:\n    class Coin(Stored):\n        heads: bool\n")


def test_constructors_and_copies_have_their_types() -> None:
    """What mypy says of them: it reads this function, and no mistake is hidden by `Any`."""
    hand: Zone = Zone([1], [0]).copy()
    assert Zone.load(hand.dump()).cards == [1]
    pad: Pad = Pad(Chance(b""), None, [], [], [hand], [], 0, 1).copy()
    assert pad.hands[0].cards == [1]
