"""What a monster or a summon would do now, in words and on the map (GH-MTURN-5, GH-RUL-261)."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Area, Outlook, Text
from grimorio.games.gloomhaven import kinds as k
from grimorio.games.gloomhaven.components.numbers import STUN
from grimorio.games.gloomhaven.rules.monsters.foresight import Foresight, foresee, foresee_plainly
from grimorio.games.gloomhaven.state import MONSTER, SUMMON, Figure, Scenario
from grimorio.games.gloomhaven.view.knowing import is_under_way
from grimorio.games.gloomhaven.view.names import cell_id, figure_id, figure_of, way_from
from grimorio.games.gloomhaven.view.parts import listed
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, event_text


def outlook(s: Scenario, seat: Seat, piece: str) -> Outlook | None:
    """What a figure would do now for which the rules act: with its card of the round, or, as long
    as none is shown and when it has had its turn, with a plain move and attack."""
    number = next((one for one in s.figures if figure_id(one) == piece), NONE)
    if number == NONE or s.round == 0 or s.over:
        return None
    figure = s.figures[number]
    if figure.kind not in (MONSTER, SUMMON):
        return None
    by_card = is_under_way(s) and (not figure.acted or s.acting == number)
    found = foresee(s, number) if by_card else foresee_plainly(s, number)
    lines = [basis(s, figure, by_card), *deeds(s, figure, found, by_card)]
    rules = ("GH-FOCUS-1", "GH-MMOVE-1", "GH-MATT-1") if by_card else ("GH-RUL-261",)
    return Outlook(piece, tuple(lines), areas(s, number, found), rules)


def basis(s: Scenario, figure: Figure, by_card: bool) -> Text:
    """From what it is told what it would do."""
    if figure.kind == SUMMON:
        return Text("foresee-summon")
    if by_card:
        return Text("foresee-card")
    return Text("foresee-next" if is_under_way(s) else "foresee-plain")


def deeds(s: Scenario, figure: Figure, found: Foresight, by_card: bool) -> list[Text]:
    """Its focus and why no other, its way, its attack."""
    if figure.conditions & STUN:
        return [Text("foresee-stunned")]
    if not found.foci:
        return [Text("foresee-nobody")]
    lines = [focus(s, found, by_card)]
    who: Words = {"figure": Text("foresee-it"), "figure_kind": "monster"}
    for other, rule in sorted(found.passed.items()):
        words: Words = {**who, "other": figure_of(s, other), "rule": rule}
        lines.append(event_text(k.PASSED_OVER, words))
    if not found.choices:
        return lines
    lines += [move(s, figure, found), attack(s, found)]
    for rule in sorted(set(found.ruled.values())):
        count = list(found.ruled.values()).count(rule)
        lines.append(event_text(k.RULED_OUT, {**who, "cells": count, "rule": rule}))
    if len(found.choices) > 1:
        lines.append(Text("foresee-open", {"count": len(found.choices)}))
    return lines


def focus(s: Scenario, found: Foresight, by_card: bool) -> Text:
    """Whom it would go for; of several it is said what will decide."""
    named = listed([figure_of(s, one) for one in found.foci])
    if len(found.foci) == 1:
        return Text("foresee-focus", {"focus": named})
    return Text("foresee-foci", {"foci": named, "by": "players" if by_card else "initiative"})


def move(s: Scenario, figure: Figure, found: Foresight) -> Text:
    """Where the first of its choices ends."""
    way = found.ways[0]
    if not way:
        return Text("foresee-stay")
    return Text("foresee-move", {"at": way_from(s, figure.at, way[-1]), "steps": len(way)})


def attack(s: Scenario, found: Foresight) -> Text:
    """Whom it would attack from there."""
    targets = found.choices[0][2:]
    if found.value == NONE:
        return Text("foresee-no-attack")
    if not targets:
        return Text("foresee-too-far")
    named = listed([figure_of(s, one) for one in targets])
    return Text("foresee-attack", {"targets": named, "value": found.value})


def areas(s: Scenario, number: int, found: Foresight) -> tuple[Area, ...]:
    """Its way, and those it would attack, or else go for."""
    if not found.foci:
        return ()
    shown = []
    way = found.ways[0] if found.ways else ()
    if way:
        cells = tuple([cell_id(s, cell) for cell in (s.figures[number].at, *way)])
        shown.append(Area("foreseen-way", cells, Text("area-way")))
    targets = found.choices[0][2:] if found.choices else ()
    marked = tuple([cell_id(s, s.figures[one].at) for one in targets or found.foci])
    label = Text("area-attacked" if targets else "area-focus")
    shown.append(Area("foreseen-targets", marked, label, "danger"))
    return tuple(shown)
