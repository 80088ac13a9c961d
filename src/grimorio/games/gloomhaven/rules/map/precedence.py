"""Who comes first among enemies that are equally near: the order of the round (GH-FOCUS-10)."""

from __future__ import annotations

from grimorio.games.gloomhaven.components.numbers import ELITE
from grimorio.games.gloomhaven.rules.map.initiative import initiative
from grimorio.games.gloomhaven.rules.monsters.targeting import Enemy
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, SUMMON, Figure, Scenario


def as_enemies(s: Scenario, foes: list[int]) -> list[Enemy]:
    """Enemies with their places in the order of the round: equal ones are a tie."""
    figures = [s.figures[number] for number in foes]
    begun, tied = types_begun(s), types_tied(s, figures)
    keys = [place_in_round(s, figure, begun, tied) for figure in figures]
    order = sorted(set(keys))
    return [Enemy(figure.at, order.index(key)) for figure, key in zip(figures, keys, strict=True)]


def place_in_round(s: Scenario, figure: Figure, begun: set[int], tied: set[int]) -> tuple[int, ...]:
    """When a figure acts or has acted in this round; those whose order the players decide are equal
    as long as neither has acted (GH-FOCUS-10, GH-RUL-86, GH-RUL-91, GH-RUL-162, GH-RUL-244,
    GH-ATT-8). `begun` are the monster types that have begun to act, `tied` those that have the
    initiative of another."""
    if figure.kind in (CHARACTER, SUMMON):
        owner = s.figures.get(s.characters[figure.owner].figure, figure)
        own = (1, 0) if figure.kind == CHARACTER else (0, figure.number)
        return (*initiative(s, figure), int(not owner.acted), *own)
    own = (0, 0) if figure.type in tied else place_in_type(figure)
    return (*initiative(s, figure), int(figure.type not in begun), *own)


def place_in_type(figure: Figure) -> tuple[int, int]:
    """Elites first, then by number (GH-INIT-2)."""
    return int(figure.rank != ELITE), figure.number


def types_begun(s: Scenario) -> set[int]:
    """The monster types of which one has had its turn in this round. Who was summoned in it has had
    none (GH-MSUMMON-8)."""
    return {
        one.type
        for one in s.figures.values()
        if one.kind == MONSTER and one.acted and one.came != s.round
    }


def types_tied(s: Scenario, figures: list[Figure]) -> set[int]:
    """The monster types among these that have the initiative of another (GH-INIT-3)."""
    at: dict[tuple[int, ...], set[int]] = {}
    for figure in figures:
        if figure.kind == MONSTER:
            at.setdefault(initiative(s, figure), set()).add(figure.type)
    return {type_ for types in at.values() if len(types) > 1 for type_ in types}


def first_of_types(s: Scenario, numbers: list[int]) -> list[int]:
    """Of enemies that are tied those before whom none of their own type comes (GH-RUL-244)."""
    first: dict[int, int] = {}
    for number in numbers:
        figure = s.figures[number]
        if figure.kind == MONSTER:
            best = first.setdefault(figure.type, number)
            if place_in_type(figure) < place_in_type(s.figures[best]):
                first[figure.type] = number
    return [
        number
        for number in numbers
        if s.figures[number].kind != MONSTER or first[s.figures[number].type] == number
    ]
