"""Cards that Alliances start with and that do what no other does, played in a position."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, strike
from grimorio.games.dungeonalliance.rules.figures import evasive_of, speed_of
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import words_of
from tests.games.dungeonalliance.table import Table, party

OTHERS = ("petra", "lorna", "mysterios")


def struck(name: str, card: str, by: str = "ogre", damage: int = 0) -> tuple[Table, int]:
    """A monster attacks a hero in the crossroads, who may play a card."""
    t = party(name, *OTHERS)
    t.hand(0, card)
    t.hurt(name, damage)
    monster = t.monster(by, (4, 4))
    t.play(strike(monster, t.figure(name), NONE, 0))
    assert t.asked == [(0, "react")]
    return t, monster


@pytest.mark.rule("DA-CARD-1")
def test_holgars_hammer_adds_to_whatever_heals_him() -> None:
    for hammer, left in ((False, 2), (True, 1)):
        t = party("holgar", "melinda", "petra", "lorna")
        t.hand(0, "melinda-mercy")
        if hammer:
            t.under("holgar", "holgar-strike")
        t.hurt("holgar", 4)
        t.activate("melinda")
        t.play_card("melinda-mercy", whom=t.figure("holgar"))
        assert t.damage("holgar") == left


@pytest.mark.rule("DA-CARD-1")
@pytest.mark.parametrize(("name", "unhurt", "hurt"), [("krom", 2, 1), ("graltar", 1, 2)])
def test_an_axe_and_a_swing_add_more_by_the_damage_of_the_target(
    name: str, unhurt: int, hurt: int
) -> None:
    t = party(name, *OTHERS)
    ogre = t.monster("ogre", (4, 4))
    figure = t.figure(name)
    bare = power_of(t.s, figure, NONE, ogre)
    t.under(name, f"{name}-strike")
    assert power_of(t.s, figure, NONE, ogre) == bare + unhurt
    monster = t.s.monsters[ogre]
    monster.damage = (*monster.damage[:-1], 1)
    assert power_of(t.s, figure, NONE, ogre) == bare + hurt


@pytest.mark.rule("DA-CARD-1")
def test_a_heavy_bough_slows_whom_it_damages() -> None:
    t = party("root", *OTHERS)
    t.hand(0, "root-strike")
    ogre = t.monster("ogre", (4, 4))
    before = speed_of(t.s, ogre)
    t.activate("root")
    t.attack(ogre, "root-strike")
    assert t.damage(ogre) > 0
    assert speed_of(t.s, ogre) == before - 1


@pytest.mark.rule("DA-REACT-2")
def test_belzamin_is_not_there_and_whoever_strikes_can_be_hit() -> None:
    t, bat = struck("belzamin", "belzamin-dodge", by="cave-bat")
    figure, friend = t.figure("belzamin"), t.figure("petra")
    own, of_bat = evasive_of(t.s, figure), defence_of(t.s, friend, NONE, bat)
    t.answer(CARD["belzamin-dodge"])
    assert evasive_of(t.s, figure) == own + 2
    assert defence_of(t.s, friend, NONE, bat) == of_bat - 2


@pytest.mark.rule("DA-REACT-2")
def test_jypzy_tumbles_and_is_faster_afterwards() -> None:
    t, _ = struck("jypzy", "jypzy-dodge")
    figure = t.figure("jypzy")
    own, fast = evasive_of(t.s, figure), speed_of(t.s, figure)
    t.answer(CARD["jypzy-dodge"])
    assert evasive_of(t.s, figure) == own + 2
    assert speed_of(t.s, figure) == fast + 1


@pytest.mark.rule("DA-RUL-111", "DA-RUL-180")
def test_runyon_zay_bends_and_heals_after_the_blow() -> None:
    for before, after in ((1, 2), (3, 5)):
        t, _ = struck("runyon-zay", "runyon-zay-dodge", damage=before)
        t.answer(CARD["runyon-zay-dodge"])
        while t.asked:
            t.answer(t.options()[0])
        assert t.damage("runyon-zay") == after, "5 against 2 + 1, then 1 less; at 5 it is defeated"


@pytest.mark.rule("DA-REACT-2")
def test_a_smoke_pot_hides_all_of_a_room() -> None:
    t, _ = struck("mcfarlin", "mcfarlin-dodge")
    figures = [t.figure(name) for name in ("mcfarlin", *OTHERS)]
    own = [evasive_of(t.s, figure) for figure in figures]
    t.answer(CARD["mcfarlin-dodge"])
    more = [evasive_of(t.s, figure) - was for figure, was in zip(figures, own, strict=True)]
    assert more == [2, 1, 1, 0], "Mysterios stands in the corridor"


@pytest.mark.rule("DA-REACT-2")
def test_sable_is_gone_if_she_is_alone() -> None:
    for alone, more in ((False, 1), (True, 3)):
        t = party("sable", *OTHERS)
        t.hand(0, "sable-dodge")
        if alone:
            for name, where in zip(OTHERS, ((0, 3), (0, 4), (0, 5)), strict=True):
                t.put(name, where)
        ogre = t.monster("ogre", (4, 4))
        t.play(strike(ogre, t.figure("sable"), NONE, 0))
        own = evasive_of(t.s, t.figure("sable"))
        t.answer(CARD["sable-dodge"])
        assert evasive_of(t.s, t.figure("sable")) == own + more


@pytest.mark.rule("DA-RUL-111", "DA-RUL-180")
@pytest.mark.parametrize(("lang", "late"), [("en", "comes after it"), ("es", "viene después")])
def test_a_reaction_says_that_what_it_does_comes_after_the_attack(lang: str, late: str) -> None:
    for number, card in enumerate(CARDS):
        assert (late in words_of(lang, number)) == bool(card.moment and card.effects), card.id
