"""Lines that last: what they give, and to whom, when their card is played (GH-ACT-12)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import ask, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import (
    Augment,
    Bonus,
    Boost,
    Retaliate,
    Shield,
    Trigger,
)
from grimorio.games.gloomhaven.components.numbers import LINES
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions import boosting
from grimorio.games.gloomhaven.rules.actions.boosting import choose_boosts
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack import augments
from grimorio.games.gloomhaven.rules.map.figures import named, own
from grimorio.games.gloomhaven.rules.map.whom import whom
from grimorio.games.gloomhaven.state import Deed, Scenario


@deed_step
async def do_lasting_line(s: Scenario, deed: Deed) -> None:
    """A shield, a retaliation, better attacks, a trigger or an augment, from now on until the card
    leaves the active area. What has a price may be left out, and the price is paid now; so may an
    augment that would take the place of another (GH-RUL-145, GH-RUL-150)."""
    number = deed.played.line
    line = LINES[number]
    if isinstance(line, Augment):
        await play_augment(s, deed)
        return
    if isinstance(line, Trigger):
        await choose_boosts(s, deed)
        give_to(s, deed, [deed.actor], changed(deed, line.attack, "attack"))
        return
    assert isinstance(line, Shield | Retaliate | Bonus)
    if not isinstance(line, Bonus) and line.use:
        prices = boosting.payments(s, line.use)
        if not prices:
            return
        if await ask(deed.seat, kinds.MAY, lambda: (None, kinds.YES()), number) is None:
            return
        boosting.consume(s, deed.actor, prices[0])
        if isinstance(line, Shield):
            gain_xp(s, deed.seat, line.xp)
    await choose_boosts(s, deed)
    figures = await receivers(s, deed, line.whom)
    if isinstance(line, Shield):
        give_to(s, deed, figures, changed(deed, line.value, "shield"), "shield")
    elif isinstance(line, Retaliate):
        give_to(s, deed, figures, changed(deed, line.value, "retaliate"), "retaliate")
    else:
        give_to(s, deed, figures, changed(deed, line.attack, "attack"), "attack")


async def play_augment(s: Scenario, deed: Deed) -> None:
    """The augment before it goes; this one counts from now on, for the attack below it too."""
    if augments.would_replace(s, deed.seat):
        if await ask(deed.seat, kinds.MAY, lambda: (None, kinds.YES()), deed.played.line) is None:
            return
        await augments.make_room(s, deed.seat)
    give_to(s, deed, [deed.actor], 0)


def give_to(s: Scenario, deed: Deed, figures: Sequence[int], value: int, what: str = "") -> None:
    """Figures have what a line gives."""
    for figure in figures:
        deed.played.gifts.append((figure, deed.played.line, value))
        deed.done.acted = True
        if what and value:
            tell(s, kinds.BONUS, named(s, figure), what, value)


def paid(deed: Deed) -> list[Boost]:
    """The boosts of the line that were paid for, or cost nothing."""
    return [
        boost
        for number, boost in boosting.numbered(deed.played.line)
        if not boost.use or number in deed.used.boosts
    ]


def changed(deed: Deed, value: int, name: str) -> int:
    """A number of a line with what boosts add to it, or put in its place."""
    for boost in paid(deed):
        more = {"shield": boost.shield, "retaliate": boost.retaliate, "attack": boost.attack}[name]
        value = more if boost.instead else value + more
    return value


async def receivers(s: Scenario, deed: Deed, name: str) -> list[int]:
    """Whom a line is for: those who are there when it is played (GH-RUL-146)."""
    for boost in paid(deed):
        name = boost.whom or name
    if name != "ally":
        return whom(s, deed, name)

    def options() -> list[int | None]:
        return [None, *[number for number, _ in own(s, deed.side) if number != deed.actor]]

    chosen = await ask(deed.seat, kinds.CHOOSE_FIGURE, options, deed.played.line)
    return [] if chosen is None else [chosen]
