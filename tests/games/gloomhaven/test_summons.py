"""Summons of characters: how they come and go (GH-SUMMON)."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.numbers import (
    BEINGS,
    BY_LINE,
    CARD,
    CURSE_CARD,
    CURSED,
    HALF_LINES,
)
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.recovering import bring_back, recoverable
from grimorio.games.gloomhaven.rules.attack.conditions import give
from grimorio.games.gloomhaven.rules.attack.harm import exhaust
from grimorio.games.gloomhaven.state import OBSTACLE, SUMMON, TRAP
from tests.games.gloomhaven.stage import plain
from tests.games.gloomhaven.table import Table, lay

BESIDE = [(1, 3), (-1, 3), (0, 2), (0, 4), (1, 2), (-1, 4)]


def table() -> Table:
    t = lay("tinkerer", "brute", level=5)
    t.place(0, (0, 3))
    t.place(1, (3, 0))
    for character in t.s.characters:
        character.items = []
        character.modifiers = plain()
    t.s.monsters = plain()
    return t


def summoned(t: Table) -> int:
    return next(number for number, one in t.s.figures.items() if one.kind == SUMMON)


@pytest.mark.rule("GH-SUMMON-1", "GH-DEF-5")
def test_a_summon_comes_into_an_empty_hex_beside_its_summoner() -> None:
    """Without figures, overlays and money."""
    t = table()
    t.monster("bandit-guard", (1, 3))
    t.overlay(OBSTACLE, (-1, 3))
    t.overlay(TRAP, (0, 2))
    t.s.coins = {t.cell((0, 4)): 1}
    t.play("dangerous-contraption")
    assert t.options() == [None, *sorted([t.cell((1, 2)), t.cell((-1, 4))])]
    t.answer(t.cell((1, 2)))
    assert t.at(summoned(t)) == (1, 2)


@pytest.mark.rule("GH-SUMMON-2", "GH-ACT-9")
def test_without_such_a_hex_nothing_is_summoned() -> None:
    """No experience, and the card is not lost."""
    t = table()
    for place in BESIDE:
        t.overlay(OBSTACLE, place)
    t.play("dangerous-contraption")
    assert t.asked[0][1] == "declare"
    assert all(one.kind != SUMMON for one in t.s.figures.values())
    assert t.character(0).xp == 0
    assert CARD["dangerous-contraption"] in t.character(0).discard


@pytest.mark.rule("GH-SUMMON-3", "GH-SUMMON-4", "GH-SUMMON-5")
def test_its_card_is_active_and_says_what_it_is() -> None:
    """It has had its turn in this round."""
    t = table()
    t.play("dangerous-contraption")
    t.answer(t.cell((1, 2)))
    number = summoned(t)
    figure = t.figure(number)
    active = t.character(0).active[0]
    assert active.half == 2 * CARD["dangerous-contraption"]
    assert active.figures == [number]
    assert figure.type == BY_LINE[HALF_LINES[active.half][0]]
    assert (figure.hp, figure.most) == (6, 6)
    line = BEINGS[figure.type]
    assert isinstance(line, Summon)
    assert line.attack == 2
    assert figure.came == 1


@pytest.mark.rule("GH-INIT-9")
def test_summons_are_numbered_in_their_order() -> None:
    t = table()
    t.summon(0, "decoy", (1, 2))
    t.summon(1, "rat-swarm", (3, 1))
    t.play("dangerous-contraption")
    t.answer(t.cell((0, 4)))
    newest = max(t.s.figures)
    assert t.figure(newest).number == 2


def ready(t: Table) -> int:
    """A bot with its card in the active area."""
    card = t.activate("dangerous-contraption")
    bot = t.summon(0, "battle-bot", (1, 2))
    t.character(0).active[0].figures = [bot]
    return card


@pytest.mark.rule("GH-SUMMON-10")
def test_it_goes_when_its_summoner_is_exhausted() -> None:
    t = table()
    ready(t)
    exhaust(t.s, 0, "attack")
    assert all(one.kind != SUMMON for one in t.s.figures.values())


@pytest.mark.rule("GH-SUMMON-11")
def test_it_goes_at_no_hit_points_and_its_card_is_lost() -> None:
    t = table()
    card = ready(t)
    guard = t.monster("bandit-guard", (1, 3))
    bot = summoned(t)
    t.strike(guard, bot, 6)
    assert bot not in t.s.figures
    assert t.character(0).active == []
    assert card in t.character(0).lost


@pytest.mark.rule("GH-SUMMON-12", "GH-RECOV-2", "GH-RUL-70")
def test_it_goes_when_its_card_is_recovered() -> None:
    """An active card that counts as lost can be."""
    t = table()
    card = ready(t)
    assert recoverable(t.s, 0, "lost") == [card]
    assert recoverable(t.s, 0, "discard") == []
    bring_back(t.s, 0, card, 0)
    assert all(one.kind != SUMMON for one in t.s.figures.values())
    assert card in t.character(0).hand.cards
    assert card not in t.character(0).lost


@pytest.mark.rule("GH-SUMMON-13")
def test_it_goes_when_its_card_is_given_up() -> None:
    t = table()
    card = ready(t)
    bonuses.end(t.s, 0, card)
    assert all(one.kind != SUMMON for one in t.s.figures.values())
    assert card in t.character(0).lost


@pytest.mark.rule("GH-SUMMON-11", "GH-SUMMON-13")
def test_a_special_summon_goes_with_its_card_too() -> None:
    """Its line stands inside another."""
    t = lay("mindthief", "brute", level=9)
    t.place(0, (0, 3))
    t.place(1, (3, 0))
    t.play("many-as-one")
    t.answer(t.cell((1, 2)))
    king = summoned(t)
    assert t.character(0).active[0].figures == [king]
    bonuses.end(t.s, 0, CARD["many-as-one"])
    assert king not in t.s.figures


@pytest.mark.rule("GH-RUL-80")
def test_bless_and_curse_of_a_summon_are_its_summoners() -> None:
    t = table()
    bot = t.summon(0, "battle-bot", (1, 2))
    give(t.s, bot, CURSED)
    assert CURSE_CARD in t.character(0).modifiers.bag


@pytest.mark.rule("GH-SUMMON-9", "GH-RUL-209")
def test_what_a_summon_kills_as_it_dies_is_credited_to_its_summoner() -> None:
    """The Burning Avatar, killed by one of two guards with few hit points."""
    t = lay("brute", "spellweaver")
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    torch = t.summon(1, "burning-avatar", (1, 2))
    guard = t.monster("bandit-guard", (1, 3), hp=20)
    weak = t.monster("bandit-guard", (0, 2), hp=1)
    t.modifiers(1, "+0", "+0")
    t.s.monsters.bag[:] = [0]
    t.strike(guard, torch, 5)
    assert torch not in t.s.figures
    assert weak not in t.s.figures
    assert t.character(1).tallies["kills"] == 1
    assert t.character(1).tallies["first_kill"] == 1
    assert "kills" not in t.character(0).tallies
