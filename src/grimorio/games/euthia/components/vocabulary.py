"""The words the content is written in: ids, and the closed lists.

How a tile, a card or a Monster is written stands at the top of effects.py.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Level: TypeAlias = Literal[1, 2, 3]
Numeral: TypeAlias = Literal[1, 2, 3, 4]
"""A chapter of map tiles."""
Depth: TypeAlias = Literal[0, 1, 2, 3]
"""A level, or 0 where there is no Monster."""

# -- the map ---------------------------------------------------------------------------------------

HexType: TypeAlias = Literal[
    "plain",
    "mountain",
    "lake",
    "cave",
    "treasure-1",
    "treasure-2",
    "treasure-3",
    "fire",
    "water",
    "air",
    "earth",
    "portal",
    "merchants",
    "alchemists",
]
HEX_TYPES: Final[tuple[HexType, ...]] = (
    "plain",
    "mountain",
    "lake",
    "cave",
    "treasure-1",
    "treasure-2",
    "treasure-3",
    "fire",
    "water",
    "air",
    "earth",
    "portal",
    "merchants",
    "alchemists",
)
Centre: TypeAlias = Literal["", "church", "towers"]
"""What stands in the middle of a Special tile."""
CENTRES: Final[tuple[Centre, ...]] = ("", "church", "towers")
Group: TypeAlias = Literal["start", "fixed", "scenario", "other"]
"""The group of a map tile, as the arrow on its front says."""

# -- tiles and tokens ------------------------------------------------------------------------------

Kind: TypeAlias = Literal[
    "weapon",
    "shield",
    "helmet",
    "breastplate",
    "gauntlets",
    "greaves",
    "boots",
    "jewel",
    "ability",
    "first",  # a First Attack Ability
    "goods",  # used up: potions, scrolls, treasures that are used at once
    "resource",
    "gem",
    "essence",
]
Colour: TypeAlias = Literal["", "green", "blue", "red", "any"]
"""The background of an Armour piece; with `any` it belongs to every set."""
Element: TypeAlias = Literal["fire", "water", "air", "earth"]
ELEMENTS: Final[tuple[Element, ...]] = ("fire", "water", "air", "earth")
Terrain: TypeAlias = Literal["mountain", "lake", "cave"]
TERRAINS: Final[tuple[Terrain, ...]] = ("mountain", "lake", "cave")
Gem: TypeAlias = Literal[
    "amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demon-stone", "diamond"
]
Shop: TypeAlias = Literal["merchants", "alchemists", "towers"]
SHOPS: Final[tuple[Shop, ...]] = ("merchants", "alchemists", "towers")
ActionKind: TypeAlias = Literal["combat", "trade", "mining"]
ACTIONS: Final[tuple[ActionKind, ...]] = ("combat", "trade", "mining")
Slot: TypeAlias = Literal["sword", "ability", "first", "jewel"]
"""Places of a Hero Board that may be locked."""

# -- when a tile acts ------------------------------------------------------------------------------

Time: TypeAlias = Literal[
    "any",  # in a Hero Healing Phase and outside combat
    "set-up",  # in the set-up of a combat
    "before-monster",  # step A of the Monster's phase
    "around-monster",  # step A or C of it
    "after-monster",  # step C of it
    "before-hero",  # step A of the Hero's phase
    "after-hero",  # step C of it; a Clover after any Hero Roll
    "outside",  # outside combat, in the own turn
    "mine",  # in a Mining Action
    "win",  # when the Hero has defeated a Monster
]
Condition: TypeAlias = Literal[
    "",
    "hurt",  # Health is at most half
    "late",  # from the third Combat Round on
    "wounded",  # the Monster's attack has just wounded the Hero
    "damaged",  # the Monster had Damage before this attack
    "other-weapon",  # another Weapon is equipped
    "no-gaar",  # the Hero has no Gaar token
    "rest",  # the Hero stands in a Church
]
Due: TypeAlias = Literal["wounds", "gaar", "resource", "hope"]
"""What may be paid for an effect besides the tile itself."""
CardTime: TypeAlias = Literal["before-monster", "around-monster", "after-monster", "before-hero"]
"""When a Gold or Silver card can be played."""
Deck: TypeAlias = Literal["silver", "gold"]
Span: TypeAlias = Literal["attack", "round"]
