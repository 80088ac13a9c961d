"""Checkpoints of older rulesets and of an older layout, as they would be stored today."""

from __future__ import annotations

from grimorio.core import Data, Dumped
from grimorio.core.data import as_dict, as_int, as_list
from grimorio.games.dungeonalliance.nouns import STAGE
from grimorio.games.dungeonalliance.rules.board import EDGES
from grimorio.games.dungeonalliance.state import MOVING
from grimorio.kit.numbers import NONE


def migrate(dumped: Dumped, ruleset: int) -> Dumped:
    """What a table was asked in a step is asked anew by today's step of the same name. Ruleset 3
    had other cards, tiles and counts of tokens (DA-RUL-200): what lies there stays, and cards do
    from now on what they say today."""
    if ruleset == 1:
        dumped = from_the_first(dumped)
    if ruleset < 3:
        dumped = from_the_second(dumped)
    return dumped if dumped.layout else by_names(dumped)


def by_names(dumped: Dumped) -> Dumped:
    """Layout 0 counted the tokens of monsters in the order of their cards, and planned to look for
    a tile and its turns apart."""
    state = as_dict(dumped.state)
    counts = enumerate(as_list(state["supply"]))
    supply: Data = {str(monster): count for monster, count in counts}
    agenda: list[Data] = []
    for row in as_list(dumped.agenda):
        name, args, *scope = as_list(row)
        if name == "look_for":
            edge, tile, turns = as_list(args)
            args = [edge, 4 * as_int(tile) + as_int(turns)]
        agenda.append([name, args, *scope])
    return Dumped({**state, "supply": supply}, agenda, 1)


def from_the_second(dumped: Dumped) -> Dumped:
    """Ruleset 2 and 1 asked for the tile after a locked or secret door was tried."""
    state = as_dict(dumped.state)
    agenda: list[Data] = []
    # The next step stands last.
    for row in as_list(dumped.agenda):
        name, args = as_list(row)[:2]
        if name == "pick" and leads_nowhere(state, as_list(args)[0]):
            state = with_door_shut(state)
        else:
            agenda.append(row)
    return Dumped(state, agenda)


def from_the_first(dumped: Dumped) -> Dumped:
    """Ruleset 1 planned discarding and drawing along with the upgrade step, which plans it now, and
    asked for the tile after a door was opened. It knew nobody who plays together, and a Solo card
    was followed by the only player (DA-RUL-143)."""
    state: dict[str, Data] = {**as_dict(dumped.state), "solo_row": list[Data](), "goal": 0}
    agenda: list[Data] = []
    for row in as_list(dumped.agenda):
        name = as_list(row)[0]
        if name == "lay_tile":
            state = with_door_shut(state)
            continue
        if name == "follow_card":
            agenda.append([name, list[Data]([0])])
            continue
        if name == "upgrade" and agenda and as_list(agenda[-1])[0] == "discard_and_draw":
            agenda.pop()
        agenda.append(row)
    return Dumped(state, agenda)


def leads_nowhere(state: dict[str, Data], edge: Data) -> bool:
    """Whether no tile lies on one side of an edge."""
    laid = as_list(state["laid"])
    return any(laid[cell] == NONE for cell, edges in enumerate(EDGES) if edge in edges)


def with_door_shut(state: dict[str, Data]) -> dict[str, Data]:
    """A door without its tile is shut, and the hero has the Speed point again: door and tile are
    one answer now (DA-DOOR-4)."""
    used = as_int(state["used"]) - 1
    moved = state["moved"] if STAGE.load(state["stage"]) != MOVING else used > 0
    return {**state, "used": used, "moved": moved}
