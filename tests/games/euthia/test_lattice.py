"""The lattice of the map (EU-HEX, EU-SPEC, EU-RUL-21)."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import SPACE, SPOT
from grimorio.games.euthia.rules.lattice import (
    BOARD,
    HEXES,
    NEIGHBOURS,
    PLACE_OF,
    PLACES,
    START,
    START_PLACE,
    centre_of,
    distance,
)


@pytest.mark.rule("EU-HEX-1", "EU-RUL-21", "EU-MAP-1", "EU-REVEAL-4")
def test_tiles_of_three_hexes_cover_the_plane_and_all_lie_alike() -> None:
    assert [SPOT.ids[cell] for cell in PLACES[START_PLACE]] == ["+0+0", "+1+0", "+0+1"]
    for one, other, third in PLACES:
        q, r = BOARD.places[one]
        assert (q - r) % 3 == 0
        assert {BOARD.places[other], BOARD.places[third]} == {(q + 1, r), (q, r + 1)}
        assert other in NEIGHBOURS[one]
        assert third in NEIGHBOURS[one]
        assert third in NEIGHBOURS[other]
    covered = [cell for cells in PLACES for cell in cells]
    assert len(covered) == len(set(covered)) > 2600
    assert all(PLACE_OF[cell] >= 0 for cell in BOARD.within(PLACES[START_PLACE][0], 27))


@pytest.mark.rule("EU-SPEC-2", "EU-TELE-7", "EU-RUL-30")
def test_a_centre_is_one_away_from_the_hexes_of_its_tile() -> None:
    assert START == centre_of(START_PLACE) >= HEXES
    assert [distance(START, cell) for cell in PLACES[START_PLACE]] == [1, 1, 1]
    far = centre_of(SPACE.number("+3+0"))
    assert distance(START, far) == 4
    assert distance(far, START) == 4
    assert distance(START, START) == 0
    assert distance(SPOT.number("+0+0"), SPOT.number("+2-1")) == 2
