"""Wisps: what it says, in both languages."""

from __future__ import annotations

import pytest

from grimorio.core.events import Event
from grimorio.games.wisps import title
from grimorio.games.wisps.kinds import CAUGHT, KINDS, ROUND, WALKED
from grimorio.texts import LANGUAGES, texts_of
from tests.games.wisps.marsh import GUST, bearer, marsh
from tests.games.wisps.test_catching import reaching
from tests.test_texts import messages, reached

NAMES = {0: "Ana", 1: "Bo"}


def story(lang: str) -> list[str]:
    """A short night, told."""
    night = reaching([GUST, 2], roll=5)
    night.gust(1)
    night.leave(1)
    words = texts_of(title, lang, NAMES)
    return [words.say(title.rules.say(night.game.state, event)) for event in night.game.events(0)]


def test_the_log_tells_a_story_in_english() -> None:
    assert story("en") == [
        "Lights dance over the marsh. 8 rounds until dawn.",
        "Ana turns over “1 step”.",
        "Bo turns over “3 steps”.",
        "Ana wades to Crooked Jetty.",
        "Bo sends a gust across the water at Ana.",
        "Ana shields the flame, rolls 5 against the gust and has the wisp all the same!",
        "Bo has had enough of wet boots and goes home.",
        "Bo drops “2 steps” in the reeds.",
    ]


def test_the_log_tells_a_story_in_spanish() -> None:
    assert story("es") == [
        "Bailan luces sobre el pantano. Quedan 8 rondas hasta el alba.",
        "Ana descubre «1 paso».",
        "Bo descubre «3 pasos».",
        "Ana vadea hasta Embarcadero Torcido.",
        "Bo lanza una ráfaga sobre el agua contra Ana.",
        "Ana protege la llama, saca un 5 contra la ráfaga ¡y aun así el fuego es suyo!",
        "Bo está hasta el gorro de mojarse las botas y se vuelve a casa.",
        "Bo deja caer «2 pasos» entre los juncos.",
    ]


def test_a_night_turns_on_the_wisps_that_are_caught() -> None:
    night = reaching([GUST, 2], roll=5)
    night.gust(1)
    told = {
        event.kind: title.rules.say(night.s, event).args.get("turning")
        for event in night.game.events(0)
    }
    assert told[CAUGHT] == 3
    assert told[WALKED] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_that_nothing_says(lang: str) -> None:
    used = {text.id for text in reached("wisps")[0]}
    used |= {f"event-{kind.name}" for kind in KINDS.events()}
    used |= {f"ask-{kind.name}" for kind in KINDS.questions()}
    used |= {f"outcome-{reason}" for reason in KINDS.outcomes}
    used |= {"title", "title-blurb", "seat-name", "score", "setting-rounds", "setting-rounds-help"}
    assert set(messages("wisps", lang)) == used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cell_and_every_seat_has_a_name_of_its_own(lang: str) -> None:
    night = marsh(bearer(0), bearer(18), bearer(2), bearer(16))
    words = texts_of(title, lang)
    board = night.game.view(0).boards[0]
    names = [words.say(cell.label) for cell in board.cells if cell.label]
    assert len(set(names)) == 19
    assert not any(name[-1].isdigit() for name in names)
    assert len({words.tell("seat-name", n=seat) for seat in range(4)}) == 4


def test_one_wisp_one_step_one_round_are_not_many() -> None:
    words = texts_of(title, "en")
    night = reaching([GUST, 2], roll=5)
    assert words.say(title.rules.say(night.game.state, Event(ROUND, (1,), -1, 0))) == (
        "The sky turns grey: this is the last round before dawn."
    )
    assert words.tell("ask-walk", steps=1) == "Walk 1 cell, or stay where you are."
    assert words.tell("ask-walk", steps=2) == "Walk up to 2 cells, or stay where you are."
