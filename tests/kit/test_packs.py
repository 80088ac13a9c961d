"""Packs: cards laid out for a seat, open or face down."""

from __future__ import annotations

from grimorio.core import WATCHER
from grimorio.core.scene import Card, Text
from grimorio.kit.packs import Pack
from grimorio.kit.zones import EVERYBODY, Zone, only

PACK = Pack(face=lambda card: f"loot-{card}", back=lambda card: "gem" if card > 4 else "coin")
LABEL = Text("loot")


def test_open_cards_show_their_faces_to_all() -> None:
    drawn = PACK.open("pile", LABEL, [3, 7], "pile", owner=1, rules=("X-1",))
    assert drawn.cards == (Card("pile-0", "loot-3", "coin"), Card("pile-1", "loot-7", "gem"))
    assert (drawn.look, drawn.count, drawn.owner, drawn.rules) == ("pile", 2, 1, ("X-1",))


def test_a_seat_sees_the_faces_it_knows_and_the_backs_of_the_others() -> None:
    held = Zone([3, 7, 2], [only(0), EVERYBODY, only(1)])
    faces = [
        [card.face for card in PACK.zone("hand0", LABEL, held, seat, "hand").cards]
        for seat in (0, 1, WATCHER)
    ]
    assert faces == [["loot-3", "loot-7", ""], ["", "loot-7", "loot-2"], ["", "loot-7", ""]]
    backs = [card.back for card in PACK.zone("hand0", LABEL, held, 1).cards]
    assert backs == ["coin", "gem", "coin"]
