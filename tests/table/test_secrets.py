"""No secret leaves the server while a game runs: not to a rival, a spectator, a log or an error."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

import grimorio
from grimorio.core import Chance
from grimorio.core.chance import commitment, seed_key
from grimorio.core.record import resume, save
from grimorio.table.game.match import Match
from grimorio.table.seats.tokens import hashed
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.storage.store import Checkpoint, EntryRow, SeatRow, TableRow
from tests.table.house import Server, Table, new_id, options

SEATS = 3
DOCUMENT_ONLY = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
    "referrer-policy",
    "x-frame-options",
}


def checkpoint_of(seed: int, viewer: int, deal: int) -> bytes:
    """A game at its first question; with a deal, everything the viewer cannot know is other."""
    game = grimorio.new("wisps", seats=SEATS, seed=seed)
    if deal:
        game.title.rules.hide(game.checkpoint, viewer, Chance(seed_key(deal)))
    data, _ = save(game)
    return data


def everybody_chooses(data: bytes) -> bool:
    game, _ = resume(data)
    return all(len(ask.options) > 1 for ask in game.pending)


def twins(viewer: int) -> tuple[bytes, bytes]:
    """Two games that differ in what the viewer cannot know, and in nothing else."""
    for seed in range(500):
        one = checkpoint_of(seed, viewer, 0)
        for deal in range(1, 20):
            other = checkpoint_of(seed, viewer, deal)
            if one != other and everybody_chooses(one) and everybody_chooses(other):
                return one, other
    raise AssertionError("no twins")


async def store_twins(db: Path, pair: tuple[bytes, bytes]) -> None:
    store = SQLiteStore(db)
    await store.open()
    for name, data in zip(("twin-1", "twin-2"), pair, strict=True):
        game, _ = resume(data)
        key = seed_key("twins")
        seats = [
            SeatRow(n, "human", f"P{n}", token=hashed(f"token {n}"), holder=f"h{n}")
            for n in range(SEATS)
        ]
        row = TableRow(
            name,
            "wisps",
            2,
            game.options,
            seats,
            key.hex(),
            commitment(key),
            created=1.0,
            changed=1.0,
        )
        _, told = Match(game, []).listen()
        start = EntryRow(0, -1, "", "start", 1.0, told=told)
        await store.create(row, [Checkpoint(0, 2, data, 0, restart=True)], [start])
    await store.close()


class Eavesdropper:
    """Everything the viewer's browser gets from one of the twins, as it comes."""

    def __init__(self, server: Server, name: str, viewer: int) -> None:
        self.table = Table(server, {"table": name, "seats": []})
        self.table.tokens = {n: f"token {n}" for n in range(SEATS)}
        self.name = name
        self.viewer = viewer
        self.got: list[str] = []
        self.line = self.table.follow(*([viewer] if viewer >= 0 else []))

    def request(self, method: str, path: str, body: Any = None, seat: int | None = None) -> None:
        token = self.table.token(seat)
        answer = self.table.server.request(method, self.table.path + path, body, token)
        headers = {k: v for k, v in answer.headers.items() if k != "date"}
        self.keep(f"{answer.status_code} {headers} {answer.text}")

    def keep(self, text: str) -> None:
        found = json.loads(text[text.index("{") :]) if text.startswith("{") else None
        if found is not None and "entries" in found:
            for entry in found["entries"]:
                entry["when"] = 0
            text = json.dumps(found)
        self.got.append(text.replace(self.name, "twin"))

    def look(self) -> None:
        mine = None if self.viewer < 0 else self.viewer
        self.request("GET", "", seat=mine)
        self.request("GET", "/view", seat=mine)
        self.request("GET", "/view?at=0", seat=mine)
        self.request("GET", "/record", seat=mine)
        story = self.table.server.request(
            "GET", f"{self.table.path}/story", None, self.table.token(mine)
        )
        self.keep(story.text)
        self.line.catch_up()

    def others_answer(self) -> None:
        """All but one of the others pick, in secret."""
        others = [seat for seat in range(SEATS) if seat != self.viewer][
            : SEATS - 1 - (self.viewer < 0)
        ]
        for seat in others[:-1] if self.viewer >= 0 else others:
            self.table.answer(seat)


@pytest.mark.parametrize("viewer", [0, -1], ids=["a rival", "a spectator"])
def test_what_somebody_gets_does_not_depend_on_what_they_cannot_know(db: Path, viewer: int) -> None:
    asyncio.run(store_twins(db, twins(viewer)))
    with Server(db) as server:
        ears = [Eavesdropper(server, name, viewer) for name in ("twin-1", "twin-2")]
        for ear in ears:
            ear.look()
            ear.others_answer()
            ear.look()
            if viewer >= 0:
                own = ear.table.view(viewer)
                wrong = {"number": own["number"], "id": "wrong", "key": "nonsense"}
                ear.request("POST", "/answers", wrong, viewer)
                right = {"number": own["number"], "id": "right", "key": options(own)[0]}
                ear.request("POST", "/answers", right, viewer)
                ear.look()
                ear.request("POST", "/undo", {"number": own["number"] + 1, "id": "undo"}, viewer)
                ear.look()
            ear.line.close()
        assert ears[0].got == ears[1].got
        heard = [[text.replace(ear.name, "twin") for text in ear.line.heard] for ear in ears]
        assert heard[0] == heard[1]
        assert len(heard[0]) > 3


def test_no_payload_header_log_or_story_holds_a_secret(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hoob", options={"rounds": 4}, absent_after=0.1)
        table.claim(1, "Bea")
        connection = sqlite3.connect(db)
        key, watch = connection.execute("SELECT key, watch FROM tables").fetchone()
        hashes = connection.execute("SELECT token, invitation FROM seats").fetchall()
        connection.close()
        secrets = [key, table.tokens[0], table.invitations[1], table.invitations[2]]
        secrets += [blob.hex() for row in hashes for blob in row if blob] + [watch.hex()]
        got: list[str] = []
        with table.follow(1) as rival, table.follow() as spectator:
            for _ in range(6):
                table.play(1)
                for seat in (1, None):
                    for path in ("", "/view", "/story", "/view?at=1", "/record"):
                        answer = server.request("GET", table.path + path, None, table.token(seat))
                        got += [answer.text, str(answer.headers)]
                wrong = {"number": 0, "id": new_id(), "key": "x"}
                for body in (wrong, {}, {"invitation": table.invitations[1]}):
                    for what in ("answers", "claim", "undo", "fork", "consent", "takeover"):
                        answer = server.request(
                            "POST", f"{table.path}/{what}", body, table.token(1)
                        )
                        got += [answer.text, str(answer.headers)]
                if table.info()["status"] == "over":
                    break
            rival.catch_up()
            spectator.catch_up()
            got += rival.heard + spectator.heard
        got += [
            server.request("GET", path).text for path in ("/metrics", "/api/schema", "/api/games")
        ]
        text = "\n".join(got)
        logged = "".join(server.said)
        over = table.info()["status"] == "over"
        for secret in secrets:
            assert secret not in logged
            if secret != key or not over:
                assert secret not in text
        assert table.id in logged, "the log is on, and shows paths"
        assert "at=1" not in logged


def test_the_database_holds_no_token_only_hashes(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hoo")
        token = table.claim(1)
        secrets = [*table.tokens.values(), *table.invitations.values(), table.watch, token]
    data = b"".join(file.read_bytes() for file in db.parent.iterdir())
    for secret in secrets:
        assert secret is not None
        assert secret.encode() not in data
    assert db.stat().st_mode & 0o077 == 0, "and is for its owner only"


def test_every_answer_tells_the_browser_to_be_careful(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/healthz", "/nowhere"):
        headers = server.request("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    # What is said of a table is kept nowhere; the list of titles is asked for again each time.
    assert server.request("GET", "/api/tables/none").headers["cache-control"] == "no-store"
    assert server.request("GET", "/api/games").headers["cache-control"] == "no-cache"


def size(headers: httpx.Headers) -> int:
    return sum(len(name) + len(value) + len(": \r\n") for name, value in headers.raw)


def test_what_no_window_can_show_says_only_what_protects_it(server: Server) -> None:
    """A script, a style or a font is used by a page, whose policy counts. A picture can be opened
    by itself and holds markup: it keeps every header, and so does an answer that is an error."""
    page = server.request("GET", "/").text
    scripts = re.findall(r"assets/[\w-]+\.js", page)
    styles = re.findall(r"assets/[\w-]+\.css", page)
    style = server.request("GET", f"/{styles[0]}").text
    fonts = [f"assets/{name}" for name in re.findall(r"[\w-]+\.woff2", style)]
    for path in (*scripts, *styles, *fonts):
        answer = server.request("GET", f"/{path}")
        assert answer.status_code == 200
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "immutable" in answer.headers["cache-control"]
        assert not set(answer.headers) & DOCUMENT_ONLY, path
        assert size(answer.headers) < 350, "web/scripts/size.mjs counts as much"
    for path in ("", "favicon.svg", "sprites/lobby.svg", "assets/none.js", "assets/none.woff2"):
        headers = server.request("GET", f"/{path}").headers
        assert set(headers) >= DOCUMENT_ONLY, path
        assert size(headers) < 750
