"""Health, Wounds and healing; death outside combat (EU-HEALTH, EU-DEATH)."""

from __future__ import annotations

from grimorio.core import Seat, cut, tell, within
from grimorio.games.euthia.kinds import DIED, HEALED, WOUNDED
from grimorio.games.euthia.rules.board import max_health
from grimorio.games.euthia.rules.lattice import START
from grimorio.games.euthia.state import Realm

DEED = "deed"
"""What a Hero does on its turn, from one question to the next."""
LOST = 2
"""Reputation that a death outside combat costs (EU-DEATH-13)."""


def heal(s: Realm, seat: Seat, amount: int) -> None:
    """Healing raises Health, never above the maximum (EU-HEALTH-1, EU-HEALTH-2)."""
    hero = s.heroes[seat]
    gained = min(amount, max_health(hero) - hero.health)
    if gained > 0:
        hero.health += gained
        tell(s, HEALED, seat, gained, hero.health)


def wound(s: Realm, seat: Seat, amount: int) -> bool:
    """Each Wound lowers Health by 1; whether the Hero dies of it (EU-HEALTH-1, EU-DEATH-1)."""
    hero = s.heroes[seat]
    suffered = min(amount, hero.health)
    if suffered > 0:
        hero.health -= suffered
        tell(s, WOUNDED, seat, suffered, hero.health)
    return hero.health == 0


def wound_outside(s: Realm, seat: Seat, amount: int) -> bool:
    """Wounds outside combat; whether the Hero has died and stands in the Church again."""
    if not wound(s, seat, amount):
        return False
    die_outside(s, seat)
    return True


def die_outside(s: Realm, seat: Seat) -> None:
    """A death outside combat: to the Church with full Health, 2 Reputation less if there are 2, no
    Movement Points; what the Hero was doing ends, and its turn goes on (EU-DEATH-12..16,
    EU-RUL-73)."""
    hero = s.heroes[seat]
    lost = LOST if hero.reputation >= LOST else 0
    hero.reputation -= lost
    tell(s, DIED, seat, lost)
    resurrect(s, seat)
    if seat == s.active and within(s, DEED):
        cut(s, DEED)


def resurrect(s: Realm, seat: Seat) -> None:
    """In the Church with Health restored and no Movement Points; it is no entry (EU-DEATH-6,
    EU-DEATH-9, EU-DEATH-12, EU-DEATH-14, EU-RUL-32)."""
    hero = s.heroes[seat]
    hero.at = START
    hero.health = max_health(hero)
    hero.moves = 0
