"""What is hidden from whom (EU-RUL-66, EU-MAP-4, EU-MAP-7)."""

from __future__ import annotations

import pytest

from grimorio.core import Chance
from grimorio.games.euthia.components.numbers import TILES
from grimorio.games.euthia.rules.gains import GOLDEN
from grimorio.games.euthia.rules.secrets import conserved, hide, secrets
from tests.games.euthia.treks import Trek


@pytest.mark.rule("EU-RUL-66")
def test_other_hands_are_dealt_anew_kind_by_kind_and_the_own_one_stays() -> None:
    trek = Trek(hand=["curse", "healing"])
    s = trek.s
    rival = s.heroes[1]
    rival.hand = sorted([s.silver_bag.pop(), s.silver_bag.pop(0), s.gold_bag.pop(0)])
    before = conserved(s)
    seen = set()
    for n in range(12):
        hide(s, 0, Chance(bytes([n])))
        assert sum(GOLDEN[card] for card in s.heroes[1].hand) == 1
        assert s.heroes[0].hand == trek.hero.hand
        seen.add(tuple(s.heroes[1].hand))
        assert conserved(s) == before
    assert len(seen) > 1
    assert {"silver-1", "gold-1"} <= {*secrets(s, 0)}


@pytest.mark.rule("EU-MAP-4", "EU-MAP-6", "EU-MAP-7")
def test_which_other_tiles_were_put_back_is_unknown() -> None:
    s = Trek(pile=["i-other-1", "i-other-2", "i-fixed-1"]).s
    s.boxes[0] = [n for n, tile in enumerate(TILES) if tile.id in ("i-other-3", "i-other-4")]
    found = set()
    for n in range(12):
        hide(s, 0, Chance(bytes([n])))
        assert len(s.map_bags[0]) == 3
        assert "i-fixed-1" in [TILES[tile].id for tile in s.map_bags[0]]
        found.add(tuple(s.map_bags[0]))
    assert len(found) > 1
