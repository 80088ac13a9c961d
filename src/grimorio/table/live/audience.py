"""Who follows a table, and what each of them holds: whole views first, then what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from grimorio.core.errors import Refusal
from grimorio.table.game.views import SeatLog
from grimorio.table.live.diff import diff
from grimorio.table.wire import Info, InfoMessage, Op, PatchMessage, View, ViewMessage

Look = Callable[[int], "tuple[View, SeatLog] | None"]
"""What a seat sees now, and apart from that its log, which only grows; None if it cannot be
seen."""
Way = Callable[[int, View, SeatLog, int], "Sequence[tuple[View, int]]"]
"""What a seat would have seen on the way to this view and log, from that many lines on: each view
with how many lines there were by then."""


class Listener(Protocol):
    """A live line. `seats` are those it may see, -1 the public."""

    seats: tuple[int, ...]

    def put(self, text: str) -> None:
        """Send soon."""

    def lose(self, seat: int, why: Refusal) -> None:
        """The seat has gone to somebody else."""

    def end(self, refusal: Refusal) -> None:
        """Say why, and close."""


class Shown:
    """The view a seat's listeners hold, and its place in their sequence."""

    __slots__ = ("_first", "_last", "_log", "_view", "seq")

    def __init__(self, view: View, log: SeatLog) -> None:
        self._hold(view, log)
        self.seq = 0

    def _hold(self, view: View, log: SeatLog, lines: int | None = None) -> None:
        self._view, self._log = view, log
        self._first, self._last = log.window(lines)

    @property
    def number(self) -> int:
        return self._view.number

    @property
    def lines(self) -> int:
        """How many lines its log has, from the first one on."""
        return self._last

    def whole(self) -> View:
        log = tuple(self._log.lines[self._first : self._last])
        return msgspec.structs.replace(self._view, log=log)

    def turn_into(self, view: View, log: SeatLog, lines: int | None = None) -> list[Op]:
        """Hold another view, with all of its log or with so many lines; the ops that lead there."""
        ops = diff(self._view, view)
        first, last = log.window(lines)
        if log is self._log and first == self._first:
            if last > self._last:
                ops.append((("log",), "+", log.lines[self._last : last]))
        else:
            before = self._log.lines[self._first : self._last]
            ops += [(("log", *op[0]), *op[1:]) for op in diff(before, log.lines[first:last])]
        self._hold(view, log, lines)
        return ops


class Audience:
    """The listeners of one table. All listeners of a seat hold the same view."""

    def __init__(self, look: Look, way: Way) -> None:
        self.listeners: set[Listener] = set()
        self._look = look
        self._way = way
        self._shown: dict[int, Shown] = {}

    def present(self, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners)

    def seats(self) -> set[int]:
        """The seats somebody looks through now."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def publish(self) -> None:
        """Tell every listener what changed for its seats."""
        followed: dict[int, list[Listener]] = {}
        for listener in self.listeners:
            for seat in listener.seats:
                followed.setdefault(seat, []).append(listener)
        for seat in [seat for seat in self._shown if seat not in followed]:
            del self._shown[seat]
        for seat, listeners in followed.items():
            for text in self._news(seat):
                for listener in listeners:
                    listener.put(text)

    def _news(self, seat: int) -> list[str]:
        """What changed for a seat, in the order of what it is told."""
        seen = self._look(seat)
        if seen is None:
            return []
        shown = self._shown.get(seat)
        if shown is None:
            self._shown[seat] = Shown(*seen)
            whole = self.whole(seat)
            return [] if whole is None else [whole]
        view, log = seen
        found = [
            self._change(seat, shown, then, log, lines)
            for then, lines in self._way(seat, view, log, shown.lines)
        ]
        found.append(self._change(seat, shown, view, log))
        return [text for text in found if text]

    def _change(
        self, seat: int, shown: Shown, view: View, log: SeatLog, lines: int | None = None
    ) -> str:
        since = shown.number
        ops = shown.turn_into(view, log, lines)
        if not ops:
            return ""
        shown.seq += 1
        patch = PatchMessage(wire_seat(seat), since, shown.number, shown.seq, ops)
        return msgspec.json.encode(patch).decode()

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
            seen = self._look(seat)
            if seen is None:
                return None
            shown = self._shown[seat] = Shown(*seen)
        message = ViewMessage(wire_seat(seat), shown.number, shown.seq, shown.whole())
        return msgspec.json.encode(message).decode()

    def forget(self) -> None:
        """Give back the memory of views; after the next change listeners get whole ones."""
        self._shown.clear()

    def end(self, refusal: Refusal) -> None:
        for listener in list(self.listeners):
            listener.end(refusal)


def is_seated(listener: Listener) -> bool:
    return any(seat >= 0 for seat in listener.seats)


def info_text(info: Info, seated: bool) -> str:
    return msgspec.json.encode(InfoMessage(info if seated else for_strangers(info))).decode()


def for_strangers(info: Info) -> Info:
    """Those at the table are told where it goes on; those who only found it are not."""
    return msgspec.structs.replace(info, rematch=None)


def wire_seat(seat: int) -> int | None:
    return None if seat < 0 else seat
