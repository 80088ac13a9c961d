"""How bots play both sides of a combat."""

from __future__ import annotations

from grimorio.games.euthia.bot.fights import LEANS
from tests.games.euthia.fights import Bout


def best(bout: Bout) -> str:
    """The answer that a good player leans to most."""
    ask = bout.question
    weights = LEANS[ask.kind](bout.s, ask)
    return ask.keys()[weights.index(max(weights))]


def test_the_monster_spends_its_gaar_on_the_die_that_hurts_more() -> None:
    bout = Bout("stone-crab", rolls=[1, 5])
    assert best(bout) == "gaar left"


def test_a_hero_spares_its_gaar_when_nothing_hurts() -> None:
    bout = Bout("stone-crab", rolls=[1, 2])
    bout.say("pass")
    assert best(bout) == "pass"


def test_a_hero_spends_gaar_on_a_blow_that_would_be_its_last() -> None:
    bout = Bout("stone-crab", health=2, gaar=1, rolls=[5, 4])
    bout.skip("monster_turn").say("pass")
    assert best(bout) == "gaar left"


def test_a_shield_is_raised_where_it_spares_something() -> None:
    bout = Bout("stone-crab", gaar=0, board={"sword-2": "pavise"}, rolls=[4, 4])
    bout.say("pass")
    assert best(bout) == "use pavise"


def test_a_hero_does_not_raise_a_shield_against_a_miss() -> None:
    bout = Bout("stone-crab", gaar=0, board={"sword-2": "pavise"}, rolls=[1, 2])
    bout.say("pass")
    assert best(bout) == "pass"


def test_the_better_tile_attacks() -> None:
    bout = Bout("stone-crab", gaar=0, board={"ability-1": "fireball"}, rolls=[1, 2])
    bout.say("pass")
    assert best(bout) == "attack with fireball"


def test_hope_is_spent_on_the_blow_that_slays() -> None:
    bout = Bout("dragonfly", gaar=0, draws=["dread"], rolls=[1, 1, 6, 6])
    bout.f.damage = 1
    bout.f.hope = 1
    bout.skip("after_hero")
    # 12 - 4 is 8: 2 Damage slay it already, so nothing is spent
    assert best(bout) == "pass"
    bout = Bout("dragonfly", gaar=0, draws=["dread"], rolls=[1, 1, 6, 5])
    bout.f.damage = 1
    bout.f.hope = 1
    bout.skip("after_hero")
    # 11 - 4 is 7: one more makes it 8
    assert best(bout) == "hope-value"


def test_a_potion_is_drunk_where_little_of_it_is_lost() -> None:
    bout = Bout("stone-crab", health=2, gaar=0, rolls=[1, 2])
    assert best(bout) == "use healing-potion"
    bout = Bout("stone-crab", health=5, gaar=0, rolls=[1, 2])
    assert best(bout) == "pass"


def test_a_trophy_is_kept_while_a_bag_is_empty() -> None:
    bout = Bout("stone-crab", gaar=0, reputation=20, draws=["mud-boar"], rolls=[1, 1, 6, 6])
    bout.f.damage = 3
    bout.skip("trophy")
    assert best(bout) == "keep-trophy"
