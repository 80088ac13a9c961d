"""What is seen of a table: the view and the log of each seat, and what anybody may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimorio.core.scene import Outlook, Ruler
from grimorio.table.game.match import Match
from grimorio.table.game.views import SeatLog, told_view, view_of
from grimorio.table.storage.store import SeatRow
from grimorio.table.wire import InfoSeat, View

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable


AT_A_GLANCE = 4
"""So many lines are told at once at most."""


def worth_seeing(match: Match, log: SeatLog, since: int) -> list[tuple[object, int]]:
    """The moments on the way that a seat is shown, with how many lines it had been told by then."""
    last = len(log.lines)
    way = [(state, log.before(match.told, told)) for told, state in match.moments]
    found: list[tuple[object, int]] = []
    for i, (state, lines) in enumerate(way):
        after = way[i + 1][1] if i + 1 < len(way) else last
        if not since < lines < last:
            continue
        if log.lines[lines].text.beat or after - since > AT_A_GLANCE:
            found.append((state, lines))
            since = lines
    return found


class Showing:
    """What each seat sees, with its log, which grows from look to look."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._logs: dict[int, SeatLog] = {}

    def look(self, seat: int) -> tuple[View, SeatLog]:
        """What a seat sees now, and apart from that its log."""
        table = self.table
        match = table.match
        told = table.told if match is None else match.told
        log = self._logs.get(seat)
        if log is None:
            log = self._logs[seat] = SeatLog(seat)
            log.grow(told, table.notes)
        else:
            log.grow(told)
        if match is None:
            return told_view(table.number, outcome=table.row.outcome), log
        thinking, consent = table.stand_ins.shown(), table.consents.shown()
        view = view_of(
            match,
            seat,
            thinking=thinking,
            consent=consent,
            signs=table.signs.shown(),
            shared=table.seats.shared(seat),
        )
        if view.can_undo and not table.may_take_back(seat):
            view = msgspec.structs.replace(view, can_undo="")
        return table.duties.shown(view, seat), log

    def safe_look(self, seat: int) -> tuple[View, SeatLog] | None:
        """The same; None if it cannot be drawn, and the host is told."""
        try:
            return self.look(seat)
        except Exception as error:
            table = self.table
            _ = table.tables.spawn(table.report(f"the view of seat {seat} failed", error))
            return None

    def way(self, seat: int, now: View, log: SeatLog, since: int) -> list[tuple[View, int]]:
        """What a seat would have seen on the way to now, so that what is told can be looked at:
        where the turn of somebody begins, and where more is told than is read at a glance."""
        table = self.table
        match = table.match
        if match is None or not match.moments:
            return []
        try:
            return [
                (
                    msgspec.structs.replace(now, scene=match.scene_of(state, seat), midway=True),
                    lines,
                )
                for state, lines in worth_seeing(match, log, since)
            ]
        except Exception as error:
            _ = table.tables.spawn(
                table.report(f"the way to the view of seat {seat} failed", error)
            )
            return []

    def forget(self) -> None:
        """The logs are put together again from their start at the next look."""
        self._logs.clear()

    def ruler(self, seat: int, board: str, cell: str) -> Ruler | None:
        """How far each cell of a board is from one of them, as the seat may know it; None if
        nothing is measured there."""
        match = self.table.match
        if match is None or match.game.title.looks.ruler is None:
            return None
        return match.game.title.looks.ruler(match.game.state, seat, board, cell)

    def outlook(self, seat: int, piece: str) -> Outlook | None:
        """What a piece for which the rules act would do now; None if there is no such piece."""
        match = self.table.match
        return None if match is None else match.outlook(seat, piece)

    def info_seat(self, row: SeatRow) -> InfoSeat:
        """What anybody may know of a seat."""
        table, n = self.table, row.seat
        return InfoSeat(
            seat=n,
            kind="bot" if row.kind == "bot" else "human" if row.token else "open",
            name=row.name,
            present=table.audience.present(n),
            stand_in=table.seats.stands_in(n),
            bot=row.bot,
            duties=table.duties.of(n),
            hints=row.hints,
            shares=table.seats.shares(n),
            absent=table.takeovers.possible(n),
            wanted=table.takeovers.shown(n),
            forks=row.forks,
            by_bot=table.row.status == "over" and table.marks.mostly_by_bot(n),
        )
