"""What characters gain: experience, money, and what battle goals count (GH-XP, GH-LOOT)."""

from __future__ import annotations

from grimorio.core import Seat, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.state import Scenario


def gain_xp(s: Scenario, seat: Seat, points: int) -> None:
    """Experience (GH-XP-1); an exhausted character gains none (GH-EXH-3)."""
    character = s.characters[seat]
    if points and character.figure in s.figures:
        character.xp += points
        tell(s, kinds.EXPERIENCE, named(s, character.figure), points)


def gain_coins(s: Scenario, seat: Seat, coins: int) -> None:
    """Money tokens for a character."""
    character = s.characters[seat]
    character.coins += coins
    character.tallies["coins"] = character.tallies.get("coins", 0) + coins
    tell(s, kinds.COINS, named(s, character.figure), coins)


def tally(s: Scenario, seat: Seat, name: str) -> None:
    """Something that a battle goal may count."""
    tallies = s.characters[seat].tallies
    tallies[name] = tallies.get(name, 0) + 1
