"""What is in the box: tiles, frames, heroes, cards, monsters, threats and tables.

Almost no face of a component is public (DA-RUL-2): what is ours is marked `original`; what is known
says its `source`, and names the fields that are ours all the same. Names and sentences are messages
by id in locale/.
"""

from __future__ import annotations

from typing import Annotated, Literal

from grimorio.games.dungeonalliance.components.effects import (
    Attack,
    CardEffect,
    Modifier,
    Pet,
    Reward,
    ThreatEffect,
)
from grimorio.games.dungeonalliance.components.vocabulary import (
    AttackType,
    CardType,
    Class,
    DefenceType,
    Gender,
    Id,
    Level,
    Natural,
    Place,
    Positive,
    PowerName,
    Race,
    Sides,
)
from grimorio.kit.content import SHOWN, Fact, refers

Source = Literal["", "rulebook", "supplement", "faq", "reviews"]
"""Where something was read: in the rulebook, in the publisher's Rules Supplement, in its answers to
questions, or in reviews of the game."""


class Origin(Fact, frozen=True, kw_only=True):
    """Where a part of the box comes from: it has a source, or is ours."""

    source: Annotated[Source, SHOWN] = ""
    original: Annotated[bool, SHOWN] = False
    """Made by us, as no fact about it is known."""
    ours: Annotated[tuple[str, ...], SHOWN] = ()
    """The fields that are ours in a component that is known otherwise."""


class Component(Origin, frozen=True, kw_only=True):
    """What every component has besides: an id that stays, and perhaps an icon."""

    id: Id
    icon: Annotated[str, SHOWN] = ""


class Inhabitant(Fact, frozen=True):
    """A monster picture on a tile."""

    monster: Annotated[str, refers("monsters")]
    at: Place


class Tile(Component, frozen=True, kw_only=True):
    """A Dungeon tile of 3 by 3 squares as printed, north at the top. A Starting tile has its
    coloured door in the south; its back row is the one beside it."""

    sides: Sides
    level: Level = 1
    start: bool = False
    monsters: tuple[Inhabitant, ...] = ()
    threats: tuple[Place, ...] = ()

    def __post_init__(self) -> None:
        places = [*[one.at for one in self.monsters], *self.threats]
        if len(set(places)) < len(places):
            raise ValueError("two pictures on one square")
        if "D" not in self.sides:
            raise ValueError("a tile without a door")
        if self.start and (self.sides[2] != "D" or places):
            raise ValueError("a Starting tile has its door in the south and nobody on it")


class Entrance(Fact, frozen=True):
    """A marked entrance: the cell inside it, and the side of the cell it is on."""

    column: Natural
    row: Natural
    side: Literal["n", "e", "s", "w"]


class Frame(Origin, frozen=True, kw_only=True):
    """The frame for a number of players (DA-RUL-4), and what is laid out for that number."""

    players: Positive
    width: Positive
    height: Positive
    entrances: tuple[Entrance, ...]
    tiles: tuple[Natural, Natural, Natural]
    """Of Level I, II and III in the Dungeon deck."""
    pools: tuple[Positive, Positive]
    heroes: Natural
    """Hero cards offered in the draft; in solo they come in pairs."""


class Hero(Component, frozen=True, kw_only=True):
    """A Hero card: one Race icon and two Class icons, and the four abilities that monsters have
    too (DA-VALID-8, DA-TERM-10)."""

    number: Positive
    gender: Annotated[Gender, SHOWN]
    race: Race
    classes: tuple[Class, Class]
    attack: AttackType
    power: Positive
    defence: DefenceType
    guard: Natural
    speed: Positive
    health: Positive


class Card(Component, frozen=True, kw_only=True):
    """A card of an Alliance deck or an Upgrade deck; effects.py says what it is made of.

    Icons: one of the `races`, if any is shown; all of the `classes`, or one of them if `bar`, which
    the text also calls a horizontal bar (DA-RUL-15). A Starting Deck card shows those of its hero.
    Without icons it is the Gold icon.
    """

    types: tuple[CardType, ...]
    races: tuple[Race, ...] = ()
    classes: tuple[Class, ...] = ()
    bar: bool = False
    modifiers: tuple[Modifier, ...] = ()
    attack: Attack | None = None
    pet: Pet | None = None
    effects: tuple[CardEffect, ...] = ()
    moment: Literal["", "attacked"] = ""
    ally: bool = False
    """An Enhancement Spell that may be played on another hero of the Alliance (DA-SPELL-2)."""
    free: bool = False
    """The limit of one card of each type does not hold for it (DA-CARD-5)."""
    stays: bool = False
    """It may stay in play through the End Phase (DA-END-8)."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.types) <= 2 or len(set(self.types)) < len(self.types):
            raise ValueError("a card has one or two types")
        if bool(self.moment) != ("reaction" in self.types):
            raise ValueError("a Reaction says what it answers, and only a Reaction")
        if (self.pet is not None) != ("pet" in self.types):
            raise ValueError("a pet belongs to a Pet card")
        if not (self.modifiers or self.attack or self.pet or self.effects):
            raise ValueError("a card that does nothing")
        if self.ally and "enhancement-spell" not in self.types:
            raise ValueError("only an Enhancement Spell is played on an ally")
        if "attack-spell" in self.types and (self.attack is None or self.effects):
            raise ValueError("an Attack Spell is used by attacking, and only so (DA-ATK-8)")


class Starter(Card, frozen=True, kw_only=True):
    """One of the three Starting Deck cards of a hero."""

    hero: Annotated[str, refers("heroes")]
    number: Literal[1, 2, 3]


class Generic(Card, frozen=True, kw_only=True):
    """A generic Starting Deck card of the Basic Game; `count` in each of the four sets."""

    count: Positive


class Upgrade(Card, frozen=True, kw_only=True):
    """An Upgrade card; Level III holds Artifacts and nothing else (DA-ART-1)."""

    level: Level
    cost: Positive
    count: Positive = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.level == 3) != ("artifact" in self.types):
            raise ValueError("Level III holds Artifacts, and only Level III")
        if "artifact" in self.types and (self.attack or self.pet or self.effects):
            raise ValueError("an Artifact has modifiers only: its effect is continuous")


class Monster(Component, frozen=True, kw_only=True):
    """A Monster Encounter card; both kinds of defence may be there (DA-TERM-10)."""

    level: Level
    attack: AttackType
    strength: Positive
    armour: Natural = 0
    evasive: Natural = 0
    speed: Positive
    health: Positive
    first: Positive
    second: Natural
    tokens: Positive
    power: PowerName | None = None
    by: Natural = 1

    def __post_init__(self) -> None:
        if self.second > self.first:
            raise ValueError("the first reward is the larger one")


class Threat(Component, frozen=True, kw_only=True):
    """A Threat Encounter card, and how many tokens of each level show it (DA-RUL-81). A Locked
    Chest is once called a locked treasure in the text (DA-RUL-14)."""

    kind: Literal["chest", "locked-chest", "trap"]
    tokens: tuple[Natural, Natural, Natural]
    effects: tuple[ThreatEffect, ...] = ()
    reward: Reward = Reward()

    def __post_init__(self) -> None:
        if bool(self.effects) != (self.kind == "trap"):
            raise ValueError("a trap has effects, and only a trap")


class SoloCard(Component, frozen=True, kw_only=True):
    """A Solo/Co-op card: its three sections (DA-SCARD)."""

    first: Literal["upgrades", "tiles", "ready"]
    cross: Natural = 0
    """The place of the red X, from 0."""
    arrow: Natural = 0
    """The place of the blue arrow in the Upgrade Selection Area, from 0."""
    form: Literal["a", "b", "c"]
    races: tuple[Race, ...] = ()
    classes: tuple[Class, ...] = ()
    type: AttackType = "melee"
    """In form B the attack that gets +3."""
    surge: bool = False
    spend: bool = False
    discard: bool = False
    damage: Natural = 0
    poison: Natural = 0

    def __post_init__(self) -> None:
        if (self.form == "c") == bool(self.races or self.classes):
            raise ValueError("forms A and B show icons, form C does not")
        if not (self.surge or self.spend or self.discard or self.damage or self.poison):
            raise ValueError("an empty third section")
        if self.first == "upgrades" and self.cross == self.arrow:
            raise ValueError("the red X and the blue arrow mark two cards (DA-SCARD-1)")


class Rank(Component, frozen=True, kw_only=True):
    """A rank of solo play, from that score on (DA-RUL-107)."""

    least: int


class Goal(Component, frozen=True, kw_only=True):
    """The common score that wins when all play together, for 2, 3 and 4 players (DA-RUL-146)."""

    scores: tuple[int, int, int]


class Step(Fact, frozen=True):
    """A space of the Selection Bonus Table, from that many cards on."""

    cards: Natural
    discard: Natural
    hand: Positive


class Preset(Origin, frozen=True, kw_only=True):
    """A ready Alliance of the Basic Game."""

    id: Id
    heroes: tuple[
        Annotated[str, refers("heroes")],
        Annotated[str, refers("heroes")],
        Annotated[str, refers("heroes")],
        Annotated[str, refers("heroes")],
    ]


class Table(Origin, frozen=True, kw_only=True):
    """Numbers that stand on no card."""

    die: tuple[Natural, ...]
    bonus: tuple[Step, ...]
    rounds: Positive
    cycles: Positive
    row: Positive
    """Cards in the Upgrade Selection Area."""
    tile_row: Positive
    rest: Positive
    surge: Positive
    """Cards of a Power Surge."""
    pit_leave: Natural
    pit_attack: Natural
    """A pit: more Speed points to leave it, less power for attacks out of it (DA-RUL-7)."""
    surge_by: Positive = 1
    """What a Power Surge adds to Speed or attack, or heals (DA-SURGE-1)."""
    charge: Positive = 2
    """Speed points a monster must use to charge (DA-MON-14)."""
    old_price: Positive = 1
    """More XP for an Upgrade of the discard pile (DA-UPG-18)."""
    tile_loss: Positive = 4
    """Alone and together: XP lost for each tile that was not laid (DA-SOLO-11)."""
    icon_bonus: Positive = 1
    choice_bonus: Positive = 2
    type_bonus: Positive = 3
    surge_bonus: Positive = 3
    """What the actions of Solo cards add to an attack (DA-SCARD-4..10)."""
    late_cards: Natural = 1
    """Cards more in the first hand of who begins late (DA-RUL-201)."""
    lost_cards: Positive = 3
    """Cards that a Solo card discards, and by how much the hand is smaller (DA-SCARD-12)."""


class Content(Fact, frozen=True):
    """Everything in the box."""

    table: Table
    frames: tuple[Frame, ...]
    tiles: tuple[Tile, ...]
    heroes: tuple[Hero, ...]
    presets: tuple[Preset, ...]
    starters: tuple[Starter, ...]
    generics: tuple[Generic, ...]
    upgrades: tuple[Upgrade, ...]
    monsters: tuple[Monster, ...]
    threats: tuple[Threat, ...]
    solo: tuple[SoloCard, ...]
    ranks: tuple[Rank, ...]
    goals: tuple[Goal, ...]

    def origins(self) -> list[Origin]:
        """Everything that says where it comes from."""
        return [
            self.table, *self.frames, *self.tiles, *self.heroes, *self.presets, *self.starters,
            *self.generics, *self.upgrades, *self.monsters, *self.threats, *self.solo, *self.ranks,
            *self.goals,
        ]  # fmt: skip

    def __post_init__(self) -> None:
        for one in self.origins():
            if one.original == bool(one.source):
                raise ValueError(f"either a source or original: {one}")
        least = [rank.least for rank in self.ranks]
        if least != sorted({*least}):
            raise ValueError("ranks stand in the order of their scores")
