"""Panels of what is no seat: the monsters by type, summons, the scenario with its goal."""

from __future__ import annotations

from functools import cache, lru_cache

from grimorio.core.scene import (
    Group,
    Member,
    Stat,
    Text,
    Tone,
)
from grimorio.games.gloomhaven.components.levels import gold_each, hazard_damage
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    BOSS,
    CONDITIONS,
    ELITE,
    NAMED,
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
from grimorio.games.gloomhaven.view.board import figure_badges, life
from grimorio.games.gloomhaven.view.briefing import goals, rules
from grimorio.games.gloomhaven.view.knowing import is_choosing
from grimorio.games.gloomhaven.view.names import (
    character_text,
    face_of_type,
    figure_icon,
    figure_id,
    figure_text,
)
from grimorio.games.gloomhaven.view.parts import listed
from grimorio.games.gloomhaven.view.zones import types_on_map
from grimorio.kit.numbers import NONE
from grimorio.kit.said import sentences
from grimorio.kit.story import Words


def groups(s: Scenario) -> list[Group]:
    """The monsters by type, the summons by owner, and the scenario itself."""
    found = [monster_group(s, type_) for type_ in types_on_map(s)]
    for seat in range(len(s.characters)):
        called = [
            (number, one)
            for number, one in s.figures.items()
            if one.kind == SUMMON and one.owner == seat
        ]
        if called:
            members = tuple([member(s.number, number, one) for number, one in called])
            label = Text("group-summons", {"who": character_text(s, seat)})
            found.append(Group(f"summons{seat}", label, seat=seat, members=members))
    others = [(number, one) for number, one in s.figures.items() if one.kind > MONSTER]
    if others:
        members = tuple([member(s.number, number, one) for number, one in others])
        found.append(Group("objects", Text("group-objects"), icon=icons.OBJECT, members=members))
    found.append(scenario_group(s))
    return found


def monster_group(s: Scenario, type_: int) -> Group:
    """A type: what its stat card says at this level, its members, its ability of the round."""
    there = [
        (number, one)
        for number, one in s.figures.items()
        if one.kind == MONSTER and one.type == type_
    ]
    there.sort(key=lambda pair: (pair[1].rank != ELITE, pair[1].number))
    deck = TYPE_DECK[type_]
    zones = [f"deck{type_}"]
    if deck in s.abilities and not is_choosing(s):
        zones.insert(0, f"ability{type_}")
    ranks = tuple(sorted({one.rank for _, one in there}))
    acting = s.figures.get(s.acting)
    return Group(
        f"type{type_}",
        Text(f"monster-{TYPES[type_].id}-many"),
        icon=figure_icon(MONSTER, type_),
        stats=type_stats(type_, ranks, s.monster_level, len(s.characters), counted(s, type_)),
        notes=(
            *ability_note(deck, s.abilities.get(deck, NONE), is_choosing(s)),
            *type_notes(type_, ranks, s.monster_level, len(s.characters), counted(s, type_)),
        ),
        members=tuple([member(s.number, number, one) for number, one in there]),
        zones=tuple(zones),
        now=acting is not None and acting.kind == MONSTER and acting.type == type_,
        rules=("GH-MACT-4", "GH-MACT-5"),
    )


@cache
def ability_note(deck: int, ability: int, choosing: bool) -> tuple[Text, ...]:
    """What the ability of the round says."""
    if ability == NONE or choosing:
        return ()
    one = ABILITIES[ability]
    words: Words = {"initiative": one.initiative, "does": sentences(ability_texts(one))}
    return (Text("note-ability", words),)


def member_text(scenario: int, figure: Figure) -> Text:
    """One of its type: a monster by its rank and number."""
    if figure.kind == MONSTER:
        return Text("member", {"rank": RANKS[figure.rank], "number": figure.number})
    return figure_text(scenario, figure.kind, figure.type, figure.rank, figure.number)


def member(scenario: int, number: int, figure: Figure) -> Member:
    tone: Tone = ""
    if figure.kind == MONSTER:
        tone = "gold" if figure.rank == ELITE else "danger" if figure.rank in (BOSS, NAMED) else ""
    return Member(
        f"m{number}",
        member_text(scenario, figure),
        figure_icon(figure.kind, figure.type),
        figure.number if figure.kind == MONSTER else None,
        (life(figure.hp, figure.most),),
        figure_badges(figure),
        face_of_type(TYPES[figure.type].id) if figure.kind == MONSTER else "",
        (),
        (figure_id(number),),
        figure.acted,
        tone,
    )


@lru_cache(maxsize=1024)
def type_stats(
    type_: int, ranks: tuple[int, ...], level: int, characters: int, known: int
) -> tuple[Stat, ...]:
    """Move, attack and range; both where normal and elite ones differ."""
    cards = [sheet(type_, rank, level, characters, known) for rank in ranks]
    found = [
        shared("move", icons.MOVE, [card.move for card in cards]),
        shared("attack", icons.ATTACK, [card.attack for card in cards]),
    ]
    if any(card.range for card in cards):
        found.append(shared("range", icons.RANGE, [card.range for card in cards]))
    if any(card.shield for card in cards):
        found.append(shared("shield", icons.SHIELD, [card.shield for card in cards]))
    if any(card.retaliate for card in cards):
        found.append(shared("retaliate", icons.RETALIATE, [card.retaliate for card in cards]))
    return tuple(found)


def shared(name: str, icon: str, values: list[int]) -> Stat:
    """A number that all have, or the normal and the elite one."""
    label = Text(f"stat-{name}")
    if len(set(values)) == 1:
        return Stat(name, label, values[0], None, icon)
    both = Text("normal-elite", {"normal": values[0], "elite": values[1]})
    return Stat(name, label, both, None, icon)


@lru_cache(maxsize=1024)
def type_notes(
    type_: int, ranks: tuple[int, ...], level: int, characters: int, known: int
) -> tuple[Text, ...]:
    """What else holds: flight, what attacks add, immunities."""
    found = []
    for rank in ranks:
        card = sheet(type_, rank, level, characters, known)
        traits = trait_texts(card)
        if traits:
            args: Words = {"rank": RANKS[rank], "traits": listed(traits)}
            found.append(Text("note-traits", args))
    monster = TYPES[type_]
    if monster.flies:
        found.append(Text("note-flies"))
    if monster.immune:
        names = [Text(f"immune-{name}") for name in monster.immune]
        found.append(Text("note-immune", {"to": listed(names)}))
    return tuple(found)


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


@lru_cache(maxsize=256)
def _scenario_group(scenario: int, characters: int, level: int, monsters: int, trap: int) -> Group:
    facts = rules_of(scenario)
    words: Words = {
        "level": level,
        "monsters": monsters,
        "trap": trap,
        "hazard": hazard_damage(level),
        "gold": gold_each(level),
    }
    return Group(
        "scenario",
        Text("group-scenario"),
        icon=icons.GOAL,
        notes=(
            Text("note-levels", words),
            *goals(facts, characters, level),
            *rules(facts, characters, level, monsters),
        ),
        rules=("GH-SETUP-2", "GH-TERR-2", "GH-TERR-4"),
    )


def scenario_group(s: Scenario) -> Group:
    """The goal of the scenario, its rules, and what its level comes to."""
    return _scenario_group(s.number, len(s.characters), s.level, s.monster_level, s.trap)
