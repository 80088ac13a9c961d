"""A player may ask what the dragon would do: it knows what the player knows, and all are told."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import grimorio
from grimorio.core.chance import Chance
from grimorio.core.errors import Refusal
from grimorio.core.record import save
from grimorio.table.hosting.tables import Tables
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import Stale, TooMany
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.wire import Answer, HintWish, NewSeat, NewTable
from grimorio.table.workers import jobs
from grimorio.table.workers.jobs import Advised
from tests.table.busy import busy
from tests.table.house import Json, Server, Table, all_choose, options

QUESTION = all_choose(2)
"""A practice game in which everybody has something to choose at once."""


def hint(table: Table, seat: int = 0, number: int | None = None) -> Json:
    asked = table.view(seat)["number"] if number is None else number
    return table.post("hint", {"number": asked}, seat)


def told(table: Table, seat: int | None) -> list[Json]:
    return [line["text"] for line in table.view(seat)["log"] if line["kind"] == "table-hint"]


# -- what is said ---------------------------------------------------------------------------------


def test_everybody_is_told_that_a_hint_was_taken_but_not_which(server: Server) -> None:
    table = server.table("hh", **QUESTION)
    before = {seat: table.view(seat) for seat in (0, 1, None)}
    with table.follow(1) as rival:
        hint(table)
        rival.hear_until(lambda: rival.info["seats"][0]["hints"] == 1)
        rival.hear_until(lambda: told(table, 1))
    assert table.info()["seats"][1]["hints"] == 0
    for seat, view in before.items():
        assert told(table, seat) == [
            {"id": "table-hint", "args": {"seat": {"id": "seat", "args": {"n": 0}}}}
        ]
        assert {**table.view(seat), "log": []} == {**view, "log": []}


def test_asking_again_at_the_same_moment_takes_no_other_hint(server: Server) -> None:
    table = server.table("hh", **QUESTION)
    assert hint(table) == hint(table)
    assert table.info()["seats"][0]["hints"] == 1
    table.answer(0, hint(table)["hints"][0]["key"])
    table.answer(1)
    while 0 not in table.asked():
        table.answer(table.asked()[0])
    hint(table)
    assert table.info()["seats"][0]["hints"] == 2


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_rests_on_what_the_seat_knows_alone(seed: int) -> None:
    game = grimorio.new("wisps", seats=2, seed=seed)
    worlds = {save(game)[0]}
    for other in range(3):
        game.title.rules.hide(game.checkpoint, 0, Chance(f"other {other}".encode()))
        worlds.add(save(game)[0])
    assert len(worlds) > 1
    first, *others = [advised(data) for data in worlds]
    assert all(other == first for other in others)


def advised(checkpoint: bytes) -> list[Advised]:
    """What the process that thinks says to seat 0, with all the time there is."""
    data = base64.b64encode(checkpoint).decode()
    job = {"checkpoint": data, "lines": [], "seat": 0, "seed": "the same", "seconds": 1000}
    return jobs.advise(job)


# -- where there are hints ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "more", "allowed"),
    [
        ("hb", {}, True),
        ("hh", {}, False),
        ("ho", {}, False),
        ("hh", {"practice": True}, True),
        ("hb", {"hints": False}, False),
        ("ho", {"hints": True}, True),
    ],
)
def test_who_plays_alone_may_ask_and_others_if_the_table_says_so(
    server: Server, seats: str, more: Json, allowed: bool
) -> None:
    assert server.table(seats, **more).info()["hints"] is allowed


def test_a_fork_of_a_running_game_and_a_rematch_have_what_there_was(server: Server) -> None:
    for hints in (True, False):
        table = server.table("hh", hints=hints, options={"rounds": 4})
        fork = server.post(f"{table.path}/fork", {"at": 0}, table.tokens[0])
        assert server.get(f"/api/tables/{fork['table']}")["hints"] is hints
        table.play()
        fork = server.post(f"{table.path}/fork", {"at": 0}, table.tokens[0])
        assert server.get(f"/api/tables/{fork['table']}")["hints"] is True
        again = server.post(f"{table.path}/rematch", {}, table.tokens[0])
        assert server.get(f"/api/tables/{again['table']}")["hints"] is hints


# -- what is refused ------------------------------------------------------------------------------


def test_a_hint_is_for_who_is_asked_and_for_what_is_asked_now(server: Server) -> None:
    table = server.table("hh", **QUESTION, options={"rounds": 4})
    number = table.view(0)["number"]
    assert table.refusal("hint", {"number": number}) == (401, "seat-needed")
    assert table.refusal("hint", {}, 0) == (400, "bad-request")
    assert table.refusal("hint", {"number": number + 1}, 0) == (409, "stale")
    table.answer(0, options(table.view(0))[0])
    assert table.refusal("hint", {"number": number}, 0) == (422, "not-asked")
    table.play()
    assert table.refusal("hint", {"number": number}, 0) == (422, "game-over")
    assert told(table, 0) == []


def test_a_table_without_hints_gives_none(server: Server) -> None:
    table = server.table("hh", **QUESTION, hints=False)
    assert table.refusal("hint", {"number": table.view(0)["number"]}, 0) == (403, "hints-off")
    assert told(table, 0) == []


# -- while the dragon thinks ----------------------------------------------------------------------

Play = Callable[[Tables, LiveTable], Awaitable[None]]


def at_a_table(db: Path, play: Play, **settings: Any) -> None:
    """Do something at a table of a server in this process."""

    async def go() -> None:
        tables = Tables(SQLiteStore(db), Settings(**settings))
        await tables.start()
        try:
            seats = (NewSeat("human", mine=True), NewSeat("human", mine=True))
            made = await tables.create(NewTable("wisps", seats, **QUESTION), "here")
            await play(tables, await tables.get(made.table))
        finally:
            await tables.stop()

    asyncio.run(go())


def first(table: LiveTable) -> Answer:
    return Answer(table.number, "a", table.view(0).choices[0].options[0].key)


def test_the_best_moves_come_with_what_they_promise(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        texts = {option.key: option.text for option in table.view(0).choices[0].options}
        found = await table.stand_ins.hints.take(0, HintWish(table.number))
        assert found.number == table.number
        assert 1 < len(found.hints) <= 3
        assert len({one.key for one in found.hints}) == len(found.hints)
        assert [one.text for one in found.hints] == [texts[one.key] for one in found.hints]
        values = [one.value for one in found.hints if one.value is not None]
        assert len(values) == len(found.hints)
        assert 1 >= values[0] >= values[-1] >= 0
        assert values == sorted(values, reverse=True)
        assert all(one.looked > 0 for one in found.hints)

    at_a_table(db, play, bot_seconds=600.0)


def test_a_hint_that_comes_too_late_is_not_given(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        async with busy(tables.thinkers._workers._workers[0]):  # the dragon is busy
            asked = asyncio.create_task(table.stand_ins.hints.take(0, HintWish(table.number)))
            await asyncio.sleep(0)
            await table.answers.take(0, first(table))
        with pytest.raises(Stale):
            await asked
        assert table.seat(0).hints == 0
        assert table.notes == []

    at_a_table(db, play)


def test_a_hint_costs_the_time_of_the_table_and_outlives_the_server(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        await table.stand_ins.hints.take(0, HintWish(table.number))
        await table.stand_ins.hints.take(0, HintWish(table.number))
        with pytest.raises(TooMany):
            await table.stand_ins.hints.take(1, HintWish(table.number))
        tables.drop(table)
        again = await tables.get(table.id)
        assert again.row.hints
        assert [seat.hints for seat in again.row.seats] == [1, 0]
        assert [note.kind for note in again.notes] == ["table-hint"]

    at_a_table(db, play, hint_seconds_per_table=0.000001)


def test_a_dragon_that_fails_is_reported_and_may_be_asked_again(db: Path) -> None:
    async def play(tables: Tables, table: LiveTable) -> None:
        checkpoint, table.checkpoint = table.checkpoint, None
        assert checkpoint is not None
        table.checkpoint = type(checkpoint)(checkpoint.number, checkpoint.ruleset, b"nonsense", 0)
        with pytest.raises(Refusal) as refused:
            await table.stand_ins.hints.take(0, HintWish(table.number))
        assert refused.value.code == "no-hint"
        assert [report.what for report in await tables.store.reports()] == ["no hint for seat 0"]
        assert table.seat(0).hints == 0
        table.checkpoint = checkpoint
        assert (await table.stand_ins.hints.take(0, HintWish(table.number))).hints

    at_a_table(db, play)
