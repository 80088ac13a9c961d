"""Attacks: range and sight, power, defence and damage, how many a hero makes."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.effects import Attack
from grimorio.games.dungeonalliance.components.numbers import CARD, MODIFIERS
from grimorio.games.dungeonalliance.kinds import ATTACK, GO, PLAY
from grimorio.games.dungeonalliance.rules import combat, figures
from grimorio.games.dungeonalliance.rules.board import touches
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, targets
from grimorio.games.dungeonalliance.rules.figures import speed_of
from grimorio.games.dungeonalliance.rules.verbs import hinder
from grimorio.games.dungeonalliance.state import WEAKENED
from grimorio.games.dungeonalliance.view.prospects import forecast
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, OTHERS, SECOND, Table, at, room

# -- range and sight -------------------------------------------------------------------------------


@pytest.mark.rule("DA-RANGE-1", "DA-ATK-1", "DA-ATK-2", "DA-EX-7")
def test_a_melee_attack_needs_an_adjacent_enemy() -> None:
    t = room()
    t.put("petra", (3, 4))
    near = t.monster("goblin", (4, 4))
    far = t.monster("goblin", (5, 4))
    petra = t.figure("petra")
    assert targets(t.s, petra, NONE) == [near]
    assert power_of(t.s, petra, NONE, far) == 2


@pytest.mark.rule("DA-RUL-28", "DA-RUL-20", "DA-RANGE-1")
def test_a_melee_attack_needs_adjacent_squares_and_no_line() -> None:
    t = room()
    t.put("petra", (2, 3))
    near = t.monster("goblin", (3, 4))
    beside = t.monster("goblin", (3, 3))
    assert targets(t.s, t.figure("petra"), NONE) == [near]
    assert not touches(at((2, 3)), t.s.monsters[beside].at, t.s.corridors), "wall is between them"
    t.s.corridors = 0
    assert targets(t.s, t.figure("petra"), NONE) == []


@pytest.mark.rule("DA-RANGE-2", "DA-RANGE-3", "DA-EX-12", "DA-EX-25")
def test_a_ranged_attack_needs_an_enemy_two_or_three_squares_away_in_sight() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.monster("goblin", (3, 4))
    two = t.monster("goblin", (4, 4))
    three = t.monster("goblin", (5, 4))
    t.monster("goblin", (4, 2))
    assert targets(t.s, t.figure("lorna"), NONE) == [two, three]


@pytest.mark.rule("DA-SPELL-6")
def test_a_spell_without_need_of_sight_goes_round_corners_and_others_do_not() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS)
    t.put("mysterios", (3, 3))
    hidden = t.monster("goblin", (3, 1))
    mysterios = t.figure("mysterios")
    assert targets(t.s, mysterios, CARD["frost-dart"]) == []
    assert targets(t.s, mysterios, CARD["wandering-spark"]) == [hidden]


# -- power -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-ATK-3", "DA-ATK-4", "DA-EX-8", "DA-EX-9")
def test_a_bonus_counts_for_its_own_type_only_and_is_no_use_for_the_other() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "long-blade", "oak-bow")
    goblin = t.monster("goblin", (4, 4))
    t.activate("petra")
    assert t.options(PLAY) == [PLAY(CARD["long-blade"], 0, NONE)]
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


@pytest.mark.rule("DA-POWER-2", "DA-RUL-43")
def test_bonuses_of_its_type_are_added_to_a_base_power() -> None:
    t = room(["lorna", "emanon", "krom", "mysterios"], OTHERS)
    t.hand(0, "oak-bow", "frost-dart")
    t.put("emanon", (3, 4))
    ogre = t.monster("ogre", (5, 4))
    t.activate("emanon")
    t.play_card("oak-bow")
    t.attack(ogre, "frost-dart")
    assert t.told("attacked")[0][2] == 7


@pytest.mark.rule("DA-POWER-1", "DA-PET-7", "DA-PET-2")
def test_who_is_weakened_is_so_with_any_attack_of_its_own_but_not_its_pet() -> None:
    t = room(list(FIRST), SECOND, versus=True)
    t.put("petra", (4, 4))
    t.put("holgar", (4, 3))
    petra, holgar = t.figure("petra"), t.figure("holgar")
    cards = (CARD["boar-spear"], CARD["hunting-hound"])
    before = [power_of(t.s, petra, card, holgar) for card in cards]
    hinder(t.s, petra, WEAKENED, 2)
    after = [power_of(t.s, petra, card, holgar) for card in cards]
    assert after == [before[0] - 2, before[1]]


@pytest.mark.rule("DA-RUL-103", "DA-PET-7")
def test_what_allows_no_bonus_is_weaker_out_of_a_pit_all_the_same() -> None:
    t = room(list(FIRST), SECOND)
    t.put("petra", (4, 4))
    ogre = t.monster("ogre", (4, 3))
    spear, hound, wolf = CARD["boar-spear"], CARD["hunting-hound"], CARD["ridge-wolf"]
    petra = t.figure("petra")
    dry = [power_of(t.s, petra, card, ogre) for card in (spear, hound, wolf)]
    t.pit((4, 4))
    assert [power_of(t.s, petra, card, ogre) for card in (spear, hound, wolf)] == [
        dry[0] - 1,
        dry[1],
        dry[2],
    ]
    sums = forecast(t.s, petra, spear, ogre)[0].sum
    assert sums is not None
    assert [(term.value, term.label.id) for term in sums.terms][:2] == [
        (5, "term-card"),
        (-1, "term-pit"),
    ]


@pytest.mark.rule("DA-POWER-1", "DA-ACT-5")
def test_power_and_speed_never_fall_below_nothing() -> None:
    t = room()
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (5, 4))
    t.hero("petra").hindered = (9, 9, 9, 9)
    t.s.monsters[goblin].hindered = (9, 9, 9, 9)
    petra = t.figure("petra")
    assert [speed_of(t.s, petra), speed_of(t.s, goblin)] == [0, 0]
    assert [power_of(t.s, petra, NONE, goblin), power_of(t.s, goblin, NONE, petra)] == [0, 0]
    assert [defence_of(t.s, petra, NONE, goblin), defence_of(t.s, goblin, NONE, petra)] == [0, 0]


# -- defence and damage ----------------------------------------------------------------------------


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


@pytest.mark.rule("DA-DMG-3", "DA-DMG-4", "DA-DMG-6")
def test_what_ignores_one_kind_of_defence_leaves_the_other_and_the_obstacles() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.put("petra", (3, 4))
    goblin = t.monster("goblin", (4, 4))
    lorna = t.figure("lorna")
    assert defence_of(t.s, lorna, NONE, goblin) == 2, "1 evasive, 1 for Petra"
    t.s.monsters[goblin].hindered = (0, 0, 5, 0)
    assert defence_of(t.s, lorna, NONE, goblin) == 2, "it has no armour to lose"
    t.s.monsters[goblin].hindered = (0, 0, 0, 5)
    assert defence_of(t.s, lorna, NONE, goblin) == 1, "the obstacle stays"


# -- how many, and where a hero looks --------------------------------------------------------------


@pytest.mark.rule("DA-ATK-10", "DA-ATK-12", "DA-EX-28")
def test_without_a_speed_point_spent_a_hero_attacks_two_enemies() -> None:
    t = room()
    t.put("petra", (4, 4))
    one, other = t.monster("goblin", (3, 4)), t.monster("goblin", (5, 4))
    t.activate("petra")
    t.attack(one)
    assert t.options(ATTACK) == [ATTACK(other, NONE, NONE)], "not the same one twice"
    assert t.options(GO) == []
    t.attack(other)
    assert t.damage(one) == t.damage(other) == 1
    assert t.asked == [], "no third attack: with no cards in hand nothing is left to do"


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


@pytest.mark.rule("DA-ATK-7", "DA-ATK-10")
@pytest.mark.parametrize("swift", [False, True])
def test_nobody_attacks_a_third_time(swift: bool) -> None:
    t = room()
    t.put("petra", (4, 4))
    if swift:
        t.player(0).artifacts = [CARD["bronze-hourglass"]]
        t.hurt("petra", 1)
    ogres = [t.monster("ogre", spot) for spot in ((5, 3), (5, 4), (5, 5))]
    t.activate("petra")
    t.attack(ogres[0])
    assert len(t.options(ATTACK)) == 2
    t.attack(ogres[1])
    assert t.asked == [], "the third ogre stands before her, and nothing is left to do"
    assert len(t.told("attacked")) == 2


@pytest.mark.rule("DA-RUL-42", "DA-ATK-10")
def test_a_card_gives_one_attack_and_the_heros_own_may_serve_twice() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS)
    t.put("mysterios", (3, 4))
    t.hand(0, "frost-dart")
    one, other = t.monster("ogre", (5, 4)), t.monster("ogre", (5, 5))
    t.activate("mysterios")
    t.attack(one, "frost-dart")
    assert t.options(ATTACK) == [ATTACK(other, NONE, NONE)]
    t.attack(other)
    assert [args[2] for args in t.told("attacked")] == [5, 2]


@pytest.mark.rule("DA-RUL-42", "DA-CARD-9")
def test_a_bonus_counts_for_both_attacks() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "long-blade")
    one, other = t.monster("ogre", (5, 4)), t.monster("ogre", (5, 5))
    t.activate("petra")
    t.play_card("long-blade")
    t.attack(one)
    t.attack(other)
    assert [args[2] for args in t.told("attacked")] == [5, 5]


@pytest.mark.rule("DA-FACE-3", "DA-RUL-79", "DA-EX-24")
def test_a_second_attack_goes_only_where_one_facing_covers_both() -> None:
    t = room()
    t.put("petra", (4, 4))
    first = t.monster("goblin", (3, 3))
    t.monster("goblin", (5, 5))
    side = t.monster("goblin", (5, 3))
    t.activate("petra")
    t.attack(first)
    assert t.options(ATTACK) == [ATTACK(side, NONE, NONE)], "behind her is none"


def sparks() -> tuple[Table, int, int]:
    """Root between two ogres, with an attack that needs no sight."""
    t = room(["root", "lorna", "krom", "melinda"], ["holgar", "bull", "petra", "jypzy"])
    t.put("root", (4, 4))
    t.hand(0, "wandering-spark")
    ahead, behind = t.monster("ogre", (5, 3)), t.monster("ogre", (3, 5))
    t.activate("root")
    return t, ahead, behind


@pytest.mark.rule("DA-SPELL-6", "DA-RUL-79", "DA-LOS-1")
def test_an_attack_that_needs_no_sight_goes_backwards_too() -> None:
    t, ahead, behind = sparks()
    t.attack(ahead)
    assert t.options(ATTACK) == [ATTACK(behind, CARD["wandering-spark"], NONE)]
    looks = t.hero("root").facing
    t.attack(behind, "wandering-spark")
    assert t.hero("root").facing == looks


@pytest.mark.rule("DA-SPELL-6", "DA-RUL-79")
def test_an_attack_that_needs_no_sight_turns_nobody() -> None:
    t, ahead, behind = sparks()
    looks = t.hero("root").facing
    t.attack(ahead, "wandering-spark")
    assert t.hero("root").facing == looks
    assert t.options(ATTACK) == [ATTACK(behind, NONE, NONE)]
