"""Who is away, and since when. It is kept on disk: a server that was started anew must not take
everybody for long gone."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

DAY = 86400.0
KEPT_EVERY = 30.0
"""Who only asks now and then, without a live line, is written down this often, in seconds."""


class Absence:
    """The absences of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._opened = time.time()
        self._since: dict[int, float] = {}
        self._kept: dict[int, float] = {}
        """What the disk knows; 0 is here."""

    async def opened(self) -> None:
        """The table was read from disk, and nobody is here yet. Of whom nothing is known, or who
        was here when the server went down, is away from now on."""
        unknown: dict[int, float] = {}
        for row in self.table.row.seats:
            if row.token is not None:
                self._since[row.seat] = self._kept[row.seat] = row.seen or self._opened
                if not row.seen:
                    unknown[row.seat] = self._opened
        if unknown and self.table.row.status == "running":
            await self.table.store.set_seen(self.table.id, unknown)

    # -- coming and going -----------------------------------------------------------------------

    def here(self, seats: Iterable[int]) -> None:
        """A live line of these seats was opened."""
        for seat in seats:
            if seat >= 0:
                self._since.pop(seat, None)
                self._keep(seat, 0.0)

    def gone(self, seats: Iterable[int]) -> None:
        """A live line of these seats was closed."""
        for seat in seats:
            if seat >= 0 and not self.table.audience.present(seat):
                self._since[seat] = time.time()
                self._keep(seat, self._since[seat])

    def heard(self, seat: int) -> None:
        """A player without a live line asked for something."""
        if not self.table.audience.present(seat):
            now = self._since[seat] = time.time()
            if now - self._kept.get(seat, 0.0) > KEPT_EVERY:
                self._keep(seat, now)

    def _keep(self, seat: int, when: float) -> None:
        if self._kept.get(seat, 0.0) != when:
            self._kept[seat] = when
            table = self.table
            _ = table.tables.spawn(table.store.set_seen(table.id, {seat: when}))

    # -- who is away ----------------------------------------------------------------------------

    def since(self, seat: int) -> float:
        """Since when its player has been away: since the table was opened, if never seen."""
        return self._since.get(seat, self._opened)

    @property
    def patience(self) -> float:
        """After that many seconds a player who is away is absent; 0: nobody is ever absent."""
        settings, absent_after = self.table.tables.settings, self.table.row.absent_after
        if not absent_after:
            return settings.takeover_days * DAY
        return settings.takeover_minutes and max(absent_after, settings.takeover_minutes * 60)

    def ends(self, seat: int) -> float | None:
        """When the absence of a seat will be long enough to ask for it; None if it will not."""
        row = self.table.seat(seat)
        if row.kind != "human" or row.token is None or not self.patience:
            return None
        return None if self.table.audience.present(seat) else self.since(seat) + self.patience

    def is_long(self, seat: int) -> bool:
        """Whether its player has been away for so long that the seat can be asked for."""
        if time.time() < self.since(seat) + self.patience:
            return False
        return self.ends(seat) is not None
