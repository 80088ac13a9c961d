"""The words the content is written in: ids, what refers to what, and the closed lists."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from grimorio.kit.content import refers

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
RuleId: TypeAlias = Annotated[str, Meta(pattern=r"^DQ-[A-Z]+-[0-9]+$")]
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
CardRef: TypeAlias = Annotated[str, refers("cards")]
DeckRef: TypeAlias = Annotated[str, refers("decks")]
HeroRef: TypeAlias = Annotated[str, refers("heroes")]
MonsterRef: TypeAlias = Annotated[str, refers("monsters")]
RoomRef: TypeAlias = Annotated[str, refers("rooms")]

Attribute: TypeAlias = Literal["strength", "agility", "armour", "luck"]
AttackType: TypeAlias = Literal["ranged", "melee", "magic"]
CardType: TypeAlias = Literal["event", "loot", "monster", "threat", "trap"]
TileSide: TypeAlias = Literal["entry", "left", "ahead", "right"]
Edge: TypeAlias = Literal["wall", "open", "door", "portcullis"]
Moment: TypeAlias = Literal[
    "turn_start",  # before anything else in the Hero's turn
    "catacombs_turn",  # instead of drawing a Catacombs card
    "before_move",  # the Hero is about to move
    "before_search",  # the Hero is about to draw a Search card
    "before_test",  # an attribute test is ordered, no die is rolled
    "test_rolled",  # the dice of an attribute test lie there
    "tile_drawn",  # a tile was drawn, not yet placed
    "obstacle_met",  # a door or a portcullis bars the way
    "trap_met",  # a card of type Trap was drawn
    "monster_met",  # a Monster was drawn, or its token found
    "combat_start",  # combat begins, before the first round
]

ATTRIBUTES: Final[tuple[Attribute, ...]] = ("strength", "agility", "armour", "luck")
ATTACK_TYPES: Final[tuple[AttackType, ...]] = ("ranged", "melee", "magic")
SIDES: Final[tuple[TileSide, ...]] = ("entry", "left", "ahead", "right")
EDGES: Final[tuple[Edge, ...]] = ("wall", "open", "door", "portcullis")
WALL: Final = 0
OPEN: Final = 1
DOOR: Final = 2
PORTCULLIS: Final = 3
