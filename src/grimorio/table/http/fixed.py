"""Answers that do not change while the server runs: what can be played, and the words, faces and
rules of each title. Each is made once, when it is first asked for, and kept with its compressed
form; the application is not asked again, but for the list, to which a title may be added."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

from grimorio.table.http.packing import Headers, Packed, squeezed

NEVER_CHANGE = re.compile(
    r"/api/(schema|games(/[^/]+/(catalogue|(texts|rulebook)/[^/]+|solutions/[^/]+))?)"
)
"""Their addresses, in one spelling each; another spelling is answered by the application."""
LIST = "/api/games"
LIST_SECONDS = 10.0
"""How long the list is kept: a title may be installed, or mended, beside a running server."""
SMALL = 1000
"""Bytes: what is no longer than that fits in one packet as it is."""

Scope = Any


class Made:
    """What the application said, as it said it."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: Headers = []
        self.body = bytearray()

    async def hear(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], list(message["headers"])
        else:
            self.body += message.get("body", b"")

    @property
    def kind(self) -> str:
        found = next((v for name, v in self.headers if name.lower() == b"content-type"), b"")
        return found.decode("latin-1")


class Fixed:
    """The answers made so far. What is refused is never kept: so there are no more of them than
    there are titles, languages and puzzles."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._kept: dict[str, Packed] = {}
        self._making = asyncio.Lock()
        self._listed = float("-inf")

    def has(self, scope: Scope) -> bool:
        """Whether the address is one of these."""
        return scope["method"] == "GET" and NEVER_CHANGE.fullmatch(scope["path"]) is not None

    async def answer(self, scope: Scope, receive: Any, send: Any) -> None:
        """Say what was said before. Many who ask for the same at once wait until it is made."""
        kept: Packed | Made | None = self._find(scope["path"])
        if kept is None:
            async with self._making:
                kept = self._find(scope["path"]) or await self._make(scope, receive)
        if isinstance(kept, Packed):
            status, headers, body = kept.answer(*wanted(scope))
        else:
            status, headers, body = kept.status, kept.headers, bytes(kept.body)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _find(self, path: str) -> Packed | None:
        if path == LIST and time.monotonic() - self._listed > LIST_SECONDS:
            return None
        return self._kept.get(path)

    async def _make(self, scope: Scope, receive: Any) -> Packed | Made:
        """What the application says now; kept, if it is no refusal."""
        path, made = scope["path"], Made()
        await self._app(scope, receive, made.hear)
        if made.status != 200:
            return made
        body = bytes(made.body)
        if path == LIST:
            self._listed = time.monotonic()
            before = self._kept.get(path)
            if before is not None and before.body == body:
                return before
        forms = squeezed(body) if len(body) > SMALL else {}
        found = self._kept[path] = Packed(body, made.kind, forms)
        return found


def wanted(scope: Scope) -> tuple[str, str]:
    """The codings a reader accepts, and the tags it knows."""
    accepts = known = b""
    for name, value in scope["headers"]:
        if name == b"accept-encoding":
            accepts = value
        elif name == b"if-none-match":
            known = value
    return accepts.decode("latin-1"), known.decode("latin-1")
