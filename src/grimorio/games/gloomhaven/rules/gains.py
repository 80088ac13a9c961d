"""What characters gain: experience and money (GH-XP, GH-LOOT)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules.figures import named
from grimorio.games.gloomhaven.rules.scenarios import treasure_taken
from grimorio.games.gloomhaven.state import TREASURE, Scenario

ALL: Final = 1 << 20


def gain_xp(s: Scenario, seat: Seat, points: int) -> None:
    """Experience (GH-XP-1); an exhausted character gains none (GH-EXH-3)."""
    character = s.characters[seat]
    if points and character.figure in s.figures:
        character.xp += points
        tell(s, kinds.EXPERIENCE, named(s, character.figure), points)


def things_in(s: Scenario, cells: int) -> int:
    """How many money tokens and treasures lie in these hexes."""
    coins = sum([count for cell, count in s.coins.items() if cells >> cell & 1])
    return coins + len([one for one in s.overlays if one[0] == TREASURE and cells >> one[3] & 1])


def loot(s: Scenario, seat: Seat) -> None:
    """What lies in the own hex, as at the end of a turn, but not what only a Loot ability takes
    (GH-ETURN-1)."""
    loot_cells(s, seat, 1 << s.figures[s.characters[seat].figure].at, by_ability=False)


def loot_cells(
    s: Scenario, seat: Seat, cells: int, most: int = ALL, *, by_ability: bool = True
) -> int:
    """Money and treasure in these hexes are the character's alone: all of it, or no more than so
    much (GH-LOOT-1, GH-LOOT-2, GH-LOOT-4, GH-LOOT-5). How much was taken."""
    character = s.characters[seat]
    coins = 0
    for cell in [cell for cell in s.coins if cells >> cell & 1]:
        taken = min(most - coins, s.coins[cell])
        coins += taken
        s.coins[cell] -= taken
        if not s.coins[cell]:
            del s.coins[cell]
    if coins:
        gain_coins(s, seat, coins)
    count = coins
    for overlay in s.overlays[:]:
        here = overlay[0] == TREASURE and cells >> overlay[3] & 1
        if here and count < most and (by_ability or not overlay[2]):
            count += 1
            s.overlays.remove(overlay)
            character.tallies["treasures"] = character.tallies.get("treasures", 0) + 1
            tell(s, kinds.TREASURE, named(s, character.figure), overlay[1])
            treasure_taken(s, seat, overlay[1])
    return count


def gain_coins(s: Scenario, seat: Seat, coins: int) -> None:
    """Money tokens for a character."""
    character = s.characters[seat]
    character.coins += coins
    character.tallies["coins"] = character.tallies.get("coins", 0) + coins
    tell(s, kinds.COINS, named(s, character.figure), coins)
