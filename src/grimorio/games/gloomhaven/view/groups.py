"""Panels of what is no seat: the monsters by type, summons, the scenario with its goal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from grimorio.core.scene import Group, Member, Piece, Stat, Text
from grimorio.games.gloomhaven.components.levels import gold_each, hazard_damage
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    CONDITIONS,
    ELITE,
    RANKS,
    TYPE_DECK,
    TYPES,
    Sheet,
    in_mask,
    sheet,
)
from grimorio.games.gloomhaven.rules.scenario.special import counted, rules_of
from grimorio.games.gloomhaven.state import MONSTER, SUMMON, Figure, Scenario
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.abilities import ability_texts
from grimorio.games.gloomhaven.view.briefing import goals, rules
from grimorio.games.gloomhaven.view.knowing import is_choosing
from grimorio.games.gloomhaven.view.names import character_text, face_of_type, figure_icon
from grimorio.games.gloomhaven.view.parts import listed
from grimorio.games.gloomhaven.view.zones import types_on_map
from grimorio.kit import pieces
from grimorio.kit.numbers import NONE
from grimorio.kit.pieces import once
from grimorio.kit.said import sentences, stat
from grimorio.kit.story import Words


def groups(s: Scenario, figures: dict[int, Piece]) -> tuple[Group, ...]:
    """The monsters by type, the summons by owner, and the scenario itself."""
    abilities = {} if is_choosing(s) else s.abilities
    found = [
        monster_group(s, figures, type_, abilities.get(TYPE_DECK[type_], NONE))
        for type_ in types_on_map(s)
    ]
    summons = [number for number, one in s.figures.items() if one.kind == SUMMON]
    for seat in range(len(s.characters)):
        if called := [number for number in summons if s.figures[number].owner == seat]:
            label = Text("group-summons", {"who": character_text(s, seat)})
            members = members_of(s, figures, called)
            found.append(Group(f"summons{seat}", label, seat=seat, members=members))
    if others := [number for number, one in s.figures.items() if one.kind > MONSTER]:
        members = members_of(s, figures, others)
        found.append(Group("objects", Text("group-objects"), icon=icons.OBJECT, members=members))
    return (*found, scenario_group(s))


def monster_group(s: Scenario, figures: dict[int, Piece], type_: int, ability: int) -> Group:
    """A type: what its stat card says at this level, its members, its ability of the round."""
    there = [number for number, one in s.figures.items() if is_of(one, type_)]
    there.sort(key=lambda one: (s.figures[one].rank != ELITE, s.figures[one].number))
    ranks = tuple(sorted({s.figures[number].rank for number in there}))
    characters, known = len(s.characters), counted(s, type_)
    stats, notes = type_facts(type_, ranks, s.monster_level, characters, known)
    acting = s.figures.get(s.acting)
    return Group(
        f"type{type_}",
        Text(f"monster-{TYPES[type_].id}-many"),
        icon=figure_icon(MONSTER, type_),
        stats=stats,
        notes=ability_note(ability) + notes,
        members=members_of(s, figures, there),
        zones=(f"deck{type_}",) if ability == NONE else (f"ability{type_}", f"deck{type_}"),
        now=acting is not None and is_of(acting, type_),
        rules=("GH-MACT-4", "GH-MACT-5"),
    )


def is_of(figure: Figure, type_: int) -> bool:
    return figure.kind == MONSTER and figure.type == type_


@cache
def ability_note(ability: int) -> tuple[Text, ...]:
    """What the ability of the round says."""
    if ability == NONE:
        return ()
    one = ABILITIES[ability]
    words: Words = {"initiative": one.initiative, "does": sentences(ability_texts(one))}
    return (Text("note-ability", words),)


def members_of(s: Scenario, figures: dict[int, Piece], numbers: list[int]) -> tuple[Member, ...]:
    return tuple([member(figures[number], number, s.figures[number]) for number in numbers])


def member(piece: Piece, number: int, figure: Figure) -> Member:
    """One of its type: a monster by its rank and number."""
    label, face = piece.label, ""
    if figure.kind == MONSTER:
        label = Text("member", {"rank": RANKS[figure.rank], "number": figure.number})
        face = face_of_type(TYPES[figure.type].id)
    return pieces.member(piece, f"m{number}", label, face=face, dim=figure.acted)


NUMBERS: Final[tuple[tuple[str, str, Callable[[Sheet], int]], ...]] = (
    ("move", icons.MOVE, lambda card: card.move),
    ("attack", icons.ATTACK, lambda card: card.attack),
    ("range", icons.RANGE, lambda card: card.range),
    ("shield", icons.SHIELD, lambda card: card.shield),
    ("retaliate", icons.RETALIATE, lambda card: card.retaliate),
)


@lru_cache(maxsize=1024)
def type_facts(
    type_: int, ranks: tuple[int, ...], level: int, characters: int, known: int
) -> tuple[tuple[Stat, ...], tuple[Text, ...]]:
    """Move and attack, and of the other numbers those that there are. What else holds: flight, what
    attacks add, immunities."""
    cards = [sheet(type_, rank, level, characters, known) for rank in ranks]
    stats = []
    for name, icon, number in NUMBERS:
        values = [number(card) for card in cards]
        if any(values) or name in ("move", "attack"):
            stats.append(stat(name, shared(values), icon))
    notes = []
    for rank, card in zip(ranks, cards, strict=True):
        if traits := trait_texts(card):
            notes.append(Text("note-traits", {"rank": RANKS[rank], "traits": listed(traits)}))
    if TYPES[type_].flies:
        notes.append(Text("note-flies"))
    if immune := [Text(f"immune-{name}") for name in TYPES[type_].immune]:
        notes.append(Text("note-immune", {"to": listed(immune)}))
    return tuple(stats), tuple(notes)


def shared(values: list[int]) -> int | Text:
    """A number that all have, or the normal and the elite one."""
    if len(set(values)) == 1:
        return values[0]
    return Text("normal-elite", {"normal": values[0], "elite": values[1]})


def trait_texts(card: Sheet) -> list[Text]:
    """What a stat card says besides its numbers."""
    found = []
    if card.retaliate and card.retaliate_range > 1:
        found.append(Text("trait-retaliate-range", {"range": card.retaliate_range}))
    if card.pierce:
        found.append(Text("trait-pierce", {"value": card.pierce}))
    if card.targets > 1:
        found.append(Text("trait-targets", {"value": card.targets}))
    found += [Text(f"condition-{CONDITIONS[one]}") for one in in_mask(card.conditions)]
    if card.advantage:
        found.append(Text("trait-advantage"))
    if card.elusive:
        found.append(Text("trait-elusive"))
    if card.hides:
        found.append(Text("trait-hides"))
    return found


@once(lambda s: (s.number, len(s.characters), s.level, s.monster_level, s.trap))
def scenario_group(s: Scenario) -> Group:
    """The goal of the scenario, its rules, and what its level comes to."""
    facts, characters = rules_of(s.number), len(s.characters)
    words: Words = {
        "level": s.level,
        "monsters": s.monster_level,
        "trap": s.trap,
        "hazard": hazard_damage(s.level),
        "gold": gold_each(s.level),
    }
    return Group(
        "scenario",
        Text("group-scenario"),
        icon=icons.GOAL,
        notes=(
            Text("note-levels", words),
            *goals(facts, characters, s.level),
            *rules(facts, characters, s.level, s.monster_level),
        ),
        rules=("GH-SETUP-2", "GH-TERR-2", "GH-TERR-4"),
    )
