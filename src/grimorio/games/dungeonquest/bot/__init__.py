"""What a bot should know of DungeonQuest: go for the treasure, do not stay too long, come home.

A Hero has three plans: to reach the Treasure Room and be out before the sun can set; among others,
to look for a little gold near a tower; or to leave with what it has, if that may be enough.
Everything it weighs is in `routes` (how far), `fights` (how strong), `prospects` (what it may come
to) and `roads` (what to do); `lean` says how much it likes each answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from grimorio.core import Ask, Seat, Value
from grimorio.games.dungeonquest.bot import fights, roads
from grimorio.games.dungeonquest.bot.prospects import chance_to_win, gold_of
from grimorio.games.dungeonquest.bot.sayings import why as why
from grimorio.games.dungeonquest.rules.ending import outcome
from grimorio.games.dungeonquest.state import DEAD, LEFT, Quest

Question = Ask[Value]
Lean = Callable[[Quest, Question], Sequence[float]]

version: Final = 1
"""Raised when what is known here changes how bots play."""
flat: Final = True
"""Chance rules here: answers are tried side by side, without a tree of replies."""
budgets: Final = {"squire": 12, "knight": 8, "dragon": 200}
"""The ways on that each level looks at; those of the searching ones are whole turns."""
ahead: Final = 1
"""Turns looked ahead; what comes after that the chance to win knows better than a few dice."""

FAME: Final = 0.05
"""What gold counts beside winning."""

LEANS: Final[dict[str, Lean]] = {
    "act": roads.act,
    "move": roads.act,
    "tower": roads.act,
    "start_turn": roads.start_turn,
    "special_move": roads.to_cell,
    "flee": roads.to_cell,
    "crawl_out": roads.to_cell,
    "give_way": roads.to_cell,
    "choose_bank": roads.bank,
    "heading": roads.heading,
    "deviation": roads.deviation,
    "arrow": roads.arrow,
    "redraw_tile": roads.redraw_tile,
    "bridge": roads.go_on,
    "web": roads.go_on,
    "drop_loot": roads.drop,
    "lose_loot": roads.cheapest,
    "may": roads.may,
    "replace": roads.replace,
    "leave_catacombs": roads.first,
    "wander": roads.wander,
    "before_test": roads.before_test,
    "reroll": roads.reroll,
    "reroll_fury": roads.reroll_fury,
    "avert": roads.use,
    "force_way": roads.use,
    "combat_start": roads.use,
    "monster_met": roads.banish,
    "take_treasure": roads.first,
    "roll_for_treasure": roads.first,
    "meet_monster": fights.meet,
    "attack": fights.attack,
    "counterattack": fights.counterattack,
    "take_card": fights.best_card,
    "move_pile_card": fights.best_card,
    "count_arrows": fights.most,
    "heal_pile": fights.most,
    "hand_size": fights.most,
    "shoot_arrows": roads.first,
    "shield": fights.shield,
}
"""What is known of which question; of the others nothing."""


def lean(s: Quest, ask: Question) -> Sequence[float] | None:
    """How much a good player leans to each answer."""
    known = LEANS.get(ask.kind)
    return None if known is None else known(s, ask)


def clock(s: Quest) -> int:
    """How many turns have been taken."""
    return s.round * len(s.heroes) + (s.turn - s.first) % len(s.heroes)


def doubt(s: Quest) -> tuple[float, float]:
    """What played best on tuning seeds: alone, and among others."""
    return (2.0, 0.03) if len(s.heroes) == 1 else (1.0, 0.005)


def worth(s: Quest, seat: Seat) -> float:
    """About the chance to win, and a little for gold."""
    if s.over:
        return _final(s, seat)
    if s.heroes[seat].where == DEAD:
        return 0.0
    return FAME * _glory(gold_of(s.heroes[seat])) + (1 - FAME) * chance_to_win(s, seat)


def _final(s: Quest, seat: Seat) -> float:
    result = outcome(s)
    if result is None or s.heroes[seat].where != LEFT:
        return 0.0
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return FAME * _glory(result.scores[seat]) + (1 - FAME) * won


def _glory(gold: float) -> float:
    """Gold as something between 0 and 1."""
    return gold / (gold + 1500)
