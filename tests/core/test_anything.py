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
        self.barrier = barrier(game)
        self.began = game.began
        self.bound = False
        """Whether a rewind came after it."""
        self.changed = False
        """Whether something before it was taken out since, while several acted at once."""


def barrier(game: Game[Pad]) -> tuple[bytes, int, int]:
    """What changes if chance is drawn or something becomes known."""
    assert game.journal is not None
    return game.state.chance.key, game.state.chance.drawn, game.journal.reveals


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

    def free(self, seat: Seat) -> int | None:
        """Which moment the seat may go back to freely: that of the last entry, or of its own last
        one since several began to act at once."""
        own = [place for place, moment in enumerate(self.moments) if moment.seat == seat]
        if not own:
            return None
        moment, after = self.moments[own[-1]], self.moments[own[-1] + 1 :]
        at_once = self.game.began >= 0 and moment.began == self.game.began
        if (after and not at_once) or any(one.bound for one in (moment, *after)):
            return None
        then = after[0].barrier if after else barrier(self.game)
        return own[-1] if moment.barrier == then else None

    @precondition(running)
    @rule(pick=PICK)
    def take_back(self, pick: int) -> None:
        seat, game = pick % self.game.seats, self.game
        place = self.free(seat)
        before = game.digest()
        if place is None:
            with pytest.raises(UndoRefused):
                game.undo(seat)
            assert game.digest() == before
        elif place == len(self.moments) - 1:
            last = self.moments.pop()
            game.undo(seat)
            if not last.changed:
                now = (game.digest(), questions(game), told(game))
                assert now == (last.digest, last.asked, last.told)
        else:
            self.take_out(place)

    def take_out(self, place: int) -> None:
        """Others, who act at the same time, have gone on: what they did stands, or all does."""
        game, seat = self.game, self.moments[place].seat
        before, others = game.digest(), [one.seat for one in self.moments[place + 1 :]]
        why = ""
        try:
            game.undo(seat)
        except UndoRefused as refused:
            why = refused.text.id
        if why:
            assert why in ("refusal-undo-others-depend", "refusal-undo-nothing-else")
            assert game.digest() == before
            return
        kept = game.since_checkpoint()[-len(others) :]
        assert [entry.seat for entry in kept] == others[-len(kept) :]
        del self.moments[place]
        for moment in self.moments[place:]:
            moment.changed = True

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
        if not moment.changed:
            now = (game.state.dump(), questions(game), told(game))
            assert now == (moment.state, moment.asked, moment.told)
        key = game.state.chance.key
        assert key not in self.keys
        self.keys.add(key)
        # What comes before the rewind can be taken back no more, but by consent.
        del self.moments[places[-1] :]
        if self.moments:
            self.moments[-1].bound = True

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
