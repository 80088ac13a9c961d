"""Connections: how many may be open, and how slow the other side may be.

uvicorn waits for a client as long as it likes: one byte of a header now and then, or an answer that
is never read, holds a connection for ever. Here each is looked at once a second, and one that has
taken too long is cut off. Live lines are connections too.

uvicorn also reads a body to its end when its answer, a refusal, has long been given. Here such an
answer says that the connection closes, what still comes is thrown away unread, and soon nothing is
taken any more.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grimorio.table.http.sending import UNSENT
from grimorio.table.limits import Counted
from grimorio.table.settings import Settings

Phase = Literal["", "headers", "body", "reading"]
"""What we wait for: what is asked for, the rest of it, or that the answer is read. Empty where it
is our turn, or where nothing is asked (uvicorn ends such a connection by itself)."""
EVERY = 1.0
SPILT = 1 << 17
"""Bytes that are thrown away of a body that nobody wants any more. A client that writes all before
it reads finds its answer if no more were under way."""
FAREWELL_SECONDS = 2.0
"""How long the other side has to read that answer and to hang up: if we hang up while it sends, the
answer may be lost on its way."""
CLOSE = (b"connection", b"close")
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nretry-after: 10\r\n"
    b"connection: close\r\ncontent-length: 30\r\n\r\ntoo many connections are open\n"
)


class Guard:
    """All open connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self._counted = Counted(settings.connections, settings.connections_per_address)
        self._proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self._limits: dict[Phase, float] = {
            "headers": settings.header_seconds,
            "body": settings.body_seconds,
            "reading": settings.body_seconds,
        }
        self._most_unread = settings.unread_megabytes * 1_000_000
        self.open: set[HttpConnection | LiveConnection] = set()

    def enter(self, address: str) -> bool:
        """Whether one more may come from there. Behind a proxy are many; it looks after them."""
        return self._counted.enter(address, limited=not self._is_proxy(address))

    def leave(self, address: str) -> None:
        self._counted.leave(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    async def watch(self) -> None:
        """Once a second, for ever: cut off who takes too long."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(EVERY)
            self.look(loop.time())

    def look(self, now: float) -> None:
        """Cut off who takes too long; and if too much waits to be read, those who have not read
        for longest."""
        unread: list[tuple[float, int, HttpConnection | LiveConnection]] = []
        for connection in list(self.open):
            phase, since = connection.waiting(now)
            limit = self._limits.get(phase, 0.0)
            if limit and now - since > limit:
                connection.transport.abort()
            elif phase == "reading":
                unread.append((since, connection.unread(), connection))
        held = sum(size for _, size, _ in unread)
        for _, size, connection in sorted(unread, key=lambda one: one[0]):
            if not self._most_unread or held <= self._most_unread:
                break
            connection.transport.abort()
            held -= size


class Waiting:
    """Since when we have been waiting for what."""

    __slots__ = ("_phase", "_since")

    def __init__(self) -> None:
        self._phase: Phase = ""
        self._since = 0.0

    def look(self, phase: Phase, now: float) -> tuple[Phase, float]:
        if phase != self._phase:
            self._phase, self._since = phase, now
        return phase, self._since


def protocols(guard: Guard) -> tuple[type[HttpConnection], type[LiveConnection]]:
    """The two kinds of connection under that guard, for uvicorn to make."""
    http = type("GuardedHttp", (HttpConnection,), {"guard": guard})
    live = type("GuardedLive", (LiveConnection,), {"guard": guard})
    return http, live


class HttpConnection(H11Protocol):
    """A connection on which requests come, until it becomes a live line."""

    guard: Guard
    entered = False
    _asked = False
    """Whether a first request has come."""
    _spilt: int | None = None
    """How much was thrown away, once an answer is given before the whole request has come."""

    def connection_made(self, transport: Any) -> None:
        self.address = address_of(transport)
        if not self.guard.enter(self.address):
            transport.write(FULL)
            transport.close()
            return
        self.entered = True
        self.guard.open.add(self)
        self._waiting = Waiting()
        self._gone = asyncio.Event()
        self.app = self._parting(self.app)
        super().connection_made(transport)
        self.waiting(self.loop.time())

    def _parting(self, app: Any) -> Any:
        """The application; an answer that it gives before it has the whole request ends the
        connection."""

        async def run(scope: Any, receive: Any, send: Any) -> None:
            end: Any = None

            async def answer(message: Any) -> None:
                nonlocal end
                if message["type"] == "http.response.start":
                    if self.conn.their_state is h11.SEND_BODY:
                        self._spilt = 0
                        message = {**message, "headers": [*message["headers"], CLOSE]}
                elif self._spilt is not None and not message.get("more_body"):
                    end = {**message, "body": b""}
                    message = {**message, "more_body": True}
                await send(message)

            await app(scope, receive, answer)
            if end is not None:
                self.flow.resume_reading()  # to see when the other side hangs up
                with suppress(TimeoutError, asyncio.CancelledError):
                    await asyncio.wait_for(self._gone.wait(), FAREWELL_SECONDS)
                await send(end)

        return run

    def data_received(self, data: bytes) -> None:
        if self._spilt is not None:
            self._spilt += len(data)
            if self._spilt > SPILT:
                self.flow.pause_reading()
            return
        super().data_received(data)
        self._asked = self._asked or self.conn.their_state is not h11.IDLE
        if self in self.guard.open:
            self.waiting(self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        if self.entered:
            self.guard.open.discard(self)
            self.guard.leave(self.address)
            self._gone.set()
            super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.guard.open.discard(self)
        super().handle_websocket_upgrade(event)

    def waiting(self, now: float) -> tuple[Phase, float]:
        return self._waiting.look(self._phase(), now)

    def unread(self) -> int:
        """Bytes that wait until the other side reads."""
        scope: Any = self.scope  # None before the first request
        to_come: int = scope.get(UNSENT, 0) if scope else 0
        return to_come + self.transport.get_write_buffer_size()

    def _phase(self) -> Phase:
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.transport.get_write_buffer_size():
            return "reading"
        if self.conn.their_state is h11.IDLE and (not self._asked or self.conn.trailing_data[0]):
            return "headers"
        return ""


class LiveConnection(WebSocketsSansIOProtocol):
    """A live line, which was a request first and is counted as the same connection."""

    guard: Guard

    def connection_made(self, transport: Any) -> None:
        self.address = address_of(transport)
        self.guard.open.add(self)
        self._waiting = Waiting()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.open.discard(self)
        self.guard.leave(self.address)
        super().connection_lost(exc)

    def waiting(self, now: float) -> tuple[Phase, float]:
        return self._waiting.look("reading" if self.unread() else "", now)

    def unread(self) -> int:
        """Bytes that wait until the other side reads."""
        return self.transport.get_write_buffer_size()


def address_of(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple | list) and peer else ""
