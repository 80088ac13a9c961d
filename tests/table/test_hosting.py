"""What a host does on the live database: list, show, roll back, freeze, export, delete, backup."""

from __future__ import annotations

import io
import sqlite3
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import grimorio
from grimorio.cli import main as grimorio_command
from grimorio.cli.hosting import days
from grimorio.table.seats.tokens import new_table_id
from grimorio.texts import Texts
from tests.table.house import Server, Table, wait_for


class Done(NamedTuple):
    """How a command ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


def tables(db: Path, *words: str, lang: str = "en") -> Done:
    """`grimorio tables`, as another process would use the database: by a connection of its own."""
    said, complained = io.StringIO(), io.StringIO()
    with redirect_stdout(said), redirect_stderr(complained):
        code = grimorio_command(["tables", "--lang", lang, "--db", str(db), *words])
    return Done(code, said.getvalue(), complained.getvalue())


def test_a_host_looks_after_the_tables_of_a_running_server(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hh", options={"rounds": 12})
        table.play(9, calm=True)
        assert table.id in tables(db, "list").stdout
        shown = tables(db, "show", table.id).stdout
        assert "wisps, ruleset 2" in shown
        assert not any(token in shown for token in table.tokens.values())
        assert "no table" in tables(db, "show", "none").stderr
        assert "no hay ninguna mesa" in tables(db, "show", "none", lang="es").stderr
        assert "en juego, en la entrada" in tables(db, "show", table.id, lang="es").stdout
        freeze_and_thaw(db, server, table)
        roll_back(db, table)
        table.play(4, calm=True)
        back_up_and_restore(db, server, table)
        finish_and_export(db, server, table)


def freeze_and_thaw(db: Path, server: Server, table: Table) -> None:
    with table.follow(0) as ana:
        assert tables(db, "freeze", table.id, "--reason", "a quarrel").returncode == 0
        ana.hear_until(lambda: ana.info["status"] == "frozen")
        number = table.info()["number"]
        wish = {"number": number, "id": "f", "key": "1"}
        assert table.refusal("answers", wish, 0) == (423, "frozen")
        assert table.view(0)["scene"]["boards"], "a healthy table can still be looked at"
        assert "a quarrel" in tables(db, "show", table.id).stdout
        assert tables(db, "thaw", table.id).returncode == 0
        ana.hear_until(lambda: ana.info["status"] == "running")


def choices(view: dict[str, Any]) -> list[Any]:
    """What a person may choose: a question with one option is answered by the table itself."""
    return [choice for choice in view["choices"] if len(choice["options"]) > 1]


def roll_back(db: Path, table: Table) -> None:
    number = table.info()["number"]
    assert tables(db, "rollback", table.id, "--to", str(number + 5)).returncode == 1
    with table.follow(0) as ana:
        then = table.view(0, at=4)
        done = tables(db, "rollback", table.id, "--to", "4")
        assert done.returncode == 0, done.stderr
        at = int(done.stdout.split()[-1])
        ana.hear_until(lambda: ana.views[0]["number"] >= at)
        now = table.view(0, at=at)
        assert (now["scene"], choices(now)) == (then["scene"], choices(then))
        assert "table-rollback" in [line["kind"] for line in ana.views[0]["log"]]
        wait_for(lambda: ana.caught_up() == {0: table.view(0)})
    assert table.view(0, at=number)["number"] == number, "what came after can still be seen"


def back_up_and_restore(db: Path, server: Server, table: Table) -> None:
    copy = db.parent / "copy.db"
    assert tables(db, "backup", str(copy)).returncode == 0
    view = table.view(0)
    with Server(copy) as other:
        table.server = other
        assert table.view(0) == view
        table.play(2)
    table.server = server


def finish_and_export(db: Path, server: Server, table: Table) -> None:
    table.play()
    assert server.refusal("GET", f"{table.path}/record") == (422, "no-record")
    assert '"rollback"' in tables(db, "export", table.id).stdout
    assert tables(db, "rollback", table.id, "--to", "1").returncode == 1
    plain = server.table("hh", options={"rounds": 4})
    plain.play(5)
    target = db.parent / "record.json"
    assert tables(db, "export", plain.id, "--output", str(target)).returncode == 0
    assert grimorio.load(target.read_bytes()).number == plain.info()["number"]


def test_old_tables_are_deleted_and_young_and_frozen_ones_kept(db: Path) -> None:
    with Server(db) as server:
        old, young, frozen = (server.table("hh") for _ in range(3))
        tables(db, "freeze", frozen.id)
        long_ago = time.time() - 100 * 86400
        connection = sqlite3.connect(db, timeout=10)
        with connection:
            connection.execute(
                "UPDATE tables SET changed = ? WHERE id IN (?, ?)", (long_ago, old.id, frozen.id)
            )
        connection.close()
        assert "1 table deleted" in tables(db, "delete", "--older", "90d").stdout
        wait_for(lambda: server.request("GET", old.path).status_code == 404)
        assert young.info()["status"] == "running"
        wait_for(lambda: frozen.info()["status"] == "frozen")
        left = sqlite3.connect(db)
        assert left.execute("SELECT count(*) FROM log WHERE tbl = ?", (old.id,)).fetchone() == (0,)
        left.close()


def test_no_command_takes_the_name_of_a_table_for_an_option() -> None:
    assert not [name for _ in range(1000) if (name := new_table_id()).startswith("-")]


def test_times_are_read_as_people_write_them() -> None:
    read = days(Texts("en", []))
    assert (read("90d"), read("2w"), read("36h")) == (90, 14, 1.5)


def test_there_is_no_database_to_look_at_before_anybody_played(tmp_path: Path) -> None:
    done = tables(tmp_path / "none.db", "list")
    assert done.returncode == 1
    assert "there is no database" in done.stderr
    assert not (tmp_path / "none.db").exists()
