"""Many tables in mid-game at once: how long from an answer to all seats updated."""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import random
import re
import time
from pathlib import Path
from typing import Any

import msgspec

from bench.table.server import METRICS_SECRET, Measured
from bench.table.wires import Http, Line

KEPT = ("choices", "outcome")
SEATS = 4
FURTHEST = 80
"""The answers given at the table that is furthest; a game has about a hundred."""
SECRET = "pick"
"""Of an answer to this question the other seats are not told."""
PAUSE = 0.05
"""Seconds between a new table and the next."""


class Message(msgspec.Struct):
    """What is read of a message; the rest only when it is needed."""

    type: str
    number: int = 0
    ops: msgspec.Raw = msgspec.Raw()
    view: msgspec.Raw = msgspec.Raw()


decode = msgspec.json.Decoder(Message | list[Message]).decode


def apply(view: Any, op: Any) -> None:
    """Do an op in place."""
    *path, last = op[0]
    for step in path:
        view = view[step]
    if len(op) == 1:
        del view[last]
    elif len(op) == 3:
        view[last] += op[2]
    else:
        view[last] = op[1]


class Seat:
    """One browser: the part of its view that is needed to answer."""

    def __init__(self, table: Busy, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.view: dict[str, Any] = {}
        self.number = -1
        self.line: Line | None = None

    def hear(self, text: bytes) -> None:
        heard = decode(text)
        for message in heard if isinstance(heard, list) else (heard,):
            self._take(message)

    def _take(self, message: Message) -> None:
        if message.type == "patch":
            self.number = message.number
            ops = bytes(message.ops)
            if b'["choices"' in ops or b'["outcome"' in ops:
                for op in msgspec.json.decode(ops):
                    if op[0][0] in KEPT:
                        apply(self.view, op)
        elif message.type == "view":
            self.number = message.number
            view = msgspec.json.decode(message.view)
            self.view = {name: view[name] for name in KEPT}
        elif message.type in ("done", "refused"):
            self.table.acknowledged(message)
            return
        else:
            return
        self.table.updated()

    def keys(self) -> list[str]:
        return [o["key"] for choice in self.view["choices"] for o in choice["options"]]


class Busy:
    """A table with four browsers."""

    def __init__(self, created: Any) -> None:
        self.id: str = created["table"]
        self.seats = [Seat(self, s["seat"], s["token"]) for s in created["seats"]]
        self.awaited: int | None = None
        self.told = self.seats
        self.sent = 0.0
        self.all_updated: asyncio.Future[float] | None = None
        self.complete = asyncio.Event()
        self.reply: asyncio.Future[Message] | None = None

    def updated(self) -> None:
        if not self.complete.is_set() and all(seat.view for seat in self.seats):
            self.complete.set()
        waiting = self.all_updated
        if waiting is None or self.awaited is None or waiting.done():
            return
        if all(seat.number >= self.awaited for seat in self.told):
            waiting.set_result(time.perf_counter() - self.sent)

    def acknowledged(self, message: Message) -> None:
        """An answer given on the line was taken, or not."""
        if self.reply is not None and not self.reply.done():
            self.reply.set_result(message)

    def begin(self, seat: Seat) -> None:
        """An answer of that seat is on its way."""
        secret = any(choice["ask"] == SECRET for choice in seat.view["choices"])
        self.told = [seat] if secret else self.seats
        self.sent = time.perf_counter()
        self.awaited = None
        self.all_updated = asyncio.get_running_loop().create_future()

    def ready(self) -> Seat | None:
        """A seat that has something to choose, if everybody is up to date."""
        if self.all_updated is not None and not self.all_updated.done():
            return None
        found = [seat for seat in self.seats if seat.view and len(seat.keys()) > 1]
        return random.choice(found) if found else None


def taken_by_the_host() -> float:
    """The seconds of all cores that a virtual machine was not given though it had work (Linux)."""
    return int(Path("/proc/stat").read_text().split()[8]) / os.sysconf("SC_CLK_TCK")


class Load:
    """The crowd."""

    def __init__(self, server: Measured, over_http: bool = False) -> None:
        self.server = server
        self.over_http = over_http
        self.http = Http(server.host, server.port)
        self.tables: list[Busy] = []
        self.took: list[float] = []
        self.refused = 0
        self.late = 0
        self._ids = itertools.count()
        self._replacing: set[asyncio.Task[None]] = set()
        self._door = asyncio.Lock()

    async def new_table(self) -> Busy:
        seats = [{"kind": "human", "mine": True} for _ in range(SEATS)]
        wish = {"game": "wisps", "seats": seats, "options": {"rounds": 12}}
        status, created = await self.http.post("/api/tables", wish)
        assert status == 201, created
        table = Busy(created)
        loop = asyncio.get_running_loop()
        for seat in table.seats:
            line = Line(
                f"{self.server.host}:{self.server.port}",
                f"/api/tables/{table.id}/live",
                {"token": seat.token, "since": None, "lists": True},
                seat.hear,
            )
            await loop.create_connection(lambda line=line: line, self.server.host, self.server.port)
            seat.line = line
        await table.complete.wait()
        return table

    async def answer(self, table: Busy, seat: Seat) -> None:
        assert table.all_updated is not None
        key = random.choice(seat.keys())
        body = {"number": seat.number, "id": f"{next(self._ids)}", "key": key}
        number = await self._give(table, seat, body)
        if number is None:
            self.refused += 1
            table.all_updated.set_result(0.0)
            return
        table.awaited = number
        table.updated()
        try:
            self.took.append(await asyncio.wait_for(table.all_updated, 5))
        except TimeoutError:
            self.late += 1

    async def _give(self, table: Busy, seat: Seat, body: dict[str, Any]) -> int | None:
        """The number under which the answer was taken."""
        if self.over_http:
            path = f"/api/tables/{table.id}/answers"
            status, done = await self.http.post(path, body, seat.token)
            return done["number"] if status == 200 else None
        assert seat.line is not None
        table.reply = asyncio.get_running_loop().create_future()
        seat.line.send(msgspec.json.encode({"type": "answer", "seat": seat.seat, **body}))
        reply = await table.reply
        return reply.number if reply.type == "done" else None

    async def warm_up(self, count: int) -> None:
        """Tables in the middle of their games, each somewhere else, so that they do not all end at
        the same time."""
        for _ in range(count):
            self.tables.append(await self.new_table())
        for done in range(FURTHEST):
            for table in self.tables[done * count // FURTHEST :]:
                seat = table.ready()
                if seat is not None:
                    table.begin(seat)
                    await self.answer(table, seat)
        for place, table in enumerate(self.tables):
            if table.seats[0].view["outcome"]:
                self._replace(place)
        await asyncio.gather(*self._replacing)
        self.took.clear()
        self.refused = self.late = 0

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """That many answers a second for that long, whether or not the server keeps up."""
        # The crowd is not what is measured: its own garbage must not stop the clock.
        gc.collect()
        gc.disable()
        entered = await self._entered()
        cpu, own, taken = self.server.cpu_seconds(), time.process_time(), taken_by_the_host()
        start = time.perf_counter()
        tasks: set[asyncio.Task[None]] = set()
        order = itertools.cycle(range(len(self.tables)))
        sent = skipped = 0
        while (now := time.perf_counter() - start) < seconds:
            due = int(now * rate) - sent
            for _ in range(due):
                for _ in range(len(self.tables)):
                    place = next(order)
                    table = self.tables[place]
                    if table.seats[0].view["outcome"]:
                        self._replace(place)
                        continue
                    seat = table.ready()
                    if seat is not None:
                        table.begin(seat)
                        task = asyncio.create_task(self.answer(table, seat))
                        tasks.add(task)
                        task.add_done_callback(tasks.discard)
                        break
                else:
                    skipped += 1
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.gather(*tasks)
        took = time.perf_counter() - start
        for newcomers in self._replacing:
            newcomers.cancel()
        entered = await self._entered() - entered
        found = sorted(self.took)
        return {
            "answers_over": "HTTP" if self.over_http else "the live line",
            "tables": len(self.tables),
            "sockets": len(self.tables) * SEATS,
            "answers": len(found),
            "answers_per_second": round(len(found) / took, 1),
            "with_the_tables_own": round(entered / took, 1),
            "refused": self.refused,
            "late": self.late,
            "skipped": skipped,
            **{
                name: round(1000 * found[int(part * (len(found) - 1))], 2)
                for name, part in (
                    ("p50_ms", 0.5),
                    ("p90_ms", 0.9),
                    ("p99_ms", 0.99),
                    ("max_ms", 1),
                )
            },
            "crowd_cpu_percent": round(100 * (time.process_time() - own) / took, 1),
            "server_cpu_percent": round(100 * (self.server.cpu_seconds() - cpu) / took, 1),
            "server_mb": round(self.server.megabytes(), 1),
            "taken_by_the_host_percent": round(100 * (taken_by_the_host() - taken) / took, 1),
        }

    async def _entered(self) -> int:
        """All answers ever taken, also those the table gives itself where there is one option."""
        _, text = await self.http.get("/metrics", METRICS_SECRET)
        found = re.search(rb"^grimorio_entries_total (\d+)", text, re.MULTILINE)
        assert found is not None
        return int(found[1])

    def _replace(self, place: int) -> None:
        """A game is over: its people start another, one table after the other."""

        async def new() -> None:
            async with self._door:
                self.tables[place] = await self.new_table()
                for seat in old.seats:
                    if seat.line is not None:
                        seat.line.close()
                await asyncio.sleep(PAUSE)

        old = self.tables[place]
        if old.seats[0].view.get("replaced"):
            return
        old.seats[0].view["replaced"] = True
        task = asyncio.create_task(new())
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)


async def measure(
    tables: int, rate: float, seconds: float, over_http: bool = False
) -> dict[str, Any]:
    server = Measured()
    try:
        load = Load(server, over_http)
        await load.warm_up(tables)
        return await load.run(rate, seconds)
    finally:
        server.stop()
