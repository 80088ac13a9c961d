"""Reactions: cards that a hero plays when it is attacked."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import STRIKE
from grimorio.games.dungeonalliance.rules.combat import strike
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at, party, raid, room


@pytest.mark.rule("DA-REACT-1", "DA-REACT-2", "DA-RUL-40", "DA-RUL-45")
def test_an_attacked_hero_may_play_a_reaction_that_lasts() -> None:
    t = room()
    t.put("jypzy", (4, 3))
    t.hand(1, "jypzy-dodge")
    ogre = t.monster("ogre", (4, 4))
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("jypzy"), at((4, 4)))))
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
    t.answer(STRIKE(raid(t.figure("jypzy"), at((4, 4)))))
    assert t.asked == [(1, "react")]
    assert t.options() == [None]


@pytest.mark.rule("DA-REACT-3", "DA-CARD-10")
def test_outside_its_activation_a_hero_plays_reactions_and_nothing_else() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "ring-shirt", "quick-parry", "long-blade")
    ogre = t.monster("ogre", (4, 3))
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 3)))))
    assert t.options() == [None, CARD["quick-parry"]]


@pytest.mark.rule("DA-RUL-40", "DA-SCARD-10")
def test_who_is_attacked_is_told_the_power_with_what_a_card_adds() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "quick-parry")
    ogre = t.monster("ogre", (4, 4))
    for extra in (0, 3):
        t.play(strike(ogre, t.figure("petra"), NONE, extra))
        assert t.asked == [(0, "react")]
        power = t.ask().about[2]
        t.answer(None)
        assert t.told("attacked")[-1][2] == power


@pytest.mark.rule("DA-REACT-1", "DA-REACT-2", "DA-RUL-111")
def test_a_riposte_guards_and_strikes_back_at_who_attacks() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.hand(0, "riposte")
    minotaur = t.monster("minotaur", (4, 4))
    t.move(minotaur)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    assert t.asked == [(0, "react")]
    t.answer(CARD["riposte"])
    assert t.told("attacked")[0][3:5] == (4, 1)
    assert t.s.monsters[minotaur].damage == (1, 0, 0)


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
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    t.answer(CARD["riposte"])
    assert t.hero("petra").defeated == falls, "5 against 2 + 2"
    assert t.damage(minotaur) == struck_back
