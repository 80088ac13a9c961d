"""Active bonuses: the cards in the active area, and what they do there (GH-ACTIVE)."""

from __future__ import annotations

from grimorio.core import Seat, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Retaliate, Shield, Trigger
from grimorio.games.gloomhaven.components.numbers import HALF_LINES, HALVES, LINES, STUN, SUMMONS
from grimorio.games.gloomhaven.rules.figures import named, remove
from grimorio.games.gloomhaven.rules.gains import gain_xp
from grimorio.games.gloomhaven.state import CHARACTER, SUMMON, Active, Scenario
from grimorio.kit.numbers import NONE


def activate(s: Scenario, seat: Seat, half: int, figures: list[int]) -> None:
    """A card comes into the active area (GH-ACT-12)."""
    character = s.characters[seat]
    character.active.append(Active(half, 0, figures, NONE))
    tell(s, kinds.ACTIVATED, named(s, character.figure), half // 2)


def end(s: Scenario, seat: Seat, card: int) -> None:
    """A card leaves the active area for the pile it counts as, and its summon goes (GH-ACTIVE-1,
    GH-ACTIVE-2, GH-SUMMON-12, GH-SUMMON-13)."""
    character = s.characters[seat]
    for place, active in enumerate(character.active):
        if active.half // 2 == card:
            del character.active[place]
            pile = character.lost if HALVES[active.half].lost else character.discard
            pile.append(card)
            if character.figure != NONE:
                tell(s, kinds.DEACTIVATED, named(s, character.figure), card)
            if SUMMONS[active.half]:
                _dismiss(s, active)
            return


def _dismiss(s: Scenario, active: Active) -> None:
    for number in active.figures:
        figure = s.figures.get(number)
        if figure is not None and figure.kind == SUMMON:
            tell(s, kinds.VANISHED, named(s, number))
            remove(s, number)


def end_round(s: Scenario) -> None:
    """Round bonuses end (GH-EROUND-4, GH-MACTIVE-2)."""
    for seat, character in enumerate(s.characters):
        over = [one.half // 2 for one in character.active if HALVES[one.half].lasts == "round"]
        for card in over:
            end(s, seat, card)
    for figure in s.figures.values():
        figure.bonuses.clear()


def use_slot(s: Scenario, seat: Seat, active: Active) -> None:
    """The token of a card moves on; the experience of the slot it leaves is gained, and after the
    last slot the card is lost (GH-ACTIVE-4, GH-ACTIVE-5, GH-ACTIVE-7)."""
    slots = HALVES[active.half].slots
    if not slots:
        return
    gain_xp(s, seat, slots[active.slot])
    active.slot += 1
    if active.slot == len(slots):
        end(s, seat, active.half // 2)


def guard(s: Scenario, number: int, amount: int) -> int:
    """What active cards take off an attack that would do that much: lasting shields, and slots that
    must be used (GH-SHIELD-5, GH-ACTIVE-6). A stunned figure has none of it (GH-SHIELD-6)."""
    figure = s.figures[number]
    if figure.conditions & STUN:
        return 0
    found = lasting_shield(s, number)
    if figure.kind != CHARACTER:
        return found
    for active in s.characters[figure.owner].active[:]:
        for line_number in HALF_LINES[active.half]:
            line = LINES[line_number]
            if (
                isinstance(line, Trigger)
                and line.on == "harmed_by_attack"
                and line.shield
                and amount > found
            ):
                found += line.shield
                use_slot(s, figure.owner, active)
    return found


def lasting_shield(s: Scenario, number: int) -> int:
    """Shields of persistent cards."""
    found = 0
    for character in s.characters:
        for active in character.active:
            if HALVES[active.half].lasts == "persistent" and number in active.figures:
                for line_number in HALF_LINES[active.half]:
                    line = LINES[line_number]
                    if isinstance(line, Shield):
                        found += line.value
    return found


def lasting_retaliation(s: Scenario, number: int, far: int) -> int:
    """Retaliation by persistent cards."""
    found = 0
    for character in s.characters:
        for active in character.active:
            if HALVES[active.half].lasts == "persistent" and number in active.figures:
                for line_number in HALF_LINES[active.half]:
                    line = LINES[line_number]
                    if isinstance(line, Retaliate) and far <= line.range:
                        found += line.value
    return found
