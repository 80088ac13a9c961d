"""The verbs of effects: one case for each, in a fight and outside (EU-RUL-14).

Effects are carried out in their order, as far as they can be. What they add to an attack lies in
the fight until the attack is over.
"""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Seat, ask, tell
from grimorio.games.euthia.components import effects as k
from grimorio.games.euthia.components.effects import CardEffect, Cost
from grimorio.games.euthia.components.numbers import ESSENCES, PIECE, PIECES, POTION, SCROLL
from grimorio.games.euthia.components.uses import USE_PIECES, USES
from grimorio.games.euthia.components.vocabulary import ELEMENTS, TERRAINS
from grimorio.games.euthia.kinds import CHOOSE_PIECE, USED
from grimorio.games.euthia.nouns import Use
from grimorio.games.euthia.rules.board import ABILITIES, EQUIPPED, KINDS
from grimorio.games.euthia.rules.combat import changes
from grimorio.games.euthia.rules.combat.values import ATTACKS
from grimorio.games.euthia.rules.effects.uses import pay_resource, spend
from grimorio.games.euthia.rules.gains import (
    draw_card,
    gain_fame,
    gain_gaar,
    gain_gold,
    gain_piece,
)
from grimorio.games.euthia.rules.health import heal, wound
from grimorio.games.euthia.rules.piles import draw_resource, draw_treasure
from grimorio.games.euthia.state import Hero, Realm
from grimorio.kit.numbers import NONE


async def do_use(s: Realm, seat: Seat, use: Use) -> None:
    """Use a piece: it is spent, what it costs is paid, and its effects follow (EU-ABIL-1)."""
    one = USES[use]
    shield = KINDS[USE_PIECES[use]] == "shield"
    tell(s, USED, seat, use)
    spend(s, seat, use)
    if one.cost is not None:
        _pay(s, seat, one.cost)
    await carry_out(s, seat, one.effects, shield)


def _pay(s: Realm, seat: Seat, cost: Cost) -> None:
    match cost.what:
        case "wounds":
            wound(s, seat, cost.count)
        case "gaar":
            s.heroes[seat].gaar -= cost.count
        case "hope":
            assert s.fight is not None
            s.fight.hope -= cost.count
        case _:
            for _ in range(cost.count):
                pay_resource(s, seat)


def boost(hero: Hero, what: str) -> int:
    """How much stronger what a Hero does is by what it has equipped or learnt (EU-TIME-3)."""
    found = 0
    for place in EQUIPPED:
        piece = hero.board[place]
        if piece != NONE:
            for one in PIECES[piece].boosts:
                if one.what == what:
                    found += one.by
    return found


async def carry_out(
    s: Realm, seat: Seat, effects: Sequence[CardEffect], shield: bool = False
) -> None:
    """Effects in their order."""
    for effect in effects:
        if not _gain(s, seat, effect) and not await _choose(s, seat, effect):
            more = boost(s.heroes[seat], "shield") if shield else 0
            await changes.change(s, seat, effect, more)


def _gain(s: Realm, seat: Seat, effect: CardEffect) -> bool:
    """What is gained, in a fight or outside; False for another verb."""
    hero = s.heroes[seat]
    match effect:
        case k.Heal():
            heal(s, seat, effect.count + boost(hero, "heal"))
        case k.Gaar():
            gain_gaar(s, seat, effect.count)
        case k.Gold():
            gain_gold(s, seat, effect.count)
        case k.Reputation():
            gain_fame(s, seat, effect.count)
        case k.Move():
            hero.moves += effect.points
        case k.Teleport() | k.Act() | k.Cart():
            pass  # the turn carries it out
        case k.Cards():
            for _ in range(effect.count):
                draw_card(s, seat, effect.deck == "gold")
        case k.Potion():
            for _ in range(effect.count):
                gain_piece(s, seat, POTION)
        case k.Scroll():
            for _ in range(effect.count):
                gain_piece(s, seat, SCROLL)
        case k.Resource():
            for _ in range(effect.count):
                _take(s, seat, draw_resource(s, TERRAINS.index(effect.terrain)))
        case k.Treasure():
            for _ in range(effect.count):
                _take(s, seat, draw_treasure(s, effect.level))
        case k.Teleport() | k.Act() | k.Cart():
            pass  # the turn sees to it: they open more questions of its own
        case _:
            return False
    return True


def _take(s: Realm, seat: Seat, piece: int) -> None:
    if piece != NONE:
        gain_piece(s, seat, piece)


async def _choose(s: Realm, seat: Seat, effect: CardEffect) -> bool:
    """What the player chooses first; False for another verb."""
    match effect:
        case k.Gem():
            gems = [PIECE[kind] for kind in effect.kinds]
            for _ in range(effect.count):
                gain_piece(s, seat, await ask(seat, CHOOSE_PIECE, lambda: gems))
        case k.Essence():
            kinds = [ESSENCES[ELEMENTS.index(kind)] for kind in effect.kinds]
            for _ in range(effect.count):
                gain_piece(s, seat, await ask(seat, CHOOSE_PIECE, lambda: kinds))
        case k.ReadyAttack():
            tired = _tired(s.heroes[seat])
            if tired:
                piece = await ask(seat, CHOOSE_PIECE, lambda: tired)
                s.heroes[seat].used &= ~(1 << s.heroes[seat].board.index(piece))
        case _:
            return False
    return True


def _tired(hero: Hero) -> list[int]:
    """Consumed Combat Abilities."""
    found: list[int] = []
    for place in ABILITIES:
        piece = hero.board[place]
        if piece != NONE and hero.used >> place & 1 and ATTACKS[piece] is not None:
            found.append(piece)
    return found
