"""Duties: what a seat decides for the game and not for its own fortune, such as what the monster
of a neighbour does. Its player does it or leaves it to a bot, and may change that at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from grimorio.core.registry import find
from grimorio.core.scene import Text
from grimorio.table import wire
from grimorio.table.refusals import UnknownDuty
from grimorio.table.storage.store import DutyRow

if TYPE_CHECKING:
    from grimorio.table.live.table import LiveTable

NOTHING_SAID = DutyRow()


class Duties:
    """Who does what, at one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._told: list[tuple[wire.Duty, ...]] = []

    @property
    def names(self) -> tuple[str, ...]:
        row = self.table.row
        return find(row.game).duties_of(len(row.seats))

    # -- who does it ----------------------------------------------------------------------------

    def by(self, seat: int, duty: str) -> Literal["me", "bot"]:
        """Whoever the player said. Nothing said, the player; but a bot where the next player at
        the same screen would see the cards. Whoever is out need not stay for it."""
        said = self._said(seat, duty)
        if self._is_out(seat):
            return "me" if said == "me" and self.table.audience.present(seat) else "bot"
        if said:
            return said
        return "bot" if self._shares_a_screen(seat) else "me"

    def _said(self, seat: int, duty: str) -> Literal["", "me", "bot"]:
        row = self.table.seat(seat).duties.get(duty, NOTHING_SAID)
        return row.once if self._is_for_now(row) else row.by

    def _is_for_now(self, row: DutyRow) -> bool:
        return bool(row.once) and row.turn == self._turn

    @property
    def _turn(self) -> int:
        """The turn being played, by the entry it starts at; -1 where that is not known."""
        checkpoint = self.table.checkpoint
        return -1 if checkpoint is None else checkpoint.number

    def _is_out(self, seat: int) -> bool:
        match = self.table.match
        return match is not None and match.game.title.seating.out(match.game.state, seat)

    def _shares_a_screen(self, seat: int) -> bool:
        seats = self.table.seats
        return len(seats.held_with(seat)) > 1 and not seats.shares(seat)

    def now(self, seat: int) -> str:
        """The duty that what the seat is asked now belongs to."""
        match = self.table.match
        ask = None if match is None or seat < 0 else match.game.asked(seat)
        return "" if ask is None else ask.duty

    def left_to_bot(self, seat: int) -> bool:
        """Whether what the seat is asked now is a duty that a bot does."""
        duty = self.now(seat)
        return bool(duty) and self.by(seat, duty) == "bot"

    def shown(self, view: wire.View, seat: int) -> wire.View:
        """The view with its duty; what a bot answers is not put to the player."""
        duty = self.now(seat)
        if not duty:
            return view
        choices = () if self.by(seat, duty) == "bot" else view.choices
        return msgspec.structs.replace(view, duty=duty, choices=choices)

    # -- telling and changing it ----------------------------------------------------------------

    def of(self, seat: int) -> tuple[wire.Duty, ...]:
        """The duties of a seat, as all may know them."""
        kept = self.table.seat(seat).duties
        return tuple(
            wire.Duty(duty, self.by(seat, duty), self._is_for_now(kept.get(duty, NOTHING_SAID)))
            for duty in self.names
        )

    def tell(self) -> None:
        """Say so if they have changed hands by themselves: a turn ended, somebody is out."""
        now = [self.of(seat.seat) for seat in self.table.row.seats] if self.names else []
        if now != self._told:
            self._told = now
            self.table.publish_info()

    async def give(self, seat: int, wish: wire.DutyWish) -> int:
        """The player does the duty or leaves it to a bot, even in the middle of it. Called inside
        `alone` only."""
        table = self.table
        if wish.duty not in self.names:
            raise UnknownDuty("unknown-duty", duty=wish.duty, duties=", ".join(self.names))
        row, before = table.seat(seat), self.by(seat, wish.duty)
        old = row.duties.get(wish.duty, NOTHING_SAID)
        new = DutyRow(old.by, wish.by, self._turn) if wish.once else DutyRow(wish.by)
        await table.seats.set_duty(seat, wish.duty, new)
        if self.by(seat, wish.duty) != before:
            await table.note("table-duty", self._words(seat, wish))
        table.publish()
        return table.shown(seat)

    def _words(self, seat: int, wish: wire.DutyWish) -> Text:
        duty = Text(f"duty-{wish.duty}")
        return Text(f"table-duty-{wish.by}", {"seat": Text("seat", {"n": seat}), "duty": duty})
