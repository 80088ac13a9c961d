"""The icons of the title, by the ids of its components; all of them stand in icons.txt."""

from __future__ import annotations

from typing import Final

ATTACKS: Final = {"melee": "crossed-swords", "ranged": "bow-arrow"}
DEFENCES: Final = {"armour": "shield", "evasive": "acrobatic"}
SPEED: Final = "run"
HEALTH: Final = "hearts"
XP: Final = "star-medal"
DAMAGE: Final = "bleeding-wound"
FRESH: Final = "two-coins"
TILE: Final = "dungeon-gate"
SOLO: Final = "card-pick"
COMMON: Final = "laurel-crown"
UNKNOWN: Final = "uncertainty"
POISON: Final = "poison-bottle"
DEFEATED: Final = "death-skull"
HIDDEN: Final = "hidden"
HINDERED: Final = "snail"
SURGED: Final = "sprint"
FIRST: Final = "knight-banner"
ALLIANCE: Final = "templar-shield"
HAND: Final = "poker-hand"
UPGRADES: Final = "swap-bag"
MONSTERS_TURN: Final = "evil-wings"
TYPES: Final = {
    "weapon": "battle-axe",
    "armour": "breastplate",
    "attack-spell": "bolt-spell-cast",
    "control-spell": "psychic-waves",
    "enhancement-spell": "magic-swirl",
    "healing-spell": "healing",
    "reaction": "riposte",
    "pet": "hound",
    "treasure": "swap-bag",
    "artifact": "imperial-crown",
    "skill": "biceps",
    "tactic": "knight-banner",
}
