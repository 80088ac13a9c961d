"""How all stand: characters, monsters by type, summons, the scenario; the order of the round, and
the elements."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import (
    Chip,
    Group,
    Member,
    Panel,
    Row,
    Stat,
    Text,
    Tone,
)
from grimorio.games.gloomhaven.components.levels import gold_each, hazard_damage
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    BOSS,
    CONDITIONS,
    ELEMENTS,
    ELITE,
    RANKS,
    TYPE_DECK,
    TYPES,
    Sheet,
    in_mask,
    sheet,
)
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.rules.turn import RESTING, initiative
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, PARTY, SUMMON, Figure, Scenario
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.board import figure_badges, life
from grimorio.games.gloomhaven.view.briefing import goals, rules
from grimorio.games.gloomhaven.view.knowing import is_choosing, is_under_way, rounds_left
from grimorio.games.gloomhaven.view.names import (
    character_text,
    class_text,
    figure_icon,
    figure_id,
    figure_text,
)
from grimorio.games.gloomhaven.view.parts import listed
from grimorio.games.gloomhaven.view.zones import types_on_map
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, seat_text

FEW_ROUNDS: Final = 3
"""With so few rounds left the stamina is worth a warning."""
STRENGTHS: Final = ("inert", "waning", "strong")


# -- characters ------------------------------------------------------------------------------------


def panel(s: Scenario, seat: Seat, other: Seat) -> Panel:
    """A character as the seat sees it."""
    character = s.characters[other]
    if character.type == NONE:
        return Panel(other, Text("no-class"))
    figure = s.figures.get(character.figure)
    out = figure is None and s.round > 0
    rounds = rounds_left(character)
    tired: Tone = "danger" if rounds <= FEW_ROUNDS else ""
    stats = [] if figure is None else [life(figure.hp, figure.most)]
    stats += [
        number("stamina", rounds, icons.STAMINA, tired),
        number("xp", character.xp, icons.EXPERIENCE, ""),
        number("coins", character.coins, icons.COINS, ""),
    ]
    notes = []
    if out:
        notes.append(Text("note-exhausted"))
    elif character.rests and (seat == other or is_under_way(s)):
        notes.append(Text("note-rests"))
    elif is_under_way(s) and figure is not None and character.initiative < RESTING:
        notes.append(Text("note-initiative", {"initiative": character.initiative}))
    return Panel(
        other,
        Text("panel-class", {"class": class_text(character.type), "level": character.level}),
        figure_icon(CHARACTER, character.type),
        tuple(stats),
        tuple(notes),
        out,
        badges=() if figure is None else figure_badges(figure),
    )


@lru_cache(maxsize=4096)
def number(name: str, value: int, icon: str, tone: Tone) -> Stat:
    return Stat(name, Text(f"stat-{name}"), value, None, icon, tone)


# -- monsters, summons, the scenario ---------------------------------------------------------------


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
        found.append(Group("objects", Text("group-objects"), members=members))
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
        stats=type_stats(type_, ranks, s.monster_level, len(s.characters), known(s)),
        notes=type_notes(type_, ranks, s.monster_level, len(s.characters), known(s)),
        members=tuple([member(s.number, number, one) for number, one in there]),
        zones=tuple(zones),
        now=acting is not None and acting.kind == MONSTER and acting.type == type_,
        rules=("GH-MACT-4", "GH-MACT-5"),
    )


def known(s: Scenario) -> int:
    """What the rules of a boss say for V or X (see `sheet_of`)."""
    return s.marks.get("known", 0)


def member(scenario: int, number: int, figure: Figure) -> Member:
    tone: Tone = ""
    if figure.kind == MONSTER:
        tone = "gold" if figure.rank == ELITE else "danger" if figure.rank == BOSS else ""
    return Member(
        f"m{number}",
        figure_text(scenario, figure.kind, figure.type, figure.rank, figure.number),
        figure_icon(figure.kind, figure.type),
        figure.number if figure.kind == MONSTER else None,
        (life(figure.hp, figure.most),),
        figure_badges(figure),
        f"monster-{TYPES[figure.type].id}" if figure.kind == MONSTER else "",
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
    facts = scenarios()[scenario]
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


# -- rows ------------------------------------------------------------------------------------------


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
            figure_icon(CHARACTER, character.type),
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


# -- the whole -------------------------------------------------------------------------------------


def headline(s: Scenario) -> Text:
    """Which scenario it is and how far it has come."""
    name = Text(f"scenario-{s.number}")
    if s.over:
        return Text("headline-over", {"name": name, "won": "no" if s.lost else "yes"})
    if s.round == 0:
        return Text("headline-setup", {"name": name, "number": s.number})
    if s.won:
        return Text("headline-won", {"name": name, "round": s.round})
    return Text("headline", {"name": name, "round": s.round})


def turn_of(s: Scenario) -> Seat | None:
    """The seat whose character or summon has its turn."""
    acting = s.figures.get(s.acting)
    return None if s.over or acting is None or acting.owner < 0 else acting.owner


def awaited(s: Scenario) -> Text | None:
    """What others do while a seat waits."""
    if s.over:
        return None
    if s.round == 0:
        return Text("awaited-setup")
    if is_choosing(s):
        return Text("awaited-cards")
    seat = turn_of(s)
    return None if seat is None else Text("awaited-turn", {"seat": seat_text(seat)})
