"""Checkpoints that releases before 0.2 stored, without an agenda, still open."""

from __future__ import annotations

from pathlib import Path

from grimorio.core.record import Line, resume, save

OLD = Path(__file__).parent / "old"
"""Each was written by the release it is named after."""
SINCE: list[Line] = [(0, "3"), (1, "3"), (2, "3"), (2, "11")]
"""What was answered since the checkpoint: all have picked, and seat 2 has walked to a wisp."""


def test_a_round_of_wisps_goes_on_where_the_old_release_stood() -> None:
    game, kept = resume((OLD / "wisps-0.1.json").read_bytes(), SINCE)
    assert (kept, game.number) == (4, 18)
    assert [(ask.seat, ask.kind.name) for ask in game.pending] == [(0, "gust")]
    s = game.state
    assert [(one.at, one.caught, one.hand.cards, one.gone) for one in s.bearers] == [
        (18, 0, [0, 2], False),
        (17, 0, [1, 2], False),
        (11, 0, [0, 0], False),
    ]
    assert s.wisps == [11, 10, 8]
    assert s.bag == [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]
    assert s.discard == [1, 2, 3, 3, 1, 2, 0, 0, 3, 3, 3]
    assert (s.rounds, s.first) == (4, 2)


def test_what_was_opened_from_it_is_stored_with_an_agenda_and_played_to_its_end() -> None:
    old, _ = resume((OLD / "wisps-0.1.json").read_bytes(), SINCE)
    data, lines = save(old)
    assert b'"agenda"' in data
    game, kept = resume(data, lines)
    assert (kept, game.digest()) == (len(lines), old.digest())
    while game.outcome is None:
        game.answer(game.pending[0].seat, game.pending[0].options[-1])
    assert game.outcome.reason in ("goal", "dawn")
