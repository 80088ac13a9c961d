"""What is in the box: heroes, monsters, rooms and every card, read from content/ and numbered.

Texts and plain effects are data. An effect is a struct whose tag, the ``do`` of the TOML, is the
name of the coroutine that carries it out; its fields are what that coroutine needs to know. Cards
are numbered by kind: a deck is a bag in which a number stands as often as the box has the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from grimorio.kit.content import Entry, Index, Words, digest, load, refers

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
Side: TypeAlias = Literal["entry", "left", "ahead", "right"]
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


def _snake(name: str) -> str:
    """LoseTurns -> lose_turns."""
    return "".join("_" + sign.lower() if sign.isupper() else sign for sign in name).lstrip("_")


class Effect(Entry, frozen=True, tag_field="do", tag=_snake):
    """What a card orders, as the rules can carry it out."""


# What cards order, in the dungeon and below it


class Wounds(Effect, frozen=True):
    """Suffer dice + flat - attribute Wounds, or as many as the test was failed by; 0 at least."""

    dice: Natural = 0
    flat: int = 0
    minus: Attribute | None = None
    margin: bool = False


class HalveLife(Effect, frozen=True):
    """Suffer half of the remaining Life in Wounds, rounded up."""


class Heal(Effect, frozen=True):
    """Remove up to so many Wounds."""

    flat: Positive


class Die(Effect, frozen=True):
    """The Hero dies."""


class AttributeTest(Effect, frozen=True):
    """Two dice against an attribute, and what follows."""

    attribute: Attribute
    passed: tuple[CardEffect, ...] = ()
    failed: tuple[CardEffect, ...] = ()


class Row(Entry, frozen=True):
    """A row of a die table: up to this result, and above the row before."""

    upto: Positive
    then: tuple[CardEffect, ...] = ()


class Roll(Effect, frozen=True):
    """Roll dice and do what the table says."""

    dice: Positive
    table: tuple[Row, ...]

    def __post_init__(self) -> None:
        steps = [row.upto for row in self.table]
        if steps != sorted(set(steps)) or steps[-1:] != [6 * self.dice]:
            raise ValueError(f"a table of {self.dice} dice climbs to {6 * self.dice}, not {steps}")


class May(Effect, frozen=True):
    """The Hero does it or not, as it likes."""

    then: tuple[CardEffect, ...]


class Draw(Effect, frozen=True):
    """Draw cards of a deck and face them."""

    deck: DeckRef
    count: Positive = 1


class Fight(Effect, frozen=True):
    """A Monster encounter; without escape the Hero must attack."""

    monster: MonsterRef
    escape: bool = True


class EndTurn(Effect, frozen=True):
    """The turn ends at once."""


class LoseTurns(Effect, frozen=True):
    """Skip dice + flat of the Hero's next turns; none if that is below 1."""

    dice: Natural = 0
    flat: int = 0


class DiscardThis(Effect, frozen=True):
    """The kept card is discarded."""


class LoseLoot(Effect, frozen=True):
    """Discard Loot other than this card: the Hero's choice, at random, or the most valuable."""

    count: Positive = 1
    choice: Literal["own", "random", "best"] = "own"
    deck: DeckRef | None = None


class Worth(Effect, frozen=True):
    """This Loot is worth its dice times so much gold."""

    dice: Positive
    times: Positive


class Shuffle(Effect, frozen=True):
    """Shuffle this deck with its discard pile and this card, then draw another card of it."""


class PassDoor(Effect, frozen=True):
    """The door opens and the move goes on."""


class SpecialMove(Effect, frozen=True):
    """Move to any adjacent space, walls or not; a Monster there cannot be escaped."""


class PassageDown(Effect, frozen=True):
    """An entrance marker in this room; next turn the Hero may enter the catacombs."""


class RotateRoom(Effect, frozen=True):
    """Turn the room the Hero is in by so many quarters clockwise."""

    quarters: Positive


class RotateCorridors(Effect, frozen=True):
    """Turn every Corridor on the board by so many quarters clockwise."""

    quarters: Positive


class LeaveCatacombs(Effect, frozen=True):
    """Leave the catacombs by the rules of their exits."""


class ClimbOut(Effect, frozen=True):
    """A test: passed, the Hero may leave the catacombs; failed, it keeps the card and may test
    again at each of its turns instead of drawing a Catacombs card."""

    attribute: Attribute


class NagaDrag(Effect, frozen=True):
    """The Travel marker goes to the space the Hero would come out at and turns about; the
    collected Catacombs cards return to their deck."""


class Bribe(Effect, frozen=True):
    """Loot for the way out: dice times so much below its gold leaves, above it the Monster
    attacks and cannot be escaped."""

    dice: Positive
    times: Positive
    monster: MonsterRef


class Scuffle(Effect, frozen=True):
    """A beast with dice of Life: a test each round, passed it loses 1, failed the Hero suffers 1
    Wound, until one of them is dead."""

    dice: Positive
    attribute: Attribute


class DragonFury(Effect, frozen=True):
    """Treasures lost, dice of Wounds, retreat; for every Hero in the Treasure Room."""

    dice: Positive


# What Runes and a few pieces of Loot do when they are discarded at their moment


class PassTest(Effect, frozen=True):
    """The attribute test is passed without a roll."""


class Slay(Effect, frozen=True):
    """The Monster is discarded without combat."""


class Avert(Effect, frozen=True):
    """The card met is discarded without effect."""


class ForceWay(Effect, frozen=True):
    """The door or portcullis lets the Hero through without card or test."""


class RedrawTile(Effect, frozen=True):
    """Another tile is drawn, and the first goes back to the supply."""


class RerollTest(Effect, frozen=True):
    """Both dice of the test are rolled again, and that result counts."""


class Determination(Effect, frozen=True):
    """Gain so many Determination tokens for the test at hand."""

    count: Positive


class ExtraMoves(Effect, frozen=True):
    """So many moves in this turn, each with its encounter, as long as the turn does not end."""

    count: Positive


class SearchChoice(Effect, frozen=True):
    """Draw so many Search cards, face one of them and discard the others."""

    count: Positive


class Ascend(Effect, frozen=True):
    """Leave the catacombs straight up: no roll to the side."""


class FirstStrike(Effect, frozen=True):
    """The top cards of the Combat deck go to the Monster's damage pile."""

    count: Positive


CardEffect: TypeAlias = (
    Wounds | HalveLife | Heal | Die | AttributeTest | Roll | May | Draw | Fight | EndTurn
    | LoseTurns | DiscardThis | LoseLoot | Worth | Shuffle | PassDoor | SpecialMove | PassageDown
    | RotateRoom | RotateCorridors | LeaveCatacombs | ClimbOut | NagaDrag | Bribe | Scuffle
    | DragonFury | PassTest | Slay | Avert | ForceWay | RedrawTile | RerollTest | Determination
    | ExtraMoves | SearchChoice | Ascend | FirstStrike
)  # fmt: skip


# What Power cards do in combat; "you" is the side that played the card (see power.toml)


class NextRoundBonus(Effect, frozen=True):
    bonus: int


class BonusIfPlayed(Effect, frozen=True):
    """Next round, if that side plays that type; without a type, you name one now."""

    by: Literal["you", "opponent"]
    bonus: int
    type: AttackType | None = None


class BonusPerDamage(Effect, frozen=True):
    """For every so many cards in your damage pile, so much, this round."""

    each: Positive
    bonus: Positive
    most: Positive


class DiscardForBonus(Effect, frozen=True):
    """For each hand card (of that attack value) you discard, so much, this round."""

    bonus: Positive
    value: Natural | None = None
    most: Positive | None = None


class CancelNext(Effect, frozen=True):
    at_least: Positive


class HealPile(Effect, frozen=True):
    count: Positive


class MovePileCard(Effect, frozen=True):
    count: Positive


class TakeFromHand(Effect, frozen=True):
    count: Positive


class ReplaceThis(Effect, frozen=True):
    pass


class DrawCards(Effect, frozen=True):
    count: Positive


class OpponentDiscards(Effect, frozen=True):
    count: Positive


class NoCounterattack(Effect, frozen=True):
    pass


class WinTies(Effect, frozen=True):
    pass


class ExtraDamage(Effect, frozen=True):
    count: Positive


class Evade(Effect, frozen=True):
    pass


class ForbidType(Effect, frozen=True):
    pass


class PlayOpen(Effect, frozen=True):
    pass


PowerEffect: TypeAlias = (
    NextRoundBonus | BonusIfPlayed | BonusPerDamage | DiscardForBonus | CancelNext | HealPile
    | MovePileCard | TakeFromHand | ReplaceThis | DrawCards | OpponentDiscards | NoCounterattack
    | WinTies | ExtraDamage | Evade | ForbidType | PlayOpen
)  # fmt: skip


# The components


class Component(Entry, frozen=True, kw_only=True):
    """What every component has: an id that stays, its words, an icon and the rules behind it."""

    id: Id
    name: Words
    text: Words
    icon: Id
    rules: tuple[RuleId, ...]
    original: bool = False
    """Made by us, as no fact about it is known."""
    ours: tuple[str, ...] = ()
    """The fields that are ours in a component that is known otherwise."""


class Ability(Entry, frozen=True):
    """A special ability of a Hero; the rules know it by its id."""

    id: str
    text: Words
    rules: tuple[RuleId, ...]
    original: bool = False


class Hero(Component, frozen=True, kw_only=True):
    """A Hero card; the text is what the Hero would say."""

    gender: Literal["f", "m"]
    life: Positive
    strength: Positive
    agility: Positive
    armour: Positive
    luck: Positive
    abilities: tuple[Ability, ...]


class Monster(Component, frozen=True, kw_only=True):
    """A Monster; the lives are those on its four tokens."""

    lives: tuple[Positive, Positive, Positive, Positive]


class DiceFoe(Entry, frozen=True):
    """The attribute a Monster is fought with in the dice-combat variant."""

    monster: MonsterRef
    attribute: Attribute
    original: bool = False


class Room(Component, frozen=True, kw_only=True):
    """A kind of room and what entering it means."""


class Tile(Entry, frozen=True):
    """A room tile: its sides clockwise from the entry arrow, as seen from above."""

    id: Id
    room: RoomRef
    sides: tuple[Edge, Edge, Edge, Edge]
    count: Positive
    search: bool = False
    darkness: tuple[Side, Side, Side, Side, Side, Side] | None = None
    """In a Darkness Room, the passage for each face of the die."""
    near: tuple[Side, ...] = ()
    """In a Chasm, the sides on the near bank."""
    original: bool = False

    def __post_init__(self) -> None:
        if (self.room == "darkness") != (self.darkness is not None):
            raise ValueError("a die table belongs to the Darkness Rooms")
        if (self.room == "chasm") != bool(self.near):
            raise ValueError("a near bank belongs to the Chasms")


class Deck(Entry, frozen=True):
    """A deck and how many cards the box has of it."""

    id: Id
    name: Words
    icon: Id
    size: Positive


class Use(Entry, frozen=True):
    """The card may be discarded at a moment, for its effects."""

    when: Moment
    then: tuple[CardEffect, ...]
    against: tuple[CardRef, ...] = ()
    """Only in the encounter with one of these cards."""


class Card(Component, frozen=True, kw_only=True):
    """A card of one of the ten decks that are drawn from while exploring, and of the Runes."""

    deck: DeckRef
    count: Positive = 1
    type: CardType | None = None
    gold: Natural | None = None
    then: tuple[CardEffect, ...] = ()
    """When it is faced, in this order. Loot is kept besides."""
    keep: bool = False
    """Stays with the Hero, without being Loot."""
    each_turn: tuple[CardEffect, ...] = ()
    """At the start of each turn of the Hero that keeps it."""
    until: Literal["enter_catacombs", "leave_catacombs"] | None = None
    """When a kept card goes by itself."""
    use: Use | None = None
    at_end: tuple[CardEffect, ...] = ()
    """When the game is over and the Hero is out."""

    def __post_init__(self) -> None:
        if self.gold is not None and self.type != "loot":
            raise ValueError("only Loot is worth gold")
        if self.keep != bool(self.each_turn):
            raise ValueError("a kept card says what it does each turn, and no other does")


class Attack(Component, frozen=True, kw_only=True):
    """What Combat and Power cards share."""

    value: Natural
    type: AttackType
    counter: AttackType | None = None


class CombatCard(Attack, frozen=True, kw_only=True):
    """A card of the Combat deck."""

    count: Positive


class PowerCard(Attack, frozen=True, kw_only=True):
    """One of the four Power cards of a Hero or a Monster; only a Monster's has damage."""

    hero: HeroRef | None = None
    monster: MonsterRef | None = None
    escape: Natural
    damage: Natural | None = None
    then: tuple[PowerEffect, ...] = ()

    def __post_init__(self) -> None:
        if (self.hero is None) == (self.monster is None):
            raise ValueError("a Power card belongs to a Hero or to a Monster")
        if (self.monster is None) != (self.damage is None):
            raise ValueError("a Monster's Power card has a damage value, a Hero's has none")


class Board(Entry, frozen=True):
    """The board: spaces as (column, row) from the north-west corner, counted from 0."""

    columns: Positive
    rows: Positive
    towers: tuple[tuple[int, int], ...]
    treasure: tuple[tuple[int, int], ...]


class Sun(Entry, frozen=True):
    """The sun track: for each space the highest roll that ends the game there, 0 for none."""

    spaces: tuple[Natural, ...]


class Supplies(Entry, frozen=True):
    """Tokens and dice, as many as the box has."""

    wounds_of_five: int
    wounds_of_one: int
    determination: int
    entrances: int
    travel_markers: int
    dice: int


class Term(Entry, frozen=True):
    """A word of the game with its icon, for panels and card frames."""

    id: Id
    name: Words
    icon: Id


class Content(Entry, frozen=True):
    """Everything in the box."""

    heroes: tuple[Hero, ...]
    monsters: tuple[Monster, ...]
    dice_combat: tuple[DiceFoe, ...]
    rooms: tuple[Room, ...]
    tiles: tuple[Tile, ...]
    decks: tuple[Deck, ...]
    cards: tuple[Card, ...]
    combat: tuple[CombatCard, ...]
    power: tuple[PowerCard, ...]
    terms: tuple[Term, ...]
    board: Board
    sun: Sun
    supplies: Supplies


# The same in numbers, as state and rules hold it

SOURCE: Final = files(__package__) / "content"
CONTENT: Final = load(SOURCE, Content)
DIGEST: Final = digest(SOURCE)

ATTRIBUTES: Final[tuple[Attribute, ...]] = ("strength", "agility", "armour", "luck")
ATTACK_TYPES: Final[tuple[AttackType, ...]] = ("ranged", "melee", "magic")
SIDES: Final[tuple[Side, ...]] = ("entry", "left", "ahead", "right")
EDGES: Final[tuple[Edge, ...]] = ("wall", "open", "door", "portcullis")
WALL: Final = 0
OPEN: Final = 1
DOOR: Final = 2
PORTCULLIS: Final = 3
NO_COUNTER: Final = -1

ATTACKS: Final[tuple[CombatCard | PowerCard, ...]] = (*CONTENT.combat, *CONTENT.power)
"""Combat cards and after them the Power cards, as they mix in a hand."""

HERO: Final = Index(hero.id for hero in CONTENT.heroes)
MONSTER: Final = Index(monster.id for monster in CONTENT.monsters)
ROOM: Final = Index(room.id for room in CONTENT.rooms)
TILE: Final = Index(tile.id for tile in CONTENT.tiles)
DECK: Final = Index(deck.id for deck in CONTENT.decks)
CARD: Final = Index(card.id for card in CONTENT.cards)
ATTACK: Final = Index(attack.id for attack in ATTACKS)

CARD_DECKS: Final = tuple(DECK[card.deck] for card in CONTENT.cards)
CARD_GOLD: Final = tuple(card.gold or 0 for card in CONTENT.cards)
ATTACK_VALUES: Final = tuple(attack.value for attack in ATTACKS)
ATTACK_KINDS: Final = tuple(ATTACK_TYPES.index(attack.type) for attack in ATTACKS)
ATTACK_COUNTERS: Final = tuple(
    NO_COUNTER if attack.counter is None else ATTACK_TYPES.index(attack.counter)
    for attack in ATTACKS
)
TILE_ROOMS: Final = tuple(ROOM[tile.room] for tile in CONTENT.tiles)
TILE_SIDES: Final = tuple(tuple(map(EDGES.index, tile.sides)) for tile in CONTENT.tiles)
"""The edges clockwise from the entry: side i of a tile whose entry faces d faces (d + i) % 4."""
MONSTER_LIVES: Final = tuple(monster.lives for monster in CONTENT.monsters)
HERO_POWERS: Final = tuple(
    tuple(ATTACK[card.id] for card in CONTENT.power if card.hero == hero)
    for hero in HERO.ids
)  # fmt: skip
MONSTER_POWERS: Final = tuple(
    tuple(ATTACK[card.id] for card in CONTENT.power if card.monster == monster)
    for monster in MONSTER.ids
)


def fill_deck(deck: str) -> list[int]:
    """All cards of an exploration deck as a bag of card numbers."""
    return [
        number
        for number, card in enumerate(CONTENT.cards)
        for _ in range(card.count if card.deck == deck else 0)
    ]


def fill_combat_deck() -> list[int]:
    """The Combat deck as a bag of attack numbers."""
    return [number for number, card in enumerate(CONTENT.combat) for _ in range(card.count)]


def fill_tiles() -> list[int]:
    """The tile supply as a bag of tile numbers."""
    return [number for number, tile in enumerate(CONTENT.tiles) for _ in range(tile.count)]


def verb(effect: Effect) -> str:
    """The name of the coroutine that carries out an effect."""
    return str(effect.__struct_config__.tag)


def list_effects(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects with all that they lead to."""
    for effect in effects:
        yield effect
        match effect:
            case AttributeTest():
                yield from list_effects((*effect.passed, *effect.failed))
            case Roll():
                for row in effect.table:
                    yield from list_effects(row.then)
            case May():
                yield from list_effects(effect.then)
            case _:
                pass


def _card_effects() -> Iterator[Effect]:
    for card in CONTENT.cards:
        used = card.use.then if card.use else ()
        yield from list_effects((*card.then, *card.each_turn, *used, *card.at_end))


CARD_VERBS: Final = frozenset(map(verb, _card_effects()))
"""The coroutines that the cards need, no more and no less."""
POWER_VERBS: Final = frozenset(verb(effect) for card in CONTENT.power for effect in card.then)
ABILITIES: Final = frozenset(ability.id for hero in CONTENT.heroes for ability in hero.abilities)
