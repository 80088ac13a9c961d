"""What Power cards do in combat; "you" is the side that played the card (see power.toml)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from grimorio.games.dungeonquest.components.vocabulary import AttackType, Natural, Positive
from grimorio.kit.effects import Effect


class NextRoundBonus(Effect, frozen=True):
    bonus: int


class BonusIfPlayed(Effect, frozen=True):
    """Next round, if that side plays that type; without a type, you name one now."""

    by: Literal["you", "opponent"]
    bonus: int
    type: AttackType | None = None


class BonusPerDamage(Effect, frozen=True):
    """For every `each` cards in your damage pile `bonus`, `most` in all, this round."""

    each: Positive
    bonus: Positive
    most: Positive


class DiscardForBonus(Effect, frozen=True):
    """For each hand card (of that attack value) you discard, `bonus`, this round."""

    bonus: Positive
    value: Natural | None = None
    most: Positive | None = None


class CancelNext(Effect, frozen=True):
    at_least: Positive


class HealPile(Effect, frozen=True):
    count: Positive


class MovePileCard(Effect, frozen=True):
    count: Positive


class TakeFromHand(Effect, frozen=True):
    count: Positive


class ReplaceThis(Effect, frozen=True):
    pass


class DrawCards(Effect, frozen=True):
    count: Positive


class OpponentDiscards(Effect, frozen=True):
    count: Positive


class NoCounterattack(Effect, frozen=True):
    pass


class WinTies(Effect, frozen=True):
    pass


class ExtraDamage(Effect, frozen=True):
    count: Positive


class Evade(Effect, frozen=True):
    pass


class ForbidType(Effect, frozen=True):
    pass


class PlayOpen(Effect, frozen=True):
    pass


PowerEffect: TypeAlias = (
    NextRoundBonus | BonusIfPlayed | BonusPerDamage | DiscardForBonus | CancelNext | HealPile
    | MovePileCard | TakeFromHand | ReplaceThis | DrawCards | OpponentDiscards | NoCounterattack
    | WinTies | ExtraDamage | Evade | ForbidType | PlayOpen
)  # fmt: skip
