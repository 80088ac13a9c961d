"""What Power cards have set up in a combat, in words (see sides.py)."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.dungeonquest.nouns import MARK
from grimorio.games.dungeonquest.rules.fight.sides import BONUS, side_of
from grimorio.games.dungeonquest.state import Combat
from grimorio.games.dungeonquest.view.names import style
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words


def marks_of(c: Combat, who: int) -> list[Text]:
    """This round's marks of a side, then those of the next."""
    side = side_of(c, who)
    now = [mark_text(*mark, "now") for mark in side.marks]
    return now + [mark_text(*mark, "next") for mark in side.next_marks]


def mark_text(mark: int, kind: int, count: int, when: str) -> Text:
    args: Words = {"when": when}
    if kind != NONE:
        args["type"] = style(kind)
    if count:
        args["n"] = count
    if mark == BONUS:
        args["bonus"] = f"{count:+d}"
    return Text(f"mark-{MARK.ids[mark]}", args)
