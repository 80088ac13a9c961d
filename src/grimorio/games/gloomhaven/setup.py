"""Set-up: the table before the first round (GH-SETUP)."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from grimorio.core import Ask, Chance, Options, Seat, ask, ask_all, gather, plan, tell
from grimorio.games.gloomhaven import kinds, variants
from grimorio.games.gloomhaven.components.goals import goals
from grimorio.games.gloomhaven.components.levels import (
    DIFFICULTIES,
    monster_level,
    scenario_level,
    trap_damage,
)
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import BASE_DECK, CLASSES, FIRST_CLASS
from grimorio.games.gloomhaven.nouns import OPTIONS
from grimorio.games.gloomhaven.rules import ahead, step
from grimorio.games.gloomhaven.rules.map.figures import cell_at, cells_taken, named
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.rules.scenario.building import (
    build,
    pick_items,
    ready_build,
    take_build,
)
from grimorio.games.gloomhaven.rules.scenario.happening import begin_scenario, introduce
from grimorio.games.gloomhaven.rules.scenario.revealing import lay_out
from grimorio.games.gloomhaven.rules.scenario.special import locked_doors
from grimorio.games.gloomhaven.rules.turn import begin_round
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    INERT,
    PARTY,
    Character,
    Figure,
    Pile,
    Scenario,
)
from grimorio.games.gloomhaven.variants import (
    DIFFICULTY,
    LEVEL,
    LEVELS,
    OPEN_INFORMATION,
    OWN,
    OWN_LEVELS,
    RANDOM,
    SCENARIO,
    level_of,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import Zone, only

ahead.check_known()


def set_up(options: Options, seats: int, chance: Chance) -> Scenario:
    """Classes are chosen, characters built, battle goals dealt, and the first room is laid out;
    then the first round begins (GH-SETUP-1..28)."""
    s = new_scenario(options, seats, chance)
    plan(
        s,
        introduce(),
        *[pick_class(seat) for seat in range(seats)],
        *([pick_levels()] if options[OWN_LEVELS] else []),
        get_ready(),
        lay_out_start(),
        *[pick_start(seat) for seat in range(seats)],
        begin_scenario(),
        begin_round(),
    )
    return s


def new_scenario(options: Options, seats: int, chance: Chance) -> Scenario:
    """A scenario before anybody has chosen a class, with nothing on the map: its levels
    (GH-SETUP-1..4, GH-SETUP-12), the areas that are seen (GH-SETUP-5), the elements (GH-SETUP-27)
    and the deck of the monsters (GH-SETUP-15)."""
    level = level_of(options, seats)
    is_open = bool(options[OPEN_INFORMATION])
    number = int(options[SCENARIO])
    return Scenario(
        chance=chance,
        journal=None,
        agenda=[],
        options=OPTIONS.numbers(options),
        number=number,
        level=level,
        monster_level=monster_level(level, is_open),
        trap=trap_damage(level, is_open),
        round=0,
        turns=0,
        acting=NONE,
        characters=[new_character() for _ in range(seats)],
        figures={},
        made=0,
        areas=sum([1 << area for area in maps()[number].open]),
        doors=0,
        locked=locked_doors(number),
        overlays=[],
        coins={},
        elements=[INERT] * 6,
        infused=[],
        drained=[],
        decks={},
        ability_discards={},
        abilities={},
        standees={},
        monsters=Pile(list(BASE_DECK), [], False),
        goal_deck=list(range(len(goals()))),
        deeds=[],
        marks={},
        killed=0,
        designs=[],
        side_scenarios=[],
        won=False,
        lost=False,
        over=False,
    )


def new_character() -> Character:
    """A seat that has no class yet."""
    return Character(
        type=NONE,
        level=1,
        figure=NONE,
        hand=Zone([], []),
        chosen=Zone([], []),
        pool=[],
        discard=[],
        lost=[],
        active=[],
        rests=False,
        initiative=99,
        second=99,
        played=0,
        perks=[],
        items=[],
        spent=[],
        consumed=[],
        uses={},
        modifiers=Pile(list(BASE_DECK), [], False),
        xp=0,
        coins=0,
        gold=0,
        found=[],
        goals=Zone([], []),
        tallies={},
        moved=0,
        dealt=0,
        hp=0,
        bonus=0,
        checkmarks=0,
    )


@step
async def pick_class(s: Scenario, seat: Seat) -> None:
    """A class that nobody has yet, chosen or at random (GH-CAMP-12)."""
    taken = [one.type for one in s.characters]
    free = [number for number in range(len(CLASSES)) if number not in taken]
    if s.options[variants.CLASSES] == RANDOM:
        chosen = s.chance.draw(free)
    else:
        chosen = await ask(seat, kinds.CHOOSE_CLASS, lambda: free)
    s.characters[seat].type = chosen
    s.characters[seat].level = s.options[LEVEL]
    tell(s, kinds.CLASS_CHOSEN, seat, chosen)


@step
async def pick_levels(s: Scenario) -> None:
    """Each player chooses the level of the own character, all at the same time; then the level of
    the scenario is found by their average (GH-SETUP-1..4, GH-RUL-281)."""
    levels = await ask_all([own_level(seat) for seat in range(len(s.characters))])
    for seat, level in enumerate(levels):
        s.characters[seat].level = level
        tell(s, kinds.LEVEL_CHOSEN, seat, level)
    is_open = bool(s.options[OPEN_INFORMATION])
    s.level = scenario_level(levels, DIFFICULTIES[s.options[DIFFICULTY]], is_open)
    s.monster_level = monster_level(s.level, is_open)
    s.trap = trap_damage(s.level, is_open)
    tell(s, kinds.LEVEL_FOUND, s.level, s.monster_level)


def own_level(seat: Seat) -> Ask[int]:
    return ask(seat, kinds.CHOOSE_LEVEL, lambda: LEVELS)


@step
async def get_ready(s: Scenario) -> None:
    """Each takes the ready-made character of its class, or builds one: cards and perks in secret
    and all at the same time, items one seat after another, since of each there are only some
    copies (GH-SETUP-19..25)."""
    seats = range(len(s.characters))
    own: list[Seat] = []
    if s.options[variants.BUILDS] == OWN:
        built = await gather({seat: build(s, seat) for seat in seats}, secret=True)
        for seat in seats:
            chosen = built[seat]
            if chosen is not None:
                own.append(seat)
                take_build(s, seat, chosen)
    for seat in seats:
        if seat not in own:
            take_build(s, seat, ready_build(s, seat))
    plan(s, *[pick_items(seat) for seat in own], deal_goals())


@step
async def deal_goals(s: Scenario) -> None:
    """Two battle goals are dealt to each, who keeps one in secret (GH-SETUP-16..18)."""
    for seat, character in enumerate(s.characters):
        for _ in range(2):
            character.goals.add(s.chance.draw(s.goal_deck), only(seat))
    flows: dict[Seat, Coroutine[Any, Any, None]] = {
        seat: keep_goal(s, seat) for seat in range(len(s.characters))
    }
    await gather(flows, secret=True)


async def keep_goal(s: Scenario, seat: Seat) -> None:
    """The goal that is kept lies first; the other one is out of the game (GH-SETUP-17)."""
    zone = s.characters[seat].goals
    kept = await ask(seat, kinds.CHOOSE_GOAL, lambda: tuple(sorted(zone.cards)), hides=True)
    if zone.cards[0] != kept:
        zone.cards.reverse()


@step
async def lay_out_start(s: Scenario) -> None:
    """The areas that are seen at the start (GH-SETUP-5, GH-SETUP-6)."""
    for area in cells_of(s.areas):
        lay_out(s, area, NONE)


@step
async def pick_start(s: Scenario, seat: Seat) -> None:
    """A free starting hex (GH-SETUP-28)."""

    def free() -> list[int]:
        taken = cells_taken(s)
        return [cell for cell in start_hexes(s) if not taken >> cell & 1]

    at = await ask(seat, kinds.START_AT, free)
    number = place_character(s, seat, at)
    tell(s, kinds.PLACED, named(s, number), at)


def place_character(s: Scenario, seat: int, cell: int) -> int:
    """A character comes onto the map (GH-SETUP-28)."""
    character = s.characters[seat]
    points = CLASSES[character.type].hp[character.level - 1]
    figure = Figure(
        kind=CHARACTER,
        side=PARTY,
        owner=seat,
        type=FIRST_CLASS + character.type,
        rank=0,
        number=seat,
        at=cell,
        hp=points,
        most=points,
        conditions=0,
        had=0,
        bonuses=[],
        dooms=(),
        acted=False,
        came=0,
    )
    s.figures[s.made] = figure
    character.figure = s.made
    s.made += 1
    return character.figure


def start_hexes(s: Scenario) -> list[int]:
    """Where characters may start."""
    return [cell_at(s, place) for place in maps()[s.number].starts]
