"""Storage: one small interface. The log is the truth; everything else can be made from it.

An implementation keeps tables, seats, log, checkpoints, notes and reports, and promises three
things: an append is on disk when it returns, a number is given once, and what is appended is
appended whole. SQLite is in `sqlite`; another database needs nothing but this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, Protocol

import msgspec

from grimorio.core.record import Line, as_line
from grimorio.core.scene import Text
from grimorio.table.wire import EntryKind, Fame, Outcome

START: Final = "start"
RULES: Final = "rules"
ROLLBACK: Final = "rollback"
RESTARTS = (RULES, ROLLBACK)
DUTY: Final = "duty"


class Told(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An event as it was told: the seats that may see it (-1 for all) and its line of the log."""

    kind: str
    seats: int
    text: Text
    at: int = 0

    def seen_by(self, seat: int) -> bool:
        return self.seats == -1 if seat < 0 else bool(self.seats >> seat & 1)


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """A line of a table's log. `kept`: how much of what was told before it still stands."""

    number: int
    seat: int
    key: str
    kind: EntryKind
    when: float
    client: str = ""
    by: str = ""
    """Who answered for the seat: a bot, or the table where there was one option only. It begins
    with DUTY where the seat did not decide for itself."""
    kept: int = 0
    told: list[Told] = []

    @property
    def line(self) -> Line:
        """The entry as it stands in a record."""
        return as_line(self.seat, self.key, self.kind)


class Checkpoint(msgspec.Struct, frozen=True, gc=False):
    """A game where a turn begins, as `grimorio.core.record.save` writes it."""

    number: int
    ruleset: int
    data: bytes
    told: int
    """How much had been told by then."""
    restart: bool = False
    """The game starts here: at its beginning, or where a restart left off the past."""


class Note(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at the table, not in the game: a seat changed hands."""

    number: int
    kind: str
    text: Text
    when: float


Doer = Literal["", "me", "bot"]


class DutyRow(msgspec.Struct, frozen=True):
    """Who does a duty of a seat, as its player said: until further notice, and for the turn that
    starts at entry `turn`."""

    by: Doer = ""
    once: Doer = ""
    turn: int = -1


class WantedRow(msgspec.Struct, frozen=True):
    """What is asked for the seat of somebody absent: a bot, or another person."""

    id: str
    by: Literal["bot", "person"]
    name: str
    """Who asks."""
    claim: bytes
    """What opens the seat for the person, as a hash."""
    needed: list[int]
    agreed: list[int]
    due: float
    """It does not come about before that: until then it is a notice."""
    until: float
    """Nor after that."""
    done: bool = False
    """It has come about: the bot plays, or the person may sit down."""


class OwnerRow(msgspec.Struct, frozen=True):
    """Who had a seat before it was taken over, and may take it back."""

    token: bytes
    name: str
    holder: str


class SeatRow(msgspec.Struct):
    """Who holds a seat. Secrets are kept as hashes; seats of one browser share a holder."""

    seat: int
    kind: Literal["human", "bot"]
    name: str = ""
    bot: str = ""
    token: bytes | None = None
    invitation: bytes | None = None
    holder: str = ""
    duties: dict[str, DutyRow] = {}
    hints: int = 0
    """How many hints were taken there."""
    forks: int = 0
    """How often its player went on from the running game at another table."""
    before: list[OwnerRow] = []
    """Who had it before, the first owner first."""
    wanted: WantedRow | None = None
    seen: float = 0.0
    """When its player was last here, as it stood when the table was opened; 0: not known, or here
    when the server went down."""


class TableRow(msgspec.Struct):
    """What is known of a table beside its log."""

    id: str
    game: str
    ruleset: int
    options: dict[str, bool | int | str]
    seats: list[SeatRow]
    key: str
    """The chance key, in hex: never leaves the server before the end."""
    key_hash: str
    status: Literal["running", "over", "frozen"] = "running"
    number: int = 0
    practice: bool = False
    watch: bytes | None = None
    absent_after: float = 0.0
    origin: Literal["new", "import", "fork", "rematch"] = "new"
    rematch: str | None = None
    created: float = 0.0
    changed: float = 0.0
    reason: str = ""
    """Why it is frozen; for the host."""
    outcome: Outcome | None = None
    """How it ended: known even when its rules are gone."""
    hints: bool = False
    """Whether its players may ask for hints."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: what can be said of it even if it is damaged."""

    id: str
    game: str
    status: str
    number: int
    changed: float


class Report(msgspec.Struct, frozen=True):
    """Something went wrong at a table; for the host."""

    table: str
    number: int
    what: str
    detail: str
    when: float
    id: int = 0


class Conflict(Exception):
    """Somebody else has appended to this table, or it is frozen: read it again."""


class StorageFailed(Exception):
    """The storage could not do it; nothing was stored."""


class Damaged(StorageFailed):
    """What is stored of one table is not what was written. Others are not touched by it."""

    def __init__(self, table: str, what: str, detail: str) -> None:
        super().__init__(f"table {table}: {what} cannot be read: {detail}")
        self.table = table
        self.before: list[EntryRow] = []
        """The entries before the damage, where it is in the log."""


class NoDatabase(StorageFailed):
    """There is none where it was looked for."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"there is no database {path}")
        self.path = path


class Store(Protocol):
    """Where tables are kept."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    def check_room(self) -> None:
        """Whether there is room for more, as far as can be seen at a glance, or StorageFailed."""

    async def check(self) -> None:
        """Whether it can be read and written now, or raise StorageFailed."""

    @property
    def failures(self) -> int:
        """How often something could not be written, so far."""

    async def create(
        self,
        table: TableRow,
        checkpoints: Sequence[Checkpoint],
        entries: Sequence[EntryRow] = (),
        *,
        rematch_of: str | None = None,
    ) -> None:
        """A new table. As the rematch of another it is made together with what the other says of
        it, or not at all: Conflict, if there is one already."""

    async def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        *,
        checkpoint: Checkpoint | None = None,
        drop_from: int | None = None,
        status: str | None = None,
        ruleset: int | None = None,
        outcome: Outcome | None = None,
        fame: Sequence[Fame] = (),
    ) -> None:
        """Add entries that follow the last one, with what follows from them, or raise Conflict.
        `drop_from`: an undo made the checkpoints from that number on worthless."""

    # What is stored of one table may be damaged: then these raise Damaged.
    async def table(self, table: str) -> TableRow | None: ...
    async def entries(
        self, table: str, since: int = -1, limit: int | None = None
    ) -> list[EntryRow]:
        """The log after entry `since`, in order; its first entries, if there is a limit."""

    async def checkpoints(self, table: str) -> list[Checkpoint]:
        """All that are kept, in order."""

    async def answered(self, table: str, seat: int, client: str) -> int | None:
        """The number under which this seat's answer of that client id stands."""

    async def set_seat(self, table: str, seat: SeatRow, *, invitation: bytes | None = None) -> None:
        """Change who holds a seat; with `invitation` only if the seat still has that one, or
        raise Conflict: so it is used once."""

    async def set_seen(self, table: str, seen: Mapping[int, float]) -> None:
        """When the players of these seats were last here; 0: they are here."""

    async def set_status(self, table: str, status: str, reason: str = "") -> None: ...
    async def freeze(self, table: str, reason: str) -> bool:
        """Freeze a table whatever else is stored of it; whether it was neither over nor frozen."""

    async def fame(self, game: str | None, limit: int) -> list[Fame]:
        """The hall of fame, the best first; a damaged line is left out."""

    async def strike(self, name: str, game: str | None = None, table: str | None = None) -> int:
        """Take a name off the hall of fame: all that stands under it, or what it did in that game
        or at that table; how many lines."""

    async def note(self, table: str, note: Note) -> None: ...
    async def notes(self, table: str) -> list[Note]: ...
    async def report(self, report: Report) -> None: ...
    async def reports(self, table: str | None = None) -> list[Report]: ...

    async def list(self, limit: int = 100, status: str | None = None) -> list[Listed]:
        """The tables changed last, damaged ones too."""

    async def delete(self, before: float, *, frozen: bool = False) -> int:
        """Forget the tables not changed since then; how many. Frozen ones only if told so."""

    async def backup(self, to: str) -> None:
        """A whole copy, taken while tables run."""

    async def changed_elsewhere(self) -> bool:
        """Whether another process wrote since this was last asked."""
