"""Numbers that stand on no card: each in one place, the content, and rules and texts ask it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    SyntaxNode,
    TextElement,
)

from grimorio.games.dungeonalliance.components.box import Table as Numbers
from grimorio.games.dungeonalliance.components.numbers import (
    CARD,
    CONTENT,
    COSTS,
    MONSTER,
    TABLE,
    THREAT,
)
from grimorio.games.dungeonalliance.kinds import OLD, REST, SURGE
from grimorio.games.dungeonalliance.rules.ending import dungeon_loss
from grimorio.games.dungeonalliance.rules.powers import charge_bonus
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import SURGE_ATTACK, SURGE_HEAL, SURGE_SPEED
from grimorio.games.dungeonalliance.view.lines import power_text, solo_lines, threat_lines
from grimorio.games.dungeonalliance.view.panels import headline
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES, read_ftl
from tests.games.dungeonalliance.shown import LOCALE, choice, option, say, says
from tests.games.dungeonalliance.table import FIRST, lay, room

TITLE = "grimorio.games.dungeonalliance."
OTHERS = msgspec.structs.replace(
    TABLE,
    rounds=5,
    cycles=6,
    rest=2,
    surge=3,
    surge_by=2,
    pit_leave=7,
    pit_attack=8,
    charge=9,
    old_price=4,
    tile_loss=11,
    icon_bonus=12,
    choice_bonus=13,
    type_bonus=14,
    surge_bonus=15,
    lost_cards=16,
)


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Numbers:
    """All rules and views read other numbers."""
    for name, module in list(sys.modules.items()):
        if name.startswith(TITLE) and getattr(module, "TABLE", None) is TABLE:
            monkeypatch.setattr(module, "TABLE", OTHERS)
    return OTHERS


@pytest.mark.rule("DA-ROUND-1", "DA-ROUND-2")
@pytest.mark.usefixtures("others")
def test_the_headline_counts_rounds_and_cycles_to_their_number() -> None:
    t = room()
    t.s.round, t.s.cycle = 5, 6
    assert say(headline(t.s)) == "Round 5 of 5, cycle 6 of 6."
    assert say(headline(t.s), "es") == "Ronda 5 de 5, ciclo 6 de 6."


@pytest.mark.rule("DA-REST-2", "DA-SURGE-1")
@pytest.mark.usefixtures("others")
def test_a_rest_and_a_surge_say_and_do_what_the_table_has() -> None:
    t = room()
    t.hand(0, "petra-brace", "lorna-shot", "krom-hide", "krom-strike")
    t.hurt("petra", 4)
    t.activate("petra")
    assert says(option(t, REST(NONE))) == "Rest: heal 2 damage, no attack"
    assert says(option(t, SURGE(SURGE_SPEED, NONE))) == "Power Surge: +2 Speed"
    assert (
        say(option(t, SURGE(SURGE_ATTACK, NONE)).text, "es") == "Descarga de Fuerza: +2 al ataque"
    )
    t.do(SURGE, SURGE_HEAL, NONE)
    assert "which 3 cards" in say(choice(t).prompt)
    assert len(t.options()[0]) == 3  # type: ignore[arg-type]
    t.answer(t.options()[0])
    assert t.damage("petra") == 2


@pytest.mark.rule("DA-MON-14", "DA-RUL-103", "DA-SCARD-4..12")
@pytest.mark.usefixtures("others")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_say_the_numbers_of_the_table(lang: str) -> None:
    boar = CONTENT.monsters[MONSTER["iron-boar"]]
    assert "9" in say(power_text(boar), lang)
    pit = " ".join(say(line, lang) for line in threat_lines(CONTENT.threats[THREAT["pit-trap"]]))
    assert "7" in pit
    assert "8" in pit
    for card in CONTENT.solo:
        _, second, third = solo_lines(card)
        said = say(second, lang)
        assert ("+12" in said) == (card.form != "c")
        assert ("+13" in said) == (card.form != "b")
        assert ("+14" in said) == (card.form == "b")
        assert ("+15" in say(third, lang)) == card.surge
        assert ("16" in say(third, lang)) == card.discard


@pytest.mark.rule("DA-UPG-18", "DA-SOLO-11", "DA-MON-14")
@pytest.mark.usefixtures("others")
def test_old_cards_lost_tiles_and_charges_go_by_the_table() -> None:
    t = room()
    card = CARD["long-blade"]
    t.s.upgrade_discard.append(card)
    t.player(0).fresh = COSTS[card] + 4
    t.play(upgrade(0))
    assert says(option(t, OLD(card))) == "Take Long Blade from the discards for 7 XP"
    boar = t.monster("iron-boar", (4, 4))
    assert [bool(charge_bonus(t.s, boar, points)) for points in (8, 9)] == [False, True]
    t = lay(FIRST)
    t.s.tiles_left = [1, 0, 0]
    t.row("nest")
    assert dungeon_loss(t.s) == 22


def plain(node: SyntaxNode | str | None) -> Iterator[str]:
    """What a message says word for word, whatever it is given."""
    if isinstance(node, TextElement):
        assert isinstance(node.value, str)
        yield node.value
    elif isinstance(node, Pattern):
        for element in node.elements:
            yield from plain(element)
    elif isinstance(node, Placeable):
        yield from plain(node.expression)
    elif isinstance(node, SelectExpression):
        for variant in node.variants:
            yield from plain(variant.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_has_a_number_of_its_own(lang: str) -> None:
    """But for one: what costs 1 Speed, and the word for a single thing."""
    for message in FluentParser().parse(read_ftl(LOCALE, lang)).body:
        if isinstance(message, Message):
            for words in plain(message.value):
                assert not {*words} & {*"023456789"}, (message.id.name, words)
