"""Turns at something that only one can use at a time."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Lets one in at a time. Those who wait are let in account by account, so that one account
    with a hundred waiting keeps nobody else waiting for more than one of them."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, account: str) -> None:
        """Wait for a turn, which lasts until `leave`."""
        if not self._busy:
            self._busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(account, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # let in just as it was given up
                self.leave()
            raise

    def leave(self) -> None:
        """The turn is over: the next account has one."""
        while self._waiting:
            account = next(iter(self._waiting))
            queue = self._waiting.pop(account)
            turn = queue.popleft()
            if queue:
                self._waiting[account] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
