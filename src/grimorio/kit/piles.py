"""Piles: the hands, rows, piles and decks of a title, each declared once and drawn for a seat.

A pack knows what its cards look like; a pile says what lies in it::

    CARDS: Final = Pack(ids(CARD), "card")
    OF_PLAYER: Final[tuple[Pile[Marsh], ...]] = (
        Pile("hand{}", "hand", CARDS.of(lambda s, of: s.bearers[of].hand), ("WI-1",)),
        Pile("discard{}", "pile", CARDS.of(lambda s, of: s.bearers[of].discard)),
    )
    zones = draw(OF_PLAYER, s, seat, 1, {"seat": seat_text(1)}, owner=1)

The hand of player 1 is the zone `hand1`; its label is the message `zone-hand`, and `brief-hand`
where it is drawn with a brief one. What is tapped there asks the pile for its id, as in
`HAND.places(hand, card, of=1)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from grimorio.core.asking import Seat
from grimorio.core.nouns import NONE
from grimorio.core.scene import Card, Text
from grimorio.core.scene import Zone as Drawn
from grimorio.kit.story import Words
from grimorio.kit.zones import Zone

S = TypeVar("S")
Look: TypeAlias = Literal["hand", "row", "pile", "deck"]
Cards: TypeAlias = "tuple[Card, ...]"
Places: TypeAlias = "tuple[str, ...]"
Lies: TypeAlias = "Callable[[S, Seat, int, str], Cards]"
"""The cards of a pile as they are drawn: for a state, the seat that looks, the number of whose pile
it is, and the id of the zone."""


@dataclass(frozen=True, eq=False)
class Pack:
    """Cards of one kind: their faces and their backs, and their ids, if those are not `ZONE-PLACE`
    but the same wherever they lie."""

    face: Callable[[int], str]
    back: str | Callable[[int], str]
    id: Callable[[int], str] | None = None

    def of(self, cards: Callable[[S, int], Zone | Sequence[int]]) -> Lies[S]:
        """Cards face up, those that are NONE face down; of a zone the faces that the seat knows,
        and the backs of the others."""

        def lie(s: S, seat: Seat, of: int, name: str) -> Cards:
            found = cards(s, of)
            if not found:
                return ()
            if isinstance(found, Zone):
                return laid(self, name, tuple(found.cards), tuple(found.known(seat)))
            return laid(self, name, tuple(found))

        return lie


def at_place(zone: str, place: int | str) -> str:
    """The id of a card by where it lies, or by what it is where each lies once."""
    return f"{zone}-{place}"


@lru_cache(maxsize=8192)
def laid(
    pack: Pack, name: str, cards: tuple[int, ...], known: tuple[int | None, ...] | None = None
) -> Cards:
    """Cards of a pack side by side in a zone; what is not known of them is None."""
    known = known or tuple([None if card == NONE else card for card in cards])
    found = []
    for place, (card, face) in enumerate(zip(cards, known, strict=True)):
        back = pack.back if isinstance(pack.back, str) else pack.back(card)
        number = at_place(name, place) if pack.id is None or face is None else pack.id(face)
        found.append(Card(number, "" if face is None else pack.face(face), back))
    return tuple(found)


class Pile(NamedTuple, Generic[S]):
    """Where cards lie, and on which rules."""

    name: str
    """`hand{}` is the hand of somebody: `hand0`, with the label `zone-hand`, and `brief-hand` where
    its owner is named anyway. `deck-{}` is one of several and is always called `zone-deck`."""
    look: Look
    cards: Lies[S] | None
    """None where only the number of cards is seen; then it is always drawn."""
    rules: tuple[str, ...] = ()
    holds: Callable[[S, int], Sequence[int]] | None = None
    """What lies there, if it is not what is drawn: of that only the number is seen."""
    mine: Look | None = None
    """How it looks to its owner."""
    owned: bool = True
    """Or it is nobody's, whoever it is called after."""
    brief: bool = True
    stays: bool = False
    """It is drawn also when nothing lies there."""
    beside: bool = False

    def id(self, of: int | str = NONE) -> str:
        """The id of the zone of that number, or called by that word."""
        return self.name.format(of)

    def place(self, place: int | str, of: int | str = NONE) -> str:
        """The id of a card by its place, unless its pack knows another."""
        return at_place(self.id(of), place)

    def places(self, things: Iterable[int | None], one: int, of: int | str = NONE) -> Places:
        """Where a thing lies among those of the zone: every place that holds one of its kind."""
        return tuple([self.place(place, of) for place, other in enumerate(things) if other == one])


@lru_cache(maxsize=4096)
def named(name: str, of: int | str) -> tuple[str, str, Text | None]:
    """The id of a zone, and what it is called."""
    word = name.replace("-{}", "").replace("{}", "")
    return name.format(of), f"zone-{word}", Text(f"brief-{word}") if f"{word}{{}}" == name else None


def draw(
    piles: Sequence[Pile[S]],
    s: S,
    seat: Seat,
    of: int = NONE,
    words: Words | None = None,
    owner: Seat | None = None,
    by: str = "",
) -> list[Drawn]:
    """Piles as a seat sees them: those of the number `of`, or called `by` another word than it;
    `words` are those of their labels."""
    words = words or {}
    found = []
    for called, look, cards, rules, holds, mine, owned, brief, stays, beside in piles:
        name, label, short = named(called, by or of)
        lying = () if cards is None else cards(s, seat, of, name)
        if lying or stays or cards is None:
            found.append(
                Drawn(
                    name,
                    Text(label, words),
                    look if mine is None or seat != owner else mine,
                    len(lying if holds is None else holds(s, of)),
                    lying,
                    owner if owned else None,
                    rules,
                    beside,
                    short if brief and owned else None,
                )
            )
    return found
