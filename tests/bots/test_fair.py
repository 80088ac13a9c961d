"""Fair by law: a bot knows what its seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grimorio.bots import LEVELS, RANDOM, Thinker, bot, playing_on
from grimorio.core import Ask, Game, Seat, Value
from grimorio.core.registry import find, names
from grimorio.core.scene import Text
from tests.bots.moments import BUDGET, Peeking, moments, moves


@pytest.fixture(autouse=True)
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is fair does not depend on how far a bot looks; some games go on for long."""
    monkeypatch.setattr(playing_on, "MAX_ANSWERS", 15)


@pytest.mark.parametrize("level", [RANDOM, *LEVELS])
@pytest.mark.parametrize("title", names())
def test_a_bot_moves_the_same_whatever_it_cannot_know(title: str, level: str) -> None:
    for game, seat in moments(title, "fair", every=17, count=4):
        assert len(moves(level, game, seat)) == 1


def test_a_bot_that_peeks_is_found_out() -> None:
    found = [moves("dragon", g, s, Peeking) for g, s in moments("wisps", "fair", every=7, count=6)]
    assert any(len(differing) > 1 for differing in found)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", names())
def test_thinking_changes_nothing_in_the_game(title: str, level: str) -> None:
    for game, seat in moments(title, "still", every=9, count=2):
        before = game.digest(), game.number
        bot(BUDGET.get(level, level), 1).choose(Thinker(game, seat))
        assert (game.digest(), game.number) == before


# -- what they say ---------------------------------------------------------------------------------

Speech = Callable[[Any, Ask[Value], Value], Text | None]
"""What lore says of an answer."""


def said_differently(speech: Speech, game: Game[Any], seat: Seat) -> bool:
    """Whether it says anything else of some answer when all is changed that another seat, or a
    spectator, cannot know; the answer itself is known to all as soon as it is given."""
    options = Thinker(game, seat).ask.options
    true = [speech(game.state, Thinker(game, seat).ask, option) for option in options]
    for other in range(-1, game.seats):
        for key in range(2) if other != seat else ():
            world = game.hidden_from(other, key)
            question = world.asked(seat)
            assert question is not None
            if [speech(world.state, question, option) for option in options] != true:
                return True
    return False


@pytest.mark.parametrize("title", [name for name in names() if find(name).lore])
def test_what_bots_say_aloud_gives_no_secret_away(title: str) -> None:
    lore = find(title).lore
    assert lore is not None
    for game, seat in moments(title, "aloud", every=5, count=24):
        assert not said_differently(lore.why, game, seat)


def test_a_bot_that_blurts_out_its_hand_is_found_out() -> None:
    lore = find("tashkalar").lore
    assert lore is not None
    found = [said_differently(lore.reason, g, s) for g, s in moments("tashkalar", "aloud", 5, 8)]
    assert any(found)
