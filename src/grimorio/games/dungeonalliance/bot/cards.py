"""What cards are worth to the heroes that could play them, in XP for each time they are played.

A card that does nothing for a hero is worth nothing to it: more melee power for an archer without a
blade. Of two cards of one type a hero plays one in a round, so the second is worth less.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value
from grimorio.games.dungeonalliance.components.box import Card
from grimorio.games.dungeonalliance.components.effects import (
    CardEffect,
    Damage,
    Draw,
    Either,
    Exhaust,
    Gain,
    Heal,
    Hinder,
    Pull,
    Push,
    Recover,
    Refresh,
    Shift,
    Swap,
)
from grimorio.games.dungeonalliance.components.numbers import (
    ARTIFACT,
    CARD_TYPE_MASKS,
    CARDS,
    CONTENT,
    COSTS,
    HERO_POWERS,
    TABLE,
    VALID,
)
from grimorio.games.dungeonalliance.kinds import BUY, OLD, SWAP
from grimorio.games.dungeonalliance.rules.secrets import all_cards
from grimorio.games.dungeonalliance.state import Dungeon

TRAIT_WORTH: Final[dict[str, float]] = {
    "speed": 0.22,
    "melee": 0.38,
    "ranged": 0.38,
    "armour": 0.3,
    "evasive": 0.3,
    "pet": 0.0,
    "pierce": 0.2,
    "seek": 0.17,
    "reach": 0.16,
    "close": 0.18,
    "clear": 0.14,
    "slip": 0.14,
    "pass": 0.1,
    "swift": 0.5,
    "pick": 0.05,
    "disarm": 0.06,
    "quiet": 0.06,
    "hardy": 0.08,
    "thorns": 0.16,
    "hidden": 0.5,
    "mend": 0.12,
    "hand": 0.3,
    "spoils": 0.35,
}
"""What one of each trait is worth while it lasts."""
CONDITION_WORTH: Final[dict[str, float]] = {
    "always": 1.0,
    "still": 0.45,
    "moved": 0.75,
    "hurt": 0.5,
    "alone": 0.5,
    "flanking": 0.5,
    "wounded": 0.5,
    "unhurt": 0.65,
    "large": 0.2,
}
SHARE_WORTH: Final[dict[str, float]] = {"self": 1.0, "room": 1.5, "alliance": 1.5}
POINT: Final = 0.38
"""A point of power above the own attack of a hero."""
PET_BLOW: Final = 0.32
"""A point of power of a pet above the defence of a small monster."""
PET_MORE: Final = 0.3
"""A point more for pets, for each Pet card of the Alliance."""
TWIN: Final = 0.5
"""What is left of a card beside another of its type that the same hero plays."""
SPARE: Final = 0.05
"""What every further hero adds who could play a card."""
BUDGET: Final = 0.1
"""What an XP is worth that could buy something later."""
WAIT: Final = 0.2
"""What it is worth to keep the XP for a better card."""
LEAST_CARD: Final = 0.22
"""An Upgrade card worth less is rather exchanged for another."""
ACTIVE: Final = 2.6
"""An Artifact serves all heroes, every round; a card one of them, in some rounds."""


def effect_worth(effect: CardEffect) -> float:
    """What an effect is worth when it is done."""
    if isinstance(effect, Damage):
        many = 1.6 if effect.whom in {"around", "enemies", "near-target", "target-room"} else 1.0
        if effect.whom == "room":
            many = 1.2
        if effect.whom in {"near-target", "target-room"}:
            many = 0.6
        return 0.36 * effect.count * many
    if isinstance(effect, Heal):
        many = 1.7 if effect.whom == "allies" else 1.2 if effect.whom in {"hero", "beside"} else 1
        return 0.15 * effect.count * many * (0.5 if effect.poison else 1.0)
    if isinstance(effect, Draw):
        return 0.28 * effect.count
    if isinstance(effect, Recover):
        return 0.35 * effect.count
    if isinstance(effect, Push | Pull):
        return 0.14 * effect.squares
    if isinstance(effect, Shift):
        return 0.2 * effect.squares
    if isinstance(effect, Swap):
        return 0.35
    if isinstance(effect, Hinder):
        return 0.15 * effect.by * (1.4 if effect.whom in {"around", "enemies"} else 1.0)
    if isinstance(effect, Exhaust):
        return 0.55
    if isinstance(effect, Gain):
        return 0.9 * effect.count
    if isinstance(effect, Refresh):
        return 0.2
    if isinstance(effect, Either):
        return max([sum([effect_worth(one) for one in way]) for way in effect.ways])
    return 0.15


def worth_for(card: Card, kind: int) -> float:
    """What a card is worth to a hero."""
    hero = CONTENT.heroes[kind]
    found = sum([effect_worth(effect) for effect in card.effects])
    blow = 0.0
    if card.attack is not None:
        blow = POINT * (card.attack.power - HERO_POWERS[kind]) - (0.15 if card.attack.plain else 0)
        blow += 0.12 * (card.attack.type != hero.attack)
        blow += sum([effect_worth(one) for one in (*card.attack.then, *card.attack.after)])
    if card.pet is not None:
        found += PET_BLOW * (card.pet.power - 1) + 0.05 * card.pet.reach
        found += 0.3 * (not card.pet.plain)
        found += sum([effect_worth(one) for one in card.pet.then])
    other = 0.0
    for one in card.modifiers:
        value = one.by * TRAIT_WORTH[one.trait] * CONDITION_WORTH[one.when]
        value *= SHARE_WORTH[one.share]
        if one.trait in ("melee", "ranged"):
            if one.trait == hero.attack or card.ally:
                other += value
        elif one.trait in ("reach", "close", "clear"):
            found += value if hero.attack == "ranged" else 0.0
        else:
            found += value
    return max(0.05, found + max(blow, other if not card.ally else 0.6 * other))


HERO_WORTH: Final[tuple[tuple[float, ...], ...]] = tuple(
    [
        tuple(
            [
                worth_for(card, kind) if VALID[number] >> kind & 1 else 0.0
                for kind in range(len(CONTENT.heroes))
            ]
        )
        for number, card in enumerate(CARDS)
    ]
)
"""For each card what it is worth to each hero, 0 where it is not valid."""


def team_worth(s: Dungeon, seat: Seat, card: int) -> float:
    """What a card would be worth to an Alliance that acquires it: to the hero it serves best, less
    where that hero has others of its type, and a little more where others can play it too."""
    player = s.players[seat]
    owned = all_cards(player)
    if CARD_TYPE_MASKS[card] & ARTIFACT:
        return ACTIVE * artifact_worth(s, seat, card, owned)
    best = more = 0.0
    for hero in player.heroes:
        value = HERO_WORTH[card][hero.kind]
        if value <= 0:
            continue
        rivals = 0.0
        if not CARDS[card].free:
            for other in owned:
                if CARD_TYPE_MASKS[other] & CARD_TYPE_MASKS[card]:
                    rivals = max(rivals, HERO_WORTH[other][hero.kind])
        # With another of its type the hero plays whichever comes to hand.
        value = max(value - rivals, 0.0) + TWIN * min(value, rivals)
        more += SPARE
        best = max(best, value)
    for one in CARDS[card].modifiers:
        if one.trait == "pet":
            best += PET_MORE * one.by * pets(owned)
    return best + more


def upgrade_worth(s: Dungeon, seat: Seat, option: Value) -> float:
    """What an answer of the upgrade step is worth: the card that does most for the Alliance;
    without a good one an exchange."""
    if SWAP.matches(option):
        card, _ = SWAP.parts(option)
        return max(0.01, LEAST_CARD - 0.3 * team_worth(s, seat, card))
    if OLD.matches(option):
        (card,) = OLD.parts(option)
        price = COSTS[card] + TABLE.old_price
    else:
        card, _ = BUY.parts(option)
        price = COSTS[card]
    left = min(2, TABLE.rounds - s.round)
    return max(0.01, team_worth(s, seat, card) - BUDGET * price * left)


def artifact_worth(s: Dungeon, seat: Seat, card: int, owned: list[int]) -> float:
    """What an Artifact is worth to an Alliance: the mean over its heroes."""
    found = 0.0
    for hero in s.players[seat].heroes:
        attack = CONTENT.heroes[hero.kind].attack
        for one in CARDS[card].modifiers:
            value = one.by * TRAIT_WORTH[one.trait] * CONDITION_WORTH[one.when]
            if one.trait in ("melee", "ranged") and one.trait != attack:
                value = 0.05 * one.by
            if one.trait in ("reach", "close", "clear") and attack != "ranged":
                value = 0.03
            if one.trait == "pet":
                value = PET_MORE * one.by * pets(owned) / len(s.players[seat].heroes)
            found += value
    return found / len(s.players[seat].heroes)


def pets(owned: list[int]) -> int:
    """How many Pet cards there are."""
    return sum([CARDS[card].pet is not None for card in owned])
