"""What Power cards have set up in a combat, in words (see sides.py)."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.dungeonquest.rules.sides import (
    BONUS,
    BONUS_IF_MINE,
    BONUS_IF_THEIRS,
    CANCEL,
    EVADE,
    EXTRA,
    FORBID,
    MOVE,
    NO_COUNTER,
    PLAY_OPEN,
    WIN_TIES,
    side_of,
)
from grimorio.games.dungeonquest.state import Combat
from grimorio.games.dungeonquest.view.names import style

NAMES = {
    BONUS: "bonus",
    BONUS_IF_MINE: "bonus-if-mine",
    BONUS_IF_THEIRS: "bonus-if-theirs",
    CANCEL: "cancel",
    FORBID: "forbid",
    PLAY_OPEN: "play-open",
    NO_COUNTER: "no-counter",
    WIN_TIES: "win-ties",
    EXTRA: "extra",
    MOVE: "move",
    EVADE: "evade",
}


def marks_of(c: Combat, who: int) -> list[Text]:
    """This round's marks of a side, then those of the next."""
    side = side_of(c, who)
    now = [mark_text(mark, "now") for mark in side.marks]
    return now + [mark_text(mark, "next") for mark in side.next_marks]


def mark_text(mark: tuple[int, ...], when: str) -> Text:
    args: dict[str, int | str | Text] = {"when": when}
    if mark[0] in (BONUS_IF_MINE, BONUS_IF_THEIRS, FORBID):
        args["type"] = style(mark[1])
    if len(mark) > 1 and mark[0] != FORBID:
        args["n"] = mark[-1]
    if mark[0] == BONUS:
        args["bonus"] = f"{mark[1]:+d}"
    return Text(f"mark-{NAMES[mark[0]]}", args)
