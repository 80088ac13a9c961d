"""The live line: one WebSocket a table, for one seat or several, or for the public.

Nobody can slow the others down: what a client does not read in time is thrown away, and it gets
whole views when it reads again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from grimorio.core.errors import Refusal
from grimorio.table.hosting.tables import Tables
from grimorio.table.http.costs import COSTLY, LOOK, MESSAGE
from grimorio.table.limits import Bucket
from grimorio.table.live.audience import info_text, is_seated
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import (
    BadMessage,
    BadRequest,
    Failed,
    NotYours,
    SeatLost,
    Stale,
    StorageDown,
    TooMany,
)
from grimorio.table.seats.seats import seat_of
from grimorio.table.storage.store import Conflict, StorageFailed
from grimorio.table.wire import (
    PUBLIC,
    Answer,
    AnswerMessage,
    DoneMessage,
    ErrorMessage,
    Heard,
    Hello,
    Ping,
    PongMessage,
    RefusedMessage,
    Resync,
)
from grimorio.texts import accepted, refused

HELLO_SECONDS = 5.0
FAREWELL_SECONDS = 2.0
OUTBOX = 64
"""A client with this many unread messages is behind."""
OUTBOX_CHARACTERS = 256_000
"""So is one with messages of this length; but one message may have any."""
NONSENSE = 100
"""After this many messages that make no sense the line is closed."""
REFUSED = 4400
LOST = 4401
BUSY = 4429
GONE = 4404
FAILED = 1011

_hello = msgspec.json.Decoder(Hello)
_heard = msgspec.json.Decoder(Heard)
_PONG = msgspec.json.encode(PongMessage()).decode()


Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class HungUp(Exception):
    """The other side has gone."""


class LiveLine:
    """One client following a table, over the two ends of an ASGI WebSocket."""

    def __init__(
        self, receive: Receive, send: Send, tables: Tables, lang: str, address: str
    ) -> None:
        self.lang = lang
        self._address = address
        self.seats: tuple[int, ...] = ()
        self._table: LiveTable | None = None
        self._receive = receive
        self._send = send
        self._tables = tables
        self._outbox: deque[str] = deque()
        self._waiting = 0
        """Characters in the outbox."""
        self._behind = False
        self._lists = False
        self._news = asyncio.Event()
        self._sent = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._close = 0

    # -- sending --------------------------------------------------------------------------------

    def put(self, text: str) -> None:
        """Send soon what changed at the table."""
        self._tables.metrics.count("messages")
        self._reply(text)

    def _reply(self, text: str) -> None:
        """Send soon. A client that does not read is not waited for."""
        waits = self._waiting + len(text)
        if len(self._outbox) >= OUTBOX or (self._outbox and waits > OUTBOX_CHARACTERS):
            self._drop()
            self._behind = True
        if not self._behind:
            self._add(text)
        self._news.set()

    def _add(self, text: str) -> None:
        self._outbox.append(text)
        self._waiting += len(text)

    def _drop(self) -> None:
        self._outbox.clear()
        self._waiting = 0

    async def _send_on(self) -> None:
        """Send what is put, until the line is closed."""
        try:
            while True:
                await self._news.wait()
                while self._outbox or self._behind:
                    if self._behind:
                        await self._put_whole()
                    await self._send({"type": "websocket.send", "text": self._next()})
                self._news.clear()
                self._sent.set()
                if self._close:
                    await self._send({"type": "websocket.close", "code": self._close})
                    return
        except Exception:
            # The other side has gone; the reader notices and leaves the table.
            self._sent.set()

    def _next(self) -> str:
        """What goes out next: a message, or all that wait as one list, where the client takes it.
        An answer and what it led to then take one write."""
        count = len(self._outbox) if self._lists else 1
        if count == 1:
            text = self._outbox.popleft()
            self._waiting -= len(text)
            return text
        text = f"[{','.join(self._outbox)}]"
        self._drop()
        return text

    async def _put_whole(self) -> None:
        assert self._table is not None
        async with self._table.lock:
            self._behind = False
            self._drop()
            self._add(info_text(self._table.info(), is_seated(self)))
            for seat in self.seats:
                self._add(self._whole(self._table, seat))

    def _whole(self, table: LiveTable, seat: int) -> str:
        return table.audience.whole(seat) or self._error(Failed("not-drawn"))

    def _error(self, refusal: Refusal) -> str:
        said = ErrorMessage(refusal.code, refused(refusal, self.lang))
        return msgspec.json.encode(said).decode()

    def end(self, refusal: Refusal, close: int = GONE) -> None:
        """Say why, and close."""
        self._close = close
        self._behind = False
        self._drop()
        self._reply(self._error(refusal))

    def lose(self, seat: int, why: Refusal) -> None:
        """The seat has gone to somebody else."""
        if seat in self.seats:
            self.seats = tuple(s for s in self.seats if s != seat)
            self.end(why, LOST)

    async def refuse(self, refusal: Refusal) -> None:
        """End the line with a refusal, and see it off."""
        lost = LOST if isinstance(refusal, SeatLost) else REFUSED
        self.end(refusal, BUSY if isinstance(refusal, TooMany) else lost)
        if self._sender is None:
            self._sender = self._tables.spawn(self._send_on())
        await asyncio.wait([self._sender], timeout=FAREWELL_SECONDS)

    def stop(self) -> None:
        if self._sender is not None:
            self._sender.cancel()

    # -- the conversation -----------------------------------------------------------------------

    async def talk(self, table: str) -> None:
        """Hear who it is, send what they may see, then whatever changes."""
        try:
            text = await asyncio.wait_for(self._read(), HELLO_SECONDS)
            hello = _hello.decode(text)
        except TimeoutError:
            raise BadRequest("no-hello") from None
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise BadRequest("bad-hello", detail=str(error)) from None
        self._lists = hello.lists
        if hello.lang:
            self.lang = accepted(hello.lang)
        live = await self._join(table, hello)
        self._sender = self._tables.spawn(self._send_on())
        try:
            await self._listen(live)
        finally:
            live.leave(self)

    async def _join(self, table: str, hello: Hello) -> LiveTable:
        eyes = max(1, len(hello.seats) + (hello.token is not None))
        await self._tables.reads.keep(self._address, LOOK * eyes)
        while True:
            live = await self._tables.get(table)
            async with live.lock:
                if self._tables.live.get(table) is live:  # else it left memory while we waited
                    self.seats = self._seats(live, hello)
                    self._table = live
                    for seat in self.seats:
                        if seat >= 0:
                            await live.takeovers.is_here(seat)
                    for seat in self.seats:
                        self._reply(self._whole(live, seat))
                    live.join(self)
                    for seat in self.seats:
                        live.look(seat, self._address)
                    return live

    def _seats(self, live: LiveTable, hello: Hello) -> tuple[int, ...]:
        tokens = [*hello.seats] if hello.token is None else [hello.token, *hello.seats]
        if not tokens:
            return (PUBLIC,)
        return tuple(sorted({seat_of(live.row, token) for token in tokens}))

    async def _listen(self, live: LiveTable) -> None:
        settings = self._tables.settings
        bucket = Bucket(settings.messages_per_second, 5 * settings.messages_per_second)
        nonsense = 0
        while True:
            # A client that does not read our replies is not listened to either.
            while len(self._outbox) >= OUTBOX // 2 or self._waiting >= OUTBOX_CHARACTERS // 2:
                if self._sender is None or self._sender.done():
                    raise HungUp
                self._sent.clear()
                await self._sent.wait()
            text = await self._read()
            if not bucket.take():
                raise TooMany("too-many-messages")
            await self._tables.writes.keep(self._address, MESSAGE)
            try:
                heard: Heard = _heard.decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
                nonsense += 1
                if nonsense > NONSENSE:
                    raise BadRequest("too-much-nonsense") from None
                self._reply(self._error(BadMessage("bad-message")))
                continue
            match heard:
                case AnswerMessage():
                    await self._tables.writes.keep(self._address)
                    await self._answer(live, heard)
                case Resync():
                    await self._tables.reads.keep(self._address, COSTLY)
                    await self._resync(live, PUBLIC if heard.seat is None else heard.seat)
                case Ping():
                    self._reply(_PONG)

    async def _answer(self, live: LiveTable, heard: AnswerMessage) -> None:
        try:
            if heard.seat not in self.seats:
                raise NotYours("seat-not-held")
            number = await self._taken(live, heard)
        except Refusal as refusal:
            self._tables.metrics.count("refusals", label=f'{{code="{refusal.code}"}}')
            reason = refused(refusal, self.lang)
            said = RefusedMessage(heard.id, refusal.code, reason, refusal.rules)
            self._reply(msgspec.json.encode(said).decode())
            if isinstance(refusal, Stale):
                await self._resync(live, heard.seat)
            return
        self._reply(msgspec.json.encode(DoneMessage(heard.id, number)).decode())

    async def _taken(self, live: LiveTable, heard: AnswerMessage) -> int:
        try:
            return await live.answers.take(heard.seat, Answer(heard.number, heard.id, heard.key))
        except (StorageFailed, Conflict) as error:
            self._tables.log.error("storage failed: %s", error)
            raise StorageDown("answer-unkept") from error

    async def _resync(self, live: LiveTable, seat: int) -> None:
        if seat not in self.seats:
            self._reply(self._error(NotYours("seat-not-seen")))
            return
        self._tables.metrics.count("resyncs")
        async with live.lock:
            self._reply(self._whole(live, seat))

    async def _read(self) -> bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise HungUp
        text: str | None = message.get("text")
        data = message.get("bytes") or b"" if text is None else text.encode()
        limit = self._tables.settings.message_bytes
        if limit and len(data) > limit:
            raise BadRequest("message-too-large", bytes=limit)
        return bytes(data)


async def live_line(
    tables: Tables, table: str, address: str, lang: str, receive: Receive, send: Send
) -> None:
    """Follow a table, until one side hangs up. `lang` is for what is refused before the first
    message, which may name another."""
    await receive()  # "websocket.connect"
    await send({"type": "websocket.accept"})
    line = LiveLine(receive, send, tables, lang, address)
    entered = tables.sockets.enter(address)
    try:
        if not entered:
            raise TooMany("too-many-lines")
        await line.talk(table)
    except HungUp:
        pass
    except Refusal as refusal:
        tables.metrics.count("refusals", label=f'{{code="{refusal.code}"}}')
        await line.refuse(refusal)
    except Exception:
        tables.log.exception("a live line failed")
        await send({"type": "websocket.close", "code": FAILED})
    finally:
        line.stop()
        if entered:
            tables.sockets.leave(address)
