"""The load generator's own HTTP and WebSocket clients: small, so that they measure the server and
not themselves."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec


class Http:
    """A few connections that are used again and again."""

    def __init__(self, host: str, port: int, connections: int = 64) -> None:
        self._host, self._port = host, port
        self._free: asyncio.Queue[Any] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def post(self, path: str, body: Any, token: str = "") -> tuple[int, Any]:
        content = msgspec.json.encode(body)
        auth = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{auth}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        return await self._send(head.encode() + content)

    async def get(self, path: str, token: str = "") -> tuple[int, Any]:
        auth = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"GET {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{auth}\r\n"
        return await self._send(head.encode())

    async def _send(self, data: bytes) -> tuple[int, Any]:
        pair = await self._free.get()
        try:
            if pair is not None:
                try:
                    return await self._exchange(pair, data)
                except (OSError, asyncio.IncompleteReadError):
                    pair = None  # the server has closed it, idle as it was
            pair = await asyncio.open_connection(self._host, self._port)
            return await self._exchange(pair, data)
        except (OSError, EOFError):
            pair = None
            raise
        finally:
            self._free.put_nowait(pair)

    async def _exchange(self, pair: Any, data: bytes) -> tuple[int, Any]:
        reader, writer = pair
        writer.write(data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in head.split(b"\r\n"):
            if line.lower().startswith(b"content-length:"):
                length = int(line[15:])
        body = await reader.readexactly(length)
        status = int(head[9:12])
        return status, msgspec.json.decode(body) if body[:1] in b"{[" else body


class Line(asyncio.Protocol):
    """One WebSocket; hands every text it gets to `hear`."""

    def __init__(self, host: str, path: str, hello: Any, hear: Callable[[bytes], None]) -> None:
        self._host, self._path, self._hello, self._hear = host, path, hello, hear
        self._buffer = b""
        self._open = False
        self._parts: list[bytes] = []
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self._buffer = head
                return
            self._open = True
            self.send(msgspec.json.encode(self._hello))
        at = 0
        while len(data) - at >= 2:
            kind, size, start = data[at], data[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if len(data) < start + size:
                break
            self._frame(kind, data[start : start + size])
            at = start + size
        self._buffer = data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        code = kind & 15
        if code == 9:
            self.send(body, 10)
        elif code in (0, 1):
            self._parts.append(body)
            if kind & 128:
                text, self._parts = b"".join(self._parts), []
                self._hear(text)

    def send(self, body: bytes, code: int = 1) -> None:
        size = len(body)
        head = bytes([128 | code, 128 | size]) if size < 126 else (
            bytes([128 | code, 254]) + size.to_bytes(2, "big")
        )  # fmt: skip
        self.transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def close(self) -> None:
        self.transport.close()
