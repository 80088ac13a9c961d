"""The live line: patches, gaps, answers, limits, slow readers."""

from __future__ import annotations

import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_now

from tests.table.house import (
    PATIENCE,
    QUICK,
    Follower,
    Server,
    address,
    all_choose,
    options,
    wait_for,
)
from tests.table.patching import patched


def test_a_resync_gives_the_whole_view_with_its_place_in_the_sequence(server: Server) -> None:
    table = server.table("hb")
    with table.follow(0) as ana:
        table.play(3)
        ana.catch_up()
        seq = ana.seqs[0]
        ana.socket.send('{"type": "resync", "seat": 0}')
        message = ana.hear()
        while message["type"] != "view":
            message = ana.hear()
        assert message["seq"] >= seq
        assert message["view"] == table.view(0)
        ana.socket.send('{"type": "resync", "seat": 1}')
        ana.hear_until(lambda: ana.errors)
        assert ana.errors[0]["code"] == "not-yours"
        table.play(3)
        ana.catch_up()


def test_answers_may_be_given_on_the_line(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    with table.follow(0) as ana:
        view = ana.views[0]
        answer = {"type": "answer", "seat": 0, "number": 0, "id": "one", "key": options(view)[0]}
        assert ask(ana, answer, "done") == {"type": "done", "id": "one", "number": 1}
        assert ana.views[0]["number"] == 1, "the patch comes first"
        assert ask(ana, answer, "done")["number"] == 1, "a retry is taken once"
        late = {**answer, "id": "two"}
        assert ask(ana, late, "refused")["code"] == "stale"
        ana.hear_until(lambda: len([text for text in ana.heard if '"type":"view"' in text]) == 2)
        wrong = {**answer, "id": "three", "number": 1}
        assert ask(ana, wrong, "refused")["code"] == "not-asked"
        other = {**answer, "id": "four", "seat": 1}
        assert ask(ana, other, "refused")["code"] == "not-yours"


def test_what_waits_goes_out_as_one_list_to_whoever_takes_lists(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    with connect_now(address(table), proxy=None, max_size=None) as line:
        line.send(json.dumps({"token": table.tokens[0], "lists": True}))
        first = json.loads(line.recv(PATIENCE))
        assert [message["type"] for message in first] == ["view", "info"]
        held = first[0]["view"]
        answer = {"type": "answer", "seat": 0, "number": 0, "id": "1", "key": options(held)[0]}
        line.send(json.dumps(answer))
        patch, done = json.loads(line.recv(PATIENCE))
        assert done == {"type": "done", "id": "1", "number": 1}
        assert (patch["type"], patch["seq"]) == ("patch", first[0]["seq"] + 1)
        assert patched(held, patch["ops"]) == table.view(0)
        line.send('{"type": "ping"}')
        assert json.loads(line.recv(PATIENCE)) == {"type": "pong"}, "one alone is no list"


def test_the_line_gives_reasons_in_the_language_of_its_first_message(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    with Follower(table, [table.tokens[0]], lang="es") as ana:
        wrong = {"type": "answer", "seat": 1, "number": 0, "id": "one", "key": "1"}
        assert ask(ana, wrong, "refused")["reason"] == "esta línea no tiene ese asiento"
        ana.socket.send('{"type": "resync", "seat": 1}')
        ana.hear_until(lambda: ana.errors)
        assert ana.errors[0]["reason"] == "esta línea no ve ese asiento"
    with connect_now(address(table), proxy=None) as line:
        line.send(json.dumps({"token": "x", "lang": "es"}))
        refused = json.loads(line.recv(PATIENCE))
        assert refused["reason"] == "esa llave no da ningún asiento en esta mesa"
    spanish = {"Accept-Language": "es"}
    with connect_now(address(table), proxy=None, additional_headers=spanish) as line:
        line.send("nonsense")
        assert json.loads(line.recv(PATIENCE))["reason"].startswith("esto no es un primer mensaje")


def ask(follower: Follower, message: Any, kind: str) -> Any:
    """Send something and wait for the reply of that kind."""
    follower.socket.send(json.dumps(message))
    while (reply := follower.hear()) is not None and reply["type"] != kind:
        pass
    return reply


def test_the_line_asks_first_who_it_is(server: Server) -> None:
    table = server.table("hh")
    for hello, code in (
        ("nonsense", "bad-request"),
        ("[]", "bad-request"),
        ('{"token": 5}', "bad-request"),
        ('{"token": "wrong"}', "bad-token"),
        (json.dumps({"seats": ["x"] * 17}), "bad-request"),
    ):
        with connect_now(address(table), proxy=None) as line:
            line.send(hello)
            message = json.loads(line.recv(20))
            assert (message["type"], message["code"]) == ("error", code)
            with pytest.raises(ConnectionClosed):
                line.recv(20)
    nowhere = address(table).replace(table.id, "nowhere")
    with connect_now(nowhere, proxy=None) as line:
        line.send("{}")
        assert json.loads(line.recv(20))["code"] == "no-such-table"


def test_a_page_from_elsewhere_gets_no_line(server: Server) -> None:
    from websockets.exceptions import InvalidHandshake
    from websockets.typing import Origin

    table = server.table("hh")
    with (
        pytest.raises(InvalidHandshake),
        connect_now(address(table), proxy=None, origin=Origin("https://evil.example")),
    ):
        pass
    with connect_now(address(table), proxy=None, origin=Origin(server.address)) as line:
        line.send("{}")
        assert json.loads(line.recv(20))["type"] == "view"


def test_limits_on_lines_and_messages_say_so(db: Path) -> None:
    limits = ("sockets_per_address=3", "messages_per_second=1", "message_bytes=200")
    kept = (s for s in QUICK if s.split("=")[0] not in {limit.split("=")[0] for limit in limits})
    with Server(db, settings=(*kept, *limits)) as server:
        table = server.table("hh")
        with table.follow(0), table.follow(1), table.follow() as third:
            with connect_now(address(table), proxy=None) as line:
                assert json.loads(line.recv(20))["code"] == "too-many"
            third.socket.send('{"type": "ping", "x": "' + "y" * 300 + '"}')
            third.hear_until(lambda: third.closed)
            assert third.errors[-1]["code"] == "bad-request"
        with table.follow(0) as chatty:
            with contextlib.suppress(ConnectionClosed):  # it may be closed before we are done
                for _ in range(60):
                    chatty.socket.send('{"type": "ping"}')
            chatty.hear_until(lambda: chatty.closed)
            assert chatty.errors[-1]["code"] == "too-many"
        assert table.view(0)


def test_a_reader_that_sleeps_slows_nobody_down_and_catches_up(server: Server) -> None:
    table = server.table("hh", options={"rounds": 12})
    with table.follow(0) as sleeper, table.follow(1) as ana:
        for _ in range(3):
            table.post("seat", {"bot": "random"}, 0)
            table.post("seat", {"bot": "random"}, 1)
        ana.hear_until(lambda: ana.views[1]["outcome"])
        sleeper.hear_until(lambda: sleeper.views[0]["outcome"])
        sleeper.catch_up()
        assert sleeper.views[0] == table.view(0)


def test_who_leaves_without_reading_is_not_kept_waiting_for(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hh")
        for _ in range(10):
            line = Follower(table, [])
            text = b'{"type": "ping"}'
            frame = bytes([0x81, 0x80 | len(text)]) + b"\0\0\0\0" + text
            line.socket.socket.sendall(frame * 200)
            line.socket.socket.shutdown(socket.SHUT_RDWR)
            line.close()
        wait_for(lambda: "grimorio_sockets 0" in server.request("GET", "/metrics").text)
