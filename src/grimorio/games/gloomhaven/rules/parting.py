"""What a summon does when it dies."""

from __future__ import annotations

from grimorio.core import plan
from grimorio.games.gloomhaven.components.abilities import Summon
from grimorio.games.gloomhaven.components.numbers import DISARM, LINES, MUDDLE, STRENGTHEN, STUN
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.blows import new_blow, strike
from grimorio.games.gloomhaven.rules.deeds import begin_deed, end_deed
from grimorio.games.gloomhaven.rules.figures import ground, is_seen, others
from grimorio.games.gloomhaven.state import GONE, PARTY, Scenario
from grimorio.kit.numbers import NONE


@step
async def last_blow(s: Scenario, who: tuple[int, ...], at: int, conditions: int) -> None:
    """A summon that has died attacks all enemies beside its hex, if it was able to, with the cards
    of its summoner (GH-SUMMON-8, GH-RUL-209). Nobody can retaliate against it."""
    line = LINES[who[3]]
    assert isinstance(line, Summon)
    beside = ground(s).beside[at]
    targets = [number for number, one in others(s, PARTY) if beside >> one.at & 1 and is_seen(one)]
    if not targets or conditions & (STUN | DISARM):
        return
    blow = new_blow(line.dying, 0)
    blow.advantage, blow.disadvantage = bool(conditions & STRENGTHEN), bool(conditions & MUDDLE)
    blow.targets = targets
    deed = begin_deed(s, GONE, who[2], PARTY, who[2], NONE)
    deed.at, deed.way, deed.name = at, [at], who
    deed.blow = blow
    plan(s, strike(), scope="deed", close=end_deed())
