"""Experience: who gets the XP of a monster, spoils and thorns, the pools."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.rules.combat import strike
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, at, lay, room

# -- shares ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DMG-7", "DA-DMG-9", "DA-XP-2", "DA-XP-3", "DA-XP-7")
def test_the_one_alliance_that_damaged_a_monster_has_all_its_xp() -> None:
    t = room()
    t.put("petra", (3, 4))
    spider = t.monster("giant-spider", (4, 4), damage=2)
    t.activate("petra")
    t.attack(spider)
    assert spider not in t.s.monsters
    assert t.player(0).fresh == 2
    assert t.s.pools == [10, 16]
    assert t.s.occupant[at((4, 4))] == NONE


@pytest.mark.rule("DA-XP-4", "DA-XP-5", "DA-DMG-8", "DA-EX-31", "DA-RUL-54")
def test_the_larger_reward_goes_to_more_damage_and_of_equals_to_the_earlier() -> None:
    t = room()
    ogre = t.monster("ogre", (4, 4))
    wound(t.s, ogre, 1, 4)
    wound(t.s, ogre, 0, 4)
    assert ogre not in t.s.monsters
    assert (t.player(1).fresh, t.player(0).fresh) == (2, 1)


@pytest.mark.rule("DA-XP-4", "DA-RUL-167")
def test_two_rewards_of_the_same_number_are_one_for_each_alliance() -> None:
    t = room()
    spider = t.monster("giant-spider", (4, 4))
    wound(t.s, spider, 1, 1)
    wound(t.s, spider, 0, 2)
    assert spider not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [1, 1]


@pytest.mark.rule("DA-RUL-54", "DA-XP-5")
def test_of_equals_the_one_whose_first_token_came_first_not_the_last() -> None:
    t = room()
    drake = t.monster("ember-drake", (4, 4))
    for seat, count in ((1, 1), (0, 4), (1, 3)):
        wound(t.s, drake, seat, count)
    assert drake not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [2, 3]


@pytest.mark.rule("DA-XP-6")
def test_third_and_fourth_get_nothing() -> None:
    t = lay(
        ["petra", "lorna", "krom", "mysterios"],
        ["holgar", "bull", "root", "jypzy"],
        ["graltar", "belzamin", "krolt", "mirabell"],
    )
    t.tile("crossroads", (1, 1))
    ogre = t.monster("ogre", (4, 4))
    wound(t.s, ogre, 2, 1)
    wound(t.s, ogre, 1, 2)
    wound(t.s, ogre, 0, 3)
    assert [player.fresh for player in t.s.players] == [2, 1, 0]


@pytest.mark.rule("DA-RUL-55", "DA-XP-3")
def test_damage_without_an_owner_earns_nothing_and_takes_nothing_from_who_has_done_some() -> None:
    t = room()
    ogre = t.monster("ogre", (4, 4), damage=5)
    wound(t.s, ogre, 1, 1)
    assert (t.player(0).fresh, t.player(1).fresh) == (0, 3)
    goblin = t.monster("goblin", (4, 4))
    wound(t.s, goblin, NONE, 3)
    assert goblin not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [0, 3], "nobody's"


# -- spoils and thorns -----------------------------------------------------------------------------


@pytest.mark.rule("DA-XP-1", "DA-ART-3")
def test_spoils_are_for_the_alliance_whose_attack_defeats_a_monster() -> None:
    t = room()
    t.player(1).artifacts = [CARD["ledger-of-conquest"]]
    t.put("holgar", (4, 4))
    ogre = t.monster("ogre", (5, 4))
    t.play(strike(t.figure("holgar"), ogre, NONE, 2))
    assert t.damage(ogre) > 0
    assert [player.fresh for player in t.s.players] == [0, 0], "it lives"
    t.play(strike(t.figure("holgar"), ogre, NONE, 9))
    assert ogre not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [0, 2 + 1 + 1]


@pytest.mark.rule("DA-RUL-55", "DA-XP-1", "DA-RUL-127")
def test_thorns_that_hurt_a_monster_are_damage_of_their_alliance_and_no_xp() -> None:
    t = room(SECOND, FIRST)
    t.put("petra", (4, 4))
    t.under("petra", "petra-brace")
    t.player(1).artifacts = [CARD["briar-crown"]]
    ogre = t.monster("ogre", (5, 4))
    assert ogre == 16, "the first monster of all"
    t.play(strike(ogre, t.figure("petra"), NONE, 5))
    while t.asked:
        t.answer(t.options()[0])
    assert t.s.monsters[ogre].damage == (0, 2, 0)
    assert [player.fresh for player in t.s.players] == [0, 0]


# -- pools -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-XP-8", "DA-POOL-1", "DA-POOL-2", "DA-RUL-52")
def test_an_empty_pool_changes_the_deck_and_the_rest_comes_from_the_next() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow", "war-cry", "trip-wire", "battle-plan")
    t.s.pools = [1, 16]
    row = t.s.row[:]
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4), damage=5)
    wound(t.s, ogre, 0, 1)
    assert t.s.pools == [0, 14]
    assert t.s.upgrade_level == 1
    assert t.s.row == row


@pytest.mark.rule("DA-XP-7", "DA-POOL-1", "DA-POOL-3", "DA-RUL-52")
def test_what_is_gained_and_each_change_of_the_deck_is_told() -> None:
    t = room()
    t.s.pools = [2, 3]
    t.activate("petra")
    gain(t.s, 1, 0)
    assert t.told("gained") == []
    gain(t.s, 1, 3)
    assert t.told("gained") == [(1, 3)]
    assert t.told("next_deck") == [(2,)]
    gain(t.s, 0, 4)
    assert t.told("gained") == [(1, 3), (0, 4)]
    assert t.told("next_deck") == [(2,), (3,)]
