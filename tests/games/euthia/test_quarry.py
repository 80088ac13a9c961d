"""The Quarry of The Short Hunt, and what else Reputation and Health come to."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import MONSTER
from grimorio.games.euthia.rules.ending import score
from grimorio.games.euthia.rules.health import heal, wound
from grimorio.games.euthia.rules.quarry import slay
from grimorio.games.euthia.rules.turn import begin_round
from tests.games.euthia.treks import Trek


@pytest.mark.rule("EU-RUL-201")
def test_in_rounds_two_four_and_six_the_top_monster_of_a_level_becomes_quarry() -> None:
    trek = Trek(begin_round())
    tops = list(trek.s.monster_tops)
    assert (trek.s.round, trek.s.quarry) == (2, tops[:1])
    trek.say("end none", "end none")
    assert (trek.s.round, trek.s.quarry) == (3, tops[:1])
    trek.say("end none", "end none")
    assert (trek.s.round, trek.s.quarry) == (4, tops[:2])


@pytest.mark.rule("EU-RUL-201")
def test_who_slays_a_quarry_gains_its_level_in_reputation_once() -> None:
    s = Trek().s
    hydra = MONSTER.number("hydra")
    s.quarry = [hydra]
    slay(s, 0, MONSTER.number("mud-boar"))
    assert (s.heroes[0].reputation, s.quarry) == (0, [hydra])
    slay(s, 0, hydra)
    assert (s.heroes[0].reputation, s.quarry) == (3, [])


@pytest.mark.rule("EU-RUL-75")
def test_reputation_has_no_upper_limit() -> None:
    assert score(Trek(reputation=120).s, 0).fame == 120


@pytest.mark.rule("EU-HEALTH-1", "EU-HEALTH-2")
def test_wounds_lower_health_and_healing_stops_at_the_maximum() -> None:
    s = Trek(health=5).s
    wound(s, 0, 2)
    assert s.heroes[0].health == 3
    heal(s, 0, 9)
    assert s.heroes[0].health == 6
