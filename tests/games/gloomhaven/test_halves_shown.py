"""What half an ability card shows in the hand: numbers, or a picture of what it does."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Half
from grimorio.games.gloomhaven.view import catalogue

HALVES = {(face.id, half.id): half for face in catalogue() for half in face.halves}
SMALL = {name: half for name, half in HALVES.items() if name[0].startswith("card-")}


@pytest.mark.parametrize("half", SMALL.values(), ids=["/".join(one) for one in SMALL])
def test_no_half_of_a_card_is_blank(half: Half) -> None:
    assert half.numbers or half.icon


def test_a_half_that_gives_a_condition_shows_it() -> None:
    assert HALVES["card-proximity-mine", "top"].icon == "wolf-trap"
    assert not HALVES["card-trample", "top"].icon
