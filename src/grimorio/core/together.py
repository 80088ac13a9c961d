"""Together: the seats that act at the same time, and what they have come to so far."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, TypeAlias

from grimorio.core.asking import Ask, AskAll, AskAny, Gather, Seat, Value
from grimorio.core.errors import BrokenRules

Several: TypeAlias = "AskAll[Any] | AskAny[Any] | Gather[Any]"

FIRST: Final = "first"
LEADER: Final = "leader"
ALL: Final = "all"
MAJORITY: Final = "majority"
PARTY: Final = (FIRST, LEADER, ALL, MAJORITY)
"""How a party decides: the first answer counts, the leader decides, all must agree, most decide."""
ROUNDS: Final = 3
"""Where all must agree and do not, they vote again; after this many votes most decide."""


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

    def open(self) -> list[Ask[Value]]:
        """The questions that wait for an answer."""
        return [b.ask for b in self.branches if not b.done and b.ask is not None]

    def renew(self) -> None:
        """The state was changed under the questions."""
        for branch in self.branches:
            if branch.ask is not None:
                branch.ask.renew()

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
