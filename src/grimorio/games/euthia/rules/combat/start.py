"""Before the first Combat Round: the Monster's player, the Monster, the First Attack (EU-COMBAT,
EU-CTRL, EU-MON, EU-FIRST)."""

from __future__ import annotations

from grimorio.core import Ask, Seat, Value, ask, ask_all, plan, reveal, tell
from grimorio.games.euthia.kinds import (
    CLAIM,
    CLAIM_IT,
    CLAIMED,
    CONTROLS,
    FIGHTS,
    FIRST_ATTACK,
    KEPT_CONTROL,
    SET_UP,
    SWAP,
    SWAP_IN,
    USE_IT,
)
from grimorio.games.euthia.nouns import Hex
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.combat.aftermath import end_fight
from grimorio.games.euthia.rules.combat.changes import FIGHT
from grimorio.games.euthia.rules.combat.monsters import meet
from grimorio.games.euthia.rules.combat.rounds import (
    attack_roll,
    attacks,
    begin_attack,
    next_round,
    prepare_attack,
)
from grimorio.games.euthia.rules.combat.values import fight_of
from grimorio.games.euthia.rules.effects.uses import usable
from grimorio.games.euthia.rules.effects.verbs import do_use
from grimorio.games.euthia.rules.hands import fours, trade_in
from grimorio.games.euthia.rules.land import level_at
from grimorio.games.euthia.state import Fight, Realm
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag


@step
async def begin_fight(s: Realm, seat: Seat, at: Hex) -> None:
    """A Combat Action against the Monster of a hex: the Hope Die shows zero; First Attack, Combat
    Rounds, end. What is done before a combat was done in the turn (EU-COMBAT-1..4, EU-COMBAT-6,
    EU-RUL-404)."""
    level = level_at(s, at)
    s.fight = Fight(
        seat=seat, rival=NONE, at=at, level=level, monster=NONE, damage=0, chaos=0, gaar=0,
        hope=0, round=0, dice=[], change=0, tile=NONE, plain=0, more=0, pierce=0, rend=0, ward=0,
        wounded=False, single=False, raised=(), clover=0, curse=0, weak=0, falter=0,
        hushed=False, gagged=False, quelled=False, played=[], lasting=[], ongoing=[],
    )  # fmt: skip
    tell(s, FIGHTS, seat, at, level)
    plan(s, choose_rival(), meet_monster(), first_attack(), next_round(), scope=FIGHT,
         close=end_fight())  # fmt: skip


# -- the Monster's player --------------------------------------------------------------------------


@step
async def choose_rival(s: Realm) -> None:
    """The other of two players; of more who claims it with a Control card, or whom the Control
    deck names (EU-COMBAT-5, EU-CTRL-1, EU-CTRL-2, EU-CTRL-5..8)."""
    f = fight_of(s)
    count = len(s.heroes)
    if count == 2:
        f.rival = 1 - f.seat
        return
    claimants = await _claimants(s, f.seat)
    if claimants:
        rival = claimants[0] if len(claimants) == 1 else s.chance.pick(claimants)
        s.heroes[rival].controls -= 1
        s.control_gone.append(s.heroes[rival].kind)
        tell(s, CLAIMED, rival)
    else:
        rival = _reveal_controls(s, f.seat)
        tell(s, CONTROLS, rival)
    f.rival = rival


async def _claimants(s: Realm, fighter: Seat) -> list[Seat]:
    """Who uses a Control card: all holders decide at once and in secret (EU-CTRL-7, EU-RUL-68)."""
    holders = [n for n, hero in enumerate(s.heroes) if n != fighter and hero.controls]
    if not holders:
        return []

    def question(seat: Seat) -> Ask[Value]:
        return ask(seat, CLAIM, lambda: (CLAIM_IT(), None), fighter)

    found = await ask_all([question(seat) for seat in holders])
    return [seat for seat, answer in zip(holders, found, strict=True) if answer is not None]


def _reveal_controls(s: Realm, fighter: Seat) -> Seat:
    """Control cards are revealed until one shows another Hero. Of the fighter's own one is kept;
    the discards make a new deck (EU-CTRL-2..4, EU-EX-30). If no other card is left in deck and
    discards, chance decides (EU-RUL-403)."""
    own = s.heroes[fighter].kind
    kinds = [hero.kind for hero in s.heroes]
    shown = 0
    rival = NONE
    while rival == NONE:
        if not s.control_bag:
            put_in_bag(s.control_bag, s.control_gone)
            s.control_gone.clear()
        if not s.control_bag:
            rival = s.chance.pick([n for n in range(len(kinds)) if n != fighter])
        else:
            card = s.chance.draw(s.control_bag)
            if card == own:
                shown += 1
            else:
                rival = kinds.index(card)
                s.control_gone.append(card)
    reveal(s)
    if shown:
        s.heroes[fighter].controls += 1
        s.control_gone += [own] * (shown - 1)
        tell(s, KEPT_CONTROL, fighter)
    return rival


# -- the Monster -----------------------------------------------------------------------------------


@step
async def meet_monster(s: Realm) -> None:
    """The Monster is met; its player may exchange Silver cards, the Hero uses what works in the
    set-up (EU-MON-1, EU-MON-4, EU-RUL-110, EU-TIME-5)."""
    f = fight_of(s)
    meet(s)

    def swaps() -> list[Value]:
        return [*SWAP_IN.each(fours(s, f.rival)), None]

    chosen = await ask(f.rival, SWAP, swaps, f.seat)
    if chosen is not None:
        trade_in(s, f.rival, *SWAP_IN.parts(chosen))
    while True:
        use = await ask(
            f.seat, SET_UP, lambda: [*USE_IT.each(usable(s, f.seat, "set-up")), None], f.monster
        )
        if use is None:
            return
        await do_use(s, f.seat, *USE_IT.parts(use))


@step
async def first_attack(s: Realm) -> None:
    """A tile with the First Attack icon may attack once before the first Combat Round, by the
    rules of the Hero Attack Phase but for Curses (EU-FIRST-1..3, EU-FIRST-5)."""
    f = fight_of(s)
    piece = await ask(f.seat, FIRST_ATTACK, lambda: [*attacks(s, first=True), None], f.monster)
    if piece is not None:
        begin_attack(s)
        plan(s, prepare_attack(), attack_roll(piece))
