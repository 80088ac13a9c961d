"""The door: by which name a request may come, whose word on addresses is believed, which names
people may have, and what of all that reaches the host's terminal."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from grimorio.plain import plain, shown
from grimorio.table.http.hosts import Hosts
from grimorio.table.limits import MOST, Buckets, Counted, whose
from grimorio.table.settings import Settings, read_settings
from tests.table.house import QUICK, ROOT, Server, wait_for

NASTY = "\x1b[31m\u202eAna\u200b\u2066\r\n\t B\x07\ufeff\u2060\u3164 C\ud83d"
"""Control characters, direction marks, spaces of no width, half of a character."""


# The files of the client


def test_a_spelling_of_a_path_is_not_kept(server: Server) -> None:
    page = server.request("GET", "/").text
    sprite = re.search(r"sprites/[\w.-]+|assets/[\w.-]+", page)
    assert sprite is not None
    file = sprite[0]
    assert server.request("GET", f"/{file}").status_code == 200
    before = server.megabytes()
    for n in range(300):
        assert raw(server, f"GET /x{n}/../{file} HTTP/1.1").startswith(b"HTTP/1.1 404")
    for path in (f"/./{file}", f"/x/%2e%2e/{file}", f"/assets/..%2f{file}", "/.."):
        assert raw(server, f"GET {path} HTTP/1.1").startswith(b"HTTP/1.1 404"), path
    assert server.megabytes() < before + 10


def raw(server: Server, request: str, host: str = "127.0.0.1", then: str = "close") -> bytes:
    """What comes back for a request written by hand: no client tidies it up on the way."""
    where, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((where, int(port)), timeout=60) as line:
        line.sendall(f"{request}\r\nHost: {host}\r\nConnection: {then}\r\n\r\n".encode())
        return b"".join(iter(lambda: line.recv(65536), b""))


# Host


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("play.localhost:8000", True),
        ("192.168.1.20:8000", True),
        ("[fd00::1]:8000", True),
        ("grimorio.example.org", True),
        ("Grimorio.Example.org.:443", True),
        (socket.gethostname(), True),
        ("evil.example", False),
        ("grimorio.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost@evil.example", False),
        ("localhost/evil", False),
        ("", False),
        ("[fd00::1", False),
        ("localhost:80:80", False),
    ],
)
def test_a_server_goes_by_its_own_names_only(host: str, known: bool) -> None:
    assert Hosts(["grimorio.example.org"]).knows(host) == known


def test_a_request_for_another_server_is_refused_whatever_it_asks(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables/x", "/healthz"):
        answer = server.request("GET", path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "bad-host")
        assert "evil.example" in answer.json()["reason"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    upgrade = (
        f"GET {server.table('hh').path}/live HTTP/1.1\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    )
    assert raw(server, upgrade, "evil.example", "upgrade").startswith(b"HTTP/1.1 403")


def test_a_public_name_is_set_by_the_host(db: Path) -> None:
    with Server(db, settings=(*QUICK, "hosts=a.example, b.example")) as server:
        for name in ("a.example", "b.example:8443", "127.0.0.1"):
            assert server.request("GET", "/healthz", headers={"Host": name}).status_code == 200
        assert server.request("GET", "/healthz", headers={"Host": "c.example"}).status_code == 421


# Addresses


def test_a_stranger_cannot_say_where_it_comes_from(db: Path) -> None:
    """With no proxy named, what X-Forwarded-For says is nothing."""
    settings = (*(s for s in QUICK if "tables" not in s), "tables_per_hour=2", "trusted_proxies=")
    wish = {"game": "wisps", "seats": [{"kind": "human", "mine": True}] * 2}
    with Server(db, settings=settings) as server:
        codes = [
            server.request(
                "POST", "/api/tables", wish, headers={"X-Forwarded-For": f"10.0.0.{n}"}
            ).status_code
            for n in range(4)
        ]
    assert codes == [201, 201, 429, 429]


def test_the_proxy_that_is_named_is_believed_but_not_what_came_before_it(db: Path) -> None:
    settings = (
        *(s for s in QUICK if "tables" not in s), "tables_per_hour=1", "trusted_proxies=127.0.0.1",
    )  # fmt: skip
    wish = {"game": "wisps", "seats": [{"kind": "human", "mine": True}] * 2}

    def make(forwarded: str) -> int:
        headers = {"X-Forwarded-For": forwarded}
        return server.request("POST", "/api/tables", wish, headers=headers).status_code

    with Server(db, settings=settings) as server:
        assert make("203.0.113.7") == 201
        assert make("198.51.100.1, 203.0.113.7") == 429, "the same visitor, with a lie in front"
        assert make("203.0.113.8") == 201


@pytest.mark.parametrize(
    "proxies",
    [
        "*",
        "0.0.0.0/0",
        "::/0",
        "caddy",
        "10.0.0.1,*",
        "10.0.0.1/8",
        "0.0.0.0/1,128.0.0.0/1",
        "0.0.0.0/2",
        "10.0.0.0/7,32.0.0.0/7",
        "::/8",
        "2000::/3",
        "::ffff:0.0.0.0/97,::ffff:128.0.0.0/97",
        "0.0.0.0/8,::ffff:16.0.0.0/102",
    ],
)
def test_everybody_cannot_be_a_proxy(proxies: str) -> None:
    with pytest.raises(ValueError, match="trusted_proxies"):
        read_settings(None, [f"trusted_proxies={proxies}"])


def test_proxies_are_named_by_address_or_network(tmp_path: Path) -> None:
    file = tmp_path / "grimorio.toml"
    file.write_text('trusted_proxies = "10.0.0.1, 172.28.0.0/24"\nhosts = ["a.example"]\n')
    read = read_settings(file)
    assert read.trusted_proxies == ("10.0.0.1", "172.28.0.0/24")
    assert read.hosts == ("a.example",)
    assert Settings().trusted_proxies == ("127.0.0.1",)


def test_the_networks_in_which_nobody_from_outside_is_may_all_be_named() -> None:
    private = "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,127.0.0.0/8,fc00::/7,::1,::ffff:10.0.0.0/104"
    assert len(read_settings(None, [f"trusted_proxies={private}"]).trusted_proxies) == 7


def test_the_container_names_its_proxy() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for proxies in re.findall(r"trusted_proxies=([^\s\"'`\]]+)", page):
        read_settings(None, [f"trusted_proxies={proxies}"])


def test_a_network_of_one_subscriber_counts_once() -> None:
    assert whose("203.0.113.7") == "203.0.113.7"
    assert whose("2001:db8:1:2::1") == whose("2001:db8:1:2:ffff::9")
    assert whose("2001:db8:1:2::1") != whose("2001:db8:1:3::1")
    assert whose("::ffff:203.0.113.7") == "203.0.113.7"
    assert len(whose("no:address" * 1000)) <= 60
    lines = Counted(10, 1)
    assert lines.enter("2001:db8::1")
    assert not lines.enter("2001:db8::2")
    lines.leave("2001:db8::1")
    assert lines.enter("2001:db8::2")


def test_so_many_addresses_are_remembered_and_no_more() -> None:
    buckets = Buckets(0.001, 1)
    for n in range(3 * MOST):
        assert buckets.take(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
    assert len(buckets._buckets) <= MOST


# Names


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Ana", "Ana"),
        ("  Ana   María ", "Ana María"),
        ("Zoë\u00a0Ölander", "Zoë Ölander"),
        ("e\u0301lan", "élan"),
        ("李小龍", "李小龍"),
        ("Ana 🎲", "Ana 🎲"),
        ("אנה", "אנה"),
        ("\u202eanA", "anA"),
        ("A\u200bn\u2060a\ufeff\u00ad", "Ana"),
        ("\u2066Ana\u2069", "Ana"),
        ("A\x1b[2Jna\x07", "A[2Jna"),
        ("A\nB\u2028C\tD", "A B C D"),
        ("\u3164\u2800\u115f", ""),
        ("A\U000e0041na\ufe0f", "Ana"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(typed: str, read: str) -> None:
    assert plain(typed) == read


def hidden(text: str) -> list[str]:
    return [c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")]


def test_a_name_is_plain_wherever_it_is_given(server: Server) -> None:
    """Made with the table, claimed with a seat, or asked for with a take-over."""
    nasty = json.dumps(NASTY[:-1])
    seats = f'[{{"kind":"human","mine":true,"name":{nasty}}},{{"kind":"human","name":"x"}}]'
    body = f'{{"game":"wisps","seats":{seats}}}'
    made = post_raw(server, "/api/tables", body)
    assert made.status_code == 201
    created = made.json()
    path = f"/api/tables/{created['table']}"
    invitation = next(s["invitation"] for s in created["seats"] if "invitation" in s)
    claim = f'{{"invitation":"{invitation}","name":{nasty}}}'
    assert post_raw(server, f"{path}/claim", claim).status_code == 200
    names = [seat["name"] for seat in server.get(path)["seats"]]
    assert names == ["[31mAna B C"] * 2


def test_half_a_character_is_refused_or_left_out_but_never_fails(server: Server) -> None:
    seats = '[{"kind":"human","mine":true,"name":"\\ud83d"},{"kind":"human","mine":true}]'
    made = post_raw(server, "/api/tables", f'{{"game":"wisps","seats":{seats}}}')
    assert made.status_code in (201, 400)
    assert not [line for line in server.said if "Traceback" in line]


def post_raw(server: Server, path: str, body: str) -> Any:
    import httpx

    headers = {"Content-Type": "application/json"}
    return httpx.post(f"{server.address}{path}", content=body, headers=headers, trust_env=False)


def test_what_clients_send_is_shown_in_the_log_and_never_obeyed(server: Server) -> None:
    raw(server, "GET /%1b%5b2J%0aERROR%20fake%e2%80%ae HTTP/1.1")
    raw(server, "GET /api/tables/%1b%5b2Jx%0ay HTTP/1.1")
    server.get("/api/games")
    wait_for(lambda: any("/api/games" in line for line in server.said))
    said = "".join(server.said)
    assert r"\x1b[2J\nERROR fake\u202e" in said
    assert not hidden(said.replace("\n", ""))
    assert not [line for line in server.said if line.startswith("ERROR fake")]


def test_names_of_an_older_database_are_plain_too_and_on_the_host_s_terminal(db: Path) -> None:
    import sqlite3

    with Server(db) as server:
        table = server.table("hh")
    with sqlite3.connect(db) as file:
        file.execute("UPDATE seats SET name = ?", (NASTY[:-1],))
        file.execute("UPDATE tables SET reason = ?", (NASTY[:-1],))
    with Server(db) as server:
        assert {seat["name"] for seat in server.get(table.path)["seats"]} == {"[31mAna B C"}
    done = subprocess.run(
        [sys.executable, "-m", "grimorio", "tables", "--lang", "en", "--db", str(db), "show",
         table.id],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=True, timeout=60,
    )  # fmt: skip
    assert not hidden(done.stdout.replace("\n", ""))
    assert "[31mAna B C" in done.stdout


def test_a_terminal_shows_what_would_not_be_seen_as_its_number() -> None:
    assert shown("plain") == "plain"
    assert shown("a\x1b[2J\nb\u202e") == "a\\x1b[2J\nb\\u202e"
