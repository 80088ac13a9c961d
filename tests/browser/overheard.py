"""Everything that reaches a page: the frames of its live lines and the answers to its requests."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Page, Response, WebSocket

from tests.table.patching import patched

CARD = re.compile(r"card\d+|card-(step|gust)")
PUBLIC = {"picked", "gusted", "dropped"}
"""Log lines that tell a card to everybody."""


class Overheard:
    """What one page was told, in order, and never what it asked."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._keep)

    def _keep(self, response: Response) -> None:
        self._responses.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def answers(self) -> Iterator[tuple[str, str]]:
        """Address and whole text of each answer, headers too."""
        for response in self._responses:
            headers = json.dumps(response.all_headers())
            try:
                body = response.body().decode("utf-8", "replace")
            except Error:  # No body: a redirect, or an answer the page left before it came.
                body = ""
            yield response.url, f"{headers}\n{body}"

    def everything(self) -> str:
        return "\n".join([*self.frames, *(text for _, text in self.answers())])

    def _messages(self) -> Iterator[Any]:
        """What the frames held: one message each, or a list."""
        for frame in self.frames:
            heard = json.loads(frame)
            yield from heard if isinstance(heard, list) else [heard]

    def views(self) -> Iterator[tuple[int | None, Any]]:
        """Each view the live line made, as seat and view."""
        held: dict[int | None, Any] = {}
        for message in self._messages():
            seat = message.get("seat")
            if message["type"] == "view":
                held[seat] = message["view"]
            elif message["type"] == "patch":
                held[seat] = patched(held[seat], message["ops"])
            else:
                continue
            yield seat, held[seat]

    def documents(self) -> Iterator[Any]:
        """The JSON that came by HTTP about tables."""
        for url, text in self.answers():
            if "/api/tables/" in url and (body := text.partition("\n")[2]):
                yield json.loads(body)


def cards_told(node: Any, seat: int | None) -> Iterator[str]:
    """Cards named where this seat has no business to know them."""
    if isinstance(node, str):
        if CARD.fullmatch(node):
            yield node
    elif isinstance(node, list):
        for item in node:
            yield from cards_told(item, seat)
    elif isinstance(node, dict) and not _may_name_cards(node, seat):
        for value in node.values():
            yield from cards_told(value, seat)


def _may_name_cards(node: dict[str, Any], seat: int | None) -> bool:
    if "look" in node:
        return node["id"] == "discard" or (seat is not None and node.get("owner") == seat)
    if "prompt" in node:
        return seat is not None
    if node.get("kind") == "drew":
        return bool(node["text"]["args"]["seat"]["args"]["n"] == seat)
    return node.get("kind") in PUBLIC
