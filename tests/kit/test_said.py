"""What a fact says of itself by its fields."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.kit.effects import Effect
from grimorio.kit.said import Said, ending, sentences


class Push(Effect, frozen=True):
    squares: int
    whom: str = ""
    far: bool = False
    reach: int | None = None
    then: tuple[Effect, ...] = ()


SAID = Said({"then": lambda effects: Said().text("do", effects[0])})


def test_a_fact_is_said_by_its_verb_and_its_fields() -> None:
    said = SAID.text("do", Push(2, "enemy", True, 3), form="start")
    assert said.id == "do-push"
    assert said.args == {
        "squares": 2, "whom": "enemy", "far": "yes", "reach": 3, "then": "none", "form": "start",
    }  # fmt: skip


def test_what_is_left_open_is_none() -> None:
    assert SAID.words(Push(0)) == {
        "squares": 0, "whom": "none", "far": "no", "reach": "none", "then": "none",
    }  # fmt: skip


def test_a_noun_says_what_is_more_than_a_number() -> None:
    assert SAID.words(Push(1, then=(Push(2),)), "then") == {"then": Said().text("do", Push(2))}


def test_only_fields_that_hold_something_are_parts() -> None:
    said = SAID.parts(Push(2, far=True), "plus-squares", "is-far", "at-reach", "if-then")
    assert said == [Text("plus-squares", {"value": 2}), Text("is-far")]


def test_parts_follow_each_other_in_the_order_of_the_messages() -> None:
    one, two, three = Text("one"), Text("two"), Text("three")
    both = Text("comma", {"a": one, "b": two})
    assert ending("and", [one]) == one
    assert ending("and", [one, two, three]) == Text("and", {"a": both, "b": three})
    assert sentences([one, two]) == Text("sentences", {"a": one, "b": two})
