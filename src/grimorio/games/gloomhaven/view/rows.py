"""The rows beside the board: who acts when in the round, and the elements."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Chip, Row, Text, Tone
from grimorio.games.gloomhaven.components.numbers import ELEMENTS, TYPE_DECK, TYPES
from grimorio.games.gloomhaven.rules.map.initiative import initiative
from grimorio.games.gloomhaven.state import MONSTER, PARTY, Scenario
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.groups import is_of
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
    chips = tuple([chip for _, chip in sorted(turns(s), key=itemgetter(0))])
    by = ("GH-INIT-1", "GH-INIT-2", "GH-INIT-7")
    return (Row("initiative", Text("row-initiative"), chips, rules=by), elements)


def turns(s: Scenario) -> Iterator[tuple[tuple[int, ...], Chip]]:
    """Characters with their summons, types of monsters, and others of the party; players before
    monsters (GH-INIT-7, GH-INIT-8)."""
    for seat, character in enumerate(s.characters):
        if character.figure in s.figures:
            label, icon = class_text(character.type), class_icon(character.type)
            own = [number for number, one in s.figures.items() if one.owner == seat]
            yield turn(s, character.figure, seat, f"seat{seat}", label, icon, own, seat)
    for type_ in types_on_map(s):
        if TYPE_DECK[type_] in s.abilities:
            label, icon = Text(f"monster-{TYPES[type_].id}-many"), figure_icon(MONSTER, type_)
            there = [number for number, one in s.figures.items() if is_of(one, type_)]
            yield turn(s, there[0], type_, f"type{type_}", label, icon, there, tone="danger")
    for number, one in s.figures.items():
        if one.kind > MONSTER and one.side == PARTY:
            label = figure_text(s.number, one.kind, one.type, one.rank, one.number)
            yield turn(s, number, number, f"object{number}", label, icons.OBJECT, [number])


def turn(
    s: Scenario,
    by: int,
    place: int,
    name: str,
    label: Text,
    icon: str,
    figures: list[int],
    seat: Seat | None = None,
    tone: Tone = "",
) -> tuple[tuple[int, ...], Chip]:
    """Who acts together, and when: by the initiative of one, and their place among others of the
    same. They are done when all have acted, a character and its summons with the character."""
    order = initiative(s, s.figures[by])
    now = s.acting in figures
    waiting = figures if seat is None else [by]
    chip = Chip(
        f"turn-{name}",
        label,
        icon,
        seat,
        str(order[0]),
        now=now,
        dim=not now and all(s.figures[number].acted for number in waiting),
        lights=tuple([figure_id(number) for number in figures]),
        tone=tone,
    )
    return (*order, place), chip


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
