"""DungeonQuest: what somebody had to do is told as such, to those who may know it."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER
from grimorio.games.dungeonquest.components.numbers import ATTACK, MONSTER
from grimorio.games.dungeonquest.state import CATACOMBS
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.fights import (
    GATED_ROOM,
    HERE,
    Fight,
    clash,
    hero,
    meeting,
    token,
)
from tests.scripted import ScriptedChance

SKELETON, DEMON = MONSTER["skeleton"], -1 - MONSTER["demon"]
EVERYBODY = [0, 1, WATCHER]


def heard(fight: Fight, kind: str) -> list[tuple[object, list[int]]]:
    """Every event of a kind, and which of the two players and the spectator heard of it."""
    journal = fight.game.journal
    assert journal is not None
    return [
        (event.args, [who for who in EVERYBODY if event.seen_by(who)])
        for event in journal.events
        if event.kind.name == kind
    ]


@pytest.mark.rule("DQ-COMBAT-7")
def test_the_last_card_of_a_hand_is_no_choice_as_everybody_sees() -> None:
    a = clash(hand=["slash"], foe=["volley", "ray"])
    a.attack("volley")  # the Hero is not even asked
    assert heard(a, "only_attack") == [((0, ATTACK["slash"], "last"), EVERYBODY)]


@pytest.mark.rule("DQ-COMBAT-7")
def test_that_a_hand_is_all_alike_only_its_player_knows() -> None:
    a = clash(hand=["slash", "slash"], foe=["volley", "ray"])
    a.attack("slash", "volley")
    assert heard(a, "only_attack") == [((0, ATTACK["slash"], "alike"), [0])]


@pytest.mark.rule("DQ-COMBAT-7", "DQ-RUL-7")
def test_that_a_forbidden_type_leaves_one_card_only_its_player_knows() -> None:
    a = clash(
        hand=["slash", "slash", "ray"], foe=["whip-of-flame", "volley", "slash"], monster="demon",
        life=5, rounds=2,
    )  # fmt: skip
    a.attack("slash", "whip-of-flame")
    a.answer("name_type", "melee")
    a.counter(None)
    a.attack("ray", "volley")
    assert heard(a, "only_attack") == [((0, ATTACK["ray"], "forbidden"), [0])]


@pytest.mark.rule("DQ-COMBAT-7")
def test_who_has_seen_the_hand_hears_that_there_was_no_choice() -> None:
    a = clash(
        hand=["slash", "slash"],
        foe=["volley", "ray"],
        setup=lambda s, c: c.hero.hand.seen.__setitem__(slice(None), [3, 3]),
    )
    a.attack("slash", "volley")
    assert heard(a, "only_attack") == [((0, ATTACK["slash"], "alike"), [0, 1])]


@pytest.mark.rule("DQ-COMBAT-7")
def test_a_monster_without_a_choice_is_its_players_secret() -> None:
    a = clash(hand=["slash", "ray"], foe=["volley", "volley"], monster="demon", life=5)
    a.attack("ray", "volley")
    assert heard(a, "only_attack") == [((DEMON, ATTACK["volley"], "alike"), [1])]


@pytest.mark.rule("DQ-COMBAT-7")
def test_where_there_was_a_choice_nothing_is_told() -> None:
    a = clash(hand=["slash", "ray"], foe=["volley", "slash"])
    a.attack("slash", "volley")
    assert heard(a, "only_attack") == []


@pytest.mark.rule("DQ-COMBAT-11")
@pytest.mark.parametrize(("left", "told"), [("volley", True), ("slash", False)])
def test_a_hand_that_cannot_strike_back_is_told_to_its_player(left: str, told: bool) -> None:
    """A Slash counters magic. To decline is a choice only with another card that does."""
    a = clash(hand=["slash", left], foe=["ray", "ray"])
    a.attack("slash", "ray")
    a.counter(None)
    assert heard(a, "no_counter") == ([((0, "magic"), [0])] if told else [])


@pytest.mark.rule("DQ-COMBAT-11")
def test_that_a_monster_cannot_strike_back_is_its_players_secret() -> None:
    a = clash(hand=["ray", "volley"], foe=["slash", "volley"])
    a.attack("ray", "slash")
    a.counter(None)
    assert heard(a, "no_counter") == [((-1 - SKELETON, "magic"), [1])]


@pytest.mark.rule("DQ-HERO-5", "DQ-ESC-1", "DQ-ESC-3", "DQ-CATA-28", "DQ-RUL-137", "DQ-ENC-11")
@pytest.mark.parametrize(
    ("who", "tile", "came_from", "no_escape", "may_escape", "why"),
    [
        ("krutzbeck", GATED_ROOM, None, True, False, "never_runs"),
        ("lindel", GATED_ROOM, NONE, True, False, "portcullis"),
        ("lindel", "chamber-cross", NONE, True, False, "catacombs"),
        ("lindel", "chamber-cross", NONE, False, True, "nowhere"),
        ("lindel", "corridor-straight", None, False, True, "walled"),
        ("lindel", "corridor-straight", None, True, False, "walled"),
        ("lindel", "chamber-cross", None, True, False, "catacombs"),
        ("lindel", "chamber-cross", None, False, False, "card"),
    ],
)
def test_who_must_fight_is_told_why(
    who: str, tile: str, came_from: int | None, no_escape: bool, may_escape: bool, why: str
) -> None:
    one = hero(who, came_from=came_from)
    one.no_escape = no_escape
    chance = ScriptedChance(draws=[token("skeleton", 2)], rolls=[1] * 9)
    a = meeting(
        one, hero("hugo"), chance=chance, tiles={HERE: tile}, may_escape=may_escape,
        dice_combat=True,
    )  # fmt: skip
    assert heard(a, "no_escape") == [((0, SKELETON, why), EVERYBODY)]


@pytest.mark.rule("DQ-ENC-11")
def test_below_only_what_is_met_can_forbid_to_escape() -> None:
    one = hero("lindel", where=CATACOMBS)
    one.no_escape = True
    chance = ScriptedChance(draws=[token("skeleton", 2)], rolls=[1] * 9)
    a = meeting(one, hero("hugo"), chance=chance, may_escape=False, dice_combat=True)
    assert heard(a, "no_escape") == [((0, SKELETON, "card"), EVERYBODY)]


@pytest.mark.rule("DQ-MON-7")
def test_who_chose_to_attack_is_not_told_that_it_must() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2)], rolls=[1] * 9)
    a = meeting(hero("lindel"), hero("hugo"), chance=chance, dice_combat=True)
    a.answer("meet_monster", "attack")
    assert heard(a, "no_escape") == []
