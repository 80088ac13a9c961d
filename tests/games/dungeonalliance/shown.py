"""What a seat of a laid table is shown: its scene, and its question with the answers."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Value
from grimorio.core.scene import Board, Choice, Group, Option, Piece, Scene, Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARDS
from grimorio.games.dungeonalliance.view.lines import card_lines
from grimorio.games.dungeonalliance.view.names import cell_id
from grimorio.texts import Texts, read_ftl, texts_of
from tests.games.dungeonalliance.table import Place, Table, at

LOCALE = files("grimorio.games.dungeonalliance") / "locale"

# -- the table -------------------------------------------------------------------------------------


def scene(t: Table, seat: int = 0) -> Scene:
    return title.rules.view(t.s, seat)


def board(t: Table) -> Board:
    return scene(t).boards[0]


def side(t: Table, place: Place, number: int) -> str:
    """How a side of a square is drawn."""
    found = [
        one.kind for one in board(t).edges if one.cell == cell_id(at(place)) and one.side == number
    ]
    assert len(found) == 1
    return found[0]


def piece(t: Table, id_: str) -> Piece:
    return next(one for one in board(t).pieces if one.id == id_)


def group(t: Table, id_: str, seat: int = 0) -> Group:
    return next(one for one in scene(t, seat).groups if one.id == id_)


# -- the question ----------------------------------------------------------------------------------


def choice(t: Table) -> Choice:
    ask = t.ask()
    return title.rules.show(t.s, ask, ask.seat)


def option(t: Table, value: Value) -> Option:
    """An answer as it is shown."""
    return choice(t).options[t.options().index(value)]


def reasons(t: Table) -> dict[str, str]:
    """What is refused, by what one would touch for it."""
    return {one.at[0] if one.at else one.text.id: say(one.reason) for one in choice(t).refused}


# -- words -----------------------------------------------------------------------------------------


def say(text: Text, lang: str = "en") -> str:
    return texts_of(title, lang).say(text)


def says(found: Option) -> str:
    return say(found.text)


def words_of(lang: str, card: int) -> str:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    return " ".join(texts.say(line) for line in card_lines(CARDS[card]))
