"""What stands by its place in memory stands by its id on disk."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import pytest

from grimorio.core import Setting, Stored
from grimorio.core.data import BadData, Data, as_dict
from grimorio.core.nouns import Gone, Noun, SetNoun
from grimorio.kit.spellings import Chosen, Row, Tagged

GEM = Noun("gem", ("ruby", "pearl", "opal"), kept=("pearl", "jade", "ruby"))
SHINE = Noun("shine", ("dull", "bright"))
GEMS = SetNoun(GEM)
ROW = Row(GEM, list, SHINE)
PRICES = Row(GEM, lambda row: tuple(row) if any(row) else ())
DEED = Noun("deed", ("gives", "breaks"))
DEEDS = Tagged(DEED, {"gives": GEM})
SETTINGS = (
    Setting("order", "fast", ("slow", "fast")),
    Setting("open", False),
    Setting("rounds", 3, range(1, 9)),
)
OPTIONS = Chosen(SETTINGS, {"setting/order": ("fast", "slow")})
Gems: TypeAlias = Annotated[int, GEMS]
ShineRow: TypeAlias = Annotated[list[int], ROW]
PriceRow: TypeAlias = Annotated[tuple[int, ...], PRICES]
Deed: TypeAlias = Annotated[tuple[int, ...], DEEDS]
Options: TypeAlias = Annotated[dict[str, int], OPTIONS]


class Hoard(Stored):
    """A state with one of each."""

    options: Options
    gems: Gems
    shines: ShineRow
    prices: PriceRow
    deeds: list[Deed]


def hoard() -> Hoard:
    numbers = OPTIONS.numbers({"order": "slow", "open": True, "rounds": 4})
    return Hoard(numbers, 0b101, [0, 1, 0], (0, 0, 9), [(0, 2, 1), (1, 7)])


STORED: dict[str, Data] = {
    "options": {"order": "slow", "open": True, "rounds": 4},
    "gems": ["ruby", "opal"],
    "shines": {"pearl": "bright"},
    "prices": {"opal": 9},
    "deeds": [["gives", "opal", "pearl"], ["breaks", 7]],
}


def test_it_is_stored_by_ids_and_loads_as_it_was() -> None:
    assert hoard().dump() == STORED
    again = Hoard.load(STORED)
    assert again.options == {"order": 0, "open": 1, "rounds": 4}
    assert (again.gems, again.shines, again.prices) == (0b101, [0, 1, 0], (0, 0, 9))
    assert again.deeds == [(0, 2, 1), (1, 7)]


def test_a_copy_shares_nothing_that_can_change() -> None:
    first = hoard()
    copy = first.copy()
    copy.options["rounds"] = 5
    copy.shines[0] = 1
    copy.deeds.clear()
    assert first.dump() == STORED


def test_what_stood_by_its_place_is_read_by_the_ids_as_they_stood() -> None:
    old = Hoard.load(
        {
            "options": {"order": 1, "open": 0, "rounds": 4},
            "gems": 0b101,
            "shines": [1, 0, 0],
            "prices": [0, 0, 4],
            "deeds": [[0, 2], [1, 7]],
        }
    )
    assert old.dump() == {
        "options": {"order": "slow", "open": False, "rounds": 4},
        "gems": ["ruby", "pearl"],
        "shines": {"pearl": "bright"},
        "prices": {"ruby": 4},
        "deeds": [["gives", "ruby"], ["breaks", 7]],
    }


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("options", {"order": "never"}, "never"),
        ("options", {"weather": 1}, "weather"),
        ("gems", ["jade"], "jade"),
        ("gems", 0b10, "jade"),
        ("shines", {"jade": "dull"}, "jade"),
        ("prices", [0, 1, 0], "jade"),
        ("deeds", [["sells", 1]], "sells"),
    ],
)
def test_what_is_gone_is_named(field: str, value: Data, what: str) -> None:
    with pytest.raises(Gone, match=what):
        Hoard.load({**STORED, field: value})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("options", {"rounds": "many"}),
        ("options", 3),
        ("gems", "ruby"),
        ("gems", -1),
        ("shines", 4),
        ("prices", {"ruby": "much"}),
        ("deeds", [[]]),
        ("deeds", [["breaks", "all"]]),
    ],
)
def test_what_means_nothing_is_refused(field: str, value: Data) -> None:
    with pytest.raises(BadData):
        Hoard.load({**as_dict(hoard().dump()), field: value})
