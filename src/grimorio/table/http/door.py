"""The door: what every request passes. By which name it comes and from whose page, what every
answer says to the browser, what is counted and logged (never a secret)."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar

from grimorio.plain import plain
from grimorio.table.hosting.tables import Tables
from grimorio.table.http.costs import cost_of
from grimorio.table.http.fixed import Fixed
from grimorio.table.http.hosts import Hosts
from grimorio.table.http.sending import in_pieces
from grimorio.table.http.sockets import live_line
from grimorio.table.limits import PATIENCE, Slots
from grimorio.table.refusals import BadHost, BadOrigin, TableRefusal, TooLong, TooMany
from grimorio.table.wire import Problem
from grimorio.texts import accepted, refused

PROTECTED = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""What every answer says."""
DOCUMENT = [
    (b"content-security-policy", b"default-src 'none'; script-src 'self'; style-src 'self';"
     b" style-src-attr 'unsafe-inline'; img-src 'self' blob:; font-src 'self';"
     b" connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'self';"
     b" form-action 'none'; frame-ancestors 'none'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip
"""What an answer says that a window might show by itself: all but scripts, styles and fonts."""
NEVER_KEPT = [(b"cache-control", b"no-store")]
"""What an answer of a table says."""
USED = (b"text/javascript", b"text/css", b"font/")
"""Kinds that a page uses and no window runs: the policy of the page counts. We have no workers,
whose scripts would need a policy of their own."""
LIVE = re.compile(r"/api/tables/([^/]+)/live/?")
ANSWERS = re.compile(r"/api/tables/[^/]+/answers/?")
"""Answers that are taken are counted with those that bots and the table give, not as requests."""
SAFE = ("GET", "HEAD", "OPTIONS")
AGAIN = b"3"
"""Seconds after which it is worth to ask again."""
LONGEST = 1024
"""Characters of a path, and of a query; no address of ours comes near it."""

Scope = Any
Headers = list[tuple[bytes, bytes]]
access = logging.getLogger("grimorio.access")


class Door:
    """The ASGI application the server runs."""

    def __init__(self, app: Litestar, tables: Tables) -> None:
        self.app = app
        self.tables = tables
        self._reading = Slots(tables.settings.reads_at_once)
        self._fixed = Fixed(app)
        self._hosts = Hosts(tables.settings.hosts)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._line(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _line(self, scope: Scope, receive: Any, send: Any) -> None:
        found = LIVE.fullmatch(scope["path"])
        refusal = self._refusal(scope, changes=True)
        if refusal is not None:
            self.tables.metrics.count("refusals", label=f'{{code="{refusal.code}"}}')
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
        elif found is None:
            await send({"type": "websocket.close", "code": 4404, "reason": "not-found"})
        else:
            await live_line(
                self.tables, found[1], self._address(scope), lang_of(scope), receive, send
            )

    async def _request(self, scope: Scope, receive: Any, send: Any) -> None:
        started = time.perf_counter()
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status, given = message["status"], message["headers"]
                message["headers"] = [*given, *self._headers(scope, given)]
            await in_pieces(scope, send, message)

        changes = scope["method"] not in SAFE
        refusal = self._refusal(scope, changes=changes)
        try:
            if refusal is not None:
                await self._refuse(scope, answer, refusal)
            elif changes:
                await self._change(scope, receive, answer)
            else:
                await self._read(scope, receive, answer)
        except asyncio.CancelledError:  # the server ends
            if not status:
                await self._refuse(scope, answer, TooMany("too-many-requests"))
        if status != 200 or not ANSWERS.fullmatch(scope["path"]):
            self.tables.metrics.count("requests", label=f'{{status="{status}"}}')
        if access.isEnabledFor(logging.INFO):
            # The path only: secrets travel in headers and bodies, and queries are left out too.
            took = (time.perf_counter() - started) * 1000
            access.info("%s %s %d %.1f ms", scope["method"], scope["path"], status, took)

    async def _change(self, scope: Scope, receive: Any, answer: Any) -> None:
        """Somebody wants something done."""
        if await in_time(self.tables.writes.turn(self._address(scope))):
            await self.app(scope, receive, answer)
        else:
            await self._refuse(scope, answer, TooMany("too-many-requests"))

    async def _read(self, scope: Scope, receive: Any, answer: Any) -> None:
        """Somebody wants to know something. An address that does not read what it has asked for is
        told nothing more."""
        address = self._address(scope)
        if not await in_time(self.tables.reads.turn(address, cost_of(scope))):
            await self._refuse(scope, answer, TooMany("too-many-requests"))
        elif not await in_time(self._reading.enter(address, PATIENCE)):
            await self._refuse(scope, answer, TooMany("too-much-unread"))
        else:
            try:
                app = self._fixed.answer if self._fixed.has(scope) else self.app
                await app(scope, receive, answer)
            finally:
                self._reading.leave(address)

    def _headers(self, scope: Scope, given: Headers) -> Headers:
        if scope["path"].startswith("/api/"):
            kept = any(name.lower() == b"cache-control" for name, _ in given)
            return [*PROTECTED, *DOCUMENT, *(() if kept else NEVER_KEPT)]
        kind = next((value for name, value in given if name.lower() == b"content-type"), b"")
        return PROTECTED if kind.startswith(USED) else [*PROTECTED, *DOCUMENT]

    def _address(self, scope: Scope) -> str:
        return scope["client"][0] if scope.get("client") else ""

    def _refusal(self, scope: Scope, *, changes: bool) -> TableRefusal | None:
        """Why a request may not come in, if it may not."""
        origin = host = ""
        for name, value in scope["headers"]:
            if name == b"origin":
                origin = value.decode("latin-1")
            elif name == b"host":
                host = value.decode("latin-1")
        if host and not self._hosts.knows(host):
            return BadHost("bad-host", host=plain(host)[:60])
        if len(scope["path"]) > LONGEST or len(scope["query_string"]) > LONGEST:
            return TooLong("address-too-long", length=LONGEST)
        if changes and origin and not self._from_here(origin, host):
            return BadOrigin("bad-origin")
        return None

    def _from_here(self, origin: str, host: str) -> bool:
        """A page of this server, or one the host allows."""
        if origin in self.tables.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:
            return False

    async def _refuse(self, scope: Scope, send: Any, refusal: TableRefusal) -> None:
        self.tables.metrics.count("refusals", label=f'{{code="{refusal.code}"}}')
        body = msgspec.json.encode(Problem(refusal.code, refused(refusal, lang_of(scope))))
        length = str(len(body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        if refusal.status == TooMany.status:
            headers.append((b"retry-after", AGAIN))
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


async def in_time(turn: Coroutine[Any, Any, bool]) -> bool:
    """Whether the turn came. Those who still wait when the server ends are refused."""
    try:
        return await turn
    except asyncio.CancelledError:
        return False


def lang_of(scope: Scope) -> str:
    """The language the other side reads."""
    for name, value in scope["headers"]:
        if name == b"accept-language":
            return accepted(value.decode("latin-1"))
    return accepted("")
