"""Advice for a person: the best moves with reasons, by what the seat knows alone."""

from __future__ import annotations

import pytest

from grimorio.bots import Thinker, playing_on
from grimorio.bots.advice import advise
from grimorio.core import ask
from grimorio.core.registry import names
from tests import toys
from tests.bots.moments import moments
from tests.bots.test_levels import Purse
from tests.toys import Pad


async def open_a_purse(s: Pad) -> None:
    """Seat 0 takes so many coins."""
    s.notes.append(await ask(0, "purse", lambda: (1, 5, 3, 9)))


def test_the_best_moves_come_first_with_value_and_reason() -> None:
    game = toys.play(open_a_purse, units=100_000)
    game.title.lore = Purse()
    found = advise(Thinker(game, 0), 3, budget=60)
    assert [one.key for one in found] == ["5", "3", "1"]
    assert [one.value for one in found] == sorted([one.value for one in found], reverse=True)  # type: ignore[type-var]
    assert all(one.visits > 0 and one.why is not None for one in found)
    assert found[0].why is not None
    assert found[0].why.args == {"n": 5}


def test_no_more_moves_are_named_than_wanted_or_worth_a_thought() -> None:
    game = toys.play(open_a_purse, units=100_000)
    game.title.lore = Purse()
    assert len(advise(Thinker(game, 0), 1, budget=30)) == 1
    keys = [one.key for one in advise(Thinker(game, 0), 9, budget=30)]
    assert sorted(keys) == ["1", "3", "5"]


@pytest.mark.parametrize("title", names())
def test_advice_depends_on_what_the_seat_knows_alone(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_on, "MAX_ANSWERS", 15)
    for game, seat in moments(title, "advice", every=17, count=2):
        worlds = (game, game.hidden_from(seat, "other"))
        one, other = [advise(Thinker(world, seat), budget=16) for world in worlds]
        assert [(a.key, a.value, a.visits) for a in one] == [
            (a.key, a.value, a.visits) for a in other
        ]
        assert 1 <= len(one) <= 3
        assert {a.key for a in one} <= set(Thinker(game, seat).keys)
