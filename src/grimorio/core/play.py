"""Play: the event loop of the rules. A checkpoint, a tape, and the coroutine they lead to.

A suspended coroutine cannot be copied, so a moment of play is kept as the state where the rules
were begun (the checkpoint) and what was sent to them since then (the tape). A stretch of play is
what lies between two checkpoints: a unit, or a part of one where the rules pause. Copying it, going
back and repairing it after a rule has raised are one act: copy the checkpoint, play the tape.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, Generic, TypeAlias

from grimorio.core.asking import Ask, AskAll, Pause, Seat, Value
from grimorio.core.chance import Chance, derive_key
from grimorio.core.contract import Outcome, Rules, S
from grimorio.core.errors import BrokenRules
from grimorio.core.events import Journal
from grimorio.core.log import Hidden, Mark, Rekeyed, Taken

MAX_IDLE: Final = 10_000
"""So many units or forced answers in a row without a real question are an error, not a game."""
STRETCHES_KEPT: Final = 4
"""How many stretches of play an undo can go back without playing the whole game again."""

Flow: TypeAlias = "Coroutine[Any, Any, None]"
Tape: TypeAlias = "list[object]"


class _Missing:
    """No answer yet."""

    __slots__ = ()


MISSING: Final = _Missing()


class Stretch(Generic[S]):
    """A stretch of play gone by: where it started and what was sent to its rules."""

    __slots__ = ("number", "start", "tape", "unit")

    def __init__(self, number: int, unit: int, start: S, tape: Tape) -> None:
        self.number = number
        self.unit = unit
        self.start = start
        self.tape = tape


class Play(Generic[S]):
    """Rules in the middle of play: somebody is asked something, or it is over."""

    __slots__ = (
        "_flow", "given", "journal", "keeps", "once", "open", "outcome", "past", "rules", "start",
        "state", "steps", "stretch", "tape", "together", "unit",
    )  # fmt: skip

    def __init__(self, rules: Rules[S], state: S, journal: Journal | None) -> None:
        self.rules = rules
        self.state = state
        self.journal = journal
        state.journal = journal
        self.start = state
        """The checkpoint. Never changed, so that copies can share it."""
        self.tape: Tape = []
        self.unit = 0
        self.stretch = 0
        self.steps = 0
        """How often the rules of this stretch have asked."""
        self.past: list[Stretch[S]] = []
        self.keeps = True
        """Whether stretches gone by are kept, for undo."""
        self.once = False
        """Played once: no checkpoints are made, and so it cannot be copied or repaired."""
        self.open: list[Ask[Value]] = []
        self.given: list[object] = []
        """The answers so far, MISSING where there is none, in the order of `open`."""
        self.together = False
        """Whether the open questions were put at once."""
        self.outcome: Outcome | None = None
        self._flow: Flow | None = None

    # -- running ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Play from the state given up to the first question."""
        self.outcome = self.rules.outcome(self.state)
        if self.outcome is None:
            self._begin_unit()
            self._run(None)

    def answer(self, i: int, value: Value) -> None:
        """Answer open question i. If the rules raise, all is as before and the error goes on."""
        if not self.together:
            self._send(value)
            return
        given = self.given
        given[i] = value
        if MISSING in given:
            return
        try:
            self._send(given[:])
        except Exception:
            given[i] = MISSING
            raise

    def take(self, seat: Seat, value: Value) -> None:
        """Apply a standing offer; if it raises, all is as before and the error goes on."""
        given, mark = self.given, len(self.tape)
        self.tape.append(Taken(seat, value))
        try:
            self._apply_offer(seat, value)
            for ask in self.open:
                _ = ask.options  # an offer must not leave a question without any
        except Exception:
            if not self.once:
                del self.tape[mark:]
                self.outcome = None
                self.rebuild()
                self.given = given
            raise

    def rekey(self, key: bytes) -> None:
        """Chance goes on under another key."""
        self.tape.append(Rekeyed(key))
        self.state.chance = Chance(key)

    def hide(self, mark: Hidden) -> None:
        """Deal anew what a seat cannot know; what others have answered in secret is open again."""
        self.keeps = False
        self.tape.append(mark)
        self._redeal(mark)
        for i, ask in enumerate(self.open):
            if ask.seat != mark.seat:
                self.given[i] = MISSING

    def _send(self, sent: Any) -> None:
        start, tape, unit, past, given = self.start, self.tape, self.unit, self.past, self.given
        stretch = self.stretch
        mark = len(tape)
        tape.append(sent)
        try:
            self._run(sent[:] if self.together else sent)
        except Exception:
            if not self.once:
                self.start, self.tape, self.unit, self.past = start, tape, unit, past
                self.stretch = stretch
                del tape[mark:]
                self.outcome = None
                self.rebuild()
                self.given = given
            raise

    def _run(self, sent: Any) -> None:
        """Resume the rules and go on to the next question that somebody must answer."""
        idle = 0
        while True:
            flow = self._flow
            assert flow is not None
            try:
                asked = flow.send(sent)
            except StopIteration:
                self.outcome = self.rules.outcome(self.state)
                if self.outcome is not None:
                    self._close()
                    return
                self._begin_unit()
                sent = None
            else:
                self.steps += 1
                if isinstance(asked, Ask):
                    options = asked.options
                    if len(options) > 1 or asked.hides:
                        self.open = [asked]
                        self.given = [MISSING]
                        self.together = False
                        return
                    sent = options[0]
                    self.tape.append(sent)
                elif isinstance(asked, Pause):
                    self._begin_stretch()
                    sent = None
                else:
                    self._put(asked)
                    if MISSING in self.given:
                        return
                    sent = self.given[:]
                    self.tape.append(self.given)
            idle += 1
            if idle > MAX_IDLE:
                if self._flow is not None:
                    self._flow.close()
                raise BrokenRules(f"{MAX_IDLE} steps of the rules without a question")

    def _begin_unit(self) -> None:
        self._begin_stretch()
        self.unit += 1

    def _begin_stretch(self) -> None:
        if not self.once:
            if self.stretch and self.keeps:
                gone: Stretch[S] = Stretch(self.stretch, self.unit, self.start, self.tape)
                self.past = [*self.past[1 - STRETCHES_KEPT :], gone]
            self.start = self.state.copy()
        self.tape = []
        self.stretch += 1
        self.steps = 0
        self._flow = self.rules.advance(self.state)

    def _put(self, asked: AskAll[Value]) -> None:
        """Open the questions of several seats; those with one legal answer are answered."""
        if len({ask.seat for ask in asked.asks}) < len(asked.asks):
            raise BrokenRules("a seat is asked two questions at once")
        self.open = asked.asks
        self.together = True
        self.given = self._forced()

    def _forced(self) -> list[object]:
        return [
            MISSING if len(ask.options) > 1 or ask.hides else ask.options[0] for ask in self.open
        ]

    def _close(self) -> None:
        self._flow = None
        self.open = []
        self.given = []
        self.together = False

    def _apply_offer(self, seat: Seat, value: Value) -> None:
        for offer in self.rules.standing(self.state, seat):
            if offer.value == value:
                offer.take()
                break
        self.outcome = self.rules.outcome(self.state)
        if self.outcome is not None:
            self._close()
        for ask in self.open:
            ask.renew()

    def _redeal(self, mark: Hidden) -> None:
        self.rules.hide(self.state, mark.seat, Chance(derive_key(mark.key, "hide")))
        if mark.new_dice:
            self.state.chance = Chance(derive_key(mark.key, "play"))
        for ask in self.open:
            ask.renew()

    # -- copying and going back ---------------------------------------------------------------

    def copy(self, journal: Journal | None, once: bool) -> Play[S]:
        """An equal play that goes its own way."""
        state = self.state.copy() if self.outcome is not None else self.start
        new: Play[S] = Play(self.rules, state, None)
        new.start = self.start
        new.tape = self.tape[:]
        new.unit = self.unit
        new.stretch = self.stretch
        new.keeps = self.keeps and journal is not None
        new.outcome = self.outcome
        new.journal = journal
        if self.outcome is None:
            new.rebuild()
            new.given = self.given[:]
        else:
            state.journal = journal
        new.once = once
        return new

    def rebuild(self, forced: bool = False) -> None:
        """Copy the checkpoint, play the tape. Nothing is answered then, but what was `forced`
        when the open questions were put."""
        state = self.state = self.start.copy()
        flow = self._flow = self.rules.advance(state)
        asked = flow.send(None)
        self.steps = 1
        marks: list[Mark] = []
        for item in self.tape:
            if isinstance(item, Mark):
                marks.append(item)
                continue
            if marks:
                self._replay(asked, marks)
                marks = []
            asked = flow.send(item[:] if isinstance(item, list) else item)
            self.steps += 1
        self.together = not isinstance(asked, Ask)
        self.open = asked.asks if self.together else [asked]
        self.given = self._forced() if forced and self.together else [MISSING] * len(self.open)
        if marks:
            self._replay(asked, marks)
        state.journal = self.journal

    def _replay(self, asked: Any, marks: list[Mark]) -> None:
        """What happened beside the rules while they waited for these answers."""
        self.open = [asked] if isinstance(asked, Ask) else asked.asks
        for mark in marks:
            if isinstance(mark, Hidden):
                self._redeal(mark)
            elif isinstance(mark, Rekeyed):
                self.state.chance = Chance(mark.key)
            elif isinstance(mark, Taken):
                self._apply_offer(mark.seat, mark.value)

    def back_to(self, stretch: int, mark: int) -> bool:
        """Go back to a place on the tape of a stretch still kept; whether it is."""
        if stretch != self.stretch:
            for place, gone in enumerate(self.past):
                if gone.number == stretch:
                    self.start, self.tape, self.unit = gone.start, gone.tape, gone.unit
                    self.stretch = stretch
                    self.past = self.past[:place]
                    break
            else:
                return False
        del self.tape[mark:]
        self.rebuild(forced=True)
        return True
