"""Harm: damage, what a character does about it, death and exhaustion (GH-DMG, GH-EXH)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.goals import below_half, overkill
from grimorio.games.gloomhaven.components.numbers import ELITE, HALVES, SUMMONS
from grimorio.games.gloomhaven.rules import bonuses, gear, guarding, items, step
from grimorio.games.gloomhaven.rules.ending import lose
from grimorio.games.gloomhaven.rules.figures import named, players, remove, summon_line
from grimorio.games.gloomhaven.rules.scenarios import figure_died
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    DOOMED,
    GONE,
    MONSTER,
    PARTY,
    SUMMON,
    Blow,
    Character,
    Figure,
    Scenario,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, put_in_bag


@step
async def harm(s: Scenario, number: int, amount: int, cause: str, by: int) -> None:
    """A figure suffers damage from somebody, or from nobody (NONE). Of an attack the shields are
    taken off first (GH-STEP-5, GH-SHIELD-1, GH-RUL-61). A character may lose cards instead, before
    any hit points go (GH-DMG-1, GH-TURN-1, GH-RUL-67, GH-RUL-79, GH-RUL-85)."""
    figure = s.figures.get(number)
    if figure is None:
        return
    shield = pierce = 0
    blow = current_blow(s) if cause == kinds.ATTACK else None
    used: list[Value] = []
    if blow is not None:
        pierce = guarding.piercing(blow)
        shield = guarding.standing_shield(s, number, figure, blow)
    left = reduced(amount, shield, pierce)
    if left < amount:
        tell(s, kinds.SHIELDED, named(s, number), amount - left)
    if figure.kind == CHARACTER:
        seat = figure.owner
        while left > 0:
            answer = await face(s, number, left, cause, used)
            if answer == "take":
                break
            assert isinstance(answer, tuple)
            if answer in [("item", item) for item in items.in_turn(s, seat)]:
                assert isinstance(answer[1], int)
                await gear.use_by_itself(s, seat, answer[1])
            elif answer[0] in ("item", "slot"):
                assert isinstance(answer[1], int)
                used.append(answer)
                more = guarding.defend(s, seat, str(answer[0]), answer[1], cause, blow)
                shield += more or 0
                left = 0 if more is None else reduced(amount, shield, pierce)
            else:
                give_up_cards(s, seat, [card for card in answer[1:] if isinstance(card, int)])
                left = 0
    if blow is not None:
        blow.harm = left
        s.deeds[-1].done[number] = left
    wound(s, number, left, cause, by)


async def face(s: Scenario, number: int, left: int, cause: str, used: Sequence[Value]) -> Value:
    """What a character does about damage that is left; what was used against it is not used again
    (GH-DMG-1)."""
    seat = s.figures[number].owner
    answer: Value = await ask(
        seat,
        kinds.SUFFER,
        lambda: defences(s, seat, cause, left, used),
        named(s, number),
        left,
        cause,
    )
    return answer


def reduced(amount: int, shield: int, pierce: int) -> int:
    """Damage behind shields: piercing counts once, against all of them (GH-RUL-60)."""
    return max(0, amount - max(0, shield - pierce))


def current_blow(s: Scenario) -> Blow | None:
    """The attack that is being made."""
    return s.deeds[-1].blow if s.deeds else None


def defences(
    s: Scenario, seat: Seat, cause: str, left: int, used: Sequence[Value]
) -> Sequence[Value]:
    """What a character can do about damage (GH-DMG-1..5, GH-RUL-78): the two cards of the round
    cannot be lost while they are not played. Slots that must be used come first (GH-ACTIVE-6)."""
    character = s.characters[seat]
    due = guarding.due(s, seat, cause, left, used)
    if due:
        return due
    found: list[Value] = ["take"]
    found += [("lose", card) for card in sorted(character.hand.cards)]
    gone = discarded(character)
    found += [("discard", one, other) for n, one in enumerate(gone) for other in gone[n + 1 :]]
    found += guarding.at_hand(s, seat, cause)
    return found


def discarded(character: Character) -> list[int]:
    """The cards that count as discarded: the pile, and active cards that are not lost
    (GH-ACTIVE-2)."""
    active = [one.half // 2 for one in character.active if not HALVES[one.half].lost]
    return sorted([*character.discard, *active])


def give_up_cards(s: Scenario, seat: Seat, cards: list[int]) -> None:
    """Cards are lost, so that no damage is suffered (GH-DMG-3, GH-DMG-5, GH-RUL-82, GH-DEF-10)."""
    character = s.characters[seat]
    for card in cards:
        if card in character.hand:
            if character.hand.take(card) != EVERYBODY:
                reveal(s)
        elif card in character.discard:
            character.discard.remove(card)
        else:
            bonuses.end(s, seat, card)
            character.discard.remove(card)
        character.lost.append(card)
    tell(s, kinds.PREVENTED, named(s, character.figure), tuple(cards))


def wound(s: Scenario, number: int, amount: int, cause: str, by: int) -> None:
    """Hit points go down, for each figure its own (GH-DMG-2, GH-STEP-6); at 0 the figure is out
    (GH-DMG-7, GH-STEP-7)."""
    figure = s.figures[number]
    before = figure.hp
    figure.hp -= amount
    if amount > 0:
        tell(s, kinds.DAMAGE, named(s, number), amount, max(0, figure.hp), cause)
        credit(s, by, amount)
    if figure.kind == CHARACTER:
        character = s.characters[figure.owner]
        if below_half(figure.hp, figure.most):
            character.tallies["lowest_hp_below_half"] = 1
        if figure.hp <= 0:
            exhaust(s, figure.owner, cause)
    elif figure.hp <= 0:
        if figure.kind == MONSTER:
            count_kill(s, number, by, amount, before, cause)
        die(s, number)


def credit(s: Scenario, by: int, amount: int) -> None:
    """Damage dealt by a character in its turn."""
    figure = s.figures.get(by)
    if figure is not None and figure.kind == CHARACTER:
        s.characters[figure.owner].dealt += amount


def count_kill(s: Scenario, number: int, by: int, amount: int, before: int, cause: str) -> None:
    """The kill is credited to whoever dealt the last blow, a summon's to its summoner
    (GH-STEP-9, GH-SUMMON-9, GH-RUL-96)."""
    figure = s.figures[number]
    if figure.side == PARTY:
        return
    first = "first_kill" not in s.marks
    s.marks["first_kill"] = 1
    seat = killer_of(s, by)
    if seat == NONE:
        return
    tallies = s.characters[seat].tallies
    _count(tallies, "kills")
    if figure.rank == ELITE:
        _count(tallies, "elite_kills")
    if overkill(amount, before):
        _count(tallies, "overkills")
    if before == figure.most and cause == kinds.ATTACK:
        _count(tallies, "one_blow_kills")
    if first:
        tallies["first_kill"] = 1


def killer_of(s: Scenario, by: int) -> Seat:
    """The seat that a kill is credited to, NONE if it is nobody's: a character's own, or that of
    the summoner, also of a summon that strikes when it has died (GH-SUMMON-9)."""
    if by == GONE:
        _, kind, owner, *_ = s.deeds[-1].name
    elif by in s.figures:
        kind, owner = s.figures[by].kind, s.figures[by].owner
    else:
        return NONE
    return owner if kind in (CHARACTER, SUMMON) else NONE


def _count(tallies: dict[str, int], name: str) -> None:
    tallies[name] = tallies.get(name, 0) + 1


@step
async def slay(s: Scenario, number: int) -> None:
    """A figure is killed at once by the one who acts, without damage."""
    figure = s.figures.get(number)
    if figure is not None:
        if figure.kind == MONSTER:
            count_kill(s, number, s.deeds[-1].actor, 0, figure.hp, "effect")
        die(s, number)


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
        for one in figure.bonuses:
            if one[0] == DOOMED:
                last = step.find("last_deed")
                plan(s, last(who, figure.side, figure.at, figure.conditions, one[1]))
    elif figure.kind == SUMMON:
        drop_summon(s, figure)
        if summon_line(figure).dying:
            plan(s, step.find("last_blow")(who, figure.at, figure.conditions))
    figure_died(s, figure)


def drop_summon(s: Scenario, figure: Figure) -> None:
    """The card of a summon that is gone is lost (GH-SUMMON-11)."""
    character = s.characters[figure.owner]
    for active in character.active:
        if figure.type in SUMMONS[active.half]:
            bonuses.end(s, figure.owner, active.half // 2)
            return


def exhaust(s: Scenario, seat: Seat, cause: str) -> None:
    """A character is out of the scenario: its figure, its summons and its active cards are gone,
    all its cards are lost (GH-EXH-1..3, GH-SUMMON-10, GH-RUL-122). Its hit points are what they
    are (GH-EXH-5). When all are exhausted, the scenario is lost (GH-EXH-4)."""
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
    character.lost += [*character.hand.cards, *character.chosen.cards, *character.discard]
    character.lost += [one.half // 2 for one in character.active]
    for zone in (character.hand, character.chosen):
        zone.cards.clear()
        zone.seen.clear()
    character.discard.clear()
    character.active.clear()
    reveal(s)
    for other_seat, other_character in enumerate(s.characters):
        if other_seat != seat:
            _count(other_character.tallies, "others_exhausted")
    if not players(s):
        lose(s)
