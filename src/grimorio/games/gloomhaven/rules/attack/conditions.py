"""Conditions: how a figure gets and loses them (GH-COND), and healing (GH-HEAL)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import (
    BLESS_CARD,
    BLESSED,
    CURSE_CARD,
    CURSED,
    POISON,
    TIMED,
    WOUND,
    in_mask,
)
from grimorio.games.gloomhaven.rules.attack.moments import KEPT_OFF
from grimorio.games.gloomhaven.rules.map.figures import immune_to, named
from grimorio.games.gloomhaven.state import CHARACTER, MONSTERS, SUMMON, Figure, Pile, Scenario
from grimorio.kit.zones import put_in_bag

SUPPLY = 10
"""Bless cards; curse cards for characters; curse cards for monsters (GH-RUL-4)."""


def give(s: Scenario, number: int, conditions: int) -> None:
    """The figure gets conditions, unless it is immune to them (GH-COND-1, GH-COND-3..6, GH-RUL-77).
    One that it already has begins anew (GH-COND-4, GH-COND-22)."""
    figure = s.figures[number]
    immune = immune_to(s, figure)
    for condition in in_mask(conditions):
        bit = 1 << condition
        if immune & bit:
            tell(s, kinds.IMMUNE, named(s, number), condition)
            for act in KEPT_OFF.acts:
                act(s, figure)
        elif bit in (BLESSED, CURSED):
            if shuffle_in(s, figure, BLESS_CARD if bit == BLESSED else CURSE_CARD):
                tell(s, kinds.GAINED, named(s, number), condition)
        else:
            figure.conditions |= bit
            figure.had &= ~bit
            tell(s, kinds.GAINED, named(s, number), condition)


def shuffle_in(s: Scenario, figure: Figure, card: int) -> bool:
    """A Bless or a Curse comes into the deck the figure attacks with, as long as there are any
    (GH-COND-8, GH-COND-19, GH-COND-20, GH-RUL-4, GH-RUL-14, GH-RUL-80)."""
    pile = pile_of(s, figure)
    if card == BLESS_CARD or pile is not s.monsters:
        piles = [one.modifiers for one in s.characters]
        if card == BLESS_CARD:
            piles.append(s.monsters)
    else:
        piles = [s.monsters]
    if sum([one.bag.count(card) for one in piles]) >= SUPPLY:
        return False
    put_in_bag(pile.bag, [card])
    return True


def pile_of(s: Scenario, figure: Figure) -> Pile:
    """The modifier deck of a figure: a summon has its summoner's (GH-SUMMON-8)."""
    if figure.kind in (CHARACTER, SUMMON):
        return s.characters[figure.owner].modifiers
    return s.monsters


def pile_numbered(s: Scenario, deck: int) -> Pile:
    """The modifier deck of a seat, or that of the monsters (GH-SETUP-15)."""
    return s.monsters if deck == MONSTERS else s.characters[deck].modifiers


def take(s: Scenario, number: int, conditions: int) -> None:
    """The figure loses conditions that it has."""
    figure = s.figures[number]
    for condition in in_mask(figure.conditions & conditions):
        tell(s, kinds.ENDED, named(s, number), condition)
    figure.conditions &= ~conditions


def begin_turn(figure: Figure) -> None:
    """What it has now ends with this turn, if it ends with a turn (GH-COND-22)."""
    figure.had = figure.conditions


def end_turn(s: Scenario, number: int) -> None:
    """Conditions it had since before this turn end, but not Poison and Wound (GH-COND-2,
    GH-COND-22, GH-COND-23, GH-ETURN-2, GH-MEND-1, GH-RUL-76)."""
    figure = s.figures[number]
    take(s, number, figure.had & TIMED)


def heal(s: Scenario, number: int, points: int) -> bool:
    """Hit points come back, unless the figure is poisoned; Poison and Wound end (GH-HEAL-1..5,
    GH-RUL-68). Whether it changed anything."""
    figure = s.figures[number]
    poisoned = figure.conditions & POISON
    ailing = figure.conditions & (POISON | WOUND)
    take(s, number, POISON | WOUND)
    if poisoned:
        return True
    gain = min(points, figure.most - figure.hp)
    if gain > 0:
        figure.hp += gain
        tell(s, kinds.HEALED, named(s, number), gain, figure.hp)
    return gain > 0 or ailing != 0
