"""What is worth trying in a turn: where to go and what for, what to buy, sell and train."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grimorio.core import Ask, Seat, Value
from grimorio.core.kinds import Kind
from grimorio.games.euthia import kinds
from grimorio.games.euthia.bot.odds import chance_to_win, healing_of
from grimorio.games.euthia.components.effects import Cards, Essence, Gaar, Gem, Gold, Heal, Potion
from grimorio.games.euthia.components.numbers import (
    CONTENT,
    FIRST_FIND,
    FIRST_ORE,
    PIECES,
    SCENARIOS,
    TABLE,
)
from grimorio.games.euthia.components.uses import USES
from grimorio.games.euthia.nouns import GAAR
from grimorio.games.euthia.rules.actions import has_action
from grimorio.games.euthia.rules.board import (
    BAGS,
    EQUIPPED,
    HEALTH,
    KINDS,
    LEARNT,
    max_health,
    own_places,
)
from grimorio.games.euthia.rules.combat.values import ATTACKS
from grimorio.games.euthia.rules.land import (
    beside,
    element_at,
    is_church,
    is_free,
    level_at,
    opens,
    shop_at,
    terrain_at,
    treasure_at,
)
from grimorio.games.euthia.rules.lattice import HEXES
from grimorio.games.euthia.rules.mining import own_claims, owners
from grimorio.games.euthia.rules.powers import heat
from grimorio.games.euthia.state import COMBAT, MINING, TRADE, Hero, Realm
from grimorio.kit.numbers import NONE

Question: TypeAlias = "Ask[Value]"
Weights: TypeAlias = "list[float]"
Leaning: TypeAlias = Callable[[Realm, Question], Weights]

FAINT: Final = 0.02
PRIZE: Final = (4.0, 6.5, 9.5)
"""What victory over a Monster of each level brings, token and loot included."""
LOSS: Final = 0.5
"""What a death in combat costs, less the Gaar and the card that come with it."""
STEP: Final = 0.45
"""What a step costs."""
BURN: Final = 1.5
"""What Fire on a hex costs."""
FAR: Final = 9
"""Nothing farther away is looked at."""


# -- where to go -----------------------------------------------------------------------------------


def distances(s: Realm, seat: Seat) -> dict[int, int]:
    """How many steps it is to every spot that can be walked to without revealing a tile or fighting
    on the way."""
    at = s.heroes[seat].at
    found = {at: 0}
    ring = [at]
    for steps in range(1, FAR + 1):
        outer: list[int] = []
        for spot in ring:
            if spot != at and (opens(s, spot) or not is_free(s, spot)):
                continue
            for to in beside(s, spot):
                if to not in found and (to < HEXES or is_free(s, to)):
                    found[to] = steps
                    outer.append(to)
        ring = outer
    return found


def appeal(s: Realm, seat: Seat, spot: int) -> float:
    """What a spot promises to the Hero that comes there in this turn with its tokens."""
    hero = s.heroes[seat]
    found = -BURN * heat(s, seat, spot) if heat(s, seat, spot) > 0 else 0.0
    if spot < HEXES and (level := level_at(s, spot)):
        if not has_action(s, seat, COMBAT):
            return -9.0
        return found + fight_appeal(s, seat, level)
    hurt = max_health(hero) - hero.health
    if is_church(s, spot):
        return min(hurt, 6) * 0.6 if hero.gold else 0.0
    if opens(s, spot):
        found += 1.6
    if treasure_at(s, spot) != NONE and spot not in s.marks:
        found += 2.6 + treasure_at(s, spot)
    mines = has_action(s, seat, MINING) and terrain_at(s, spot) != NONE
    if mines and own_claims(s, seat, spot) != 1 and hero.gold >= len(owners(s, seat, spot)):
        found += 2.4
    if element_at(s, spot) != NONE and not own_claims(s, seat, spot) and hero.health > 3:
        found += 1.2
    if has_action(s, seat, TRADE) and shop_at(s, spot) != NONE:
        found += trade_appeal(s, seat)
    return found


def fight_appeal(s: Realm, seat: Seat, level: int) -> float:
    """What a fight promises: the prize if it is won, less what death costs."""
    chance = chance_to_win(s, seat, level)
    return PRIZE[level - 1] * chance - LOSS * (1 - chance) - 0.8


def trade_appeal(s: Realm, seat: Seat) -> float:
    """What a Trade Action promises: Gold to spend, things to sell, tiles to unveil, Wounds."""
    hero = s.heroes[seat]
    found = 0.28 * min(hero.gold, 14) - 0.8
    found += sum([0.8 for place in BAGS if is_ore(hero.board[place])])
    if any(CONTENT.hero_tiles[piece].fame <= hero.reputation for piece in hero.stack):
        found += 1.2
    if hero.gold > 1:
        found += 0.2 * (max_health(hero) - hero.health)
    return found


def is_ore(piece: int) -> bool:
    return FIRST_ORE <= piece < FIRST_FIND


def needed(s: Realm, seat: Seat, spot: int) -> int:
    """The Action token that a spot is visited for; NONE if it needs none."""
    if spot < HEXES and level_at(s, spot):
        return COMBAT
    if terrain_at(s, spot) != NONE and has_action(s, seat, MINING):
        return MINING
    return TRADE if shop_at(s, spot) != NONE and has_action(s, seat, TRADE) else NONE


class Aim:
    """The best place to go to in a turn."""

    __slots__ = ("need", "spot", "steps", "value")

    def __init__(self, spot: int, steps: int, need: int, value: float) -> None:
        self.spot = spot
        self.steps = steps
        self.need = need
        self.value = value


def best_aim(s: Realm, seat: Seat) -> Aim | None:
    """Where it is worth going, as far as Movement Points and the tokens not needed there lead."""
    hero = s.heroes[seat]
    found: Aim | None = None
    for spot, steps in distances(s, seat).items():
        if steps == 0:
            continue
        need = needed(s, seat, spot)
        tokens = list(hero.actions)
        if need in tokens:
            tokens.remove(need)
        reach = hero.moves + sum([TABLE.moves[token] for token in tokens])
        value = appeal(s, seat, spot) - STEP * steps
        if steps > reach:
            value = 0.4 * value - 0.5
        if value > 0 and (found is None or value > found.value):
            found = Aim(spot, steps, need, value)
    return found


def act(s: Realm, ask: Question) -> Weights:
    """What the Hero does next: what can be done here first, then the way to what is worth most."""
    seat = ask.seat
    aim = best_aim(s, seat)
    return [max(FAINT, deed_worth(s, seat, aim, option)) for option in ask.options]


def deed_worth(s: Realm, seat: Seat, aim: Aim | None, option: Value) -> float:
    """How good an answer of a turn is."""
    hero = s.heroes[seat]
    kind = kinds.ACT.of(option)
    if kind is kinds.OPEN_TREASURE:
        return 9.0
    if kind is kinds.MINE:
        return 8.0 if kinds.MINE.parts(option)[0] != NONE else 7.0
    if kind is kinds.TRADE:
        return max(0.3, 1.5 * trade_appeal(s, seat))
    if kind is kinds.CONFRONT:
        return 3.0 if hero.health > 3 else 0.1
    if kind is kinds.CHURCH_HEAL:
        hurt = max_health(hero) - hero.health
        return 6.0 if hurt >= 3 or 2 * hero.health <= max_health(hero) else 0.2
    if kind is kinds.CHURCH_POTION:
        return 0.6 if hero.gold > 5 and NONE in [hero.board[place] for place in BAGS] else 0.02
    if kind is kinds.USE_HERE:
        return use_worth(s, hero, kinds.USE_HERE.parts(option)[0])
    if kind is kinds.PUT:
        return put_worth(hero, *kinds.PUT.parts(option))
    if kind is kinds.SET:
        return 1.2 if kinds.SET.parts(option)[1] in EQUIPPED else 0.05
    if kind is kinds.PORTAL:
        return max(FAINT, appeal(s, seat, kinds.PORTAL.parts(option)[0]) - 1.0)
    if kind is kinds.GO:
        (spot,) = kinds.GO.parts(option)
        if aim is not None and spot == aim.spot:
            return 5.0
        return max(FAINT, 0.15 * appeal(s, seat, spot))
    if kind is kinds.MARCH:
        return march_worth(hero, aim, kinds.MARCH.parts(option)[0])
    if kind is kinds.EXCHANGE:
        return 0.5
    return end_worth(hero, aim, kinds.END.parts(option)[0])


def march_worth(hero: Hero, aim: Aim | None, action: int) -> float:
    """A token for its Movement Points: if the aim is out of reach, one that is not needed there;
    rather the one that leads just far enough."""
    if aim is None or aim.steps <= hero.moves or action == aim.need:
        return FAINT
    lacks = aim.steps - hero.moves
    return 4.0 - 0.5 * abs(TABLE.moves[action] - lacks)


def end_worth(hero: Hero, aim: Aim | None, saved: int) -> float:
    """The end of a turn; a token that is left is kept."""
    if aim is not None and (aim.steps <= hero.moves or hero.actions not in ([], [aim.need])):
        return FAINT
    if saved == NONE:
        return FAINT if hero.actions else 1.0
    return (1.6, 1.3, 1.0)[saved]


def use_worth(s: Realm, hero: Hero, use: int) -> float:
    """What is gained by using something outside a fight."""
    found = 0.0
    hurt = max_health(hero) - hero.health
    for effect in USES[use].effects:
        match effect:
            case Heal():
                found += 1.5 * min(hurt, effect.count) - 0.4 * effect.count
            case Gold() | Gaar() | Cards() | Gem() | Essence() | Potion():
                found += 4.0
            case _:
                found += 0.3
    return max(found, FAINT)


def put_worth(hero: Hero, place: int, to: int) -> float:
    """Whether a move on the board makes the Hero better: from a Bag to its own place, if what it
    replaces is worth less."""
    if to in BAGS:
        return FAINT
    gain = piece_worth(hero, hero.board[place])
    loss = piece_worth(hero, hero.board[to]) if hero.board[to] != NONE else 0.0
    return 5.0 if gain > loss + 0.3 else FAINT


# -- trade -----------------------------------------------------------------------------------------


def piece_worth(hero: Hero, piece: int) -> float:
    """What a piece is worth to a Hero beyond its price: Health, attacks better than its own,
    shields, healing, and a little for all else that it can do."""
    if not 0 <= piece < GAAR:
        return 0.0
    fact = PIECES[piece]
    found = 1.1 * HEALTH[piece] + 0.4 * fact.gems + 0.4 * len(fact.uses) + 0.35 * healing_of(piece)
    if fact.shield is not None:
        found += 0.8 * fact.shield.ward - 0.6 * fact.shield.foot + 0.3 * fact.shield.falter
    if fact.attack is not None:
        found += attack_worth(piece)
    return found


def attack_worth(piece: int) -> float:
    """The Damage of an attack on average against a usual Monster."""
    attack = ATTACKS[piece]
    assert attack is not None
    ranges = attack.ranges
    return sum([amount for _, amount in ranges]) / len(ranges) * (0.7 if attack.first else 1.0)


def improves(hero: Hero, piece: int) -> float:
    """How much better the Hero is with a piece: what it takes the place of is worth less."""
    places = own_places(piece)
    if not places:
        return 0.6 * piece_worth(hero, piece)
    there = [hero.board[place] for place in places if hero.open >> place & 1]
    if not there:
        return 0.0
    least = min([piece_worth(hero, one) if one != NONE else 0.0 for one in there])
    if KINDS[piece] in ("weapon", "ability") and ATTACKS[piece] is not None:
        best = max([attack_worth(one) if is_attack(one) else 0.0 for one in there])
        return max(0.0, piece_worth(hero, piece) - best) + 0.2
    if KINDS[piece] in LEARNT and NONE not in there:
        return 0.0
    return max(0.0, piece_worth(hero, piece) - least)


def is_attack(piece: int) -> bool:
    return 0 <= piece < GAAR and ATTACKS[piece] is not None


def trade(s: Realm, ask: Question) -> Weights:
    """What is bought, sold and trained, until nothing is worth its price."""
    return [max(FAINT, bargain(s, ask.seat, option)) for option in ask.options]


def bargain(s: Realm, seat: Seat, option: Value) -> float:
    """How good an operation of a trade is."""
    hero = s.heroes[seat]
    kind = kinds.DEAL.of(option)
    hurt = max_health(hero) - hero.health
    if kind is kinds.DONE:
        return 0.8
    if kind is kinds.BUY:
        return buy_worth(s, hero, kinds.BUY.parts(option)[0])
    if kind is kinds.TRAIN:
        return 1.5 + 1.2 * improves(hero, kinds.TRAIN.parts(option)[0])
    if kind is kinds.SELL:
        return sell_worth(s, hero, *kinds.SELL.parts(option))
    if kind is kinds.SELL_NEW:
        return 4.0
    if kind is kinds.UNVEIL:
        return 6.0 if hero.gold >= 3 else 0.2
    if kind is kinds.HEAL:
        return 3.0 if hurt >= 3 else 0.3 * hurt
    if kind is kinds.BUY_GAAR:
        return 2.5 if hero.gaar < 3 else 0.2
    if kind is kinds.UNLOCK:
        return unlock_worth(hero, kinds.UNLOCK.parts(option)[0])
    if kind is kinds.NEW_OFFER:
        return 0.9 if hero.gold >= 4 else 0.1
    if kind is kinds.PUT:
        return put_worth(hero, *kinds.PUT.parts(option))
    if kind is kinds.SET:
        return 1.2 if kinds.SET.parts(option)[1] in EQUIPPED else 0.05
    return FAINT


def buy_worth(s: Realm, hero: Hero, piece: int) -> float:
    """What an Object of the Offer is worth: half its price comes back at the end anyway, so what
    makes the Hero better is worth buying while rounds are left."""
    left = SCENARIOS[s.scenario].rounds - s.round
    better = improves(hero, piece)
    if better < 0.5:
        return FAINT
    return 1.2 * better + 0.2 * left - 0.12 * PIECES[piece].price


def sell_worth(s: Realm, hero: Hero, place: int, side: int) -> float:
    """Natural Resources are sold for Gold while there is something to buy with it; those with
    Reputation wait for the end. Equipment is sold if it lies in a Bag and is not better."""
    piece = hero.board[place]
    left = SCENARIOS[s.scenario].rounds - s.round
    if is_ore(piece):
        sides = CONTENT.ores[piece - FIRST_ORE].sides
        if any(one.fame for one in sides):
            return 0.1 if not sides[side].fame else 0.4
        value = sides[side].gold + (1.5 if sides[side].gem else 0.0)
        best = max([one.gold + (1.5 if one.gem else 0.0) for one in sides])
        return 3.0 if left and value == best else 0.1
    if place in BAGS and own_places(piece) and improves(hero, piece) <= 0:
        return 1.0
    return FAINT


def unlock_worth(hero: Hero, place: int) -> float:
    """A locked place is opened if something waits for it; its Gold comes back at the end."""
    waiting = [piece for piece in hero.reserve if place in own_places(piece)]
    return 2.0 if waiting else FAINT


# -- small questions -------------------------------------------------------------------------------


def keep_one(s: Realm, ask: Question) -> Weights:
    """The tile that is worth most."""
    hero = s.heroes[ask.seat]
    values = [kept_worth(hero, piece) for piece in things(ask)]
    return [1.0 if value == max(values) else FAINT for value in values]


def things(ask: Question) -> list[int]:
    """The thing that each answer is, where it is one alone."""
    return [ask.kind.of(option).parts(option)[0] for option in ask.options]


def kept_worth(hero: Hero, piece: int) -> float:
    """What a Natural Resource or a Hero tile is worth to keep."""
    if is_ore(piece):
        return max([one.gold / 5 + one.fame for one in CONTENT.ores[piece - FIRST_ORE].sides])
    return improves(hero, piece) + 0.01 * piece_worth(hero, piece)


def give_up(s: Realm, ask: Question) -> Weights:
    """What is worth least goes first; what can be used is used."""
    hero = s.heroes[ask.seat]
    found: Weights = []
    for option in ask.options:
        kind = ask.kind.of(option)
        if kind is kinds.THROW_NEW or kind is kinds.THROW:
            (thing,) = kind.parts(option)
            piece = thing if kind is kinds.THROW_NEW else hero.board[thing]
            found.append(1.0 / (0.3 + held_worth(s, hero, piece)))
        elif kind is kinds.USE_HERE:
            found.append(2.0 * use_worth(s, hero, kinds.USE_HERE.parts(option)[0]))
        else:
            found.append(4.0)
    return found


def held_worth(s: Realm, hero: Hero, piece: int) -> float:
    """What an Object in a Bag is worth."""
    if piece == GAAR:
        return 0.4
    if piece > GAAR:
        return float(SCENARIOS[s.scenario].trophies[0])
    if is_ore(piece):
        return kept_worth(hero, piece)
    return 0.2 * PIECES[piece].price + 0.5 * improves(hero, piece) + 0.3 * healing_of(piece)


def lay(s: Realm, ask: Question) -> Weights:
    """Nothing is known of the tile that comes: any space will do."""
    return [1.0] * len(ask.options)


def teleport(s: Realm, ask: Question) -> Weights:
    """Where most is promised."""
    return [max(FAINT, appeal(s, ask.seat, spot)) for spot in things(ask)]


def roll(s: Realm, ask: Question) -> Weights:
    """Gaar tokens are for fights; but a very bad roll against an Elemental hurts."""
    value, _, _ = kinds.ROLL.about(ask)
    found: Weights = []
    for option in ask.options:
        if option is None:
            found.append(1.0)
        elif kinds.SPEND.matches(option):
            found.append(1.2 if value <= 6 and s.heroes[ask.seat].gaar > 3 else 0.05)
        else:
            found.append(0.8 if value <= 9 else 0.1)
    return found


def discard(s: Realm, ask: Question) -> Weights:
    """Silver cards before Gold ones; four of them rather become a Gold card."""
    return [3.0 if kinds.TRADE_IN.matches(option) else card_waste(option) for option in ask.options]


def card_waste(option: Value) -> float:
    (card,) = kinds.DISCARD_CARD.parts(option)
    return 0.1 if CONTENT.cards[card].deck == "gold" else 1.0


TURN_LEANS: Final[dict[Kind, Leaning]] = {
    kinds.ACT: act,
    kinds.DEAL: trade,
    kinds.KEEP_ONE: keep_one,
    kinds.GIVE_UP: give_up,
    kinds.LAY: lay,
    kinds.TELEPORT: teleport,
    kinds.ROLL: roll,
    kinds.DISCARD: discard,
}
"""How much a player leans to each answer, question by question."""
