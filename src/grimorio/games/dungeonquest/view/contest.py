"""A combat as it lies on the table: both sides, how they stand, and the pile between them."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Contest, ContestSide, Stat, Text
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.fight.sides import (
    FOE,
    HERO,
    attack_value,
    fighter,
    is_hero,
    monster_life,
    seat_of,
    side_of,
)
from grimorio.games.dungeonquest.rules.hero.life import life_of
from grimorio.games.dungeonquest.state import Combat, Quest
from grimorio.games.dungeonquest.view.board import pending_wounds
from grimorio.games.dungeonquest.view.names import ICONS, fighter_text, term
from grimorio.games.dungeonquest.view.panels import combat_headline, life_stat
from grimorio.games.dungeonquest.view.zones import SIDE_NAMES
from grimorio.kit.zones import knows


def contest(s: Quest, c: Combat, seat: Seat) -> Contest:
    """The Hero on one side, the Monster or the other Hero on the other (DQ-COMBAT-1)."""
    between = ("combat-pile", "combat-discards") if c.discards else ("combat-pile",)
    sides = tuple(side(s, c, who, seat) for who in (HERO, FOE))
    return Contest(
        combat_headline(s, c), sides, between, ("DQ-COMBAT-9",), (Text("note-counters"),)
    )


def side(s: Quest, c: Combat, who: int, seat: Seat) -> ContestSide:
    zones = tuple(f"{zone}-{SIDE_NAMES[who]}" for zone in ("hand", "played", "damage"))
    name = fighter_text(s, fighter(c, who))
    if is_hero(c, who):
        own = seat_of(c, who)
        hero = s.heroes[own]
        life = life_stat(life_of(hero), hero.wounds + pending_wounds(s, own))
        return ContestSide(
            name, CONTENT.heroes[hero.kind].icon, own, (life, *attack_stat(c, who)), zones
        )
    stats = (damage_stat(c, seat), *attack_stat(c, who))
    return ContestSide(name, CONTENT.monsters[c.monster].icon, None, stats, zones)


def attack_stat(c: Combat, who: int) -> tuple[Stat, ...]:
    """What the cards it has played this round are worth together (DQ-COMBAT-16)."""
    if not side_of(c, who).played:
        return ()
    return (Stat("attack", term("attack"), attack_value(c, who), icon=ICONS["melee"], tone="gold"),)


def damage_stat(c: Combat, seat: Seat) -> Stat:
    """What the Monster has suffered; of how much, for those who have seen it (DQ-COMBAT-40)."""
    known = bool(c.token.cards) and knows(c.token.seen[0], seat)
    taken = len(side_of(c, FOE).damage)
    life = monster_life(c) if known else None
    return Stat("damage", term("damage"), taken, life, ICONS["damage"], "danger" if taken else "")
