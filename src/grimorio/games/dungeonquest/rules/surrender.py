"""Giving up: a ruling of this table (DQ-RUL-138)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Offer, Seat, cut, reveal, tell, within
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules.cards.decks import put_away
from grimorio.games.dungeonquest.rules.dungeon import dragon
from grimorio.games.dungeonquest.rules.fight.sides import clear_table
from grimorio.games.dungeonquest.rules.fight.tokens import leave_token
from grimorio.games.dungeonquest.rules.hero.life import GAVE_UP, bury
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY

TURN: Final = "turn"
"""The scope of a turn: what is planned in it, and handing over at its end."""


def standing(s: Quest, seat: Seat) -> list[Offer]:
    """A player may give up from the first turn on, as long as the Hero is inside (DQ-RUL-138)."""
    hero = s.heroes[seat]
    if s.round == 0 or hero.where not in (DUNGEON, CATACOMBS):
        return []
    at_once = may_break_off(s, seat)
    if hero.gives_up and not at_once:
        return []
    return [Offer("give_up", lambda: give_up(s, seat), breaks_off=at_once)]


def may_break_off(s: Quest, seat: Seat) -> bool:
    """Whether all that is under way is the Hero's own: it is its turn, and neither a fight between
    Heroes nor the dragon's Fury, which others have a part in."""
    if s.turn != seat or not within(s, TURN):
        return False
    duel = s.combat is not None and s.combat.monster == NONE
    return not duel and dragon.FURY not in s.facing.cards


def give_up(s: Quest, seat: Seat) -> None:
    """The Hero is out at the end of the turn; on its own turn that is now."""
    hero = s.heroes[seat]
    if not hero.gives_up:
        hero.gives_up = True
        tell(s, kinds.GAVE_UP, seat)
    if may_break_off(s, seat):
        clear_up(s, seat)
        cut(s, TURN)


def clear_up(s: Quest, seat: Seat) -> None:
    """A Monster stays where it is, and what lies on the table is put away."""
    c = s.combat
    if c is not None:
        if c.token.cards:
            leave_token(s)
        clear_table(s)
    while s.facing.cards:
        last = len(s.facing) - 1
        hidden = s.facing.seen[last] != EVERYBODY
        card = s.facing.take_at(last)
        if hidden:
            reveal(s)
            tell(s, kinds.DISCARDED, seat, card)
        put_away(s, seat, card)


def take_out(s: Quest) -> None:
    """At the end of a turn, those who have given up are out as dead: Death does not wait."""
    for seat, hero in enumerate(s.heroes):
        if hero.gives_up and hero.where in (DUNGEON, CATACOMBS):
            bury(s, seat, GAVE_UP)
