"""Packs: cards as they lie on a table, drawn for a seat.

A pack knows the face and the back of each of its cards, and lays them out: open, or so that a seat
sees the backs and the faces it knows::

    LOOT = Pack(face=lambda card: f"loot-{card}", back=lambda card: "loot")
    LOOT.zone("loot0", Text("loot"), hand, seat)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from grimorio.core.asking import Seat
from grimorio.core.scene import Card, Text
from grimorio.core.scene import Zone as Drawn
from grimorio.kit.zones import Zone

Look: TypeAlias = Literal["hand", "row", "pile", "deck"]


class Pack:
    """Cards of one kind, by their faces and backs."""

    __slots__ = ("back", "face")

    def __init__(self, face: Callable[[int], str], back: Callable[[int], str]) -> None:
        self.face: Final = face
        self.back: Final = back

    def cards(
        self, name: str, cards: Sequence[int], known: Sequence[int | None]
    ) -> tuple[Card, ...]:
        """Cards side by side, `NAME-0` the first; those not known lie face down."""
        return tuple(
            [
                Card(
                    f"{name}-{place}",
                    "" if known[place] is None else self.face(card),
                    self.back(card),
                )
                for place, card in enumerate(cards)
            ]
        )

    def open(
        self,
        name: str,
        label: Text,
        cards: Sequence[int],
        look: Look = "row",
        owner: Seat | None = None,
        rules: tuple[str, ...] = (),
        brief: Text | None = None,
    ) -> Drawn:
        """Cards that lie face up."""
        drawn = self.cards(name, cards, cards)
        return Drawn(name, label, look, len(cards), drawn, owner, rules, brief=brief)

    def zone(
        self,
        name: str,
        label: Text,
        zone: Zone,
        seat: Seat,
        look: Look = "row",
        owner: Seat | None = None,
        rules: tuple[str, ...] = (),
        brief: Text | None = None,
    ) -> Drawn:
        """Cards of which the seat sees the backs, and the faces it knows."""
        drawn = self.cards(name, zone.cards, zone.known(seat))
        return Drawn(name, label, look, len(zone), drawn, owner, rules, brief=brief)
