"""An undo far back is played again in a process of its own; the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from grimorio.core import Game, registry
from grimorio.core.chance import seed_key
from grimorio.core.errors import Refusal
from grimorio.core.record import begin
from grimorio.table.hosting.forks import Importer
from grimorio.table.hosting.tables import Tables
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import ConsentOpen, Failed, NoConsent, Stale, WorkerFailed
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.wire import PUBLIC, Answer, NewSeat, NewTable, UndoWish, Vote
from grimorio.table.workers import jobs
from tests.table import road
from tests.table.busy import busy
from tests.table.house import ROOT, all_choose
from tests.toys import Pad

LONG = 2000
FEW = 60
"""Turns that may be played on the loop's own thread: to open a table takes a few."""

Play = Callable[[Tables, LiveTable], Awaitable[None]]


def walked() -> Game[Any]:
    """A road walked for thousands of steps."""
    game = begin("road", {}, 2, seed_key("a long road"), practice=True)
    for _ in range(LONG):
        game.answer(game.pending[0].seat, "left")
    return game


@pytest.fixture
def on_the_road(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Play], None]:
    """Do something at a table of a long game, on a server in this process."""
    path = os.pathsep.join([str(ROOT), road.install(tmp_path / "games")])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setitem(registry._titles, "road", road.title)

    async def go(play: Play) -> None:
        tables = Tables(SQLiteStore(db), Settings(import_seconds=600.0))
        importer = Importer(tables)
        await tables.start()
        try:
            made = await importer.take_in(walked().record().json())
            await play(tables, await tables.get(made.table))
        finally:
            await importer.stop()
            await tables.stop()

    return lambda play: asyncio.run(go(play))


def wish(table: LiveTable, name: str = "back") -> UndoWish:
    return UndoWish(table.number, name)


class Watcher:
    """Somebody who follows the table in public, and waits to see that it goes back."""

    def __init__(self, table: LiveTable) -> None:
        self.seats: tuple[int, ...] = (PUBLIC,)
        self.seen = asyncio.Event()
        table.join(self)

    def put(self, text: str) -> None:
        if '"going":true' in text:
            self.seen.set()

    def lose(self, seat: int, why: Refusal) -> None: ...
    def end(self, refusal: Refusal) -> None: ...


async def under_way(table: LiveTable, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Begin something, up to where everybody sees that the game is being played again."""
    watcher = Watcher(table)
    task = asyncio.create_task(work)
    await watcher.seen.wait()
    table.leave(watcher)
    return task


async def answer(table: LiveTable, seat: int, name: str) -> int:
    key = table.view(seat).choices[0].options[0].key
    return await table.answers.take(seat, Answer(table.number, name, key))


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The turns begun in this process, by how many were left."""
    found: list[int] = []
    honest = road.toy.first.run

    async def play_turn(s: Pad) -> None:
        found.append(s.left)
        await honest(s)

    monkeypatch.setattr(road.toy.first, "run", play_turn)
    return found


def test_other_tables_are_served_while_a_long_game_is_played_again(
    on_the_road: Callable[[Play], None], begun: list[int]
) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        seats = (NewSeat("human", mine=True), NewSeat("human", mine=True))
        made = await tables.create(NewTable("wisps", seats, **all_choose(2)), "here")
        other = await tables.get(made.table)
        begun.clear()
        async with busy(tables.replayer.worker):  # the replay waits for us
            asked = await under_way(table, table.back.undo(0, wish(table)))
            assert await answer(other, 0, "served") == 1
            for seat in (0, 1, PUBLIC):
                consent = table.view(seat).consent
                assert consent is not None
                assert (consent.going, consent.kind, consent.seat) == (True, "undo", 0)
            assert not asked.done()
        assert await asked == (LONG + 1, None)
        assert table.view(0).consent is None
        assert table.view(PUBLIC).waiting == (0,)
        assert 0 < len(begun) < FEW

    on_the_road(play)


def test_the_game_that_comes_back_is_the_one_an_undo_at_once_would_give(
    on_the_road: Callable[[Play], None], begun: list[int]
) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        plain = walked()
        plain.undo(0, consent=True)
        await table.back.undo(0, wish(table))

        def same(now: LiveTable) -> None:
            assert now.match is not None
            game = now.match.game
            assert (game.number, game.digest()) == (plain.number, plain.digest())
            assert [told.kind for told in now.match.told] == ["step"] * road.FORK

        same(table)
        for step in range(3):
            plain.answer(plain.pending[0].seat, "left")
            await answer(table, table.view(PUBLIC).waiting[0], f"on {step}")
        assert table.match is not None
        assert table.match.game.digest() == plain.digest()
        digest = await thought_about(table)
        assert digest == plain.digest()
        tables.drop(table)
        begun.clear()
        again = await tables.get(table.id)
        assert again.match is not None
        assert again.match.game.digest() == plain.digest()
        assert await thought_about(again) == plain.digest()
        assert 0 < len(begun) < FEW, "what was taken back is not played again to open the table"

    on_the_road(play)


async def thought_about(table: LiveTable) -> str:
    """The game that a bot would be given."""
    at = await table.position()
    data = base64.b64encode(at.checkpoint).decode()
    return jobs.game_of({"checkpoint": data, "lines": at.lines}).digest()


def test_whoever_answers_meanwhile_goes_first(on_the_road: Callable[[Play], None]) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        async with busy(tables.replayer.worker):
            asked = await under_way(table, table.back.undo(0, wish(table)))
            assert await answer(table, 1, "first") == LONG + 1
            assert table.view(0).consent is None
        with pytest.raises(Stale) as refused:
            await asked
        assert refused.value.view == table.view(0)
        assert table.number == LONG + 1
        assert await table.back.undo(0, wish(table)) == (LONG + 2, None)

    on_the_road(play)


def test_what_was_seen_before_it_went_back_answers_nothing_now(
    on_the_road: Callable[[Play], None],
) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        await table.back.undo(0, wish(table))
        tables.drop(table)
        for again in (table, await tables.get(table.id)):
            with pytest.raises(Stale):
                await again.answers.take(0, Answer(LONG, "late", "left"))
        assert await again.answers.take(0, Answer(LONG + 1, "in time", "left")) == LONG + 2

    on_the_road(play)


def test_a_retry_waits_for_the_same_and_another_undo_is_refused(
    on_the_road: Callable[[Play], None],
) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        async with busy(tables.replayer.worker):
            asked = await under_way(table, table.back.undo(0, wish(table)))
            again = asyncio.create_task(table.back.undo(0, wish(table)))
            with pytest.raises(ConsentOpen):
                await table.back.undo(0, wish(table, "another"))
        assert await asked == await again == (LONG + 1, None)
        assert table.number == LONG + 1

    on_the_road(play)


def test_the_others_agree_first_and_may_think_better_of_it(
    on_the_road: Callable[[Play], None],
) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        table.seat(1).holder = "somebody else"
        for yes in (False, True):
            number, consent = await table.back.undo(0, wish(table, f"back {yes}"))
            assert number == LONG
            assert consent is not None
            shown = table.view(0).consent
            assert shown is not None
            assert not shown.going
            async with busy(tables.replayer.worker):
                agreed = await under_way(table, table.vote(1, Vote(consent, yes=True)))
                shown = table.view(0).consent
                assert shown is not None
                assert (shown.id, shown.going, shown.answered) == (consent, True, (1,))
                if not yes:
                    assert await table.vote(1, Vote(consent, yes=False)) == LONG
            if yes:
                assert await agreed == LONG + 1
            else:
                with pytest.raises(NoConsent):
                    await agreed
                assert table.number == LONG

    on_the_road(play)


def test_a_replay_that_fails_leaves_the_table_as_it_was_and_a_report(
    on_the_road: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        async def fail(job: dict[str, Any], seconds: float) -> Any:
            raise WorkerFailed("planted")

        before = table.view(0)
        with monkeypatch.context() as patch:
            patch.setattr(tables.replayer.worker, "do", fail)
            with pytest.raises(Failed):
                await table.back.undo(0, wish(table))
        assert table.view(0) == before
        assert [one.what for one in await tables.store.reports()] == ["no way back for seat 0"]
        assert await table.back.undo(0, wish(table)) == (LONG + 1, None)

    on_the_road(play)
