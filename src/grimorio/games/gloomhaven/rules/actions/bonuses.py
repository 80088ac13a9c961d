"""Active bonuses: the cards in the active area, and what they give there (GH-ACTIVE)."""

from __future__ import annotations

from functools import partial

from grimorio.core import Offer, Seat, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import (
    Augment,
    Bonus,
    Retaliate,
    Shield,
    Special,
    Trigger,
)
from grimorio.games.gloomhaven.components.numbers import (
    HALVES,
    LINES,
    STUN,
    SUMMONS,
    conditions_of,
)
from grimorio.games.gloomhaven.rules.actions import boosting
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack.moments import (
    ADJUSTED,
    CARD_GIVEN_UP,
    DIED,
    RETALIATION,
    SHIELD,
    Adjusted,
    Name,
)
from grimorio.games.gloomhaven.rules.gear import worn
from grimorio.games.gloomhaven.rules.map.figures import named, remove
from grimorio.games.gloomhaven.state import SUMMON, Active, Blow, Character, Deed, Figure, Scenario
from grimorio.kit.numbers import NONE

GIVING = (Shield, Retaliate, Bonus, Trigger, Augment)
"""The lines that give something as long as their card is active."""


def activate(s: Scenario, seat: Seat, half: int, figures: list[int]) -> None:
    """A card comes into the active area (GH-ACT-12)."""
    character = s.characters[seat]
    character.active.append(Active(half, 0, figures, [], NONE))
    tell(s, kinds.ACTIVATED, named(s, character.figure), half // 2)


def settle(s: Scenario, seat: Seat, half: int, deed: Deed) -> bool:
    """Whether a card that was played comes into the active area. One whose only lasting lines were
    left out does not (GH-ACT-12)."""
    found = HALVES[half]
    if found.lasts == "instant" or not deed.done.acted:
        return False
    if deed.played.gifts or not any(isinstance(line, GIVING) for line in found.lines):
        activate(s, seat, half, deed.done.touched[:] if SUMMONS[half] else [])
        s.characters[seat].active[-1].gifts = deed.played.gifts[:]
        return True
    return False


def end(s: Scenario, seat: Seat, card: int) -> None:
    """A card leaves the active area for the pile it counts as, and its summon goes (GH-ACTIVE-1,
    GH-ACTIVE-2, GH-SUMMON-12, GH-SUMMON-13)."""
    character = s.characters[seat]
    active = next(one for one in character.active if one.half // 2 == card)
    character.active.remove(active)
    pile = character.lost if HALVES[active.half].lost else character.discard
    pile.append(card)
    tell(s, kinds.DEACTIVATED, named(s, character.figure), card)
    _dismiss(s, active)


def _dismiss(s: Scenario, active: Active) -> None:
    for number in active.figures:
        figure = s.figures.get(number)
        if figure is not None and figure.kind == SUMMON:
            tell(s, kinds.VANISHED, named(s, number))
            remove(s, number)


@CARD_GIVEN_UP.at()
def end_for_damage(s: Scenario, seat: Seat, card: int) -> None:
    """An active card that is given up against damage leaves the active area (GH-ACTIVE-2)."""
    if any(one.half // 2 == card for one in s.characters[seat].active):
        end(s, seat, card)


@DIED.at(10)
def drop_summon(s: Scenario, _who: Name, figure: Figure) -> None:
    """The card of a summon that is gone is lost (GH-SUMMON-11)."""
    if figure.kind != SUMMON:
        return
    for active in s.characters[figure.owner].active:
        if figure.type in SUMMONS[active.half]:
            end(s, figure.owner, active.half // 2)
            return


def active_cards(character: Character) -> list[int]:
    """The cards in its active area, which it may end (GH-ACTIVE-1)."""
    return sorted([one.half // 2 for one in character.active])


def standing(s: Scenario, seat: Seat) -> list[Offer]:
    """The active cards that a seat may end now, in its turn or not. Its summon is not taken out of
    an action that is under way (GH-ACTIVE-1, GH-RUL-321)."""
    return [
        Offer(kinds.END_ANY_TIME(card), partial(end, s, seat, card))
        for card in active_cards(s.characters[seat])
        if not s.deeds or not has_summon(s, seat, card)
    ]


def has_summon(s: Scenario, seat: Seat, card: int) -> bool:
    """Whether a figure on the map was summoned by an active card."""
    active = next(one for one in s.characters[seat].active if one.half // 2 == card)
    return any(number in s.figures for number in active.figures)


def countable(character: Character) -> list[int]:
    """The active cards that count as discarded (GH-ACTIVE-2, GH-RUL-27)."""
    return sorted([one.half // 2 for one in character.active if not HALVES[one.half].lost])


def end_round(s: Scenario) -> None:
    """Round bonuses end, persistent ones stay (GH-EROUND-4, GH-MACTIVE-2, GH-ACTIVE-3,
    GH-ACTIVE-8, GH-ACTIVE-9)."""
    for seat, character in enumerate(s.characters):
        over = [one.half // 2 for one in character.active if HALVES[one.half].lasts == "round"]
        for card in over:
            end(s, seat, card)
    for figure in s.figures.values():
        figure.bonuses.clear()
        figure.dooms = ()
    worn.phase(s)


def use_slot(s: Scenario, seat: Seat, active: Active) -> None:
    """The token of a card moves on; the experience of the slot it leaves is gained, and after the
    last slot the card is lost (GH-ACTIVE-4, GH-ACTIVE-5, GH-ACTIVE-7). A card without slots is only
    marked as used."""
    slots = HALVES[active.half].slots
    active.spent = s.turns
    if not slots:
        return
    gain_xp(s, seat, slots[active.slot])
    active.slot += 1
    if active.slot == len(slots):
        _use_up(s, seat, active)


def _use_up(s: Scenario, seat: Seat, active: Active) -> None:
    character = s.characters[seat]
    character.active.remove(active)
    character.lost.append(active.half // 2)
    tell(s, kinds.DEACTIVATED, named(s, character.figure), active.half // 2)


# -- what cards give -------------------------------------------------------------------------------


def gifts_for(s: Scenario, number: int) -> list[tuple[int, int]]:
    """What active cards give to a figure, and the cards that are being played: lines and values."""
    found = []
    for character in s.characters:
        for active in character.active:
            found += [(one[1], one[2]) for one in active.gifts if one[0] == number]
    for deed in s.deeds:
        found += [(one[1], one[2]) for one in deed.played.gifts if one[0] == number]
    return found


@ADJUSTED.at()
def by_active_cards(s: Scenario, deed: Deed, blow: Blow, target: int, found: Adjusted) -> None:
    """What active cards add to the attacks of a figure, where what they ask for holds."""
    for line_number, value in gifts_for(s, deed.actor):
        line = LINES[line_number]
        if isinstance(line, Bonus) and (
            not line.when or boosting.holds(s, deed, line.when, target)
        ):
            found.add += value
            found.advantage |= line.advantage
            found.conditions |= conditions_of(line.conditions)


@SHIELD.at()
def lasting_shield(s: Scenario, number: int) -> int:
    """Shields of active cards; a stunned figure has none (GH-SHIELD-5, GH-SHIELD-6)."""
    if s.figures[number].conditions & STUN:
        return 0
    return sum([value for line, value in gifts_for(s, number) if isinstance(LINES[line], Shield)])


@RETALIATION.at()
def lasting_retaliation(s: Scenario, number: int, far: int) -> int:
    """Retaliation by active cards against an attacker so far away; a stunned figure has none
    (GH-RETAL-2, GH-RETAL-8, GH-RETAL-9)."""
    if s.figures[number].conditions & STUN:
        return 0
    found = 0
    for line_number, value in gifts_for(s, number):
        line = LINES[line_number]
        if isinstance(line, Retaliate) and far <= line.range:
            found += value
    return found


def has_special(s: Scenario, seat: Seat, name: str) -> bool:
    """Whether a card with this special line is active."""
    for active in s.characters[seat].active:
        for line in HALVES[active.half].lines:
            if isinstance(line, Special) and line.name == name:
                return True
    return False
