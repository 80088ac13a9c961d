"""Making and joining a table, and what anybody may know of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from grimorio.table.names import Named
from grimorio.table.wire.values import Name, Secret, Status, Value


class NewSeat(Named, frozen=True):
    """Who shall sit there: `mine` is held by whoever makes the table."""

    kind: Literal["human", "bot"]
    mine: bool = False
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, frozen=True):
    """A table to be made. Only a practice game may have a seed, or the dice of another game."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    practice: bool = False
    seed: int | Annotated[str, Meta(max_length=100)] | None = None
    absent_after: Annotated[float, Meta(ge=0, le=10_000_000)] | None = None
    """Seconds after which a bot stands in for an absent player others wait for; 0 is never."""
    like: Annotated[str, Meta(max_length=60)] | None = None
    """A finished table: the same dice and cards again."""
    hints: bool | None = None
    """Whether its players may ask for hints; left out, if one person plays, or for practice."""


class GivenSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table, with its token or with the invitation for somebody else."""

    seat: int
    token: str | None = None
    invitation: str | None = None


class Created(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table just made. `at` is where a fork really starts."""

    table: str
    seats: tuple[GivenSeat, ...]
    watch: str | None = None
    at: int | None = None


class Claim(Named, frozen=True):
    """An invitation, to be used once."""

    invitation: Secret
    name: Name = ""


class Claimed(msgspec.Struct, frozen=True):
    """The seat is yours, by this token."""

    seat: int
    token: str


class Duty(msgspec.Struct, frozen=True):
    """Who does what a seat decides for the game, not for itself; `once`: for this turn only."""

    duty: str
    by: Literal["me", "bot"]
    once: bool = False


class Wanted(msgspec.Struct, frozen=True):
    """What is asked for the seat of somebody absent. It comes about at `due` if all agree, and is
    void if the player comes back. `ready`: the bot plays, or the person may sit down."""

    id: str
    by: Literal["bot", "person"]
    name: str
    needed: tuple[int, ...]
    agreed: tuple[int, ...]
    due: float
    ready: bool


class InfoSeat(msgspec.Struct, frozen=True):
    """Who sits there. `stand_in`: a bot answers for an absent player."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    present: bool
    stand_in: bool
    bot: str = ""
    duties: tuple[Duty, ...] = ()
    hints: int = 0
    """How many hints its player took."""
    shares: bool = False
    """Its player holds several seats, and may look at all of them at once."""
    absent: Literal["", "bot", "person"] = ""
    """Long enough away: a bot may be asked for, or somebody else may ask for the seat."""
    wanted: Wanted | None = None
    forks: int = 0
    """How often its player went on from this game at another table, while it ran."""
    by_bot: bool = False
    """Once the game is over: a bot gave most of its answers."""


class Info(msgspec.Struct, frozen=True):
    """What anybody may know of a table. The chance key is there once the game is over."""

    table: str
    game: str
    ruleset: int
    options: dict[str, Value]
    status: Status
    number: int
    practice: bool
    key_hash: str
    seats: tuple[InfoSeat, ...]
    hints: bool
    created: float
    origin: Literal["new", "import", "fork", "rematch"]
    absent_after: float | None = None
    key: str | None = None
    rematch: str | None = None
    """The table where this one goes on; the token of a seat here is an invitation there."""
    rewinds: int = 0
    """How often a step was taken back past chance, a reveal or answers of others."""
