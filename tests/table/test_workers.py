"""Child processes: who may have one, for how long, and what it costs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import grimorio
from grimorio.core.record import save
from grimorio.table.metrics import Metrics
from grimorio.table.refusals import WorkerFailed, WorkerLate
from grimorio.table.settings import Settings
from grimorio.table.workers import pool, thinking
from grimorio.table.workers.budgets import Account, Budget
from grimorio.table.workers.pool import Worker
from grimorio.table.workers.thinking import Position, Thinkers
from grimorio.table.workers.turns import Turns
from tests.published import publish_bots
from tests.table.busy import busy
from tests.table.clock import until
from tests.table.house import PATIENCE, all_choose

BOTS = """
import time

class Bot:
    def __init__(self, seed): pass

class Sleeper(Bot):
    def choose(self, thinker): time.sleep(600)

class Hog(Bot):
    def choose(self, thinker):
        while True: pass
"""
JOB = {"job": "import", "record": "x"}
"""A job that is over at once: it is refused."""


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with a bot that sleeps, and one that works for ever."""
    return publish_bots(tmp_path_factory.mktemp("bots"), "bad_bots", BOTS, "Sleeper", "Hog")


# -- turns ----------------------------------------------------------------------------------------


def test_those_who_wait_take_turns_account_by_account() -> None:
    async def go() -> list[str]:
        turns, served = Turns(), []

        async def want(name: str) -> None:
            await turns.enter(name[0])
            served.append(name)
            await asyncio.sleep(0)
            turns.leave()

        names = ["a1", "a2", "a3", "a4", "b1", "c1", "c2"]
        await asyncio.gather(*[want(name) for name in names])
        return served

    assert asyncio.run(go()) == ["a1", "a2", "b1", "c1", "a3", "c2", "a4"]


def test_whoever_no_longer_waits_is_passed_over() -> None:
    async def go() -> None:
        turns = Turns()
        await turns.enter("a")
        waiting = [asyncio.create_task(turns.enter(name)) for name in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.leave()
        waiting[1].cancel()  # it has just been let in
        await asyncio.wait(waiting)
        assert [task.cancelled() for task in waiting] == [True, True, False]
        turns.leave()
        await turns.enter("e")

    asyncio.run(go())


# -- jobs -----------------------------------------------------------------------------------------


def test_to_wait_for_a_process_costs_nothing() -> None:
    async def go() -> None:
        worker, spent = Worker(512), list[float]()
        with pytest.raises(WorkerFailed):
            await worker.do(JOB, PATIENCE)
        async with busy(worker):
            jobs = [worker.do(JOB, PATIENCE, charge=spent.append) for _ in range(40)]
            waiting = asyncio.gather(*jobs, return_exceptions=True)
            await asyncio.sleep(1)
        await waiting
        assert len(spent) == 40
        assert 0 < sum(spent) < 1, "all of them together had to wait for 40 seconds"
        await worker.stop()

    asyncio.run(go())


def test_a_job_that_nobody_waits_for_any_more_does_not_cost_the_process() -> None:
    async def go() -> None:
        worker, spent = Worker(512), list[float]()
        given_up = asyncio.create_task(worker.do(JOB, PATIENCE, charge=spent.append))
        await until(lambda: worker._process is not None)
        assert worker._process is not None
        first = worker._process.pid  # it is about to start
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        with pytest.raises(WorkerFailed, match="not a record"):
            await worker.do(JOB, PATIENCE)
        assert worker._process.pid == first
        assert len(spent) == 1, "and what was given up is paid for"
        await worker.stop()

    asyncio.run(go())


def think(bot: str, settings: Settings) -> tuple[Exception, Thinkers, Account]:
    """What becomes of a bot that does not come to an end."""
    seed = all_choose(2)["seed"]
    at = Position("here", save(grimorio.new("wisps", seats=2, seed=seed))[0], ())

    async def go() -> tuple[Exception, Thinkers, Account]:
        thinkers = Thinkers(settings, Metrics())
        account = Account("here", "somewhere")
        try:
            await thinkers.think(at, 0, bot, account)
        except WorkerFailed as error:
            return error, thinkers, account
        finally:
            await thinkers.stop()
        raise AssertionError("it came to an end")

    return asyncio.run(go())


def test_a_bot_that_works_too_long_is_told_from_one_that_had_no_chance_to_work(
    bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(bots))
    monkeypatch.setattr(pool, "FIRST", 1.0)
    with monkeypatch.context() as patch:
        patch.setattr(thinking, "BOT_PATIENCE", 10_000.0)  # it works, however busy the machine is
        settings = Settings(bot_seconds=0.1, bot_seconds_per_table=0.5)
        failed, thinkers, account = think("hog", settings)
    assert not isinstance(failed, WorkerLate)
    assert "not done" in str(failed)
    assert not thinkers.bots.has_left(account), "its work is paid for"
    failed, _, _ = think("sleeper", Settings(bot_seconds=0.1))
    assert isinstance(failed, WorkerLate)


# -- budgets --------------------------------------------------------------------------------------


def test_a_table_and_an_address_have_an_end_and_others_do_not_feel_it() -> None:
    budget = Budget(table=10, address=15, everybody=0)
    budget.charge(Account("t1", "a"), 11)
    assert not budget.has_left(Account("t1", "a"))
    assert not budget.has_left(Account("t1", "b")), "another address does not make the table longer"
    assert budget.has_left(Account("t2", "a"))
    budget.charge(Account("t2", "a"), 5)
    assert not budget.has_left(Account("t3", "a"))
    assert budget.has_left(Account("t3", "b"))


def test_nobody_uses_up_what_others_need() -> None:
    budget = Budget(table=0, address=0, everybody=90)
    for n in range(40):
        budget.charge(Account(f"t{n}", "greedy"), 10)
    assert not budget.has_left(Account("t1", "greedy"))
    for address in ("b", "c"):
        assert budget.has_left(Account("t50", address))
        budget.charge(Account("t50", address), 20)
        assert budget.has_left(Account("t50", address)), "it has a third, or a half"
    budget.charge(Account("t50", "b"), 20)
    assert not budget.has_left(Account("t50", "b")), "more than its share of ninety"


def test_after_an_hour_all_is_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 7200.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    budget = Budget(table=10, address=10, everybody=10)
    budget.charge(Account("t", "a"), 100)
    assert not budget.has_left(Account("t", "a"))
    now += 3599 - 60
    assert not budget.has_left(Account("t", "a"))
    now += 61
    assert budget.has_left(Account("t", "a"))


def test_of_several_who_play_together_the_one_who_has_used_least_pays() -> None:
    budget = Budget(table=0, address=10, everybody=0)
    budget.charge(Account("elsewhere", "a"), 20)
    assert budget.payer({"a", "b"}) == "b"
    assert budget.payer(()) == ""


def test_bots_and_hints_have_budgets_of_their_own() -> None:
    thinkers = thinking.Thinkers(Settings(), Metrics())
    account = Account("t", "a")
    thinkers.hints.charge(account, 10_000)
    assert not thinkers.hints.has_left(account)
    assert thinkers.bots.has_left(account)
