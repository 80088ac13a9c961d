"""What is worth trying: how much a player leans to each answer, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grimorio.core import Ask, Seat, Value
from grimorio.core.kinds import Kind
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.bot.acting import (
    KEEP,
    NOTHING,
    act,
    is_bargain,
    keep_worth,
    small_worth,
    whom_worth,
)
from grimorio.games.dungeonalliance.bot.cards import HERO_WORTH, WAIT, upgrade_worth
from grimorio.games.dungeonalliance.bot.grounds import Grounds
from grimorio.games.dungeonalliance.bot.plans import prospect
from grimorio.games.dungeonalliance.bot.strength import danger
from grimorio.games.dungeonalliance.components.numbers import (
    CONTENT,
    HERO_SPEEDS,
    HERO_TYPES,
    MONSTER_SPEEDS,
    MONSTER_STRENGTH,
)
from grimorio.games.dungeonalliance.nouns import HEROES, TEAM
from grimorio.games.dungeonalliance.rules.board import distance
from grimorio.games.dungeonalliance.rules.figures import (
    armour_of,
    evasive_of,
    health_of,
    hero_of,
    place_of,
)
from grimorio.games.dungeonalliance.state import TOGETHER, Dungeon
from grimorio.kit.numbers import NONE

Question: TypeAlias = "Ask[Value]"
Weights: TypeAlias = "list[float]"
Aim: TypeAlias = tuple[int, int]
"""Where a monster goes, and whom it attacks from there; NONE for nobody."""

FAINT: Final = 0.05
"""What is not best, where only the best is worth a thought."""


def best_of(values: list[float]) -> Weights:
    """Only the best; the rest faintly."""
    most = max(values)
    return [1.0 if value == most else FAINT for value in values]


def thing(ask: Question, option: Value) -> int:
    """The thing that an answer is, where it is one alone."""
    found: int = ask.kind.of(option).parts(option)[0]
    return found


def things(ask: Question, option: Value) -> tuple[int, ...]:
    """The things that an answer is, where it is several."""
    found: tuple[int, ...] = ask.kind.of(option).parts(option)[0]
    return found


# -- set-up ----------------------------------------------------------------------------------------


def draft(s: Dungeon, ask: Question) -> Weights:
    """A hero that fits: shares a class with others, so that cards serve both, and attacks from
    where they do not."""
    own = [hero.kind for hero in s.players[ask.seat].heroes]
    values: list[float] = []
    for option in ask.options:
        kind = thing(ask, option)
        hero = CONTENT.heroes[kind]
        value = 1.0
        for other in own:
            mate = CONTENT.heroes[other]
            value += 0.15 * len({*hero.classes} & {*mate.classes})
            value += 0.1 * (HERO_TYPES[other] != HERO_TYPES[kind])
            value += 0.05 * (mate.race == hero.race)
        value += 0.1 * ("celestial" in hero.classes)
        values.append(value)
    return best_of(values)


def line_up(s: Dungeon, ask: Question) -> Weights:
    """In front whoever holds the best cards and is quick."""
    player = s.players[ask.seat]
    values: list[float] = []
    for hero in player.heroes:
        cards = sum([HERO_WORTH[card][hero.kind] for card in [*player.hand, *player.shown]])
        values.append(cards + 0.15 * HERO_SPEEDS[hero.kind])
    order = sorted(range(len(values)), key=lambda place: -values[place])
    wanted = tuple([TEAM * ask.seat + place for place in order])
    return [1.0 if option == wanted else FAINT for option in ask.options]


# -- the activation --------------------------------------------------------------------------------


def activate(s: Dungeon, ask: Question) -> Weights:
    """Whoever can do most now; of equals those in danger, and who lies defeated not first."""
    grounds = Grounds(s)
    values: list[float] = []
    for option in ask.options:
        figure = thing(ask, option)
        value = prospect(s, figure, grounds)
        values.append(max(0.05, value + 0.1 * danger(s, figure)))
    most = max(values)
    return [(value / most) ** 2 for value in values]


def do(s: Dungeon, ask: Question) -> Weights:
    """What the active hero does; a question that ends the activation too is like UPGRADE, but for a
    Power Surge that heals."""
    if kinds.END() in ask.options or kinds.THROW(()) not in ask.options:
        return act(s, ask)
    weights = upgrade(s, ask)
    for place, option in enumerate(ask.options):
        if kinds.SURGE.matches(option):
            weights[place] = 2.0 * (small_worth(s, option, None) > NOTHING)
    return weights


def upgrade(s: Dungeon, ask: Question) -> Weights:
    """The card that does most for the Alliance; if none is worth its XP, cards are discarded."""
    values = [
        upgrade_worth(s, ask.seat, option) if is_bargain(option) else 0.0 for option in ask.options
    ]
    most = max(values)
    if most > WAIT:
        return [1.0 if value == most else FAINT * (value > 0) for value in values]
    weights = discard(s, ask)
    return [FAINT if value else weight for value, weight in zip(values, weights, strict=True)]


def take_new(s: Dungeon, ask: Question) -> Weights:
    """A new card is taken."""
    return [FAINT if option is None else 1.0 for option in ask.options]


def discard(s: Dungeon, ask: Question) -> Weights:
    """Away with what nobody can use soon."""
    player = s.players[ask.seat]
    cards = [*player.hand, *player.shown]
    sets = [kinds.THROW.parts(one)[0] for one in ask.options if kinds.THROW.matches(one)]
    limit = max([len(one) for one in sets])
    values = sorted([(keep_worth(s, ask.seat, card), card) for card in cards])
    wanted = kinds.THROW(tuple(sorted([card for value, card in values if value < KEEP][:limit])))
    return [1.0 if option == wanted else FAINT for option in ask.options]


def lose(s: Dungeon, ask: Question) -> Weights:
    """Of cards that must go those that are worth least."""
    return best_of(
        [
            -sum([keep_worth(s, ask.seat, card) for card in things(ask, option)])
            for option in ask.options
        ]
    )


def recover(s: Dungeon, ask: Question) -> Weights:
    """The card that is worth most now."""
    return best_of([keep_worth(s, ask.seat, thing(ask, option)) for option in ask.options])


def react(s: Dungeon, ask: Question) -> Weights:
    """A Reaction if the attack would hurt."""
    figure, _, power = kinds.REACT.about(ask)
    hits = power - armour_of(s, figure) - evasive_of(s, figure)
    if hits <= 0:
        return [1.0 if option is None else FAINT for option in ask.options]
    left = health_of(s, figure) - hero_of(s, figure).damage
    eager = 1.0 if hits >= min(2, left) else 0.5
    return [0.4 if option is None else eager for option in ask.options]


def first(s: Dungeon, ask: Question) -> Weights:
    """The first answer is the usual one."""
    return [1.0 if place == 0 else FAINT for place in range(len(ask.options))]


def last(s: Dungeon, ask: Question) -> Weights:
    """As much as can be given."""
    count = len(ask.options)
    return [1.0 if place == count - 1 else FAINT for place in range(count)]


def disarm(s: Dungeon, ask: Question) -> Weights:
    """A trap that was found is disarmed."""
    return [1.0 if kinds.DISARM_NOW.matches(option) else 0.2 for option in ask.options]


# -- figures ---------------------------------------------------------------------------------------


def whom(s: Dungeon, ask: Question) -> Weights:
    """Of friends whoever is hurt most, of enemies the strongest ready one nearby."""
    values = [whom_worth(s, ask.seat, thing(ask, option)) for option in ask.options]
    most = max(values)
    return [(value / most) ** 2 for value in values]


def squares(s: Dungeon, ask: Question) -> Weights:
    """Where somebody goes: a good place for the own, any for others."""
    grounds = Grounds(s)
    figure = ask.about[-1]
    own = isinstance(figure, int) and figure // TEAM == ask.seat
    if not own:
        return [1.0 for _ in ask.options]
    values = [max(0.01, 0.1 + grounds.at(thing(ask, option))) for option in ask.options]
    most = max(values)
    return [(value / most) ** 2 for value in values]


def blow_on(s: Dungeon, seat: Seat, figure: int, target: int) -> float:
    """How glad a player is to see a monster strike a hero: a rival's, where it hurts."""
    hero = hero_of(s, target)
    power = MONSTER_STRENGTH[s.monsters[figure].kind] - armour_of(s, target) - evasive_of(s, target)
    left = health_of(s, target) - hero.damage
    harm = max(0, min(power, left)) + (3.0 if power >= left else 0.0)
    friend = target // TEAM == seat or s.mode == TOGETHER
    return max(0.5, 6.0 - harm) if friend else 7.0 + harm


def choose_monster(s: Dungeon, ask: Question) -> Weights:
    """One that can strike a rival where it hurts, and there as `monster_act` says."""
    orders: dict[int, list[int]] = {}
    aims: list[Aim] = []
    for place, option in enumerate(ask.options):
        if kinds.SEND_STRIKE.matches(option):
            figure, raid = kinds.SEND_STRIKE.parts(option)
            aims.append(divmod(raid, HEROES))
        else:
            figure, square = kinds.SEND.parts(option)
            aims.append((square, NONE))
        orders.setdefault(figure, []).append(place)
    weights = [0.0] * len(ask.options)
    worths = {figure: strike_worth(s, ask.seat, figure) for figure in orders}
    most = max(worths.values())
    for figure, places in orders.items():
        ways = [aims[place] for place in places]
        part = (worths[figure] / most) ** 3
        for place, weight in zip(places, act_weights(s, ask.seat, figure, ways), strict=True):
            weights[place] = part * weight
    return weights


def strike_worth(s: Dungeon, seat: Seat, figure: int) -> float:
    """How much a monster can hurt the rivals nearby."""
    monster = s.monsters[figure]
    best = 0.0
    for other, player in enumerate(s.players):
        for place, hero in enumerate(player.heroes):
            if hero.defeated or hero.hidden or other == seat:
                continue
            if distance(monster.at, hero.at) <= MONSTER_SPEEDS[monster.kind] + 1:
                best = max(best, blow_on(s, seat, figure, TEAM * other + place))
    return best or 1.0


def monster_act(s: Dungeon, ask: Question) -> Weights:
    """Whom it hurts most among the rivals; it ends where it is easy prey for the own heroes."""
    figure, _ = kinds.MONSTER_ACT.about(ask)
    if kinds.STRIKE.matches(ask.options[0]):
        aims = [divmod(thing(ask, option), HEROES) for option in ask.options]
    else:
        aims = [(thing(ask, option), NONE) for option in ask.options]
    return act_weights(s, ask.seat, figure, aims)


def act_weights(s: Dungeon, seat: Seat, figure: int, aims: list[Aim]) -> Weights:
    """What a monster does, as far as a player leans to it."""
    known: dict[int, float] = {}
    best: dict[int, tuple[float, int]] = {}
    near = own_places(s, seat)
    far = rival_places(s, seat)
    for place, (square, target) in enumerate(aims):
        lies = nearness(square, near) - 0.7 * nearness(square, far)
        if target not in best or lies > best[target][0]:
            best[target] = (lies, place)
        if target not in known:
            known[target] = 1.0 if target == NONE else blow_on(s, seat, figure, target)
    weights = [0.0] * len(aims)
    most = max(known.values())
    for target, value in known.items():
        weights[best[target][1]] = max(0.01, (value / most) ** 3)
    return weights


def own_places(s: Dungeon, seat: Seat) -> list[int]:
    """Where the heroes of a player stand, together those of all."""
    sides = s.players if s.mode == TOGETHER else [s.players[seat]]
    return [hero.at for player in sides for hero in player.heroes if not hero.defeated]


def rival_places(s: Dungeon, seat: Seat) -> list[int]:
    if s.mode == TOGETHER:
        return []
    return [
        hero.at
        for number, player in enumerate(s.players)
        for hero in player.heroes
        if number != seat and not hero.defeated
    ]


def nearness(square: int, places: list[int]) -> float:
    """How near the nearest of some places is, 0 to 1."""
    found = min([distance(square, place) for place in places], default=15)
    return 1.0 - min(found, 15) / 15


def solo_action(s: Dungeon, ask: Question) -> Weights:
    """The weaker blow first; where to, as `monster_act` says."""
    orders: dict[tuple[int, int], list[int]] = {}
    aims: list[Aim] = []
    for place, option in enumerate(ask.options):
        action, figure, raid = kinds.SOLO_STRIKE.parts(option)
        orders.setdefault((action, figure), []).append(place)
        aims.append(divmod(raid, HEROES))
    weights = [0.0] * len(ask.options)
    for (action, figure), places in orders.items():
        ways = [aims[place] for place in places]
        for place, weight in zip(places, act_weights(s, ask.seat, figure, ways), strict=True):
            weights[place] = weight * (1.0 if action == 0 else 0.6)
    return weights


def solo_hurt(s: Dungeon, ask: Question) -> Weights:
    """Whoever can bear it best, token by token."""
    values: list[float] = []
    for option in ask.options:
        figures = things(ask, option)
        left = {one: health_of(s, one) - hero_of(s, one).damage for one in figures}
        value = 0.0
        for figure in figures:
            value += left[figure]
            left[figure] -= 1
        values.append(value)
    return best_of(values)


def solo_ready(s: Dungeon, ask: Question) -> Weights:
    """The one that is farthest away."""
    near = own_places(s, ask.seat)
    return best_of([-nearness(place_of(s, thing(ask, option)), near) for option in ask.options])


LEANS: Final[dict[Kind, Callable[[Dungeon, Question], Weights]]] = {
    kinds.DRAFT: draft,
    kinds.LINE_UP: line_up,
    kinds.ACTIVATE: activate,
    kinds.ACT: do,
    kinds.EFFORT: last,
    kinds.DISARM: disarm,
    kinds.SURGE_CARDS: lose,
    kinds.SOLO_DISCARD: lose,
    kinds.LOSE_CARDS: lose,
    kinds.MEND: first,
    kinds.KEEP: first,
    kinds.REACT: react,
    kinds.WHOM: whom,
    kinds.PUSH_TO: squares,
    kinds.SHOVE_TO: squares,
    kinds.SHIFT_TO: squares,
    kinds.RECOVER: recover,
    kinds.UPGRADE: upgrade,
    kinds.TAKE_NEW: take_new,
    kinds.DISCARD: discard,
    kinds.CHOOSE_MONSTER: choose_monster,
    kinds.MONSTER_ACT: monster_act,
    kinds.SOLO_READY: solo_ready,
    kinds.SOLO_ACTION: solo_action,
    kinds.SOLO_HURT: solo_hurt,
}
