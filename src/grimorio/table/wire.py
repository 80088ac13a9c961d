"""Everything browser and table say to each other, beside the Scene (docs/wire.md).

The browser's types are written from these structs, and /api/schema documents them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from grimorio.core import log
from grimorio.core.scene import Choice, Scene, Text
from grimorio.table.names import Named

Value = bool | int | str
"""The value of a table option."""
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=100)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
PUBLIC = -1
"""The seat of everybody who only watches."""
SeatNumber = Annotated[int, Meta(ge=0, le=64)]

Status = Literal["running", "over", "frozen"]
Undo = Literal["free", "consent", ""]
EntryKind = Literal[log.EntryKind, "start", "rules", "rollback"]
"""What an entry does: in the game, by the same name, or one of three that only a table has. `start`
is entry 0: what is told before anybody answers. `rules` and `rollback` are restarts: the game goes
on from the checkpoint of the entry's own number, and nothing before it is played again."""


# What can be played


class Setting(msgspec.Struct, frozen=True):
    """A table option of a title."""

    name: str
    default: Value
    values: tuple[Value, ...]
    rules: tuple[str, ...]
    over_days: Value | None = None
    """What is proposed for a game over days."""


class Game(msgspec.Struct, frozen=True):
    """A title that can be played here."""

    name: str
    ruleset: int
    seats: tuple[int, int]
    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    finished: bool
    minutes: int
    icon: str
    shape: Literal["", "square", "hex"] = ""
    """How its first board is made."""
    ground: tuple[str, ...] = ()
    """Of what, where it is open ground without walls: the commonest first."""


class Here(msgspec.Struct, frozen=True):
    """Where other machines find this server."""

    addresses: tuple[str, ...]
    """None if it listens to this machine alone."""


# Making and joining a table


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


# What a seat sees


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Something the seat may do at any time outside a question."""

    key: str
    text: Text


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: its place among what this seat was told, and the entry it followed."""

    n: int
    at: int
    kind: str
    text: Text


class Feat(msgspec.Struct, frozen=True, gc=False):
    """What a seat may be proud of."""

    seat: int
    score: float
    text: Text


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    feats: tuple[Feat, ...] = ()


class Fame(msgspec.Struct, frozen=True):
    """An entry of the hall of fame; `table` leads to its replay, while the host keeps it."""

    game: str
    score: float
    text: Text
    name: str
    seats: int
    options: dict[str, Value]
    when: float
    table: str | None = None


class Consent(msgspec.Struct, frozen=True, gc=False):
    """Something the others must agree to: an undo past the barrier."""

    id: str
    kind: Literal["undo"]
    seat: int
    name: str
    needed: tuple[int, ...]
    answered: tuple[int, ...]
    going: bool = False
    """All agree, and it is being done: the game is played again up to an earlier moment."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or the public, sees at one moment."""

    number: int
    scene: Scene
    choices: tuple[Choice, ...]
    standing: tuple[Standing, ...]
    log: tuple[LogLine, ...]
    """The newest lines; the story has them all."""
    answered: tuple[int, ...]
    waiting: tuple[int, ...]
    thinking: tuple[int, ...]
    outcome: Outcome | None
    consent: Consent | None
    can_undo: Undo
    told_only: bool = False
    """The rules of that time are gone: what happened can be read, but not drawn."""
    duty: str = ""
    """What this seat is asked is part of that duty; if a bot does it, `choices` is empty."""


class StoryEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log as this seat saw it; the key only of its own answers."""

    number: int
    seat: int
    kind: EntryKind
    lines: tuple[LogLine, ...]
    when: float
    key: str | None = None


class Story(msgspec.Struct, frozen=True):
    """What one seat, or the public, saw, entry by entry."""

    info: Info
    seat: int | None
    entries: tuple[StoryEntry, ...]


class Stream(msgspec.Struct, frozen=True):
    """All draws under the key of the game, or under one made from it for a `purpose`, in order:
    the entry of each, the word of the stream it began with, among how many, and which (from 0)."""

    purpose: str
    draws: tuple[tuple[int, int, int, int], ...]


class Check(msgspec.Struct, frozen=True):
    """A finished game, played again from its key by the rules of this server: how many `entries` it
    has, how many lines were compared with what was `told` then, and the first entry that `differs`,
    if any."""

    key: str
    entries: int
    told: int
    differs: int | None
    streams: tuple[Stream, ...]


# What a seat does


class Answer(msgspec.Struct, frozen=True):
    """The answer to the question this seat saw at `number`; a retry carries the same `id`."""

    number: Number
    id: ClientId
    key: Annotated[str, Meta(max_length=400)]


class UndoWish(msgspec.Struct, frozen=True):
    """Take back the own last answer."""

    number: Number
    id: ClientId


class Done(msgspec.Struct, frozen=True, omit_defaults=True):
    """Taken, and on disk, as entry `number`; or asked of the others, under `consent`."""

    number: int
    consent: str | None = None


class Vote(msgspec.Struct, frozen=True):
    """Yes or no to what another asks."""

    consent: Secret
    yes: bool


class SeatWish(msgspec.Struct, frozen=True):
    """Give the own seat to a bot, or take it back (null)."""

    bot: Annotated[str, Meta(max_length=40)] | None


class DutyWish(msgspec.Struct, frozen=True):
    """Do a duty of the own seat, or leave it to a bot; `once`: for this turn only."""

    duty: Annotated[str, Meta(max_length=40)]
    by: Literal["me", "bot"]
    once: bool = False


class HintWish(msgspec.Struct, frozen=True):
    """Ask for a hint on the question this seat saw at `number`."""

    number: Number


class Hint(msgspec.Struct, frozen=True):
    """A move worth thinking of: an option of the question, as the question shows it."""

    key: str
    text: Text
    value: float | None
    """About the chance to win after it, 0 to 1; null if it is the only one worth a thought."""
    looked: int
    """How many continuations were looked at."""
    why: Text | None
    """What the title has to say about it."""


class Hints(msgspec.Struct, frozen=True):
    """What the dragon would do, the best first; and the number at which it was asked."""

    number: int
    hints: tuple[Hint, ...]


class TakeOver(Named, frozen=True):
    """Ask for the seat of somebody absent: players ask for a bot, others for the seat."""

    seat: SeatNumber
    name: Name = ""


class TakeOverAsked(msgspec.Struct, frozen=True):
    """The others are asked. `claim` is the invitation to the seat, from `due` on."""

    consent: str
    by: Literal["bot", "person"]
    due: float
    claim: str | None = None


class Fork(msgspec.Struct, frozen=True):
    """Go on from an earlier moment at a new table."""

    at: Number


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal: `code` for programs, `reason` a sentence in the language of the client."""

    code: str
    reason: str
    rules: tuple[str, ...] = ()
    number: int | None = None
    view: View | None = None


# The live line

Path = tuple[str | int, ...]
Op = tuple[Any, ...]
"""[path, value] sets, [path] deletes a key or an item, [path, "+", items] appends to a list."""


class ViewMessage(msgspec.Struct, frozen=True, tag="view", tag_field="type"):
    """A whole view."""

    seat: int | None
    number: int
    seq: int
    view: View


class PatchMessage(
    msgspec.Struct, frozen=True, tag="patch", tag_field="type", rename={"since": "from"}
):
    """What turns the view held (`from`, `seq` - 1) into the next."""

    seat: int | None
    since: int
    number: int
    seq: int
    ops: list[Op]


class InfoMessage(msgspec.Struct, frozen=True, tag="info", tag_field="type"):
    """Seats, presence, status."""

    info: Info


class ErrorMessage(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """Something was refused; the line goes on unless it is closed after it."""

    code: str
    reason: str


class PongMessage(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The line is alive."""


class DoneMessage(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The answer of that id is taken, and on disk, as entry `number`."""

    id: str
    number: int


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The answer of that id is not taken. If it was stale, the whole view comes after this."""

    id: str
    code: str
    reason: str
    rules: tuple[str, ...] = ()


Message = (
    ViewMessage
    | PatchMessage
    | InfoMessage
    | DoneMessage
    | RefusedMessage
    | ErrorMessage
    | PongMessage
)


class Hello(msgspec.Struct, frozen=True):
    """The client's first message; `seats` are the tokens of several seats on one line. A client
    that `lists` takes a list of messages where one could stand. `lang`: "en" or "es"."""

    token: Secret | None = None
    seats: Annotated[tuple[Secret, ...], Meta(max_length=16)] = ()
    since: int | None = None
    lists: bool = False
    lang: Annotated[str, Meta(max_length=40)] = ""


class Resync(msgspec.Struct, frozen=True, tag="resync", tag_field="type"):
    """The client's view is not what the patch was for: send it whole."""

    seat: int | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type"):
    """Is the line alive?"""


class AnswerMessage(msgspec.Struct, frozen=True, tag="answer", tag_field="type"):
    """The same as POST .../answers, for a seat of this line."""

    seat: SeatNumber
    number: Number
    id: ClientId
    key: Annotated[str, Meta(max_length=400)]


Heard = Resync | Ping | AnswerMessage
