"""DungeonQuest: the official variant of combat by dice."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonquest.components.numbers import CARD, MONSTER
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.rules.fight.dice_combat import FOUGHT_WITH
from grimorio.games.dungeonquest.rules.fight.fates import DIED, SLAIN
from grimorio.games.dungeonquest.state import DEAD
from tests.games.dungeonquest.fights import HERE, Fight, attacks, hero, meeting, token
from tests.scripted import ScriptedChance

SKELETON = MONSTER["skeleton"]


def dice_fight(
    name: str, *rolls: int, life: int = 2, wounds: int = 0, death_can_wait: bool = False
) -> Fight:
    """Seat 0 attacks a Skeleton; two dice a round."""
    chance = ScriptedChance(draws=[token("skeleton", life)], rolls=rolls)
    a = meeting(
        hero(name, wounds=wounds),
        hero("gherinn"),
        chance=chance,
        dice_combat=True,
        death_can_wait=death_can_wait,
    )
    if a.asked == [(0, "meet_monster")]:
        a.answer("meet_monster", "attack")
    return a


@pytest.mark.rule("DQ-DICE-1")
def test_every_monster_is_fought_with_one_attribute() -> None:
    fought = {name: ATTRIBUTES[FOUGHT_WITH[MONSTER[name]]] for name in MONSTER.ids}
    assert fought == {
        "skeleton": "agility", "sorcerer": "luck", "troll": "agility", "golem": "strength",
        "demon": "armour",
    }  # fmt: skip


@pytest.mark.rule("DQ-DICE-2")
def test_a_roll_up_to_the_attribute_hurts_the_monster_a_higher_one_the_hero() -> None:
    # Tatianna, Agility 9: 9 hits, 10 does not, 2 hits.
    a = dice_fight("tatianna", 4, 5, 4, 6, 1, 1)
    assert a.fate == SLAIN
    assert a.told("monster_hit") == [(0, SKELETON, 1), (0, SKELETON, 2)]
    assert a.told("monster_hits") == [(0, SKELETON)]
    assert a.s.heroes[0].wounds == 1
    assert a.told("combat_round") == [(1,), (2,), (3,)]


@pytest.mark.rule("DQ-DICE-1", "DQ-DICE-6")
def test_no_combat_or_power_card_is_drawn_and_nobody_else_is_asked() -> None:
    a = dice_fight("tatianna", 1, 1, 1, 1)
    assert a.told("drew_attacks") == a.told("arrows_shot") == []
    assert {e.at for e in a.game.events(0)} == {0, 1}


@pytest.mark.rule("DQ-DICE-3")
def test_no_determination_is_gained() -> None:
    a = dice_fight("tatianna", 6, 6, 1, 1, 1, 1)
    assert a.s.heroes[0].determination == []
    assert a.told("determined") == []


@pytest.mark.rule("DQ-DICE-3")
def test_gherinn_is_not_asked_for_a_prayer() -> None:
    a = dice_fight("gherinn", 1, 1, 1, 1)
    assert a.fate == SLAIN


@pytest.mark.rule("DQ-HERO-2", "DQ-DICE-4")
def test_lindel_may_roll_a_die_again() -> None:
    a = dice_fight("lindel", 6, 6, 1, 6, 1, 1, 1)
    assert a.asked == [(0, "reroll")]
    a.answer("reroll", None)
    a.answer("reroll", 1)
    a.answer("reroll", None)
    assert a.fate == SLAIN
    assert a.s.heroes[0].wounds == 1


@pytest.mark.rule("DQ-DICE-2")
def test_a_hero_may_die_of_it_and_the_monster_stays() -> None:
    a = dice_fight("tatianna", 6, 6, 6, 6, wounds=12)
    assert a.fate == DIED
    assert a.s.heroes[0].where == DEAD
    assert a.told("died") == [(0, "skeleton")]
    assert a.s.dens == [HERE]
    assert a.s.combat is None


def test_a_hero_whom_death_can_wait_for_leaves_the_monster_where_it_is() -> None:
    a = dice_fight("tatianna", 6, 6, 6, 6, 1, wounds=12, death_can_wait=True)
    assert a.fate == DIED
    assert a.s.heroes[0].wounds == 7
    assert a.s.dens == [HERE]


@pytest.mark.rule("DQ-RUL-6", "DQ-DICE-6")
def test_hugos_shield_wards_off_one_wound() -> None:
    a = dice_fight("hugo", 6, 6, 6, 6, 1, 1, 1, 1)
    a.answer("shield", "shield")
    assert a.fate == SLAIN
    assert a.s.heroes[0].wounds == 1


@pytest.mark.rule("DQ-DICE-5")
def test_escapes_are_still_made_with_power_cards() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2), *attacks("panthers-leap", "deadly-shot")])
    a = meeting(hero("tatianna"), hero("hugo"), chance=chance, dice_combat=True)
    a.answer("meet_monster", "escape")
    assert a.told("escaped") != []


@pytest.mark.rule("DQ-DICE-5", "DQ-DICE-6")
def test_krutzbeck_still_must_attack() -> None:
    a = dice_fight("krutzbeck", 1, 1, 1, 1)
    assert a.fate == SLAIN
    assert a.told("monster_slain") == [(0, SKELETON, 2)]


@pytest.mark.rule("DQ-MTREAS-1")
def test_a_monster_killed_by_dice_may_give_a_treasure() -> None:
    ruby = CARD["treasure-giant-ruby"]
    chance = ScriptedChance(draws=[token("demon", 5), ruby], rolls=[1] * 10 + [4])
    a = meeting(
        hero("hugo"), hero("gherinn"), monster="demon", chance=chance, dice_combat=True,
        monstrous_treasure=True,
    )  # fmt: skip
    a.answer("meet_monster", "attack")
    a.answer("roll_for_treasure", "roll")
    a.answer("take_treasure", "take")
    assert a.s.heroes[0].loot.cards == [ruby]


@pytest.mark.rule("DQ-DICE-6")
def test_the_rune_of_flame_takes_life_before_the_first_roll() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2), *attacks("slash", "ray")])
    a = meeting(
        hero("tatianna", runes=["rune-flame"]), hero("hugo"), chance=chance, dice_combat=True
    )
    a.answer("meet_monster", "attack")
    a.answer("combat_start", ("use", CARD["rune-flame"]))
    assert a.fate == SLAIN
    assert a.told("combat_round") == []
