"""The contract: options of a table, the registry, outcomes, and data read back."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

import grimorio
from grimorio.core import Data, Options, Outcome, Setting, Settings, Title, registry
from grimorio.core.data import BadData, as_bool, as_dict, as_int, as_list, as_str
from grimorio.core.errors import BadSeats, BadSetting, UnknownGame
from tests.toys import Pad, fair, play, toy

LENGTH = Setting("length", 8, [4, 8])
MOOD = Setting("mood", "calm", ["calm", "wild"])
FOG = Setting("fog", False)


def table(**given: object) -> Options:
    return toy(fair, settings=[LENGTH, MOOD, FOG]).options(given, 2)


def test_what_was_not_given_is_as_by_default() -> None:
    assert table() == {"length": 8, "mood": "calm", "fog": False}
    assert table(mood="wild") == {"length": 8, "mood": "wild", "fog": False}
    assert toy(fair).options(None, 2) == {}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"length": "4"}, ("length", 4)),
        ({"fog": "TRUE"}, ("fog", True)),
        ({"fog": "false"}, ("fog", False)),
        ({"mood": "Wild"}, ("mood", "wild")),
        ({"fog": True}, ("fog", True)),
    ],
)
def test_values_are_understood_as_typed_on_a_command_line(
    given: dict[str, object], read: tuple[str, object]
) -> None:
    value = table(**given)[read[0]]
    assert (value, type(value)) == (read[1], type(read[1]))


@pytest.mark.parametrize(
    "given", [{"length": 5}, {"length": 4.0}, {"fog": 1}, {"length": True}, {"mood": None}]
)
def test_other_values_are_refused_and_those_known_are_named(given: dict[str, object]) -> None:
    with pytest.raises(BadSetting, match=r"it takes: (4, 8|calm, wild|false, true)"):
        table(**given)


def test_an_option_nobody_knows_is_refused() -> None:
    with pytest.raises(BadSetting, match="toy has no option 'speed'; it has: length, mood, fog"):
        table(speed=1)
    with pytest.raises(BadSetting, match="it has: none"):
        toy(fair).options({"speed": 1}, 2)


def test_options_that_make_no_sense_together_are_refused_by_the_title() -> None:
    title = toy(fair, settings=[LENGTH, FOG])

    def check(options: Options, seats: int) -> None:
        if options["fog"] and seats > 2:
            raise BadSetting("fog-for-two")

    title.settings = Settings(choices=[LENGTH, FOG], check=check)
    assert title.options({"fog": True}, 2)["fog"] is True
    with pytest.raises(BadSetting, match="refusal-fog-for-two"):
        title.options({"fog": True}, 3)


@pytest.mark.parametrize("seats", [0, 7, -1])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="1 to 6"):
        toy(fair).options({}, seats)


def test_an_outcome_says_who_won_and_why() -> None:
    outcome = Outcome([1, 2.5], [1], "goal")
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 2.5), (1,), "goal")
    assert repr(outcome) == "Outcome(scores=(1, 2.5), winners=(1,), reason='goal')"


# -- the registry -------------------------------------------------------------------------------


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> dict[str, Title[Any]]:
    """A registry of our own, empty but for the entry points."""
    titles: dict[str, Title[Any]] = {}
    monkeypatch.setattr(registry, "_titles", titles)
    return titles


def test_a_registered_title_is_found_listed_and_played(shelf: dict[str, Title[Any]]) -> None:
    title = toy(fair)
    registry.register(title)
    assert registry.find("toy") is title
    assert {"toy", "wisps"} <= set(registry.names())
    game = grimorio.new("toy", seats=2, seed=1)
    game.answer(0, "dice")
    assert grimorio.load(game.record()).digest() == game.digest()


def test_a_title_of_another_package_is_found_by_its_entry_point(
    shelf: dict[str, Title[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint("elsewhere", "tests.core.test_contract:ELSEWHERE", registry.GROUP)
    asked = []

    def entry_points(group: str) -> EntryPoints:
        asked.append(group)
        return EntryPoints([point])

    monkeypatch.setattr(registry, "entry_points", entry_points)
    assert registry.names() == ["elsewhere"]
    assert shelf == {}
    assert registry.find("elsewhere").name == "toy"
    assert set(shelf) == {"elsewhere"}
    assert set(asked) == {"grimorio.games"}
    with pytest.raises(UnknownGame, match="installed: elsewhere"):
        registry.find("wisps")


ELSEWHERE = toy(fair)


def test_games_can_be_listed_also_when_one_was_played() -> None:
    grimorio.new("wisps", seed=1)
    assert "wisps" in grimorio.games()


def test_without_any_title_the_refusal_says_so(
    shelf: dict[str, Title[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints([]))
    with pytest.raises(UnknownGame, match="no game 'wisps'; installed: none"):
        registry.find("wisps")


def test_a_game_without_seats_or_seed_takes_the_fewest_seats_and_a_key_nobody_knows() -> None:
    one, two = grimorio.new("wisps"), grimorio.new("wisps")
    assert (one.seats, one.practice) == (2, False)
    assert one.key != two.key
    assert grimorio.new("wisps", seed=1).key == grimorio.new("wisps", seed="1").key


# -- data read back -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("read", "good", "bad"),
    [
        (as_int, [0, -5], [True, "1", None, [1]]),
        (as_bool, [True, False], [0, 1, "true"]),
        (as_str, ["", "a"], [1, None, ["a"]]),
        (as_list, [[], [1, "a"]], [{}, "ab", None]),
        (as_dict, [{}, {"a": 1}], [[], "a", 3]),
    ],
)
def test_data_is_taken_only_as_what_it_is(
    read: Callable[[Data], Data], good: list[Data], bad: list[Data]
) -> None:
    assert [read(data) for data in good] == good
    for data in bad:
        with pytest.raises(BadData, match="was expected, not"):
            read(data)


def test_a_table_has_exactly_the_keys_expected() -> None:
    assert as_dict({"a": 1, "b": 2}, "a", "b") == {"a": 1, "b": 2}
    less: Data = {"a": 1}
    more: Data = {"a": 1, "b": 2, "c": 3}
    for odd in (less, more):
        with pytest.raises(BadData, match=r"other keys than expected: (b|c)$"):
            as_dict(odd, "a", "b")


def test_the_state_of_a_toy_is_dumped_whole() -> None:
    game = play(fair, turns=9)
    game.answer(0, "draw")
    game.answer(1, "dice")
    dumped = game.state.dump()
    assert Pad.load(dumped).dump() == dumped
    assert set(as_dict(dumped)) == set(Pad.__slots__) - {"agenda", "chance", "journal"}
