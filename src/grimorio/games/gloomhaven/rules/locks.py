"""Locked doors, and the pressure plates that open them (GH-DOOR-3, GH-ETURN-3)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.figures import players
from grimorio.games.gloomhaven.rules.revealing import cell_at, unlatch
from grimorio.games.gloomhaven.rules.special import rules_of
from grimorio.games.gloomhaven.state import CHARACTER, Scenario


@step
async def hold_plates(s: Scenario, number: int) -> None:
    """A figure ends its turn: doors open whose plates are held now (GH-ETURN-3)."""
    for lock in rules_of(s.number).locks:
        shut = [door for door in lock.doors if not s.doors >> door & 1]
        if shut and turns(s, lock.key, number):
            for door in shut:
                tell(s, kinds.UNLOCKED, door)
                unlatch(s, door, number)


def turns(s: Scenario, key: facts.AnyKey, number: int) -> bool:
    """Whether the plates of a key are held at the end of a turn. The number of plates in play is
    that of the start, whoever is exhausted since."""
    if isinstance(key, facts.PlateKey):
        figure = s.figures.get(number)
        if figure is None or figure.kind != CHARACTER:
            return False
        return figure.at == cell_at(s, key.at)
    if isinstance(key, facts.PlatesKey):
        count = key.play[len(s.characters) - 2]
        plates = {cell_at(s, place) for place in key.at[:count]}
        return plates == {s.figures[s.characters[seat].figure].at for seat in players(s)}
    return False
