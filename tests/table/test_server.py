"""The server as a whole: it starts fast, says where it is, serves the client, ends cleanly."""

from __future__ import annotations

import asyncio
import gzip
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from grimorio.cli import serve
from grimorio.core.registry import find
from grimorio.table.hosting.tables import MANY, Tables
from grimorio.table.http.app import build
from grimorio.table.http.pages import Pages
from grimorio.table.metrics import Metrics
from grimorio.table.settings import Settings, read_settings
from grimorio.table.storage.sqlite import SQLiteStore, data_folder, open_store
from grimorio.table.storage.store import StorageFailed
from grimorio.texts import texts_of
from tests.table.house import ROOT, Server, wait_for


def test_it_answers_on_health_readiness_and_metrics(server: Server) -> None:
    assert server.request("GET", "/healthz").text == "ok\n"
    assert server.request("GET", "/readyz").text == "ready\n"
    text = server.request("GET", "/metrics").text
    assert "# TYPE grimorio_requests_total counter" in text
    assert 'grimorio_answer_seconds_bucket{le="+Inf"}' in text


def test_a_counter_stays_exact_when_it_is_large() -> None:
    metrics = Metrics()
    metrics.count("entries", 12_345_678)
    metrics.count("entries")
    assert "grimorio_entries_total 12345679\n" in metrics.text()


def test_what_nobody_waits_for_stands_back_while_many_wait_but_not_for_ever(db: Path) -> None:
    async def go() -> None:
        board = Tables(SQLiteStore(db))
        board.answering = MANY
        with pytest.raises(StopIteration):  # it has not waited at all
            board.people_first().send(None)
        board.answering = MANY + 1
        waiting = asyncio.create_task(board.people_first())
        await asyncio.sleep(0.2)
        assert not waiting.done()
        board.answering = 0
        await asyncio.wait_for(waiting, 10)
        board.answering = MANY + 1
        await asyncio.wait_for(board.people_first(), 60)

    asyncio.run(go())


def test_there_is_a_live_line_at_tables_only(server: Server) -> None:
    for path in ("/api/tables/x/lively", "/api/games", "/"):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"{server.address.replace('http', 'ws')}{path}", proxy=None)
        assert refused.value.response.status_code == 403


def test_the_titles_come_with_texts_faces_and_rulebooks(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}
    assert games["wisps"]["seats"] == [2, 4]
    assert "random" in games["wisps"]["bots"]
    assert games["tashkalar"]["ground"] == ["sand", "forest", "lava"]
    assert (games["dungeonquest"]["shape"], games["dungeonquest"]["ground"]) == ("square", [])
    assert server.get("/api/games/wisps/catalogue")[0]["name"]
    for lang in ("en", "es"):
        answer = server.request("GET", f"/api/games/wisps/texts/{lang}")
        assert answer.headers["content-type"].startswith("text/plain")


def test_the_titles_come_with_their_names_in_every_language(server: Server) -> None:
    """The lobby of a server that was just started needs no other answer to name them."""
    games = server.get("/api/games")
    assert games
    for game in games:
        for lang in ("en", "es"):
            texts = texts_of(find(game["name"]), lang)
            said = {message: texts.tell(message) for message in ("title", "title-blurb")}
            assert game["words"][lang] == said
            assert not texts.missing


def test_the_schema_names_every_address(server: Server) -> None:
    schema = server.get("/api/schema")
    assert schema["openapi"].startswith("3.")
    for path in ("", "/{table}", "/{table}/answers", "/{table}/view", "/{table}/fork", "/import"):
        assert f"/api/tables{path}" in schema["paths"]


def test_it_ends_cleanly_and_twice_at_one_port_is_refused(db: Path) -> None:
    server = Server(db).start()
    port = server.address.rsplit(":", 1)[1]
    again = subprocess.run(
        [
            sys.executable,
            "-m",
            "grimorio",
            "serve",
            "--lang",
            "en",
            "--port",
            port,
            "--db",
            str(db),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert again.returncode == 1
    assert "is in use" in again.stderr
    table = server.table("hb")
    with table.follow(0):
        assert server.stop() == 0
    assert not [line for line in server.said if "Traceback" in line]
    with pytest.raises(httpx.HTTPError):
        server.request("GET", "/healthz")


def test_idle_tables_leave_memory_and_come_back(db: Path) -> None:
    from tests.table.house import QUICK

    with Server(db, settings=(*QUICK, "idle_seconds=0.5")) as server:
        table = server.table("hh")
        table.play(3)
        view = table.view(0)
        wait_for(lambda: "grimorio_tables_in_memory 0" in server.request("GET", "/metrics").text)
        assert table.view(0) == view
        with table.follow(0) as ana:
            ana.hear(2.5)
            table.play(2)
            ana.catch_up()
            ana.hear_until(lambda: ana.views[0]["number"] > view["number"])
            ana.catch_up()
            assert ana.views[0] == table.view(0)


# The client


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Grimorio</h1>" * 50)
    (folder / "assets" / "index-1a2b.js").write_text("let it = 'be';\n" * 50)
    (folder / "sprite.bin").write_bytes(b"\0\1")
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(folder)


def test_the_client_is_served_compressed_and_kept_by_the_browser(
    pages: Pages, tmp_path: Path
) -> None:
    door = build(SQLiteStore(tmp_path / "t.db"), pages=pages)
    with TestClient(door.app) as browser:
        page = browser.get("/")
        assert page.text.startswith("<h1>Grimorio</h1>")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        again = browser.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        asset = browser.get("/assets/index-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        plain = browser.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
        assert plain.text.startswith("let it")
        assert browser.get("/sprite.bin").content == b"\0\1"
        for path in ("/nothing.js", "/assets", "/assets/../../secret.txt", "/..%2fsecret.txt"):
            assert browser.get(path).status_code == 404


@pytest.mark.parametrize(
    ("accepts", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("GZIP, br;q=0", "gzip"),
        ("gzip", "gzip"),
        ("gzip; q=0.0", None),
        ("library, brr", None),
        ("", None),
    ],
)
def test_a_file_is_sent_in_the_smallest_form_the_browser_reads(
    accepts: str, sent: str | None, tmp_path: Path
) -> None:
    text = b"let it = 'be';\n" * 50
    (tmp_path / "it.js").write_bytes(text)
    (tmp_path / "it.js.br").write_bytes(b"the form that the build made")
    door = build(SQLiteStore(tmp_path / "t.db"), pages=Pages(tmp_path))
    with (
        TestClient(door.app) as browser,
        browser.stream("GET", "/it.js", headers={"accept-encoding": accepts}) as answer,
    ):
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    read = gzip.decompress(body) if sent == "gzip" else body
    assert read == (b"the form that the build made" if sent == "br" else text)


def test_a_compressed_form_older_than_its_file_is_not_sent(tmp_path: Path) -> None:
    (tmp_path / "it.js.br").write_bytes(b"of before")
    (tmp_path / "it.js").write_text("let it = 'be';\n")
    os.utime(tmp_path / "it.js.br", (1, 1))
    door = build(SQLiteStore(tmp_path / "t.db"), pages=Pages(tmp_path))
    with TestClient(door.app) as browser:
        answer = browser.get("/it.js", headers={"accept-encoding": "br, gzip"})
        assert answer.headers["content-encoding"] == "gzip"


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    door = build(SQLiteStore(tmp_path / "t.db"), pages=Pages(tmp_path / "none"))
    with TestClient(door.app) as browser:
        assert "make client" in browser.get("/").text


# Settings and addresses


def test_settings_come_from_a_file_and_from_words(tmp_path: Path) -> None:
    file = tmp_path / "grimorio.toml"
    file.write_text('tables_per_hour = 5\norigins = ["https://a.example"]\n')
    read = read_settings(file, ["tables_per_hour=7", "bot_pause=0.1"])
    assert (read.tables_per_hour, read.bot_pause) == (7, 0.1)
    assert read.origins == ("https://a.example",)
    assert read_settings() == Settings()
    for wrong in ("nonsense", "nonsense=1", "tables_per_hour=many"):
        with pytest.raises(ValueError, match=r"nonsense|many|int"):
            read_settings(None, [wrong])


def test_the_database_is_where_the_platform_keeps_such_things(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/grimorio")
    assert data_folder({}, "linux").parts[-3:] == (".local", "share", "grimorio")
    assert data_folder({}, "darwin").parts[-2:] == ("Application Support", "grimorio")
    assert data_folder({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/grimorio")
    assert open_store(f"sqlite:///{tmp_path}/a.db")._file.path == tmp_path / "a.db"
    with pytest.raises(StorageFailed, match="postgresql"):
        open_store("postgresql://host/db")


def test_a_free_port_is_found(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        assert serve.listen("127.0.0.1", taken.getsockname()[1]) is None
    found = serve.listen("127.0.0.1", 0)
    assert found is not None
    assert serve.address_of("0.0.0.0", found).startswith("http://127.0.0.1:")
    found.close()
