"""Special lines of the mindthief."""

from __future__ import annotations

from typing import Final

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Attack, Control, Special
from grimorio.games.gloomhaven.components.numbers import DISARM, INSIDE, STUN
from grimorio.games.gloomhaven.rules.actions.choosing import choose, come_into_play, may
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.actions.gains import gain_coins
from grimorio.games.gloomhaven.rules.actions.guiding import end_loan
from grimorio.games.gloomhaven.rules.ahead import DO_LINE
from grimorio.games.gloomhaven.rules.attack.aiming import aim
from grimorio.games.gloomhaven.rules.cards.named_lines import SpecialLines
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.rules.map.whom import friends_within, monsters_within, whom
from grimorio.games.gloomhaven.rules.monsters.might import might_of
from grimorio.games.gloomhaven.state import MONSTERS, STRONGER, Deed, Scenario
from grimorio.kit.content import expect
from grimorio.kit.numbers import NONE

special: Final[SpecialLines] = SpecialLines()


SWARM: Final = 2


@special("submissive-affliction-bottom")
async def turn_against(s: Scenario, deed: Deed, line: Special) -> None:
    """An enemy attacks another with its own range: a plain number, the monsters' cards."""
    control = expect(Control, line.line)
    blow = expect(Attack, control.line)
    value = expect(int, blow.value)
    able = [
        number
        for number in monsters_within(s, deed, control.range)
        if not s.figures[number].conditions & (STUN | DISARM)
    ]
    number = await choose(s, deed, able)
    if number == NONE:
        return
    reach = might_of(s, s.figures[number]).range
    inner = begin_deed(s, number, deed.seat, deed.side, MONSTERS, NONE)
    inner.played.line = INSIDE[INSIDE[deed.played.line][0]][0]
    plan(s, aim(value, reach), scope="deed", close=end_loan())


@special("feedback-loop-bottom")
async def close_loop(s: Scenario, deed: Deed, _line: Special) -> None:
    """A move that ended where it began muddles all enemies passed."""
    if len(deed.done.way) > 1 and deed.done.way[0] == deed.done.way[-1]:
        plan(s, DO_LINE(INSIDE[deed.played.line][0]))


@special("many-as-one-top", "domination-top")
async def do_inside(s: Scenario, deed: Deed, _line: Special) -> None:
    """The line inside says what is done."""
    plan(s, DO_LINE(INSIDE[deed.played.line][0]))


@special("pilfer-top")
async def pilfer(s: Scenario, deed: Deed, _line: Special) -> None:
    """Money from the supply for each adjacent enemy."""
    count = len(whom(s, deed, "adjacent"))
    if count and await may(deed):
        deed.done.acted = True
        gain_coins(s, deed.seat, count)


@special("mass-hysteria-bottom", "psychic-projection-bottom")
async def open_mind(s: Scenario, deed: Deed, _line: Special) -> None:
    """The card changes augments as long as it is active."""
    await come_into_play(s, deed)


@special("many-as-one-bottom")
async def swarm(s: Scenario, deed: Deed, _line: Special) -> None:
    """All allies in range attack better in this round, the more of them there are; who and how much
    is fixed now (GH-RUL-212)."""
    near = friends_within(s, deed, SWARM)
    if near and await may(deed):
        deed.done.acted = True
        for number in near:
            s.figures[number].bonuses.append((STRONGER, len(near)))
            tell(s, kinds.BONUS, named(s, number), "attack", len(near))
