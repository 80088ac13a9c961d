"""When bots play: while somebody watches, whatever is asked for an empty seat, and at their own
level again after the machine was busy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import grimorio
from grimorio.core.chance import seed_key
from grimorio.core.record import begin, resume, save
from grimorio.table.game.bot_seeds import bot_seed
from grimorio.table.hosting.tables import Tables
from grimorio.table.live import past
from grimorio.table.live.consent import Open
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import WorkerLate
from grimorio.table.seats.choosing import CHEAP, Rest
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.wire import PUBLIC, NewSeat, NewTable
from tests.table.busy import busy
from tests.table.clock import until
from tests.table.house import all_choose
from tests.table.test_tells import Eyes

BOT = NewSeat("bot", bot="random")
ME = NewSeat("human", mine=True)


def at_a_table(
    db: Path,
    seats: tuple[NewSeat, ...],
    play: Callable[[Tables, LiveTable], Awaitable[None]],
    **settings: Any,
) -> None:
    """Do something at a table of a server in this process, in which everybody can choose."""

    async def go() -> None:
        tables = Tables(SQLiteStore(db), Settings(bot_pause=0, single_pause=0, **settings))
        await tables.start()
        try:
            wish = NewTable("wisps", seats, {"rounds": 4}, **all_choose(len(seats)))
            made = await tables.create(wish, "here")
            await play(tables, await tables.get(made.table))
        finally:
            await tables.stop()

    asyncio.run(go())


# -- bots among themselves ------------------------------------------------------------------------


def test_bots_that_nobody_watches_wait_and_go_on_when_somebody_looks(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        assert not table.stand_ins.busy
        assert table.number == 0
        eyes = Eyes(table, PUBLIC)
        await until(lambda: table.number > 2)
        table.leave(eyes)
        await until(lambda: not table.stand_ins.busy)
        assert table.row.status == "running"
        Eyes(table, PUBLIC)
        await until(lambda: table.row.status == "over")

    at_a_table(db, (BOT, BOT), play, unwatched_seconds=1e-9)


def test_a_look_lasts_for_the_time_that_is_set(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        await until(lambda: table.row.status == "over")

    for seconds in (0.0, 3600.0):  # 0 is for ever
        at_a_table(db.with_name(f"{seconds}.db"), (BOT, BOT), play, unwatched_seconds=seconds)


def test_bots_play_on_while_a_person_is_to_come_back(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        await until(lambda: table.number == 1)
        assert list(table.playing().asked) == [0]

    at_a_table(db, (ME, BOT), play, unwatched_seconds=1e-9)


def test_bots_wait_while_what_they_would_answer_may_be_taken_back(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        assert not table.consents.holds_bots
        table.consents.open = Open(0, [1], "Ana", "")
        assert table.consents.holds_bots

    at_a_table(db, (ME, NewSeat("human"), BOT), play)


# -- a busy machine -------------------------------------------------------------------------------


def test_a_bot_that_is_late_is_tried_again_each_time_a_little_later() -> None:
    rest, left_out = Rest(), []
    for _ in range(9):
        rest.late()
        left_out.append(rest.answers)
    assert left_out == [0, 1, 3, 7, 15, 31, 63, 63, 63]


def test_a_bot_that_was_late_is_itself_again(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        choosing = table.stand_ins._choosing
        rest = choosing._rests[1, "squire"] = Rest()
        rest.late()
        rest.late()
        players = [(await choosing.choose(1, "squire", 0.0)).who for _ in range(3)]
        assert players == [CHEAP, "squire", "squire"]
        assert choosing._rests == {}

    at_a_table(db, (ME, ME), play, bot_seconds=600.0)


def test_being_late_makes_no_bot_weaker_for_good(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        choosing = table.stand_ins._choosing
        worker = tables.thinkers._workers._workers[0]
        honest = worker._do

        async def late(*args: Any) -> Any:
            monkeypatch.setattr(worker, "_do", honest)
            raise WorkerLate("job-late", seconds="8")

        monkeypatch.setattr(worker, "_do", late)
        assert (await choosing.choose(1, "squire", 0.0)).who == CHEAP
        assert (await choosing.choose(1, "squire", 0.0)).who == "squire"
        told = [report.what for report in await tables.store.reports()]
        assert told == ["the bot squire failed at seat 1"]

    at_a_table(db, (ME, ME), play, bot_seconds=600.0)


def test_a_table_whose_bots_wait_for_their_turn_pays_nothing_for_it(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        choosing = table.stand_ins._choosing
        async with busy(tables.thinkers._workers._workers[0]):
            waiting = asyncio.gather(*[choosing.choose(1, "squire", 0.0) for _ in range(40)])
            await asyncio.sleep(1)
        assert {chosen.who for chosen in await waiting} == {"squire"}
        assert (await choosing.choose(1, "squire", 0.0)).who == "squire"

    at_a_table(db, (ME, ME), play, bot_seconds=600.0, bot_seconds_per_table=30.0)


# -- whose account it is --------------------------------------------------------------------------


def test_a_stranger_who_looks_does_not_pay_for_the_bots_of_others(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        assert table.looks.addresses == {"here"}, "whoever made the table"
        table.look(PUBLIC, "stranger")
        assert table.looks.addresses == {"here"}
        table.look(0, "home")
        table.look(PUBLIC, "stranger")
        assert table.looks.addresses == {"home"}
        assert table.stand_ins._choosing.account.address == "home"

    at_a_table(db, (ME, BOT), play)


# -- the chance of bots ---------------------------------------------------------------------------


def test_the_same_game_has_the_same_bots_and_another_game_has_others() -> None:
    def seeds(key: str) -> list[str]:
        game = begin("wisps", {"rounds": 4}, 2, seed_key(key), practice=True)
        return [bot_seed(game, seat) for seat in (0, 1)]

    assert seeds("a") == seeds("a")
    assert len({*seeds("a"), *seeds("b")}) == 4
    game = grimorio.new("wisps", seats=2, seed=1)
    before = bot_seed(game, 0)
    game.answer_key(0, grimorio_key(game, 0))
    opened, _ = resume(save(game)[0])
    assert bot_seed(game, 0) == bot_seed(opened, 0) == before
    assert bot_seed(game, 0, "hint 3") != before


def grimorio_key(game: Any, seat: int) -> str:
    """The first answer the seat may give."""
    return str(game.choices(seat)[0].options[0].key)


def test_nobody_can_work_out_the_chance_of_bots_from_what_is_public(db: Path) -> None:
    """Two tables that look the same to everybody, but for names drawn at random, have other bots;
    and what decides it is not told before the end."""

    async def play(tables: Tables, table: LiveTable) -> None:
        game = table.playing().game
        wish = NewTable("wisps", (ME, BOT), {"rounds": 4})
        made = await tables.create(wish, "here")
        other = (await tables.get(made.table)).playing().game
        assert bot_seed(game, 1) != bot_seed(other, 1)
        twin = begin("wisps", game.options, 2, game.key, practice=True)
        assert bot_seed(twin, 1) == bot_seed(game, 1), "by the key alone"
        shown = f"{table.info()} {table.view(0)} {await past.story(table, PUBLIC)}"
        for secret in (game.key.hex(), bot_seed(game, 0), bot_seed(game, 1)):
            assert secret not in shown
        assert table.info().key is None

    at_a_table(db, (ME, BOT), play)
