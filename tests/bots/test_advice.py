"""Advice for a person: the best moves with reasons, by what the seat knows alone."""

from __future__ import annotations

import pytest

from grimorio.bots import Thinker, bot, playing_on
from grimorio.bots.advice import advise
from grimorio.core.registry import names
from grimorio.core.scene import Text
from tests import toys
from tests.bots.moments import moments
from tests.bots.test_levels import Purse
from tests.bots.test_turns import Purses, game_of, pairs
from tests.toys import Pad, ask


class Planning(Purses):
    """Whole turns of two coins, and words for how they go on."""

    def then(self, said: Text | None, after: Text) -> Text:
        return Text("then", {"next": after})


async def open_a_purse(s: Pad) -> None:
    """Seat 0 takes 1, 5, 3 or 9 coins."""
    s.notes.append(await ask(0, "purse", lambda: (1, 5, 3, 9)))


def test_the_best_moves_come_first_with_value_and_reason() -> None:
    game = toys.play(open_a_purse, turns=100_000)
    game.title.lore = Purse()
    found = advise(Thinker(game, 0), 3, budget=60)
    assert [one.key for one in found] == ["5", "3", "1"]
    values = [one.value for one in found if one.value is not None]
    assert len(values) == 3
    assert values == sorted(values, reverse=True)
    assert all(one.visits > 0 and one.why is not None for one in found)
    assert found[0].why is not None
    assert found[0].why.args == {"n": 5}


def test_no_more_moves_are_named_than_wanted_or_worth_a_thought() -> None:
    game = toys.play(open_a_purse, turns=100_000)
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


@pytest.mark.parametrize("title", names())
def test_the_first_move_named_is_the_one_the_dragon_plays(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_on, "MAX_ANSWERS", 15)
    for game, seat in moments(title, "first", every=15, count=2):
        found = advise(Thinker(game, seat), budget=16, seed=9)
        assert found[0].key == bot("dragon@16", 9).choose(Thinker(game, seat))
        assert len({one.key for one in found}) == len(found)
        values = [one.value for one in found if one.value is not None]
        assert values == sorted(values, reverse=True)


def test_advice_tells_how_the_turn_goes_on() -> None:
    game = game_of(Planning())
    best = advise(Thinker(game, 0), budget=120)[0]
    assert best.key == "2"
    assert best.why == Text("then", {"next": Text("option-2")})
    game.answer(0, 2)
    last = advise(Thinker(game, 0), budget=120)[0]
    assert (last.key, last.why) == ("2", None)


def test_advice_does_not_tell_what_hangs_on_chance() -> None:
    async def coin_then_luck(s: Pad) -> None:
        seat = len(s.notes) // 2 % 2
        lucky = s.chance.below(1000) if len(s.notes) % 2 else 0
        s.notes.append(await ask(seat, "coin", lambda: (1, 2, 1000 + lucky)))

    game = toys.play(coin_then_luck, turns=400, number=pairs)
    game.title.lore = Planning()
    assert [one.why for one in advise(Thinker(game, 0), budget=120)] == [None] * 3
