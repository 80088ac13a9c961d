"""Power cards: their effects, one coroutine for each word of power.toml (DQ-POWER).

"You" is the side that played the card. Effects are followed when the card is revealed, the Hero's
first (DQ-COMBAT-8), or when it is played in a counterattack (DQ-COMBAT-14); a cancelled card has
none (DQ-COMBAT-29, DQ-COMBAT-31). A coroutine stands in POWERS under the word it carries out.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar, cast

from grimorio.core import Planned, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    EFFECTS,
    ORDERED,
    POWER_VERBS,
)
from grimorio.games.dungeonquest.components.powers import (
    BonusIfPlayed,
    BonusPerDamage,
    CancelNext,
    DiscardForBonus,
    DrawCards,
    Evade,
    ExtraDamage,
    ForbidType,
    HealPile,
    MovePileCard,
    NextRoundBonus,
    NoCounterattack,
    OpponentDiscards,
    PlayOpen,
    PowerEffect,
    ReplaceThis,
    TakeFromHand,
    WinTies,
)
from grimorio.games.dungeonquest.components.vocabulary import ATTACK_TYPES, AttackType
from grimorio.games.dungeonquest.nouns import Effect, Mark, Style
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.fight.sides import (
    BONUS,
    BONUS_IF_MINE,
    BONUS_IF_THEIRS,
    CANCEL,
    EVADE,
    EXTRA,
    FORBID,
    MOVE,
    NO_COUNTER,
    PLAY_OPEN,
    WIN_TIES,
    discard,
    draw,
    duty_of,
    fight_of,
    fighter,
    has_secrets,
    is_cancelled,
    lay,
    seat_of,
    side_of,
)
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.effects import compare, verb
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY

Flow: TypeAlias = "Coroutine[Any, Any, None]"
Power: TypeAlias = Callable[[Quest, int, PowerEffect], Flow]
E = TypeVar("E", bound=PowerEffect)

POWERS: Final[dict[str, Power]] = {}


def power(kind: type[E]) -> Callable[[Callable[[Quest, int, E], Flow]], Power]:
    """Register a coroutine under the word of the effect it carries out."""

    def register(carry_out: Callable[[Quest, int, E], Flow]) -> Power:
        # It is called with effects of this kind only: that is what it is looked up by.
        play = cast("Power", carry_out)
        POWERS[str(kind.__struct_config__.tag)] = play
        return play

    return register


def unleash(s: Quest, who: int) -> list[Planned]:
    """The text of the card the side has played last, effect by effect."""
    c = fight_of(s)
    side = side_of(c, who)
    if side.cancelled or not side.played or is_cancelled(c, who, side.played[-1]):
        return []
    return [wield(who, effect) for effect in ORDERED[side.played[-1]]]


@step
async def wield(s: Quest, who: int, number: Effect) -> None:
    """One effect of a Power card."""
    effect = EFFECTS[number]
    await POWERS[verb(effect)](s, who, effect)


def has_text(s: Quest, who: int) -> bool:
    """Whether the side's revealed card does something."""
    side = side_of(fight_of(s), who)
    return bool(side.played and not side.cancelled and ORDERED[side.played[0]])


def mark_now(s: Quest, who: int, mark: Mark, count: int = 0) -> None:
    """This round, for a side."""
    side_of(fight_of(s), who).marks.append((mark, NONE, count))


def mark_next(s: Quest, who: int, mark: Mark, style: Style = NONE, count: int = 0) -> None:
    """Next round, for a side."""
    side_of(fight_of(s), who).next_marks.append((mark, style, count))


def add_bonus(s: Quest, who: int, bonus: int) -> None:
    c = fight_of(s)
    side_of(c, who).bonus += bonus
    tell(s, kinds.ATTACK_RAISED, fighter(c, who), bonus)


# -- the attack value, this round -----------------------------------------------------------------


@power(BonusPerDamage)
async def bonus_per_damage(s: Quest, who: int, effect: BonusPerDamage) -> None:
    pile = side_of(fight_of(s), who).damage
    bonus = min(effect.most, len(pile) // effect.each * effect.bonus)
    if bonus:
        add_bonus(s, who, bonus)


@power(DiscardForBonus)
async def discard_for_bonus(s: Quest, who: int, effect: DiscardForBonus) -> None:
    """Unleashed wrath, among others (DQ-POWER-9). Whether the hand has such cards is a secret."""
    c = fight_of(s)
    hand = side_of(c, who).hand

    def options() -> list[int | None]:
        held = sorted(set(hand.cards))
        fitting = [card for card in held if effect.value in (None, ATTACK_VALUES[card])]
        return [None, *fitting]

    given = 0
    while hand.cards and given != effect.most:
        card = await ask(
            seat_of(c, who),
            kinds.DISCARD_FOR_BONUS,
            options,
            given,
            hides=has_secrets(hand),
            duty=duty_of(c, who),
        )
        if card is None:
            return
        given += 1
        discard(s, who, card)
        add_bonus(s, who, effect.bonus)


# -- the next round -------------------------------------------------------------------------------


@power(NextRoundBonus)
async def next_round_bonus(s: Quest, who: int, effect: NextRoundBonus) -> None:
    """Hammer blow, among others (DQ-POWER-5)."""
    mark_next(s, who, BONUS, count=effect.bonus)


@power(BonusIfPlayed)
async def bonus_if_played(s: Quest, who: int, effect: BonusIfPlayed) -> None:
    """Poisoned arrow and Deadly shot, among others (DQ-POWER-1, DQ-POWER-2)."""
    named = await name_type(s, who) if effect.type is None else effect.type
    kind = BONUS_IF_MINE if effect.by == "you" else BONUS_IF_THEIRS
    mark_next(s, who, kind, ATTACK_TYPES.index(named), effect.bonus)


@power(CancelNext)
async def cancel_next(s: Quest, who: int, effect: CancelNext) -> None:
    """Agony of memory, among others (DQ-POWER-3)."""
    mark_next(s, who, CANCEL, count=effect.at_least)


@power(ForbidType)
async def forbid_type(s: Quest, who: int, effect: ForbidType) -> None:
    mark_next(s, who, FORBID, ATTACK_TYPES.index(await name_type(s, who)))


@power(PlayOpen)
async def play_open(s: Quest, who: int, effect: PlayOpen) -> None:
    mark_next(s, who, PLAY_OPEN)


async def name_type(s: Quest, who: int) -> AttackType:
    c = fight_of(s)
    card = side_of(c, who).played[-1]
    named = await ask(
        seat_of(c, who), kinds.NAME_TYPE, lambda: ATTACK_TYPES, card, duty=duty_of(c, who)
    )
    tell(s, kinds.TYPE_NAMED, fighter(c, who), card, named)
    return named


# -- hands ----------------------------------------------------------------------------------------


@power(DrawCards)
async def draw_cards(s: Quest, who: int, effect: DrawCards) -> None:
    draw(s, who, effect.count)


@power(OpponentDiscards)
async def opponent_discards(s: Quest, who: int, effect: OpponentDiscards) -> None:
    hand = side_of(fight_of(s), 1 - who).hand
    for _ in range(min(effect.count, len(hand))):
        place = s.chance.pick(list(range(len(hand))))
        discard(s, 1 - who, hand.cards[place])


@power(TakeFromHand)
async def take_from_hand(s: Quest, who: int, effect: TakeFromHand) -> None:
    """Shared destinies: the hand lies open for everybody at the table (DQ-POWER-7, DQ-RUL-121)."""
    c = fight_of(s)
    mine, theirs = side_of(c, who).hand, side_of(c, 1 - who).hand
    if not theirs.cards:
        return
    for place in range(len(theirs)):
        theirs.show(s, place, EVERYBODY)
    tell(s, kinds.HAND_SHOWN, fighter(c, 1 - who), tuple(theirs.cards))
    for _ in range(effect.count):
        card = await ask(
            seat_of(c, who),
            kinds.TAKE_CARD,
            lambda: [None, *sorted(set(theirs.cards))],
            duty=duty_of(c, who),
        )
        if card is None:
            return
        theirs.take(card)
        mine.add(card, EVERYBODY)
        tell(s, kinds.CARD_TAKEN, fighter(c, who), card)


@power(ReplaceThis)
async def replace_this(s: Quest, who: int, effect: ReplaceThis) -> None:
    """Guided shot; in a counterattack the other card must fit it too (DQ-POWER-8, DQ-RUL-126)."""
    c = fight_of(s)
    side, other = side_of(c, who), side_of(c, 1 - who)
    countering = len(side.played) > 1

    def options() -> list[int | None]:
        held = sorted(set(side.hand.cards))
        if countering:
            kind = ATTACK_KINDS[other.played[0]]
            held = [card for card in held if ATTACK_COUNTERS[card] == kind]
        return [None, *held]

    if not side.hand.cards:
        return
    shot = side.played[-1]
    card = await ask(
        seat_of(c, who),
        kinds.REPLACE_CARD,
        options,
        shot,
        hides=has_secrets(side.hand),
        duty=duty_of(c, who),
    )
    if card is None:
        return
    c.discards.append(side.played.pop())
    lay(s, who, card)
    plan(s, *unleash(s, who))


# -- damage ---------------------------------------------------------------------------------------


@power(HealPile)
async def heal_pile(s: Quest, who: int, effect: HealPile) -> None:
    """Natural armour, among others (DQ-POWER-4). Each card of a damage pile is one Wound like the
    next, so that the only choice is how many."""
    c = fight_of(s)
    side = side_of(c, who)
    most = min(effect.count, len(side.damage))
    count = await ask(
        seat_of(c, who), kinds.HEAL_PILE, lambda: range(most, -1, -1), duty=duty_of(c, who)
    )
    if count:
        c.discards += side.damage[-count:]
        del side.damage[-count:]
        tell(s, kinds.PILE_HEALED, fighter(c, who), count, len(side.damage))


@power(MovePileCard)
async def move_pile_card(s: Quest, who: int, effect: MovePileCard) -> None:
    """Aura of terror, among others (DQ-POWER-6)."""
    mark_now(s, who, MOVE, effect.count)


@power(ExtraDamage)
async def extra_damage(s: Quest, who: int, effect: ExtraDamage) -> None:
    mark_now(s, who, EXTRA, effect.count)


# -- the round itself -----------------------------------------------------------------------------


@power(NoCounterattack)
async def no_counterattack(s: Quest, who: int, effect: NoCounterattack) -> None:
    mark_now(s, who, NO_COUNTER)


@power(WinTies)
async def win_ties(s: Quest, who: int, effect: WinTies) -> None:
    mark_now(s, who, WIN_TIES)


@power(Evade)
async def evade(s: Quest, who: int, effect: Evade) -> None:
    mark_now(s, who, EVADE)


compare("Power cards", POWER_VERBS, POWERS)
