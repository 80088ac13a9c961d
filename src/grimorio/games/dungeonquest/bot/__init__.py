"""What a bot should know of DungeonQuest: go for the treasure, do not stay too long, come home.

A Hero has three plans: to reach the Treasure Room and be out before the sun can set; among others,
to look for a little gold near a tower; or to leave with what it has, if that may be enough.
Everything it weighs is in `routes` (how far), `fights` (how strong), `prospects` (what it may come
to), `aims` (what it is out for), `roads` (where to go) and `cards` (what to touch); `lean` says how
much it likes each answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grimorio.core import Ask, Lore, Seat, Value
from grimorio.core.contract import Search
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.bot import aims, cards, fights, roads
from grimorio.games.dungeonquest.bot.prospects import chance_to_win, gold_of
from grimorio.games.dungeonquest.bot.sayings import why
from grimorio.games.dungeonquest.rules.ending import outcome
from grimorio.games.dungeonquest.state import DEAD, LEFT, Quest

Question = Ask[Value]
Lean = Callable[[Quest, Question], Sequence[float]]
Road = Callable[[Quest, Question, int], Sequence[float]]

BUDGETS: Final[Mapping[str, int]] = {"squire": 12, "knight": 8, "dragon": 200}
"""The continuations that each level looks at; those of the searching ones are whole turns."""
FAME: Final = 0.05
"""What gold counts beside winning."""

ROADS: Final[dict[Kind, Road]] = {
    kinds.ACT: roads.act,
    kinds.MOVE: roads.act,
    kinds.TOWER: roads.act,
    kinds.SPECIAL_MOVE: roads.to_cell,
    kinds.FLEE: roads.to_cell,
    kinds.CRAWL_OUT: roads.to_cell,
    kinds.GIVE_WAY: roads.to_cell,
    kinds.CHOOSE_BANK: roads.bank,
    kinds.HEADING: roads.heading,
    kinds.DEVIATION: roads.deviation,
    kinds.ARROW: roads.arrow,
    kinds.BRIDGE: roads.go_on,
    kinds.WEB: roads.go_on,
    kinds.MAY: cards.may,
}
"""What is known of the questions that hang on what a Hero is out for."""
EASY: Final = 0.5
"""How particular a plain player is alone: 1 is as much as a good one, 0 not at all."""
LEANS: Final[dict[Kind, Lean]] = {
    kinds.START_TURN: cards.start_turn,
    kinds.REDRAW_TILE: roads.redraw_tile,
    kinds.DROP_LOOT: cards.drop,
    kinds.LOSE_LOOT: cards.cheapest,
    kinds.REPLACE: cards.replace,
    kinds.LEAVE_CATACOMBS: cards.first,
    kinds.WANDER: cards.wander,
    kinds.BEFORE_TEST: cards.before_test,
    kinds.REROLL: cards.reroll,
    kinds.REROLL_FURY: cards.reroll_fury,
    kinds.AVERT: cards.use,
    kinds.FORCE_WAY: cards.use,
    kinds.COMBAT_START: cards.use,
    kinds.BANISH: cards.banish,
    kinds.TAKE_TREASURE: cards.first,
    kinds.ROLL_FOR_TREASURE: cards.first,
    kinds.MEET_MONSTER: fights.meet,
    kinds.CHOOSE_ATTACK: fights.attack,
    kinds.COUNTERATTACK: fights.counterattack,
    kinds.TAKE_CARD: fights.best_card,
    kinds.MOVE_PILE_CARD: fights.best_card,
    kinds.COUNT_ARROWS: fights.most,
    kinds.HEAL_PILE: fights.most,
    kinds.HAND_SIZE: fights.most,
    kinds.SHOOT_ARROWS: cards.first,
    kinds.SHIELD: fights.shield,
}
"""What is known of which other question; of those not named nothing."""


class QuestLore(Lore[Quest]):
    """What a bot knows. Chance rules here: answers are tried side by side, without a tree of
    replies, and one turn ahead; what comes after that the chance to win knows better."""

    version = 2
    search: Search = "flat"
    ahead = 1
    budgets = BUDGETS

    def worth(self, s: Quest, seat: Seat) -> float:
        """About the chance to win, and a little for gold."""
        if s.over:
            return _final(s, seat)
        if s.heroes[seat].where == DEAD:
            return 0.0
        return FAME * _glory(gold_of(s.heroes[seat])) + (1 - FAME) * chance_to_win(s, seat)

    def lean(self, s: Quest, ask: Question) -> Sequence[float] | None:
        """How much a good player leans to each answer."""
        return _lean(s, ask, aims.good_aim)

    def plain(self, s: Quest, ask: Question) -> Sequence[float] | None:
        """A plain player goes for the treasure, and home in time. Alone, where good players do
        the same, it is less particular about how."""
        weights = _lean(s, ask, aims.plain_aim)
        if weights is None or len(s.heroes) > 1:
            return weights
        return [weight**EASY for weight in weights]

    def doubt(self, s: Quest) -> tuple[float, float]:
        """What played best on tuning seeds: alone, and among others."""
        return (2.0, 0.03) if len(s.heroes) == 1 else (1.0, 0.005)

    def why(self, s: Quest, ask: Question, option: Value) -> Text | None:
        return why(s, ask, option)


def _lean(s: Quest, ask: Question, aim: aims.Aim) -> Sequence[float] | None:
    road = ROADS.get(ask.kind)
    if road is not None:
        return road(s, ask, aim(s, ask.seat))
    known = LEANS.get(ask.kind)
    return None if known is None else known(s, ask)


def _final(s: Quest, seat: Seat) -> float:
    result = outcome(s)
    if result is None or s.heroes[seat].where != LEFT:
        return 0.0
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return FAME * _glory(result.scores[seat]) + (1 - FAME) * won


def _glory(gold: float) -> float:
    """Gold as something between 0 and 1."""
    return gold / (gold + 1500)


lore: Final = QuestLore()
