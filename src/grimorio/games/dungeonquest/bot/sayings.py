"""What bots say of their moves, aloud: it rests on the move and on what all can see."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE
from grimorio.games.dungeonquest.rules.sun import SPACES
from grimorio.games.dungeonquest.state import Quest

SAYINGS: Final[dict[Kind, str]] = {
    kinds.FIGHT: "attack",
    kinds.RUN: "escape",
    kinds.SEARCH: "search",
    kinds.DESCEND: "descend",
    kinds.ACT_CROSS: "through",
    kinds.WEB_CROSS: "through",
    kinds.ACT_LEAVE: "leave",
    kinds.BRIDGE_CROSS: "cross",
    kinds.BRIDGE_WAIT: "doubt",
    kinds.RETREAT: "doubt",
    kinds.TOWER_LEAVE: "leave",
    kinds.CLIMB_UP: "climb",
    kinds.PRAY: "pray",
    kinds.SHOOT: "shoot",
    kinds.RAISE_SHIELD: "shield",
    **dict.fromkeys(kinds.USES, "use"),
}
"""What is said of which answer."""


def why(s: Quest, ask: Ask[Value], option: Value) -> Text | None:
    """One line for all to read, if there is something to say."""
    answer = ask.kind.of(option)
    if s.heroes[ask.seat].at == TREASURE:
        if answer is kinds.STAY:
            return Text("why-bot-stay")
        if answer is kinds.ACT_GO:
            return Text("why-bot-home")
    if answer in kinds.GOES and SPACES[s.sun]:
        return Text("why-bot-late")  # a die may end the day
    said = SAYINGS.get(answer)
    return None if said is None else Text(f"why-bot-{said}")
