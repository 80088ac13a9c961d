"""What battle goals count of damage, kills and exhaustion (GH-SETUP-17)."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.goals import below_half, overkill
from grimorio.games.gloomhaven.components.numbers import ELITE
from grimorio.games.gloomhaven.rules import in_progress
from grimorio.games.gloomhaven.rules.attack.moments import EXHAUSTED, HURT, KILLED
from grimorio.games.gloomhaven.state import CHARACTER, GONE, PARTY, SUMMON, Scenario
from grimorio.kit.numbers import NONE


@HURT.at()
def note_hit_points(s: Scenario, number: int, _amount: int, _by: int) -> None:
    """A character had less than half of its hit points at some time."""
    figure = s.figures[number]
    if figure.kind == CHARACTER and below_half(figure.hp, figure.most):
        s.characters[figure.owner].tallies["lowest_hp_below_half"] = 1


@KILLED.at()
def count_kill(s: Scenario, number: int, by: int, amount: int, before: int, cause: str) -> None:
    """The kill is credited to whoever dealt the last blow, a summon's to its summoner
    (GH-STEP-9, GH-SUMMON-9, GH-RUL-96)."""
    figure = s.figures[number]
    if figure.side == PARTY:
        return
    first = "first_kill" not in s.marks
    s.marks["first_kill"] = 1
    seat = killer_of(s, by)
    if seat == NONE:
        return
    tallies = s.characters[seat].tallies
    _count(tallies, "kills")
    if figure.rank == ELITE:
        _count(tallies, "elite_kills")
    if overkill(amount, before):
        _count(tallies, "overkills")
    if before == figure.most and cause == kinds.ATTACK:
        _count(tallies, "one_blow_kills")
    if first:
        tallies["first_kill"] = 1


def killer_of(s: Scenario, by: int) -> Seat:
    """The seat that a kill is credited to, NONE if it is nobody's: a character's own, or that of
    the summoner, also of a summon that strikes when it has died (GH-SUMMON-9)."""
    if by == GONE:
        _, kind, owner, *_ = in_progress(s).name
    elif by in s.figures:
        kind, owner = s.figures[by].kind, s.figures[by].owner
    else:
        return NONE
    return owner if kind in (CHARACTER, SUMMON) else NONE


def _count(tallies: dict[str, int], name: str) -> None:
    tallies[name] = tallies.get(name, 0) + 1


@EXHAUSTED.at()
def count_exhausted(s: Scenario, seat: Seat) -> None:
    """One who is exhausted counts for the others."""
    for other, character in enumerate(s.characters):
        if other != seat:
            _count(character.tallies, "others_exhausted")
