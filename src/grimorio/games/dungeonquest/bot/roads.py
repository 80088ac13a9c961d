"""What to do outside a fight: where to go, what to touch, when to go home."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from grimorio.core import Ask, Seat, Value
from grimorio.games.dungeonquest.bot.prospects import (
    BOTTLE_IMP,
    HAUL,
    LATE,
    LOST_SOUL,
    MEAN_LIVES,
    breath,
    gold_of,
    is_best,
    plans,
    rivals,
    time_left,
    treasure_chance,
)
from grimorio.games.dungeonquest.bot.routes import (
    FAR,
    PASSES,
    STEP,
    Routes,
    way_home,
    way_to_treasure,
)
from grimorio.games.dungeonquest.components.effects import Draw, May, SpecialMove
from grimorio.games.dungeonquest.components.numbers import (
    CARD,
    CARD_DECKS,
    CARD_GOLD,
    CONTENT,
    DECK,
    TILE_ROOMS,
    TILE_SIDES,
)
from grimorio.games.dungeonquest.components.vocabulary import WALL
from grimorio.games.dungeonquest.rules.attributes import PLACES, attribute_of, counting
from grimorio.games.dungeonquest.rules.board import (
    BOARD,
    DUNGEON_ROOM,
    ENTRANCE,
    PIT,
    PORTCULLIS_ROOM,
    TOWERS,
    TREASURE,
    WAYS,
    are_adjacent,
    room_at,
    space_of,
    way_between,
)
from grimorio.games.dungeonquest.rules.decks import CARD_TYPES, DRAGON_DECK, has_treasure
from grimorio.games.dungeonquest.state import DUNGEON, Hero, Quest
from grimorio.kit.numbers import NONE

Question = Ask[Value]

HOME, PLUNDER, GLEAN, STAY = 0, 1, 2, 3
"""What a Hero may be out for; the last is for one more turn in the Treasure Room."""
Aim: TypeAlias = "Callable[[Quest, Seat], int]"
"""How a Hero decides what it is out for."""
FAIR: Final = 0.04
"""With less chance than that a plain player no longer goes for the treasure."""
BACK: Final = 50
"""What it reckons the way back from the treasure to be, in tenths of a turn."""
SPARE: Final = 40
"""The time it wants to have left when it lingers there."""
ENOUGH: Final = 200
"""The gold with which it is content, once it has given up the treasure."""
WEAK: Final = 5
"""With fewer Wounds left than that it is content with anything."""
HOPELESS: Final = 0.01
"""A Hero alone that wins less often than that leaves with what it has."""
HEALING: Final = CARD["rune-healing"]
POTIONS: Final = frozenset(
    number for number, card in enumerate(CONTENT.cards) if card.id.endswith("unstable-potion")
)
TOME: Final = CARD["treasure-forbidden-tome"]
RISKS: Final = frozenset({DECK["corpse"], DECK["crypt"]})
DANGERS: Final = frozenset({"monster", "trap", "threat"})
LOST: Final = 300
A_TURN: Final = 0.85
"""What is left of the chance to get home after another turn in the Treasure Room."""
WORD_COSTS: Final = {"search": 25, "descend": 45, "grope": 10}
"""What it costs to do that instead of a step."""
SHAKEN_OFF: Final = 60
"""What it is worth that a lost soul does not follow into the catacombs."""
HOLDING: Final = frozenset({DUNGEON_ROOM, PORTCULLIS_ROOM, ENTRANCE})
"""Rooms where a card is drawn, and no more than that awaits."""
EMPTY_HANDED: Final = 15
"""What it costs to go where nothing can be found."""
STRONG: Final = 3.5
"""Monsters with more Life are worth a Rune."""


# -- the plan -------------------------------------------------------------------------------------


def good_aim(s: Quest, seat: Seat) -> int:
    """What a good player is out for."""
    return STAY if s.heroes[seat].at == TREASURE and stays(s, seat) else aim_of(s, seat)


def aim_of(s: Quest, seat: Seat) -> int:
    """The best plan: to go out with what the Hero has, to go for treasure, or to look for a little
    gold near a tower first. Without any Loot nobody is let out, so that there is nothing to
    lose."""
    hero = s.heroes[seat]
    if has_treasure(hero):
        return HOME
    home, treasure, little = plans(s, seat)
    if hero.loot.cards:
        onward = max(treasure, little)
        hopeless = len(s.heroes) == 1 and onward < HOPELESS
        if hopeless or home > onward:
            return HOME
    return GLEAN if little > treasure else PLUNDER


def plain_aim(s: Quest, seat: Seat) -> int:
    """What a plain player is out for, who is here for the treasure: as long as there is a fair
    chance to come back with some. Else it looks for a little gold, and takes home in time what it
    has."""
    hero = s.heroes[seat]
    if has_treasure(hero):
        return STAY if hero.at == TREASURE and _has_time_for_more(s, hero) else HOME
    if hero.at == TREASURE:
        return STAY
    if treasure_chance(s, hero) >= FAIR and _has_time_to_plunder(s, hero):
        return PLUNDER
    if len(s.heroes) == 1:
        return HOME if BOTTLE_IMP in hero.loot.cards else PLUNDER
    has_enough = gold_of(hero) >= ENOUGH or time_left(s) < LATE or breath(hero) < WEAK
    return HOME if hero.loot.cards and has_enough else GLEAN


def _has_time_to_plunder(s: Quest, hero: Hero) -> bool:
    """Whether it can be there and back before night; one knows the way when one comes back."""
    there = min(LOST, way_to_treasure(s, hero).at(hero.at, hero.side))
    return time_left(s) >= there + BACK


def _has_time_for_more(s: Quest, hero: Hero) -> bool:
    """Whether what it has is little, and the way home can wait."""
    home = way_home(s, hero).at(hero.at, hero.side)
    return gold_of(hero) < HAUL // 2 and time_left(s) >= home + SPARE


def goes_home(s: Quest, seat: Seat) -> bool:
    return aim_of(s, seat) == HOME


def way_for(s: Quest, seat: Seat, aim: int) -> Routes:
    hero = s.heroes[seat]
    return way_to_treasure(s, hero) if aim == PLUNDER else way_home(s, hero)


def liking(costs: Sequence[float]) -> list[float]:
    """How much each is liked: the cheapest most, one that costs a turn more an eighth of that."""
    best = min(costs)
    return [(1 + (cost - best) / STEP) ** -3 for cost in costs]


# -- moving ---------------------------------------------------------------------------------------


def act(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """The way that is best for the plan, and what else may be done instead."""
    plan = way_for(s, ask.seat, aim)
    if aim == GLEAN:
        return liking([_gleaning_cost(s, ask.seat, plan, option) for option in ask.options])
    return liking([_cost(s, ask.seat, aim, plan, option) for option in ask.options])


def _gleaning_cost(s: Quest, seat: Seat, home: Routes, option: Value) -> float:
    """What it costs to look for a little gold: to search where one is, else to go where there may
    be some, and not far from the way out."""
    if option == "search":
        return 0
    if not isinstance(option, tuple) or option[0] != "move":
        return _cost(s, seat, GLEAN, home, option) + LOST
    to = option[1]
    assert isinstance(to, int)
    hero = s.heroes[seat]
    if to in TOWERS:
        return LOST
    nothing = room_at(s, to) not in HOLDING if s.tiles[to] != NONE else False
    step = _move_cost(s, hero, home, to)
    return 2 + step + (EMPTY_HANDED if nothing else 0)


def _cost(s: Quest, seat: Seat, aim: int, plan: Routes, option: Value) -> float:
    """What an action costs until the plan is done, in tenths of a turn."""
    hero = s.heroes[seat]
    if isinstance(option, tuple):
        verb, which = option
        assert isinstance(which, int)
        if verb == "move":
            return _move_cost(s, hero, plan, which)
        if verb == "tower":
            return plan.at(which) + 10
        return _use_cost(s, hero, plan, which)
    return _word_cost(s, seat, aim, plan, str(option))


def _move_cost(s: Quest, hero: Hero, plan: Routes, to: int) -> float:
    den = [token for cell, token in zip(s.dens, s.monsters.cards, strict=True) if cell == to]
    monster = 4 * MEAN_LIVES[den[0] // 4] if den else 0.0
    back = 4 if to == hero.came_from else 0
    if hero.at == TREASURE and to == TREASURE:
        return FAR
    return plan.by(way_between(hero.at, to)) + monster + back


def _word_cost(s: Quest, seat: Seat, aim: int, plan: Routes, word: str) -> float:
    hero = s.heroes[seat]
    if word == "leave":
        return 0 if aim == HOME else FAR
    if word == "stay":
        return 0 if aim == STAY else FAR
    if word == "cross":
        ways = [way for way in WAYS[hero.at] if way[1] != hero.side]
        return 12 + min([plan.by(way) for way in ways], default=FAR)
    # A turn without a step; where no way leads on, something else must be found.
    here = min(LOST, plan.at(hero.at, hero.side))
    if word == "descend" and LOST_SOUL in hero.kept:
        return here - SHAKEN_OFF
    return here + WORD_COSTS.get(word, 60)


def _use_cost(s: Quest, hero: Hero, plan: Routes, card: int) -> float:
    here = plan.at(hero.at, hero.side)
    if card == HEALING:
        return 0 if hero.wounds >= 6 else FAR
    if card in POTIONS:
        return FAR
    use = CONTENT.cards[card].use
    assert use is not None
    if any(isinstance(effect, SpecialMove) for effect in use.then):
        return 25 + min([plan.at(way[2]) for way in WAYS[hero.at]])
    return here - 5 if use.when == "before_move" and here > 30 else FAR


def stays(s: Quest, seat: Seat) -> bool:
    """One more Dragon card: if what it may bring is worth the turn and the risk. Alone one
    Treasure is enough."""
    hero = s.heroes[seat]
    if not has_treasure(hero):
        return True
    if not s.decks[DRAGON_DECK]:
        return False
    sleeps = 1 - 1 / len(s.decks[DRAGON_DECK])
    gold, others = gold_of(hero), rivals(s, seat)
    return sleeps * A_TURN * is_best(others, gold, HAUL) > is_best(others, gold)


def to_cell(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Of several spaces the one nearest to the goal."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)

    def cost(cell: int) -> float:
        if not are_adjacent(hero.at, cell):
            return plan.at(cell)
        return plan.at(cell, (way_between(hero.at, cell)[1] + 2) % 4)

    return liking([cost(cell) for cell in ask.options if isinstance(cell, int)])


def bank(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """The side of a Chasm or a Bridge that leads on."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)
    return liking([plan.at(hero.at, side) for side in ask.options if isinstance(side, int)])


def heading(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Below, the direction in which the goal lies."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)

    def cost(direction: int) -> float:
        ahead = BOARD.ray(hero.at, direction)[:5]
        return min([plan.at(cell) for cell in ahead], default=FAR)

    return liking([cost(direction) for direction in ask.options if isinstance(direction, int)])


def deviation(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Coming up, the side on which the spaces are nearer to the goal, whatever the die says."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)
    cell = ask.about[0]
    assert isinstance(cell, int)

    def cost(turn: int) -> float:
        aside = BOARD.ray(cell, (hero.heading + turn) % 4)[:6] or [cell]
        return sum([min(LOST, plan.at(space_of(there))) for there in aside]) / len(aside)

    return liking([cost(turn) for turn in ask.options if isinstance(turn, int)])


def arrow(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """The one passage a new tile is sure to have leads towards the goal."""
    plan = way_for(s, ask.seat, aim)
    cell = ask.about[0]
    assert isinstance(cell, int)
    ways = {way[1]: plan.by(way) for way in WAYS[cell]}
    return liking([ways.get(side, FAR) for side in ask.options if isinstance(side, int)])


def redraw_tile(s: Quest, ask: Question) -> Sequence[float]:
    """A Rune against a pit or a dead end."""
    tile = ask.about[1]
    assert isinstance(tile, int)
    ends = set(TILE_SIDES[tile][1:]) == {WALL}
    bad = ends or TILE_ROOMS[tile] == PIT
    return [float(bad == (option is not None)) for option in ask.options]


def go_on(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Cross what lies in the way, unless the way back is much shorter."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)
    ways = WAYS[hero.at]
    on = min([plan.by(way) for way in ways if way[1] != hero.side], default=FAR) + 15
    back = min([plan.by(way) for way in ways if way[1] == hero.side], default=FAR) + 10
    return liking([on if option == "cross" else back for option in ask.options])


# -- cards ----------------------------------------------------------------------------------------


def start_turn(s: Quest, ask: Question) -> Sequence[float]:
    """What must be faced is faced; a Rune heals who needs it; nobody drinks by choice."""
    hero = s.heroes[ask.seat]

    def weight(option: Value) -> float:
        if isinstance(option, tuple) and option[0] == "use":
            if option[1] == HEALING:
                return 1.0 if hero.wounds >= 6 else 0.0
            return 0.001 if option[1] in POTIONS else 0.1
        return 0.5

    return [weight(option) for option in ask.options]


def may(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Corpses and Crypts only while there is nothing to lose; all else is taken."""
    card = ask.about[0]
    assert isinstance(card, int)
    hero = s.heroes[ask.seat]
    effects = (*CONTENT.cards[card].then, *CONTENT.cards[card].at_end)
    deed = next(effect.then[0] for effect in effects if isinstance(effect, May))
    if card == TOME:
        best = max([CARD_GOLD[held] for held in hero.loot.cards])
        return (1.0, 0.0) if best <= 600 else (0.0, 1.0)
    if isinstance(deed, SpecialMove) and hero.where == DUNGEON:
        plan = way_for(s, ask.seat, aim)
        there = min([plan.at(way[2]) for way in WAYS[hero.at]])
        return (1.0, 0.02) if there + 10 < plan.at(hero.at, hero.side) else (0.05, 1.0)
    if isinstance(deed, Draw) and DECK[deed.deck] in RISKS:
        # Alone only a Treasure counts.
        greedy = len(s.heroes) > 1 and not hero.loot.cards and breath(hero) > 6
        return (1.0, 0.2) if greedy else (0.0, 1.0)
    return 1.0, 0.02


def replace(s: Quest, ask: Question) -> Sequence[float]:
    """Challara keeps what does no harm."""
    card = ask.about[0]
    assert isinstance(card, int)
    harmful = card != NONE and CARD_TYPES[card] in DANGERS
    return (0.02, 1.0) if harmful else (1.0, 0.02)


def use(s: Quest, ask: Question) -> Sequence[float]:
    """Here a card helps: use it."""
    return [0.1 if option is None else 1.0 for option in ask.options]


def banish(s: Quest, ask: Question) -> Sequence[float]:
    """The touch of death is for those that are worth it."""
    monster = ask.about[0]
    assert isinstance(monster, int)
    strong = MEAN_LIVES[monster] > STRONG or breath(s.heroes[ask.seat]) < 6
    return [float(strong != (option is None)) for option in ask.options]


def first(s: Quest, ask: Question) -> Sequence[float]:
    """Yes."""
    return [1.0, *[0.02 for _ in ask.options[1:]]]


def wander(s: Quest, ask: Question) -> Sequence[float]:
    """Any way up is better than another card."""
    return [0.3 if option == "draw" else 1.0 for option in ask.options]


def cheapest(s: Quest, ask: Question) -> Sequence[float]:
    golds = [CARD_GOLD[card] for card in ask.options if isinstance(card, int)]
    least = min(golds)
    return [1.0 if gold == least else 0.01 for gold in golds]


def drop(s: Quest, ask: Question) -> Sequence[float]:
    """Before a Bridge: what weighs more than it is worth, if the step is uncertain."""
    hero = s.heroes[ask.seat]
    agile = attribute_of(hero, 1) - len(hero.loot)
    if PASSES[max(0, min(12, agile))] > 0.6:
        return [1.0 if card is None else 0.0 for card in ask.options]
    golds = [CARD_GOLD[card] if isinstance(card, int) else 100 for card in ask.options]
    spare = [
        gold if card is None or (len(hero.loot) > 1 and not _is_last_treasure(hero, card)) else FAR
        for gold, card in zip(golds, ask.options, strict=True)
    ]
    least = min(spare)
    return [1.0 if gold == least else 0.0 for gold in spare]


def _is_last_treasure(hero: Hero, card: Value) -> bool:
    treasure = DECK["treasure"]
    assert isinstance(card, int)
    held = [other for other in hero.loot.cards if CARD_DECKS[other] == treasure]
    return held == [card]


# -- dice -----------------------------------------------------------------------------------------


def before_test(s: Quest, ask: Question) -> Sequence[float]:
    """A rope is there to be used; a prayer and a Rune where the test is deadly or hard."""
    attribute, encounter = ask.about[0], ask.about[1]
    assert isinstance(attribute, int)
    assert isinstance(encounter, int)
    hero = s.heroes[ask.seat]
    value = attribute_of(hero, attribute) + counting(s, hero, encounter)
    chance = PASSES[max(0, min(12, value))]
    deadly = encounter >= PLACES and hero.where == DUNGEON and room_at(s, hero.at) == PIT

    def weight(option: Value) -> float:
        if option is None:
            return 0.1 if chance < 0.6 or deadly else 1.0
        if option == "pray":
            return 1.0 if chance < 0.9 and breath(hero) > 3 else 0.0
        assert isinstance(option, tuple)
        card = CONTENT.cards[int(str(option[1]))]
        rope = card.use is not None and bool(card.use.against)
        return 1.0 if rope or deadly or chance < 0.3 else 0.05

    return [weight(option) for option in ask.options]


def reroll(s: Quest, ask: Question) -> Sequence[float]:
    """The higher die, if the test would fail."""
    attribute, one, two = ask.about[0], ask.about[1], ask.about[2]
    assert isinstance(attribute, int)
    assert isinstance(one, int)
    assert isinstance(two, int)
    failed = one + two > attribute_of(s.heroes[ask.seat], attribute)
    high = 0 if one >= two else 1

    def weight(option: Value) -> float:
        if option is None:
            return 0.01 if failed else 1.0
        if isinstance(option, int):
            return float(failed and option == high)
        return 0.3 if failed else 0.0

    return [weight(option) for option in ask.options]


def reroll_fury(s: Quest, ask: Question) -> Sequence[float]:
    """Dice above the middle."""
    bad = tuple(die for die in (0, 1) if int(str(ask.about[die])) > 3)
    return [1.0 if option == bad else 0.01 for option in ask.options]
