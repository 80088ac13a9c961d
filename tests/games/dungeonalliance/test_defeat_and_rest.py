"""Defeat, rest, and leaving the dungeon."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CONTENT
from grimorio.games.dungeonalliance.kinds import (
    ATTACK,
    LEAVE,
    REST,
    SECOND_MOVE,
    STRIKE,
    SURGE,
    THROW,
)
from grimorio.games.dungeonalliance.rules.figures import armour_of
from grimorio.games.dungeonalliance.rules.harm import BY_TRAP, defeat, harm, hurt
from grimorio.games.dungeonalliance.state import SURGE_ATTACK, SURGE_HEAL
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, at, place, prey, raid, room

# -- defeat ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DEF-1", "DA-DEF-2", "DA-DEF-3", "DA-DEF-8", "DA-DMG-11", "DA-DMG-12")
def test_a_hero_at_its_health_is_defeated_and_keeps_no_more_tokens_than_that() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hurt("petra", 4, poison=1)
    ogre = t.monster("ogre", (4, 4))
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    assert t.hero("petra").defeated
    assert t.damage("petra") == 5
    assert t.player(0).defeats == 1
    assert t.hero("petra").at == at((3, 4))


@pytest.mark.rule("DA-DEF-7", "DA-RUL-60")
def test_a_defeated_hero_is_no_target_and_takes_no_damage_from_anything() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5, poison=1)
    t.hero("petra").defeated = True
    ogre = t.monster("ogre", (4, 3))
    assert prey(t.s, ogre) == []
    harm(t.s, t.figure("petra"), NONE, 3, BY_TRAP, True)
    hurt(t.s, t.figure("petra"), 1, False)
    assert (t.damage("petra"), t.hero("petra").poison) == (5, 1)
    assert t.player(0).defeats == 0


@pytest.mark.rule("DA-RUL-32")
def test_who_is_defeated_in_the_activation_of_another_does_not_end_it() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.activate("petra")
    t.hurt("lorna", CONTENT.heroes[t.hero("lorna").kind].health)
    defeat(t.s, t.figure("lorna"))
    t.go((5, 4))
    assert t.asked == [(0, "act")]


@pytest.mark.rule("DA-RUL-32")
def test_who_falls_by_thorns_loses_what_the_card_of_its_attack_would_do() -> None:
    t = room(["krom", "lorna", "petra", "mysterios"], SECOND)
    t.put("krom", (4, 4))
    giant = t.monster("bramble-giant", (4, 3))
    t.hurt("krom", 4)
    t.hand(0, "widows-kiss")
    t.activate("krom")
    t.attack(giant, "widows-kiss")
    assert t.hero("krom").defeated
    assert t.told("attacked")[0][4] == 1
    assert t.damage(giant) == 1


@pytest.mark.rule("DA-RUL-180", "DA-MON-14")
def test_who_falls_to_a_blow_has_hurt_who_dealt_it_with_its_thorns() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hurt("petra", 4)
    t.under("petra", "petra-brace")
    minotaur = t.monster("minotaur", (4, 4))
    t.move(minotaur)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    assert t.hero("petra").defeated
    assert t.damage(minotaur) == 1


@pytest.mark.rule("DA-RUL-169", "DA-DEF-4")
def test_only_a_standing_ally_helps_a_charge() -> None:
    for lies, power in ((False, 4), (True, 2)):
        t = room()
        t.put("petra", (3, 4))
        t.put("krom", (5, 4))
        ogre = t.monster("ogre", (4, 4))
        if lies:
            hurt(t.s, t.figure("krom"), 99, False)
        t.hand(0, "petra-charge")
        t.activate("petra")
        t.play_card("petra-charge")
        t.attack(ogre)
        assert t.told("attacked")[0][2] == power


@pytest.mark.rule("DA-CARD-9", "DA-RUL-163")
def test_what_a_defeated_hero_shares_in_its_room_goes_on() -> None:
    t = room(["holgar", "petra", "krom", "mysterios"], ["lorna", "bull", "root", "jypzy"])
    t.put("holgar", (4, 4))
    t.put("petra", (4, 3))
    t.under("holgar", "holgar-ward")
    petra = t.figure("petra")
    assert armour_of(t.s, petra) == 3
    hurt(t.s, t.figure("holgar"), 99, False)
    assert t.hero("holgar").defeated
    assert armour_of(t.s, petra) == 3


# -- rest ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-REST-1..5", "DA-RUL-13", "DA-RUL-56")
def test_a_rest_heals_three_then_moves_and_never_attacks() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4, poison=2)
    t.monster("goblin", (4, 3))
    t.activate("petra")
    assert t.options(REST) == [REST(2), REST(1)], "how many of them are Poison"
    t.do(REST, 2)
    assert (t.damage("petra"), t.hero("petra").poison) == (1, 0)
    assert t.options(ATTACK) == []
    t.go((5, 5))
    assert SECOND_MOVE() not in t.options()
    assert t.options(REST) == []
    assert REST(NONE) not in t.options()


@pytest.mark.rule("DA-REST-1", "DA-RUL-13")
def test_nobody_rests_twice_in_one_activation() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4)
    t.activate("petra")
    t.do(REST, NONE)
    assert t.damage("petra") == 1
    assert REST(NONE) not in t.options()
    assert SECOND_MOVE() not in t.options()


@pytest.mark.rule("DA-REST-3", "DA-REST-4", "DA-REST-5")
def test_in_a_rest_cards_make_the_movement_longer_and_nothing_attacks() -> None:
    t = room(["mysterios", "lorna", "krom", "petra"], ["holgar", "bull", "root", "jypzy"])
    t.put("mysterios", (3, 4))
    t.hand(0, "surge-forward", "frost-dart", "lorna-shot")
    t.monster("goblin", (5, 4))
    t.activate("mysterios")
    t.do(REST, NONE)
    t.play_card("surge-forward")
    assert t.ask().about[1] == 6, "his Speed of 4 and 2 more"
    assert t.options(ATTACK) == [], "no Attack Spell either"
    assert SURGE(SURGE_ATTACK, NONE) not in t.options()
    t.go((4, 4))
    assert SECOND_MOVE() not in t.options()
    assert t.options(ATTACK) == []


@pytest.mark.rule("DA-REST-6", "DA-REST-7", "DA-LEAVE-1", "DA-SURGE-2", "DA-RUL-57")
def test_a_defeated_hero_surges_rests_or_leaves() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    t.hand(0, "petra-strike", "lorna-shot")
    t.activate("petra")
    assert t.options()[:2] == [REST(NONE), SURGE(SURGE_HEAL, NONE)]
    assert t.options()[2:] == t.options(LEAVE)
    t.do(SURGE, SURGE_HEAL, NONE)
    assert not t.hero("petra").defeated
    assert t.damage("petra") == 4
    assert (5, 5) in t.squares(), "a normal turn follows"


# -- leaving the dungeon ---------------------------------------------------------------------------


@pytest.mark.rule("DA-LEAVE-2", "DA-LEAVE-3")
def test_who_leaves_the_dungeon_stands_at_the_start_unhurt_and_is_done() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5, poison=1)
    t.hero("petra").defeated = True
    t.activate("petra")
    assert t.squares(LEAVE) == {(1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)}
    t.do(LEAVE, at((2, 4)))
    petra = t.hero("petra")
    assert (petra.at, petra.damage, petra.poison, petra.defeated) == (at((2, 4)), 0, 0, False)
    assert t.asked == []


@pytest.mark.rule("DA-LEAVE-2")
def test_who_lies_on_the_own_starting_tile_may_stand_up_right_there() -> None:
    t = room(list(FIRST), SECOND)
    t.put("petra", (1, 4))
    hurt(t.s, t.figure("petra"), 99, False)
    t.activate("petra")
    assert LEAVE(at((1, 4))) in t.options(LEAVE)
    t.do(LEAVE, at((1, 4)))
    assert place(t.hero("petra").at) == (1, 4)
    assert t.s.occupant[at((1, 4))] == t.figure("petra")
    assert not t.hero("petra").defeated


@pytest.mark.rule("DA-LEAVE-1", "DA-REST-6")
def test_who_stands_does_not_leave_the_dungeon() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4)
    t.activate("petra")
    assert t.options(LEAVE) == []


@pytest.mark.rule("DA-RUL-59", "DA-LEAVE-2")
def test_with_no_empty_square_at_the_start_nobody_leaves() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    for number, row in enumerate((3, 4, 5)):
        t.monster("goblin", (1, row))
        t.monster("cave-bat", (2, 3 + number))
    t.activate("petra")
    assert len(t.told("rested")) == 1, "a rest is all she can do: she is not asked"
    assert not t.hero("petra").defeated


@pytest.mark.rule("DA-RUL-59", "DA-REST-1")
def test_after_leaving_the_upgrade_and_the_draw_follow() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.activate("petra")
    t.do(LEAVE, at((1, 4)))
    assert t.asked == [(0, "upgrade")]
    t.answer(THROW(()))
    assert len(t.player(0).hand) == 6
