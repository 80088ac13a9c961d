"""A server in a process of its own, and people who use it: what the table's tests are made of."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import grimorio
from tests.table.launch import PRELOAD, serve
from tests.table.patching import patched

ROOT = Path(__file__).parents[2]
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(PRELOAD)
"""Where servers come from: a process that has loaded all they need, and makes a copy of itself for
each. To load it is by far the most of a server's start."""
PATIENCE = 60.0
"""How long something may take on a machine that has much else to do; nothing waits so long that
goes well."""
_ids = itertools.count(1)
QUICK = (
    "bot_pause=0", "single_pause=0", "tables_per_hour=0", "requests_per_second=0",
    "reads_per_second=0",
    "messages_per_second=0", "sockets_per_address=0",
)  # fmt: skip
"""Settings for tests that do not test limits or pauses."""
METRICS_SECRET = "the tests are the host"

Json = Any


class Server:
    """One server process on a free port of this machine."""

    def __init__(
        self,
        db: Path,
        *,
        settings: tuple[str, ...] = QUICK,
        launch: tuple[str, ...] = (),
        path: str = "",
    ) -> None:
        self.db = db
        self._path = path
        given = (*settings, f"metrics_secret={METRICS_SECRET}")
        sets = [word for setting in given for word in ("--set", setting)]
        self._command = [
            *launch, "--port", "0", "--db", str(db), "--no-browser", "--access-log", *sets,
        ]  # fmt: skip
        self._process: BaseProcess | None = None
        self.address = ""
        self.said: list[str] = []

    def start(self) -> Self:
        heard, told = FORKS.Pipe(duplex=False)
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), self._path])}
        self._process = FORKS.Process(
            target=serve, args=(self._command, environ, told), daemon=True
        )
        self._process.start()
        told.close()
        with heard:
            self._voice = os.fdopen(os.dup(heard.fileno()), encoding="utf-8")
        for line in self._voice:
            self.said.append(line)
            if line.startswith("Grimorio is at "):
                self.address = line.split()[3].rstrip("/")
                break
        else:
            self._process.join(PATIENCE)
            self._voice.close()
            raise AssertionError(f"the server did not start: {''.join(self.said)}")
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()
        return self

    def _listen(self) -> None:
        self.said.extend(self._voice)

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl+C would."""
        return self._end(signal.SIGINT)

    def terminate(self) -> int:
        """As a service manager would."""
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        assert self._process is not None
        if self._process.is_alive():
            with suppress(ProcessLookupError):
                os.kill(self.pid, how)
        self._process.join(PATIENCE)
        code = self._process.exitcode
        assert code is not None, "the server does not end"
        self._reader.join(PATIENCE)
        self._voice.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.is_alive():
            self.stop()

    def megabytes(self) -> float:
        """The memory it holds now; 0 where the system does not say."""
        try:
            pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        except OSError:
            return 0.0
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def open_files(self) -> int:
        """The files and sockets it has open now; 0 where the system does not say."""
        try:
            return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))
        except OSError:
            return 0

    def open_sockets(self) -> int:
        """The sockets it has open now; 0 where the system does not say."""
        found = 0
        with suppress(OSError):
            for file in Path(f"/proc/{self.pid}/fd").iterdir():
                with suppress(OSError):
                    found += str(file.readlink()).startswith("socket:")
        return found

    # -- talking to it --------------------------------------------------------------------------

    def request(
        self,
        method: str,
        path: str,
        body: Json = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> httpx.Response:
        sent = dict(headers or {})
        if path == "/metrics":
            token = METRICS_SECRET
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            sent.setdefault("Content-Type", "application/json")
        return _http().request(
            method, f"{self.address}{path}", content=content, headers=sent, timeout=PATIENCE
        )

    def get(self, path: str, token: str | None = None) -> Json:
        answer = self.request("GET", path, token=token)
        assert answer.status_code == 200, answer.text[:300]
        return answer.json()

    def post(self, path: str, body: Json, token: str | None = None) -> Json:
        answer = self.request("POST", path, body, token)
        assert answer.status_code < 300, answer.text[:300]
        return answer.json()

    def refusal(
        self, method: str, path: str, body: Json = None, token: str | None = None
    ) -> tuple[int, str]:
        """The status and the code of what must be refused."""
        answer = self.request(method, path, body, token)
        assert answer.status_code >= 400, answer.text[:300]
        assert set(answer.json()) <= {"code", "reason", "rules", "number", "view"}
        return answer.status_code, answer.json()["code"]

    def table(self, seats: str = "hh", **more: Json) -> Table:
        """A new table of the reference title: h is mine, o is for somebody else, b is a bot."""
        kinds = {
            "h": {"kind": "human", "mine": True},
            "o": {"kind": "human"},
            "b": {"kind": "bot", "bot": "random"},
        }
        wish = {"game": "wisps", "seats": [kinds[c] for c in seats], **more}
        return Table(self, self.post("/api/tables", wish))


_client: list[httpx.Client] = []


def _http() -> httpx.Client:
    """One client for all tests of this process; closed when they are over."""
    if not _client:
        _client.append(httpx.Client(trust_env=False, limits=httpx.Limits(max_connections=None)))
    return _client[0]


def close_client() -> None:
    for client in _client:
        client.close()
    _client.clear()


class Table:
    """A table as its maker knows it: its address and the secrets of its seats."""

    def __init__(self, server: Server, created: Json) -> None:
        self.server = server
        self.id: str = created["table"]
        self.path = f"/api/tables/{self.id}"
        self.watch: str | None = created.get("watch")
        self.tokens = {s["seat"]: s["token"] for s in created["seats"] if "token" in s}
        self.invitations = {
            s["seat"]: s["invitation"] for s in created["seats"] if "invitation" in s
        }

    def claim(self, seat: int, name: str = "") -> str:
        done = self.server.post(
            f"{self.path}/claim", {"invitation": self.invitations[seat], "name": name}
        )
        assert done["seat"] == seat
        self.tokens[seat] = done["token"]
        return str(done["token"])

    def info(self) -> Json:
        return self.server.get(self.path)

    def view(self, seat: int | None = None, at: int | None = None) -> Json:
        query = "" if at is None else f"?at={at}"
        return self.server.get(f"{self.path}/view{query}", self.token(seat))

    def token(self, seat: int | None) -> str | None:
        return None if seat is None else self.tokens[seat]

    def post(self, what: str, body: Json, seat: int | None = None) -> Json:
        return self.server.post(f"{self.path}/{what}", body, self.token(seat))

    def refusal(self, what: str, body: Json, seat: int | None = None) -> tuple[int, str]:
        return self.server.refusal("POST", f"{self.path}/{what}", body, self.token(seat))

    def answer(self, seat: int, key: str | None = None, view: Json = None) -> int:
        """Answer the seat's question, with its first option unless told."""
        view = view or self.view(seat)
        if key is None:
            key = view["choices"][0]["options"][0]["key"]
        body = {"number": view["number"], "id": new_id(), "key": key}
        return int(self.post("answers", body, seat)["number"])

    def asked(self) -> list[int]:
        """The seats of ours with an open question that has a choice."""
        self.settle()
        return [
            seat
            for seat in self.view()["waiting"]
            if seat in self.tokens and len(options(self.view(seat))) > 1
        ]

    def play(self, steps: int = 1000, seed: int = 0, *, calm: bool = False) -> None:
        """Answer at random for all our seats, so often, or to the end; calm players catch nothing,
        so that their game lasts."""
        chance = random.Random(seed)
        done = 0
        at = min(self.tokens)
        while done < steps:
            view = self.view(at)
            if view["outcome"]:
                return
            keys = options(view)
            if len(keys) > 1:
                key = calm_key(view) if calm else None
                self.try_answer(at, key or chance.choice(keys), view)
                done += 1
            mine = [seat for seat in view["waiting"] if seat in self.tokens and seat != at]
            if mine:
                at = mine[0]
            elif len(keys) <= 1:
                time.sleep(0.005)
        self.settle()

    def settle(self) -> Json:
        """Wait until the table does nothing by itself: the game is over, or everybody who is
        asked is a person with something to choose. The public view of that moment."""
        return wait_for(self._settled)

    def _settled(self) -> Json:
        view = self.view()
        people = {
            seat["seat"]
            for seat in self.info()["seats"]
            if seat["kind"] != "bot" and not seat["bot"] and not seat["stand_in"]
        }
        for seat in view["waiting"]:
            if seat not in people:
                return None
            if seat in self.tokens and len(options(self.view(seat))) <= 1:
                return None
        still = self.view()
        return view if still == view and not view["thinking"] else None

    def try_answer(self, seat: int, key: str, view: Json) -> httpx.Response:
        body = {"number": view["number"], "id": new_id(), "key": key}
        return self.server.request("POST", f"{self.path}/answers", body, self.token(seat))

    def until(self, true: Callable[[Json], bool], seat: int | None = None) -> Json:
        """Wait until the view is so."""
        return wait_for(lambda: v if true(v := self.view(seat)) else None)

    def follow(self, *seats: int) -> Follower:
        return Follower(self, [self.tokens[seat] for seat in seats])


def all_choose(seats: int) -> Json:
    """What makes a practice game in which every seat has something to choose at first."""
    for seed in range(1000):
        game = grimorio.new("wisps", seats=seats, seed=seed)
        if all(len(ask.options) > 1 for ask in game.pending):
            return {"practice": True, "seed": seed}
    raise AssertionError("no such game")


def single_at_first(seed: int) -> bool:
    """Whether the first question of seat 1 has one option only, and that of seat 0 more."""
    pending = grimorio.new("wisps", seats=2, seed=seed).pending
    return {ask.seat: len(ask.options) > 1 for ask in pending} == {0: True, 1: False}


def calm_key(view: Json) -> str | None:
    """Stay where you are, pick a step rather than a gust, and blow none."""
    found = view["choices"][0]["options"]
    for option in found:
        if option["text"]["id"] in ("option-stay", "option-pass"):
            return str(option["key"])
    steps = [str(o["key"]) for o in found if o["text"]["id"] == "card-step"]
    return steps[-1] if steps else None


def options(view: Json) -> list[str]:
    return [option["key"] for choice in view["choices"] for option in choice["options"]]


def address(table: Table) -> str:
    """Where the table's live line is."""
    return table.server.address.replace("http", "ws", 1) + f"{table.path}/live"


def new_id() -> str:
    return f"{os.getpid()}-{next(_ids)}"


def wait_for(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What comes true within some time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not come true in time")


class Follower:
    """A browser on the live line: it keeps its views by patches, and asks anew after a gap."""

    def __init__(
        self, table: Table, tokens: list[str], since: int | None = None, lang: str = ""
    ) -> None:
        self.table = table
        self.views: dict[int | None, Json] = {}
        self.seqs: dict[int | None, int] = {}
        self.info: Json = None
        self.errors: list[Json] = []
        self.heard: list[str] = []
        self.closed: int | None = None
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address(table), proxy=None, max_size=None, compression=None, ping_interval=None)
        )
        hello: Json = {"since": since, "lang": lang} if lang else {"since": since}
        if len(tokens) == 1:
            hello["token"] = tokens[0]
        elif tokens:
            hello["seats"] = tokens
        self.socket.send(json.dumps(hello))
        self._expected = max(1, len(tokens))
        self.hear_until(lambda: (len(self.views) >= self._expected and self.info) or self.closed)

    def hear(self, seconds: float = PATIENCE) -> Json:
        """Take one message, if one comes in time."""
        try:
            text = self.socket.recv(seconds)
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 1006
            return None
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        seat = message.get("seat")
        match message["type"]:
            case "view":
                self.views[seat] = message["view"]
                self.seqs[seat] = message["seq"]
            case "patch":
                held = self.views[seat]
                assert message["seq"] == self.seqs[seat] + 1, "a gap"
                assert held["number"] == message["from"]
                self.views[seat] = patched(held, message["ops"])
                self.seqs[seat] = message["seq"]
                assert self.views[seat]["number"] == message["number"]
            case "info":
                self.info = message["info"]
            case "error":
                self.errors.append(message)
            case kind:
                assert kind in ("pong", "done", "refused")

    def hear_until(self, true: Callable[[], Any], seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not true():
            left = end - time.monotonic()
            assert left > 0, "it did not come in time"
            self.hear(left)
            assert self.closed is None or true(), f"closed with {self.closed}: {self.errors}"

    def catch_up(self) -> None:
        """Hear all that was sent so far: a ping is answered after it."""
        self.socket.send('{"type": "ping"}')
        while (message := self.hear()) is not None and message["type"] != "pong":
            pass

    def caught_up(self) -> dict[int | None, Json]:
        """The views after all that was sent so far."""
        self.catch_up()
        return self.views

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def numbers(start: int = 0) -> Iterator[int]:
    return itertools.count(start)
