"""At a keyboard, too, a duty is done by its player or by a bot, as the player says."""

from __future__ import annotations

import pytest

from grimorio.bots import bot
from grimorio.cli.sitting import Sitting
from grimorio.cli.terminal import Terminal
from grimorio.core import Chance, Game
from tests.cli.test_sitting import Keyboard, type_in
from tests.cli.test_sitting import sitting as strolling
from tests.table.ferry import CROSSINGS, DROWN, WAVES, title

__all__ = ["strolling"]
PASS = ""
"""Enter, at the curtain that stands before the first player."""


def ferry(people: list[int]) -> Sitting:
    """Two seats at the river; those without a person have a bot."""
    game = Game(title, {}, 2, b"key")
    game.begin(title.rules.setup({}, 2, Chance(b"key")))
    bots = {seat: bot("random", seat) for seat in range(2) if seat not in people}
    return Sitting(game, people, bots, Terminal("en"), map=False, keep=None)


def asked(sitting: Sitting) -> tuple[int, str]:
    ask = sitting.game.pending[0]
    return ask.seat, ask.kind.name


def test_people_at_one_keyboard_leave_their_duties_to_a_bot() -> None:
    sitting = ferry([0, 1])
    type_in(sitting, PASS, "1")
    assert asked(sitting) == (1, "row")
    assert [entry.seat for entry in sitting.game.entries()] == [0] + [1] * WAVES


def test_who_plays_alone_does_the_duty() -> None:
    sitting = ferry([0])
    type_in(sitting, "1")
    assert asked(sitting) == (0, "wave")
    type_in(sitting, *["1"] * WAVES)
    assert asked(sitting) == (0, "row")


def test_a_duty_changes_hands_in_the_middle(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = ferry([0])
    type_in(sitting, "1", "1", "d", "1")
    assert asked(sitting) == (0, "row")
    assert "for a bot to duty-waves" in capsys.readouterr().out
    type_in(sitting, "d", "1", "1")
    assert asked(sitting) == (0, "wave")
    type_in(sitting, "d", "")
    assert asked(sitting) == (0, "wave")


def test_who_is_out_need_not_stay_for_it() -> None:
    sitting = ferry([0])
    sitting.terminal = Keyboard(str(DROWN))
    sitting.play()
    assert sitting.game.outcome is not None
    assert [entry.seat for entry in sitting.game.entries()].count(0) > WAVES


def test_undo_leads_back_to_what_the_player_chose_and_not_to_what_a_bot_did() -> None:
    sitting = ferry([0, 1])
    type_in(sitting, PASS, "1", "2", "u", "y")
    assert asked(sitting) == (0, "row")
    assert sitting.game.state.left == CROSSINGS
    type_in(sitting, "1", "2", "u", "n")
    assert asked(sitting) == (0, "row")
    assert sitting.game.state.left == CROSSINGS - 2


def test_a_game_without_duties_says_so(
    strolling: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(strolling, "d", "1")
    assert "no duties" in capsys.readouterr().out
    assert len(strolling.game.entries()) > 0
