"""The icons of the title, by the ids of its components; all of them stand in icons.txt."""

from __future__ import annotations

from typing import Final

SUMMONS: Final = {
    "decoy": "target-dummy",
    "battle-bot": "robot-golem",
    "kill-bot": "spider-bot",
    "mystic-ally": "ghost-ally",
    "burning-avatar": "fire-silhouette",
    "rat-swarm": "rat",
    "monstrous-rat": "mouse",
    "rat-king": "imperial-crown",
    "jade-falcon": "falcon-moon",
}
OBJECT: Final = "person"
CONDITIONS: Final = {
    "poison": "poison-bottle",
    "wound": "bleeding-wound",
    "immobilize": "crossed-chains",
    "disarm": "drop-weapon",
    "stun": "knocked-out-stars",
    "muddle": "star-swirl",
    "invisible": "invisible",
    "strengthen": "biceps",
    "bless": "angel-wings",
    "curse": "cursed-star",
}
ELEMENTS: Final = {
    "fire": "flame",
    "ice": "snowflake-1",
    "air": "wind-slap",
    "earth": "stone-block",
    "light": "sunbeams",
    "dark": "moon",
    "any": "star-formation",
}
DOORS: Final = {
    "stone": "steel-door",
    "wooden": "wooden-door",
    "altar": "star-altar",
    "dark-fog": "fog",
    "light-fog": "fog-light",
    "breakable-wall": "broken-wall",
}
OPEN_DOOR: Final = "doorway"
LOCK: Final = "padlock"
OVERLAYS: Final = {
    "altar": "star-altar",
    "barrel": "barrel",
    "bookcase": "bookshelf",
    "boulder-1": "rock",
    "boulder-2": "rock",
    "boulder-3": "stone-pile",
    "bush": "berry-bush",
    "cabinet": "trophies-shelf",
    "crate": "wooden-crate",
    "crystal": "crystal-growth",
    "dark-pit": "hole",
    "fountain": "fountain",
    "nest": "nest-eggs",
    "pillar": "djed-pillar",
    "rock-column": "stone-pile",
    "sarcophagus": "sarcophagus",
    "shelf": "trophies-shelf",
    "stalagmites": "stalagtite",
    "stump": "stump-regrowth",
    "table": "table",
    "totem": "totem",
    "tree-3": "birch-trees",
    "wall-section": "stone-wall",
    "bear": "wolf-trap",
    "poison": "poison-gas",
    "spike": "spikes",
    "hot-coals": "coal-pile",
    "thorns": "thorny-vine",
    "log": "log",
    "rubble": "stone-pile",
    "stairs": "stairs",
    "stairs-vert": "stairs",
    "water": "waves",
    "chest": "locked-chest",
}
MADE: Final = {"obstacle": "rock", "trap": "wolf-trap"}
"""What an ability has made."""
GOAL_CHEST: Final = "open-treasure-chest"
PLATE: Final = "metal-plate"
COINS: Final = "two-coins"

LIFE: Final = "hearts"
EXPERIENCE: Final = "rank-3"
STAMINA: Final = "hourglass"
CARDS: Final = "card-pick"
MOVE: Final = "boots"
ATTACK: Final = "crossed-swords"
RANGE: Final = "high-shot"
SHIELD: Final = "shield"
RETALIATE: Final = "spiked-shield"
INITIATIVE: Final = "sprint"
LOST: Final = "cancel"
LASTS: Final = "infinity"
ROUND: Final = "duration"
GOAL: Final = "check-mark"
SHUFFLE: Final = "card-exchange"
SLOTS: Final = {
    "head": "visored-helm",
    "body": "breastplate",
    "legs": "boots",
    "onehand": "crossed-swords",
    "twohand": "war-axe",
    "small": "round-bottom-flask",
}
SPENT: Final = "clockwise-rotation"
CONSUMED: Final = "cancel"
FOUND: Final = "open-treasure-chest"
NUMBERS: Final = {
    "attack": ATTACK,
    "range": RANGE,
    "move": MOVE,
    "heal": "healing",
    "loot": "open-treasure-chest",
    "damage": "bright-explosion",
    "shield": SHIELD,
    "retaliate": RETALIATE,
    "summon": "magic-portal",
}
"""The numbers on half a card."""
VERBS: Final = {
    "afflict": "wind-slap",
    "bonus": "biceps",
    "kill": "scythe",
    "recover": CARDS,
    "refresh": SPENT,
    "make_trap": MADE["trap"],
    "disarm_trap": MADE["trap"],
    "make_obstacle": MADE["obstacle"],
    "destroy_obstacle": "broken-wall",
    "shift_obstacle": MADE["obstacle"],
    "trigger": "clockwise-rotation",
    "augment": "crystal-growth",
    "grant": "ghost-ally",
    "control": "eyestalk",
    "swap_turn": SHUFFLE,
    "special": "star-formation",
}
"""What half a card without numbers does, by the verb of its first line."""
