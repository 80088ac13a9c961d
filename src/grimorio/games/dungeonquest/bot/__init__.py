"""What a bot should know of DungeonQuest: go for the treasure, do not stay too long, come home.

The plan of a Hero is to reach the Treasure Room, to draw as long as luck and time allow, and to be
out before the sun can set. Everything it weighs is in `routes` (how far), `fights` (how strong)
and `roads` (what to do); `lean` says how much it likes each answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from grimorio.core import Ask, Seat, Value
from grimorio.core.scene import Text
from grimorio.games.dungeonquest.bot import fights, roads
from grimorio.games.dungeonquest.bot.roads import gold_of, hurry, is_rich
from grimorio.games.dungeonquest.bot.routes import way_home, way_to_treasure
from grimorio.games.dungeonquest.rules.board import TREASURE
from grimorio.games.dungeonquest.rules.life import life_of
from grimorio.games.dungeonquest.rules.winning import outcome
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, LEFT, Hero, Quest

Question = Ask[Value]
Lean = Callable[[Quest, Question], Sequence[float]]

ahead: Final = 6
"""Units of play looked ahead: a turn or two of everybody."""

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


def worth(s: Quest, seat: Seat) -> float:
    """About the chance to win: by gold against the others', times the chance to bring it out."""
    if s.over:
        return _final(s, seat)
    mine = _prospect(s, s.heroes[seat])
    if len(s.heroes) == 1:
        return mine
    others = [_prospect(s, hero) for other, hero in enumerate(s.heroes) if other != seat]
    return mine / (1e-6 + mine + sum(others))


def _final(s: Quest, seat: Seat) -> float:
    result = outcome(s)
    if result is None or s.heroes[seat].where != LEFT:
        return 0.0
    if len(s.heroes) == 1:
        return 0.5 + 0.5 * _glory(result.scores[0]) if result.winners else 0.1
    return 1 / len(result.winners) if seat in result.winners else 0.02


def _glory(gold: float) -> float:
    """Gold as something between 0 and 1."""
    return gold / (gold + 1500)


def _prospect(s: Quest, hero: Hero) -> float:
    """What a Hero may come to, 0 to 1."""
    if hero.where == DEAD:
        return 0.0
    gold = gold_of(hero)
    if hero.where == LEFT:
        return 0.5 + 0.5 * _glory(gold) if len(s.heroes) > 1 or is_rich(hero) else 0.1
    health = 1 - hero.wounds / life_of(hero)
    if hero.where == CATACOMBS:
        return (0.1 + 0.3 * _glory(gold)) * health
    spare = -hurry(s, hero)
    time = 1.0 if spare > 30 else 0.15 if spare < -30 else 0.15 + 0.85 * (spare + 30) / 60
    near = way_home(s, hero) if is_rich(hero) else way_to_treasure(s, hero)
    close = 1 / (1 + near.at(hero.at, hero.side) / 60)
    hope = 0.25 + 0.75 * _glory(gold) if is_rich(hero) else 0.15
    return hope * (0.35 + 0.65 * health) * time * (0.5 + 0.5 * close)


def why(s: Quest, ask: Question, option: Value) -> Text | None:
    """What all can see anyway, said aloud."""
    hero = s.heroes[ask.seat]
    if option == "stay" and hero.at == TREASURE:
        return Text("why-bot-stay")
    if option == "escape" and ask.kind == "meet_monster":
        return Text("why-bot-escape")
    if ask.kind == "act" and hero.at == TREASURE and isinstance(option, tuple):
        return Text("why-bot-home")
    return None
