"""The words the content is written in: ids, and the closed lists.

How a card, a monster's power or a threat is written stands at the top of effects.py.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Level: TypeAlias = Literal[1, 2, 3]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
"""A square of a tile in reading order: 4 is the middle, 1 3 5 7 are beside the sides' middles."""
Sides: TypeAlias = Annotated[str, Meta(pattern=r"^[DW]{4}$")]
"""North, east, south, west of a tile as printed: D a door, W a wall."""

Race: TypeAlias = Literal["human", "dwarf", "elf", "gnome", "half-orc"]
Class: TypeAlias = Literal["martial", "stealth", "mystery", "celestial", "primordial"]
AttackType: TypeAlias = Literal["melee", "ranged"]
DefenceType: TypeAlias = Literal["armour", "evasive"]
Gender: TypeAlias = Literal["f", "m"]
CardType: TypeAlias = Literal[
    "weapon",
    "armour",
    "attack-spell",
    "control-spell",
    "enhancement-spell",
    "healing-spell",
    "reaction",
    "pet",
    "treasure",
    "artifact",
    "skill",  # ours: what a hero has learnt
    "tactic",  # ours: what a hero does with the moment
]
CARD_TYPES: Final[tuple[CardType, ...]] = (
    "weapon",
    "armour",
    "attack-spell",
    "control-spell",
    "enhancement-spell",
    "healing-spell",
    "reaction",
    "pet",
    "treasure",
    "artifact",
    "skill",
    "tactic",
)
MELEE: Final = 0
RANGED: Final = 1

# -- what lasts ------------------------------------------------------------------------------------

Trait: TypeAlias = Literal[
    "speed",  # Speed points
    "melee",  # power of melee attacks
    "ranged",  # power of ranged attacks
    "armour",  # armour defence
    "evasive",  # evasive defence
    "pet",  # power of pet attacks, also of those that allow no other bonus
    "pierce",  # its attacks ignore that much armour
    "seek",  # its attacks ignore that much evasive defence
    "reach",  # its ranged attacks go that many squares further
    "close",  # its ranged attacks may be made on adjacent enemies
    "clear",  # characters on the line give no obstacle defence against its attacks
    "slip",  # leaving a square beside an enemy costs nothing more
    "pass",  # it may move through enemies
    "swift",  # it may attack twice though it spent Speed points
    "pick",  # added to the die at locked doors, locked chests and secret doors
    "disarm",  # added to the die at traps
    "quiet",  # enemies in the room do not stop it from trying locks and revealing threats
    "hardy",  # poison does not spread on it
    "thorns",  # damage to an enemy that hits it in melee
    "hidden",  # it cannot be attacked until it attacks or is damaged
    "mend",  # more Damage tokens removed whenever it heals or rests
    "hand",  # hand size of its Alliance
    "spoils",  # more XP for a monster that its attack defeats
]
TRAITS: Final[tuple[Trait, ...]] = (
    "speed",
    "melee",
    "ranged",
    "armour",
    "evasive",
    "pet",
    "pierce",
    "seek",
    "reach",
    "close",
    "clear",
    "slip",
    "pass",
    "swift",
    "pick",
    "disarm",
    "quiet",
    "hardy",
    "thorns",
    "hidden",
    "mend",
    "hand",
    "spoils",
)
Condition: TypeAlias = Literal[
    "always",
    "still",  # it has spent no Speed point in this turn
    "moved",  # it has spent one
    "hurt",  # it has a Damage token
    "alone",  # no other hero of its Alliance is in the room
    "flanking",  # another hero of its Alliance is adjacent to the one it attacks
    "wounded",  # the one it attacks has a Damage token
    "unhurt",  # the one it attacks has none
    "large",  # the one it attacks is a monster of level III
]
CONDITIONS: Final[tuple[Condition, ...]] = (
    "always",
    "still",
    "moved",
    "hurt",
    "alone",
    "flanking",
    "wounded",
    "unhurt",
    "large",
)
Share: TypeAlias = Literal[
    "self",  # the hero the card lies under; of an Artifact every hero of the Alliance
    "room",  # that hero, and the heroes of its Alliance in its room
    "alliance",  # all heroes of the Alliance
]
SHARES: Final[tuple[Share, ...]] = ("self", "room", "alliance")

# -- whom an effect is about -----------------------------------------------------------------------

Whom: TypeAlias = Literal[
    "self",  # the hero that plays the card
    "ally",  # another hero of its Alliance, chosen
    "hero",  # itself or such an ally, chosen
    "beside",  # itself or an adjacent ally, chosen
    "allies",  # all heroes of the Alliance in its room, itself included
    "enemy",  # an enemy in its range (1 to `reach`) and sight, chosen
    "anybody",  # an enemy or a hero of another Alliance there, chosen (Control Spells, DA-NOPVP-2)
    "enemies",  # all enemies in its room
    "around",  # all enemies adjacent to it
    "room",  # all other characters in its room
    "target",  # the one that was attacked
    "near-target",  # all enemies adjacent to the one that was attacked
    "target-room",  # all in the room of the one that was attacked but itself, the hero too
    "attacker",  # in a Reaction: who attacks
]

# -- monsters --------------------------------------------------------------------------------------

PowerName: TypeAlias = Literal[
    # attack
    "venom",  # its damage is Poison damage
    "pierce",  # ignores that much armour
    "reach",  # its ranged attacks go that many squares further
    "shove",  # a hero it damages is pushed that many squares
    "roll",  # the Dungeon die is added to its power
    "rage",  # more power while it is damaged
    "pack",  # more power while another monster is adjacent to its target
    "splash",  # that much damage to each other hero adjacent to its target, if it hits
    "snare",  # a hero it damages has that much less Speed until the end of the round
    "drain",  # it loses that many Damage tokens when it hits
    # defence
    "shell",  # more defence until it is damaged
    "blur",  # the Dungeon die is added to its defence
    "thorns",  # that much damage to a hero that hits it in melee
    # speed
    "flight",  # it passes through heroes, and leaving them costs nothing more
    "charge",  # more power if it used 2 Speed points or more to move
    # health
    "regrow",  # it loses that many Damage tokens in the End Phase
    "burst",  # when it is defeated, that much damage to each adjacent character
    "alarm",  # when it is damaged, another exhausted monster in its room becomes ready
]
POWERS: Final[tuple[PowerName, ...]] = (
    "venom",
    "pierce",
    "reach",
    "shove",
    "roll",
    "rage",
    "pack",
    "splash",
    "snare",
    "drain",
    "shell",
    "blur",
    "thorns",
    "flight",
    "charge",
    "regrow",
    "burst",
    "alarm",
)
