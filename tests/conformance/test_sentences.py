"""What players read: no rule by its id, and no place by a name that stands nowhere on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from grimorio.conformance import choose, start
from grimorio.core.scene import Scene, Text
from grimorio.core.title import Title
from grimorio.texts import texts_of
from grimorio.words import LANGUAGES

GAMES, DECISIONS = 3, 120
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+")
PLACE = re.compile(r"\b[A-Za-z]\d{1,2}\b")


def texts_told(title: Title[Any], seed: int) -> Iterator[tuple[Text, Scene]]:
    """Lines of the log, questions and answers of a random game, with the table they are about."""
    game = start(title, seed)
    assert game.journal is not None
    dice, told = Random(seed), 0
    for _ in range(DECISIONS):
        view = game.view(0)
        for event in game.journal.events[told:]:
            yield title.rules.say(game.state, event), view
        told = len(game.journal.events)
        if game.outcome is not None:
            return
        for ask in game.pending:
            choice = title.rules.show(game.state, ask, ask.seat)
            yield choice.prompt, view
            for option in choice.options[:40]:
                yield option.text, view
        choose(game, dice).do(game)


def printed(scene: Scene) -> set[str]:
    """The names of places that can be read off a board: along its edges, or on its places."""
    found: set[str] = set()
    for board in scene.boards:
        notes = {sign for cell in board.cells for sign in cell.note}
        found |= {column + row for column, row in product(board.columns, board.rows)}
        found |= {one + other for one, other in product(notes, notes)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_name_no_rule_and_no_place_that_is_printed_nowhere(
    title: Title[Any], lang: str
) -> None:
    words = texts_of(title, lang)
    for seed in range(GAMES):
        for text, scene in texts_told(title, seed):
            said = words.say(text)
            assert not RULE.search(said), said
            assert set(PLACE.findall(said)) <= printed(scene), said


def test_answers_begin_with_a_capital_or_with_the_name_of_a_place(title: Title[Any]) -> None:
    for lang, seed in product(LANGUAGES, range(GAMES)):
        words = texts_of(title, lang)
        for text, _ in texts_told(title, seed):
            said = words.say(text)
            if text.id.startswith("option-") and not PLACE.match(said):
                assert not said[:1].islower(), said
