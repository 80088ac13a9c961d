"""The driver: runs the rules of a title, puts their questions, takes answers, copies and goes back.

A suspended coroutine cannot be copied, so a game is a checkpoint (the state between two units of
play) and a tape (what was sent to the rules since then). Clone, undo and rebuilding after a rule
has raised are all the same act: copy the checkpoint, play the tape.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

from grimorio.core.asking import Ask, AskAll, Offer, Seat, Value, key_of
from grimorio.core.chance import Chance, derive_key, seed_key
from grimorio.core.contract import Options, Outcome, S, Title
from grimorio.core.errors import (
    BrokenRules,
    GameOver,
    NoSuchSeat,
    NotAsked,
    NotOffered,
    Refusal,
    RuleFailed,
    UndoRefused,
)
from grimorio.core.events import Event, Journal
from grimorio.core.log import ANSWER, OFFER, REWIND, UNDO, Entry, Hidden, Mark, Rekeyed, Taken

if TYPE_CHECKING:
    from grimorio.core.record import Record
    from grimorio.core.scene import Choice, Scene

MAX_IDLE: Final = 10_000
"""So many units or forced answers in a row without a real question are an error, not a game."""
UNITS_KEPT: Final = 4
"""How many units an undo can go back without playing the whole game again."""
DIGEST_EVERY: Final = 100


class _Missing:
    """No answer yet."""

    __slots__ = ()


MISSING: Final = _Missing()
Flow: TypeAlias = "Coroutine[Any, Any, None]"
Tape: TypeAlias = "list[object]"


class Unit(Generic[S]):
    """A unit of play gone by: where it started and what was sent to its rules."""

    __slots__ = ("number", "start", "tape")

    def __init__(self, number: int, start: S, tape: Tape) -> None:
        self.number = number
        self.start = start
        self.tape = tape


class Game(Generic[S]):
    """A game of a title at one moment: somebody is asked something, or it is over."""

    __slots__ = (
        "_all", "_flow", "_given", "_head", "_hidden", "_last", "_once", "_open", "_origin",
        "_outcome", "_past", "_start", "_steps", "_tape", "_unit",
        "digests", "journal", "key", "number", "options", "origin_number", "practice", "rules",
        "seats", "state", "title",
    )  # fmt: skip

    def __init__(
        self, title: Title[S], options: Options, seats: int, key: bytes, state: S, number: int = 0
    ) -> None:
        self.title = title
        self.rules = title.rules
        self.options = options
        self.seats = seats
        self.key = key
        """The chance key of the whole game: secret until it is over."""
        self.practice = False
        self.state = state
        self.number = number
        """How many entries the log has; it never goes down."""
        self.origin_number = number
        self.journal: Journal | None = None
        self.digests: dict[int, str] = {}
        """Fingerprints by entry, one every so often, for the record."""
        self._origin = state
        self._start = state
        self._tape: Tape = []
        self._unit = 0
        self._steps = 0
        self._past: list[Unit[S]] = []
        self._flow: Flow | None = None
        self._open: list[Ask[Value]] = []
        self._given: list[object] = []
        self._all = False
        self._outcome: Outcome | None = None
        self._head: Entry | None = None
        self._last: Entry | None = None
        self._hidden = False
        self._once = False

    # -- starting -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Play from the state given, up to the first question."""
        self._origin = self.state.copy()
        self.journal = Journal()
        self.journal.at = self.number
        self.state.journal = self.journal
        self._outcome = self.rules.outcome(self.state)
        if self._outcome is None:
            self._begin_unit()
            self._run(None)

    # -- what is asked --------------------------------------------------------------------------

    @property
    def pending(self) -> list[Ask[Value]]:
        """The open questions; empty when the game is over."""
        if not self._all:
            return self._open
        return [a for a, given in zip(self._open, self._given, strict=True) if given is MISSING]

    @property
    def answered(self) -> list[Seat]:
        """The seats that have answered a question others still think about."""
        if not self._all:
            return []
        asks = zip(self._open, self._given, strict=True)
        return [ask.seat for ask, given in asks if given is not MISSING]

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    def asked(self, seat: Seat) -> Ask[Value] | None:
        """The open question of a seat."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        return None

    def standing(self, seat: Seat) -> Sequence[Offer]:
        """What the seat may do outside a question."""
        if self._outcome is not None or not 0 <= seat < self.seats:
            return ()
        return self.rules.standing(self.state, seat)

    def view(self, seat: Seat) -> Scene:
        """What the seat may see; -1 is the spectator."""
        self._check_seat(seat, watcher=True)
        return self.rules.view(self.state, seat)

    def choices(self, seat: Seat) -> list[Choice]:
        """The open questions of the seat as it sees them."""
        return [self.rules.show(self.state, a, seat) for a in self.pending if a.seat == seat]

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """What the seat was told, from its own event number `since` on."""
        self._check_seat(seat, watcher=True)
        return [] if self.journal is None else self.journal.seen_by(seat)[since:]

    # -- answering ------------------------------------------------------------------------------

    def answer(self, seat: Seat, option: Value) -> None:
        """Answer the open question of a seat with one of its options."""
        i = self._slot(seat)
        options = self._open[i].options
        try:
            value = options[options.index(option)]
        except ValueError:
            raise self._not_offered(i, repr(option)) from None
        self._answer(i, value)

    def answer_key(self, seat: Seat, key: str) -> None:
        """Answer with the option of that key."""
        i = self._slot(seat)
        ask = self._open[i]
        place = ask.place(key)
        if place < 0:
            raise self._not_offered(i, repr(key))
        self._answer(i, ask.options[place])

    def take(self, seat: Seat, offer: Value) -> None:
        """Take a standing offer, given as its value or its key."""
        self._check_seat(seat)
        if self._outcome is not None:
            raise GameOver("the game is over")
        for known in self.standing(seat):
            if known.value == offer or key_of(known.value) == offer:
                self._take(seat, known.value)
                return
        raise NotOffered(f"seat {seat} has no standing offer {str(offer)[:60]!r} now")

    def _not_offered(self, i: int, tried: str) -> NotOffered:
        ask = self._open[i]
        keys = ", ".join([key_of(option) for option in ask.options[:12]])
        more = "" if len(ask.options) <= 12 else f" and {len(ask.options) - 12} more"
        return NotOffered(f"{tried[:60]} is no answer to {ask.kind!r}; the options: {keys}{more}")

    def _check_seat(self, seat: Seat, watcher: bool = False) -> None:
        if not (0 <= seat < self.seats or (watcher and seat == -1)):
            raise NoSuchSeat(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def _slot(self, seat: Seat) -> int:
        for i, ask in enumerate(self._open):
            if ask.seat == seat and self._given[i] is MISSING:
                return i
        self._check_seat(seat)
        if self._outcome is not None:
            raise GameOver("the game is over")
        if seat in self.answered:
            raise NotAsked(f"seat {seat} has already answered")
        raise NotAsked(f"seat {seat} is not asked anything now")

    def _answer(self, i: int, value: Value) -> None:
        entry = self._entry(ANSWER, self._open[i].seat, value)
        if self._all:
            self._given[i] = value
            if MISSING in self._given:
                self._log(entry)
                return
            self._go(entry, self._given[:], i)
        else:
            self._go(entry, value, i)

    def _go(self, entry: Entry, sent: Any, i: int) -> None:
        """Send an answer to the rules; if they raise, the game is as before."""
        start, tape, unit, steps = self._start, self._tape, self._unit, self._steps
        given, past = self._given, self._past
        tape.append(sent)
        if self.journal is not None:
            self.journal.at = entry.number
        try:
            self._run(sent[:] if self._all else sent)
        except Exception as error:
            if self._once:
                raise
            self._start, self._tape, self._unit, self._steps = start, tape, unit, steps
            del tape[entry.mark :]
            self._past = past
            self._outcome = None
            self._rebuild()
            self._forget(entry)
            given[i] = MISSING
            self._given = given
            if isinstance(error, BrokenRules):
                raise
            raise RuleFailed(f"a rule failed on {key_of(entry.value)!r}: {error!r}") from error
        self._log(entry)

    def _take(self, seat: Seat, value: Value) -> None:
        entry = self._entry(OFFER, seat, value)
        if self.journal is not None:
            self.journal.at = entry.number
        given = self._given
        self._tape.append(Taken(seat, value))
        try:
            self._apply_offer(seat, value)
        except Exception as error:
            del self._tape[entry.mark :]
            self._rebuild()
            self._given = given
            self._forget(entry)
            raise RuleFailed(f"the offer {key_of(value)!r} failed: {error!r}") from error
        self._log(entry)

    def _apply_offer(self, seat: Seat, value: Value) -> None:
        for offer in self.rules.standing(self.state, seat):
            if offer.value == value:
                offer.take()
                break
        self._outcome = self.rules.outcome(self.state)
        if self._outcome is not None:
            self._close()
        for ask in self._open:
            ask.renew()

    # -- running the rules ----------------------------------------------------------------------

    def _begin_unit(self) -> None:
        state = self.state
        if not self._once:
            if self._unit and not self._hidden and self.journal is not None:
                gone: Unit[S] = Unit(self._unit, self._start, self._tape)
                self._past = [*self._past[1 - UNITS_KEPT :], gone]
            self._start = state.copy()
        self._tape = []
        self._unit += 1
        self._steps = 0
        self._flow = self.rules.advance(state)

    def _close(self) -> None:
        self._flow = None
        self._open = []
        self._given = []
        self._all = False

    def _run(self, sent: Any) -> None:
        """Resume the rules and go on to the next question that somebody must answer."""
        idle = 0
        while True:
            flow = self._flow
            assert flow is not None
            try:
                asked = flow.send(sent)
            except StopIteration:
                self._outcome = self.rules.outcome(self.state)
                if self._outcome is not None:
                    self._close()
                    return
                self._begin_unit()
                sent = None
            else:
                self._steps += 1
                if isinstance(asked, Ask):
                    options = asked.options
                    if len(options) > 1 or asked.hides:
                        self._open = [asked]
                        self._given = [MISSING]
                        self._all = False
                        return
                    sent = options[0]
                    self._tape.append(sent)
                else:
                    self._put(asked)
                    if MISSING in self._given:
                        return
                    sent = self._given[:]
                    self._tape.append(self._given)
            idle += 1
            if idle > MAX_IDLE:
                if self._flow is not None:
                    self._flow.close()
                raise BrokenRules(f"{self.title.name}: {MAX_IDLE} steps without a question")

    def _put(self, asked: AskAll[Value]) -> None:
        """Open the questions of several seats; those with one legal answer are answered."""
        if len({ask.seat for ask in asked.asks}) < len(asked.asks):
            raise BrokenRules("a seat is asked two questions at once")
        self._open = asked.asks
        self._all = True
        self._given = self._forced()

    def _forced(self) -> list[object]:
        return [
            MISSING if ask.hides or len(ask.options) > 1 else ask.options[0] for ask in self._open
        ]

    def _rebuild(self) -> None:
        """The game of the checkpoint and the tape, anew."""
        state = self.state = self._start.copy()
        flow = self.rules.advance(state)
        asked = flow.send(None)
        self._flow = flow
        self._steps = 1
        for item in self._tape:
            if isinstance(item, Mark):
                self._open = [asked] if isinstance(asked, Ask) else asked.asks
                self._replay_mark(item)
            else:
                asked = flow.send(item[:] if isinstance(item, list) else item)
                self._steps += 1
        if isinstance(asked, Ask):
            self._open = [asked]
            self._all = False
        else:
            self._open = asked.asks
            self._all = True
        self._given = [MISSING] * len(self._open)
        state.journal = self.journal

    def _replay_mark(self, mark: Mark) -> None:
        if isinstance(mark, Hidden):
            self._redeal(mark)
        elif isinstance(mark, Rekeyed):
            self.state.chance = Chance(mark.key)
        elif isinstance(mark, Taken):
            self._apply_offer(mark.seat, mark.value)

    # -- copying --------------------------------------------------------------------------------

    def clone(self, *, listen: bool = False, once: bool = False) -> Game[S]:
        """An equal game that goes its own way. It is silent unless it is to `listen`; played
        `once` it is cheaper to play, but cannot be copied or repaired itself."""
        if self._once:
            raise Refusal("a copy to be played once cannot be copied")
        new: Game[S] = Game(self.title, self.options, self.seats, self.key, self.state, self.number)
        new.origin_number = self.origin_number
        new.practice = self.practice
        new.digests = self.digests.copy()
        new._origin = self._origin
        new._start = self._start
        new._tape = self._tape[:]
        new._unit = self._unit
        new._head = self._head
        new._last = self._last
        new._hidden = self._hidden
        new._outcome = self._outcome
        if listen and self.journal is not None:
            new.journal = self.journal.copy()
        if self._outcome is None:
            new._rebuild()
            new._given = self._given[:]
        else:
            new.state = self.state.copy()
            new.state.journal = new.journal
        new._once = once
        return new

    def hidden_from(
        self, seat: Seat, seed: int | str, *, new_dice: bool = True, listen: bool = False
    ) -> Game[S]:
        """A copy in which everything the seat cannot know is dealt anew: what it may think about.

        The copy depends on what the seat knows and on the seed alone. Answers that others have
        given in secret are open again.
        """
        self._check_seat(seat, watcher=True)
        new = self.clone(listen=listen)
        new._hidden = True
        mark = Hidden(seat, seed_key(seed), new_dice)
        new._tape.append(mark)
        new._redeal(mark)
        for i, ask in enumerate(new._open):
            if ask.seat != seat:
                new._given[i] = MISSING
        return new

    def _redeal(self, mark: Hidden) -> None:
        self.rules.hide(self.state, mark.seat, Chance(derive_key(mark.key, "hide")))
        if mark.new_dice:
            self.state.chance = Chance(derive_key(mark.key, "play"))
        for ask in self._open:
            ask.renew()

    def digest(self) -> str:
        """A fingerprint of all that decides how the game goes on."""
        chance = self.state.chance
        asks = [
            [a.seat, a.kind, key_of(a.about), [key_of(option) for option in a.options]]
            for a in self._open
        ]
        given = [None if g is MISSING else key_of(g) for g in self._given]  # type: ignore[arg-type]
        parts = [self.state.dump(), chance.key.hex(), chance.drawn, asks, given]
        return blake2b(dumps(parts).encode(), digest_size=16).hexdigest()

    # -- the log and going back -----------------------------------------------------------------

    def _entry(self, kind: int, seat: Seat, value: Value) -> Entry:
        entry = Entry(self.number + 1, kind, seat, value, self._head)
        entry.after = self._last
        entry.unit = self._unit
        entry.mark = len(self._tape)
        entry.steps = self._steps
        entry.drawn = self.state.chance.drawn
        journal = self.journal
        if journal is not None:
            entry.reveals = journal.reveals
            entry.told = len(journal.events)
        return entry

    def _log(self, entry: Entry) -> None:
        self.number = entry.number
        self._head = entry
        self._last = entry
        if entry.number % DIGEST_EVERY == 0 and self.journal is not None:
            self.digests[entry.number] = self.digest()

    def _forget(self, entry: Entry) -> None:
        """Whatever was told since the entry was not told."""
        journal = self.journal
        if journal is not None:
            del journal.events[entry.told :]
            journal.reveals = entry.reveals
            journal.at = self.number

    def record(self) -> Record:
        """The game from its start to now, to be saved; `grimorio.load` plays it again."""
        from grimorio.core.record import record  # records know games, not the other way round

        return record(self)

    def entries(self) -> list[Entry]:
        """The log, in the order of time, since the game started or was resumed."""
        found = []
        entry = self._head
        while entry is not None:
            found.append(entry)
            entry = entry.before
        return found[::-1]

    def since_checkpoint(self) -> list[Entry]:
        """The entries in force that the last checkpoint does not contain."""
        return self._in_force(self._last, self._unit)

    def _in_force(self, entry: Entry | None, unit: int = 0) -> list[Entry]:
        found = []
        while entry is not None and entry.unit >= unit:
            found.append(entry)
            entry = entry.after
        return found[::-1]

    @property
    def checkpoint(self) -> S:
        """The state at the start of this unit of play. Not to be changed."""
        return self._start

    def undo(self, seat: Seat, *, consent: bool = False) -> None:
        """Take back the seat's last answer. Freely only while nothing came of it that somebody
        could know: no chance drawn, nothing revealed, nobody else's answer. With the others'
        consent from anywhere; chance then goes on under a new key, so that no roll comes twice."""
        self._check_seat(seat)
        if self._outcome is not None:
            raise GameOver("the game is over; its chance key may be known")
        if self.journal is None or self._hidden:
            raise UndoRefused("a silent copy does not keep what undo needs")
        entry = self._last
        if consent:
            while entry is not None and (entry.seat != seat or entry.kind == REWIND):
                entry = entry.after
        if entry is None:
            raise UndoRefused("there is nothing to take back")
        if not consent:
            self._check_free(seat, entry)
        undo = Entry(self.number + 1, REWIND if consent else UNDO, seat, entry.number, self._head)
        self._back_before(entry)
        self.number = undo.number
        self._head = undo
        if consent:
            key = derive_key(self.key, f"rewind {undo.number}")
            undo.after = self._last
            undo.unit, undo.mark, undo.steps = self._unit, len(self._tape), self._steps
            self._tape.append(Rekeyed(key))
            self.state.chance = Chance(key)
            self._last = undo

    def _check_free(self, seat: Seat, entry: Entry) -> None:
        assert self.journal is not None
        if entry.kind == REWIND or entry.seat != seat:
            raise UndoRefused("somebody else has answered since")
        if self.state.chance.drawn != entry.drawn:
            raise UndoRefused("dice were rolled or cards drawn since")
        if self.journal.reveals != entry.reveals:
            raise UndoRefused("something hidden became known since")

    def _back_before(self, entry: Entry) -> None:
        """Go back to how it was before an entry in force."""
        if entry.unit != self._unit:
            past = [unit for unit in self._past if unit.number == entry.unit]
            if not past:
                self._replay_before(entry)
                self._forget(entry)
                return
            self._past = self._past[: self._past.index(past[0])]
            self._start, self._tape, self._unit = past[0].start, past[0].tape, entry.unit
        del self._tape[entry.mark :]
        self._rebuild()
        self._last = entry.after
        if self._all:
            self._given = self._forced()
        for earlier in self._in_force(self._last, entry.unit):
            if earlier.steps == entry.steps and earlier.kind == ANSWER:
                self._given[self._slot(earlier.seat)] = earlier.value
        self._forget(entry)

    def _replay_before(self, entry: Entry) -> None:
        """Go back further than the units kept: play again from where the game started."""
        old: Game[S] = Game(
            self.title, self.options, self.seats, self.key, self._origin.copy(), self.origin_number
        )
        old.begin()
        for earlier in self._in_force(entry.after):
            old.number = earlier.number - 1
            old._repeat(earlier)
        journal = self.journal
        self.state, self._start, self._tape = old.state, old._start, old._tape
        self._flow, self._open, self._given, self._all = old._flow, old._open, old._given, old._all
        self._unit, self._steps, self._past, self._last = (
            old._unit, old._steps, old._past, old._last
        )  # fmt: skip
        self.state.journal = journal

    def _repeat(self, entry: Entry) -> None:
        if entry.kind == ANSWER:
            self._answer(self._slot(entry.seat), entry.value)
        elif entry.kind == OFFER:
            self._take(entry.seat, entry.value)
        else:
            key = derive_key(self.key, f"rewind {entry.number}")
            again = self._entry(REWIND, entry.seat, entry.value)
            self._tape.append(Rekeyed(key))
            self.state.chance = Chance(key)
            self._log(again)
