"""The rules of the scenarios: what wins and loses them, and what is special on their maps.

A scenario stands on the map of the same number (`maps.py`). Doors are meant by their places in the
list of the map, everything else by its hex. What depends on the number of characters is said for
two, three and four of them.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from grimorio.games.gloomhaven.components.orders import Order
from grimorio.games.gloomhaven.components.vocabulary import Condition, Count, Ranks
from grimorio.kit.content import SHOWN, Fact, load
from grimorio.kit.effects import snake
from grimorio.kit.hexes import Hex

SeveralRanks: TypeAlias = Annotated[tuple[Ranks, ...], Meta(min_length=1)]
"""Monsters, one for each entry: its rank with two, three and four characters, or none."""


class Formula(Fact, frozen=True, kw_only=True):
    """A number that is the sum of its parts: a plain one, one for each character, one for each
    level of the scenario, one for each character and level. `half` of it is rounded up or down."""

    plus: int = 0
    character: int = 0
    level: int = 0
    both: int = 0
    half: Literal["", "up", "down"] = ""


def total(formula: Formula, characters: int, level: int) -> int:
    """What a formula comes to; `level` is that of the scenario."""
    found = (
        formula.plus
        + formula.character * characters
        + formula.level * level
        + formula.both * characters * level
    )
    if formula.half == "up":
        return (found + 1) // 2
    return found // 2 if formula.half == "down" else found


class Goal(Fact, frozen=True, tag_field="goal", tag=snake):
    """What must hold. All goals of a scenario must hold together."""


class KillAll(Goal, frozen=True):
    """Every area is revealed, and no enemy is on the map."""


class KillRevealed(Goal, frozen=True):
    """No enemy is on the map. Areas that are not revealed do not count."""


class KillGoal(Goal, frozen=True, kw_only=True, tag="kill"):
    """At least that many enemies have been killed since the start: of these types, or of any."""

    count: Formula
    types: tuple[str, ...] = ()


class LootGoals(Goal, frozen=True):
    """All goal treasures have been taken."""


class Reveal(Goal, frozen=True, kw_only=True):
    """The area is revealed."""

    area: int


class EndTurnBeside(Goal, frozen=True, kw_only=True):
    """An object of the scenario has ended one of its own turns next to the hex."""

    who: str
    at: Hex


AnyGoal: TypeAlias = KillAll | KillRevealed | KillGoal | LootGoals | Reveal | EndTurnBeside


class Loss(Fact, frozen=True, tag_field="loss", tag=snake):
    """What loses the scenario at once, besides the exhaustion of all characters."""


class Dies(Loss, frozen=True, kw_only=True):
    """An object of the scenario has died."""

    who: str


class Begin(Fact, frozen=True, kw_only=True):
    """What each character begins with: cards in its modifier deck, and conditions."""

    curses: int = 0
    minus: int = 0
    """So many -1 cards."""
    conditions: tuple[Condition, ...] = ()
    negative: bool = False
    """A negative effect of the scenario: a perk can make a character ignore it."""


class Trap(Fact, frozen=True, kw_only=True):
    """What the traps on these hexes do."""

    at: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    damage: Literal["level", "none"]
    """The damage of traps at the level, or none at all."""
    conditions: tuple[Condition, ...] = ()


class Prize(Fact, frozen=True, tag_field="give", tag=snake):
    """What is in a treasure chest. It is for who takes it."""


class Gold(Prize, frozen=True, kw_only=True):
    """Gold."""

    amount: Count


class Experience(Prize, frozen=True, kw_only=True):
    """Experience."""

    amount: Count


class ItemPrize(Prize, frozen=True, kw_only=True, tag="item"):
    """An item, by its number."""

    number: Count


class ItemDesign(Prize, frozen=True, kw_only=True):
    """All copies of an item for the shop, by its number."""

    number: Count


class RandomItemDesign(Prize, frozen=True):
    """The design of an item, drawn from its deck."""


class RandomScenario(Prize, frozen=True):
    """A side scenario, drawn from its deck."""


class Harm(Prize, frozen=True, kw_only=True):
    """Damage and conditions."""

    damage: Count
    conditions: tuple[Condition, ...] = ()


class GoalTile(Prize, frozen=True):
    """Nothing but what the goal needs."""


AnyPrize: TypeAlias = (
    Gold | Experience | ItemPrize | ItemDesign | RandomItemDesign | RandomScenario | Harm | GoalTile
)  # fmt: skip


class Treasure(Fact, frozen=True, kw_only=True):
    """The treasure chests of one number; `goal` are all goal treasures of the map."""

    number: str
    inside: AnyPrize
    only_loot: bool = False
    """Only a Loot ability takes it, and not the looting at the end of a turn."""


class Key(Fact, frozen=True, tag_field="by", tag=snake):
    """What opens locked doors and reveals what is behind them."""


class MonsterKey(Key, frozen=True, kw_only=True, tag="monster"):
    """Only a line of this monster opens them, one by one."""

    type: str


class PlateKey(Key, frozen=True, kw_only=True, tag="plate"):
    """A character ends its turn on the plate: all of them open."""

    at: Hex


class PlatesKey(Key, frozen=True, kw_only=True, tag="plates"):
    """At the end of any turn, every character is on one of the plates in play and each of these
    plates holds a character: all doors open."""

    at: tuple[Hex, ...]
    play: tuple[int, int, int]
    """How many of them are in play, counted from the first, with two, three and four characters at
    the start. Exhausted characters change nothing."""


class HeldKey(Key, frozen=True, kw_only=True, tag="held"):
    """They are open only as long as a character stands on one of the plates; this is looked at
    whenever a turn ends. No scenario from 1 to 20 has such doors."""

    at: tuple[Hex, ...]


AnyKey: TypeAlias = MonsterKey | PlateKey | PlatesKey | HeldKey


class Lock(Fact, frozen=True, kw_only=True):
    """Doors that nobody can open in the usual way."""

    doors: Annotated[tuple[int, ...], Meta(min_length=1)]
    marks: Annotated[tuple[str, ...], SHOWN]
    """The letters of these doors, one for each."""
    key: AnyKey


class Moment(Fact, frozen=True, tag_field="on", tag=snake):
    """When something happens."""


class RoundStart(Moment, frozen=True, kw_only=True):
    """The start of each round whose number leaves `rest` when it is divided by `every`."""

    every: Count = 1
    rest: int = 0


class RoundEnd(Moment, frozen=True, kw_only=True):
    """The end of each round whose number leaves `rest` when it is divided by `every`."""

    every: Count = 1
    rest: int = 0


class DoorOpens(Moment, frozen=True, kw_only=True):
    """The door is opened."""

    door: int


AnyMoment: TypeAlias = RoundStart | RoundEnd | DoorOpens


class Spawn(Fact, frozen=True, kw_only=True):
    """Monsters that appear. They leave no money when they die."""

    when: AnyMoment
    type: str
    ranks: SeveralRanks
    at: Hex
    """Where they appear; whoever finds it taken, on the nearest empty hex."""
    while_closed: int | None = None
    """Only as long as this door is closed."""


class Thing(Fact, frozen=True, tag_field="object", tag=snake):
    """What is on the map and no monster, with hit points of its own."""


class Escort(Thing, frozen=True, kw_only=True):
    """Somebody who acts in each round: it moves towards a hex, as near as it can come. It is an
    enemy of all monsters. If nothing else leads on, it enters traps."""

    id: str
    at: Hex
    hp: Formula
    initiative: Annotated[int, Meta(ge=1, le=99)]
    move: Count
    towards: Hex
    ally: bool
    """Of the characters. Who is none can be neither healed nor helped."""
    opens_doors: bool = False
    """As a character does, if they are not locked."""


class Obstacle(Thing, frozen=True, kw_only=True):
    """Obstacles of the map that can be destroyed by damage alone, each with its own hit points."""

    id: str
    at: Annotated[tuple[Hex, ...], Meta(min_length=1)]
    hp: Formula


AnyThing: TypeAlias = Escort | Obstacle


class BossSpecials(Fact, frozen=True, kw_only=True):
    """A boss: what its two special abilities are, and what its stat card counts."""

    type: str
    first: Annotated[tuple[Order, ...], Meta(min_length=1)]
    second: Annotated[tuple[Order, ...], Meta(min_length=1)]
    counts: str = ""
    """V on its stat card is the number of monsters of this type on the map."""


class Section(Fact, frozen=True, kw_only=True):
    """A text that is read when the door is opened for the first time."""

    number: Count
    door: int


class ScenarioRules(Fact, frozen=True, kw_only=True):
    """The rules of one scenario."""

    id: int
    minutes: Annotated[int, SHOWN]
    """How long it takes two to four people, roughly: a guess of ours."""
    goals: Annotated[tuple[AnyGoal, ...], Meta(min_length=1)]
    losses: tuple[Dies, ...] = ()
    begin: Begin | None = None
    traps: tuple[Trap, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    locks: tuple[Lock, ...] = ()
    spawns: tuple[Spawn, ...] = ()
    allies: tuple[str, ...] = ()
    """Types of monsters on the side of the characters, and enemies of all other types. They act by
    their own ability cards."""
    objects: tuple[AnyThing, ...] = ()
    bosses: tuple[BossSpecials, ...] = ()
    sections: tuple[Section, ...] = ()
    hooks: str = ""
    """The name of what happens besides, in code."""


class Scenarios(Fact, frozen=True):
    """All of them."""

    scenarios: tuple[ScenarioRules, ...]


@cache
def scenarios() -> dict[int, ScenarioRules]:
    """The scenarios by their numbers."""
    source = files("grimorio.games.gloomhaven") / "content" / "scenarios"
    return {scenario.id: scenario for scenario in load(source, Scenarios).scenarios}
