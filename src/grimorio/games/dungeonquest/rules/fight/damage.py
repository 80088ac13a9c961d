"""The last step of a combat round: who won it, and what that costs the loser (DQ-COMBAT-16..28).

Optional rules and Power cards that change the blow do it here: Aura of terror, evasions, shields,
and the escape of those who live to fight another day.
"""

from __future__ import annotations

from grimorio.core import ask, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import ATTACK_KINDS
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.fight.sides import (
    EVADE,
    EXTRA,
    FOE,
    HERO,
    MOVE,
    NEITHER,
    WIN_TIES,
    attack_value,
    can,
    count_marks,
    duty_of,
    fight_of,
    fighter,
    has_mark,
    seat_of,
    side_of,
    top_cards,
)
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.variants import LIVE_TO_FIGHT


@step
async def assign_damage(s: Quest) -> None:
    """The higher total wins; what the winner played hurts the loser, what the loser played goes to
    the combat pile (DQ-COMBAT-16..19, DQ-RUL-14)."""
    c = fight_of(s)
    winner = find_winner(s)
    fled, c.fleeing = c.fleeing, False  # for one round only (DQ-LIVE-5)
    if winner == NEITHER:
        tell(s, kinds.STALEMATE, attack_value(c, HERO))
        drop_played(s, HERO)  # to the combat pile (DQ-COMBAT-28, DQ-RUL-13)
    else:
        values = attack_value(c, winner), attack_value(c, 1 - winner)
        tell(s, kinds.ROUND_WON, fighter(c, winner), fighter(c, 1 - winner), *values)
        if winner == HERO and fled:
            c.away = True  # instead of dealing damage (DQ-LIVE-3)
            return
        await deal_blow(s, winner)
    drop_played(s, FOE if winner == NEITHER else 1 - winner)


def find_winner(s: Quest) -> int:
    """Equal values are a stalemate, also 0 against 0 (DQ-COMBAT-25, DQ-RUL-66), unless one side
    wins ties; if both do, neither does (DQ-RUL-122)."""
    c = fight_of(s)
    margin = attack_value(c, HERO) - attack_value(c, FOE)
    if margin == 0:
        hero, foe = has_mark(c.hero, WIN_TIES), has_mark(c.foe, WIN_TIES)
        margin = int(hero) - int(foe)
    return NEITHER if margin == 0 else HERO if margin > 0 else FOE


def drop_played(s: Quest, who: int) -> None:
    """To the combat pile, where all can see it (DQ-COMBAT-20)."""
    c = fight_of(s)
    side = side_of(c, who)
    c.pile += side.played
    side.played = []


async def deal_blow(s: Quest, winner: int) -> None:
    """All that hurts the loser is gathered among what the winner played, and then goes to the
    loser's damage pile, unless something spares it."""
    c = fight_of(s)
    side = side_of(c, winner)
    deal_deadly_blow(s, winner)
    await move_from_pile(s, winner)
    extra = top_cards(s, count_marks(side, EXTRA))
    if extra:
        side.played += extra
        tell(s, kinds.EXTRA_DAMAGE, fighter(c, winner), tuple(extra))
    if await announce_escape(s, winner) or await is_spared(s, 1 - winner, len(side.played)):
        c.discards += side.played
    else:
        hurt(s, 1 - winner, side.played)
    side.played = []


def deal_deadly_blow(s: Quest, winner: int) -> None:
    """Every card of the combat pile of a type the winner played, before the loser's own cards get
    there (DQ-COMBAT-22..24, DQ-RUL-63)."""
    c = fight_of(s)
    side = side_of(c, winner)
    types = {ATTACK_KINDS[card] for card in side.played}
    blow = [card for card in c.pile if ATTACK_KINDS[card] in types]
    if blow:
        c.pile = [card for card in c.pile if ATTACK_KINDS[card] not in types]
        side.played += blow
        tell(s, kinds.DEADLY_BLOW, fighter(c, winner), tuple(blow))


async def move_from_pile(s: Quest, winner: int) -> None:
    """Aura of terror, among others: cards of the pile as the deadly blow left it (DQ-POWER-6,
    DQ-RUL-123)."""
    c = fight_of(s)
    side = side_of(c, winner)
    for _ in range(count_marks(side, MOVE)):
        card = await ask(
            seat_of(c, winner),
            kinds.MOVE_PILE_CARD,
            lambda: [None, *sorted(set(c.pile))],
            duty=duty_of(c, winner),
        )
        if card is None:
            return
        c.pile.remove(card)
        side.played.append(card)
        tell(s, kinds.PILE_CARD_MOVED, fighter(c, winner), card)


async def announce_escape(s: Quest, winner: int) -> bool:
    """Live to fight another day: the Hero that won may spare the Monster this blow, deadly blow
    and all, to get away if it wins again (DQ-LIVE-1, DQ-LIVE-2); only where it could escape
    (DQ-RUL-99)."""
    c = fight_of(s)
    if winner != HERO or not s.options[LIVE_TO_FIGHT] or not c.may_escape:
        return False
    count = len(c.hero.played)
    if await ask(c.seat, kinds.ANNOUNCE_ESCAPE, lambda: (None, kinds.SLIP_AWAY()), count) is None:
        return False
    c.fleeing = True
    tell(s, kinds.ESCAPE_ANNOUNCED, c.seat, c.monster)
    return True


async def is_spared(s: Quest, loser: int, count: int) -> bool:
    """A Power card that evades, or Hugo's shield, once a combat (DQ-RUL-6)."""
    c = fight_of(s)
    side = side_of(c, loser)
    if has_mark(side, EVADE):
        tell(s, kinds.EVADED, fighter(c, loser), count)
        return True
    if not can(s, loser, "glorious_shield") or side.shielded:
        return False
    if (
        await ask(seat_of(c, loser), kinds.SHIELD, lambda: (None, kinds.RAISE_SHIELD()), count)
        is None
    ):
        return False
    side.shielded = True
    tell(s, kinds.SHIELDED, fighter(c, loser), count)
    return True


def hurt(s: Quest, who: int, cards: list[int]) -> None:
    """Cards in a damage pile, 1 Wound each, how many all can see (DQ-COMBAT-17, DQ-COMBAT-18)."""
    c = fight_of(s)
    if cards:
        side_of(c, who).damage += cards
        tell(s, kinds.DAMAGE_DEALT, fighter(c, who), len(cards), len(side_of(c, who).damage))
