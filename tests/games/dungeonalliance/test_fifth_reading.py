"""What a fifth reading of the rulebook found, and what it was asked to settle."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.rules.harm import wound
from tests.games.dungeonalliance.table import SECOND, Table, at, room


def hurt_petra(damage: int) -> Table:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", damage)
    return t


@pytest.mark.rule("DA-CHEST-4", "DA-RUL-80")
def test_a_treasure_chest_heals_nobody_also_who_is_healed_by_more_than_others() -> None:
    t = hurt_petra(4)
    t.player(0).artifacts.append(CARD["unicorn-cup"])
    t.token("treasure-chest", (4, 3))
    t.activate("petra")
    t.do("chest", at((4, 3)))
    assert t.player(0).fresh == 1
    assert t.damage("petra") == 4
    assert t.told("healed") == []


@pytest.mark.rule("DA-LCHEST-5", "DA-RUL-80")
def test_a_locked_chest_heals_nobody_either() -> None:
    t = hurt_petra(4)
    t.under("petra", "dawn-censer")
    t.token("locked-chest", (4, 3))
    t.activate("petra")
    t.do("crack", at((4, 3)))
    t.answer(1)
    assert t.player(0).fresh == 2
    assert t.damage("petra") == 4


@pytest.mark.rule("DA-CHEST-4", "DA-RUL-80")
def test_a_lost_pack_heals_two_and_what_a_cup_adds() -> None:
    t = hurt_petra(5)
    t.player(0).artifacts.append(CARD["unicorn-cup"])
    t.token("lost-pack", (4, 3))
    t.activate("petra")
    t.do("chest", at((4, 3)))
    assert t.damage("petra") == 1


@pytest.mark.rule("DA-XP-4", "DA-RUL-167")
def test_two_rewards_of_the_same_number_are_one_for_each_alliance() -> None:
    t = room()
    spider = t.monster("giant-spider", (4, 4))
    wound(t.s, spider, 1, 1)
    wound(t.s, spider, 0, 2)
    assert spider not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [1, 1]


@pytest.mark.rule("DA-RUL-32", "DA-RUL-53", "DA-RUL-168")
def test_residual_damage_is_dealt_to_all_also_where_its_caster_falls_to_a_burst() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], list(SECOND))
    t.put("emanon", (3, 3))
    t.hurt("emanon", 4)
    t.hand(0, "earthquake")
    toad = t.monster("bloat-toad", (3, 4), damage=3)
    goblin = t.monster("goblin", (5, 3), damage=2)
    ogre = t.monster("ogre", (5, 5))
    t.activate("emanon")
    t.attack(ogre, "earthquake")
    t.answer(toad)
    assert t.hero("emanon").defeated
    assert toad not in t.s.monsters
    assert goblin not in t.s.monsters
