"""Keys of answers: what stands in records."""

from __future__ import annotations

from grimorio.core.asking import Ask
from grimorio.core.kinds import NUMBER, Kinds
from grimorio.core.nouns import NONE, Noun, several

CARD = Noun("card", ("slash", "volley"))
KINDS = Kinds()
FIGHT = KINDS.question("fight", CARD, NUMBER("round"))
PLAY = FIGHT.takes(CARD, verb="play")
THROW = FIGHT.answer("throw", CARD)
SWAP = FIGHT.answer("swap", CARD, CARD("for"))
FIGHT.passes()
DROP = KINDS.question("drop")
DROP.takes(several(CARD), verb="drop")
GUESS = KINDS.question("guess")
GUESS.takes(CARD("what"))


def test_an_answer_is_written_with_its_word_or_its_verb() -> None:
    assert [FIGHT.key(None, value) for value in (1, None, THROW(0), SWAP(0, 1), SWAP(0, NONE))] == [
        "play volley",
        "pass",
        "throw slash",
        "swap slash for volley",
        "swap slash",
    ]
    assert [DROP.key(None, value) for value in ((), (0, 1))] == ["drop none", "drop slash,volley"]
    assert GUESS.key(None, 0) == "slash"


def test_what_a_question_is_about_is_read_with_its_types() -> None:
    card, rounds = FIGHT.about(Ask(0, FIGHT, lambda: (1,), (1, 3), hides=False))
    assert (card, rounds) == (1, 3)


def test_several_things_are_stored_by_their_ids() -> None:
    assert CARD.dump_all([1, NONE, 0]) == ["volley", NONE, "slash"]
    assert Noun("seat").dump_all([3, 1]) == [3, 1]
