"""Power Surges."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import SURGE
from grimorio.games.dungeonalliance.state import SURGE_ATTACK, SURGE_SPEED
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, party, room, who


@pytest.mark.rule("DA-SURGE-1", "DA-SURGE-3", "DA-SURGE-4", "DA-SURGE-5")
def test_a_power_surge_lays_two_cards_face_down_once_a_round() -> None:
    t = room()
    t.hand(0, "frost-dart", "long-blade", "lesser-light")
    t.activate("petra")
    before = t.ask().about[1]
    t.do(SURGE, SURGE_SPEED, NONE)
    pair = tuple(sorted([CARD["frost-dart"], CARD["lesser-light"]]))
    t.answer(pair)
    assert t.ask().about[1] == int(str(before)) + 1
    assert t.hero("petra").down == pair
    assert t.options(SURGE) == []


@pytest.mark.rule("DA-RUL-44", "DA-CARD-4", "DA-SURGE-1")
def test_the_face_down_cards_of_a_surge_have_no_type() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "long-blade", "great-sword", "ring-shirt")
    goblin = t.monster("ogre", (4, 3))
    t.activate("petra")
    t.do(SURGE, SURGE_ATTACK, NONE)
    t.answer(tuple(sorted([CARD["great-sword"], CARD["ring-shirt"]])))
    t.play_card("long-blade")
    t.attack(goblin)
    assert t.told("attacked")[0][2] == 6, "2 + 3 + 1"


@pytest.mark.rule("DA-RUL-122", "DA-SURGE-1")
def test_the_attack_of_a_surge_counts_for_melee_and_ranged_alike() -> None:
    t = room(["mysterios", "lorna", "krom", "petra"], ["holgar", "bull", "root", "jypzy"])
    t.put("mysterios", (3, 4))
    t.hero("mysterios").surge_attack = 1
    ogre = t.monster("ogre", (5, 4))
    t.hand(0, "frost-dart")
    t.activate("mysterios")
    t.attack(ogre, "frost-dart")
    assert t.told("attacked")[0][2] == 6


@pytest.mark.rule("DA-SURGE-3")
def test_a_second_breath_allows_a_second_power_surge() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.hand(0, "second-breath", "petra-strike", "petra-brace", "lorna-shot", "lorna-aim")
    t.activate("petra")
    t.do(SURGE, SURGE_SPEED, NONE)
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["petra-brace"]])))
    assert t.options(SURGE) == []
    t.play_card("second-breath")
    assert SURGE(SURGE_ATTACK, NONE) in t.options(SURGE)


@pytest.mark.rule("DA-SURGE-3")
def test_a_second_breath_before_any_surge_brings_none_and_tells_so() -> None:
    t = room(list(FIRST), SECOND)
    t.hand(0, "second-breath", "petra-strike", "petra-brace", "lorna-shot", "lorna-aim")
    t.activate("petra")
    t.play_card("second-breath")
    assert t.told("refreshed") == []
    t.do(SURGE, SURGE_SPEED, NONE)
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["petra-brace"]])))
    assert t.options(SURGE) == []


@pytest.mark.rule("DA-SURGE-3")
def test_a_second_surge_is_told() -> None:
    t = room()
    t.hurt("petra", 2)
    t.hand(0, "second-breath", "petra-strike", "lorna-shot")
    t.hero("petra").surged = True
    t.activate("petra")
    assert t.options(SURGE) == []
    t.play_card("second-breath")
    assert t.told("refreshed") == [(who(t, "petra"),)]
    assert t.options(SURGE) != []


@pytest.mark.rule("DA-SURGE-5", "DA-SURGE-1")
def test_the_cards_of_a_surge_are_told_to_their_owner() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot", "krom-hide")
    t.activate("petra")
    assert t.game is not None
    assert t.game.journal is not None
    before = t.game.journal.reveals
    t.do(SURGE, SURGE_SPEED, NONE)
    pair = tuple(sorted([CARD["petra-strike"], CARD["krom-hide"]]))
    t.answer(pair)
    assert t.told("surge_card") == [(0, card) for card in pair]
    assert t.game.journal.reveals == before + 1, "others forget what they knew of the hand"
