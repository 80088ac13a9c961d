"""What an attack comes to before it is made, and what monsters will do: sums without dice."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Area, Outlook, Sum, Term, Text
from grimorio.games.dungeonalliance.components.numbers import (
    HERO_POWERS,
    MONSTER_ARMOUR,
    MONSTER_EVASIVE,
)
from grimorio.games.dungeonalliance.components.vocabulary import RANGED
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, HEROES, TEAM
from grimorio.games.dungeonalliance.rules import powers
from grimorio.games.dungeonalliance.rules.board import between
from grimorio.games.dungeonalliance.rules.combat import (
    CLEAR,
    PIT_ATTACK,
    arm_of,
    attack_type,
    defence_of,
    is_pet,
    obstacles,
    power_of,
    spoils_of,
)
from grimorio.games.dungeonalliance.rules.experience import shares_of
from grimorio.games.dungeonalliance.rules.figures import (
    armour_of,
    bonus,
    evasive_of,
    health_of,
    hero_of,
    heroes_standing,
    place_of,
    room_of,
    speed_of,
)
from grimorio.games.dungeonalliance.rules.monsters import choices, connected, raids
from grimorio.games.dungeonalliance.rules.powers import charge_bonus, has_power
from grimorio.games.dungeonalliance.rules.solo import (
    actions,
    bonus_of,
    card_of,
    is_first_due,
    richest,
    sleepers,
    strikes,
)
from grimorio.games.dungeonalliance.rules.walking import is_pit, ways
from grimorio.games.dungeonalliance.state import COMPETITIVE, Dungeon
from grimorio.games.dungeonalliance.view.board import name_of, place_name
from grimorio.games.dungeonalliance.view.lines import either
from grimorio.games.dungeonalliance.view.lines import solo_lines as card_sections
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    piece_id,
    square_name,
    tile_text,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, seat_text

# -- an attack -------------------------------------------------------------------------------------


def forecast(s: Dungeon, figure: int, source: int, target: int) -> tuple[Text, ...]:
    """The parts of the power less those of the defence, and what comes of it (DA-DMG-1..6,
    DA-POWER-1..3)."""
    power = power_of(s, figure, source, target)
    defence = defence_of(s, figure, source, target)
    guard = defence_terms(s, figure, source, target, defence)
    against = [Term(-one.value, one.label) for one in guard]
    terms = (*power_terms(s, figure, source, power), *against)
    return (
        Text("sum-attack", sum=Sum(terms, power - defence)),
        result(s, figure, source, target, max(0, power - defence)),
    )


def power_terms(s: Dungeon, figure: int, source: int, power: int) -> list[Term]:
    """What a hero's power is made of; what has no name of its own comes from cards."""
    hero = hero_of(s, figure)
    if source != NONE:
        base = Term(arm_of(source).power, Text("term-card"))
    else:
        base = Term(HERO_POWERS[hero.kind], Text("term-own"))
    terms = [base]
    surge = hero.surge_attack
    plain = source != NONE and arm_of(source).plain
    parts = [(0 if plain else surge, "term-surge")]
    if is_pit(s, place_of(s, figure)) and not is_pet(source):
        parts.append((-PIT_ATTACK, "term-pit"))
    rest = power - base.value - sum([value for value, _ in parts])
    parts.insert(0, (rest, "term-bonus"))
    return terms + [Term(value, Text(label)) for value, label in parts if value]


def defence_terms(s: Dungeon, figure: int, source: int, target: int, defence: int) -> list[Term]:
    """Armour and evasive defence, and who stands in the way of a ranged attack (DA-DMG-3..6)."""
    if target >= FIRST_MONSTER:
        kind = s.monsters[target].kind
        armour, evasive = MONSTER_ARMOUR[kind], MONSTER_EVASIVE[kind]
    else:
        armour, evasive = armour_of(s, target), evasive_of(s, target)
    in_way = 0
    if attack_type(s, figure, source) == RANGED and not is_pet(source):
        clear = bonus(s, figure, CLEAR, target) > 0
        in_way = 0 if clear else obstacles(s, place_of(s, figure), place_of(s, target))
    parts = [(armour, "term-armour"), (evasive, "term-evasive"), (in_way, "term-obstacles")]
    parts.append((defence - armour - evasive - in_way, "term-changes"))
    return [Term(value, Text(label)) for value, label in parts if value]


def die_of(s: Dungeon, figure: int, target: int) -> str:
    """To what a power adds the Dungeon die: the `power` of who attacks, or the `defence` of who is
    attacked; then nothing is certain (DA-RUL-112)."""
    if has_power(s, figure, powers.ROLL):
        return "power"
    return "defence" if has_power(s, target, powers.BLUR) else "no"


def result(s: Dungeon, figure: int, source: int, target: int, damage: int) -> Text:
    """What comes of an attack of a hero, or of its pet."""
    if target >= FIRST_MONSTER:
        left = health_of(s, target) - sum(s.monsters[target].damage) - damage
    else:
        left = health_of(s, target) - hero_of(s, target).damage - damage
    words: Words = {
        "target": name_of(s, target, "start"),
        "damage": damage,
        "left": max(0, left),
        "xp": prize(s, figure, source, target, damage),
        "die": "no" if die_of(s, figure, target) == "no" else "yes",
    }
    return Text("result-miss" if not damage else "result-falls" if left <= 0 else "result", words)


def prize(s: Dungeon, figure: int, source: int, target: int, damage: int) -> int:
    """The XP that the Alliance of a hero has of a monster which falls to so much damage: others
    who have damaged it have their share, and a card may add to it (DA-XP-3..6)."""
    if target < FIRST_MONSTER or not damage:
        return 0
    seat = figure // TEAM
    monster = s.monsters[target].copy()
    tokens = list(monster.damage)
    tokens[seat] += damage
    monster.damage = tuple(tokens)
    if seat not in monster.order:
        monster.order = (*monster.order, seat)
    return dict(shares_of(monster)).get(seat, 0) + spoils_of(s, figure, source, target)


def monster_attack(
    s: Dungeon, figure: int, at: int, target: int, extra: int = 0
) -> tuple[int, int]:
    """Power and defence of a monster's attack from a square it goes to: who stands in the way
    there, a pit, a charge, what a Solo card adds (DA-DMG-5, DA-RUL-7, DA-MON-14)."""
    here = s.monsters[figure].at
    defence = defence_of(s, figure, NONE, target)
    if at == here:
        return power_of(s, figure, NONE, target, extra), defence
    extra += PIT_ATTACK * (is_pit(s, here) - is_pit(s, at))
    extra += charge_bonus(s, figure, ways(s, figure, speed_of(s, figure)).get(at, 0))
    if attack_type(s, figure, NONE) == RANGED:
        to = place_of(s, target)
        own = sum([s.occupant[square] == figure for square in between(at, to)])
        defence += obstacles(s, at, to) - own - obstacles(s, here, to)
    return power_of(s, figure, NONE, target, extra), defence


# -- what a monster would do -----------------------------------------------------------------------


def outlook(s: Dungeon, seat: Seat, piece: str) -> Outlook | None:
    """What a monster may be made to do now: who must choose it and when, where it could attack
    whom (DA-MON-1..9), alone and together whether the card would move it (DA-SOLO-6, DA-RUL-72)."""
    figure = next((one for one in s.monsters if piece_id(one) == piece), NONE)
    if figure == NONE or s.over:
        return None
    lines = [turn_line(s, figure)]
    if s.mode != COMPETITIVE:
        lines += card_lines(s, figure)
        rules: tuple[str, ...] = ("DA-SOLO-6", "DA-RUL-72", "DA-MON-6")
    else:
        lines += choosers(s, figure)
        rules = ("DA-MON-2", "DA-MON-3", "DA-MON-4", "DA-MON-6")
    found = reached(raids(s, figure))
    if not found:
        lines.append(Text("foresee-nobody"))
        return Outlook(piece, tuple(lines), (), rules)
    for target, at in found.items():
        power, defence = monster_attack(s, figure, at, target, card_bonus(s, figure, target))
        words: Words = {
            "target": name_of(s, target, "to"),
            "at": square_name(at),
            "power": power,
            "defence": defence,
            "damage": max(0, power - defence),
            "die": die_of(s, figure, target),
        }
        lines.append(Text("foresee-attack", words))
    cells = tuple([cell_id(place_of(s, target)) for target in found])
    return Outlook(
        piece, tuple(lines), (Area("foreseen", cells, Text("area-attacked"), "danger"),), rules
    )


def card_bonus(s: Dungeon, figure: int, target: int) -> int:
    """What the next Solo card would add to a monster's attack on a hero: of its two actions the
    better one that allows it (DA-SCARD-4..9, DA-RUL-73)."""
    if s.mode == COMPETITIVE or s.solo_card == NONE:
        return 0
    after = after_first(s)
    bonuses = [
        bonus_of(after, action, one)
        for action, one in actions(after)
        if one == figure and target in reached(strikes(after, action, one))
    ]
    return max(bonuses, default=0)


def turn_line(s: Dungeon, figure: int) -> Text:
    """Ready or exhausted (DA-TERM-8)."""
    return Text("foresee-ready" if s.monsters[figure].ready else "foresee-exhausted")


def reached(found: list[int]) -> dict[int, int]:
    """Whom a monster could attack, and the first square it could do it from."""
    return {raid % HEROES: raid // HEROES for raid in reversed(found)}


NEAR: Final = ("far", "next", "here")


def choosers(s: Dungeon, figure: int) -> list[Text]:
    """For each player whether this monster is one of those that must be chosen from."""
    if not s.monsters[figure].ready:
        return []
    room = room_of(s.monsters[figure].at)
    found = []
    for seat, player in enumerate(s.players):
        rooms = {room_of(hero.at) for hero in player.heroes if hero.at != NONE}
        near = 2 if room in rooms else 1 if connected(s, room) & rooms else 0
        may = figure in choices(s, seat)
        words: Words = {
            "seat": seat_text(seat), "near": NEAR[near], "may": "yes" if may else "no",
        }  # fmt: skip
        found.append(Text("foresee-chosen", words))
    return found


# -- solo ------------------------------------------------------------------------------------------


def after_first(s: Dungeon) -> Dungeon:
    """The table once the first section of the Solo card is done, for what monsters do: it may make
    an exhausted one ready, unless that is done already or is not this card's to do. Of several that
    are worth the same the player chooses one, so all of them may be it (DA-SCARD-3, DA-SOLO-8,
    DA-RUL-144)."""
    if card_of(s).first != "ready" or not is_first_due(s):
        return s
    after = s.copy()
    for figure in sleepers(s, False):
        after.monsters[figure].ready = True
    return after


def card_lines(s: Dungeon, figure: int) -> list[Text]:
    """Whether the next Solo card would move this monster."""
    if s.solo_card == NONE:
        return []
    after = after_first(s)
    if not after.monsters[figure].ready:
        return []
    if figure not in richest(after, True):
        return [Text("foresee-poorer")]
    moved = [one for one in actions(after) if one[1] == figure]
    return [Text("foresee-solo" if moved else "foresee-no-solo")]


def solo_notes(s: Dungeon) -> tuple[Text, ...]:
    """What the next card would do if it came now: the first section, then which monsters attack
    whom, one line for each bonus; or what it does instead (DA-SOLO-4..7)."""
    after = after_first(s)
    found = [first_note(s)]
    ways: dict[tuple[int, int], list[int]] = {}
    for action, figure in actions(after):
        ways.setdefault((action, bonus_of(after, action, figure)), []).append(figure)
    if not ways:
        found.append(Text("solo-instead", {"does": card_sections(card_of(s))[2]}))
    attacks = [would(after, action, figures) for (action, _), figures in ways.items()]
    return (*found, *attacks[:1], *[Text("solo-or", {"what": one}) for one in attacks[1:]])


def first_note(s: Dungeon) -> Text:
    """What the first section would take away, or whom it makes ready (DA-SCARD-1..3)."""
    card = card_of(s)
    if card.first == "upgrades":
        words: Words = {"removed": row_text(s, card.cross), "discarded": row_text(s, card.arrow)}
        return Text("solo-row", words)
    if card.first == "tiles":
        gone = s.tile_row[card.cross : card.cross + 1]
        return Text("solo-tile", {"tile": tile_text(gone[0]) if gone else Text("nothing")})
    tired = sleepers(s, False)
    if len(tired) == 1:
        words = {"figure": name_of(s, tired[0], "start"), "at": place_name(s, tired[0])}
        return Text("solo-wakes", words)
    return Text("solo-wakes-one", {"count": len(tired)})


def row_text(s: Dungeon, place: int) -> Text:
    return card_text(s.row[place]) if s.row[place] != NONE else Text("nothing")


def would(s: Dungeon, action: int, figures: list[int]) -> Text:
    """One of some monsters attacks, each with the same bonus: which, whom, at what bonus."""
    targets = {one: 0 for figure in figures for one in reached(strikes(s, action, figure))}
    whole = len(targets) > 1 and len(targets) == len(heroes_standing(s))
    words: Words = {
        "count": len(figures),
        "figure": name_of(s, figures[0], "start"),
        "at": place_name(s, figures[0]),
        "targets": Text("solo-anyone")
        if whole
        else either([name_of(s, one, "to") for one in targets]),
        "bonus": bonus_of(s, action, figures[0]),
    }
    return Text("solo-would", words)
