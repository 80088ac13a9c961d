"""The driver: a game of a title, its questions and answers, its copies, its log and going back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic

from grimorio.core.answers import Answers
from grimorio.core.asking import WATCHER, Ask, Offer, Seat, Value
from grimorio.core.chance import derive_key, seed_key
from grimorio.core.checkpoints import Checkpoint
from grimorio.core.contract import Options, Outcome, S
from grimorio.core.digest import digest
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
from grimorio.core.log import (
    ANSWER,
    OFFER,
    REWIND,
    UNDO,
    Entry,
    EntryKind,
    Hidden,
    anywhere,
    bound,
    in_force,
    own_last,
    since,
)
from grimorio.core.play import USUAL, Play
from grimorio.core.title import Title
from grimorio.core.together import FIRST

if TYPE_CHECKING:
    from grimorio.core.record import Record
    from grimorio.core.scene import Choice, Scene

DIGEST_EVERY: Final = 100


class Game(Generic[S]):
    """A game of a title at one moment: somebody is asked something, or it is over."""

    __slots__ = (
        "_head", "_hidden", "_last", "_origin", "_play",
        "digests", "journal", "key", "number", "options", "origin_number", "practice", "seats",
        "title",
    )  # fmt: skip

    def __init__(
        self, title: Title[S], options: Options, seats: int, key: bytes, number: int = 0
    ) -> None:
        self.title = title
        self.options = options
        self.seats = seats
        self.key = key
        """The chance key of the whole game: secret until it is over."""
        self.practice = False
        self.number = number
        """How many entries the log has; it never goes down."""
        self.origin_number = number
        self.journal: Journal | None = None
        self.digests: dict[int, str | Checkpoint[S]] = {}
        """Fingerprints by entry, one for each hundred entries, for the record. To take one costs as
        much as many answers, so what is kept is the checkpoint with its tape that leads to it:
        a record takes it (`fingerprints`)."""
        self._origin: S
        self._play: Play[S]
        self._head: Entry | None = None
        self._last: Entry | None = None
        self._hidden = False

    def begin(self, state: S, cadence: int = USUAL) -> None:
        """Play from a state up to the first question. `cadence` says how much work lies between
        two checkpoints (play.py): tests try others."""
        self._origin = state.copy()
        journal = self.journal = Journal()
        journal.at = self.number
        party = str(self.options.get("party", FIRST))
        self._play = Play(self.title.rules, state, journal, party, cadence)
        self._play.begin()

    # -- what is asked and seen -------------------------------------------------------------

    @property
    def state(self) -> S:
        """Everything that can change. Only rules change it."""
        return self._play.state

    @property
    def checkpoint(self) -> S:
        """The state at the last checkpoint. Nobody changes it."""
        return self._play.start

    def tighten(self) -> None:
        """Move the checkpoint up to the step that asks: copies and what is stored start there."""
        self._play.tighten()

    @property
    def turn(self) -> int:
        """Which turn this is: a number that grows from turn to turn."""
        return self.title.rules.turn(self._play.state)

    @property
    def pending(self) -> list[Ask[Value]]:
        """The open questions; empty when the game is over."""
        return self._play.open

    @property
    def answered(self) -> list[Seat]:
        """The seats that are done while others still decide."""
        together = self._play.together
        if together is None:
            return []
        return [branch.seat for branch in together.branches if branch.done]

    @property
    def in_secret(self) -> bool:
        """Whether several seats decide now, and nothing of it is seen but who is done."""
        together = self._play.together
        return together is not None and together.secret

    @property
    def secret_since(self) -> int:
        """Like `began`, but only while they decide in secret."""
        return self._play.began if self.in_secret else -1

    @property
    def began(self) -> int:
        """A number for the time in which several seats act at once: each such time has another
        number. -1 while they do not."""
        return self._play.began

    def takes_back(self, seat: Seat) -> bool:
        """Whether `hidden_from` the seat takes back what others have answered in secret."""
        together = self._play.together
        if together is None or not together.secret:
            return False
        return any(branch.given and branch.seat != seat for branch in together.branches)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self._play.outcome

    def asked(self, seat: Seat) -> Ask[Value] | None:
        """The open question of a seat."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        return None

    def standing(self, seat: Seat) -> Sequence[Offer]:
        """What the seat may do outside a question."""
        if self.outcome is not None or not 0 <= seat < self.seats:
            return ()
        return self.title.rules.standing(self.state, seat)

    def offer_key(self, offer: Offer) -> str:
        """The key of a standing offer, as it stands in records."""
        return self.title.kinds.standing.key(self.state, offer.value)

    def view(self, seat: Seat) -> Scene:
        """What the seat may see; -1 is the spectator."""
        self._check_seat(seat, watcher=True)
        return self.title.rules.view(self.state, seat)

    def choices(self, seat: Seat) -> list[Choice]:
        """The open questions of the seat as it sees them."""
        rules = self.title.rules
        return [rules.show(self.state, ask, seat) for ask in self.pending if ask.seat == seat]

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """What the seat was told, from its own event number `since` on."""
        self._check_seat(seat, watcher=True)
        return [] if self.journal is None else self.journal.seen_by(seat)[since:]

    def digest(self) -> str:
        """A fingerprint of all that decides how the game goes on."""
        return digest(self._play)

    # -- answering --------------------------------------------------------------------------

    def answer(self, seat: Seat, option: Value) -> None:
        """Answer the open question of a seat with one of its options."""
        i = self._slot(seat)
        ask = self._play.open[i]
        options = ask.options
        try:
            value = options[options.index(option)]
        except ValueError:
            raise _not_offered(ask, repr(option)) from None
        self._answer(i, value)

    def answer_key(self, seat: Seat, key: str) -> None:
        """Answer with the option of that key."""
        i = self._slot(seat)
        ask = self._play.open[i]
        place = ask.place(key)
        if place < 0:
            raise _not_offered(ask, repr(key))
        self._answer(i, ask.options[place])

    def take(self, seat: Seat, offer: Value) -> None:
        """Take a standing offer, given as its value or its key."""
        self._check_seat(seat)
        if self.outcome is not None:
            raise GameOver("game-over")
        for known in self.standing(seat):
            if offer in (known.value, self.offer_key(known)):
                self._take(seat, known.value)
                return
        raise NotOffered("no-offer", seat=seat, offer=str(offer)[:60])

    def _answer(self, i: int, value: Value) -> None:
        play = self._play
        ask = play.open[i]
        entry = self._entry(ANSWER, ask.seat, value)
        entry.asked = self._asked(ask.kind, value)
        try:
            play.answer(i, value)
        except Exception as error:
            raise self._failed(entry, error) from error
        self._log(entry)

    def _take(self, seat: Seat, value: Value) -> None:
        entry = self._entry(OFFER, seat, value)
        entry.asked = self._asked(self.title.kinds.standing, value)
        try:
            self._play.take(seat, value)
        except Exception as error:
            raise self._failed(entry, error) from error
        self._log(entry)

    def _asked(self, kind: Answers, value: Value) -> Answers | str:
        """What an entry answers: the kind, or the key where that must be written now."""
        if kind.speaks:
            return "" if self.journal is None else kind.told(self.state, value)
        return kind

    def _failed(self, entry: Entry, error: Exception) -> Refusal:
        """What to raise when the rules did; nothing was answered and nothing told."""
        self._forget(entry)
        if isinstance(error, BrokenRules):
            return error
        return RuleFailed(entry.key, repr(error))

    def _check_seat(self, seat: Seat, watcher: bool = False) -> None:
        if not (0 <= seat < self.seats or (watcher and seat == WATCHER)):
            raise NoSuchSeat("no-such-seat", seat=seat, last=self.seats - 1)

    def _slot(self, seat: Seat) -> int:
        play = self._play
        for i, ask in enumerate(play.open):
            if ask.seat == seat:
                return i
        self._check_seat(seat)
        if play.outcome is not None:
            raise GameOver("game-over")
        if seat in self.answered:
            raise NotAsked("already-answered", seat=seat)
        raise NotAsked("not-asked", seat=seat)

    # -- copying ----------------------------------------------------------------------------

    def clone(self, *, listen: bool = False, once: bool = False) -> Game[S]:
        """An equal game that goes its own way. It is silent unless it is to `listen`; played
        `once` it is cheaper to play, but cannot be copied or repaired itself."""
        if self._play.once:
            raise Refusal("played-once")
        new: Game[S] = Game(self.title, self.options, self.seats, self.key, self.number)
        new.origin_number = self.origin_number
        new.practice = self.practice
        new.digests = self.digests.copy()
        new._origin = self._origin
        new._head = self._head
        new._last = self._last
        new._hidden = self._hidden
        if listen and self.journal is not None:
            new.journal = self.journal.copy()
        new._play = self._play.copy(new.journal, once)
        return new

    def hidden_from(
        self,
        seat: Seat,
        seed: int | str,
        *,
        new_dice: bool = True,
        listen: bool = False,
        once: bool = False,
    ) -> Game[S]:
        """A copy in which everything the seat cannot know is dealt anew: what it may think about.

        The copy depends on what the seat knows and on the seed alone. Answers that others have
        given in secret are open again. Played `once` it is cheaper, as a clone is.
        """
        self._check_seat(seat, watcher=True)
        new = self.clone(listen=listen)
        new._hidden = True
        new.key = seed_key(seed)
        new._play.hide(Hidden(seat, seed_key(seed), new_dice))
        new._play.once = once
        return new

    # -- the log and going back -------------------------------------------------------------

    def record(self) -> Record:
        """The game from its start to now, to be saved; `grimorio.load` plays it again."""
        from grimorio.core.record import record  # records know games, not the other way round

        if self._hidden:
            raise Refusal("dealt-anew")
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
        return in_force(self._last, self._play.first)

    def can_undo(self, seat: Seat, *, consent: bool = False) -> Refusal | None:
        """Why `undo` would refuse, or None if it would not. Only `undo` itself finds out whether
        what others did meanwhile still fits."""
        if not 0 <= seat < self.seats:
            return NoSuchSeat("no-such-seat", seat=seat, last=self.seats - 1)
        if self.outcome is not None:
            return GameOver("over-for-good")
        if self.journal is None or self._hidden:
            return UndoRefused("undo-silent")
        entry = self._to_undo(seat, consent)
        if entry is None:
            return UndoRefused("undo-nothing")
        if consent:
            return None
        return bound(entry, seat, self._last, self.state.chance.drawn, self.journal.reveals)

    def last_of(self, seat: Seat) -> int | None:
        """The number of the seat's last entry in force, which an undo by consent would take back;
        None where it is not known any more."""
        entry = anywhere(self._last, seat)
        return None if entry is None else entry.number

    def is_far_back(self, seat: Seat) -> bool:
        """Whether an undo by consent goes back further than the turns kept, so that the game
        would be played again from its start."""
        entry, play = anywhere(self._last, seat), self._play
        kept = play.past[0].first if play.past else play.first
        return entry is not None and entry.place < kept

    def undo(self, seat: Seat, *, consent: bool = False) -> int:
        """Take back the seat's last answer; the number of its entry. It is free while no chance
        was drawn, nothing was revealed, and nobody else answered, unless all act at the same time.
        With the others' consent it is possible from anywhere. Chance then goes on under a new key,
        so that no roll comes twice."""
        refused = self.can_undo(seat, consent=consent)
        if refused is not None:
            raise refused
        entry = self._to_undo(seat, consent)
        assert entry is not None
        kind: EntryKind = REWIND if consent else UNDO
        undo = Entry(self.number + 1, kind, seat, entry.number, self._head)
        if not consent and entry is not self._last:
            self._take_out(entry)
        else:
            self._back_before(entry)
        if consent:
            self._rekey(undo)
        self.number = undo.number
        self._head = undo
        return entry.number

    def _to_undo(self, seat: Seat, consent: bool) -> Entry | None:
        """The entry that an undo of the seat would take back."""
        if consent:
            return anywhere(self._last, seat)
        return own_last(self._last, seat, self._play.began)

    def _take_out(self, entry: Entry) -> None:
        """Take back an answer while others, who act at the same time, have gone on: what they did
        since is done again, if it still fits. It is tried on a copy first."""
        trial = self.clone(listen=True)
        try:
            trial._back_before(entry)
            for old in reversed(since(self._last, entry)):
                trial.number = old.number - 1
                trial._repeat(old)
        except Refusal:
            raise UndoRefused("undo-others-depend") from None
        again = entry.kind == OFFER or trial.asked(entry.seat) is not None
        if not again or trial.began != self.began:
            raise UndoRefused("undo-nothing-else")
        journal, told, play = self.journal, trial.journal, trial._play
        assert journal is not None
        assert told is not None
        journal.events[:] = told.events
        journal.kept = told.kept
        journal.reveals = told.reveals
        play.past = self._play.past
        play.journal = play.state.journal = journal
        self._play, self._last = play, trial._last

    def _repeat(self, old: Entry) -> None:
        """Do again what an entry did; it keeps its number."""
        if old.kind == ANSWER:
            self.answer(old.seat, old.value)
            assert self._last is not None
            self._last.asked = old.asked
        elif old.kind == OFFER:
            self._take(old.seat, old.value)
        else:
            again = Entry(old.number, REWIND, old.seat, old.value, None)
            again.rewind = old.rewind
            self._rekey(again)

    def rekey(self, seat: Seat, rewind: int) -> None:
        """Go on under the key of a rewind that was made under that number before a checkpoint
        was opened again; the answers it took back are not there any more."""
        entry = Entry(self.number + 1, REWIND, seat, rewind, self._head)
        entry.rewind = rewind
        self._rekey(entry)
        self.number = entry.number
        self._head = entry

    def _rekey(self, rewind: Entry) -> None:
        """A rewind is in force itself: what follows builds on its new key."""
        rewind.after = self._last
        rewind.place = self._play.place
        self._play.rekey(derive_key(self.key, f"rewind {rewind.rewind}"))
        self._last = rewind

    def _back_before(self, entry: Entry) -> None:
        """Go back to how it was before an entry in force."""
        if self._play.back_to(entry.place):
            self._last = entry.after
        else:
            self._replay_before(entry)
        self._forget(entry)

    def _replay_before(self, entry: Entry) -> None:
        """Go back further than the turns kept: play again from where the game started."""
        old: Game[S] = Game(self.title, self.options, self.seats, self.key, self.origin_number)
        old.begin(self._origin.copy(), self._play.cadence)
        for earlier in in_force(entry.after):
            old.number = earlier.number - 1
            old._repeat(earlier)
        self._play, self._last = old._play, old._last
        self._play.journal = self._play.state.journal = self.journal

    def _entry(self, kind: EntryKind, seat: Seat, value: Value) -> Entry:
        entry = Entry(self.number + 1, kind, seat, value, self._head)
        play, journal = self._play, self.journal
        entry.after = self._last
        entry.place = play.place
        entry.drawn = play.state.chance.drawn
        if journal is not None:
            entry.reveals = journal.reveals
            entry.told = len(journal.events)
            journal.at = entry.number
        return entry

    def _log(self, entry: Entry) -> None:
        self.number = entry.number
        self._head = entry
        self._last = entry
        if entry.number % DIGEST_EVERY == 0 and self.journal is not None:
            play = self._play
            self.digests[entry.number] = (
                self.digest()
                if play.once or play.outcome is not None
                else Checkpoint(play.first, 0, play.start, play.tape[:])
            )

    def _forget(self, entry: Entry) -> None:
        """Whatever was told since the entry was not told."""
        journal = self.journal
        if journal is not None:
            del journal.events[entry.told :]
            journal.kept = min(journal.kept, entry.told)
            journal.reveals = entry.reveals
            journal.at = self.number


def _not_offered(ask: Ask[Value], tried: str) -> NotOffered:
    keys = ", ".join(ask.keys()[:12])
    more = max(0, len(ask.options) - 12)
    kind = ask.kind.name
    return NotOffered("not-offered", answer=tried[:60], kind=kind, options=keys, more=more)
