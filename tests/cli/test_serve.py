"""What `grimorio serve` and `grimorio tables` are told wrongly is refused in one line."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
from pathlib import Path

import pytest

from grimorio.cli import main, serve
from grimorio.table.settings import Settings, read_settings
from grimorio.table.storage.sqlite import open_store
from grimorio.table.storage.sqlite_file import SQLiteFile


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command that cannot be done says; it says so in one line and does nothing."""
    code: object = None
    with contextlib.suppress(SystemExit):
        code = main([words[0], "--lang", "en", *words[1:]])
    said = capsys.readouterr()
    assert code in (1, 2, None)
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "8000.5", "http", "", "٣"])
def test_a_port_that_there_is_not_is_refused(
    port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "tables.db"
    said = refused(capsys, "serve", f"--port={port}", "--db", str(db), "--no-browser")
    assert "--port" in said
    assert "0 to 65535" in said
    assert not db.exists()


@pytest.mark.parametrize(
    ("given", "english", "spanish"),
    [
        ("trusted_proxies=*", "“*” would believe everybody", "con «*» se creería a cualquiera"),
        ("trusted_proxies=x", "“x” is neither an address nor a network",
         "«x» no es una dirección ni una red"),
        ("trusted_proxies=0.0.0.0/1,128.0.0.0/1", "would believe far too many",
         "se creería a demasiada gente"),
        ("reads_per_second=nan", "nan is not 0 or more", "nan no es 0 ni más"),
        ("nonsense=1", "there is no setting nonsense", "no hay ningún ajuste nonsense"),
        ("nonsense", "a setting is NAME=VALUE, not “nonsense”",
         "un ajuste es NOMBRE=VALOR, no «nonsense»"),
        ("connections=many", "a value cannot be read: ", "hay un valor que no se entiende: "),
    ],
)  # fmt: skip
def test_settings_are_refused_in_the_language_of_the_host(
    given: str, english: str, spanish: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, reason in (("en", english), ("es", spanish)):
        db = str(tmp_path / "tables.db")
        assert main(["serve", "--lang", lang, "--set", given, "--db", db, "--no-browser"]) == 2
        assert reason in capsys.readouterr().err


def test_a_port_in_use_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "tables.db")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused(capsys, "serve", "--port", port, "--db", db, "--no-browser")
    assert f"port {port} is in use" in said


@pytest.mark.parametrize("host", ["198.51.100.1", "no such host", "999.1.1.1", "x" * 300, "1::z"])
def test_an_address_that_is_not_of_this_machine_is_refused(
    host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is not said that the port is in use."""
    db = str(tmp_path / "tables.db")
    said = refused(capsys, "serve", "--host", host, "--port=0", "--db", db, "--no-browser")
    assert f"cannot listen at {host[:40]}" in said


@pytest.mark.parametrize("where", ["", "/dev/null/tables.db", "/proc/tables.db", "mysql://here"])
def test_a_database_that_cannot_be_written_is_refused(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first is a folder."""
    db = where or str(tmp_path)
    assert "cannot be reached" in refused(capsys, "serve", "--db", db, "--no-browser")


def test_a_database_that_can_only_be_read_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told to come where no answer can be kept."""
    db = tmp_path / "tables.db"
    asyncio.run(serve.check(open_store(str(db))))

    def connect(self: SQLiteFile) -> sqlite3.Connection:
        where = f"file:{self.path}?mode=ro"
        return sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)

    monkeypatch.setattr(SQLiteFile, "_connect", connect)
    said = refused(capsys, "serve", "--db", str(db), "--port=0", "--no-browser")
    assert "readonly database" in said


@pytest.mark.parametrize(
    "given",
    ["tables_per_hour=-1", "bot_pause=-0.1", "bot_seconds=nan", "idle_seconds=inf", "sockets=1e3.",
     "import_seconds=-inf", "connections=1.5", "message_bytes=none", "sockets=", "=5", "sockets"],
)  # fmt: skip
def test_a_setting_that_makes_no_sense_is_refused(
    given: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "tables.db")
    assert "make no sense" in refused(capsys, "serve", "--set", given, "--db", db, "--no-browser")


@pytest.mark.parametrize(
    "written", [b"sockets = -1", b"sockets = 'many'", b"\xff", b"sockets", None]
)
def test_a_file_of_settings_that_makes_no_sense_is_refused(
    written: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "settings.toml"
    if written is not None:
        file.write_bytes(written)
    assert "make no sense" in refused(capsys, "serve", "--settings", str(file), "--no-browser")


def test_every_limit_may_be_nothing() -> None:
    numbers = [
        name
        for name in Settings.__struct_fields__
        if isinstance(getattr(Settings(), name), int | float)
    ]
    read = read_settings(None, [f"{name}=0" for name in numbers])
    assert all(not getattr(read, name) for name in numbers)


@pytest.mark.parametrize(
    "words",
    [("list", "--limit=-1"), ("list", "--limit=0"), ("list", "--limit=1e3"), ("fame", "--limit=x"),
     ("list", f"--limit={10**30}"), ("rollback", "t", "--to=-1"), ("rollback", "t", "--to=last"),
     ("delete", "--older=-1d"), ("delete", "--older=90")],
)  # fmt: skip
def test_numbers_of_a_host_that_make_no_sense_are_refused(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(capsys, "tables", "--db", str(tmp_path / "none.db"), *words)
    assert words[-1].split("=")[0] in said


def test_the_first_free_port_is_looked_for_from_ours_on() -> None:
    found = serve.listen("127.0.0.1", None)
    assert found is not None
    assert serve.PORT <= found.getsockname()[1] < serve.PORT + serve.TRIES
    found.close()
