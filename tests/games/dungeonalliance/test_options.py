"""Options of a table that are refused, and that the reason is said in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

from grimorio.core.errors import BadSeats, BadSetting
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.state import COMPETITIVE, SOLO
from grimorio.games.dungeonalliance.variants import mode_of
from grimorio.texts import LANGUAGES, Texts, read_ftl, refused

LOCALE = files("grimorio.games.dungeonalliance") / "locale"


@pytest.mark.rule("DA-PVP-1")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Player versus Player needs two alliances at least, not 1"),
        ("es", "Jugador contra Jugador necesita al menos dos alianzas, no 1"),
    ],
)
def test_who_plays_alone_has_nobody_to_fight(lang: str, words: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        title.options({"versus": True}, 1)
    assert refusal.value.rules == ("DA-PVP-1",)
    assert refusal.value.title == "dungeonalliance"
    said = Texts(lang, [read_ftl(LOCALE, lang)]).say(refusal.value.text)
    assert "".join(sign for sign in said if sign.isprintable()) == words


@pytest.mark.rule("DA-RUL-141")
@pytest.mark.parametrize(
    ("given", "seats", "lang", "words"),
    [
        ({}, 1, "en", "playing together needs two alliances at least, not 1"),
        ({}, 1, "es", "para jugar todos juntos hacen falta al menos dos alianzas, no 1"),
        ({"versus": True}, 2, "en", "does not fight the other alliances"),
        ({"versus": True}, 2, "es", "no luchan contra las otras alianzas"),
    ],
)
def test_together_needs_two_alliances_that_are_not_enemies(
    given: dict[str, object], seats: int, lang: str, words: str
) -> None:
    with pytest.raises(BadSetting) as refusal:
        title.options({**given, "together": "usual"}, seats)
    assert refusal.value.rules == ("DA-RUL-141",)
    said = Texts(lang, [read_ftl(LOCALE, lang)]).say(refusal.value.text)
    assert words in "".join(sign for sign in said if sign.isprintable())


@pytest.mark.rule("DA-SOLO-1", "DA-SETUP-7")
@pytest.mark.parametrize("seats", [0, 5])
def test_more_heroes_than_there_are_or_none_are_refused(seats: int) -> None:
    """A player leads four heroes: five players would need twenty of the seventeen."""
    with pytest.raises(BadSeats) as refusal:
        title.options({}, seats)
    for lang in LANGUAGES:
        said = refused(refusal.value, lang)
        assert "4" in said
        assert str(seats) in said


@pytest.mark.parametrize(
    "given", [{"heroes": "best"}, {"basic": "yes"}, {"versus": 3}, {"mode": "solo"}]
)
def test_an_option_or_a_value_that_does_not_exist_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadSetting) as refusal:
        title.options(given, 2)
    for lang in LANGUAGES:
        assert refused(refusal.value, lang)
        assert next(iter(given)) in refused(refusal.value, lang)


@pytest.mark.rule("DA-PVP-1", "DA-RUL-1")
def test_all_else_goes_together() -> None:
    for seats in (1, 2, 3, 4):
        for heroes in ("draft", "random", "ready"):
            for basic in (False, True):
                for versus in (False, True) if seats > 1 else (False,):
                    title.options({"heroes": heroes, "basic": basic, "versus": versus}, seats)
                if seats > 1:
                    for goal in ("usual", "hard"):
                        given = {"heroes": heroes, "basic": basic, "together": goal}
                        title.options(given, seats)


@pytest.mark.rule("DA-SOLO-1")
def test_the_mode_is_that_of_the_number_of_players() -> None:
    usual = title.options({}, 1)
    assert [mode_of(usual, seats) for seats in (1, 2, 3, 4)] == [SOLO, *[COMPETITIVE] * 3]
