"""The worked examples of combat, with the rulebook's numbers (EU-EX)."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import CARD, MONSTER, PIECE
from grimorio.games.euthia.rules.combat.values import RANGES, in_range
from tests.games.euthia.fights import Bout


@pytest.mark.rule("EU-EX-8", "EU-MATK-8", "EU-MATK-9", "EU-MATK-10", "EU-MATK-12", "EU-MATK-13",
                  "EU-MATK-14", "EU-MATK-15", "EU-MATK-16", "EU-GAAR-3")  # fmt: skip
def test_both_sides_spend_gaar_in_turns_and_dodge_comes_last() -> None:
    bout = Bout("stone-crab", hero="keleia", board={"ability-1": "dodge"}, rolls=[6, 2, 4, 5, 6])
    bout.skip("monster_turn")
    assert bout.f.dice == [6, 2]
    bout.say("pass")
    assert bout.asked() == [(0, "hero_turn")]
    bout.say("gaar left")  # the 6 becomes a 4
    assert bout.question.about == (6 - 2, 0)
    bout.say("gaar right")  # the 2 becomes a 5
    assert bout.asked() == [(0, "hero_turn")]
    assert bout.question.about[0] == 4 + 5 - 2 + 2
    bout.say("gaar right")  # the 5 becomes a 6
    assert bout.question.about[0] == 4 + 6 - 2 + 2 - 2
    bout.say("pass")
    assert bout.asked() == [(0, "after_monster")]
    assert bout.options() == ["use dodge", "pass"]
    bout.say("use dodge")
    assert bout.told("struck") == [(0, MONSTER.number("stone-crab"), 6, 1)]


@pytest.mark.rule("EU-EX-9", "EU-MATK-17", "EU-RUL-54")
def test_a_dragonfly_wounds_by_its_printed_ranges() -> None:
    ranges = RANGES[MONSTER.number("dragonfly")]
    wounds = [in_range(ranges, value) for value in (1, 3, 4, 7, 8, 11, 12, 15)]
    assert wounds == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("EU-EX-10", "EU-EX-12", "EU-HATK-7", "EU-HATK-8", "EU-HATK-10", "EU-HATK-12",
                  "EU-HATK-13", "EU-HATK-14", "EU-HATK-16", "EU-SHII-2", "EU-RUL-58")  # fmt: skip
def test_maeldur_defeats_the_dragonfly_with_the_fire_staff() -> None:
    bout = Bout("dragonfly", draws=["dread"], rolls=[1, 1, 4, 1, 5, 4])
    bout.skip("after_hero")
    assert bout.f.hope == 1  # 4 + 1 is 5 or less
    assert bout.question.about == (4 + 1 - 4, 0)
    bout.say("gaar right")
    assert bout.question.about[0] == 4 + 5 - 4 + 2
    bout.say("gaar left")
    assert bout.question.about[0] == 9
    bout.say("hope-value")
    assert bout.question.about == (10, 3)
    bout.say("pass")
    assert bout.told("slew") == [(0, MONSTER.number("dragonfly"), 1)]


@pytest.mark.rule("EU-EX-11", "EU-SHII-2", "EU-SHII-5")
def test_two_hope_points_may_be_two_benefits() -> None:
    bout = Bout("stone-crab", rolls=[6, 6, 1, 1])
    bout.skip("after_hero")
    assert bout.f.hope == 2  # the Monster's 12 and the Hero's 2
    value = bout.question.about[0]
    assert isinstance(value, int)
    bout.say("hope-value", "hope-value")
    assert bout.question.about[0] == value + 2
    assert "hope-value" not in bout.options()


@pytest.mark.rule("EU-EX-13", "EU-WIN-2")
@pytest.mark.parametrize(("reputation", "after"), [(15, 16), (16, 16)])
def test_a_reward_is_for_heroes_up_to_a_reputation(reputation: int, after: int) -> None:
    bout = Bout(
        "mist-raven",
        reputation=reputation,
        draws=["dread", "curse", "curse", "dragonfly"]
        if reputation == 15
        else ["dread", "dragonfly"],
        rolls=[1, 1, 6, 6],
    )
    bout.f.damage = 2
    bout.skip()
    assert bout.hero.reputation == after
    assert bout.hero.board.count(PIECE.number("emerald")) == (reputation == 15)
    assert bout.hero.hand == [CARD.number("curse")] * 2 * (reputation == 15)


@pytest.mark.rule("EU-EX-14", "EU-WIN-4", "EU-LOOT-1", "EU-LOOT-2")
def test_the_victor_gets_all_loot_of_the_hex() -> None:
    bout = Bout(
        "stone-crab",
        tile="i-other-5",
        gaar=2,
        reputation=15,
        draws=["mud-boar", "curse", "purse"],
        rolls=[1, 1, 6, 6],
    )
    gold = bout.hero.gold
    bout.f.damage = 3
    bout.skip("trophy").say("leave-trophy")
    assert bout.hero.gold == gold + 3
    assert bout.hero.gaar == 3
    assert bout.hero.board.count(PIECE.number("healing-potion")) == 2  # one from the start
    assert bout.hero.hand == [CARD.number("curse")]


@pytest.mark.rule("EU-EX-15", "EU-CARD-7", "EU-CARD-8", "EU-CARD-10", "EU-CARD-11", "EU-WOUND-2",
                  "EU-DMG-3", "EU-HATK-1", "EU-RUL-8")  # fmt: skip
def test_a_cyclops_plays_a_mighty_blow_and_two_curses() -> None:
    bout = Bout(
        "cyclops",
        tile="ii-fixed-1",
        health=9,
        board={"helmet": "leather-helmet"},
        hand=["mighty-blow", "curse"],
        draws=["curse"],
        rolls=[4, 4, 5, 5],
    )
    assert bout.f.chaos == 2
    bout.skip("play_cards").say("play mighty-blow copies 1")
    bout.skip("curse")
    wounds = bout.told("struck")[0][3]
    assert wounds == 2 + 2
    assert bout.options() == ["play curse copies 1", "play curse copies 2", "pass"]
    bout.say("play curse copies 2")
    assert bout.f.chaos == 0
    bout.skip("after_hero")
    # 10 on the dice, -6 by the cards, -2 by the Monster
    assert bout.question.about[0] == 10 - 6 - 2
    assert bout.f.weak == 1


@pytest.mark.rule("EU-EX-30", "EU-CTRL-2", "EU-CTRL-3")
def test_of_the_own_control_cards_revealed_one_is_kept() -> None:
    bout = Bout(
        "stone-crab",
        rivals=("dral", "keleia"),
        control_bag=["maeldur", "maeldur", "dral", "dral", "keleia", "keleia"],
        draws=["maeldur", "maeldur", "keleia"],
        rolls=[1, 1],
    )
    assert bout.f.rival == 2
    assert bout.hero.controls == 1
    assert sorted(bout.s.control_gone) == sorted([bout.hero.kind, bout.s.heroes[2].kind])
