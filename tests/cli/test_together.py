"""Several seats at one keyboard: asked in turn, and without a curtain where one person may look at
all of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import grimorio
from grimorio.bots import Bot, bot
from grimorio.cli.sitting import Quit, Sitting
from grimorio.core import registry
from tests.bazaar import title
from tests.bazaar.fairs import all_choose
from tests.cli.test_sitting import Keyboard


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is in the registry for this test only."""
    monkeypatch.setattr(registry, "_titles", {**registry._titles, title.name: title})


def sit(people: Sequence[int], *typed: str) -> tuple[Sitting, list[str]]:
    """Play with these lines typed; the sitting, and what was asked for them."""
    game = grimorio.new("bazaar", seats=3, seed=all_choose(3)["seed"])
    bots: dict[int, Bot] = {seat: bot("random", seat) for seat in range(3) if seat not in people}
    keyboard = Keyboard(*typed)
    sitting = Sitting(game, people, bots, keyboard, map=False, keep=None)
    with pytest.raises(Quit):
        sitting.play()
    return sitting, keyboard.asked


def curtains(asked: Sequence[str], sitting: Sitting) -> int:
    names = [sitting.texts.tell("seat", n=seat) for seat in range(3)]
    falls = {sitting.texts.tell("cli-curtain", name=name) for name in names}
    return sum(line in falls for line in asked)


def test_one_person_answers_for_all_seats_without_a_curtain() -> None:
    sitting, asked = sit([0, 1, 2], *"111111")
    assert curtains(asked, sitting) == 0
    assert [ask.kind.name for ask in sitting.game.pending] == ["buy"] * 3


def test_where_others_play_too_the_curtain_falls_between_seats() -> None:
    sitting, asked = sit([0, 1], "", "1", "1", "", "1", "1")
    assert curtains(asked, sitting) >= 2


def test_an_answer_of_one_seat_is_taken_back_while_another_is_asked() -> None:
    sitting, _ = sit([0, 1, 2], "1", "1", "1", "u", "2", "1", "1", "1")
    assert [ask.kind.name for ask in sitting.game.pending] == ["buy"] * 3
