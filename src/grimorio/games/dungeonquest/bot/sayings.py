"""What bots say of their moves, aloud: it rests on the move and on what all can see."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules.board import TREASURE
from grimorio.games.dungeonquest.rules.sun import SPACES
from grimorio.games.dungeonquest.state import Quest

SAYINGS: Final[dict[tuple[Kind, str], str]] = {
    (kinds.MEET_MONSTER, "attack"): "attack",
    (kinds.MEET_MONSTER, "escape"): "escape",
    (kinds.ACT, "search"): "search",
    (kinds.ACT, "descend"): "descend",
    (kinds.ACT, "cross"): "through",
    (kinds.WEB, "cross"): "through",
    (kinds.ACT, "leave"): "leave",
    (kinds.BRIDGE, "cross"): "cross",
    (kinds.BRIDGE, "stay"): "doubt",
    (kinds.WEB, "retreat"): "doubt",
    (kinds.TOWER, "leave"): "leave",
    (kinds.LEAVE_CATACOMBS, "yes"): "climb",
    (kinds.BEFORE_TEST, "pray"): "pray",
    (kinds.SHOOT_ARROWS, "shoot"): "shoot",
    (kinds.SHIELD, "shield"): "shield",
}
"""What is said of which answer to which question."""


def why(s: Quest, ask: Ask[Value], option: Value) -> Text | None:
    """One line for all to read, if there is something to say."""
    if s.heroes[ask.seat].at == TREASURE:
        if option == "stay":
            return Text("why-bot-stay")
        if ask.kind is kinds.ACT and isinstance(option, tuple) and option[:1] == ("move",):
            return Text("why-bot-home")
    if isinstance(option, tuple) and option[:1] == ("move",) and SPACES[s.sun]:
        return Text("why-bot-late")  # a die may end the day
    if isinstance(option, tuple) and option[:1] == ("use",):
        return Text("why-bot-use")
    said = SAYINGS.get((ask.kind, option)) if isinstance(option, str) else None
    return None if said is None else Text(f"why-bot-{said}")
