"""Monster encounters: the Monster player, the token, escape or attack, and what is left of it
(DQ-MON, DQ-ESC, DQ-TOKEN).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, ask, plan, reveal, tell, tell_only
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.box import PowerCard
from grimorio.games.dungeonquest.components.effects import Fight
from grimorio.games.dungeonquest.components.numbers import ATTACKS, CONTENT, MONSTER
from grimorio.games.dungeonquest.rules import combat, dice_combat, encounters, movement, step
from grimorio.games.dungeonquest.rules.attributes import has_ability
from grimorio.games.dungeonquest.rules.board import are_adjacent, has_portcullis, way_between
from grimorio.games.dungeonquest.rules.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.rules.life import end_turn, suffer
from grimorio.games.dungeonquest.rules.sides import (
    FOE,
    HERO,
    clear_table,
    face_off,
    fight_of,
    has_fallen,
    monster_life,
)
from grimorio.games.dungeonquest.rules.uses import may_be_usable, spend, usable
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Quest
from grimorio.games.dungeonquest.variants import DICE_COMBAT
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import NOBODY, only, put_in_bag

ESCAPES: Final = tuple(card.escape if isinstance(card, PowerCard) else 0 for card in ATTACKS)
DAMAGES: Final = tuple((card.damage or 0) if isinstance(card, PowerCard) else 0 for card in ATTACKS)
"""What a Monster's Power card does to a Hero that fails to escape."""


@step
async def meet_monster(
    s: Quest, seat: Seat, monster: int, token: int, may_escape: bool, player: Seat, drawn: bool
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
    elif await ask(c.seat, kinds.MEET_MONSTER, meetings, c.monster) == "attack":
        attack(s, free=True)
    else:
        await try_escape(s)


def meetings() -> tuple[str, ...]:
    """The Hero decides (DQ-MON-7)."""
    return "attack", "escape"


def find_player(s: Quest, seat: Seat, player: Seat) -> Seat:
    """The left-hand neighbour plays the Monster, whatever has become of its own Hero (DQ-MON-1,
    DQ-MON-2, DQ-SERV-6, DQ-RUL-60); nobody does in a solo game (DQ-SOLO-2)."""
    if len(s.heroes) == 1:
        return NONE
    return (seat + 1) % len(s.heroes) if player == NONE else player


def monster_of(card: int) -> int:
    """The Monster of a Monster card."""
    return next(
        MONSTER[effect.monster] for effect in CONTENT.cards[card].then if isinstance(effect, Fight)
    )


async def banish(s: Quest, seat: Seat, monster: int, token: int) -> bool:
    """Touch of death: no combat, and a token in the room goes to the reserve (DQ-CARD-18,
    DQ-RUL-67)."""

    def options() -> list[tuple[str, int] | None]:
        return [None, *[("use", card) for card in usable(s, seat, "monster_met")]]

    hides = may_be_usable(s, seat, "monster_met")
    choice = await ask(seat, kinds.BANISH, options, monster, hides=hides)
    if choice is None:
        return False
    spend(s, seat, choice[1])
    tell(s, kinds.MONSTER_BANISHED, seat, monster)
    if token != NONE:
        track_marcher(s, s.dens.pop(token), NONE)
        put_in_bag(s.reserve, [s.monsters.take_at(token)])
    return True


# -- the token ------------------------------------------------------------------------------------


async def take_token(s: Quest, token: int) -> None:
    """The token that lies in the room (DQ-RUL-54), else one of the reserve at random, else one from
    the board; its number is the Monster's Life, for the Monster player's eyes (DQ-MON-4..6)."""
    c = fight_of(s)
    if token != NONE:
        take_from_board(s, token)
    elif any(other // 4 == c.monster for other in s.reserve):
        drawn = s.chance.draw([other for other in s.reserve if other // 4 == c.monster])
        s.reserve.remove(drawn)
        c.token.add(drawn, NOBODY)
    else:
        cell = await choose_token(s, c.rival, c.monster)
        take_from_board(s, place_of(s, c.monster, cell))
        track_marcher(s, cell, c.cell)
        tell(s, kinds.TOKEN_TAKEN, c.monster, cell)
    if c.rival != NONE:  # nobody looks at it in a solo game (DQ-RUL-82)
        c.token.show(s, 0, only(c.rival))
        # Tokens of the same Life are different tokens: the event says which.
        tell_only(s, only(c.rival), kinds.LIFE_SEEN, c.monster, monster_life(c), c.token.cards[0])


async def choose_token(s: Quest, player: Seat, monster: int) -> int:
    """The room of a token of that Monster, chosen without looking at any (DQ-MON-6, DQ-TOKEN-2);
    at random in a solo game (DQ-RUL-82)."""
    if player == NONE:
        return s.chance.pick(token_cells(s, monster))
    cell: int = await ask(
        player,
        kinds.TAKE_TOKEN,
        lambda: token_cells(s, monster),
        monster,
        duty=kinds.MONSTER_DUTY,
    )
    return cell


def token_cells(s: Quest, monster: int) -> list[int]:
    """Where tokens of a Monster lie: their backs show which Monster it is."""
    lying = zip(s.dens, s.monsters.cards, strict=True)
    return sorted({cell for cell, token in lying if token // 4 == monster})


def place_of(s: Quest, monster: int, cell: int) -> int:
    lying = zip(s.dens, s.monsters.cards, strict=True)
    return [(den, token // 4) for den, token in lying].index((cell, monster))


def track_marcher(s: Quest, cell: int, to: int) -> None:
    """The token that a servant of Kalladra moved last is somewhere else now (DQ-RUL-127)."""
    if s.last_moved == cell:
        s.last_moved = to


def take_from_board(s: Quest, place: int) -> None:
    """Seats that have seen its number go on knowing it (DQ-RUL-124)."""
    seen = s.monsters.seen[place]
    s.dens.pop(place)
    fight_of(s).token.add(s.monsters.take_at(place), seen)


def leave_token(s: Quest) -> None:
    """A Monster that lives stays in the room, its token face down (DQ-ESC-7, DQ-COMBAT-36,
    DQ-TOKEN-1); in the catacombs it goes away (DQ-CATA-29)."""
    c = fight_of(s)
    if c.cell == NONE:
        put_in_bag(s.reserve, [c.token.take_at(0)])
        return
    seen = c.token.seen[0]
    s.monsters.add(c.token.take_at(0), seen)
    s.dens.append(c.cell)
    tell(s, kinds.MONSTER_STAYS, c.monster, c.cell)


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
    return movement.may_go_back(s, seat) and not has_portcullis(s, hero.at)


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
    if hero.came_from != NONE and not movement.may_go_back(s, seat):
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


def get_away(s: Quest) -> None:
    """The Monster stays, the Hero is back in the room it came from, faces nothing there now, and
    its turn is over (DQ-ESC-7..12)."""
    c = fight_of(s)
    leave_token(s)
    clear_table(s)
    hero = s.heroes[c.seat]
    if hero.where == DUNGEON:
        step_back(s, c.seat, hero.came_from)
    tell(s, kinds.ESCAPED, c.seat, c.monster, hero.at if hero.where == DUNGEON else NONE)
    end_turn(s, c.seat)


def step_back(s: Quest, seat: Seat, to: int) -> None:
    """Back to another room, whoever stands there (DQ-ESC-12, DQ-RUL-88), to face it next turn as if
    just entered, by the passage it was left by (DQ-ESC-10)."""
    hero = s.heroes[seat]
    here = hero.at
    movement.leave_room(s, seat)
    hero.at, hero.came_from = to, here
    hero.side = way_between(to, here)[1] if are_adjacent(to, here) else NONE
    movement.face_later(s, seat)


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


@step
async def end_combat(s: Quest, fate: int) -> None:
    """The token goes to the reserve or stays, the cards to their decks, and the damage pile turns
    into Wounds (DQ-COMBAT-32..39, DQ-TOKEN-3). If both died, both are dead (DQ-RUL-65). A Hero that
    gets away or dies of it ends its turn there (DQ-ENC-8)."""
    c = fight_of(s)
    wounds, cause = len(c.hero.damage), MONSTER.ids[c.monster]
    slain = 0
    if has_fallen(s, FOE):
        slain = monster_life(c)
        reveal(s)
        tell(s, kinds.MONSTER_SLAIN, c.seat, c.monster, slain)
        put_in_bag(s.reserve, [c.token.take_at(0)])
        track_marcher(s, c.cell, NONE)
    elif fate == DIED:
        leave_token(s)
    if fate == ESCAPED:
        get_away(s)  # the Wounds come with it (DQ-LIVE-4)
    else:
        clear_table(s)
    if wounds:
        await suffer(s, c.seat, wounds, cause)
    if fate == SLAIN:
        plan(s, encounters.claim_treasure(c.seat, slain))
