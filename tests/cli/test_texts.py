from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.texts import Texts

SOURCE = """
seat = Bearer { $n }
wounded = { $who } takes { $count ->
        [one] one wound
       *[other] { $count } wounds
    }.
card = the { $name }
"""


def words(names: dict[int, str] | None = None) -> Texts:
    return Texts("en", [SOURCE], names)


def test_a_text_inside_a_text_is_said_first() -> None:
    card = Text("card", {"name": "Troll"})
    assert words().say(Text("wounded", {"who": card, "count": 1})) == "the Troll takes one wound."


def test_a_seat_is_called_by_its_players_name_or_as_the_game_calls_it() -> None:
    texts = words({1: "Ada"})
    assert texts.say(Text("seat", {"n": 1})) == "Ada"
    assert texts.say(Text("seat", {"n": 0})) == "Bearer 0"


def test_a_missing_message_is_shown_and_collected() -> None:
    texts = words()
    missing = Text("fled", {"who": Text("seat", {"n": 0}), "steps": 2})
    assert texts.say(missing) == "fled(who=Bearer 0, steps=2)"
    assert texts.say(Text("gone")) == "gone"
    assert texts.missing == {"fled", "gone"}


def test_a_missing_argument_is_collected_too() -> None:
    texts = words()
    assert "takes" in texts.tell("wounded", count=3)
    assert [line.partition(":")[0] for line in texts.missing] == ["wounded"]


def test_earlier_sources_win() -> None:
    texts = Texts("en", ["title = The game", "title = The command line\nmore = More"])
    assert texts.tell("title") == "The game"
    assert texts.tell("more") == "More"


def test_spanish_counts_as_spanish_does() -> None:
    source = "cards = { $n ->\n    [one] una carta\n   *[other] { $n } cartas\n}"
    texts = Texts("es", [source])
    assert [texts.tell("cards", n=n) for n in (1, 2)] == ["una carta", "2 cartas"]
