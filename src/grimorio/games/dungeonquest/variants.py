"""Variants: the optional rules of the last chapter, as options of a table (DQ-OPT-1, DQ-OPT-2).

The state keeps them as numbers: a flag is 0 or 1, HEROES says how Heroes are dealt, RUNES how many
Runes each starts with. On disk they are what they are (`OPTIONS` in nouns.py). What a
variant changes stands where it changes it.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Options, Setting
from grimorio.core.errors import BadSetting

HEROES: Final = "heroes"
RUNES: Final = "runes"
HERO_VERSUS_HERO: Final = "hero_versus_hero"
SERVANTS: Final = "servants"
CONCENTRATED: Final = "concentrated_determination"
DEATH_CAN_WAIT: Final = "death_can_wait"
TOWER_POWER: Final = "tower_power"
SECRETS: Final = "secrets"
LIVE_TO_FIGHT: Final = "live_to_fight"
NO_GLORY: Final = "no_glory"
MONSTROUS_TREASURE: Final = "monstrous_treasure"
LATE_START: Final = "late_start"
DICE_COMBAT: Final = "dice_combat"

HOW_HEROES: Final = ("random", "chosen", "agreed")
RANDOM: Final = HOW_HEROES.index("random")
CHOSEN: Final = HOW_HEROES.index("chosen")
AGREED: Final = HOW_HEROES.index("agreed")
ALL_RUNES: Final = 12

SETTINGS: Final = (
    Setting(HEROES, "random", HOW_HEROES, ("DQ-SETUP-9", "DQ-SETUP-10", "DQ-RUL-128")),
    Setting(RUNES, 1, range(1, ALL_RUNES + 1), ("DQ-MAGIC-1", "DQ-RUL-98")),
    Setting(HERO_VERSUS_HERO, False, rules=("DQ-HVH-1",)),
    Setting(SERVANTS, False, rules=("DQ-SERV-1",)),
    Setting(CONCENTRATED, False, rules=("DQ-CONC-1",)),
    Setting(DEATH_CAN_WAIT, False, rules=("DQ-WAIT-1", "DQ-OPT-2")),
    Setting(TOWER_POWER, False, rules=("DQ-TOWER-1",)),
    Setting(SECRETS, False, rules=("DQ-SECRET-1",)),
    Setting(LIVE_TO_FIGHT, False, rules=("DQ-LIVE-1",)),
    Setting(NO_GLORY, False, rules=("DQ-VALOUR-1",)),
    Setting(MONSTROUS_TREASURE, False, rules=("DQ-MTREAS-1",)),
    Setting(LATE_START, False, rules=("DQ-LATE-1",)),
    Setting(DICE_COMBAT, False, rules=("DQ-DICE-1", "DQ-DICE-2"), over_days=True),
)


def check(options: Options, seats: int) -> None:
    """Refuse what makes no sense together, with the reason (DQ-RUL-129, DQ-RUL-98)."""
    if seats == 1:
        _check_alone(options)
    if (runes := int(options[RUNES])) * seats > ALL_RUNES:
        rules = ("DQ-RUL-98",)
        raise BadSetting("too-many-runes", rules, runes=runes, seats=seats, all=ALL_RUNES)
    if options[SERVANTS] and options[DEATH_CAN_WAIT]:
        raise BadSetting("servants-death-waits", ("DQ-SERV-1", "DQ-WAIT-1"))
    if options[LIVE_TO_FIGHT] and options[DICE_COMBAT]:
        raise BadSetting("live-to-fight-dice", ("DQ-LIVE-2",))


def _check_alone(options: Options) -> None:
    """What needs a second player (DQ-SOLO-1)."""
    rules = ("DQ-SOLO-1",)
    if options[HERO_VERSUS_HERO]:
        raise BadSetting("alone-hero-versus-hero", rules)
    if options[SERVANTS]:
        raise BadSetting("alone-servants", rules)
    if options[SECRETS]:
        raise BadSetting("alone-secrets", rules)
