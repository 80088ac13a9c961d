"""The icons of the title, by the ids of its components; all of them stand in icons.txt."""

from __future__ import annotations

from typing import Final

from grimorio.games.euthia.components.vocabulary import Centre, HexType, Kind

HEALTH: Final = "hearts"
REPUTATION: Final = "laurel-crown"
GOLD: Final = "two-coins"
GAAR: Final = "crystal-cluster"
CHAOS: Final = "cursed-star"
MOVES: Final = "footsteps"
HOPE: Final = "sun-radiations"
SILVER: Final = "card-pickup"
GOLDEN: Final = "gold-bar"
MONSTER: Final = "crossed-swords"
TROPHY: Final = "trophy-cup"
BAG: Final = "knapsack"
CLAIM: Final = "mining"
PENALTY: Final = "death-skull"
ACTIONS: Final = ("crossed-swords", "two-coins", "mining")
SHOPS: Final = ("shop", "cauldron", "stone-tower")
KINDS: Final[dict[Kind, str]] = {
    "weapon": "broadsword",
    "shield": "shield",
    "helmet": "visored-helm",
    "breastplate": "breastplate",
    "gauntlets": "gauntlet",
    "greaves": "leg-armor",
    "boots": "leather-boot",
    "jewel": "ring",
    "ability": "magic-swirl",
    "first": "spear-feather",
    "goods": "potion-ball",
    "resource": "ore",
    "gem": "cut-diamond",
    "essence": "magic-swirl",
}
HEXES: Final[dict[HexType, str]] = {
    "mountain": "mountains",
    "lake": "big-wave",
    "cave": "mountain-cave",
    "treasure-1": "locked-chest",
    "treasure-2": "chest",
    "treasure-3": "open-treasure-chest",
    "fire": "flame",
    "water": "droplets",
    "air": "whirlwind",
    "earth": "stone-pile",
    "portal": "magic-portal",
    "merchants": "shop",
    "alchemists": "cauldron",
}
CENTRES: Final[dict[Centre, str]] = {
    "church": "church",
    "towers": "stone-tower",
}
PLACES: Final = {
    "sword": "broadsword",
    "ability": "magic-swirl",
    "first-attack": "spear-feather",
    "helmet": "visored-helm",
    "breastplate": "breastplate",
    "gauntlets": "gauntlet",
    "greaves": "leg-armor",
    "boots": "leather-boot",
    "jewel": "ring",
    "gem": "cut-diamond",
    "bag": "knapsack",
}
