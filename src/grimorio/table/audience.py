"""Who follows a table, and what each of them holds: whole views first, then what changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from grimorio.table.diff import diff
from grimorio.table.wire import Info, InfoMessage, PatchMessage, View, ViewMessage

PUBLIC = -1
Look = Callable[[int], "View | None"]
"""What a seat sees now; None if it cannot be seen."""


class Listener(Protocol):
    """A live line. `seats` are those it may see, -1 the public."""

    seats: tuple[int, ...]

    def put(self, text: str) -> None:
        """Send soon."""

    def lose(self, seat: int) -> None:
        """The seat has gone to somebody else."""

    def end(self, code: str, reason: str) -> None:
        """Say why, and close."""


class Shown:
    """The view a seat's listeners hold, and its place in their sequence."""

    __slots__ = ("seq", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.seq = 0


class Audience:
    """The listeners of one table. All listeners of a seat hold the same view."""

    def __init__(self, look: Look) -> None:
        self.listeners: set[Listener] = set()
        self._look = look
        self._shown: dict[int, Shown] = {}

    def present(self, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners)

    def seats(self) -> set[int]:
        """The seats somebody looks through now."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def publish(self) -> None:
        """Tell every listener what changed for its seats."""
        seats = self.seats()
        for seat in [seat for seat in self._shown if seat not in seats]:
            del self._shown[seat]
        for seat in seats:
            text = self._news(seat)
            if text is not None:
                self._put(seat, text)

    def _news(self, seat: int) -> str | None:
        view = self._look(seat)
        if view is None:
            return None
        shown = self._shown.get(seat)
        if shown is None:
            self._shown[seat] = Shown(view)
            return self.whole(seat)
        ops = diff(shown.view, view)
        if not ops:
            return None
        since = shown.view.number
        shown.view = view
        shown.seq += 1
        patch = PatchMessage(wire_seat(seat), since, view.number, shown.seq, ops)
        return msgspec.json.encode(patch).decode()

    def _put(self, seat: int, text: str) -> None:
        for listener in self.listeners:
            if seat in listener.seats:
                listener.put(text)

    def publish_info(self, info: Info) -> None:
        for seated in (True, False):
            listeners = [one for one in self.listeners if is_seated(one) == seated]
            if listeners:
                text = info_text(info, seated)
                for listener in listeners:
                    listener.put(text)

    def tell_info(self, listener: Listener, info: Info) -> None:
        listener.put(info_text(info, is_seated(listener)))

    def whole(self, seat: int) -> str | None:
        """The message with the whole view of a seat, as its listeners hold it now."""
        shown = self._shown.get(seat)
        if shown is None:
            view = self._look(seat)
            if view is None:
                return None
            shown = self._shown[seat] = Shown(view)
        message = ViewMessage(wire_seat(seat), shown.view.number, shown.seq, shown.view)
        return msgspec.json.encode(message).decode()

    def forget(self) -> None:
        """Give back the memory of views; after the next change listeners get whole ones."""
        self._shown.clear()

    def end(self, code: str, reason: str) -> None:
        for listener in list(self.listeners):
            listener.end(code, reason)


def is_seated(listener: Listener) -> bool:
    return any(seat >= 0 for seat in listener.seats)


def info_text(info: Info, seated: bool) -> str:
    return msgspec.json.encode(InfoMessage(info if seated else for_strangers(info))).decode()


def for_strangers(info: Info) -> Info:
    """Who is at the table is told where it goes on; who only found it is not."""
    return msgspec.structs.replace(info, rematch=None)


def wire_seat(seat: int) -> int | None:
    return None if seat < 0 else seat
