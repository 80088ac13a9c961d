"""Both sides of a combat as a good player leans: what a die, a token, a card or a tile is worth
now, in Wounds and Damage.

Wounds and Damage are averaged over what the dice may still show. A card that is played from a hand
may be missed later; the Monster's own tokens are lost with the combat, so they are spent freely.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from grimorio.core import Ask, Value
from grimorio.core.kinds import Kind
from grimorio.games.euthia import kinds
from grimorio.games.euthia.components import effects as k
from grimorio.games.euthia.components.effects import CardEffect
from grimorio.games.euthia.components.uses import USE_PIECES, USES
from grimorio.games.euthia.rules.board import BAGS, KINDS, max_health
from grimorio.games.euthia.rules.combat.plays import BOXES
from grimorio.games.euthia.rules.combat.values import (
    ATTACKS,
    HEALTH,
    RANGES,
    damage_at,
    damage_of,
    fight_of,
    hero_value,
    in_range,
    monster_value,
    penalty_of,
    wounds_at,
    wounds_of,
)
from grimorio.games.euthia.rules.effects.verbs import boost
from grimorio.games.euthia.rules.gains import GOLDEN
from grimorio.games.euthia.state import Fight, Hero, Realm
from grimorio.kit.numbers import NONE

Question: TypeAlias = "Ask[Value]"
Weights: TypeAlias = "list[float]"

FAINT: Final = 0.04
"""What is not best, where only the best is worth a thought."""
FACES: Final = range(1, 7)
SUMS: Final = tuple([(total, (6 - abs(7 - total)) / 36) for total in range(2, 13)])
"""What two dice show, and how often."""
TOKEN: Final = 1.2
"""What a Gaar token of the Hero is worth, in Wounds or Damage."""
FALL: Final = 6.0
"""What it is worth not to fall, or to end the combat, in Wounds or Damage."""
CARD: Final = 0.35
"""What a Silver card in hand is worth to its owner."""
GOLDEN_CARD: Final = 0.8
USED_UP: Final = 1.0
"""What a piece that leaves is worth."""
TRIFLE: Final = 0.05
"""What a shield is raised for at least."""
CONSUMED: Final = 0.3
"""What a tile is worth that is ready again in the next round of the game."""


def best_of(values: Sequence[float]) -> Weights:
    """Only the best; the rest faintly."""
    most = max(values)
    return [1.0 if value == most else FAINT for value in values]


# -- what is at stake ------------------------------------------------------------------------------


def pain(hero: Hero, wounds: float) -> float:
    """How bad Wounds are: to fall is the worst."""
    return wounds + FALL if wounds >= hero.health else wounds


def gain(f: Fight, damage: float) -> float:
    """How good Damage is: what is more than the Monster's Health is nothing, to slay it is best."""
    left = HEALTH[f.monster] - f.damage
    return left + FALL if damage >= left else damage


def pain_now(s: Realm, f: Fight) -> float:
    return pain(s.heroes[f.seat], wounds_of(f))


def pain_rerolled(s: Realm, f: Fight, die: int, bonus: int) -> float:
    """What the attack would do on average with a die rolled again."""
    rest = monster_value(f) - f.dice[die] + bonus
    hero = s.heroes[f.seat]
    return sum([pain(hero, wounds_at(f, rest + face)) for face in FACES]) / len(FACES)


def gain_now(f: Fight) -> float:
    return gain(f, damage_of(f))


def gain_rerolled(f: Fight, die: int, bonus: int) -> float:
    """What the Hero's attack would do on average with a die rolled again."""
    rest = hero_value(f) - f.dice[die] + bonus
    return sum([gain(f, damage_at(f, rest + face)) for face in FACES]) / len(FACES)


def price_of(use: int) -> float:
    """What a use gives away."""
    kind = KINDS[USE_PIECES[use]]
    if kind in ("goods", "essence"):
        return USED_UP
    return TRIFLE if kind == "shield" else CONSUMED


def token_price(hero: Hero) -> float:
    """A Gaar token is worth more where few are left."""
    return TOKEN + (0.4 if hero.gaar < 3 else 0.0)


# -- the Monster's attack --------------------------------------------------------------------------


def monster_turn(s: Realm, ask: Question) -> Weights:
    """The Monster spends what hurts more, on average, than what lies there."""
    f = fight_of(s)
    now = pain_now(s, f)
    values: list[float] = []
    for option in ask.options:
        if option is None:
            values.append(0.0)
        elif kinds.SPEND.matches(option):
            values.append(pain_rerolled(s, f, *kinds.SPEND.parts(option), 2) - now - 0.35)
        else:
            card, copies = kinds.PLAY.parts(option)
            values.append(play_worth(s, f, card, copies))
    return best_of(values)


def play_cards(s: Realm, ask: Question) -> Weights:
    """Cards before a roll: what they add, less what they are worth in hand."""
    f = fight_of(s)
    values: list[float] = []
    for option in ask.options:
        values.append(0.0 if option is None else play_worth(s, f, *kinds.PLAY.parts(option)))
    return best_of(values)


def play_worth(s: Realm, f: Fight, card: int, copies: int) -> float:
    """What a play does to the Hero, less what the cards are worth."""
    worth = -copies * (GOLDEN_CARD if GOLDEN[card] else CARD)
    if len(s.heroes[f.rival].hand) > 4:
        worth += 0.4 * copies
    for effect in BOXES[card][copies - 1]:
        worth += blow_worth(s, f, effect)
    return worth


def blow_worth(s: Realm, f: Fight, effect: CardEffect) -> float:
    """What an effect of a card is worth against this Hero."""
    match effect:
        case k.Foot():
            if not f.dice:
                return 0.25 * effect.by
            after = wounds_at(f, monster_value(f) + effect.by)
            return pain(s.heroes[f.seat], after) - pain_now(s, f)
        case k.Rend():
            # Before the roll nobody knows whether the attack wounds at all.
            sure = 0.75 if not f.dice else float(wounds_of(f) > 0)
            hero = s.heroes[f.seat]
            deadly = FALL / 2 if sure and wounds_of(f) + effect.count >= hero.health else 0.0
            return sure * effect.count * 0.8 + (deadly if f.dice else 0.0)
        case k.Clover() | k.Falter():
            return -0.35 * effect.by
        case k.Weaken():
            return 0.6 * effect.count
        case k.Mend():
            return 0.8 * min(effect.count, f.damage)
        case k.Hush():
            return 0.5 * min(3, s.heroes[f.seat].gaar) * (1.5 if effect.span == "round" else 1.0)
        case _:
            return 0.5


def hero_turn(s: Realm, ask: Question) -> Weights:
    """A Gaar token where it spares more than it costs."""
    f = fight_of(s)
    hero = s.heroes[f.seat]
    now = pain_now(s, f)
    values: list[float] = []
    for option in ask.options:
        if option is None:
            values.append(0.0)
        elif kinds.SPEND.matches(option):
            spared = now - pain_rerolled(s, f, *kinds.SPEND.parts(option), -2)
            values.append(spared - token_price(hero))
        else:  # Hope for Gaar: the points are worth as much after the own roll
            values.append(0.3 if now > hero.health and not hero.gaar else -0.1)
    return best_of(values)


def shielding(s: Realm, ask: Question) -> Weights:
    """Shields and other uses after the Monster's roll: the one that spares most, while it spares
    anything."""
    f = fight_of(s)
    now = pain_now(s, f)
    values: list[float] = []
    for option in ask.options:
        if option is None:
            values.append(0.0)
            continue
        (use,) = kinds.USE_IT.parts(option)
        values.append(now - _shielded(s, f, use) - price_of(use))
    return best_of(values)


def _shielded(s: Realm, f: Fight, use: int) -> float:
    """What the attack would do after a use; what it takes from the next own value counts too."""
    value, ward, cost = monster_value(f), 0, 0.0
    hero = s.heroes[f.seat]
    more = boost(hero, "shield") if KINDS[USE_PIECES[use]] == "shield" else 0
    for effect in USES[use].effects:
        if isinstance(effect, k.Foot):
            value += effect.by - more
        elif isinstance(effect, k.Ward):
            ward += effect.count + more
        elif isinstance(effect, k.Falter):
            cost -= 0.2 * effect.by
    return pain(hero, max(0, wounds_at(f, value) - ward)) + cost


# -- healing and what comes before a roll ----------------------------------------------------------


def healing(s: Realm, ask: Question) -> Weights:
    """Heal where little of it is lost, or where the next blow might be the last."""
    f = fight_of(s)
    hero = s.heroes[f.seat]
    missing = max_health(hero) - hero.health
    danger = max([amount for _, amount in RANGES[f.monster]])
    values: list[float] = []
    for option in ask.options:
        if option is None:
            values.append(0.0)
            continue
        (use,) = kinds.USE_IT.parts(option)
        heals = sum([one.count for one in USES[use].effects if isinstance(one, k.Heal)])
        if not heals:
            values.append(0.2 if hero.gaar < 2 else -0.2)
            continue
        healed = min(heals + boost(hero, "heal"), missing)
        urgent = 2.0 if hero.health <= danger else 0.0
        values.append(0.7 * healed + urgent - 0.5 * heals - price_of(use))
    return best_of(values)


def readily(s: Realm, ask: Question) -> Weights:
    """What works before a roll is used, if it is not needed elsewhere: against a strong Monster or
    for a blow that may be the last."""
    f = fight_of(s)
    left = HEALTH[f.monster] - f.damage
    values: list[float] = []
    for option in ask.options:
        if option is None:
            values.append(0.5)
            continue
        (use,) = kinds.USE_IT.parts(option)
        worth = 0.8 if price_of(use) < USED_UP else 0.1 + 0.2 * left
        values.append(worth)
    return best_of(values)


# -- the Hero's attack -----------------------------------------------------------------------------


def attack_worth(f: Fight, piece: int) -> float:
    """What an attack does on average, before the roll."""
    attack = ATTACKS[piece]
    assert attack is not None
    curse = 0 if f.quelled else f.curse
    change = f.change + f.clover + curse + f.falter + penalty_of(f)
    total = 0.0
    for dice, often in SUMS:
        damage = in_range(attack.ranges, dice + change)
        total += often * gain(f, damage + f.more if damage else 0)
    return total


def attack(s: Realm, ask: Question) -> Weights:
    """The tile that does most."""
    f = fight_of(s)
    values: list[float] = []
    for option in ask.options:
        values.append(attack_worth(f, option) if isinstance(option, int) else -1.0)
    return best_of(values)


def modify(s: Realm, ask: Question) -> Weights:
    """Tokens, tiles and Hope after the own roll, where they add more than they cost."""
    f = fight_of(s)
    hero = s.heroes[f.seat]
    now = gain_now(f)
    values: list[float] = []
    for option in ask.options:
        if option is None:
            values.append(0.0)
        elif kinds.SPEND.matches(option):
            more = gain_rerolled(f, *kinds.SPEND.parts(option), 2) - now
            values.append(more - token_price(hero))
        elif kinds.USE_IT.matches(option):
            values.append(_used(f, *kinds.USE_IT.parts(option)) - now)
        elif kinds.HOPE_GAAR.matches(option):
            values.append(-0.1)
        else:
            harm = 0 if kinds.HOPE_VALUE.matches(option) else 1
            values.append(_with(f, 1, harm, 0) - now - (0.5 + harm))
    return best_of(values)


def _with(f: Fight, change: int, plain: int, more: int) -> float:
    """What the attack does with that much more; what adds to Damage needs some (EU-DMG-2)."""
    damage = damage_at(f, hero_value(f) + change) + plain
    return gain(f, damage + more if damage else 0)


def _used(f: Fight, use: int) -> float:
    """What the attack does after a use, less what the use costs."""
    change = more = 0
    for effect in USES[use].effects:
        if isinstance(effect, k.Clover):
            change += effect.by
        elif isinstance(effect, k.Harm):
            more += effect.count
        elif isinstance(effect, k.Reroll):
            rolled = [gain_rerolled(f, die, 0) for die in range(len(f.dice))]
            return max(rolled) - price_of(use)
    return _with(f, change, 0, more) - price_of(use)


def pick_die(s: Realm, ask: Question) -> Weights:
    """The lower die of the own roll, the higher one of the Monster's."""
    f = fight_of(s)
    sign = -1 if f.seat == ask.seat and hero_value(f) <= monster_value(f) else 1
    return best_of([sign * f.dice[option] for option in ask.options if isinstance(option, int)])


# -- before and after ------------------------------------------------------------------------------


def claim(s: Realm, ask: Question) -> Weights:
    """With cards in hand the Monster is worth playing."""
    armed = len(s.heroes[ask.seat].hand) > 1
    return best_of([float(armed) if option is not None else 0.5 for option in ask.options])


def swap(s: Realm, ask: Question) -> Weights:
    """Four Silver cards are worth less than a Gold one where the hand is over the limit."""
    many = len(s.heroes[ask.seat].hand) > 5
    return best_of([float(many) if option is not None else 0.5 for option in ask.options])


def trophy(s: Realm, ask: Question) -> Weights:
    """Kept while there is an empty Bag."""
    free = any(s.heroes[ask.seat].board[place] == NONE for place in BAGS)
    return best_of([float(kinds.KEEP.matches(option) == free) for option in ask.options])


LEANS: Final[dict[Kind, Callable[[Realm, Question], Weights]]] = {
    kinds.CLAIM: claim,
    kinds.SWAP: swap,
    kinds.SET_UP: readily,
    kinds.FIRST_ATTACK: attack,
    kinds.HEALING: healing,
    kinds.BEFORE_MONSTER: readily,
    kinds.PLAY_CARDS: play_cards,
    kinds.MONSTER_TURN: monster_turn,
    kinds.HERO_TURN: hero_turn,
    kinds.AFTER_MONSTER: shielding,
    kinds.CURSE: play_cards,
    kinds.BEFORE_HERO: readily,
    kinds.ATTACK: attack,
    kinds.AFTER_HERO: modify,
    kinds.CHOOSE_DIE: pick_die,
    kinds.TROPHY: trophy,
}
