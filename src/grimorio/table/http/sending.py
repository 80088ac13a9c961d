"""Sending: a long answer goes out in pieces, so that the connection never holds much of it. What is
still to be sent stands in the scope, where the guard of the connections sees it."""

from __future__ import annotations

from typing import Any

PIECE = 1 << 16
"""Bytes. uvicorn waits before the next piece while the other side does not read."""
UNSENT = "grimorio.unsent"


async def in_pieces(scope: Any, send: Any, message: Any) -> None:
    """Send a message of the application."""
    body = message.get("body", b"")
    if len(body) <= PIECE:
        await send(message)
        return
    for start in range(0, len(body), PIECE):
        scope[UNSENT] = len(body) - start
        piece = body[start : start + PIECE]
        await send({"type": message["type"], "body": piece, "more_body": True})
    scope[UNSENT] = 0
    await send({**message, "body": b""})
