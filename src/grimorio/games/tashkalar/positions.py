"""Positions as text: a board diagram, hands, the form and the player to move, opened as a game.

Lines of `key: value`, then the board, nine rows of nine squares with blanks between them::

    form: duel
    turn: 1
    actions: 2
    schools: north sylvan
    points: 4 7
    hand 1: knight herald time-elemental flare-3
    board:
    #   #   .   .   .   .   .   #   #
    #   .   1c  .   .   2h  .   .   #
    ...

A square is empty (`.`), no square (`#`) or holds a piece: the number of its side and c, h or l for
its rank. Players and sides count from 1. What is not said is as at the start of a game: two
actions, no points, empty hands, all other cards in their decks.
"""

from __future__ import annotations

from grimorio.core import Chance
from grimorio.games.tashkalar.components.numbers import FIRST_LEGEND, LEGEND_CARDS, SCHOOL_CARDS
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.nouns import CARD, FORM, SCHOOL, SQUARE, TASK
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import SIZE, on_board, square_at
from grimorio.games.tashkalar.rules.drawing import deck_of_card, hand_of, keepers, lay
from grimorio.games.tashkalar.rules.secrets import is_sound
from grimorio.games.tashkalar.rules.tasks import reveal_next
from grimorio.games.tashkalar.rules.turn import begin_turn
from grimorio.games.tashkalar.setup import new_arena
from grimorio.games.tashkalar.state import ELITE, Arena

KEYS = {"form", "turn", "actions", "schools", "points", "tasks", "aim"}


class BadPosition(ValueError):
    """A text that is no position, and why."""


def name_of(at: int) -> str:
    """A square as players call it: a letter for the column, the row from the top."""
    return SQUARE.word(None, at)


def read_position(text: str, chance: Chance) -> Arena:
    """The position, at the beginning of an action of whoever moves."""
    facts, hands, rows = split(text)
    form = choose(FORM.ids, facts.get("form", "duel"), "form")
    schools = [
        choose(SCHOOL.ids, word, "school") for word in facts.get("schools", "north south").split()
    ]
    s = new_arena(form, len(schools), chance)
    for seat, (player, school) in enumerate(zip(s.players, schools, strict=True)):
        player.school = school
        player.deck = sorted(SCHOOL_CARDS[school])
        for word in hands.get(seat, "").split():
            give(s, seat, choose(CARD.ids, word, "card"))
    lay_board(s, rows)
    begin_turn(s, number(facts.get("turn", "1"), len(schools)) - 1)
    s.actions = number(facts.get("actions", "2"), 9)
    read_scores(s, facts)
    return s


def split(text: str) -> tuple[dict[str, str], dict[int, str], list[list[str]]]:
    """The lines of a position: facts, hands by seat, rows of the board."""
    facts: dict[str, str] = {}
    hands: dict[int, str] = {}
    rows: list[list[str]] = []
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for place, line in enumerate(lines):
        key, colon, value = line.partition(":")
        if not colon:
            raise BadPosition(f"not a line of a position: {line!r}")
        if key == "board":
            rows = [row.split() for row in lines[place + 1 :]]
            break
        if key.startswith("hand "):
            hands[number(key.removeprefix("hand "), 4) - 1] = value
        elif key in KEYS:
            facts[key] = value.strip()
        else:
            raise BadPosition(f"a position says nothing of {key!r}")
    return facts, hands, rows


def choose(words: tuple[str, ...], word: str, what: str) -> int:
    if word not in words:
        raise BadPosition(f"there is no {what} {word!r}")
    return words.index(word)


def number(word: str, most: int) -> int:
    if not word.isdecimal() or not 0 < int(word) <= most:
        raise BadPosition(f"not a number from 1 to {most}: {word!r}")
    return int(word)


def give(s: Arena, seat: int, card: int) -> None:
    """A card from its deck to a hand."""
    if card < FIRST_LEGEND:
        deck = s.players[seat].deck
    else:
        deck = s.legend_deck if card in LEGEND_CARDS else s.flare_deck
    if card not in deck:
        raise BadPosition(f"{CARD.ids[card]!r} is not in the deck")
    deck.remove(card)
    hand = deck_of_card(card)
    lay(hand_of(s, seat, hand), card, keepers(s, seat, hand))


def lay_board(s: Arena, rows: list[list[str]]) -> None:
    """The pieces of the diagram."""
    if len(rows) != SIZE or any(len(line) != SIZE for line in rows):
        raise BadPosition("a board has nine rows of nine squares")
    for y, line in enumerate(rows):
        for x, sign in enumerate(line):
            lay_square(s, square_at(x, y), sign)
    if not is_sound(s):
        raise BadPosition("a side has more pieces than there are")


def lay_square(s: Arena, at: int, sign: str) -> None:
    if (sign == "#") == on_board(at):
        raise BadPosition(f"{sign!r} cannot stand at {name_of(at)}")
    if sign in "#.":
        return
    letters = [rank[0] for rank in RANKS]
    if len(sign) != 2 or sign[1] not in letters:
        raise BadPosition(f"{sign!r} is no piece")
    pieces.put(s, number(sign[0], len(s.sides)) - 1, letters.index(sign[1]), at)


def read_scores(s: Arena, facts: dict[str, str]) -> None:
    """Points of each side (in a duel of the other's colour, in a melee of every colour), the
    current tasks, and what the side to move must reach."""
    for side, word in zip(s.sides, facts.get("points", "").split(), strict=False):
        side.points = [0 if one is side else int(word) for one in s.sides]
    if s.form == ELITE:
        for word in facts.get("tasks", "").split():
            s.tasks.append(choose(TASK.ids, word, "task"))
            s.task_deck.remove(s.tasks[-1])
        reveal_next(s)
    if "aim" in facts:
        s.aim = number(facts["aim"], 99)
