"""Records and saved checkpoints: a game as JSON a person can read.

A record is the key, the options and every entry: loading replays it and checks. A saved checkpoint
is the state between two steps of the rules, with its agenda: it opens a long game fast, and carries
it to new rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec

from grimorio.core.agenda import dump_agenda, load_agenda
from grimorio.core.chance import KEY_BYTES, Chance, Heard, commitment
from grimorio.core.checkpoints import Checkpoint
from grimorio.core.contract import Dumped, Options, State
from grimorio.core.digest import digest
from grimorio.core.drive import Game
from grimorio.core.errors import BadRecord, OtherVersion, Refusal
from grimorio.core.log import ANSWER, OFFER, REKEY, REWIND, UNDO, Entry, EntryKind
from grimorio.core.nouns import Gone
from grimorio.core.play import USUAL, Play
from grimorio.core.registry import find
from grimorio.core.title import Title
from grimorio.core.together import FIRST

FORMAT = 2
FORMATS = (1, FORMAT)
"""What we read. In the first format answers stood by numbers, and so did what fingerprints are made
of: there every answer must fit, and fingerprints are not compared. Nor are they where a state lies
on disk in another way than when the record was written (`History.layout`)."""
FIRST_LAYOUT = 1
"""The layout of records of the second format that do not say it."""
MAX_BYTES = 16 << 20
MAX_ENTRIES = 100_000
MOST = 1_000_000_000
"""No number of a record comes near it; what is larger cannot be passed on as JSON."""

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Line: TypeAlias = tuple[Small | str, ...]
"""[seat, key], or [seat, key, kind] for what is not an answer. The key of an undo or a rewind is
the number of the entry it took back."""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game. The key is left out while the game runs and others may read the record."""

    grimorio: int
    game: str
    ruleset: Small
    content: str
    seats: Small
    options: dict[str, bool | int | str]
    key_hash: str
    entries: list[Line]
    digests: dict[str, str] = {}
    key: str = ""
    practice: bool = False
    layout: int = FIRST_LAYOUT
    """How the state lay on disk, of which the fingerprints are made."""

    def json(self) -> bytes:
        return msgspec.json.encode(self)


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A checkpoint as it is stored: the state, and what is still to be done. Releases before 0.2
    stored no agenda but a `todo` of numbers: the title's `migrate` knows what they meant."""

    game: str
    ruleset: int
    seats: int
    options: dict[str, bool | int | str]
    key: str
    chance: tuple[str, int]
    number: int
    state: Any
    practice: bool = False
    content: str = ""
    layout: int = 0
    agenda: Any = None
    todo: list[list[int]] = []


def line_of(entry: Entry) -> Line:
    """An entry as it stands in a record."""
    return as_line(entry.seat, entry.key, entry.kind)


def as_line(seat: int, key: str, kind: str) -> Line:
    """What a seat did, as it stands in a record: an answer goes without its kind."""
    return (seat, key) if kind == ANSWER else (seat, key, kind)


def kind_of(line: Line) -> EntryKind:
    """What a line does."""
    match line:
        case (int(), str()):
            return ANSWER
        case (int(), str(), "offer" | "undo" | "rewind" | "rekey" as kind):
            return kind
        case _:
            raise BadRecord("not-an-entry", line=str(line)[:60])


def _line_in_force(entry: Entry) -> Line:
    """What it takes to come to the same place without what was taken back."""
    if entry.kind == REWIND:
        return as_line(entry.seat, str(entry.rewind), REKEY)
    return line_of(entry)


def apply_line(game: Game[Any], line: Line) -> int | None:
    """Do what a line of a record says; the number of the entry it took back, if it took one."""
    kind = kind_of(line)
    seat, key = int(line[0]), str(line[1])
    if kind == ANSWER:
        game.answer_key(seat, key)
    elif kind == OFFER:
        game.take(seat, key)
    elif kind in (UNDO, REWIND):
        return game.undo(seat, consent=kind == REWIND)
    elif key.isascii() and key.isdigit():
        game.rekey(seat, int(key[:12]))
    else:
        raise BadRecord("not-an-entry", line=str(line)[:60])
    return None


def record(game: Game[Any], *, key: bool = True) -> Record:
    """The record of a game from its start to now."""
    if game.origin_number:
        raise BadRecord("past-elsewhere")
    return Record(
        grimorio=FORMAT,
        game=game.title.name,
        ruleset=game.title.history.ruleset,
        content=game.title.history.content,
        seats=game.seats,
        options=game.options,
        key_hash=commitment(game.key),
        entries=[line_of(entry) for entry in game.entries()],
        digests=fingerprints(game) | {str(game.number): game.digest()},
        key=game.key.hex() if key else "",
        practice=game.practice,
        layout=game.title.history.layout,
    )


def fingerprints(game: Game[Any]) -> dict[str, str]:
    """The fingerprints by entry. Those not taken yet are taken now, and kept."""
    party = str(game.options.get("party", FIRST))
    for number, kept in game.digests.items():
        if isinstance(kept, Checkpoint):
            play: Play[Any] = Play(game.title.rules, kept.state, None, party)
            play.first, play.tape = kept.first, kept.tape[:]
            play.rebuild()
            game.digests[number] = digest(play)
    return {str(number): str(known) for number, known in game.digests.items()}


def parse(data: bytes | str | Record) -> Record:
    """Read a record, refusing what is none."""
    if isinstance(data, Record):
        return data
    if len(data) > MAX_BYTES:
        raise BadRecord("record-too-large", megabytes=MAX_BYTES >> 20)
    try:
        found = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        version = msgspec.json.decode(found.get("grimorio", b"null"))
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRecord("not-a-record", detail=str(error)) from None
    if version not in FORMATS:
        raise OtherVersion("other-format", theirs=str(version)[:20], ours=FORMAT)
    try:
        read = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRecord("not-a-record", detail=str(error)) from None
    if len(read.entries) > MAX_ENTRIES:
        raise BadRecord("record-too-long", entries=MAX_ENTRIES)
    return read


def start_of(read: Record) -> Game[Any]:
    """The game of a record before its first entry."""
    title = find(read.game)
    if read.ruleset != title.history.ruleset:
        raise _other_ruleset(read.ruleset, title)
    if read.content != title.history.content and read.content not in title.history.content_before:
        raise OtherVersion("other-content", game=read.game, ours=title.history.content[:12])
    if not read.key:
        raise BadRecord("key-missing")
    try:
        key = bytes.fromhex(read.key)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadRecord("key-none")
    if commitment(key) != read.key_hash:
        raise BadRecord("key-other")
    try:
        options = title.options(read.options, read.seats)
    except Refusal as error:
        raise BadRecord.because(error) from None
    return begin(title.name, options, read.seats, key, practice=read.practice)


def _other_ruleset(theirs: int, title: Title[Any]) -> OtherVersion:
    name, ours, release = title.name, title.history.ruleset, title.history.versions.get(theirs)
    if release is None:
        return OtherVersion("lost-ruleset", game=name, theirs=theirs, ours=ours)
    return OtherVersion("other-ruleset", game=name, theirs=theirs, ours=ours, release=release)


def begin(
    game: str,
    options: Options,
    seats: int,
    key: bytes,
    *,
    practice: bool,
    cadence: int = USUAL,
    heard: Heard | None = None,
) -> Game[Any]:
    """A new game of checked options; all its choices by chance are written down in `heard`."""
    title = find(game)
    chance = Chance(key)
    chance.heard = heard
    state = title.rules.setup(options, seats, chance)
    new: Game[Any] = Game(title, options, seats, key)
    new.practice = practice
    new.begin(state, cadence)
    return new


def load(data: bytes | str | Record, *, at: int | None = None) -> Game[Any]:
    """The game of a record, replayed and checked, up to entry `at` or to the end."""
    read = parse(data)
    if at is not None and at < 0:
        raise BadRecord("no-such-entry", at=at)
    if not all(_is_number(number) for number in read.digests):
        raise BadRecord("stray-digest")
    digests = {int(number): known for number, known in read.digests.items()}
    game = start_of(read)
    compared = read.grimorio == FORMAT and read.layout == game.title.history.layout
    for number, line in enumerate(read.entries if at is None else read.entries[:at], 1):
        try:
            apply_line(game, line)
        except BadRecord as error:
            raise BadRecord.because(error, number) from None
        except Refusal as error:
            raise BadRecord.because(error, number) from error
        known = digests.get(number)
        if compared and known is not None and known != game.digest():
            raise BadRecord("differs", number)
    if at is None and any(number > len(read.entries) for number in digests):
        raise BadRecord("entries-missing", len(read.entries))
    return game


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def save(game: Game[Any]) -> tuple[bytes, list[Line]]:
    """A checkpoint as near as can be, to be stored, and the lines in force since then."""
    game.tighten()
    lines = [_line_in_force(entry) for entry in game.since_checkpoint()]
    start: State = game.checkpoint
    saved = Saved(
        game=game.title.name,
        ruleset=game.title.history.ruleset,
        content=game.title.history.content,
        layout=game.title.history.layout,
        seats=game.seats,
        options=game.options,
        key=game.key.hex(),
        chance=(start.chance.key.hex(), start.chance.drawn),
        number=game.number - len(lines),
        state=start.dump(),
        agenda=dump_agenda(start.agenda),
        practice=game.practice,
    )
    return msgspec.json.encode(saved), lines


def resume(data: bytes, lines: Sequence[Line] = ()) -> tuple[Game[Any], int]:
    """The game of a saved checkpoint, played on by the lines given as far as they still fit, and
    how many of them did. A checkpoint of an older ruleset or layout goes through `migrate`. Content
    may have changed since: cards and all the rest are stored by ids, and a game is refused only if
    it needs what is gone."""
    try:
        saved = msgspec.json.decode(data, type=Saved)
        key = bytes.fromhex(saved.key)
        chance = Chance(bytes.fromhex(saved.chance[0]), saved.chance[1])
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadRecord("not-a-checkpoint", detail=str(error)) from None
    title = find(saved.game)
    history = title.history
    if saved.ruleset > history.ruleset:
        raise _other_ruleset(saved.ruleset, title)
    old = saved.agenda is None
    agenda = {"todo": saved.todo} if old else saved.agenda
    dumped = Dumped(saved.state, agenda, saved.layout)  # type: ignore[arg-type]
    try:
        if old or saved.ruleset < history.ruleset or saved.layout < history.layout:
            dumped = title.rules.migrate(dumped, saved.ruleset)
        state: State = title.load(dumped.state)
        state.agenda = load_agenda(dumped.agenda, title.steps)
        options = title.options(saved.options, saved.seats)
    except Gone as error:
        raise OtherVersion("content-gone", noun=error.noun, id=error.id) from None
    except Refusal as error:
        raise BadRecord("checkpoint-shut", detail=error.text) from None
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise BadRecord("checkpoint-shut", detail=repr(error)) from None
    state.chance = chance
    game: Game[Any] = Game(title, options, saved.seats, key, saved.number)
    game.practice = saved.practice
    try:
        game.begin(state)
    except Exception as error:  # a state no game comes to can make a rule raise anything
        raise BadRecord("checkpoint-shut", detail=repr(error)) from error
    kept = 0
    for line in lines:
        try:
            apply_line(game, line)
        except Refusal:
            break
        kept += 1
    return game, kept
