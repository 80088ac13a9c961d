"""Requests nobody should send: each is refused with a reason, none leaves a traceback or harms a
game that is played beside them."""

from __future__ import annotations

import json
import random
import socket
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from tests.table.house import QUICK, Server, Table

JSON = {"Content-Type": "application/json"}
DEEP = 30_000


def send(
    server: Server, method: str, path: str, body: bytes | str = b"", **headers: str
) -> httpx.Response:
    with httpx.Client(trust_env=False) as client:
        return client.request(
            method, f"{server.address}{path}", content=body, headers=JSON | headers, timeout=60
        )


def refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:200])
    assert {"code", "reason"} <= set(answer.json())


def unharmed(server: Server) -> None:
    assert not [line for line in server.said if "Traceback" in line]


DEEPS = {
    "lists": "[" * DEEP,
    "closed lists": "[" * DEEP + "]" * DEEP,
    "objects": '{"a":' * (DEEP // 3) + "1" + "}" * (DEEP // 3),
    "in an option": '{"game":"wisps","seats":[{"kind":"human","mine":true}],"options":{"rounds":'
    + "[" * DEEP + "]" * DEEP + "}}",
    "in what is not read": '{"game":"wisps","seats":[{"kind":"human","mine":true},'
    '{"kind":"human"}],"more":' + "[" * DEEP + "]" * DEEP + "}",
}  # fmt: skip


@pytest.mark.parametrize("deep", DEEPS)
def test_deep_json_is_refused(server: Server, deep: str) -> None:
    table = server.table("hh")
    for path in ("/api/tables", f"{table.path}/answers", f"{table.path}/claim"):
        refused(send(server, "POST", path, DEEPS[deep], Authorization=f"Bearer {table.tokens[0]}"))
    unharmed(server)


def test_a_deep_record_is_refused(server: Server) -> None:
    record = '{"grimorio":1,"game":"wisps","entries":' + "[" * 200_000
    for body in (record, "[" * 500_000, '{"grimorio":' + "[" * 500_000, "\0", b"\xff\xfe", ""):
        refused(send(server, "POST", "/api/tables/import", body))
    unharmed(server)


def test_long_addresses_are_refused(server: Server) -> None:
    long = "a" * 5000
    for path in (f"/{long}", f"/api/tables/{long}", f"/api/tables/{long}/view", f"/x/{'y/' * 900}",
                 f"/api/games/{long}/catalogue", f"/api/fame?game={long}",
                 f"/assets/{'%2e%2e%2f' * 400}"):  # fmt: skip
        answer = send(server, "GET", path)
        assert answer.status_code == 414, path[:40]
        refused(answer)
    for path in (f"/{'a' * 900}", f"/{quote('é' * 500)}", "/" + "a/" * 400):
        assert send(server, "GET", path).status_code == 404
    unharmed(server)


NUMBERS = ["9" * 5000, "-1", "1e400", "NaN", "99999999999999999999", "-9223372036854775809", "1.5"]


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_out_of_the_world_are_refused(server: Server, number: str) -> None:
    table = server.table("hh")
    token = {"Authorization": f"Bearer {table.tokens[0]}"}
    for what in ("answers", "undo", "standing"):
        body = f'{{"number":{number},"id":"x","key":"stay"}}'
        refused(send(server, "POST", f"{table.path}/{what}", body, **token))
    refused(send(server, "POST", f"{table.path}/fork", f'{{"at":{number}}}', **token))
    if number != "1e400":
        for query in (f"view?at={number[:900]}", f"view?seat={number[:900]}"):
            answer = send(server, "GET", f"{table.path}/{query}", **token)
            assert answer.status_code in (200, 400, 403, 404), answer.text[:200]
    seats = '[{"kind":"human","mine":true},{"kind":"human"}]'
    for more in (f'"seed":{number},"practice":true', f'"options":{{"rounds":{number}}}',
                 f'"absent_after":{number}'):  # fmt: skip
        answer = send(server, "POST", "/api/tables", f'{{"game":"wisps","seats":{seats},{more}}}')
        assert answer.status_code in (201, 400, 422), answer.text[:200]
    unharmed(server)


# A bounded fuzz

PIECES = [
    "", "0", "-1", "é", "\0", "%00", "..", "%2e%2e", "%2f", "\\", "//", "x" * 300, "\u202e",
    "\ud800", "wisps", "null", "true", "1e9", "'", '"', "{}", "[]", "$(id)", "%s%n", "SELECT 1;--",
    "\r\nX: y",
]  # fmt: skip
WORDS = ["game", "seats", "kind", "name", "mine", "bot", "options", "rounds", "practice", "seed",
         "like", "hints", "number", "id", "key", "consent", "yes", "seat", "duty", "by", "once",
         "at", "invitation", "absent_after"]  # fmt: skip
PATHS = ["", "/claim", "/view", "/ruler", "/answers", "/standing", "/undo", "/consent", "/seat",
         "/duty", "/hint", "/takeover", "/story", "/record", "/fork", "/rematch",
         "/live"]  # fmt: skip
GAMES = ["", "/wisps/catalogue", "/wisps/texts/en", "/wisps/rulebook/es"]


def value(chance: random.Random, deep: int = 0) -> object:
    kinds = 6 if deep > 3 else 8
    match chance.randrange(kinds):
        case 0:
            return chance.choice(PIECES)
        case 1:
            return chance.choice([0, 1, -1, 2**31, 2**63, 2**64, -(2**63), 1.5, 1e300])
        case 2:
            return chance.choice([True, False, None])
        case 3:
            return chance.choice(["human", "bot", "wisps", "tashkalar", "random", "dragon", "me"])
        case 4:
            return chance.choice(PIECES) * chance.randrange(4)
        case 5:
            return []
        case 6:
            return [value(chance, deep + 1) for _ in range(chance.randrange(4))]
        case _:
            return {
                chance.choice(WORDS): value(chance, deep + 1) for _ in range(chance.randrange(5))
            }


def body(chance: random.Random) -> bytes:
    made = {chance.choice(WORDS): value(chance) for _ in range(chance.randrange(6))}
    text = json.dumps(made).encode()
    match chance.randrange(6):
        case 0:
            return text[: chance.randrange(len(text) + 1)]
        case 1:
            place = chance.randrange(len(text) + 1)
            return text[:place] + chance.randbytes(3) + text[place:]
        case 2:
            return chance.randbytes(chance.randrange(200))
        case _:
            return text


def target(chance: random.Random, table: Table) -> str:
    piece = quote(chance.choice(PIECES).encode(errors="replace"), safe="%/.\\'$()")
    return chance.choice(
        [
            table.path + chance.choice(PATHS),
            f"/api/tables/{piece}{chance.choice(PATHS)}",
            "/api/games" + chance.choice([*GAMES, f"/{piece}/texts/{piece}", f"/{piece}"]),
            f"/{piece}",
            f"/assets/{piece}",
            f"/api/fame?game={piece}&limit={piece}",
            f"{table.path}/view?at={piece}&seat={piece}",
            f"{table.path}/ruler?board={piece}&cell={piece}",
            "/api/tables",
            "/api/tables/import",
            "/api/schema",
            "/metrics",
        ]
    )


def request(chance: random.Random, table: Table) -> bytes:
    """A request as bytes: as a rule well formed, and nonsense inside."""
    method = chance.choice(
        ["GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"]
    )
    data = b"" if method in ("GET", "HEAD") else body(chance)
    headers = [f"Host: {chance.choice(['127.0.0.1', 'localhost', 'evil.example', '[::1]:80'])}",
               f"Content-Length: {len(data)}"]  # fmt: skip
    headers += [
        chance.choice([
            f"Authorization: Bearer {table.tokens[0]}", "Authorization: Bearer é", "Authorization:",
            "Accept-Language: es;q=x,\u00ff;q=1e999", "Origin: http://[", "Origin: null",
            "X-Forwarded-For: x, y, 999.1.1.1:9", "Accept-Encoding: gzip;q=0", "If-None-Match: *",
            "Content-Type: application/json; charset=utf-99", "Content-Type: text/plain",
            "Content-Type: multipart/form-data; boundary=", "Cookie: " + "a=b;" * 500,
            "Upgrade: websocket", "Expect: 100-continue", "Range: bytes=9-1",
        ])
        for _ in range(chance.randrange(4))
    ]  # fmt: skip
    if "Content-Type" not in " ".join(headers):
        headers.append("Content-Type: application/json")
    head = "\r\n".join([f"{method} {target(chance, table)} HTTP/1.1", *headers])
    whole = head.encode("latin-1", errors="replace") + b"\r\nConnection: close\r\n\r\n" + data
    if chance.random() < 0.03:
        place = chance.randrange(len(whole))
        whole = whole[:place] + chance.randbytes(4) + whole[place:]
    return whole


def exchange(server: Server, whole: bytes) -> bytes:
    where, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((where, int(port)), timeout=60) as line:
        line.sendall(whole)
        line.shutdown(socket.SHUT_WR)
        try:
            return b"".join(iter(lambda: line.recv(65536), b""))
        except ConnectionError:
            return b""


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_sent_no_request_fails_and_the_game_goes_on(db: Path, seed: int) -> None:
    chance = random.Random(seed)
    limits = ("header_seconds=1", "body_seconds=2", "bot_seconds=0.2")
    with Server(db, settings=(*QUICK, *limits)) as server:
        table, beside = server.table("hh"), server.table("hh", options={"rounds": 12})
        for n in range(400):
            whole = request(chance, table)
            answer = exchange(server, whole)
            status = answer[9:12]
            assert not status.startswith(b"5"), (whole, answer[:600])
            if n % 50 == 0:
                beside.play(1, seed=n)
        unharmed(server)
        with beside.follow(0) as ana:
            assert ana.views[0] == beside.view(0)
