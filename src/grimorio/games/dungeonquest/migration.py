"""Checkpoints of older rulesets and layouts, as they would be stored now."""

from __future__ import annotations

from grimorio.core import Data, Dumped
from grimorio.core.data import as_bool, as_dict, as_int, as_list, as_str
from grimorio.games.dungeonquest.components.numbers import CARD_DECKS, DECK, DISCARDED, EXPLORATION
from grimorio.games.dungeonquest.nouns import ATTACK, CARD, KEPT, WHEREABOUTS
from grimorio.games.dungeonquest.rules.cards.decks import TREASURE_DECK
from grimorio.games.dungeonquest.rules.fight.sides import BONUS_IF_MINE, BONUS_IF_THEIRS, FORBID
from grimorio.games.dungeonquest.rules.surrender import TURN
from grimorio.games.dungeonquest.state import LEFT
from grimorio.kit.numbers import NONE

LAYOUT = 3
PLACES, PASSAGES = 1_000, 2_000
"""Before layout 1 an encounter was a card below these numbers, a room or a passage above."""


def migrate(dumped: Dumped, ruleset: int) -> Dumped:
    """First to the rules of today, then to how a state lies on disk today."""
    state, agenda = as_dict(dumped.state), as_list(dumped.agenda)
    if ruleset == 1:
        heroes: Data = [migrate_hero(as_dict(hero)) for hero in as_list(state["heroes"])]
        state = {**state, "heroes": heroes}
        agenda = [migrate_step(as_list(row)) for row in agenda]
    if dumped.layout == 0:
        state = lay_out_anew(state)
    if dumped.layout < 3:
        agenda = [with_its_effect(as_list(row)) for row in agenda]
    return Dumped(state, agenda, LAYOUT)


# -- from ruleset 2 to 3 --------------------------------------------------------------------------

# Ruleset 2 let no defeated Hero give way into a Treasure Room with others (DQ-MOVE-4, DQ-RUL-87).
# It stored alike; a table at that question is asked it anew, with the room among the answers.


# -- from ruleset 1 to 2 --------------------------------------------------------------------------

# Ruleset 1 asked for the arrow of a tile before it was drawn, could not give up a turn, and offered
# Touch of death when a Monster was met, whatever it was drawn from. What such a table was asked in
# a step is asked anew by today's step of the same name.


def migrate_hero(hero: dict[str, Data]) -> dict[str, Data]:
    """What cannot be escaped holds for one turn (DQ-CATA-28): a mark older than that goes, and who
    has left is asked what it carried out (DQ-SOLO-7)."""
    loot = as_list(as_dict(hero["loot"])["cards"])
    decks = [CARD_DECKS[CARD.load(card)] for card in loot]
    return {
        **hero,
        "no_escape": as_bool(hero["no_escape"]) and as_bool(hero["must_face"]),
        "with_treasure": WHEREABOUTS.load(hero["where"]) == LEFT and TREASURE_DECK in decks,
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


# -- from layout 2 to 3 ---------------------------------------------------------------------------


def with_its_effect(row: list[Data]) -> Data:
    """An effect of a Power card was known by its place on the card."""
    if row[0] != "wield":
        return row
    who, attack, place = as_list(row[1])
    card = ATTACK.ids[ATTACK.load(attack)]
    ids = [id_ for id_ in KEPT["effect"] if id_.partition("/")[0] == card]
    return [row[0], [who, ids[as_int(place)]], *row[2:]]


# -- from layout 0 to 1 ---------------------------------------------------------------------------

# Layout 0 stored numbers. Where one stands alone its noun knows what it was; here is what stood
# together, or in a list by its place.


def lay_out_anew(state: dict[str, Data]) -> dict[str, Data]:
    heroes: Data = [lay_out_hero(as_dict(hero)) for hero in as_list(state["heroes"])]
    combat = state["combat"]
    return {
        **state,
        "heroes": heroes,
        "decks": by_deck(state["decks"], EXPLORATION),
        "discards": by_deck(state["discards"], DISCARDED),
        "combat": None if combat is None else lay_out_combat(as_dict(combat)),
    }


def by_deck(piles: Data, decks: tuple[int, ...]) -> Data:
    """Every deck had a pile, also those that never hold a card."""
    found = dict(zip(KEPT["deck"], as_list(piles), strict=True))
    return {id_: found[id_] for id_ in [DECK.ids[deck] for deck in decks] if id_ in found}


def lay_out_hero(hero: dict[str, Data]) -> Data:
    """What could be used once a turn was a list, and only a prayer was ever in it."""
    tokens: Data = [encounter(as_int(token)) for token in as_list(hero["determination"])]
    prayed = bool(as_list(hero["used"]))
    rest = {field: value for field, value in hero.items() if field != "used"}
    return {**rest, "determination": tokens, "prayed": prayed}


def encounter(number: int) -> str:
    """The id of what Determination was gained in."""
    if number >= PASSAGES:
        return KEPT["passage"][number - PASSAGES]
    return KEPT["cell"][number - PLACES] if number >= PLACES else KEPT["card"][number]


def lay_out_combat(combat: dict[str, Data]) -> Data:
    sides = {name: as_dict(combat[name]) for name in ("hero", "foe")}
    for side in sides.values():
        for marks in ("marks", "next_marks"):
            side[marks] = [lay_out_mark(as_list(mark)) for mark in as_list(side[marks])]
    return {**combat, **sides}


def lay_out_mark(mark: list[Data]) -> Data:
    """A mark had its type of attack and its number only where it needed them."""
    kind = as_int(mark[0])
    if kind in (BONUS_IF_MINE, BONUS_IF_THEIRS):
        return mark
    if kind == FORBID:
        return [kind, mark[1], 0]
    return [kind, NONE, mark[1] if len(mark) > 1 else 0]
