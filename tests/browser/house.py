"""The server of a browser test: it can be killed and come back at the same address."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Any, Self

from tests.table.house import Json, Server, Table, calm_key, options


class House(Server):
    """One server process; started again, it is where it was."""

    def start(self) -> Self:
        if self.address:
            port = self.address.rpartition(":")[2]
            self._command[self._command.index("--port") + 1] = port
        return super().start()

    def knows(self, sql: str, *values: str) -> list[Any]:
        """What stands in the database, which no browser may see."""
        with closing(sqlite3.connect(f"file:{self.db}?mode=ro", uri=True)) as connection:
            return [row[0] for row in connection.execute(sql, values)]


def play_until(
    table: Table, seat: int, kind: str, least: int = 2, after: int = 0, *, bold: bool = False
) -> Json:
    """Answer for everybody, the same way every time, until this seat has such a question with so
    many options; its view. Only the bold reach for wisps."""
    for _ in range(1000):
        views = {one: table.view(one) for one in table.tokens}
        mine = views[seat]
        assert not mine["outcome"], f"the game ended before seat {seat} was asked: {kind}"
        asked = [choice for choice in mine["choices"] if choice["ask"] == kind]
        if asked and len(asked[0]["options"]) >= least and mine["number"] >= after:
            return mine
        answer_one(table, views, bold)
    raise AssertionError(f"seat {seat} was never asked: {kind}")


def play_out(table: Table) -> None:
    """Everybody is bold, to the end."""
    for _ in range(1000):
        views = {one: table.view(one) for one in table.tokens}
        if any(view["outcome"] for view in views.values()):
            return
        answer_one(table, views, bold=True)
    raise AssertionError("the game came to no end")


def answer_one(table: Table, views: dict[int, Json], bold: bool) -> None:
    """The first seat that has a choice answers."""
    for seat, view in views.items():
        keys = options(view)
        if len(keys) > 1:
            key = bold_key(view) if bold else calm_key(view)
            table.try_answer(seat, key or keys[-1], view)
            return
    time.sleep(0.01)


def bold_key(view: Json) -> str | None:
    """Where there is something to be won."""
    for option in view["choices"][0]["options"]:
        if option.get("odds"):
            return str(option["key"])
    return None
