"""Attacks of heroes and monsters, damage, defeat and experience."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.effects import Attack
from grimorio.games.dungeonalliance.components.numbers import CARD, MODIFIERS
from grimorio.games.dungeonalliance.rules import combat, figures
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, targets
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.monsters import activate_monster, choices
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at, lay, room


@pytest.mark.rule("DA-RANGE-1", "DA-ATK-1", "DA-ATK-2", "DA-EX-7")
def test_a_melee_attack_needs_an_adjacent_enemy() -> None:
    t = room()
    t.put("petra", (3, 4))
    near = t.monster("goblin", (4, 4))
    far = t.monster("goblin", (5, 4))
    petra = t.figure("petra")
    assert targets(t.s, petra, NONE) == [near]
    assert power_of(t.s, petra, NONE, far) == 2


@pytest.mark.rule("DA-RANGE-2", "DA-RANGE-3", "DA-EX-12", "DA-EX-25")
def test_a_ranged_attack_needs_an_enemy_two_or_three_squares_away_in_sight() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.monster("goblin", (3, 4))
    two = t.monster("goblin", (4, 4))
    three = t.monster("goblin", (5, 4))
    t.monster("goblin", (4, 2))
    assert targets(t.s, t.figure("lorna"), NONE) == [two, three]


@pytest.mark.rule("DA-DMG-5", "DA-EX-27", "DA-LOS-4")
def test_a_character_on_the_line_gives_one_more_defence() -> None:
    t = room()
    t.put("lorna", (2, 4))
    goblin = t.monster("goblin", (4, 4))
    lorna = t.figure("lorna")
    assert defence_of(t.s, lorna, NONE, goblin) == 1
    t.put("petra", (3, 4))
    assert defence_of(t.s, lorna, NONE, goblin) == 2
    t.hero("petra").defeated = True
    assert defence_of(t.s, lorna, NONE, goblin) == 1, "who lies down is no obstacle"


@pytest.mark.rule("DA-DMG-1", "DA-DMG-2", "DA-DMG-3", "DA-EX-32", "DA-DMG-10")
def test_what_is_above_the_defence_is_damage_and_no_more_than_it_misses() -> None:
    t = room()
    t.put("petra", (3, 4))
    goblin = t.monster("goblin", (4, 4))
    t.activate("petra")
    t.attack(goblin)
    assert t.damage(goblin) == 1
    t = room()
    t.put("petra", (3, 4))
    gargoyle = t.monster("gargoyle", (4, 4))
    t.activate("petra")
    t.attack(gargoyle)
    assert t.damage(gargoyle) == 0


@pytest.mark.rule("DA-ATK-3", "DA-ATK-4", "DA-EX-8", "DA-EX-9")
def test_a_bonus_counts_for_its_own_type_only_and_is_no_use_for_the_other() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "long-blade", "oak-bow")
    goblin = t.monster("goblin", (4, 4))
    t.activate("petra")
    assert t.options("play") == [("play", CARD["long-blade"], 0)]
    t.play_card("long-blade")
    assert power_of(t.s, t.figure("petra"), NONE, goblin) == 5


@pytest.mark.rule("DA-ATK-5", "DA-POWER-3", "DA-EX-10", "DA-ATK-8")
def test_a_base_power_takes_the_place_of_the_heros_own_whatever_its_type() -> None:
    t = room()
    t.put("mysterios", (2, 4))
    t.hand(0, "frost-dart")
    goblin = t.monster("goblin", (4, 4))
    t.activate("mysterios")
    t.attack(goblin, "frost-dart")
    assert t.told("attacked")[0][2] == 5
    assert t.hero("mysterios").column == (CARD["frost-dart"],)


@pytest.mark.rule("DA-ATK-6", "DA-EX-11")
def test_a_card_with_base_and_bonus_gives_one_of_the_two() -> None:
    for as_base, power in ((True, 5), (False, 6)):
        t = room(["graltar", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
        t.put("graltar", (3, 4))
        t.hand(0, "hooked-axe")
        ogre = t.monster("ogre", (4, 4))
        t.activate("graltar")
        if as_base:
            t.attack(ogre, "hooked-axe")
        else:
            t.play_card("hooked-axe")
            t.attack(ogre)
        assert t.told("attacked")[0][2] == power


@pytest.mark.rule("DA-ATK-5", "DA-POWER-3", "DA-EX-10")
def test_petra_who_fights_hand_to_hand_throws_an_axe_with_its_power_of_five() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hand(0, "hurling-axe")
    ogre = t.monster("ogre", (4, 4))
    t.activate("petra")
    t.attack(ogre, "hurling-axe")
    assert t.told("attacked")[0][2] == 5, "not her own 2, and she has no attack from afar"


@pytest.mark.rule("DA-ATK-6", "DA-EX-11")
@pytest.mark.parametrize(("as_base", "power"), [(True, 3), (False, 4)])
def test_base_three_or_two_more_make_three_or_four_of_a_hero_with_two(
    monkeypatch: pytest.MonkeyPatch, as_base: bool, power: int
) -> None:
    """The card of the rulebook: no card of ours has its numbers."""
    axe = CARD["hooked-axe"]
    monkeypatch.setattr(combat, "arm_of", lambda source: Attack(type="melee", power=3))
    bonuses = list(MODIFIERS)
    bonuses[axe] = tuple((trait, 2, when, share) for trait, _, when, share in MODIFIERS[axe])
    monkeypatch.setattr(figures, "MODIFIERS", tuple(bonuses))
    t = room(["holgar", "lorna", "krom", "mysterios"], ["petra", "bull", "root", "jypzy"])
    t.put("holgar", (3, 4))
    t.hand(0, "hooked-axe")
    ogre = t.monster("ogre", (4, 4))
    t.activate("holgar")
    if as_base:
        t.attack(ogre, "hooked-axe")
    else:
        t.play_card("hooked-axe")
        t.attack(ogre)
    assert t.told("attacked")[0][2] == power


@pytest.mark.rule("DA-ATK-10", "DA-ATK-12", "DA-EX-28")
def test_without_a_speed_point_spent_a_hero_attacks_two_enemies() -> None:
    t = room()
    t.put("petra", (4, 4))
    one, other = t.monster("goblin", (3, 4)), t.monster("goblin", (5, 4))
    t.activate("petra")
    t.attack(one)
    assert t.options("attack") == [("attack", NONE, other)], "not the same one twice"
    assert t.options("go") == []
    t.attack(other)
    assert t.damage(one) == t.damage(other) == 1
    assert t.asked == [], "no third attack: with no cards in hand nothing is left to do"


@pytest.mark.rule("DA-FACE-3", "DA-RUL-79", "DA-EX-24")
def test_a_second_attack_goes_only_where_one_facing_covers_both() -> None:
    t = room()
    t.put("petra", (4, 4))
    first = t.monster("goblin", (3, 3))
    t.monster("goblin", (5, 5))
    side = t.monster("goblin", (5, 3))
    t.activate("petra")
    t.attack(first)
    assert t.options("attack") == [("attack", NONE, side)], "behind her is none"


@pytest.mark.rule("DA-ATK-7", "DA-ATK-11", "DA-ACT-8")
def test_after_a_step_there_is_one_attack_and_after_the_attack_no_step() -> None:
    t = room()
    t.put("petra", (3, 3))
    goblin = t.monster("ogre", (5, 4))
    t.monster("ogre", (5, 5))
    t.activate("petra")
    t.go((4, 4))
    t.attack(goblin)
    assert t.asked == []


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


@pytest.mark.rule("DA-DEF-1", "DA-DEF-2", "DA-DEF-3", "DA-DEF-8", "DA-DMG-11", "DA-DMG-12")
def test_a_hero_at_its_health_is_defeated_and_keeps_no_more_tokens_than_that() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hurt("petra", 4, poison=1)
    ogre = t.monster("ogre", (4, 4))
    t.move(ogre)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    assert t.hero("petra").defeated
    assert t.damage("petra") == 5
    assert t.player(0).defeats == 1
    assert t.hero("petra").at == at((3, 4))


@pytest.mark.rule("DA-MON-6", "DA-MON-9", "DA-RUL-61")
def test_a_monster_that_can_attack_somebody_must() -> None:
    t = room()
    t.put("petra", (3, 4))
    bat = t.monster("cave-bat", (5, 4))
    t.move(bat)
    assert {option[0] for option in t.options() if isinstance(option, tuple)} == {"strike"}


@pytest.mark.rule("DA-MON-7", "DA-MON-11")
def test_a_monster_that_reaches_nobody_goes_anywhere_or_nowhere_and_is_exhausted() -> None:
    t = room()
    t.s.corridors = 0
    goblin = t.monster("goblin", (5, 4))
    t.move(goblin)
    assert ("go", at((5, 4))) in t.options()
    assert ("go", at((3, 3))) in t.options()
    t.answer(("go", at((3, 3))))
    assert not t.s.monsters[goblin].ready


@pytest.mark.rule("DA-MON-2", "DA-MON-3", "DA-MON-4", "DA-RUL-16", "DA-RUL-60")
def test_far_monsters_come_first_then_those_next_door_then_those_in_the_room() -> None:
    t = room()
    inside = t.monster("goblin", (2, 4))
    beside = t.monster("goblin", (4, 4))
    far = t.monster("goblin", (4, 1))
    assert choices(t.s, 0) == [far]
    t.s.monsters[far].ready = False
    assert choices(t.s, 0) == [beside]
    t.s.monsters[beside].ready = False
    assert choices(t.s, 0) == [inside]


@pytest.mark.rule("DA-ROUND-9", "DA-MON-1", "DA-ROUND-7")
def test_without_a_ready_monster_nothing_is_asked() -> None:
    t = room()
    t.monster("goblin", (4, 4), ready=False)
    t.play(activate_monster(0))
    assert t.asked == []


@pytest.mark.rule("DA-REACT-1", "DA-REACT-2", "DA-RUL-40", "DA-RUL-45")
def test_an_attacked_hero_may_play_a_reaction_that_lasts() -> None:
    t = room()
    t.put("jypzy", (4, 3))
    t.hand(1, "jypzy-dodge")
    ogre = t.monster("ogre", (4, 4))
    t.move(ogre)
    t.answer(("strike", at((4, 4)), t.figure("jypzy")))
    assert t.asked == [(1, "react")]
    t.answer(CARD["jypzy-dodge"])
    assert t.damage("jypzy") == 1, "5 against 2 + 2"
    assert t.hero("jypzy").column == (CARD["jypzy-dodge"],)


@pytest.mark.rule("DA-RUL-40")
def test_who_may_hold_a_reaction_is_asked_whether_it_is_held_or_not() -> None:
    t = room()
    t.put("jypzy", (4, 3))
    t.hand(1, "bull-strike")
    ogre = t.monster("ogre", (4, 4))
    t.move(ogre)
    t.answer(("strike", at((4, 4)), t.figure("jypzy")))
    assert t.asked == [(1, "react")]
    assert t.options() == [None]


@pytest.mark.rule("DA-PVP-4", "DA-EX-33", "DA-PVP-2")
def test_damage_to_an_enemy_hero_is_worth_one_xp_for_two_tokens() -> None:
    t = room(versus=True)
    t.put("petra", (4, 4))
    t.put("jypzy", (4, 3))
    t.hurt("jypzy", 4)
    t.hand(0, "long-blade", "petra-charge")
    t.activate("petra")
    t.play_card("long-blade")
    t.attack(t.figure("jypzy"))
    assert t.damage("jypzy") == 5
    assert t.player(0).fresh == 1, "4 against 2: two tokens, one of them excess"
    assert t.player(1).defeats == 1


@pytest.mark.rule("DA-NOPVP-1", "DA-TERM-4")
def test_without_pvp_heroes_of_others_are_no_targets() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.put("jypzy", (4, 3))
    assert targets(t.s, t.figure("petra"), NONE) == []


@pytest.mark.rule("DA-RUL-180", "DA-RUL-111", "DA-RUL-45")
@pytest.mark.parametrize(("damage", "falls", "struck_back"), [(3, False, 1), (4, True, 0)])
def test_who_falls_to_an_attack_does_not_strike_back_after_it(
    damage: int, falls: bool, struck_back: int
) -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hurt("petra", damage)
    t.hand(0, "riposte")
    minotaur = t.monster("minotaur", (4, 4))
    t.move(minotaur)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    t.answer(CARD["riposte"])
    assert t.hero("petra").defeated == falls, "5 against 2 + 2"
    assert t.damage(minotaur) == struck_back


@pytest.mark.rule("DA-RUL-180", "DA-MON-14")
def test_who_falls_to_a_blow_has_hurt_who_dealt_it_with_its_thorns() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hurt("petra", 4)
    t.under("petra", "petra-brace")
    minotaur = t.monster("minotaur", (4, 4))
    t.move(minotaur)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    assert t.hero("petra").defeated
    assert t.damage(minotaur) == 1


@pytest.mark.rule("DA-RUL-179", "DA-DMG-5", "DA-SPELL-6")
def test_a_spark_that_needs_no_sight_is_hindered_by_who_stands_on_its_line() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.put("emanon", (4, 5))
    witch = t.monster("hex-witch", (4, 1))
    emanon, spark = t.figure("emanon"), CARD["wandering-spark"]
    assert targets(t.s, emanon, spark) == [witch]
    assert defence_of(t.s, emanon, spark, witch) == 2
    t.put("lorna", (4, 4))
    t.monster("goblin", (4, 2))
    assert defence_of(t.s, emanon, spark, witch) == 4, "one of them behind the wall"
