"""Everything that lies on the table: hands, decks that can be browsed, discards, tasks.

A deck shows how many cards are left in it and, when it is opened, all cards of its kind: greyed
those that are known not to be in it any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Text, Zone
from grimorio.games.tashkalar.components.numbers import FLARE_CARDS, LEGEND_CARDS, SCHOOL_CARDS
from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules.drawing import deck_size, straight
from grimorio.games.tashkalar.rules.tasks import is_met
from grimorio.games.tashkalar.rules.teams import side_of
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.games.tashkalar.view.hints import shows
from grimorio.games.tashkalar.view.names import (
    BACKS,
    back_of,
    card_face,
    school_text,
    side_text,
    task_face,
    wearer,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.piles import Cards, Pack, Pile, at_place, draw
from grimorio.kit.story import Words, seat_text
from grimorio.kit.zones import Zone as Held

IN_PLAY: Final = Pack(card_face, back_of, lambda card: "now")
TASKS: Final = Pack(task_face, "task", "task-{}".format)


def zones(s: Arena, seat: Seat) -> Iterator[Zone]:
    """What the seat sees of them."""
    seats = range(len(s.players))
    for other in seats:
        yield from draw(HAND, s, seat, other, {"seat": seat_text(other)}, other)
    yield from draw(NOW, s, seat)
    if s.form == ELITE:
        yield from draw(TASK_ROWS, s, seat)
        for side in range(len(s.sides)):
            words: Words = {"side": side_text(s, side)}
            yield from draw(CLAIMED, s, seat, side, words, wearer(s, side))
    for other in seats:
        if s.players[other].school != NONE:
            yield deck(s, seat, other)
            yield from draw([DISCARD], s, seat, other, {"seat": seat_text(other)}, other)
    yield from draw(SHARED, s, seat)


def one(number: int) -> list[int]:
    """A card or a task, if there is one."""
    return [] if number == NONE else [number]


# -- hands, decks and discards ---------------------------------------------------------------------


def hand(s: Arena, seat: Seat, of: Seat, name: str) -> Cards:
    """Beings, legends and flares; of others only their backs (TK-RUL-32)."""
    player = s.players[of]
    found: list[Card] = []
    for back, held in zip(BACKS, (player.hand, player.legends, player.flares), strict=True):
        for place, card in enumerate(held.known(seat)):
            face = "" if card is None else card_face(card)
            hints = () if card is None or seat != of else shows(s, seat, card)
            found.append(Card(f"{back}{of}-{place}", face, back, shows=hints))
    return tuple(found)


def deck(s: Arena, seat: Seat, other: Seat) -> Zone:
    """The beings of a school; in team play six of the deck lie sideways (TK-TSETUP-3)."""
    player = s.players[other]
    left = deck_size(s, other)
    sideways = left - straight(s, other)
    name, school = f"deck{other}", school_text(player.school)
    gone = known(seat, player.hand, player.discard) | {s.card}
    cards = browsed(name, SCHOOL_CARDS[player.school], gone)
    label = Text("zone-deck", {"school": school, "sideways": sideways})
    brief = Text("brief-deck", {"sideways": sideways})
    rule = "TK-END-2" if s.teams else "TK-END-1"
    return Zone(name, label, "deck", left, cards, other, (rule,), brief=brief)


def discard(s: Arena, seat: Seat, of: Seat, name: str) -> Cards:
    """What was summoned is open to all, what was discarded only to its owner (TK-RUL-31). Hidden
    cards lie below the others: where one of them was would tell when it was discarded."""
    faces = [card_face(card) for card in s.players[of].discard.known(seat) if card is not None]
    hidden = len(s.players[of].discard) - len(faces)
    below = [Card(at_place(name, place), back="being") for place in range(hidden)]
    return (*below, *[Card(at_place(name, face), face, "being") for face in faces])


def legends(s: Arena, seat: Seat, of: Seat, name: str) -> Cards:
    """Discards come back when the deck runs out (TK-DRAW-4)."""
    held = known(seat, *[player.legends for player in s.players])
    return browsed(name, LEGEND_CARDS, {s.card, *held, *s.legend_discard})


def flares(s: Arena, seat: Seat, of: Seat, name: str) -> Cards:
    """The same of flares."""
    held = known(seat, *[player.flares for player in s.players])
    return browsed(name, FLARE_CARDS, {s.card, *held, *s.flare_discard})


def browsed(name: str, cards: Sequence[int], gone: set[int]) -> Cards:
    """A deck that can be looked through: what it is made of, not what is in it now."""
    return tuple([leaf(name, card_face(card), back_of(card), card in gone) for card in cards])


@cache
def leaf(deck: str, face: str, back: str, gone: bool) -> Card:
    """A card of a deck that is looked through."""
    return Card(f"{deck}-{face}", face, back, dim=gone)


def known(seat: Seat, *zones: Held) -> set[int]:
    """The cards of some zones that the seat has seen."""
    return {card for zone in zones for card in zone.known(seat) if card is not None}


# -- tasks -----------------------------------------------------------------------------------------


def tasks(s: Arena, seat: Seat, of: int, name: str) -> Cards:
    """The current tasks, marked for each side that could claim one if its turn ended now."""
    return tuple(
        [
            Card(f"task-{task}", task_face(task), "task", tuple(met_badges(s, seat, task)))
            for task in s.tasks
            if task != NONE
        ]
    )


def met_badges(s: Arena, seat: Seat, task: int) -> Iterator[Badge]:
    for side in range(len(s.sides)):
        if is_met(s, side, task):
            label = Text("task-met", {"side": side_text(s, side)})
            if seat >= 0 and side == side_of(s, seat):
                yield Badge(label, "check-mark", tone="good")
            else:
                yield Badge(label, "hazard-sign", tone="danger")


def every_task(s: Arena, seat: Seat, of: int, name: str) -> Cards:
    gone = {*s.tasks, s.next_task, *[task for side in s.sides for task in side.tasks]}
    return tuple(
        [leaf(name, task_face(task), "task", task in gone) for task in range(len(TASK.ids))]
    )


# -- all of them -----------------------------------------------------------------------------------

Piles: TypeAlias = tuple[Pile[Arena], ...]
HAND: Final[Piles] = (Pile("hand{}", "hand", hand, ("TK-DRAW-1",), stays=True),)
NOW: Final[Piles] = (Pile("now", "row", IN_PLAY.of(lambda s, of: one(s.card)), ("TK-SUMMON-15",)),)
TASK_ROWS: Final[Piles] = (
    Pile("tasks", "row", tasks, ("TK-TASK-1",), stays=True, beside=True),
    Pile("next-task", "row", TASKS.of(lambda s, of: one(s.next_task)), ("TK-TASK-3",), beside=True),
    Pile(
        "task-deck", "deck", every_task, ("TK-ESETUP-6",), lambda s, of: s.task_deck + s.task_bottom
    ),
)
CLAIMED: Final[Piles] = (
    Pile(
        "claimed{}", "pile", TASKS.of(lambda s, side: s.sides[side].tasks), ("TK-TASK-6",),
        brief=False, stays=True,
    ),
)  # fmt: skip
DISCARD: Final[Pile[Arena]] = Pile("discard{}", "pile", discard, ("TK-DRAW-5",), stays=True)
SHARED: Final[Piles] = (
    Pile(
        "legends", "deck", legends, ("TK-DRAW-4",),
        lambda s, of: s.legend_deck + s.legend_bottom.cards,
    ),
    Pile(
        "flares", "deck", flares, ("TK-DRAW-4",),
        lambda s, of: s.flare_deck + s.flare_bottom.cards,
    ),
)  # fmt: skip
