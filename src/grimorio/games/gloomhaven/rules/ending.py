"""The end of a scenario: won with the round in which its goal is reached, or lost (GH-ROUND-4,
GH-EXH-4, GH-ESCEN)."""

from __future__ import annotations

from grimorio.core import Outcome, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.classes import deck_with
from grimorio.games.gloomhaven.components.numbers import BASE_DECK, CLASSES, MODIFIERS
from grimorio.games.gloomhaven.rules import goals
from grimorio.games.gloomhaven.state import Character, Pile, Scenario


def check_end(s: Scenario) -> None:
    """Whether the goal is reached by now. Once it is, it stays so (GH-ROUND-4)."""
    if not s.won and not s.over and goals.reached(s):
        s.won = True
        tell(s, kinds.GOAL_REACHED)


def lose(s: Scenario) -> None:
    """The scenario is lost at once, even if its goal was reached in this round (GH-RUL-32 to
    34)."""
    s.lost = True
    close(s)


def close(s: Scenario) -> None:
    """The scenario is over: what it, items, blessings and curses put into modifier decks is removed
    (GH-ESCEN-1, GH-ESCEN-2)."""
    s.over = True
    for character in s.characters:
        character.modifiers = Pile(own_cards(character), [], False)
    s.monsters = Pile(list(BASE_DECK), [], False)


def own_cards(character: Character) -> list[int]:
    """The modifier cards that a character has by its perks (GH-SETUP-24)."""
    perks = [CLASSES[character.type].perks[perk] for perk in character.perks]
    return sorted([MODIFIERS.index(modifier) for modifier in deck_with(perks)])


def outcome(s: Scenario) -> Outcome | None:
    """All win or lose together; the score is the experience gained."""
    if not s.over:
        return None
    seats = range(len(s.characters))
    scores = [float(one.xp) for one in s.characters]
    return Outcome(scores, [] if s.lost else list(seats), "lost" if s.lost else "won")
