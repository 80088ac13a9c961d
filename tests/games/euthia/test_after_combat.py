"""The end of a combat: Reward, Trophy, Loot and tokens; or death and resurrection."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.nouns import CARD, MONSTER, PIECE
from grimorio.games.euthia.rules.lattice import START
from tests.games.euthia.fights import Bout
from tests.laid import is_done

CRAB = MONSTER.number("stone-crab")


def won(tile: str = "i-fixed-1", part: int = 0, **more: object) -> Bout:
    """A stone crab is slain by the first blow; nothing but the Loot is gained."""
    draws = more.pop("draws", ["mud-boar"])
    bout = Bout(
        "stone-crab",
        tile=tile,
        part=part,
        reputation=20,
        gaar=2,
        draws=draws,  # type: ignore[arg-type]
        rolls=[1, 1, 6, 6],
        **more,  # type: ignore[arg-type]
    )
    bout.f.damage = 3
    return bout.skip("trophy")


@pytest.mark.rule("EU-WIN-3", "EU-TROPHY-1", "EU-MON-2")
def test_a_slain_monster_becomes_a_trophy_in_a_bag() -> None:
    bout = won().say("keep-trophy")
    assert PIECE.number("trophy-stone-crab") in bout.hero.board
    assert bout.s.monster_gone[0] == []
    assert bout.s.monster_tops[0] == MONSTER.number("mud-boar")


@pytest.mark.rule("EU-WIN-3")
def test_a_slain_monster_may_be_discarded() -> None:
    bout = won().say("leave-trophy")
    assert bout.s.monster_gone[0] == [CRAB]


@pytest.mark.rule("EU-TROPHY-2", "EU-WIN-11")
def test_without_a_free_bag_something_is_given_up_for_the_trophy() -> None:
    bout = won(board={"bag-2": "trap", "bag-3": "herbs"}).say("keep-trophy")
    assert bout.hero.excess == [PIECE.number("trophy-stone-crab")]


@pytest.mark.rule("EU-CORE-1", "EU-MON-2")
def test_an_empty_monster_deck_is_made_anew_of_its_discards() -> None:
    bout = won(draws=["stone-crab"])
    bout.s.monster_bags[0].clear()
    bout.say("leave-trophy")
    assert bout.s.monster_tops[0] == CRAB
    assert bout.s.monster_gone[0] == []


@pytest.mark.rule("EU-RUL-407")
def test_the_last_monster_card_of_a_level_stays_in_the_game() -> None:
    bout = Bout("stone-crab", reputation=20, gaar=2, draws=["stone-crab"], rolls=[1, 1, 6, 6])
    bout.f.damage = 3
    bout.s.monster_bags[0].clear()
    bout.skip()
    assert bout.s.monster_tops[0] == CRAB
    assert PIECE.number("trophy-stone-crab") not in bout.hero.board


@pytest.mark.rule("EU-WIN-8")
def test_a_trade_place_gets_the_trade_token_of_the_victor() -> None:
    bout = won("i-fixed-1").say("leave-trophy")
    assert bout.s.stalls == {bout.at: 0}
    assert (bout.s.marks, bout.s.claims) == ({}, {})


@pytest.mark.rule("EU-WIN-9")
def test_a_mining_hex_gets_two_interaction_tokens() -> None:
    bout = won("i-other-2", 0).say("leave-trophy")
    assert bout.s.claims == {bout.at: (2, 0)}
    assert (bout.s.marks, bout.s.stalls) == ({}, {})


@pytest.mark.rule("EU-WIN-10", "EU-TREAS-4", "EU-RUL-44")
def test_a_treasure_hex_gets_a_hero_token_and_gives_its_treasure() -> None:
    bout = won("i-fixed-3", 0, draws=["mud-boar", "purse"]).say("leave-trophy")
    assert bout.s.marks == {bout.at: 0}
    assert PIECE.number("purse") in bout.hero.board


@pytest.mark.rule("EU-WIN-13", "EU-LIB-7", "EU-RUL-38")
def test_the_hex_is_liberated_and_the_turn_goes_on() -> None:
    bout = won()
    bout.hero.moves = 2
    bout.say("leave-trophy")
    assert bout.s.freed == {bout.at: 0}
    assert bout.s.fight is None
    assert bout.hero.moves == 2
    assert is_done(bout.game)


@pytest.mark.rule("EU-WIN-5", "EU-WIN-6", "EU-WIN-7", "EU-RUL-62", "EU-RUL-65")
def test_used_cards_leave_unused_ones_stay_and_hope_becomes_gaar() -> None:
    bout = Bout(
        "dragonfly",
        gaar=0,
        reputation=20,
        hand=["dread"],
        draws=["frenzy", "mud-boar"],
        rolls=[1, 1, 6, 6],
    )
    bout.f.damage = 2
    bout.f.hope = 4
    bout.skip("play_cards").say("play frenzy copies 1").skip("trophy")
    bout.say("leave-trophy")
    assert bout.s.silver_gone == [CARD.number("frenzy")]
    assert bout.s.heroes[1].hand == [CARD.number("dread")]
    assert bout.hero.gaar == 2 + 1  # and the Loot


@pytest.mark.rule("EU-TIME-3")
def test_a_permanent_effect_of_victory_applies_by_itself() -> None:
    bout = won(hero="dral", rivals=("ael",), board={"ability-1": "lust-for-loot"})
    assert bout.told("gained") == [(0, 1, 0)]
    assert bout.hero.used == 0


def fallen(**more: object) -> Bout:
    """A Hero with its last Health meets a stone crab."""
    bout = Bout(
        "stone-crab",
        health=1,
        gaar=0,
        draws=["healing"],
        rolls=[6, 5],
        **more,  # type: ignore[arg-type]
    )
    bout.hero.moves = 1
    return bout


@pytest.mark.rule("EU-DEATH-1", "EU-DEATH-5", "EU-DEATH-6", "EU-DEATH-7", "EU-DEATH-8",
                  "EU-DEATH-9")  # fmt: skip
def test_a_hero_that_dies_in_combat_stands_in_the_church_with_gaar_and_a_gold_card() -> None:
    bout = fallen().skip()
    assert bout.hero.at == START
    assert bout.hero.health == 6
    assert bout.hero.gaar == 3
    assert bout.hero.moves == 0
    assert bout.hero.hand == [CARD.number("healing")]
    assert (bout.hero.deaths, bout.s.heroes[1].kills) == (1, 1)
    assert bout.s.fight is None


@pytest.mark.rule("EU-DEATH-2", "EU-DEATH-3", "EU-RUL-63")
def test_the_monster_returns_to_its_deck_and_stays_undefeated() -> None:
    bout = fallen()
    bout.f.damage = 2
    bout.skip()
    assert bout.s.monster_tops[0] == CRAB
    assert bout.s.freed == {}


@pytest.mark.rule("EU-DEATH-4", "EU-RUL-62")
def test_used_cards_leave_after_a_death_too_and_unused_ones_stay() -> None:
    bout = Bout(
        "dragonfly",
        health=1,
        gaar=0,
        hand=["dread"],
        draws=["frenzy", "healing"],
        rolls=[6, 5],
    )
    bout.skip("play_cards").say("play frenzy copies 1").skip()
    assert bout.s.silver_gone == [CARD.number("frenzy")]
    assert bout.s.heroes[1].hand == [CARD.number("dread")]


@pytest.mark.rule("EU-DEATH-11", "EU-RUL-64")
def test_hope_left_at_a_death_becomes_gaar() -> None:
    bout = fallen()
    bout.f.hope = 2
    bout.skip()  # the Monster's 11 was the third point
    assert bout.hero.gaar == 3 + 1
