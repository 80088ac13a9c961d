"""Harm: damage, what a character does about it, death and exhaustion (GH-DMG, GH-EXH)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Seat, Value, ask, reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import HALVES
from grimorio.games.gloomhaven.rules import FIGURE, SEAT, deed_step, in_progress, step
from grimorio.games.gloomhaven.rules.attack import guarding
from grimorio.games.gloomhaven.rules.attack.moments import (
    CARD_GIVEN_UP,
    DIED,
    EXHAUSTED,
    HURT,
    KILLED,
    Threat,
)
from grimorio.games.gloomhaven.rules.map.figures import named, remove
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    MONSTER,
    PARTY,
    SUMMON,
    Blow,
    Character,
    Deed,
    Scenario,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, put_in_bag


@FIGURE.owns
@step
async def harm(s: Scenario, number: int, amount: int, cause: str, by: int) -> None:
    """A figure suffers damage from somebody, or from nobody (NONE). Of an attack the shields are
    taken off first (GH-STEP-5, GH-SHIELD-1, GH-RUL-61). A character may lose cards instead, before
    any hit points go (GH-DMG-1, GH-TURN-1, GH-RUL-67, GH-RUL-79, GH-RUL-85)."""
    figure = s.figures[number]
    blow = current_blow(s) if cause == kinds.ATTACK else None
    threat = Threat(amount, cause, blow)
    if blow is not None:
        threat.pierce = guarding.piercing(blow)
        threat.shield = guarding.standing_shield(s, number, figure, blow)
    left = threat.left()
    if left < amount:
        tell(s, kinds.SHIELDED, named(s, number), amount - left)
    if left > 0 and figure.kind == CHARACTER:
        left = await face(s, number, figure.owner, threat)
    if blow is not None:
        blow.harm = left
        in_progress(s).done.damage[number] = left
    wound(s, number, left, cause, by)


async def face(s: Scenario, number: int, seat: Seat, threat: Threat) -> int:
    """What a character does about damage, as long as any is left; what it suffers (GH-DMG-1)."""
    left = threat.left()
    while left > 0:
        answer: Value = await ask(
            seat,
            kinds.SUFFER,
            lambda: defences(s, seat, threat),
            named(s, number),
            left,
            threat.cause,
        )
        if kinds.TAKE.matches(answer):
            break
        if not await guarding.defend(s, seat, answer, threat):
            give_up_cards(s, seat, given_up(answer))
            threat.prevented = True
        left = threat.left()
    return left


def current_blow(s: Scenario) -> Blow | None:
    """The attack that is being made."""
    return in_progress(s).blow if s.deeds else None


def defences(s: Scenario, seat: Seat, threat: Threat) -> Sequence[Value]:
    """What a character can do about damage (GH-DMG-1..5, GH-RUL-78): the two cards of the round
    cannot be lost while they are not played. Slots that must be used come first (GH-ACTIVE-6)."""
    character = s.characters[seat]
    due = guarding.due(s, seat, threat.cause, threat.left(), threat.used)
    if due:
        return due
    found: list[Value] = [kinds.TAKE(), *kinds.LOSE.each(sorted(character.hand.cards))]
    gone = discarded(character)
    found += [kinds.DISCARD(one, other) for n, one in enumerate(gone) for other in gone[n + 1 :]]
    found += guarding.at_hand(s, seat, threat.cause)
    return found


def discarded(character: Character) -> list[int]:
    """The cards that count as discarded: the pile, and active cards that are not lost
    (GH-ACTIVE-2)."""
    active = [one.half // 2 for one in character.active if not HALVES[one.half].lost]
    return sorted([*character.discard, *active])


def given_up(answer: Value) -> tuple[int, ...]:
    """The cards that an answer gives up against damage."""
    if kinds.LOSE.matches(answer):
        return kinds.LOSE.parts(answer)
    return kinds.DISCARD.parts(answer)


def give_up_cards(s: Scenario, seat: Seat, cards: tuple[int, ...]) -> None:
    """Cards are lost, so that no damage is suffered (GH-DMG-3, GH-DMG-5, GH-RUL-82, GH-DEF-10)."""
    character = s.characters[seat]
    for card in cards:
        if card in character.hand:
            if character.hand.take(card) != EVERYBODY:
                reveal(s)
        else:
            for act in CARD_GIVEN_UP.acts:
                act(s, seat, card)
            character.discard.remove(card)
        character.lost.append(card)
    tell(s, kinds.PREVENTED, named(s, character.figure), cards)


def wound(s: Scenario, number: int, amount: int, cause: str, by: int) -> None:
    """Hit points go down, for each figure its own (GH-DMG-2, GH-STEP-6); at 0 the figure is out
    (GH-DMG-7, GH-STEP-7)."""
    figure = s.figures[number]
    before = figure.hp
    figure.hp -= amount
    if amount > 0:
        tell(s, kinds.DAMAGE, named(s, number), amount, max(0, figure.hp), cause)
    for act in HURT.acts:
        act(s, number, amount, by)
    if figure.hp > 0:
        return
    if figure.kind == CHARACTER:
        exhaust(s, figure.owner, cause)
    else:
        kill(s, number, by, amount, before, cause)


def kill(s: Scenario, number: int, by: int, amount: int, before: int, cause: str) -> None:
    """A figure that is no character dies of somebody, or of nobody (NONE)."""
    if s.figures[number].kind == MONSTER:
        for act in KILLED.acts:
            act(s, number, by, amount, before, cause)
    die(s, number)


@FIGURE.owns
@deed_step
async def slay(s: Scenario, deed: Deed, number: int) -> None:
    """A figure is killed at once by the one who acts, without damage."""
    kill(s, number, deed.actor, 0, s.figures[number].hp, "effect")


def die(s: Scenario, number: int) -> None:
    """A monster, a summon or an object is taken off the map. A monster that the map placed leaves a
    money token, one that was summoned or spawned does not (GH-DEF-14, GH-DEF-15, GH-STEP-7,
    GH-STEP-8, GH-RUL-63, GH-RUL-64)."""
    figure = s.figures[number]
    who = named(s, number)
    tell(s, kinds.DIED, who, figure.at)
    remove(s, number)
    if figure.kind == MONSTER:
        put_in_bag(s.standees[figure.type], [figure.number])
        if figure.came == 0 and figure.side != PARTY:
            s.coins[figure.at] = s.coins.get(figure.at, 0) + 1
        if figure.side != PARTY:
            s.killed += 1
    for act in DIED.acts:
        act(s, who, figure)


def exhaust(s: Scenario, seat: Seat, cause: str) -> None:
    """A character is out of the scenario: its figure, its summons and its active cards are gone,
    all its cards are lost (GH-EXH-1..3, GH-SUMMON-10, GH-RUL-122). Its hit points are what they
    are (GH-EXH-5)."""
    character = s.characters[seat]
    number = character.figure
    tell(s, kinds.EXHAUSTED, named(s, number), cause)
    character.hp = max(0, s.figures[number].hp)
    for other in [key for key, one in s.figures.items() if one.owner == seat]:
        if s.figures[other].kind == SUMMON:
            tell(s, kinds.VANISHED, named(s, other))
            remove(s, other)
    remove(s, number)
    character.figure = NONE
    SEAT.leaves(s, seat)
    character.lost += [*character.hand.cards, *character.chosen.cards, *character.discard]
    character.lost += [one.half // 2 for one in character.active]
    for zone in (character.hand, character.chosen):
        zone.cards.clear()
        zone.seen.clear()
    character.discard.clear()
    character.active.clear()
    reveal(s)
    for act in EXHAUSTED.acts:
        act(s, seat)
