"""Gloomhaven: everything that can change in a scenario, and nothing else.

Cards, halves, lines, monster types, abilities and modifier cards are numbers into the content
(components/numbers.py), and stored by their ids (nouns.py). Hexes are those of the whole map of the
scenario (rules/map/ground.py). A figure is known by a number that it keeps; conditions are masks.
What lies behind a closed door is content and not state.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Agenda, Chance, Journal, Stored
from grimorio.games.gloomhaven.nouns import (
    AbilityId,
    ActionIds,
    AreaIds,
    BeingId,
    Bonus,
    BoostId,
    CardId,
    Cards,
    CellId,
    ClassId,
    ConditionIds,
    DeckId,
    DoorIds,
    ElementId,
    ElementRow,
    GoalId,
    Goals,
    HalfId,
    ItemId,
    KindId,
    LineId,
    ModifierId,
    OptionNumbers,
    OrderId,
    Overlay,
    PerkId,
    PriceId,
    RankId,
    ScenarioId,
    SideId,
    TrapWorth,
    TypeId,
)
from grimorio.kit.zones import Bag

# What a figure is
CHARACTER: Final = 0
SUMMON: Final = 1
MONSTER: Final = 2
OBJECT: Final = 3  # an escort, or an obstacle with hit points

# Whose side it is on
PARTY: Final = 0
FOES: Final = 1
WILD: Final = 2  # enemies of all

# Overlays: the first number of each
OBSTACLE: Final = 0
TRAP: Final = 1  # then its damage, -1 for that of the level, and its conditions (`made_by`)
HAZARD: Final = 2
DIFFICULT: Final = 3
TREASURE: Final = 4  # then its number, -1 for a goal; 1 if only a Loot ability takes it
HINDRANCE: Final = 5  # an obstacle made by an ability, which can be taken away like the others

# What a bonus of a round does: the first number of each
SHIELDED: Final = 0  # by how much
RETALIATES: Final = 1  # how much, how far
STRONGER: Final = 2  # attacks by how much
ELUSIVE: Final = 3  # attacks on it have disadvantage
SWAPPED: Final = 4  # in its turn its sides are exchanged; the seat that decides, or -1
PHASED: Final = 5  # it counts as invisible
# The next ones are for one attack only
DOUBLED: Final = 6  # its value is doubled
HINDERED: Final = 7  # it has disadvantage
ADDING: Final = 8  # it adds conditions: a mask
EARLY: Final = 9  # doublings come before what is added

# Elements
INERT: Final = 0
WANING: Final = 1
STRONG: Final = 2

GONE: Final = -2
"""The actor of what a figure does when it dies."""
MONSTERS: Final = -1
"""The monsters' modifier deck; a character's is its seat. Also who decides for monsters."""


class Figure(Stored):
    """A character, a summon, a monster or an object on the map."""

    kind: KindId
    side: SideId
    owner: int
    """The seat of the character or of the summoner; MONSTERS for others."""
    type: BeingId
    """The monster type, the class, the line that summoned it, or the object of the scenario."""
    rank: RankId
    number: int
    """Of the standee; of a summon its place in the order of summoning."""
    at: CellId
    hp: int
    most: int
    """The hit points it began with."""
    conditions: ConditionIds
    had: ConditionIds
    """The conditions it had when its turn began (GH-COND-22)."""
    bonuses: list[Bonus]
    """What it has until the end of the round."""
    dooms: tuple[OrderId, ...]
    """What it does if it dies before the end of the round."""
    acted: bool
    """It has had its turn in this round, or has none in it."""
    came: int
    """The round in which it was summoned or spawned; 0 if the map placed it: then it leaves
    money."""


class Active(Stored):
    """A card in the active area."""

    half: HalfId
    slot: int
    """The next slot to be used."""
    figures: list[int]
    """Those it is about: the summon, the allies it helps."""
    gifts: list[tuple[int, LineId, int]]
    """What it gives as long as it lies here: a figure, a line, and the value of it."""
    spent: int
    """In which turn of the game it was used last, if it can be used once a turn."""


class Pile(Stored):
    """An attack modifier deck: a bag, and its discards."""

    bag: Bag[ModifierId]
    discards: list[ModifierId]
    shuffles: bool
    """A 2x or a Null was drawn: it is shuffled at the end of the round."""


class Character(Stored):
    """A character: its cards, its things, and what it has done."""

    type: ClassId
    """The class, NONE until it is chosen."""
    level: int
    figure: int
    """Its number on the map; NONE when it is exhausted."""
    hand: Cards
    chosen: Cards
    """The two cards of the round, the leading one first; empty on a long rest."""
    pool: Bag[CardId]
    """The cards it did not take along, a bag: as hidden as the hand."""
    discard: list[CardId]
    lost: list[CardId]
    active: list[Active]
    rests: bool
    """It takes a long rest in this round; known to others only once cards are revealed."""
    initiative: int
    second: int
    """The initiatives of its two cards, the leading one first; 99 on a long rest."""
    played: ActionIds
    """Of the two actions of its turn those done: 1 the top, 2 the bottom."""
    perks: list[PerkId]
    items: list[ItemId]
    spent: list[ItemId]
    consumed: list[ItemId]
    uses: dict[ItemId, int]
    """How many slots of an item were used."""
    modifiers: Pile
    xp: int
    coins: int
    gold: int
    """Gold from treasure chests. Money tokens are coins."""
    found: list[ItemId]
    """Items from treasure chests. They cannot be used in this scenario (GH-LOOT-3)."""
    goals: Goals
    """The battle goals dealt; the one that is kept lies first."""
    tallies: dict[str, int]
    """What battle goals count."""
    moved: int
    """Hexes moved in this turn."""
    dealt: int
    """Damage dealt in this turn."""
    hp: int
    """The hit points with which it was exhausted; they need not be 0 (GH-EXH-5)."""
    bonus: int
    """Experience for a scenario that was won."""
    checkmarks: int
    """For the battle goal, if the scenario was won."""


class Blow(Stored):
    """An attack ability as far as it has come: its values, and whom it is made on."""

    value: int
    range: int
    """1 in melee."""
    ranged: bool
    targets: list[int]
    """The figures still to be attacked, the present one first."""
    struck: list[int]
    """Those attacked, in their order."""
    count: int
    """How many targets it may have besides an area."""
    pierce: int
    push: int
    pull: int
    conditions: ConditionIds
    advantage: bool
    disadvantage: bool
    bypass: bool
    """It ignores shields."""
    extra: int
    """Added to the present attack only."""
    present: list[Bonus]
    """What else counts for the present attack only, as a bonus of a round."""
    drawn: list[ModifierId]
    """The modifier cards that count in the present attack."""
    harm: int
    """The damage of the present attack, as far as it is known."""


class Played(Stored):
    """What is performed in an action: of a card of a character or of a monster."""

    half: HalfId
    """The half of a card that is played; NONE if it is none."""
    card: CardId
    """The card that is played, if it is not known by its half: for a basic action."""
    line: LineId
    """The line of a card that is being done; NONE if it is none."""
    order: OrderId
    """The line of a monster's card that is being done; NONE if it is none."""
    gifts: list[tuple[int, LineId, int]]
    """What the card will give in the active area: see `Active`."""


class Used(Stored):
    """What is used for an action besides its card."""

    boosts: list[BoostId]
    """The boosts that elements were used up for, for the present line."""
    items: list[ItemId]
    """For the present line."""
    slots: list[LineId]
    """Lines of active cards that were used for this action, and of its own those that only harmed
    its own side."""


class Done(Stored):
    """What an action has done so far."""

    acted: bool
    """Something that is worth experience (GH-ACT-9, GH-RUL-40)."""
    moved: int
    """Hexes moved."""
    way: list[CellId]
    """The hexes of its last move, where it began first."""
    touched: list[int]
    """The figures that the last line was about."""
    marks: list[CellId]
    """The hexes that the last line was about: made, destroyed, killed in."""
    disarmed: tuple[int, TrapWorth] | None
    """The trap that the last line disarmed: its damage, and its conditions (`made_by`)."""
    damage: dict[int, int]
    """The damage of its last attack ability, by target."""


class Deed(Stored):
    """An action in progress. One inside another lies above it: a summon's, an ally's, a controlled
    monster's, an attack of one who dies."""

    actor: int
    """The figure; NONE if it is no longer there, GONE if it was not when it began."""
    at: CellId
    """The hex it comes from."""
    seat: int
    """Who decides: a seat, or MONSTERS for the party."""
    side: SideId
    """Its enemies are those of another side."""
    deck: int
    """The modifier deck it draws from: a seat, or MONSTERS."""
    name: tuple[int, KindId, int, BeingId, RankId, int]
    """The figure as it is told, also when it is gone: see `named`."""
    focus: int
    """Of a monster or a summon: the figure it goes for."""
    aims: list[int]
    """Whom it moved to attack."""
    played: Played
    used: Used
    done: Done
    blow: Blow | None


class Scenario(Stored):
    """A scenario as it is played."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    options: OptionNumbers
    """The table's options as numbers (see variants.py)."""
    number: ScenarioId
    """Of the scenario. It stands before everything that lies on its map: see `places`."""
    level: int
    monster_level: int
    trap: int
    """The damage of a trap."""
    round: int
    turns: int
    """Turns begun in the whole game."""
    acting: int
    """The figure whose turn it is, NONE between turns."""
    characters: list[Character]
    figures: dict[int, Figure]
    made: int
    """How many figures there have been: the number of the next."""
    areas: AreaIds
    """The areas that are seen, as a mask."""
    doors: DoorIds
    """The doors that are open, as a mask."""
    locked: DoorIds
    """The doors that nobody can open, as a mask."""
    overlays: list[Overlay]
    """What lies on the map: the kind, two numbers that depend on it, its hexes."""
    coins: dict[CellId, int]
    """Money tokens by hex."""
    elements: ElementRow
    infused: list[ElementId]
    """The elements that become strong at the end of this turn."""
    drained: list[tuple[BeingId, PriceId]]
    """What monsters have used elements up for in this round: all figures of the type have it
    (GH-MELEM-4, GH-RUL-100)."""
    decks: dict[DeckId, Bag[AbilityId]]
    """The ability decks of the monsters in play, bags."""
    ability_discards: dict[DeckId, list[AbilityId]]
    abilities: dict[DeckId, AbilityId]
    """The ability of each deck in this round."""
    standees: dict[TypeId, list[int]]
    """The numbers of each monster type that are not on the map, a bag."""
    monsters: Pile
    """Their modifier deck."""
    goal_deck: Bag[GoalId]
    """The battle goals not dealt or not kept, a bag."""
    deeds: list[Deed]
    marks: dict[str, int]
    """What the rules of the scenario keep."""
    killed: int
    """Enemies killed so far."""
    designs: list[ItemId]
    """The items that treasure chests have brought into the city's supply."""
    side_scenarios: list[int]
    """The side scenarios found in treasure chests, by the numbers printed on them."""
    won: bool
    """The goal is reached: the scenario ends with the round (GH-ROUND-4)."""
    lost: bool
    over: bool
