"""What the supply and the discard piles hold, and what a turn may be made of."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import PIECE
from grimorio.games.euthia.rules.board import BAGS, free_places, kind_of
from grimorio.games.euthia.rules.gains import gain_gaar, gain_gold
from grimorio.games.euthia.state import MERCHANTS
from tests.games.euthia.fights import Bout
from tests.games.euthia.treks import AROUND, Trek

LAND = {**dict.fromkeys(AROUND, "i-other-3"), "+1+1": "i-other-4", "+2-1": "i-other-6"}


@pytest.mark.rule("EU-SETUP-4")
def test_the_hope_die_shows_zero_before_anybody_has_rolled() -> None:
    fight = Bout().game.state.fight
    assert fight is not None
    assert fight.hope == 0


@pytest.mark.rule("EU-SETUP-13", "EU-CORE-4")
def test_there_is_always_more_gold_than_printed_tokens() -> None:
    s = Trek(gaar=0).s
    gain_gold(s, 0, 65)  # 64 are printed
    gain_gaar(s, 0, 4)
    gain_gaar(s, 1, 0)
    assert (s.heroes[0].gold, s.heroes[0].gaar) == (65, 4)


@pytest.mark.rule("EU-BOARD-8")
def test_healing_potions_do_not_run_out() -> None:
    trek = Trek(gold=13)
    for _ in range(13):
        trek.say("church-potion")
        if not trek.can("church-potion") and trek.can("throw"):
            trek.say(trek.can("throw")[0])
    assert trek.hero.gold == 0


@pytest.mark.rule("EU-TURN-3")
def test_actions_and_movement_come_in_any_order() -> None:
    trek = Trek(at="+1+1", tiles=LAND, gold=3, offers={MERCHANTS: ["herbs"]}, draws=["sling"])
    trek.say("trade", "buy herbs", "done", "march combat", "go +1+0")
    assert trek.can("mine") == ["mine with none"] or trek.can("march")
    assert trek.hero.moves == 2


@pytest.mark.rule("EU-RUL-83")
def test_objects_may_lie_in_bags_and_abilities_may_not() -> None:
    hero = Trek().hero
    for name in ("short-sword", "herbs", "iron", "opal", "essence-air", "gaar", "trophy-mud-boar"):
        assert set(free_places(hero, PIECE.number(name))) & set(BAGS), name
    for name in ("tongue-of-fire", "flash"):
        assert not set(free_places(hero, PIECE.number(name))) & set(BAGS), name
        assert kind_of(PIECE.number(name)) in ("ability", "first")
