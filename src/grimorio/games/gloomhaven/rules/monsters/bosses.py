"""What only bosses do: the lines of their specials (GH-DECL-13)."""

from __future__ import annotations

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import IMMOBILIZE, ORDERS, STUN, TYPE
from grimorio.games.gloomhaven.components.orders import (
    BonusOrder,
    HealOrder,
    JumpToDoor,
    MoreTurns,
    SummonSeveral,
)
from grimorio.games.gloomhaven.nouns import OrderId
from grimorio.games.gloomhaven.rules import FIGURE, deed_step, step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.ahead import TAKE_TURN
from grimorio.games.gloomhaven.rules.attack.conditions import heal
from grimorio.games.gloomhaven.rules.map.figures import cell_at, named, own
from grimorio.games.gloomhaven.rules.map.initiative import order_key
from grimorio.games.gloomhaven.rules.monsters.arrivals import FULL, summon_monster
from grimorio.games.gloomhaven.rules.scenario.happening import figure_entered
from grimorio.games.gloomhaven.rules.scenario.revealing import unlatch
from grimorio.games.gloomhaven.rules.scenario.spawning import free_hexes
from grimorio.games.gloomhaven.rules.scenario.standees import RANK
from grimorio.games.gloomhaven.state import MONSTER, STRONGER, Deed, Figure, Scenario

NEXT_DOOR = "next door"


@deed_step
async def do_boss_order(s: Scenario, deed: Deed, number: OrderId) -> None:
    """One line of a special."""
    figure = s.figures[deed.actor]
    if figure.conditions & STUN:
        return
    line = ORDERS[number]
    if isinstance(line, SummonSeveral):
        ranks = [rank[len(s.characters) - 2] for rank in line.ranks]
        type_ = TYPE[line.type]
        plan(
            s,
            *[summon_monster(type_, RANK[rank], figure.at, FULL) for rank in ranks if rank != "-"],
        )
    elif isinstance(line, JumpToDoor):
        await jump_to_door(s, deed, figure, line.doors)
    elif isinstance(line, MoreTurns):
        more_turns(s, TYPE[line.type])
    elif isinstance(line, BonusOrder):
        for other, ally in own(s, deed.side):
            if other != deed.actor or line.whom == "self_and_all_allies":
                ally.bonuses.append((STRONGER, line.attack))
                tell(s, kinds.BONUS, named(s, other), "attack", line.attack)
    elif isinstance(line, HealOrder):
        for other in [other for other, _ in own(s, deed.side)]:
            if other != deed.actor or line.whom == "self_and_all_allies":
                heal(s, other, line.value)


# -- doors -----------------------------------------------------------------------------------------


async def jump_to_door(s: Scenario, deed: Deed, figure: Figure, doors: tuple[int, ...]) -> None:
    """It jumps to the next door of the cycle, at any distance. A closed one it opens, locked or
    not, and what is behind is revealed. If somebody is in an open one, it comes as near as it
    can (GH-RUL-135)."""
    if figure.conditions & IMMOBILIZE:
        return
    turn = s.marks.get(NEXT_DOOR, 0)
    s.marks[NEXT_DOOR] = (turn + 1) % len(doors)
    door = doors[turn]
    there = cell_at(s, maps()[s.number].doors[door].at[0])
    cells = [there] if figure.at == there else free_hexes(s, there)

    def options() -> list[int]:
        return cells

    who = named(s, deed.actor)
    cell = await decide(s, deed.seat, kinds.MONSTER_PLACES, options, who, trifle=True)
    figure.at = deed.at = cell
    tell(s, kinds.MOVED, who, cell)
    figure_entered(s, deed.actor, cell)
    unlatch(s, door, deed.actor)


# -- more turns ------------------------------------------------------------------------------------


def more_turns(s: Scenario, type_: int) -> None:
    """Every monster of a type takes one more turn at once, with its card of this round. Whether it
    still has its own turn of the round does not change (GH-RUL-136)."""
    found = [n for n, one in s.figures.items() if one.kind == MONSTER and one.type == type_]
    found.sort(key=lambda number: order_key(s, s.figures[number]))
    plan(s, *[turn_between(number) for number in found], resume_turn(s.acting))


@FIGURE.owns
@step
async def turn_between(s: Scenario, number: int) -> None:
    """A turn inside the turn of another figure."""
    plan(s, TAKE_TURN(number), end_between(number, s.figures[number].acted))


@FIGURE.owns
@step
async def end_between(s: Scenario, number: int, acted: bool) -> None:
    s.figures[number].acted = acted


@step
async def resume_turn(s: Scenario, number: int) -> None:
    """The turn of the figure that made others act goes on."""
    s.acting = number
