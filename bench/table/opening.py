"""A long game, opened after a restart of the server, and its past."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import grimorio
from bench.table.server import Measured
from bench.table.wires import Http
from grimorio.core.chance import commitment
from grimorio.core.log import ANSWER, OFFER
from grimorio.core.record import record
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.storage.store import SeatRow, TableRow
from grimorio.table.workers.jobs import take_in


def long_record(answers: int) -> bytes:
    """A game that was played back and forth until N answers were given."""
    game = grimorio.new("wisps", seats=4, seed=1, options={"rounds": 12})
    chance = random.Random(1)
    given = 0
    while given < answers:
        rounds = game.state.rounds
        if rounds <= 2:
            while game.state.rounds < 10:
                last = next(e for e in reversed(game.entries()) if e.kind in (ANSWER, OFFER))
                game.undo(last.seat, consent=True)
            continue
        ask = chance.choice(game.pending)
        stay = [o for o in game.choices(ask.seat)[0].options if o.text.id == "option-stay"]
        game.answer_key(ask.seat, stay[0].key if stay else game.choices(ask.seat)[0].options[0].key)
        given += 1
    return record(game).json()


async def store_it(db: Path, data: bytes) -> int:
    found = take_in({"record": data.decode()})
    key = bytes.fromhex(found.key)
    seats = [SeatRow(n, "human") for n in range(found.seats)]
    row = TableRow(
        "long", found.game, found.ruleset, found.options, seats, found.key, commitment(key),
        number=found.entries[-1].number, practice=True,
    )  # fmt: skip
    store = SQLiteStore(db)
    await store.open()
    await store.create(row, found.checkpoints, found.entries)
    await store.close()
    return row.number


async def measure(answers: int) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        db = Path(folder) / "long.db"
        number = await store_it(db, long_record(answers))
        opened, past = [], []
        for _ in range(3):
            server = Measured(db=db)
            try:
                http = Http(server.host, server.port, 1)
                await http.get("/api/games")
                started = time.perf_counter()
                status, view = await http.get("/api/tables/long/view")
                opened.append(time.perf_counter() - started)
                assert (status, view["number"]) == (200, number), view
                for at in random.Random(2).sample(range(number), 10):
                    started = time.perf_counter()
                    status, _ = await http.get(f"/api/tables/long/view?at={at}")
                    past.append(time.perf_counter() - started)
                    assert status == 200
            finally:
                server.stop()
        return {
            "answers": answers,
            "entries": number,
            "open_ms": round(1000 * min(opened), 1),
            "past_ms": round(1000 * sorted(past)[len(past) // 2], 1),
        }


if __name__ == "__main__":
    print(asyncio.run(measure(1500)))
