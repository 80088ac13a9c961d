"""What a question says: which pieces are asked for, how they move, and which moves are left."""

from __future__ import annotations

from functools import cache

import pytest

from grimorio.core.scene import Choice
from grimorio.games.tashkalar import title
from grimorio.texts import Texts, texts_of
from tests.games.tashkalar.builders import Table, arena, pattern


@cache
def speaker(lang: str) -> Texts:
    return texts_of(title, lang, {0: "Ada", 1: "Bruno"})


def choice(table: Table) -> Choice:
    (found,) = table.game.choices(table.asked[0])
    return found


def prompt(table: Table, lang: str = "en") -> str:
    return speaker(lang).say(choice(table).prompt)


def option(table: Table, at: str, lang: str = "en") -> str:
    (found,) = [one for one in choice(table).options if one.key == at]
    return speaker(lang).say(found.text)


# -- several kinds of moves ------------------------------------------------------------------------


@pytest.mark.rule("TK-MOVE-3", "TK-MOVE-4", "TK-EFF-4")
def test_a_cavalry_captain_says_which_moves_are_left() -> None:
    table = arena(f"{pattern('cavalry-captain', 'e4')} 2c5 2b5", "cavalry-captain")
    table.summon("cavalry-captain", "e4", 0)
    assert prompt(table) == (
        "Cavalry Captain: which piece makes up to 1 combat move and up to 2 standard moves?"
    )
    table.pick("d5")
    assert prompt(table) == (
        "Cavalry Captain: 1 combat move and 2 standard moves left. Where to from d5?"
    )
    assert option(table, "c5") == "To c5, by the combat move"
    assert option(table, "c4") == "To c4, by a standard move"
    table.pick("c4")
    assert prompt(table, "es") == (
        "Capitana de caballería: quedan 1 movimiento de combate y 1 normal. ¿Adónde desde c4?"
    )
    table.pick("b4")
    assert prompt(table) == "Cavalry Captain: 1 combat move left. Where to from b4?"
    assert option(table, "a4") == "To a4, by the combat move"
    table.pick("a4")
    assert table.kind == "act"


@pytest.mark.rule("TK-MOVE-3", "TK-MOVE-4")
def test_a_cavalry_captain_without_its_combat_move_offers_standard_moves() -> None:
    table = arena(f"{pattern('cavalry-captain', 'e4')} 2c5 2b5", "cavalry-captain")
    table.summon("cavalry-captain", "e4", 0)
    table.pick("d5", "c5")
    assert prompt(table) == "Cavalry Captain: 2 standard moves left. Where to from c5?"
    assert option(table, "c4", "es") == "A c4, con un movimiento normal"
    table.pick("c4")
    assert prompt(table) == "Cavalry Captain: 1 standard move left. Where to from c4?"


@pytest.mark.rule("TK-MOVE-3", "TK-MOVE-4", "TK-EFF-4")
def test_a_master_of_intrigue_says_how_many_moves_are_left_and_who_moves_how() -> None:
    table = arena(f"{pattern('master-of-intrigue', 'e6')} 2c5", "master-of-intrigue")
    table.summon("master-of-intrigue", "e6", 0)
    assert prompt(table) == (
        "Master of Intrigue: 3 moves left. Which piece makes the next one, by which kind of move?"
    )
    assert option(table, "e6") == "The piece on e6 (Ada: heroic piece), a standard move"
    assert option(table, "d5") == "The piece on d5 (Ada: common piece), a combat move"
    table.pick("d5")
    assert prompt(table) == "Master of Intrigue: a combat move from d5. Where to?"
    table.pick("c5", "e6")
    assert prompt(table) == "Master of Intrigue: a standard move from e6. Where to?"
    table.pick("e5")
    assert prompt(table, "es") == (
        "Maestro de intrigas: queda 1 movimiento. ¿Qué ficha lo hace y de qué clase?"
    )
    assert option(table, "e5") == "The piece on e5 (Ada: heroic piece), a standard move"


# -- what is no single move ------------------------------------------------------------------------


@pytest.mark.rule("TK-MOVE-5", "TK-MOVE-6")
@pytest.mark.parametrize(
    ("flare", "board", "said"),
    [
        ("flare-6", "2b2 2c2 2d2 2e2 2f2 1e5", "Bold Leap: which piece makes a combat leap?"),
        ("flare-12", "2b2h 2c2h 1e5", "Vanishing Step: which piece makes a standard leap?"),
    ],
)
def test_a_leap_is_asked_for_as_a_leap(flare: str, board: str, said: str) -> None:
    table = arena(board, flare)
    table.flare(flare)
    assert prompt(table) == said


def test_a_messenger_asks_who_moves_in_one_direction() -> None:
    table = arena(pattern("messenger", "c4"), "messenger")
    table.summon("messenger", "c4", 0)
    assert prompt(table) == "Messenger: which piece makes standard moves in one direction?"
    table.pick("c4")
    assert prompt(table) == "Messenger: how far does the piece on c4 move, and in which direction?"


@pytest.mark.rule("TK-CHANGE-1")
def test_placing_says_whose_piece_it_is() -> None:
    table = arena("2b2h 2c2h 2d2h", "flare-1")
    table.flare("flare-1")
    assert prompt(table) == "Answered Call: where do you place a common piece of yours?"
    assert prompt(table, "es") == "Llamada respondida: ¿dónde colocas una ficha básica tuya?"


def test_the_last_action_is_called_an_action_that_is_left() -> None:
    """The very first turn has one action: it is no "last" one."""
    assert prompt(arena("", actions=1)).startswith("One action left:")
    assert prompt(arena("", actions=2), "es").startswith("Te quedan 2 acciones:")
