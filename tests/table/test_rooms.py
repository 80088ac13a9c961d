"""The rooms of the table: each is on the plan of the house, and one module changes a seat."""

from __future__ import annotations

import re
from pathlib import Path

import grimorio.table

TABLE = Path(grimorio.table.__file__).parent
ROOMS = {file.parent.name for file in TABLE.glob("*/__init__.py")}
PLAN = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text("utf-8")


def test_every_room_and_what_lies_beside_them_is_on_the_plan() -> None:
    part = PLAN.partition("## The table")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)/` \|", part, re.MULTILINE)) == ROOMS
    beside = {file.name for file in TABLE.glob("*.py")} - {"__init__.py"}
    assert beside == set(re.findall(r"`(\w+\.py)`", part))


def test_one_module_alone_changes_a_seat() -> None:
    changing = re.compile(r"\bset_seat\(|\.seats\[[^]]*\] = |\bSeatRow\(")
    found = {
        file.relative_to(TABLE).as_posix()
        for file in TABLE.rglob("*.py")
        if file.parent.name != "storage" and changing.search(file.read_text("utf-8"))
    }
    assert found == {"seats/seats.py"}
