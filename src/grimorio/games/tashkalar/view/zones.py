"""Everything that lies on the table: hands, decks that can be browsed, discards, tasks.

A deck shows how many cards are left in it and, when it is opened, all cards of its kind: greyed
those that are known not to be in it any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

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
from grimorio.kit.story import seat_text
from grimorio.kit.zones import Zone as Cards


def zones(s: Arena, seat: Seat) -> Iterator[Zone]:
    """What the seat sees of them."""
    for other in range(len(s.players)):
        yield hand(s, seat, other)
    if s.card != NONE:
        face = (Card("now", card_face(s.card), back_of(s.card)),)
        yield Zone("now", Text("zone-now"), "row", 1, face, rules=("TK-SUMMON-15",))
    if s.form == ELITE:
        yield from task_zones(s, seat)
    for other in range(len(s.players)):
        if s.players[other].school != NONE:
            yield deck(s, seat, other)
            yield discards(s, seat, other)
    yield from shared_decks(s, seat)


# -- hands -----------------------------------------------------------------------------------------


def hand(s: Arena, seat: Seat, other: Seat) -> Zone:
    """Beings, legends and flares; of others only their backs (TK-RUL-32)."""
    player = s.players[other]
    cards: list[Card] = []
    for name, held in zip(BACKS, (player.hand, player.legends, player.flares), strict=True):
        cards += held_cards(s, seat, other, name, held)
    label = Text("zone-hand", {"seat": seat_text(other)})
    rules, brief = ("TK-DRAW-1",), Text("brief-hand")
    return Zone(f"hand{other}", label, "hand", len(cards), tuple(cards), other, rules, brief=brief)


def held_cards(s: Arena, seat: Seat, other: Seat, name: str, held: Cards) -> Iterator[Card]:
    for place, card in enumerate(held.known(seat)):
        number = f"{name}{other}-{place}"
        if card is None:
            yield Card(number, back=name)
        else:
            hints = shows(s, seat, card) if seat == other else ()
            yield Card(number, card_face(card), name, shows=hints)


# -- decks and discards ----------------------------------------------------------------------------


def deck(s: Arena, seat: Seat, other: Seat) -> Zone:
    """The beings of a school; in team play six of the deck lie sideways (TK-TSETUP-3)."""
    player = s.players[other]
    left = deck_size(s, other)
    gone = known(seat, player.hand, player.discard) | {s.card}
    sideways = left - straight(s, other)
    label = Text("zone-deck", {"school": school_text(player.school), "sideways": sideways})
    brief = Text("brief-deck", {"sideways": sideways})
    rule = "TK-END-2" if s.teams else "TK-END-1"
    cards = SCHOOL_CARDS[player.school]
    return browsed(f"deck{other}", label, left, cards, gone, other, rule, brief)


def discards(s: Arena, seat: Seat, other: Seat) -> Zone:
    """What was summoned is open to all, what was discarded only to its owner (TK-RUL-31). Hidden
    cards lie below the others: where one of them was would tell when it was discarded."""
    pile = s.players[other].discard
    open_cards = [card for card in pile.known(seat) if card is not None]
    name = f"discard{other}"
    hidden = [Card(f"{name}-{n}", back="being") for n in range(len(pile) - len(open_cards))]
    cards = (*hidden, *[Card(f"{name}-{card_face(c)}", card_face(c), "being") for c in open_cards])
    label = Text("zone-discard", {"seat": seat_text(other)})
    brief = Text("brief-discard")
    return Zone(name, label, "pile", len(pile), cards, other, ("TK-DRAW-5",), brief=brief)


def shared_decks(s: Arena, seat: Seat) -> Iterator[Zone]:
    """Legends and flares; their discards come back when the deck runs out (TK-DRAW-4)."""
    held = {s.card}
    for player in s.players:
        held |= known(seat, player.legends, player.flares)
    for name, deck, bottom, pile, kind in (
        ("legends", s.legend_deck, s.legend_bottom, s.legend_discard, LEGEND_CARDS),
        ("flares", s.flare_deck, s.flare_bottom, s.flare_discard, FLARE_CARDS),
    ):
        gone = held | set(pile)
        left = len(deck) + len(bottom)
        yield browsed(name, Text(f"zone-{name}"), left, kind, gone, None, "TK-DRAW-4")


def browsed(
    name: str,
    label: Text,
    left: int,
    cards: Sequence[int],
    gone: set[int],
    owner: Seat | None,
    rule: str,
    brief: Text | None = None,
) -> Zone:
    """A deck that can be looked through: what it is made of, not what is in it now."""
    faces = tuple(leaf(name, card_face(card), back_of(card), card in gone) for card in cards)
    return Zone(name, label, "deck", left, faces, owner, (rule,), brief=brief)


@cache
def leaf(deck: str, face: str, back: str, gone: bool) -> Card:
    """A card of a deck that is looked through."""
    return Card(f"{deck}-{face}", face, back, dim=gone)


def known(seat: Seat, *zones: Cards) -> set[int]:
    """The cards of some zones that the seat has seen."""
    return {card for zone in zones for card in zone.known(seat) if card is not None}


# -- tasks -----------------------------------------------------------------------------------------


def task_zones(s: Arena, seat: Seat) -> Iterator[Zone]:
    """Current tasks with the sides that meet them, the next one, the deck, and what was claimed."""
    current = tuple(task_card(s, seat, task) for task in s.tasks if task != NONE)
    yield beside("tasks", current, "TK-TASK-1")
    if s.next_task != NONE:
        card = (Card(f"task-{s.next_task}", task_face(s.next_task), "task"),)
        yield beside("next-task", card, "TK-TASK-3")
    claimed = [task for side in s.sides for task in side.tasks]
    yield task_deck(s, {*claimed, *s.tasks, s.next_task})
    for number, side in enumerate(s.sides):
        label = Text("zone-claimed", {"side": side_text(s, number)})
        cards = tuple(Card(f"task-{task}", task_face(task), "task") for task in side.tasks)
        owner = wearer(s, number)
        yield Zone(f"claimed{number}", label, "pile", len(cards), cards, owner, ("TK-TASK-6",))


def beside(name: str, cards: tuple[Card, ...], rule: str) -> Zone:
    """Open to all, and always in sight."""
    label = Text(f"zone-{name}")
    return Zone(name, label, "row", len(cards), cards, rules=(rule,), beside=True)


def task_card(s: Arena, seat: Seat, task: int) -> Card:
    """A current task, marked for each side that could claim it if its turn ended now."""
    badges = tuple(met_badges(s, seat, task))
    return Card(f"task-{task}", task_face(task), "task", badges)


def met_badges(s: Arena, seat: Seat, task: int) -> Iterator[Badge]:
    for side in range(len(s.sides)):
        if is_met(s, side, task):
            own = seat >= 0 and side == side_of(s, seat)
            label = Text("task-met", {"side": side_text(s, side)})
            yield Badge(
                label, "check-mark" if own else "hazard-sign", tone="good" if own else "danger"
            )


def task_deck(s: Arena, gone: Iterable[int]) -> Zone:
    left = len(s.task_deck) + len(s.task_bottom)
    out = set(gone)
    faces = tuple(
        leaf("task-deck", task_face(task), "task", task in out) for task in range(len(TASK.ids))
    )
    return Zone("task-deck", Text("zone-task-deck"), "deck", left, faces, rules=("TK-ESETUP-6",))
