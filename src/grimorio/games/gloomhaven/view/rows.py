"""The rows beside the board: who acts when in the round, and the elements."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grimorio.core.scene import (
    Chip,
    Row,
    Text,
)
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    ELEMENTS,
    TYPE_DECK,
    TYPES,
)
from grimorio.games.gloomhaven.rules.map.initiative import initiative
from grimorio.games.gloomhaven.state import MONSTER, PARTY, Figure, Scenario
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.knowing import is_under_way
from grimorio.games.gloomhaven.view.names import (
    class_icon,
    class_text,
    figure_icon,
    figure_id,
    figure_text,
)
from grimorio.games.gloomhaven.view.zones import types_on_map

STRENGTHS: Final = ("inert", "waning", "strong")


def rows(s: Scenario) -> tuple[Row, ...]:
    """Who acts when, once the cards are shown, and the elements."""
    elements = element_row(tuple(s.elements), tuple(s.infused))
    if not is_under_way(s):
        return (elements,)
    chips = tuple(initiative_chips(s))
    by = ("GH-INIT-1", "GH-INIT-2", "GH-INIT-7")
    return (Row("initiative", Text("row-initiative"), chips, rules=by), elements)


def initiative_chips(s: Scenario) -> list[Chip]:
    """Characters with their summons, and types of monsters, by initiative; players before monsters
    (GH-INIT-7, GH-INIT-8)."""
    found: list[tuple[tuple[int, int, int, int], Chip]] = []
    acting = s.figures.get(s.acting)
    for seat, character in enumerate(s.characters):
        figure = s.figures.get(character.figure)
        if figure is None:
            continue
        own = [number for number, one in s.figures.items() if one.owner == seat]
        now = acting is not None and acting.owner == seat
        key = (character.initiative, 0, character.second, seat)
        chip = Chip(
            f"turn-seat{seat}",
            class_text(character.type),
            class_icon(character.type),
            seat,
            str(character.initiative),
            now=now,
            dim=figure.acted and not now,
            lights=tuple([figure_id(number) for number in own]),
        )
        found.append((key, chip))
    for type_ in types_on_map(s):
        ability = s.abilities.get(TYPE_DECK[type_])
        if ability is None:
            continue
        members = [(n, one) for n, one in s.figures.items() if is_of(one, type_)]
        now = acting is not None and is_of(acting, type_)
        first = ABILITIES[ability].initiative
        chip = Chip(
            f"turn-type{type_}",
            Text(f"monster-{TYPES[type_].id}-many"),
            figure_icon(MONSTER, type_),
            None,
            str(first),
            now=now,
            dim=not now and all(one.acted for _, one in members),
            lights=tuple([figure_id(number) for number, _ in members]),
            tone="danger",
        )
        found.append(((first, 1, 0, type_), chip))
    for number, one in s.figures.items():
        if one.kind > MONSTER and one.side == PARTY:
            first = initiative(s, one)[0]
            chip = Chip(
                f"turn-object{number}",
                figure_text(s.number, one.kind, one.type, one.rank, one.number),
                icons.OBJECT,
                None,
                str(first),
                now=s.acting == number,
                dim=one.acted and s.acting != number,
                lights=(figure_id(number),),
            )
            found.append(((first, 2, 0, number), chip))
    found.sort(key=_key)
    return [chip for _, chip in found]


def _key(pair: tuple[tuple[int, int, int, int], Chip]) -> tuple[int, int, int, int]:
    return pair[0]


def is_of(figure: Figure, type_: int) -> bool:
    return figure.kind == MONSTER and figure.type == type_


@lru_cache(maxsize=4096)
def element_row(strengths: tuple[int, ...], infused: tuple[int, ...]) -> Row:
    """The six elements, from inert to strong (GH-ELEM-1); what is infused now becomes strong at
    the end of the turn."""
    chips = tuple(
        [
            Chip(
                f"element-{name}",
                Text(f"element-{name}"),
                icons.ELEMENTS[name],
                note="+" if place in infused else "",
                level=strengths[place],
                state=Text(f"element-{STRENGTHS[strengths[place]]}"),
            )
            for place, name in enumerate(ELEMENTS)
        ]
    )
    return Row("elements", Text("row-elements"), chips, 2, ("GH-ELEM-1", "GH-ELEM-6"))
