"""Whatever is done in whatever order: answers, offers, failures, going back, copies, saves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

import grimorio
from grimorio.core import Game, Seat, key_of, registry
from grimorio.core.errors import RuleFailed, UndoRefused
from grimorio.core.log import REWIND
from grimorio.core.record import resume, save
from tests.toys import Pad, fair, hand_over, questions, told, toy

PICK = st.integers(0, 1_000_000)


class Moment:
    """How a game stood before an entry in force: what going back must lead to."""

    def __init__(self, game: Game[Pad], seat: Seat) -> None:
        assert game.journal is not None
        self.seat = seat
        self.digest = game.digest()
        self.state = game.state.dump()
        self.asked = questions(game)
        self.told = told(game)
        chance = game.state.chance
        self.barrier = (chance.key, chance.drawn, game.journal.reveals)


class AnythingGoes(RuleBasedStateMachine):
    """The fair, played by somebody who does not know what is good for them."""

    game: Game[Pad]

    @initialize(seats=st.integers(1, 3), seed=st.integers(0, 99))
    def begin(self, seats: int, seed: int) -> None:
        self.game = grimorio.new("toy", seats=seats, seed=seed)
        self.moments: list[Moment] = []
        self.keys: set[bytes] = {self.game.state.chance.key}
        self.number = 0

    def running(self) -> bool:
        return self.game.outcome is None

    def act(self, seat: Seat, what: Callable[[], None]) -> None:
        """Do it; if a rule fails, all must be as before."""
        moment, number = Moment(self.game, seat), self.game.number
        given = self.game.answered
        try:
            what()
        except RuleFailed:
            assert self.game.digest() == moment.digest
            assert (questions(self.game), told(self.game)) == (moment.asked, moment.told)
            assert (self.game.number, self.game.answered) == (number, given)
        else:
            self.moments.append(moment)

    @precondition(running)
    @rule(pick=PICK)
    def answer(self, pick: int) -> None:
        ask = self.game.pending[pick % len(self.game.pending)]
        option = ask.options[pick % len(ask.options)]
        self.act(ask.seat, lambda: self.game.answer(ask.seat, option))

    @precondition(running)
    @rule(pick=PICK)
    def take_an_offer(self, pick: int) -> None:
        seat = pick % self.game.seats
        offers = self.game.standing(seat)
        if offers:
            value = offers[pick % len(offers)].value
            self.act(seat, lambda: self.game.take(seat, key_of(value)))

    @precondition(running)
    @rule(pick=PICK)
    def take_back(self, pick: int) -> None:
        seat, game = pick % self.game.seats, self.game
        assert game.journal is not None
        last = self.moments[-1] if self.moments else None
        now = (game.state.chance.key, game.state.chance.drawn, game.journal.reveals)
        free = last is not None and last.seat == seat and last.barrier == now
        before = game.digest()
        if not free:
            with pytest.raises(UndoRefused):
                game.undo(seat)
            assert game.digest() == before
            return
        game.undo(seat)
        assert last is not None
        assert (game.digest(), questions(game), told(game)) == (last.digest, last.asked, last.told)
        self.moments.pop()

    @precondition(running)
    @rule(pick=PICK)
    def take_back_by_consent(self, pick: int) -> None:
        seat, game = pick % self.game.seats, self.game
        places = [place for place, moment in enumerate(self.moments) if moment.seat == seat]
        if not places:
            with pytest.raises(UndoRefused):
                game.undo(seat, consent=True)
            return
        moment = self.moments[places[-1]]
        game.undo(seat, consent=True)
        assert (game.state.dump(), questions(game), told(game)) == (
            moment.state, moment.asked, moment.told,
        )  # fmt: skip
        key = game.state.chance.key
        assert key not in self.keys
        self.keys.add(key)
        # What comes before the rewind can be taken back no more, but by consent.
        del self.moments[places[-1] :]
        if self.moments:
            self.moments[-1].barrier = (b"another key", 0, 0)

    @rule(listen=st.booleans())
    def copy(self, listen: bool) -> None:
        copy = self.game.clone(listen=listen)
        assert copy.digest() == self.game.digest()
        assert copy.answered == self.game.answered
        if listen:
            assert told(copy) == told(self.game)
            self.game = copy

    @rule(pick=PICK)
    def think(self, pick: int) -> None:
        seat = pick % (self.game.seats + 1) - 1
        before = self.game.digest()
        world = self.game.hidden_from(seat, pick)
        again = self.game.hidden_from(seat, "other").hidden_from(seat, pick)
        assert world.digest() == again.digest() == world.clone().digest()
        assert self.game.digest() == before

    @rule()
    def save_and_load(self) -> None:
        again = grimorio.load(self.game.record().json())
        assert (again.digest(), again.number) == (self.game.digest(), self.game.number)
        assert told(again) == told(self.game)
        self.game = again

    @rule()
    def open_a_checkpoint(self) -> None:
        if any(entry.kind == REWIND for entry in self.game.since_checkpoint()):
            return
        data, lines = save(self.game)
        again, kept = resume(data, lines)
        assert (kept, again.digest()) == (len(lines), self.game.digest())

    @invariant()
    def somebody_is_asked_or_it_is_over(self) -> None:
        assert bool(self.game.pending) == self.running()

    @invariant()
    def numbers_never_go_down(self) -> None:
        assert self.game.number >= self.number
        assert self.game.number == len(self.game.entries())
        self.number = self.game.number

    @invariant()
    def nothing_is_lost_or_made(self) -> None:
        assert self.game.title.rules.conserved(self.game.state) == list(range(1, 13))


@pytest.fixture(autouse=True)
def fair_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    titles: dict[str, Any] = {"toy": toy(fair, turns=8, standing=hand_over)}
    monkeypatch.setattr(registry, "_titles", titles)


TestAnything = AnythingGoes.TestCase
TestAnything.settings = settings(
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
