"""Monster encounters: the Monster player, escape or attack (DQ-MON, DQ-ESC)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.box import PowerCard
from grimorio.games.dungeonquest.components.numbers import ATTACKS, MONSTER
from grimorio.games.dungeonquest.nouns import Monster
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards.decks import CARD_TYPES
from grimorio.games.dungeonquest.rules.cards.effects import Cause, follows
from grimorio.games.dungeonquest.rules.cards.encounters import banish
from grimorio.games.dungeonquest.rules.dungeon.board import has_portcullis
from grimorio.games.dungeonquest.rules.dungeon.ways import may_go_back
from grimorio.games.dungeonquest.rules.fight import combat, dice_combat
from grimorio.games.dungeonquest.rules.fight.aftermath import get_away
from grimorio.games.dungeonquest.rules.fight.sides import HERO, clear_table, face_off, fight_of
from grimorio.games.dungeonquest.rules.fight.tokens import leave_token, take_token
from grimorio.games.dungeonquest.rules.hero.attributes import has_ability
from grimorio.games.dungeonquest.rules.hero.life import suffer
from grimorio.games.dungeonquest.state import CATACOMBS, Quest
from grimorio.games.dungeonquest.variants import DICE_COMBAT
from grimorio.kit.numbers import NONE

ESCAPES: Final = tuple(card.escape if isinstance(card, PowerCard) else 0 for card in ATTACKS)
DAMAGES: Final = tuple((card.damage or 0) if isinstance(card, PowerCard) else 0 for card in ATTACKS)
"""What a Monster's Power card does to a Hero that fails to escape."""


@follows(order.Fight)
async def meet_its_monster(s: Quest, seat: Seat, effect: order.Fight, cause: Cause) -> None:
    """A card that is a Monster, or brings one."""
    drawn = CARD_TYPES[cause.card] == "monster"
    fight(s, seat, MONSTER[effect.monster], effect.escape, drawn)


def fight(s: Quest, seat: Seat, monster: int, escape: bool, drawn: bool = False) -> None:
    """A Monster encounter (DQ-ENC-8, DQ-ENC-11, DQ-CARD-13, DQ-CARD-21)."""
    may_escape = escape and not s.heroes[seat].no_escape
    plan(s, meet_monster(seat, monster, NONE, may_escape, NONE, drawn))


@step
async def meet_monster(
    s: Quest, seat: Seat, monster: Monster, token: int, may_escape: bool, player: Seat, drawn: bool
) -> None:
    """A Hero meets a Monster.

    A token is as good as a card (DQ-ENC-9), a Threat that turned Monster as any other (DQ-ENC-12).
    `token` is the place in `s.monsters` of a token that lies in the room, or NONE. `player` is who
    plays the Monster, or NONE if it is the left-hand neighbour (DQ-SERV-8). `drawn`: it stood on a
    Monster card, and Touch of death was offered for that (DQ-RUL-136).
    """
    tell(s, kinds.MONSTER_MET, seat, monster)
    if not drawn and await banish(s, seat, monster, token):
        return
    hero = s.heroes[seat]
    below = hero.where == CATACOMBS
    s.combat = face_off(
        s, seat, find_player(s, seat, player), monster,
        NONE if below else hero.at, may_escape and can_escape(s, seat),
    )  # fmt: skip
    await take_token(s, token)
    plan(s, confront())


@step
async def confront(s: Quest) -> None:
    """Attack, or try to get away first if that can be (DQ-MON-7)."""
    c = fight_of(s)
    if not c.may_escape:
        tell(s, kinds.NO_ESCAPE, c.seat, c.monster, why_no_escape(s))
        attack(s, free=False)
    elif await ask(c.seat, kinds.MEET_MONSTER, meetings, c.monster) == kinds.FIGHT():
        attack(s, free=True)
    else:
        await try_escape(s)


def meetings() -> tuple[Value, ...]:
    """The Hero decides (DQ-MON-7)."""
    return kinds.FIGHT(), kinds.RUN()


def find_player(s: Quest, seat: Seat, player: Seat) -> Seat:
    """The left-hand neighbour plays the Monster, whatever has become of its own Hero (DQ-MON-1,
    DQ-MON-2, DQ-SERV-6, DQ-RUL-60); nobody does in a solo game (DQ-SOLO-2)."""
    if len(s.heroes) == 1:
        return NONE
    return (seat + 1) % len(s.heroes) if player == NONE else player


# -- escaping -------------------------------------------------------------------------------------


def can_escape(s: Quest, seat: Seat) -> bool:
    """Not Krutzbeck (DQ-HERO-5), not from a room with a portcullis (DQ-ESC-1), not without a room
    to go back to, as after a special move (DQ-ESC-3, DQ-RUL-57); in the catacombs one simply goes
    on (DQ-RUL-58). Doors and portcullises on the way back do not matter (DQ-ESC-2, DQ-ESC-11,
    DQ-RUL-56), walls do (DQ-RUL-137); what forbids prevails over what allows (DQ-TURN-9)."""
    hero = s.heroes[seat]
    if has_ability(hero, "must_attack"):
        return False
    if hero.where == CATACOMBS:
        return True
    return may_go_back(s, seat) and not has_portcullis(s, hero.at)


def why_no_escape(s: Quest) -> str:
    """The first of what keeps the Hero of a fight from escaping; if nothing else does, it is what
    it met (DQ-HERO-5, DQ-ESC-1, DQ-ESC-3, DQ-CATA-28, DQ-RUL-137, DQ-ENC-11)."""
    seat = fight_of(s).seat
    hero = s.heroes[seat]
    if has_ability(hero, "must_attack"):
        return "never_runs"
    if hero.where == CATACOMBS:
        return "card"
    if has_portcullis(s, hero.at):
        return "portcullis"
    if hero.came_from != NONE and not may_go_back(s, seat):
        return "walled"
    if hero.no_escape:
        return "catacombs"
    return "nowhere" if hero.came_from == NONE else "card"


async def try_escape(s: Quest) -> None:
    """A random Power card of each side: the Hero's escape value must be as high (DQ-ESC-4..6,
    DQ-EX-6, DQ-EX-7)."""
    c = fight_of(s)
    mine, theirs = s.chance.draw(c.hero.power), s.chance.draw(c.foe.power)
    c.discards += [mine, theirs]
    tell(s, kinds.ESCAPE_DRAWN, c.seat, c.monster, mine, theirs)
    if ESCAPES[mine] >= ESCAPES[theirs]:
        get_away(s)
        return
    tell(s, kinds.ESCAPE_FAILED, c.seat, c.monster, DAMAGES[theirs])
    if await suffer(s, c.seat, DAMAGES[theirs], MONSTER.ids[c.monster]):
        attack(s, free=False)  # it must fight (DQ-ESC-13)
    else:
        leave_token(s)  # DQ-RUL-59
        clear_table(s)


# -- attacking ------------------------------------------------------------------------------------


def attack(s: Quest, free: bool) -> None:
    """Fight it out, by cards or by dice. Tatianna's arrows need a free choice to attack
    (DQ-RUL-52)."""
    c = fight_of(s)
    tell(s, kinds.MONSTER_ATTACKED, c.seat, c.monster)
    if s.options[DICE_COMBAT]:
        plan(s, combat.strike_first(HERO), dice_combat.roll_round())
        return
    plan(s, combat.strike_first(HERO), combat.fight_on())
    if free and has_ability(s.heroes[c.seat], "ranged_opening"):
        plan(s, combat.shoot_arrows())
