"""DungeonQuest: going solo, against the top of the Combat deck."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core import WATCHER
from grimorio.core.chance import Chance, seed_key
from grimorio.games.dungeonquest.components.numbers import ATTACK, fill_combat_deck
from grimorio.games.dungeonquest.rules.fight.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.rules.secrets import hide
from tests.games.dungeonquest.fights import (
    FAR,
    HERE,
    NEXT,
    Fight,
    attacks,
    clash,
    hero,
    life_of_token,
    meeting,
    token,
)
from tests.scripted import ScriptedChance

SKELETON = -1
HAND = attacks("slash", "ray", "ray", "volley", "deep-strike")


def solo(*top: str, hand: list[str], **more: Any) -> Fight:
    """In the middle of a solo fight; what comes off the top of the deck."""
    chance = ScriptedChance(draws=attacks(*top))
    return clash(hero("lindel"), hand=hand, chance=chance, **more)


@pytest.mark.rule("DQ-SOLO-2", "DQ-SOLO-3", "DQ-SOLO-4")
def test_the_hero_takes_no_power_card_and_the_monster_no_hand() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2), *HAND])
    a = meeting(hero("lindel"), chance=chance)
    a.answer("meet_monster", "attack")
    assert a.side("hero").hand.cards == HAND
    assert a.hand("foe") == []
    assert a.asked == [(0, "attack")]


@pytest.mark.rule("DQ-SOLO-3")
def test_power_cards_serve_for_escapes() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2), *attacks("elven-eyes", "deadly-shot")])
    a = meeting(hero("lindel"), chance=chance)
    a.answer("meet_monster", "escape")
    assert a.fate == ESCAPED


@pytest.mark.rule("DQ-HERO-6", "DQ-SOLO-3")
def test_krutzbeck_holds_six_alone_too() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2), *HAND, ATTACK["ray"]])
    a = meeting(hero("krutzbeck"), chance=chance)
    a.answer("hand_size", 6)
    assert len(a.hand("hero")) == 6


@pytest.mark.rule("DQ-SOLO-4")
def test_the_monster_plays_the_top_card_once_the_hero_has_chosen() -> None:
    a = solo("ray", hand=["riposte", "ray"])
    assert a.told("attack_played") == []
    a.attack("riposte")
    assert a.told("attack_played") == [(0, ATTACK["riposte"], 1), (SKELETON, ATTACK["ray"], 1)]


@pytest.mark.rule("DQ-SOLO-6")
def test_damage_is_assigned_as_always() -> None:
    a = solo("ray", hand=["riposte", "ray"], pile=["slash", "volley"])
    a.attack("riposte")
    assert a.damage("foe") == ["riposte", "slash"]
    assert a.pile == ["volley", "ray"]


@pytest.mark.rule("DQ-SOLO-5", "DQ-RUL-81")
def test_a_monster_that_may_counter_plays_fitting_cards_in_order_until_it_is_ahead() -> None:
    # Ranged 1 against melee 4: of the five cards the ranged icons for melee fit.
    a = solo(
        "glancing-arrow", "ray", "accurate-shot", "slash", "crossbow-bolt", "glancing-arrow",
        hand=["heart-strike", "ray"],
    )  # fmt: skip
    a.attack("heart-strike")
    assert a.told("counter_revealed") == [
        (
            SKELETON,
            tuple(attacks("ray", "accurate-shot", "slash", "crossbow-bolt", "glancing-arrow")),
        )
    ]
    assert a.told("round_won") == [(SKELETON, 0, 6, 4)]
    assert a.damage("hero") == ["glancing-arrow", "accurate-shot", "crossbow-bolt"]
    assert a.discards == ["ray", "slash", "glancing-arrow"]


@pytest.mark.rule("DQ-RUL-81")
def test_if_all_fitting_cards_together_cannot_win_none_is_played() -> None:
    a = solo(
        "glancing-arrow", "ray", "accurate-shot", "slash", "ray", "glancing-arrow",
        hand=["heart-strike", "ray"],
    )  # fmt: skip
    a.attack("heart-strike")  # 1 + 2 + 1 against 4
    assert a.told("round_won") == [(0, SKELETON, 4, 1)]
    assert len(a.discards) == 5
    assert a.damage("foe") == ["heart-strike"]


@pytest.mark.rule("DQ-SOLO-5")
def test_a_monster_that_cannot_counter_reveals_nothing() -> None:
    a = solo("ray", hand=["riposte", "ray"])
    a.attack("riposte")
    assert a.told("counter_revealed") == []


@pytest.mark.rule("DQ-SOLO-2")
def test_the_hero_counterattacks_as_always() -> None:
    a = solo("ray", hand=["slash", "shield-bash", "volley"])
    a.attack("slash")
    assert a.cards(0) == [None, "shield-bash"]
    a.counter("shield-bash")
    assert a.told("round_won") == [(0, SKELETON, 3, 2)]


@pytest.mark.rule("DQ-RUL-82")
def test_nobody_knows_the_life_of_the_monster_until_it_dies() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2), *HAND])
    a = meeting(hero("lindel"), chance=chance)
    a.answer("meet_monster", "attack")
    assert [a.c.token.known(seat) for seat in (0, WATCHER)] == [[None], [None]]
    lives = set()
    for seed in range(20):
        world = a.s.copy()
        hide(world, 0, Chance(seed_key(seed)))
        assert world.combat is not None
        lives.add(life_of_token(world.combat.token.cards[0]))
    assert lives == {2, 3}


@pytest.mark.rule("DQ-RUL-82")
def test_a_token_from_the_board_is_taken_at_random() -> None:
    cells = [NEXT, FAR, 1, 2]
    den = [("skeleton", life, cell) for life, cell in zip((2, 2, 3, 3), cells, strict=True)]
    chance = ScriptedChance(picks=[FAR], draws=HAND)
    a = meeting(hero("lindel"), den=den, chance=chance)
    assert chance.offered[0] == sorted(cells)
    assert FAR not in a.s.dens
    assert a.asked == [(0, "meet_monster")]


def test_a_solo_fight_comes_to_its_end() -> None:
    a = solo("ray", hand=["riposte", "ray"], foe_damage=["slash"] * 2, life=3, rounds=None)
    a.attack("riposte")
    assert a.fate == SLAIN
    b = clash(
        hero("lindel", wounds=14),
        hand=["slash", "ray"],
        chance=ScriptedChance(draws=attacks("volley")),
        rounds=None,
    )
    b.attack("slash")
    assert b.fate == DIED
    assert b.s.dens == [HERE]
    assert b.s.combat_deck == fill_combat_deck()
