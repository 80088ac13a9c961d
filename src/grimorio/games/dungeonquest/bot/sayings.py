"""What bots say of their moves, aloud: it rests on the move and on what all can see."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.scene import Text
from grimorio.games.dungeonquest.rules.board import TREASURE
from grimorio.games.dungeonquest.rules.sun import SPACES
from grimorio.games.dungeonquest.state import Quest

SAYINGS: Final[dict[tuple[str, str], str]] = {
    ("meet_monster", "attack"): "attack",
    ("meet_monster", "escape"): "escape",
    ("act", "search"): "search",
    ("act", "descend"): "descend",
    ("act", "cross"): "through",
    ("web", "cross"): "through",
    ("act", "leave"): "leave",
    ("bridge", "cross"): "cross",
    ("bridge", "stay"): "doubt",
    ("web", "retreat"): "doubt",
    ("tower", "leave"): "leave",
    ("leave_catacombs", "yes"): "climb",
    ("before_test", "pray"): "pray",
    ("shoot_arrows", "shoot"): "shoot",
    ("shield", "shield"): "shield",
}
"""What is said of which answer to which question."""


def why(s: Quest, ask: Ask[Value], option: Value) -> Text | None:
    """One line for all to read, if there is something to say."""
    if s.heroes[ask.seat].at == TREASURE:
        if option == "stay":
            return Text("why-bot-stay")
        if ask.kind == "act" and isinstance(option, tuple) and option[:1] == ("move",):
            return Text("why-bot-home")
    if isinstance(option, tuple) and option[:1] == ("move",) and SPACES[s.sun]:
        return Text("why-bot-late")  # a die may end the day
    if isinstance(option, tuple) and option[:1] == ("use",):
        return Text("why-bot-use")
    said = SAYINGS.get((ask.kind, option)) if isinstance(option, str) else None
    return None if said is None else Text(f"why-bot-{said}")
