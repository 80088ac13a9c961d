"""Answers: declared once beside their question; values stay plain."""

from __future__ import annotations

import pytest

from grimorio.core import Ask, Kinds, Value
from grimorio.core.answers import Answer, Cases
from grimorio.core.errors import BrokenRules
from grimorio.core.nouns import NONE, NUMBER, Noun, several

CARD = Noun("card", ("bow", "axe", "lamp"), kept=("axe", "bow"))
FOE = Noun("foe", says=lambda s, number: f"rat-{number}")
SQUARE = Noun("square", ("a1", "a2", "b1", "b2"))

KINDS = Kinds()
ACT = KINDS.question("act", NUMBER("points"))
END = ACT.answer("end")
GO = ACT.answer("go", SQUARE)
ATTACK = ACT.answer("attack", FOE, CARD("with"), CARD("played"))
THROW = ACT.answer("throw", several(CARD, "things"), was=lambda things: ("toss", len(things)))
DISCARD = KINDS.question("discard")
CARDS = DISCARD.takes(several(CARD))
NO_CARD = DISCARD.passes()
LEAD = KINDS.question("lead")
PAIR = LEAD.takes(CARD("first"), CARD("second"))
PICK = KINDS.question("pick")
PICKED = PICK.takes(CARD)


def test_the_value_of_an_answer_is_plain() -> None:
    assert END() == "end"
    assert GO(2) == ("go", 2)
    assert ATTACK(7, 1, NONE) == ("attack", 7, 1, -1)
    assert GO.each([3, 1]) == [("go", 3), ("go", 1)]


@pytest.mark.parametrize(
    ("question", "value", "answer"),
    [
        (ACT, "end", END),
        (ACT, ("go", 2), GO),
        (ACT, ("attack", 1, 2, 0), ATTACK),
        (DISCARD, (), CARDS),
        (DISCARD, (1, 1), CARDS),
        (DISCARD, None, NO_CARD),
        (LEAD, (1, 2), PAIR),
        (PICK, 1, PICKED),
    ],
)
def test_a_value_tells_which_answer_it_is(
    question: object, value: Value, answer: Answer[*tuple[object, ...]]
) -> None:
    assert question.of(value) is answer  # type: ignore[attr-defined]
    others = [END, GO, ATTACK, CARDS, NO_CARD, PICKED]
    assert answer.matches(value)
    same = {id(answer), id(PAIR)} if answer is CARDS else {id(answer), id(CARDS)}
    assert not any(other.matches(value) for other in others if id(other) not in same)


def test_the_parts_of_a_value_are_the_arguments_of_its_answer() -> None:
    assert ATTACK.parts(("attack", 7, 1, NONE)) == (7, 1, NONE)
    assert END.parts("end") == ()
    assert CARDS.parts((1, 2)) == ((1, 2),)
    assert PAIR.parts((1, 2)) == (1, 2)
    assert PICKED.parts(2) == (2,)


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("stop", "no answer"),
        (("go",), "is about"),
        (("go", 1, 2), "is about"),
        (("go", 4), "4 is no square"),
        (("go", "a1"), "'a1' is no square"),
        (("attack", 1, 3, NONE), "3 is no card with"),
        (3, "no answer"),
        (None, "no answer"),
    ],
)
def test_a_value_that_is_not_declared_is_named(value: Value, fault: str) -> None:
    assert fault in ACT.fault_of(value)


def test_what_is_declared_has_no_fault() -> None:
    for value in (END(), *GO.each(range(4)), ATTACK(9, NONE, 2), THROW((0, 1))):
        assert ACT.fault_of(value) == ""


def test_a_key_is_what_a_person_would_write() -> None:
    table = object()
    assert ACT.key(table, END()) == "end"
    assert ACT.key(table, GO(2)) == "go b1"
    assert ACT.key(table, ATTACK(7, 1, NONE)) == "attack rat-7 with axe"
    assert ACT.key(table, ATTACK(7, NONE, 0)) == "attack rat-7 played bow"
    assert ACT.key(table, THROW((0, 2))) == "throw bow,lamp"
    assert DISCARD.key(table, ()) == "none"
    assert DISCARD.key(table, None) == "pass"
    assert LEAD.key(table, (0, 2)) == "bow second lamp"
    assert PICK.key(table, 2) == "lamp"


def test_keys_of_records_of_numbers_are_known() -> None:
    assert GO.old_key(GO(2)) == "(go,2)"
    assert ATTACK.old_key(ATTACK(7, 1, NONE)) == "(attack,7,0)", "the axe was the first card then"
    assert ATTACK.old_key(ATTACK(7, 2, NONE)) == "", "there was no lamp"
    assert THROW.old_key(THROW((0, 1))) == "(toss,2)"
    assert CARDS.old_key((0, 1)) == "(1,0)"
    assert NO_CARD.old_key(None) == "pass"
    asked: Ask[Value] = Ask(0, ACT, lambda: [END(), GO(1), ATTACK(7, 0, NONE)], (3,), False)
    asked.state = object()
    keys = ("end", "go a2", "(go,1)", "attack rat-7 with bow", "(attack,7,1)", "(attack,7,0)")
    assert [asked.place(key) for key in keys] == [0, 1, 1, 2, 2, -1]


def test_an_answer_that_nothing_carries_out_is_named() -> None:
    walk = Kinds().question("walk")
    stay = walk.answer("stay")
    with pytest.raises(BrokenRules, match="nothing in the rules carries out walk/stay"):
        walk.do(None, stay())


def test_each_answer_is_carried_out_by_its_function() -> None:
    kinds = Kinds()
    walk = kinds.question("walk")
    stay, go = walk.answer("stay"), walk.answer("go", SQUARE)
    done: list[object] = []

    @go.does
    def walk_to(s: list[object], square: int) -> None:
        s.append(square)

    with pytest.raises(BrokenRules, match="nothing in the rules carries out walk/stay"):
        kinds.check()

    @stay.does
    def wait(s: list[object]) -> None:
        s.append("waited")

    kinds.check()
    walk.do(done, go(3))
    walk.do(done, stay())
    assert done == [3, "waited"]
    with pytest.raises(BrokenRules, match=r"walk/go.*two functions"):
        go.does(walk_to)


def test_one_word_or_thing_twice_is_refused() -> None:
    question = Kinds().question("walk")
    question.answer("go", SQUARE)
    with pytest.raises(BrokenRules, match="two answers 'go'"):
        question.answer("go")
    question.takes(SQUARE)
    with pytest.raises(BrokenRules, match="two things"):
        question.takes(CARD)


def test_something_is_made_of_answers_by_their_kind() -> None:
    worth: Cases[str, Value, float] = Cases()

    @worth(GO)
    def go_worth(s: str, value: Value, square: int) -> float:
        return square + 0.5

    assert worth.make("s", None, GO, GO(2)) == 2.5
    assert worth.make("s", None, END, END()) is None
    assert worth.has(GO)
    assert not worth.has(END)
    with pytest.raises(BrokenRules, match="two functions"):
        worth(GO)(go_worth)
