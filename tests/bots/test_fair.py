"""Fair by law: a bot knows what its seat knows, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.bots import LEVELS, RANDOM, Thinker, bot, playing_on
from grimorio.core import Game, Seat
from grimorio.core.registry import names
from tests.bots.moments import moments

BUDGET = {"squire": "squire@8", "knight": "knight@8", "dragon": "dragon@16"}


@pytest.fixture(autouse=True)
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is fair does not depend on how far a bot looks; some games go on for long."""
    monkeypatch.setattr(playing_on, "MAX_ANSWERS", 15)


class Peeking(Thinker):
    """Deals no worlds: it hands out the true one."""

    def sample(self, key: int | str, *, once: bool = False) -> Game[Any]:
        return self._game.clone(once=once)


def moves(
    level: str, game: Game[Any], seat: Seat, thinker: type[Thinker] = Thinker
) -> set[tuple[str, ...]]:
    """What the bot does in worlds that differ in all that the seat cannot know."""
    found = set()
    for world in [game, *(game.hidden_from(seat, f"other {i}") for i in range(3))]:
        player = bot(BUDGET.get(level, level), "the same")
        found.add(tuple([player.choose(thinker(world, seat)) for _ in range(2)]))
    return found


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
