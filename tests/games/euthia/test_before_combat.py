"""Before the first Combat Round: who plays the Monster, the Monster, the First Attack."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import CARD, HERO, MONSTER
from tests.games.euthia.fights import Bout


@pytest.mark.rule("EU-CTRL-1", "EU-COMBAT-2", "EU-COMBAT-5", "EU-COMBAT-6", "EU-SETUP-11")
def test_of_two_players_the_other_one_plays_the_monster() -> None:
    bout = Bout("stone-crab", rolls=[1, 2])
    assert bout.f.rival == 1
    assert bout.f.hope == 0
    assert bout.asked() == [(1, "monster_turn")]


@pytest.mark.rule("EU-CTRL-2", "EU-EX-30")
def test_of_three_players_the_control_deck_names_the_monsters_player() -> None:
    bout = Bout(
        "stone-crab",
        rivals=("dral", "keleia"),
        control_bag=["maeldur", "dral", "keleia"],
        draws=["dral"],
        rolls=[1, 2],
    )
    assert bout.f.rival == 1
    assert bout.s.control_gone == [HERO.number("dral")]
    assert bout.hero.controls == 0


@pytest.mark.rule("EU-CTRL-4")
def test_an_empty_control_deck_is_made_anew_of_its_discards() -> None:
    bout = Bout(
        "stone-crab",
        rivals=("dral", "keleia"),
        control_bag=["maeldur"],
        control_gone=["keleia"],
        draws=["maeldur", "keleia"],
        rolls=[1, 2],
    )
    assert bout.f.rival == 2


@pytest.mark.rule("EU-RUL-403")
def test_chance_names_the_monsters_player_if_no_other_control_card_is_left() -> None:
    bout = Bout(
        "stone-crab",
        rivals=("dral", "keleia"),
        control_bag=["maeldur"],
        draws=["maeldur"],
        picks=[2],
        rolls=[1, 2],
    )
    assert bout.f.rival == 2
    assert bout.hero.controls == 1


@pytest.mark.rule("EU-CTRL-5", "EU-CTRL-6", "EU-CTRL-8", "EU-RUL-68")
def test_who_holds_a_control_card_may_claim_the_monster_before_any_is_revealed() -> None:
    bout = Bout(
        "stone-crab", rivals=("dral", "keleia"), controls=[1, 0, 1], control_bag=[], rolls=[1, 2]
    )
    assert bout.asked() == [(2, "claim")]  # the fighter's own card is of no use here
    bout.say("claim")
    assert bout.f.rival == 2
    assert [hero.controls for hero in bout.s.heroes] == [1, 0, 0]
    assert bout.s.control_gone == [HERO.number("keleia")]


@pytest.mark.rule("EU-CTRL-7", "EU-CTRL-8")
def test_of_several_claimants_one_is_drawn_and_only_that_one_pays() -> None:
    bout = Bout(
        "stone-crab", rivals=("dral", "keleia"), controls=[0, 1, 1], picks=[1], rolls=[1, 2]
    )
    bout.say("claim", "claim")
    assert bout.f.rival == 1
    assert [hero.controls for hero in bout.s.heroes] == [0, 0, 1]


@pytest.mark.rule("EU-MON-1", "EU-MON-3", "EU-MON-5")
def test_the_monsters_player_draws_its_cards_and_lays_its_tokens_down() -> None:
    bout = Bout("cyclops", tile="ii-fixed-1", draws=["dread"], rolls=[1, 2])
    assert bout.f.monster == MONSTER.number("cyclops")
    assert (bout.f.chaos, bout.f.gaar) == (2, 1)
    assert bout.s.heroes[1].hand == [CARD.number("dread")]
    assert bout.s.heroes[1].gaar == 4


@pytest.mark.rule("EU-MON-4", "EU-CARD-4", "EU-CARD-5", "EU-WIN-6")
def test_a_hand_has_no_limit_in_combat_and_is_trimmed_after_it() -> None:
    bout = Bout(
        "mist-raven",
        hand=["dread"] * 3 + ["curse"] * 2,
        draws=["curse", "dragonfly"],
        reputation=20,
        rolls=[1, 1, 6, 6],
    )
    assert len(bout.s.heroes[1].hand) == 6
    bout.f.damage = 2
    bout.skip("discard")
    assert bout.asked() == [(1, "discard")]
    bout.say("discard dread")
    assert len(bout.s.heroes[1].hand) == 5


@pytest.mark.rule("EU-CARD-3", "EU-RUL-110")
def test_the_monsters_player_may_change_four_silver_cards_on_taking_over() -> None:
    bout = Bout("stone-crab", hand=["dread"] * 4, draws=["healing"], rolls=[1, 2])
    assert bout.asked() == [(1, "swap")]
    bout.say("swap dread,dread,dread,dread")
    assert bout.s.heroes[1].hand == [CARD.number("healing")]
    assert bout.s.silver_gone == [CARD.number("dread")] * 4


@pytest.mark.rule("EU-TIME-5")
def test_what_works_in_the_set_up_is_used_once_the_monster_is_met() -> None:
    bout = Bout(
        "cyclops", tile="ii-fixed-1", board={"bag-2": "trap"}, draws=["dread"], rolls=[1, 2]
    )
    assert bout.asked() == [(0, "set_up")]
    bout.say("use trap")
    assert bout.f.damage == 2


@pytest.mark.rule("EU-RUL-401")
def test_a_buried_monster_makes_room_for_the_next_of_its_level() -> None:
    bout = Bout(
        "cyclops",
        tile="ii-fixed-1",
        board={"bag-2": "mist-scroll"},
        draws=["dread", "minotaur"],
        rolls=[1, 2],
    )
    bout.say("use mist-scroll")
    assert bout.f.monster == MONSTER.number("minotaur")
    assert (bout.f.chaos, bout.f.gaar) == (0, 2)
    assert bout.s.monster_gone[1] == [MONSTER.number("cyclops")]


@pytest.mark.rule("EU-FIRST-1", "EU-FIRST-2", "EU-FIRST-3", "EU-FIRST-5", "EU-TIME-6",
                  "EU-HATK-5")  # fmt: skip
def test_a_first_attack_comes_before_the_first_round_and_without_curses() -> None:
    bout = Bout(
        "lame-bandit",
        board={"sword-2": "hunting-bow"},
        hand=["curse"],
        draws=["curse"],
        rolls=[4, 6, 1, 1],
    )
    assert bout.asked() == [(0, "first_attack")]
    assert bout.options() == ["attack with hunting-bow", "pass"]
    bout.say("attack with hunting-bow")
    assert bout.asked() == [(0, "after_hero")]  # nobody asked for a Curse
    assert bout.f.round == 0
    assert bout.question.about == (10 - 3, 2)
    bout.say("pass")
    assert bout.f.damage == 2
    assert bout.hero.used == 0
    assert bout.f.round == 1


@pytest.mark.rule("EU-FIRST-5", "EU-ABIL-1", "EU-HATK-6")
def test_a_first_attack_ability_is_consumed() -> None:
    bout = Bout("stone-crab", board={"first-attack": "flash"}, rolls=[1, 1, 1, 2], gaar=0)
    bout.say("attack with flash")
    bout.skip("monster_turn")
    assert bout.hero.used == 1 << 8
