"""What characters gain: experience and money (GH-XP, GH-LOOT)."""

from __future__ import annotations

from grimorio.core import Seat, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules.figures import ground, named
from grimorio.games.gloomhaven.rules.scenarios import treasure_taken
from grimorio.games.gloomhaven.state import TREASURE, Scenario


def gain_xp(s: Scenario, seat: Seat, points: int) -> None:
    """Experience (GH-XP-1); an exhausted character gains none (GH-EXH-3)."""
    character = s.characters[seat]
    if points and character.figure in s.figures:
        character.xp += points
        tell(s, kinds.EXPERIENCE, named(s, character.figure), points)


def lootable(s: Scenario, seat: Seat, reach: int) -> bool:
    """Whether there is anything to take in range and in sight (GH-LOOT-1)."""
    cells = _reached(s, seat, reach)
    if any(cells >> cell & 1 for cell in s.coins):
        return True
    return any(one[0] == TREASURE and cells >> one[3] & 1 for one in s.overlays)


def loot(s: Scenario, seat: Seat, reach: int) -> None:
    """All money and treasure within reach and in sight (GH-LOOT-1, GH-LOOT-4, GH-LOOT-5). With 0
    only what lies in the own hex, as at the end of a turn, and not what only a Loot ability takes
    (GH-ETURN-1)."""
    character = s.characters[seat]
    cells = _reached(s, seat, reach)
    coins = 0
    for cell in [cell for cell in s.coins if cells >> cell & 1]:
        coins += s.coins.pop(cell)
    if coins:
        character.coins += coins
        tell(s, kinds.COINS, named(s, character.figure), coins)
    for overlay in s.overlays[:]:
        if overlay[0] == TREASURE and cells >> overlay[3] & 1 and (reach or not overlay[2]):
            s.overlays.remove(overlay)
            character.tallies["treasures"] = character.tallies.get("treasures", 0) + 1
            tell(s, kinds.TREASURE, named(s, character.figure), overlay[1])
            treasure_taken(s, seat, overlay[1])


def _reached(s: Scenario, seat: Seat, reach: int) -> int:
    at = s.figures[s.characters[seat].figure].at
    if reach == 0:
        return 1 << at
    land = ground(s)
    return land.within(at, reach) & land.sight(at)
