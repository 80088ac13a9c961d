"""Power Surge: two cards face down under a hero for a little more (DA-SURGE)."""

from __future__ import annotations

from itertools import combinations

from grimorio.core import Value, ask, plan, reveal, tell, tell_only
from grimorio.games.dungeonalliance.components.numbers import TABLE
from grimorio.games.dungeonalliance.kinds import SURGE, SURGE_CARD, SURGE_CARDS, SURGED
from grimorio.games.dungeonalliance.nouns import Use
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.figures import active, hero_of, named
from grimorio.games.dungeonalliance.rules.hands import cards_of, hand_count, take_out
from grimorio.games.dungeonalliance.rules.harm import heal, healed, mend, mendings
from grimorio.games.dungeonalliance.rules.speed import begin
from grimorio.games.dungeonalliance.state import SURGE_ATTACK, SURGE_HEAL, SURGE_SPEED, Dungeon
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only


def may_surge(s: Dungeon) -> bool:
    """Whether the active hero can receive a Power Surge: once a round, with two cards in hand
    (DA-SURGE-3, DA-RUL-44)."""
    return not hero_of(s, active(s)).surged and hand_count(s, s.seat) >= TABLE.surge


def surges(s: Dungeon) -> list[Value]:
    """What a Power Surge can be used for now; more Attack is for attacks of either type
    (DA-SURGE-1, DA-SURGE-2, DA-RUL-122)."""
    if not may_surge(s):
        return []
    hero = hero_of(s, active(s))
    if hero.defeated:
        return cures(s)
    found: list[Value] = [SURGE(SURGE_SPEED, NONE)]
    if not s.rests:
        found.append(SURGE(SURGE_ATTACK, NONE))
    if hero.damage:
        found += cures(s)
    return found


def cures(s: Dungeon) -> list[Value]:
    """A Power Surge that heals; with how many Poison Damage tokens go, where there is a choice
    (DA-SURGE-1, DA-RUL-56)."""
    found = mendings(s, active(s), TABLE.surge_by)
    if len(found) == 1:
        return [SURGE(SURGE_HEAL, NONE)]
    return [SURGE(SURGE_HEAL, poison) for poison in found]


@SURGE.does
def begin_surge(s: Dungeon, use: int, poison: int) -> None:
    """A normal turn is under way, and two cards go face down (DA-SURGE-1, DA-RUL-13)."""
    begin(s)
    plan(s, surge(use) if poison == NONE else cure(poison))


@step
async def surge(s: Dungeon, use: Use) -> None:
    """A Power Surge for Speed, Attack or a Damage token (DA-SURGE-1, DA-SURGE-2, DA-SURGE-5)."""
    await lay_down(s, use)
    hero = hero_of(s, active(s))
    if use == SURGE_SPEED:
        hero.surge_speed += TABLE.surge_by
    elif use == SURGE_ATTACK:
        hero.surge_attack += TABLE.surge_by
    else:
        await heal(s, active(s), TABLE.surge_by)


@step
async def cure(s: Dungeon, poison: int) -> None:
    """One that heals, with so many Poison Damage tokens of those that go (DA-SURGE-1,
    DA-RUL-56)."""
    await lay_down(s, SURGE_HEAL)
    mend(s, active(s), healed(s, active(s), TABLE.surge_by), poison)


async def lay_down(s: Dungeon, use: int) -> None:
    """Any two cards of the hand go face down under the hero, without a question if there are no
    others; what others knew of the hand they no longer know (DA-SURGE-1, DA-SURGE-4, DA-RUL-57,
    DA-RUL-106)."""
    figure = active(s)
    hero = hero_of(s, figure)
    hides = hand_count(s, s.seat) > TABLE.surge
    cards = await ask(s.seat, SURGE_CARDS, lambda: pairs(s), figure, use, hides=hides)
    player = s.players[s.seat]
    for card in cards:
        take_out(s, s.seat, card)
        tell_only(s, only(s.seat), SURGE_CARD, s.seat, card)
    hero.down = (*hero.down, *sorted(cards))
    player.hand = sorted([*player.hand, *player.shown])
    player.shown.clear()
    hero.surged = True
    reveal(s)
    tell(s, SURGED, named(s, figure), use)


def pairs(s: Dungeon) -> list[tuple[int, ...]]:
    """All pairs of cards in hand."""
    return sorted({*combinations(cards_of(s, s.seat), TABLE.surge)})
