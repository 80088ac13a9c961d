"""Life and death: Wounds, healing, falling, and what becomes of a dead Hero's things (DQ-DEATH)."""

from __future__ import annotations

from typing import Final

from grimorio.core import ask, reveal, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import CARD_DECKS, CONTENT, DECK
from grimorio.games.dungeonquest.rules.hero.dice import roll_dice
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON, Hero, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, Zone, put_in_bag

CATACOMBS_DECK: Final = DECK["catacombs"]

# What a Hero can die of, besides the Monster, the Hero or the card that killed it
WOUNDS: Final = "wounds"
PIT: Final = "pit"
TRAPPED: Final = "trapped"
SUNSET: Final = "sunset"
GAVE_UP: Final = "gave_up"


def goes_on(s: Quest, seat: int) -> bool:
    """Whether the Hero is still in the dungeon and, on its own turn, that turn has not ended."""
    hero = s.heroes[seat]
    return hero.where in (DUNGEON, CATACOMBS) and not (s.turn_over and s.turn == seat)


def end_turn(s: Quest, seat: int) -> None:
    """The Hero's turn ends as soon as what is under way is done (DQ-TURN-5)."""
    if s.turn == seat:
        s.turn_over = True


def life_of(hero: Hero) -> int:
    return CONTENT.heroes[hero.kind].life


async def suffer(s: Quest, seat: int, wounds: int, cause: str = WOUNDS) -> bool:
    """Add Wounds; at its Life a Hero dies, or falls unconscious (DQ-HERO-1, DQ-WAIT-1).

    Whether the Hero still stands: False means dead or unconscious, its turn over either way. That
    the tokens in the box run out saves nobody (DQ-RUL-27), and as Wounds are one number, there are
    no tokens to be changed (DQ-DEATH-7).
    """
    hero = s.heroes[seat]
    if wounds > 0:
        hero.wounds += wounds
        tell(s, kinds.WOUNDED, seat, wounds, hero.wounds)
    if hero.wounds < life_of(hero):
        return True
    await die(s, seat, cause)
    return False


def heal(s: Quest, seat: int, points: int) -> None:
    """Remove Wounds, that many at most (DQ-DEATH-5, DQ-RUL-53)."""
    hero = s.heroes[seat]
    healed = min(points, hero.wounds)
    hero.wounds -= healed
    tell(s, kinds.HEALED, seat, healed, hero.wounds)


async def die(s: Quest, seat: int, cause: str) -> None:
    """A Hero dies, unless death can wait (DQ-DEATH-1..4, DQ-WAIT-1). The night does not wait: it
    buries at once (DQ-RUL-94)."""
    if s.options["death_can_wait"]:
        await fall_unconscious(s, seat, cause)
    else:
        bury(s, seat, cause)


def bury(s: Quest, seat: int, cause: str) -> None:
    """The Hero leaves the board, its cards and tokens go back to where they came from
    (DQ-DEATH-2, DQ-RUL-29); the player is eliminated (DQ-DEATH-4)."""
    hero = s.heroes[seat]
    tell(s, kinds.DIED, seat, cause)
    if hero.loot.seen != [EVERYBODY] * len(hero.loot):
        reveal(s)
        for card in hero.loot.cards:
            tell(s, kinds.DISCARDED, seat, card)
    for card in [*hero.loot.cards, *hero.kept, *hero.below]:
        if CARD_DECKS[card] == CATACOMBS_DECK:
            put_in_bag(s.decks[CATACOMBS_DECK], [card])
        else:
            s.discards[CARD_DECKS[card]].append(card)
    s.gone += hero.runes
    hero.loot = Zone([], [])
    hero.runes, hero.kept, hero.below, hero.determination = [], [], [], []
    hero.where = DEAD
    hero.at = hero.came_from = hero.side = NONE
    hero.must_face = hero.may_descend = hero.stuck = hero.crossed = hero.gives_up = False
    end_turn(s, seat)


async def fall_unconscious(s: Quest, seat: int, cause: str) -> None:
    """Death can wait: lose a die of Loot cards and half the Wounds, and the turn (DQ-WAIT-1..4).

    The Hero stays where it is, a Pit counts as crossed (DQ-RUL-96); only out of a dead end it is
    set down beside it. Wounds beyond its Life do not count (DQ-RUL-95).
    """
    hero = s.heroes[seat]
    tell(s, kinds.FELL, seat, cause)
    for _ in range(min(roll_dice(s, seat, 1), len(hero.loot))):
        hides = bool(s.options["secrets"])
        card = await ask(seat, kinds.LOSE_LOOT, lambda: held_loot(hero), hides=hides)
        discard_loot(s, seat, card)
    hero.wounds = min(hero.wounds, life_of(hero))
    removed = (hero.wounds + 1) // 2
    hero.wounds -= removed
    tell(s, kinds.HEALED, seat, removed, hero.wounds)
    hero.stuck = False
    end_turn(s, seat)


def held_loot(hero: Hero) -> list[int]:
    """The Loot cards a Hero holds, each kind once."""
    return sorted(set(hero.loot.cards))


def discard_loot(s: Quest, seat: int, card: int) -> None:
    """A Loot card is lost."""
    lay_aside(s, seat, card)
    tell(s, kinds.DISCARDED, seat, card)


def lay_aside(s: Quest, seat: int, card: int) -> None:
    """A Loot card goes face up to the discard pile of its deck."""
    hero = s.heroes[seat]
    if hero.worth:
        del hero.worth[hero.loot.cards.index(card)]
    if hero.loot.take(card) != EVERYBODY:
        reveal(s)
    s.discards[CARD_DECKS[card]].append(card)
