"""Zones: cards and tokens in a row, and which seats have seen each since it was last mixed.

A face-down deck is a bag: a sorted list whose next card is drawn from chance when it is drawn, so
that no hidden order exists. Only cards that somebody placed have a position. A mask has one bit for
each seat; EVERYBODY also means the spectators.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final, TypeAlias, TypeVar

from grimorio.core.asking import Seat
from grimorio.core.chance import Chance
from grimorio.core.data import Data, as_dict, as_int, as_list
from grimorio.core.events import Telling, reveal
from grimorio.core.nouns import Noun
from grimorio.core.states import Stored

T = TypeVar("T")
Bag: TypeAlias = list[T]
"""The type of a bag in a state class: what is loaded is put in order."""

NOBODY: Final = 0
EVERYBODY: Final = -1


def only(seat: Seat) -> int:
    """The mask of one seat."""
    return 1 << seat


def knows(mask: int, seat: Seat) -> bool:
    """Whether the seat is in the mask; a spectator only in EVERYBODY."""
    return mask == EVERYBODY if seat < 0 else bool(mask >> seat & 1)


class Zone(Stored):
    """Cards in the order they came, each with the mask of the seats that have seen it. In a state
    class it is a field of type `Annotated[Zone, CARD]`, so that cards are stored by ids."""

    cards: list[int]
    seen: list[int]

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: int) -> bool:
        return card in self.cards

    def add(self, card: int, seen: int) -> None:
        """Put a card at the end, seen by the seats of the mask."""
        self.cards.append(card)
        self.seen.append(seen)

    def take(self, card: int) -> int:
        """Take a card out, the longest held of its kind; the mask of those who have seen it."""
        place = self.cards.index(card)
        del self.cards[place]
        return self.seen.pop(place)

    def take_at(self, place: int) -> int:
        """Take out the card at a place."""
        del self.seen[place]
        return self.cards.pop(place)

    def known(self, seat: Seat) -> list[int | None]:
        """The cards as the seat knows them, None for those it has not seen."""
        cards, seen = self.cards, self.seen
        return [cards[n] if knows(seen[n], seat) else None for n in range(len(cards))]

    def dump_by(self, noun: Noun) -> Data:
        """As plain data, with the ids of the cards."""
        return {"cards": noun.dump_all(self.cards), "seen": list[Data](self.seen)}

    @staticmethod
    def load_by(noun: Noun, data: Data) -> Zone:
        """What was dumped, checked."""
        row = as_dict(data, "cards", "seen")
        cards = [noun.load(card) for card in as_list(row["cards"])]
        return Zone(cards, [as_int(mask) for mask in as_list(row["seen"])])

    def show(self, s: Telling, place: int, mask: int) -> None:
        """Let the seats of the mask see a card where it lies."""
        if self.seen[place] | mask != self.seen[place]:
            self.seen[place] |= mask
            reveal(s)


def put_in_bag(bag: list[int], cards: Sequence[int]) -> None:
    """Mix cards into a bag: nobody knows any longer where they are."""
    for card in cards:
        insort(bag, card)


def redeal(zones: Sequence[Zone], bag: list[int], seat: Seat, chance: Chance) -> None:
    """Deal anew, among the zones and the bag, every card the seat has not seen.

    The deal depends on what the seat knows and on chance alone: the unseen cards are pooled in
    order before they are dealt.
    """
    pool = bag[:]
    for zone in zones:
        for card, mask in zip(zone.cards, zone.seen, strict=True):
            if not knows(mask, seat):
                pool.append(card)
    pool.sort()
    for zone in zones:
        for place, mask in enumerate(zone.seen):
            if not knows(mask, seat):
                zone.cards[place] = chance.draw(pool)
    bag[:] = pool


def varying(
    name: str, zones: Sequence[Zone], bag: Sequence[int], seat: Seat
) -> dict[str, Sequence[int]]:
    """Of the zones that share a bag, what the seat has not seen and what could be another card:
    by the name and the number of the zone. For a title's `secrets`."""
    unseen = [
        [card for card, mask in zip(zone.cards, zone.seen, strict=True) if not knows(mask, seat)]
        for zone in zones
    ]
    pool = [*bag, *[card for cards in unseen for card in cards]]
    return {
        f"{name}-{number}": cards for number, cards in enumerate(unseen) if can_vary(cards, pool)
    }


def can_vary(cards: Sequence[int], pool: Sequence[int]) -> bool:
    """Whether other cards of the pool than these could lie there; some cards may be alike."""
    rest = list(pool)
    for card in cards:
        rest.remove(card)
    return any(other != card for other in rest for card in cards)
