"""What is hidden from whom, and what is never lost: for bots, for undo, for the laws of the engine.

Decks are bags and have no order to hide. Hidden are hands, cards put on the bottom of a deck, and
beings discarded unseen; a player's beings are dealt anew among that player's own cards, legends and
flares among all hands (TK-RUL-31, TK-RUL-32).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grimorio.core import Chance, Data, Seat
from grimorio.games.tashkalar.components.numbers import FIRST_FLARE, FIRST_LEGEND, SCHOOL_CARDS
from grimorio.games.tashkalar.rules.board import BOARD
from grimorio.games.tashkalar.rules.pieces import LEGENDARY_SUPPLY
from grimorio.games.tashkalar.state import Arena, Player
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone, redeal, varying


def being_zones(player: Player) -> list[Zone]:
    return [player.hand, player.top, player.bottom, player.discard]


def legend_zones(s: Arena) -> list[Zone]:
    return [*[player.legends for player in s.players], s.legend_bottom]


def flare_zones(s: Arena) -> list[Zone]:
    return [*[player.flares for player in s.players], s.flare_bottom]


def hide(s: Arena, seat: Seat, chance: Chance) -> None:
    """Deal anew all that the seat cannot know."""
    for player in s.players:
        redeal(being_zones(player), player.deck, seat, chance)
    redeal(legend_zones(s), s.legend_deck, seat, chance)
    redeal(flare_zones(s), s.flare_deck, seat, chance)


def secrets(s: Arena, seat: Seat) -> Mapping[str, Sequence[int]]:
    """The hidden zones of a seat that could hold something else, as far as the seat knows."""
    found: dict[str, Sequence[int]] = {}
    for number, player in enumerate(s.players):
        found |= varying(f"beings{number}", being_zones(player), player.deck, seat)
    found |= varying("legends", legend_zones(s), s.legend_deck, seat)
    found |= varying("flares", flare_zones(s), s.flare_deck, seat)
    return found


def conserved(s: Arena) -> Data:
    """Every card and task is somewhere, and only once; no side has more pieces on the board than
    it owns, and no two pieces share a square."""
    beings: list[Data] = [list[Data](cards) for cards in SCHOOL_CARDS]
    for number, player in enumerate(s.players):
        cards = player.deck[:]
        for zone in being_zones(player):
            cards += zone.cards
        if 0 <= s.card < FIRST_LEGEND and number == s.turn:
            cards.append(s.card)
        if player.school != NONE:
            beings[player.school] = list[Data](sorted(cards))
    legends = [*s.legend_deck, *s.legend_discard]
    for zone in legend_zones(s):
        legends += zone.cards
    flares = [*s.flare_deck, *s.flare_discard]
    for zone in flare_zones(s):
        flares += zone.cards
    if s.card >= FIRST_LEGEND:
        (flares if s.card >= FIRST_FLARE else legends).append(s.card)
    tasks = [*s.task_deck, *s.task_bottom, *s.tasks, s.next_task]
    for side in s.sides:
        tasks += side.tasks
    return [
        beings,
        list[Data](sorted(legends)),
        list[Data](sorted(flares)),
        list[Data](sorted([task for task in tasks if task != NONE])),
        is_sound(s),
    ]


def is_sound(s: Arena) -> bool:
    """Whether the board could lie on a table like that."""
    seen = 0
    for side in s.sides:
        if side.pieces & seen or side.pieces & ~BOARD:
            return False
        if side.upgraded & ~side.pieces or side.legends & ~side.upgraded:
            return False
        if side.legends.bit_count() > LEGENDARY_SUPPLY:
            return False
        if (side.pieces ^ side.legends).bit_count() > side.supply:
            return False
        seen |= side.pieces
    return True
