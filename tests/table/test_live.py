"""The live line: patches, gaps, drops, slow readers, nonsense."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_now

from grimorio.table.diff import patched
from tests.table.house import QUICK, Server, Table, wait_for


def address(table: Table) -> str:
    return table.server.address.replace("http", "ws", 1) + f"{table.path}/live"


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
    limits = ("sockets_per_address=3", "messages_per_second=5", "message_bytes=200")
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
            for _ in range(60):
                chatty.socket.send('{"type": "ping"}')
            chatty.hear_until(lambda: chatty.closed)
            assert chatty.errors[-1]["code"] == "too-many"
        assert table.view(0)


# Dropped connections


async def follow_with_drops(table: Table, seat: int, chance: random.Random) -> Any:
    """A browser whose line breaks again and again; what it holds at the end."""
    view: Any = None
    seq = -1
    while not (view and view["outcome"]):
        async with connect(address(table), proxy=None, max_size=None, compression=None) as line:
            token = table.tokens.get(seat)
            await line.send(json.dumps({"token": token} if token else {}))
            life = chance.randrange(1, 12)
            while life > 0 and not (view and view["outcome"]):
                message = json.loads(await asyncio.wait_for(line.recv(), 30))
                if message["type"] == "view":
                    view, seq = message["view"], message["seq"]
                elif message["type"] == "patch":
                    assert message["seq"] == seq + 1
                    assert message["from"] == view["number"]
                    view, seq = patched(view, message["ops"]), message["seq"]
                life -= 1
                if chance.random() < 0.1:
                    await line.send('{"type": "resync", "seat": null}' if token is None else
                                    json.dumps({"type": "resync", "seat": seat}))  # fmt: skip
    return view


async def drop_one(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    views = await asyncio.gather(
        *[follow_with_drops(table, seat, chance) for seat in (-1, 0, 1, 2, 3)]
    )
    for seat, view in zip((-1, 0, 1, 2, 3), views, strict=True):
        now = await asyncio.to_thread(table.view, seat if seat in table.tokens else None)
        assert {**now, "thinking": []} == {**view, "thinking": []}


def human_bots(server: Server) -> Table:
    """Four seats with tokens, all given to bots: what a browser at each of them sees."""
    table = server.table("hhhh", options={"rounds": 4})
    for seat in range(4):
        table.post("seat", {"bot": "random"}, seat)
    return table


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose bots take a little time, so that there is something to miss."""
    settings = tuple(s for s in QUICK if not s.startswith(("bot_pause", "single")))
    folder = tmp_path_factory.mktemp("paced")
    with Server(
        folder / "t.db", settings=(*settings, "bot_pause=0.01", "single_pause=0.01")
    ) as found:
        yield found


async def drops(server: Server, games: int, seed: int) -> None:
    chance = random.Random(seed)
    for start in range(0, games, 4):
        tables = [human_bots(server) for _ in range(min(4, games - start))]
        await asyncio.gather(*[drop_one(t, chance.randrange(1 << 30)) for t in tables])


def test_dropped_connections_never_lead_to_a_wrong_board(paced: Server) -> None:
    asyncio.run(drops(paced, 8, seed=3))


@pytest.mark.soak
def test_dropped_connections_in_two_hundred_games(paced: Server) -> None:
    asyncio.run(drops(paced, 200, seed=4))


def test_a_reader_that_sleeps_slows_nobody_down_and_catches_up(server: Server) -> None:
    table = server.table("hh", options={"rounds": 12})
    with table.follow(0) as sleeper, table.follow(1) as ana:
        for _ in range(3):
            table.post("seat", {"bot": "random"}, 0)
            table.post("seat", {"bot": "random"}, 1)
        ana.hear_until(lambda: ana.views[1]["outcome"], 40)
        sleeper.hear_until(lambda: sleeper.views[0]["outcome"])
        sleeper.catch_up()
        assert sleeper.views[0] == table.view(0)


# Nonsense


def nonsense(chance: random.Random) -> str | bytes:
    """Something a client must not send."""
    kinds = (
        lambda: chance.randbytes(chance.randrange(0, 60)),
        lambda: "".join(chr(chance.randrange(32, 0x2FF)) for _ in range(chance.randrange(40))),
        lambda: "[" * chance.randrange(1, 900),
        lambda: '{"type":' * chance.randrange(1, 99),
        lambda: json.dumps({"type": chance.choice(["resync", "ping", "view", 5, None, {}])}),
        lambda: json.dumps({"type": "resync", "seat": chance.choice([-1, 99, "0", 1e99, [], {}])}),
        lambda: json.dumps({"type": "ping", "deep": [[[[{}]]]] * chance.randrange(9)}),
        lambda: json.dumps({"token": "x" * chance.randrange(99), "since": chance.random()}),
        lambda: "nul\0l",
        lambda: '{"type":"resync","seat":1' + "0" * chance.randrange(300) + "}",
    )
    return chance.choice(kinds)()


async def send_nonsense(server: Server, count: int, seed: int) -> int:
    """Send it on many lines, before and after the first message; how many were sent."""
    chance = random.Random(seed)
    table = server.table("hb")
    sent = 0
    while sent < count:
        # A client that sends without reading does not see the other side close.
        async with connect(
            address(table), proxy=None, compression=None, close_timeout=0.2, max_queue=None
        ) as line:
            try:
                if chance.random() < 0.8:
                    await line.send("{}")
                for _ in range(min(500, count - sent)):
                    await line.send(nonsense(chance))
                    sent += 1
                await line.send('{"type": "ping"}')
                while json.loads(await asyncio.wait_for(line.recv(), 30))["type"] != "pong":
                    pass
            except ConnectionClosed:
                pass
    return sent


async def nonsense_beside_a_game(server: Server, count: int) -> None:
    other = server.table("hh", options={"rounds": 6})
    memory = server.megabytes()
    tasks = [asyncio.create_task(send_nonsense(server, count // 4, seed)) for seed in range(4)]
    await asyncio.to_thread(other.play, 12)
    assert sum(await asyncio.gather(*tasks)) == 4 * (count // 4)
    await asyncio.to_thread(other.play)
    assert other.info()["status"] == "over"
    wait_for(lambda: "grimorio_sockets 0" in server.request("GET", "/metrics").text)
    assert server.megabytes() < memory + 60
    assert not [line for line in server.said if "Traceback" in line]


def test_nonsense_on_the_line_hurts_nobody(db: Path) -> None:
    with Server(db) as server:
        asyncio.run(nonsense_beside_a_game(server, 10_000))


def test_nonsense_on_the_line_is_stopped_where_limits_are_on(db: Path) -> None:
    settings = (*(s for s in QUICK if not s.startswith("messages")), "messages_per_second=50")
    with Server(db, settings=settings) as server:
        asyncio.run(nonsense_beside_a_game(server, 2_000))


@pytest.mark.soak
def test_a_hundred_thousand_messages_of_nonsense_hurt_nobody(db: Path) -> None:
    with Server(db) as server:
        asyncio.run(nonsense_beside_a_game(server, 100_000))
