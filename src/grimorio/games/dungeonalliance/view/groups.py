"""What is no seat: the heroes of each Alliance, kinds of monsters, the Upgrades to be had, and
alone or together what the next card will do."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Badge, Group, Member, Piece, Stat, Text
from grimorio.games.dungeonalliance.components.numbers import (
    CARDS,
    CONTENT,
    COSTS,
    HERO_POWERS,
    HERO_TYPES,
    MONSTER_HEALTH,
    VALID,
)
from grimorio.games.dungeonalliance.components.vocabulary import MELEE
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.combat import ATTACK_BONUS
from grimorio.games.dungeonalliance.rules.figures import (
    armour_of,
    bonus,
    evasive_of,
    hindrance,
    speed_of,
)
from grimorio.games.dungeonalliance.state import WEAKENED, Dungeon, Hero, Monster
from grimorio.games.dungeonalliance.view import icons
from grimorio.games.dungeonalliance.view.board import hindrance_badges, life
from grimorio.games.dungeonalliance.view.lines import power_text
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    face_id,
    hero_id,
    hero_text,
    monster_id,
    monster_text,
    piece_id,
    square_name,
)
from grimorio.games.dungeonalliance.view.together import card_group
from grimorio.kit.numbers import NONE
from grimorio.kit.pieces import member
from grimorio.kit.said import stat
from grimorio.kit.story import listed, seat_text

MARKET: Final = "upgrades"
MANY: Final = 2
"""With more players than this, only the own heroes show their abilities."""


def groups(s: Dungeon, seat: Seat, figures: dict[int, Piece]) -> tuple[Group, ...]:
    """The next card where cards move the monsters, the own heroes, the monsters, the
    others, and the Upgrades."""
    count = len(s.players)
    mine = seat if 0 <= seat < count else 0
    order = [(mine + step) % count for step in range(count)]
    found = [card_group(s)] if s.solo_card != NONE else []
    teams = [
        alliance(s, other, figures, count <= MANY or other == mine)
        for other in order
        if s.players[other].heroes
    ]
    if s.players[mine].heroes:
        found.append(teams.pop(0))
    found += kinds_of_monsters(s) + teams
    if any(card != NONE for card in s.row):
        found.append(market(s, mine))
    return tuple(found)


# -- heroes ----------------------------------------------------------------------------------------


def alliance(s: Dungeon, seat: Seat, figures: dict[int, Piece], whole: bool) -> Group:
    """The four heroes of a player, with the cards played under them (DA-CARD-3)."""
    return Group(
        f"alliance{seat}",
        Text("alliance", {"seat": seat_text(seat)}),
        icon=icons.ALLIANCE,
        seat=seat,
        members=tuple(
            [
                hero_member(s, TEAM * seat + place, hero, figures[TEAM * seat + place], whole)
                for place, hero in enumerate(s.players[seat].heroes)
            ]
        ),
        now=s.seat == seat and s.hero != NONE,
        rules=("DA-TERM-7", "DA-CARD-3"),
    )


def hero_member(s: Dungeon, figure: int, hero: Hero, piece: Piece, whole: bool) -> Member:
    """A hero: health, what it can do now with all bonuses, what has become of it."""
    return member(
        piece,
        f"hero{figure}",
        stats=hero_abilities(s, figure, hero) if whole else (),
        badges=(SURGED,) if hero.surged else (),
        face=hero_id(hero.kind),
        zones=(f"column{figure}",) if hero.column or hero.down else (),
    )


SURGED: Final = Badge(Text("badge-surged"), icons.SURGED)


def hero_abilities(s: Dungeon, figure: int, hero: Hero) -> tuple[Stat, ...]:
    """Its abilities with all bonuses; the power of its own attack, whoever is attacked
    (DA-POWER-1)."""
    kind = HERO_TYPES[hero.kind]
    attack = HERO_POWERS[hero.kind] + bonus(s, figure, ATTACK_BONUS[kind])
    return abilities(
        "melee" if kind == MELEE else "ranged",
        max(0, attack + hero.surge_attack - hindrance(hero.hindered, WEAKENED)),
        armour_of(s, figure),
        evasive_of(s, figure),
        speed_of(s, figure),
    )


@lru_cache(maxsize=4096)
def abilities(kind: str, attack: int, armour: int, evasive: int, speed: int) -> tuple[Stat, ...]:
    """Attack, defence and Speed as a line of small numbers."""
    defences = (("armour", armour), ("evasive", evasive))
    return (
        stat(kind, attack, icons.ATTACKS[kind]),
        *[stat(name, value, icons.DEFENCES[name]) for name, value in defences if value],
        stat("speed", speed, icons.SPEED),
    )


# -- monsters --------------------------------------------------------------------------------------


def kinds_of_monsters(s: Dungeon) -> list[Group]:
    """For each kind on the map what all of it can do, and how each stands; the richest first."""
    kinds = sorted({monster.kind for monster in s.monsters.values()}, reverse=True)
    return [kind_group(s, kind) for kind in kinds]


def kind_group(s: Dungeon, kind: int) -> Group:
    label, stats, notes = kind_facts(kind)
    return Group(
        f"kind{kind}",
        label,
        icon=CONTENT.monsters[kind].icon,
        stats=stats,
        notes=notes,
        members=tuple(
            [
                monster_member(figure, monster)
                for figure, monster in s.monsters.items()
                if monster.kind == kind
            ]
        ),
        rules=("DA-MON-14", "DA-XP-4"),
    )


@cache
def kind_facts(kind: int) -> tuple[Text, tuple[Stat, ...], tuple[Text, ...]]:
    """Its name, its abilities and rewards, and its power."""
    one = CONTENT.monsters[kind]
    shared = abilities(one.attack, one.strength, one.armour, one.evasive, one.speed)
    rewards = Text("rewards", {"first": one.first, "second": one.second})
    return monster_text(kind), (*shared, stat("xp", rewards, icons.XP, "gold")), (power_text(one),)


def monster_member(figure: int, monster: Monster) -> Member:
    """A monster of its kind: health, whose damage it has, ready or exhausted."""
    most = MONSTER_HEALTH[monster.kind]
    return Member(
        f"member{figure}",
        Text("monster-at", {"at": square_name(monster.at)}),
        stats=(life(most - sum(monster.damage), most),),
        badges=(*damage_badges(monster.damage), *hindrance_badges(monster.hindered)),
        face=monster_id(monster.kind),
        lights=(piece_id(figure),),
        dim=not monster.ready,
    )


@lru_cache(maxsize=2048)
def damage_badges(damage: tuple[int, ...]) -> tuple[Badge, ...]:
    """Whose damage it has, where that decides who is rewarded (DA-XP-4)."""
    if len(damage) <= 2:
        return ()
    return tuple(
        [
            Badge(Text("badge-damage", {"seat": seat_text(seat)}), icons.DAMAGE, count)
            for seat, count in enumerate(damage[:-1])
            if count
        ]
    )


# -- upgrades --------------------------------------------------------------------------------------


def market(s: Dungeon, seat: Seat) -> Group:
    """The Upgrade Selection Area: prices, whom each card fits, and what is out of reach dim
    (DA-UPG-1, DA-UPG-2, DA-VALID-9)."""
    player = s.players[seat]
    mine = tuple([hero.kind for hero in player.heroes])
    return Group(
        MARKET,
        Text("upgrades"),
        "shop",
        icons.UPGRADES,
        stats=(stat("fresh", player.fresh, icons.FRESH, "gold"),),
        notes=(Text("upgrades-note", {"level": s.upgrade_level + 1}),),
        members=tuple(
            [
                article(place, card, mine, COSTS[card] <= player.fresh)
                for place, card in enumerate(s.row)
                if card != NONE
            ]
        ),
        rules=("DA-UPG-1", "DA-UPG-2", "DA-UPG-13"),
    )


def article_id(place: int) -> str:
    return f"upgrade{place}"


@lru_cache(maxsize=4096)
def article(place: int, card: int, mine: tuple[int, ...], affordable: bool) -> Member:
    """A card of the area: its price, and the own heroes that could play it."""
    fits = [hero_text(kind) for kind in mine if VALID[card] >> kind & 1]
    anyone = len(fits) == len(mine) and bool(fits)
    who = Text("fits-all") if anyone else listed(fits) if fits else Text("fits-nobody")
    return Member(
        article_id(place),
        card_text(card),
        icons.TYPES[CARDS[card].types[0]],
        stats=(
            stat("cost", COSTS[card], icons.XP, "gold" if affordable else "danger"),
            stat("fits", who, icons.ALLIANCE),
        ),
        face=face_id(card),
        dim=not affordable or not fits,
    )
