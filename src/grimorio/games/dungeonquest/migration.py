"""Checkpoints of older rulesets, as this one would have stored them."""

from __future__ import annotations

from grimorio.core import Data, Dumped
from grimorio.core.data import as_bool, as_dict, as_int, as_list, as_str
from grimorio.games.dungeonquest.components.numbers import CARD_DECKS
from grimorio.games.dungeonquest.rules.decks import TREASURE_DECK
from grimorio.games.dungeonquest.rules.surrender import TURN
from grimorio.games.dungeonquest.state import LEFT


def migrate(dumped: Dumped, ruleset: int) -> Dumped:
    """Ruleset 1 asked for the arrow of a tile before it was drawn, could not give up a turn, and
    offered Touch of death when a Monster was met, whatever it was drawn from. What such a table was
    asked in a step is asked anew by today's step of the same name."""
    state = as_dict(dumped.state)
    heroes: Data = [migrate_hero(as_dict(hero)) for hero in as_list(state["heroes"])]
    agenda: Data = [migrate_step(as_list(row)) for row in as_list(dumped.agenda)]
    return Dumped({**state, "heroes": heroes}, agenda)


def migrate_hero(hero: dict[str, Data]) -> dict[str, Data]:
    """What cannot be escaped holds for one turn (DQ-CATA-28): a mark older than that goes, and who
    has left is asked what it carried out (DQ-SOLO-7)."""
    loot = as_list(as_dict(hero["loot"])["cards"])
    decks = [CARD_DECKS[as_int(card)] for card in loot]
    return {
        **hero,
        "no_escape": as_bool(hero["no_escape"]) and as_bool(hero["must_face"]),
        "with_treasure": as_int(hero["where"]) == LEFT and TREASURE_DECK in decks,
        "gives_up": False,
    }


def migrate_step(row: list[Data]) -> Data:
    """The end of a turn closes it, and a Monster that waits was not yet offered to the Rune."""
    name, args, *_ = row
    if as_str(name) == "hand_over":
        return [name, args, TURN]
    if name == "meet_monster":
        return [name, [*as_list(args), False]]
    return row
