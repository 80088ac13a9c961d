"""Play: the event loop of the rules. A checkpoint, a tape, and the coroutine they lead to.

A suspended coroutine cannot be copied, so a moment of play is kept as a checkpoint, the state
between two steps of the rules, and the tape, what was answered since then. Copying it, going back
and repairing it after a rule has raised are one act: copy the checkpoint, play the tape.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Generic, TypeAlias

from grimorio.core.asking import Ask, AskAny, Seat, Value
from grimorio.core.chance import Chance, derive_key
from grimorio.core.checkpoints import Checkpoint, Tape, last_before, with_one_more
from grimorio.core.contract import Outcome, Rules, S
from grimorio.core.errors import BrokenRules
from grimorio.core.events import Journal
from grimorio.core.log import Given, Hidden, Mark, Rekeyed, Taken
from grimorio.core.together import FIRST, LEADER, Together

MAX_IDLE: Final = 10_000
"""This many steps and forced answers in a row without a real question are an error, not a game."""

STEP_WORK: Final = 1
ANSWER_WORK: Final = 4
"""What a copy has to do again for each step and each answer since the last checkpoint."""
USUAL: Final = 12
EVERY_STEP: Final = 0
NEVER: Final = 1 << 60
"""How much work there is between two checkpoints, at first. Whoever copies a game moves its
checkpoint up to the step that asks (`tighten`), so plain play makes few. Tests also play with one
at every boundary between steps, and with none: the games must be the same."""
RARER: Final = 4
"""So much rarer are checkpoints where nothing is taken back and nobody copies the game between its
answers: then nobody needs them."""

Flow: TypeAlias = "Generator[Any, Any, None]"
"""A step under way."""
OVER: Final[Any] = object()
"""A step has come to its end without a question: most do. To be told so costs less than to catch
the exception that a coroutine ends with."""


class Play(Generic[S]):
    """Rules in the middle of play: somebody is asked something, or it is over."""

    __slots__ = (
        "_answered", "_due", "_flow", "_found", "_idle", "_steps", "_turn", "_wanted", "_work",
        "cadence", "first", "journal", "keeps", "once", "open", "outcome", "party", "past", "rules",
        "start", "state", "tape", "together",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        journal: Journal | None,
        party: str = FIRST,
        cadence: int = USUAL,
    ) -> None:
        self.rules = rules
        self.state = state
        self.journal = journal
        state.journal = journal
        self.party = party
        self.cadence = cadence
        """How much work lies between two checkpoints at least."""
        self._due = cadence
        """How much work lies before the next one."""
        self.start = state
        """The checkpoint. Never changed, so that copies can share it."""
        self.tape: Tape = []
        self.first = 0
        """The place of the tape's first item, counted from where the game started."""
        self.past: list[Checkpoint[S]] = []
        self.keeps = True
        """Whether checkpoints gone by are kept, for undo."""
        self.once = False
        """Played once: no checkpoints are made, and so it cannot be copied or repaired."""
        self.open: list[Ask[Value]] = []
        """The questions that wait for an answer."""
        self.together: Together | None = None
        """The seats that act at the same time now."""
        self.outcome: Outcome | None = None
        self._flow: Flow | None = None
        self._idle = 0
        self._work = 0
        self._steps = 0
        """How many steps were begun since the checkpoint."""
        self._wanted = 0
        self._found: S | None = None
        self._answered = 0
        self._turn = 0

    @property
    def place(self) -> int:
        """Where on the tape the next answer will stand, counted from where the game started."""
        return self.first + len(self.tape)

    @property
    def began(self) -> int:
        """Where on the tape the seats that act at the same time began, counted from where the game
        started; -1 if none do."""
        together = self.together
        return -1 if together is None else together.mark

    # -- running ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Play from the state given up to the first question."""
        state = self.state
        self.outcome = self.rules.outcome(state)
        if self.outcome is None:
            self._turn = self.rules.turn(state)
            self.start = state.copy()
            self._run(None)

    def answer(self, i: int, value: Value) -> None:
        """Answer open question i. If the rules raise, all is as before and the error goes on."""
        start, tape, first, past, turn = self.start, self.tape, self.first, self.past, self._turn
        mark = len(tape)
        try:
            self._idle = 0
            together = self.together
            if together is None:
                self.write(value)
                self._run(value)
            else:
                together.give(self, self.open[i].seat, value)
                if together.settle():
                    self.together = None
                    self._run(together.result)
                else:
                    self.open = together.open(self.state)
            if not self.keeps:
                self._due = min(2 * self._due, RARER * self.cadence)
        except Exception:
            if not self.once:
                self.start, self.tape, self.first, self.past = start, tape, first, past
                self._turn = turn
                del tape[mark:]
                self.outcome = None
                self.rebuild()
            raise

    def take(self, seat: Seat, value: Value) -> None:
        """Apply a standing offer; if it raises, all is as before and the error goes on."""
        start, tape, first, past, turn = self.start, self.tape, self.first, self.past, self._turn
        mark = len(tape)
        tape.append(Taken(seat, value))
        try:
            self._idle = 0
            if self._apply_offer(seat, value):
                self._run(None)
            for ask in self.open:
                _ = ask.options  # an offer must not leave a question without any
        except Exception:
            if not self.once:
                self.start, self.tape, self.first, self.past = start, tape, first, past
                self._turn = turn
                del tape[mark:]
                self.outcome = None
                self.rebuild()
            raise

    def rekey(self, key: bytes) -> None:
        """Chance goes on under another key."""
        self.tape.append(Rekeyed(key))
        self.state.chance = self.state.chance.under(key)

    def hide(self, mark: Hidden) -> None:
        """Deal anew what a seat cannot know; what others have answered in secret is open again."""
        self.keeps = False
        together = self.together
        if together is not None and together.secret:
            kept = [
                item
                for item in self.tape[together.mark - self.first :]
                if not isinstance(item, Given) or item.seat == mark.seat
            ]
            self.tape = self.tape[: together.mark - self.first] + kept
            self.rebuild()
        self.tape.append(mark)
        self._redeal(mark)

    def write(self, item: object) -> None:
        """Put an answer on the tape."""
        if self.once:
            self.first += 1
        else:
            self.tape.append(item)
            self._work += ANSWER_WORK

    def _run(self, sent: Any) -> None:
        """Resume the rules and go on to the next question that somebody must answer."""
        while True:
            asked = self._resume(sent)
            if asked is None:
                self.open = []
                return
            if isinstance(asked, AskAny):
                asked = self._spokesman(asked)
            if isinstance(asked, Ask):
                if not asked.forced:
                    asked.state = self.state
                    self.open = [asked]
                    return
                sent = asked.options[0]
                self.write(sent)
                self.count()
            else:
                together = self.together = Together(asked, self.party, self.place)
                together.begin(self)
                if not together.settle():
                    self.open = together.open(self.state)
                    return
                self.together = None
                sent = together.result

    def _spokesman(self, asked: AskAny[Value]) -> Any:
        """The question of a party, put to one seat only where one seat decides."""
        first: Ask[Value] = asked.asks[0]
        alone = self.party == LEADER or len(asked.asks) == 1 or first.forced
        return first if alone else asked

    def _resume(self, sent: Any) -> Any:
        """Run the rules up to what they ask next; None if the game is over."""
        while True:
            flow = self._flow
            if flow is None:
                self.outcome = self.rules.outcome(self.state)
                if self.outcome is not None:
                    return None
                if self._work >= self._due and not self.once:
                    self._make_checkpoint()
                if self.journal is not None:
                    self._keep_moment(self.journal)
                self.count()
                asked: Any = next(self._next_step(), OVER)
                if asked is not OVER:
                    return asked
                self._flow = None
                continue
            try:
                return flow.send(sent)
            except StopIteration:
                self._flow = None

    def _keep_moment(self, journal: Journal) -> None:
        """What the last step has told can be seen as it was then, where a listener wants that."""
        moments = journal.moments
        if moments is None:
            return
        told = len(journal.events)
        if told > (moments[-1][0] if moments else journal.kept):
            moments.append((told, self.state.copy()))

    def _next_step(self) -> Flow:
        agenda = self.state.agenda
        if not agenda:
            raise BrokenRules("nothing is planned, and the game is not over")
        planned = agenda.pop()
        self._steps += 1
        self._work += STEP_WORK
        step = planned.step
        if step.under_way is None:
            flow: Flow = step.run(self.state, *planned.args).__await__()
        else:
            part = step.under_way(self.state)
            flow = step.run(self.state, part, *planned.args).__await__()
        self._flow = flow
        return flow

    def count(self) -> None:
        """One more step or forced answer without a question: it must come to an end."""
        self._idle += 1
        if self._idle > MAX_IDLE:
            if self._flow is not None:
                self._flow.close()
            raise BrokenRules(f"{MAX_IDLE} steps of the rules without a question")

    def _make_checkpoint(self) -> None:
        self._go_on_from(self.state.copy(), len(self.tape), self.rules.turn(self.state))
        self._work = 0
        self._steps = 0

    def _go_on_from(self, state: S, answered: int, turn: int) -> None:
        """A later checkpoint, which contains some of the tape."""
        if self.keeps and answered:
            gone = Checkpoint(self.first, self._turn, self.start, self.tape[:answered])
            self.past = with_one_more(self.past, gone)
        self.start = state
        self.first += answered
        self.tape = self.tape[answered:]
        self._turn = turn

    def tighten(self) -> None:
        """Move the checkpoint up to where the step that asks began, so that copies have only that
        step to take again. It costs as much as two copies, once."""
        self._due = self.cadence
        last = self._steps
        if self.outcome is not None or self.once or last <= 1:
            return
        play: Play[S] = Play(self.rules, self.start, None, self.party, self.cadence)
        play.start, play.first, play.tape = self.start, self.first, self.tape
        found, answered = play._state_before(last)
        self._go_on_from(found, answered, self.rules.turn(found))
        self._steps = 1
        self._work = STEP_WORK + ANSWER_WORK * len(self.tape)

    # -- beside the rules -------------------------------------------------------------------------

    def _apply_offer(self, seat: Seat, value: Value) -> bool:
        """Whether it broke off the step under way, so that the next one is to be taken."""
        broken = False
        for offer in self.rules.standing(self.state, seat):
            if offer.value == value:
                offer.take()
                broken = offer.breaks_off
                break
        self.outcome = self.rules.outcome(self.state)
        if self.outcome is not None or broken:
            self._flow = None
            self.together = None
            self.open = []
        self._renew()
        return broken and self.outcome is None

    def _redeal(self, mark: Hidden) -> None:
        self.rules.hide(self.state, mark.seat, Chance(derive_key(mark.key, "hide")))
        if mark.new_dice:
            self.state.chance = Chance(derive_key(mark.key, "play"))
        self._renew()

    def _renew(self) -> None:
        """The state was changed under the questions; those of seats that are done count too."""
        if self.together is not None:
            self.together.renew()
        else:
            for ask in self.open:
                ask.renew()

    # -- copying and going back ---------------------------------------------------------------

    def copy(self, journal: Journal | None, once: bool) -> Play[S]:
        """An equal play that goes its own way."""
        self.tighten()
        state = self.state.copy() if self.outcome is not None else self.start
        new: Play[S] = Play(self.rules, state, None, self.party, self.cadence)
        new.start = self.start
        new.tape = self.tape[:]
        new.first = self.first
        new._turn = self._turn
        new._work = self._work
        new.keeps = self.keeps and journal is not None
        new.outcome = self.outcome
        new.journal = journal
        if self.outcome is None:
            new.rebuild()
        else:
            state.journal = journal
        new.once = once
        return new

    def rebuild(self) -> None:
        """Copy the checkpoint, play the tape."""
        state = self.state = self.start.copy()
        self._flow = None
        self._work = 0
        self._steps = 0
        self._idle = 0
        self._replay(None, 0)
        for place, item in enumerate(self.tape):
            if isinstance(item, Given):
                self._replay_given(item, place + 1)
            elif isinstance(item, Mark):
                self._replay_mark(item, place + 1)
            else:
                self._replay(item, place + 1)
        self._work += ANSWER_WORK * len(self.tape)
        state.journal = self.journal

    def _state_before(self, step: int) -> tuple[S, int]:
        """Play the tape, and keep the state as it is before a step is begun, with how much of the
        tape was answered by then."""
        self._wanted = step
        self.rebuild()
        assert self._found is not None
        return self._found, self._answered

    def _replay(self, sent: Any, place: int) -> None:
        """Resume the rules up to what they ask next, which is answered on the tape."""
        while True:
            flow = self._flow
            if flow is None:
                if self._steps + 1 == self._wanted:
                    self._found, self._answered = self.state.copy(), place
                asked: Any = next(self._next_step(), OVER)
                if asked is OVER:
                    self._flow = None
                    continue
            else:
                try:
                    asked = flow.send(sent)
                except StopIteration:
                    self._flow = None
                    continue
            if isinstance(asked, AskAny):
                asked = self._spokesman(asked)
            if isinstance(asked, Ask):
                self.together = None
                asked.state = self.state
                self.open = [asked]
                return
            together = self.together = Together(asked, self.party, self.first + place)
            for branch in together.branches:
                if branch.flow is not None:
                    together.feed(self, branch, None)
            if not together.settle():
                self.open = together.open(self.state)
                return
            sent = together.result

    def _replay_given(self, item: Given, place: int) -> None:
        together = self.together
        assert together is not None
        branch = together.branch(item.seat)
        branch.given.append(item.value)
        if branch.flow is None:
            branch.done = True
            branch.result = item.value
        else:
            together.feed(self, branch, item.value)
        if together.settle():
            self._replay(together.result, place)
            return
        self.open = together.open(self.state)
        if not together.secret:
            together.renew()

    def _replay_mark(self, mark: Mark, place: int) -> None:
        """What happened beside the rules while they waited for answers."""
        if isinstance(mark, Hidden):
            self._redeal(mark)
        elif isinstance(mark, Rekeyed):
            self.state.chance = self.state.chance.under(mark.key)
        elif isinstance(mark, Taken) and self._apply_offer(mark.seat, mark.value):
            self._replay(None, place)

    def back_to(self, place: int) -> bool:
        """Go back to a place on the tape; False if no checkpoint before it is kept any more."""
        if place < self.first:
            number = last_before(self.past, place)
            if number < 0:
                return False
            gone = self.past[number]
            self.start, self.first, self._turn = gone.state, gone.first, gone.turn
            self.tape = gone.tape[:]
            self.past = self.past[:number]
        del self.tape[place - self.first :]
        self.rebuild()
        return True
