"""Attribute tests and Determination (DQ-TEST).

An encounter is a card, or the place of a room or of a passage, so that the Determination gained in
it counts for it alone (DQ-RUL-112).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Value, ask, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import Determination, PassTest, RerollTest
from grimorio.games.dungeonquest.components.numbers import BOARD, CARD, CONTENT
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.rules.cards.uses import may_be_usable, spend, usable
from grimorio.games.dungeonquest.rules.dungeon.board import Way
from grimorio.games.dungeonquest.rules.hero.life import goes_on, suffer
from grimorio.games.dungeonquest.state import Hero, Quest

STRENGTH: Final = 0
AGILITY: Final = 1
ARMOUR: Final = 2
LUCK: Final = 3

HERO_ATTRIBUTES: Final = tuple(
    (hero.strength, hero.agility, hero.armour, hero.luck) for hero in CONTENT.heroes
)
HERO_ABILITIES: Final = tuple(
    frozenset(ability.id for ability in hero.abilities) for hero in CONTENT.heroes
)

PLACES: Final = len(CARD)
"""Encounters from here on are rooms and passages, and end when the Hero moves away."""
PASSAGES: Final = PLACES + BOARD.size


def room_encounter(cell: int) -> int:
    return PLACES + cell


def passage_encounter(way: Way) -> int:
    return PASSAGES + BOARD.sides[way[0]][way[1]]


def has_ability(hero: Hero, ability: str) -> bool:
    return ability in HERO_ABILITIES[hero.kind]


def attribute_of(hero: Hero, attribute: int) -> int:
    """The value on the Hero card."""
    return HERO_ATTRIBUTES[hero.kind][attribute]


async def attribute_test(
    s: Quest,
    seat: int,
    attribute: int,
    *,
    encounter: int,
    extra: int = 0,
    again: bool = False,
    resolves: bool = True,
) -> int:
    """Two dice against an attribute; 0 if passed, else by how much it was missed (DQ-TEST-1..5,
    DQ-RUL-47). `again`: the encounter repeats a failed test. `resolves`: passing ends it."""
    hero = s.heroes[seat]
    if await prepare(s, seat, attribute, encounter):
        tell(s, kinds.PASSED_BY_CARD, seat, attribute)
        if not s.options["concentrated_determination"]:  # else none was needed (DQ-RUL-113)
            forget(hero, encounter)
        return 0
    if not goes_on(s, seat):
        return 0  # the price of Gherinn's prayer came first (DQ-RUL-49)
    dice = [s.chance.roll(), s.chance.roll()]
    tell(s, kinds.TEST_ROLLED, seat, attribute, dice[0], dice[1])
    await reroll(s, seat, attribute, dice)
    base, total = attribute_of(hero, attribute), dice[0] + dice[1] + extra
    tokens = counting(s, hero, encounter)
    if total <= base + tokens:
        tell(s, kinds.TEST_PASSED, seat, attribute, total, base + tokens)
        if s.options["concentrated_determination"]:
            pay(hero, encounter, max(0, total - base))
        elif resolves:
            forget(hero, encounter)
        return 0
    tell(s, kinds.TEST_FAILED, seat, attribute, total, base + tokens)
    gain(s, seat, 1, encounter)
    if not again and not s.options["concentrated_determination"]:
        forget(hero, encounter)  # DQ-RUL-48
    return total - base - tokens


async def prepare(s: Quest, seat: int, attribute: int, encounter: int) -> bool:
    """What may be done before the dice are rolled; whether it passes the test by itself.

    Rope and Runes (DQ-CARD-14), Gherinn's Wound for three tokens (DQ-HERO-3).
    """

    def options() -> list[Value]:
        cards = usable(s, seat, "before_test", encounter)
        prays = has_ability(s.heroes[seat], "wound_for_determination")
        prayer = [kinds.PRAY()] if prays and not s.heroes[seat].prayed else []
        return [None, *prayer, *kinds.BEFORE_TEST_USE.each(cards)]

    while goes_on(s, seat):
        hides = may_be_usable(s, seat, "before_test", encounter)
        choice = await ask(seat, kinds.BEFORE_TEST, options, attribute, encounter, hides=hides)
        if choice is None:
            return False
        if kinds.PRAY.matches(choice):
            s.heroes[seat].prayed = True
            tell(s, kinds.PRAYED, seat)
            if await suffer(s, seat, 1):
                gain(s, seat, 3, encounter)
        else:
            for effect in spend(s, seat, *kinds.BEFORE_TEST_USE.parts(choice)):
                if isinstance(effect, PassTest):
                    return True
                if isinstance(effect, Determination):
                    gain(s, seat, effect.count, encounter)
    return False


async def reroll(s: Quest, seat: int, attribute: int, dice: list[int]) -> None:
    """Lindel rolls one die again, once; a Rune rolls both; what then lies there counts
    (DQ-HERO-2)."""
    rerolled = False

    def options() -> list[Value]:
        own = has_ability(s.heroes[seat], "reroll_test_die") and not rerolled
        cards = usable(s, seat, "test_rolled")
        return [None, *([0, 1] if own else []), *kinds.REROLL_USE.each(cards)]

    while True:
        choice = await ask(seat, kinds.REROLL, options, attribute, dice[0], dice[1])
        if choice is None:
            return
        if kinds.REROLL_DIE.matches(choice):
            rerolled = True
            (die,) = kinds.REROLL_DIE.parts(choice)
            dice[die] = s.chance.roll()
        else:
            for effect in spend(s, seat, *kinds.REROLL_USE.parts(choice)):
                if isinstance(effect, RerollTest):
                    dice[:] = [s.chance.roll(), s.chance.roll()]
        tell(s, kinds.TEST_REROLLED, seat, attribute, dice[0], dice[1])


# -- Determination --------------------------------------------------------------------------------


def counting(s: Quest, hero: Hero, encounter: int) -> int:
    """The tokens that count now: those of this encounter (DQ-TEST-4), or all (DQ-CONC-2)."""
    if s.options["concentrated_determination"]:
        return len(hero.determination)
    return hero.determination.count(encounter)


def gain(s: Quest, seat: int, count: int, encounter: int) -> None:
    """Take tokens from the supply, as many as it has (DQ-TEST-3, DQ-DEATH-6, DQ-RUL-27)."""
    left = CONTENT.supplies.determination - sum(len(hero.determination) for hero in s.heroes)
    count = min(count, left)
    if count:
        s.heroes[seat].determination += [encounter] * count
        tell(s, kinds.DETERMINED, seat, count, len(s.heroes[seat].determination))


def forget(hero: Hero, encounter: int) -> None:
    """The encounter is over: its tokens go back (DQ-TEST-5)."""
    hero.determination = [token for token in hero.determination if token != encounter]


def pay(hero: Hero, encounter: int, count: int) -> None:
    """Give back only the tokens that were needed to pass, those of this encounter first (DQ-CONC-1,
    DQ-RUL-93, DQ-EX-20)."""
    hero.determination.sort(key=lambda token: token != encounter)
    del hero.determination[:count]


def move_away(s: Quest, hero: Hero) -> None:
    """Leaving gives up what the room and its passages asked of the Hero (DQ-TEST-5)."""
    if not s.options["concentrated_determination"]:
        hero.determination = [token for token in hero.determination if token < PLACES]


assert ATTRIBUTES == ("strength", "agility", "armour", "luck")
