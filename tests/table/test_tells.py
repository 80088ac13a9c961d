"""Nobody can tell from messages, or from when they come, that somebody had nothing to choose.

The law: two games that differ only in how many options the last question of seat 1 has, which
hides that, look the same to seat 0 until the answer is there, message by message and to the
millisecond.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimorio.core import Game
from grimorio.core.errors import Refusal
from grimorio.core.registry import register
from grimorio.table.hosting.tables import Tables
from grimorio.table.live import past
from grimorio.table.live.table import LiveTable
from grimorio.table.seats.stand_ins import TABLE, StandIns
from grimorio.table.seats.tempo import Tempo
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.wire import PUBLIC, Answer, NewSeat, NewTable
from tests.published import publish_titles
from tests.table import clock, tells
from tests.table.clock import until
from tests.table.house import ROOT, new_id

THINKS = 3.0
"""How long the person at seat 1 takes for an answer."""
Seen = list[tuple[float, str]]
"""Messages, and when they came."""


@pytest.fixture(autouse=True)
def _titles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two games, for this process and for those in which bots think."""
    for title in (tells.one, tells.two):
        register(title)
    offered = {"tells-1": "tests.table.tells:one", "tells-2": "tests.table.tells:two"}
    folder = publish_titles(tmp_path / "games", "tells", offered)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{ROOT}")


class Eyes:
    """A live line that writes down what comes, and when."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.seats: tuple[int, ...] = (seat,)
        self.seen: Seen = []
        self.told: Callable[[], None] = lambda: None
        table.look(seat, "here")
        table.join(self)

    def put(self, text: str) -> None:
        if '"type":"info"' not in text:
            self.seen.append((asyncio.get_running_loop().time(), text))
        self.told()

    def lose(self, seat: int, why: Refusal) -> None:
        raise AssertionError("nobody takes a seat here")

    def end(self, refusal: Refusal) -> None:
        pass


async def next_asked(table: LiveTable, seat: int, answered: int) -> None:
    """Wait until the seat is asked after that many entries."""
    await until(lambda: table.number > answered and seat in table.playing().asked)


def options_of(game: Game[Any], seat: int) -> int:
    """How many options the seat has; none if it is not asked."""
    ask = game.asked(seat)
    return 0 if ask is None else len(ask.options)


def answer_soon(table: LiveTable, seat: int, seconds: float) -> Callable[[], None]:
    """A person who answers every question with a choice after that time."""
    answering: set[int] = set()

    async def answer() -> None:
        await asyncio.sleep(seconds)
        view = table.view(seat)
        await table.answers.take(
            seat, Answer(view.number, new_id(), view.choices[0].options[0].key)
        )

    def told() -> None:
        match = table.match
        if match is None or seat not in match.asked or match.asked[seat] in answering:
            return
        if options_of(match.game, seat) > 1:
            answering.add(match.asked[seat])
            _ = table.tables.spawn(answer())

    return told


async def observed(db: Path, rival: NewSeat, last: int, *more: NewSeat) -> tuple[Seen, list[str]]:
    """What seat 0 sees while seat 1 answers its last question; and who gave its answers."""
    tables = Tables(SQLiteStore(db / f"{last}.db"), Settings())
    loop = asyncio.get_running_loop()
    assert isinstance(loop, clock.OwnClock)
    workers = tables.thinkers._workers._workers
    loop.held_by = lambda: any(worker._job and not worker._job.done() for worker in workers)
    await tables.start()
    try:
        seats = (NewSeat("human", mine=not more), rival, *more)
        made = await tables.create(NewTable(f"tells-{last}", seats, practice=True, seed=1), "here")
        table = await tables.get(made.table)
        if invitation := made.seats[0].invitation:
            await table.seats.claim(invitation, "Bruno")
        mine = Eyes(table, 0)
        if rival.kind == "human":
            other = Eyes(table, 1)
            other.told = answer_soon(table, 1, THINKS)
            other.told()
        began = loop.time()
        for turn in range(tells.TURNS - 1):
            await next_asked(table, 0, 2 * turn)
            began = loop.time()
            mine.seen.clear()
            await table.answers.take(0, Answer(table.view(0).number, new_id(), "1"))
        await next_asked(table, 0, 2 * (tells.TURNS - 1))
        entries = await tables.store.entries(table.id)
        return (
            [(round(when - began, 3), text) for when, text in mine.seen],
            [entry.by for entry in entries if entry.seat == 1],
        )
    finally:
        await tables.stop()


def check_law(db: Path, rival: NewSeat, *more: NewSeat) -> None:
    """Whoever plays seat 1, it looks the same whether there was a choice or not."""
    one, _ = clock.run(observed(db, rival, 1, *more))
    two, _ = clock.run(observed(db, rival, 2, *more))
    assert one
    assert one == two


PLAYERS = {
    "random": NewSeat("bot", bot="random"),
    "squire": NewSeat("bot", bot="squire"),
    "person": NewSeat("human", mine=True),
}


@pytest.mark.parametrize("who", PLAYERS)
def test_nobody_can_tell_whether_there_was_a_choice(who: str, tmp_path: Path) -> None:
    check_law(tmp_path, PLAYERS[who])


def test_nobody_can_tell_it_of_a_person_who_plays_two_seats_openly(tmp_path: Path) -> None:
    """One person for two seats has no secrets between them, but has some from the third."""
    check_law(tmp_path, PLAYERS["person"], PLAYERS["person"])


def test_the_table_answers_for_a_person_and_bots_for_themselves(tmp_path: Path) -> None:
    _, by = clock.run(observed(tmp_path, PLAYERS["person"], 1))
    assert by == ["", "", "", "", "", "", "", "", "", TABLE]
    _, by = clock.run(observed(tmp_path, PLAYERS["random"], 2))
    assert set(by) == {"random"}


@pytest.mark.parametrize("who", ["random", "squire"])
def test_the_law_catches_a_table_that_answers_for_bots(
    who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = StandIns._who

    def hasty(self: StandIns, seat: int) -> str:
        ask = self._asked(seat)
        single = ask is not None and ask.hides and len(ask.options) == 1
        return TABLE if single else honest(self, seat)

    monkeypatch.setattr(StandIns, "_who", hasty)
    with pytest.raises(AssertionError):
        check_law(tmp_path, PLAYERS[who])


def test_the_law_catches_a_table_that_is_quicker_than_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tempo, "pause", lambda self, seat, kind: 0.5)
    with pytest.raises(AssertionError):
        check_law(tmp_path, PLAYERS["person"])


@pytest.mark.parametrize("known", [0, 1, 3, 8])
def test_a_question_rarely_asked_takes_as_long_as_the_players_others(known: int) -> None:
    """The first reaction of a game: nobody may know it by the table's own haste."""

    async def play() -> set[float]:
        tempo, sleep = Tempo(1.5), asyncio.sleep
        for number in range(10 + known):
            tempo.asked([(1, number)])
            await sleep(7.0)
            tempo.answered((1, number), "act" if number < 10 else "react")
        return {round(tempo.pause(1, "react"), 3) for _ in range(50)}

    assert clock.run(play()) == {7.0}


# -- what else could tell -------------------------------------------------------------------------


def test_the_table_waits_for_a_person_who_is_away(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(SQLiteStore(tmp_path / "t.db"), Settings(single_pause=0.0))
        await tables.start()
        try:
            seats = (NewSeat("human", mine=True), NewSeat("human", mine=True))
            made = await tables.create(NewTable("tells-1", seats), "here")
            table = await tables.get(made.table)
            Eyes(table, 0)
            for turn in range(tells.TURNS - 1):
                await table.answers.take(1, Answer(2 * turn, new_id(), "1"))
                await table.answers.take(0, Answer(2 * turn + 1, new_id(), "1"))
            assert options_of(table.playing().game, 1) == 1
            assert not table.stand_ins.busy
            Eyes(table, 1)
            await next_asked(table, 0, 2 * (tells.TURNS - 1))
        finally:
            await tables.stop()

    clock.run(play())


def test_while_a_game_runs_its_story_tells_times_by_the_minute(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(SQLiteStore(tmp_path / "t.db"), Settings())
        await tables.start()
        try:
            seats = (NewSeat("human", mine=True), NewSeat("human", mine=True))
            made = await tables.create(NewTable("tells-2", seats), "here")
            table = await tables.get(made.table)
            for turn in range(tells.TURNS):
                for seat in (1, 0):
                    for eyes in (PUBLIC, 0, 1):
                        told = await past.story(table, eyes)
                        assert {entry.when % 60 for entry in told.entries} == {0.0}
                    number = 2 * turn + 1 - seat
                    await table.answers.take(seat, Answer(number, new_id(), "1"))
            known = [entry.when for entry in await tables.store.entries(table.id)]
            assert [entry.when for entry in (await past.story(table, PUBLIC)).entries] == known
        finally:
            await tables.stop()

    clock.run(play())
