"""Locked doors, the pressure plates that open them, and doors that close again (GH-DOOR-3,
GH-ETURN-3, GH-TERR-7)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.nouns import DoorId
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import cell_at, figure_at, named, players
from grimorio.games.gloomhaven.rules.moments import TURN_ENDED
from grimorio.games.gloomhaven.rules.moves.entering import find_trap
from grimorio.games.gloomhaven.rules.scenario.revealing import closed_before, unlatch
from grimorio.games.gloomhaven.rules.scenario.spawning import nearest_empty
from grimorio.games.gloomhaven.rules.scenario.special import rules_of
from grimorio.games.gloomhaven.state import CHARACTER, MONSTERS, Scenario
from grimorio.kit.numbers import NONE


@TURN_ENDED.at(20)
def look_at_plates(s: Scenario, number: int) -> Sequence[Planned]:
    """A scenario with locks sees whether they hold (GH-ETURN-3)."""
    return [hold_plates(number)] if rules_of(s.number).locks else ()


@step
async def hold_plates(s: Scenario, number: int) -> None:
    """A figure ends its turn: doors open whose plates are held now, and those close that were held
    open (GH-ETURN-3, GH-RUL-107)."""
    for lock in rules_of(s.number).locks:
        held = turns(s, lock.key, number)
        for door in lock.doors:
            is_open = bool(s.doors >> door & 1)
            if held and not is_open:
                tell(s, kinds.UNLOCKED, door)
                unlatch(s, door, number)
            elif is_open and not held and isinstance(lock.key, facts.HeldKey):
                plan(s, close_door(door))


def turns(s: Scenario, key: facts.AnyKey, number: int) -> bool:
    """Whether the plates of a key are held at the end of a turn. The number of plates in play is
    that of the start, whoever is exhausted since."""
    if isinstance(key, facts.PlateKey):
        figure = s.figures.get(number)
        if figure is None or figure.kind != CHARACTER:
            return False
        return figure.at == cell_at(s, key.at)
    if isinstance(key, facts.MonsterKey):
        return False
    standing = {s.figures[s.characters[seat].figure].at for seat in players(s)}
    if isinstance(key, facts.HeldKey):
        return any(cell_at(s, place) in standing for place in key.at)
    count = key.play[len(s.characters) - 2]
    return {cell_at(s, place) for place in key.at[:count]} == standing


@step
async def close_door(s: Scenario, door: DoorId) -> None:
    """A door closes by a rule of the scenario: it is wall again, and rooms that were seen stay so.
    A trap in it is gone. A figure in it goes to the nearest empty hex and is hurt as by a trap
    (GH-TERR-7, GH-RUL-107, GH-RUL-301)."""
    cells = [cell_at(s, place) for place in maps()[s.number].doors[door].at]
    tell(s, kinds.DOOR_CLOSED, door)
    for cell in cells:
        trap = find_trap(s, cell)
        if trap is not None:
            s.overlays.remove(trap)
        caught = figure_at(s, cell)
        if caught != NONE:
            await put_aside(s, caught, cells)
    s.doors &= ~(1 << door)
    s.locked |= 1 << door
    s.marks[closed_before(s, door)] = 1


async def put_aside(s: Scenario, number: int, cells: list[int]) -> None:
    """Out of a door that closes: the players choose among equally near hexes (GH-RUL-301)."""
    figure = s.figures[number]
    places = nearest_empty(s, figure.at, cells)
    seat = figure.owner if figure.kind == CHARACTER else MONSTERS
    if places:
        figure.at = await decide(
            s, seat, kinds.FALL_TO, lambda: places, named(s, number), trifle=True
        )
    plan(s, harm(number, s.trap, "trap", NONE))
