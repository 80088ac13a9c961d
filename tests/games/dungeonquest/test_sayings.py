"""What bots say aloud in DungeonQuest."""

from __future__ import annotations

import pytest

import grimorio
from grimorio.core import Ask, Game, Value
from grimorio.games.dungeonquest import bot, title
from grimorio.games.dungeonquest.bot.sayings import SAYINGS
from grimorio.games.dungeonquest.kinds import KINDS
from grimorio.games.dungeonquest.rules.dungeon.board import TOWERS, TREASURE
from grimorio.games.dungeonquest.rules.sun import SPACES
from grimorio.games.dungeonquest.state import Quest
from grimorio.texts import LANGUAGES, texts_of

QUESTIONS = {kind.name: kind for kind in KINDS.questions()}


def said(kind: str, option: Value, at: int, sun: int = 0) -> str | None:
    game: Game[Quest] = grimorio.new("dungeonquest", seats=2, seed=1)
    game.state.heroes[1].at, game.state.sun = at, sun
    text = bot.lore.why(
        game.state, Ask(1, QUESTIONS[kind], lambda: (option, None), (), False), option
    )
    return text.id if text else None


@pytest.mark.parametrize(
    ("option", "word"), [("stay", "stay"), (("move", 3), "home"), (("use", 22), "use")]
)
def test_who_stands_before_the_treasure_says_whether_it_is_enough(option: Value, word: str) -> None:
    assert said("act", option, TREASURE) == f"why-bot-{word}"


def test_steps_through_the_dungeon_need_no_words() -> None:
    assert said("act", ("move", 3), TOWERS[0]) is None
    assert said("may", None, TOWERS[0]) is None
    assert said("act", ("use", 22), TOWERS[0]) == "why-bot-use"
    assert said("meet_monster", "escape", TOWERS[0]) == "why-bot-escape"
    assert said("bridge", "stay", TOWERS[0]) == "why-bot-doubt"


def test_under_a_low_sun_everybody_hurries() -> None:
    numbered = SPACES.index(next(filter(None, SPACES)))
    assert said("move", ("move", 3), TOWERS[0], numbered - 1) is None
    assert said("move", ("move", 3), TOWERS[0], numbered) == "why-bot-late"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_saying_is_about_something_that_is_asked_and_has_words(lang: str) -> None:
    texts = texts_of(title, lang)
    words = {f"why-bot-{word}" for word in (*SAYINGS.values(), "stay", "home", "use", "late")}
    assert all(word in texts for word in words)
    assert set(SAYINGS) <= {
        answer for question in KINDS.questions() for answer in question.answers()
    }
