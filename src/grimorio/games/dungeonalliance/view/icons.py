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
HEROES: Final = {
    "holgar": "dwarf-face",
    "krom": "orc-head",
    "lorna": "archer",
    "mysterios": "wizard-face",
    "belzamin": "bad-gnome",
    "graltar": "brute",
    "jypzy": "bandit",
    "petra": "swordwoman",
    "krolt": "viking-head",
    "mirabell": "woman-elf-face",
    "root": "tree-face",
    "runyon-zay": "monk-face",
    "bull": "horned-helm",
    "emanon": "pointy-hat",
    "mcfarlin": "robin-hood-hat",
    "melinda": "sun-priest",
    "sable": "hooded-assassin",
}
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
MONSTERS: Final = {
    "goblin": "goblin-head",
    "cave-bat": "evil-bat",
    "bone-archer": "skeleton",
    "giant-spider": "masked-spider",
    "bloat-toad": "goo-skull",
    "kobold-lookout": "imp",
    "ogre": "troll",
    "hex-witch": "warlock-hood",
    "gargoyle": "evil-wings",
    "rust-slime": "slime",
    "iron-boar": "snout",
    "shade-dancer": "two-shadows",
    "ember-drake": "wyvern",
    "grave-knight": "black-knight-helm",
    "pale-countess": "neck-bite",
    "minotaur": "minotaur",
    "bramble-giant": "thorny-vine",
    "storm-eye": "surrounded-eye",
}
THREATS: Final = {
    "treasure-chest": "open-treasure-chest",
    "locked-chest": "locked-chest",
    "lost-pack": "belt-buckles",
    "pit-trap": "hole",
    "dart-trap": "poison-bottle",
    "net-trap": "spider-web",
    "alarm-bell": "sonic-screech",
    "spore-vent": "poison-gas",
    "mind-mist": "fog",
}
