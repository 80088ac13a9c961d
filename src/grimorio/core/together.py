"""Together: the seats that act at the same time, and what they have come to so far."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from grimorio.core.asking import Ask, AskAll, AskAny, Gather, Seat, Value
from grimorio.core.errors import BrokenRules
from grimorio.core.log import Given

if TYPE_CHECKING:
    from grimorio.core.contract import State
    from grimorio.core.play import Play

Several: TypeAlias = "AskAll[Any] | AskAny[Any] | Gather[Any]"

FIRST: Final = "first"
LEADER: Final = "leader"
ALL: Final = "all"
MAJORITY: Final = "majority"
PARTY: Final = (FIRST, LEADER, ALL, MAJORITY)
"""How a party decides: by the first answer, by the leader, by all who agree, or by most of them."""
ROUNDS: Final = 3
"""If all must agree and do not, they vote again. In the vote of this number most decide."""


class Branch:
    """One seat of several: the question it has, and what it has answered."""

    __slots__ = ("ask", "done", "flow", "given", "result", "seat")

    def __init__(
        self, seat: Seat, ask: Ask[Value] | None, flow: Coroutine[Any, Any, Any] | None
    ) -> None:
        self.seat = seat
        self.ask = ask
        """Its question, or its last one when it is done."""
        self.flow = flow
        self.given: list[Value] = []
        """Its answers so far, in order."""
        self.done = False
        self.result: Any = None


class Together:
    """Several seats at the same time; the rules go on when `settle` says so."""

    __slots__ = ("_party", "_votes", "branches", "mark", "put", "result", "secret")

    def __init__(self, put: Several, party: str, mark: int) -> None:
        self.put = put
        self.mark = mark
        """Where on the tape it began, counted from where the game started."""
        self.result: Any = None
        self.secret = not isinstance(put, AskAny)
        self._party = party
        self._votes = 1
        if isinstance(put, Gather):
            self.secret = put.secret
            self.branches = [Branch(seat, None, flow) for seat, flow in put.flows.items()]
        else:
            self.branches = [Branch(ask.seat, ask, None) for ask in put.asks]
        if len({branch.seat for branch in self.branches}) < len(self.branches):
            raise BrokenRules("a seat is asked two questions at once")

    def branch(self, seat: Seat) -> Branch:
        for branch in self.branches:
            if branch.seat == seat:
                return branch
        raise BrokenRules(f"seat {seat} is not asked")

    def open(self, state: State) -> list[Ask[Value]]:
        """The questions that wait for an answer."""
        found = [b.ask for b in self.branches if not b.done and b.ask is not None]
        for ask in found:
            ask.state = state
        return found

    def renew(self) -> None:
        """The state was changed under the questions."""
        for branch in self.branches:
            if branch.ask is not None:
                branch.ask.renew()

    def begin(self, play: Play[Any]) -> None:
        """Every branch up to its first question that somebody must answer."""
        try:
            for branch in self.branches:
                self._start(play, branch)
            if not self.secret:
                self._renew_options(play)
        except Exception:
            self.close()
            raise

    def give(self, play: Play[Any], seat: Seat, value: Value) -> None:
        """One of the seats has answered."""
        play.write(Given(seat, value))
        branch = self.branch(seat)
        branch.given.append(value)
        if branch.flow is None:
            branch.done = True
            branch.result = value
        else:
            self._go_on(play, branch, value)
        if not self.secret:
            self._renew_options(play)

    def _renew_options(self, play: Play[Any]) -> None:
        """In the open an answer may change the options of others. Nobody may be left without any,
        and a branch that is left with one goes on with it."""
        self.renew()
        going = True
        while going:
            going = False
            for branch in self.branches:
                ask = branch.ask
                if not branch.done and ask is not None and ask.forced and branch.flow is not None:
                    self._go_on(play, branch, _force(play, branch, ask))
                    self.renew()
                    going = True

    def _start(self, play: Play[Any], branch: Branch) -> None:
        """A branch up to its first question that somebody must answer."""
        if branch.flow is not None:
            self._go_on(play, branch, None)
        elif branch.ask is not None and branch.ask.forced:
            branch.done = True
            branch.result = branch.ask.options[0]
            branch.given.append(branch.result)
            play.write(Given(branch.seat, branch.result))

    def _go_on(self, play: Play[Any], branch: Branch, sent: Value) -> None:
        """Resume a branch; forced answers of its own are taken at once."""
        while self.feed(play, branch, sent):
            ask = branch.ask
            assert ask is not None
            if not ask.forced:
                return
            sent = _force(play, branch, ask)

    def feed(self, play: Play[Any], branch: Branch, sent: Value) -> bool:
        """Send an answer to a branch; whether it asks again."""
        assert branch.flow is not None
        state: State = play.state
        planned, drawn = len(state.agenda), state.chance.drawn
        try:
            asked = branch.flow.send(sent)
        except StopIteration as end:
            branch.done = True
            branch.result = end.value
            asked = None
        if len(state.agenda) != planned:
            raise BrokenRules("a coroutine of a gather plans no steps")
        if self.secret and state.chance.drawn != drawn:
            raise BrokenRules("a coroutine of a secret gather draws nothing")
        if asked is None:
            return False
        if not isinstance(asked, Ask) or asked.seat != branch.seat:
            raise BrokenRules("a coroutine of a gather asks its own seat, one question at a time")
        branch.ask = asked
        return True

    def close(self) -> None:
        """A branch has failed: none of them goes on, also those not begun."""
        for branch in self.branches:
            if branch.flow is not None:
                branch.flow.close()

    def settle(self) -> bool:
        """Whether the rules go on now; `result` is what they get."""
        if isinstance(self.put, AskAny):
            return self._decide()
        for branch in self.branches:
            if not branch.done:
                return False
        if isinstance(self.put, AskAll):
            self.result = [branch.result for branch in self.branches]
        else:
            self.result = {branch.seat: branch.result for branch in self.branches}
        return True

    def _decide(self) -> bool:
        """The decision of a party, as the table has chosen."""
        votes = [branch.result for branch in self.branches if branch.done]
        everybody = len(votes) == len(self.branches)
        if not votes:
            return False
        self.result = votes[0]
        if self._party == FIRST:
            return True
        if self._party == MAJORITY or self._votes == ROUNDS:
            most = max(votes, key=votes.count)  # of several the first: the leader's, if it is one
            self.result = most
            return everybody or 2 * votes.count(most) > len(self.branches)
        if not everybody:
            return False
        if votes.count(votes[0]) == len(votes):
            return True
        self._votes += 1
        for branch in self.branches:
            branch.done = False
        return False


def _force(play: Play[Any], branch: Branch, ask: Ask[Value]) -> Value:
    """Write down the one legal answer of a branch."""
    sent = ask.options[0]
    branch.given.append(sent)
    play.write(Given(branch.seat, sent))
    play.count()
    return sent
