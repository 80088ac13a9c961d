"""What the answers of a combat show besides their arguments."""

from __future__ import annotations

from typing import Final

from grimorio.core.scene import Text
from grimorio.games.euthia.components.numbers import CARDS
from grimorio.games.euthia.components.uses import USES
from grimorio.games.euthia.kinds import ROLL
from grimorio.games.euthia.rules.combat.changes import GAAR_BONUS
from grimorio.games.euthia.rules.combat.values import (
    damage_at,
    damage_of,
    hero_value,
    monster_value,
    wounds_at,
    wounds_of,
)
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view.lines import effects_text
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Asked

FACES: Final = range(1, 7)


def pips(s: Realm, ask: Asked, die: int) -> int:
    """What a die shows."""
    if ask.kind is ROLL:
        found = ask.about[1 + die]
        return found if isinstance(found, int) else 0
    return s.fight.dice[die] if s.fight is not None else 0


def does(s: Realm, ask: Asked, use: int) -> Text:
    """What a use does."""
    return effects_text(USES[use].effects)


def box(s: Realm, ask: Asked, card: int, copies: int) -> Text:
    """What so many copies of a card do (EU-CARD-11)."""
    return effects_text(CARDS[card].boxes[copies - 1])


def gaar_odds(s: Realm, ask: Asked, die: int) -> float | None:
    """How likely a Gaar token does what it is spent for: fewer Wounds for the Hero, more for the
    Monster, more Damage after the own roll (EU-MATK-9, EU-MATK-10, EU-ROLL-3)."""
    f = s.fight
    if f is None or die >= len(f.dice):
        return None
    if f.tile != NONE:
        rest = hero_value(f) - f.dice[die] + GAAR_BONUS
        better = [damage_at(f, rest + face) > damage_of(f) for face in FACES]
    elif ask.seat == f.seat:
        rest = monster_value(f) - f.dice[die] - GAAR_BONUS
        better = [wounds_at(f, rest + face) < wounds_of(f) for face in FACES]
    else:
        rest = monster_value(f) - f.dice[die] + GAAR_BONUS
        better = [wounds_at(f, rest + face) > wounds_of(f) for face in FACES]
    return sum(better) / len(FACES)
