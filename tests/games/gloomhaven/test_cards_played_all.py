"""Every half of every card, played on the stage: what its data say has happened.

Assertions are made from the data, one for each verb. What special lines do is in
test_cards_played_specials.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from grimorio.games.gloomhaven.components import effects as k
from grimorio.games.gloomhaven.components.cards import Half
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    BEINGS,
    BOOSTS,
    CARDS,
    CONDITION,
    ELEMENT,
    HALF_LINES,
    LINES,
    SUMMONS,
)
from grimorio.games.gloomhaven.state import (
    HINDRANCE,
    INERT,
    OBSTACLE,
    STRONG,
    SUMMON,
    SWAPPED,
    TRAP,
    WANING,
)
from tests.games.gloomhaven.stage import Stage

NAMES = [f"{CARDS[half // 2].id}-{('top', 'bottom')[half % 2]}" for half in range(BASIC)]
FALSE_HERE = ("hindered", "poisoned", "invisible", "stunned", "flanked_and_isolated")
"""What does not hold of the guard as it stands: what is asked of it otherwise is set up."""


@cache
def played(half: int) -> Stage:
    """Read only: several tests look at the same game."""
    stage = Stage(half)
    stage.play()
    return stage


def halves_with(*verbs: type) -> list[int]:
    return [
        half
        for half in range(BASIC)
        if any(isinstance(LINES[line], verbs) for line in HALF_LINES[half])
    ]


def halves_named(halves: list[int]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("half", halves, ids=[NAMES[half] for half in halves])


def lines_of(half: int, verb: type[k.CardLine]) -> Iterator[tuple[int, k.CardLine]]:
    for number in HALF_LINES[half]:
        if isinstance(LINES[number], verb):
            yield number, LINES[number]


def used(line: int) -> list[k.Boost]:
    """All elements are there, and the player uses them whenever it can: of two boosts for the same
    element there is none."""
    return [boost for boost in BOOSTS[line] if boost.use]


# -- the half --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-11", "GH-ACT-12", "GH-SUMMON-3")
@halves_named(list(range(BASIC)))
def test_the_card_goes_where_it_belongs(half: int) -> None:
    stage = played(half)
    character = stage.t.character(0)
    card = half // 2
    active = [one.half for one in character.active]
    if stage.facts.lasts != "instant":
        assert active == [half]
    else:
        assert active == []
        assert card in (character.lost if stage.facts.lost else character.discard)


def spent(half: Half) -> set[str]:
    """The elements that using everything uses up: those that are named."""
    found: set[str] = set()
    for line in half.lines:
        price = getattr(line, "use", ())
        for one in (price, *[boost.use for boost in boosts_in(line)]):
            found |= set(one) - {"any"}
    return found


def boosts_in(line: k.CardLine) -> tuple[k.Boost, ...]:
    if isinstance(line, k.Special):
        return line.adds
    return getattr(line, "boosts", ())


BY_HAND = ("spirit-of-doom-bottom",)
"""These use an element in code."""


@pytest.mark.rule("GH-ELEM-1", "GH-ELEM-2", "GH-ELEM-5", "GH-ELEM-7", "GH-ELEM-14")
@halves_named([half for half in range(BASIC) if NAMES[half] not in BY_HAND])
def test_elements_are_used_up_and_made(half: int) -> None:
    """Made ones are strong at the end of the turn, also those used up in it."""
    stage = played(half)
    elements = stage.t.s.elements
    named = {ELEMENT[name] for name in stage.facts.makes if name != "any"}
    gone = {ELEMENT[name] for name in spent(stage.facts)}
    free = sum([boost.use.count("any") for line in stage.facts.lines for boost in boosts_in(line)])
    for element in named:
        assert elements[element] == STRONG
    for element in gone - named:
        assert elements[element] == INERT
    assert elements.count(STRONG) == len(stage.facts.makes)
    assert elements.count(INERT) == len(gone - named) + free
    assert elements.count(WANING) == 6 - elements.count(STRONG) - elements.count(INERT)


def tied_xp(half: int) -> int:
    """Experience for more than using the half at all: for boosts used, for what holds of the guard,
    for each target."""
    found = 0
    for number in HALF_LINES[half]:
        line = LINES[number]
        for boost in BOOSTS[number]:
            if boost.per and not boost.use:
                continue
            if boost.when in FALSE_HERE:
                continue
            found += boost.xp
        if isinstance(line, k.Shield):
            found += line.xp
    return found


def attacks_told(stage: Stage) -> int:
    me = stage.t.character(0).figure
    return sum([event.args[0][0] == me for event in stage.t.told("attacked")])


XP_BY_HAND = ("impaling-eruption-top", "disintegration-beam-top", "black-hole-top",
              "heaving-swing-top", "pulverize-top", "brutal-momentum-top",
              "cranium-overload-top")  # fmt: skip


@pytest.mark.rule("GH-XP-1..3", "GH-ACT-9")
@halves_named([half for half in range(BASIC) if NAMES[half] not in XP_BY_HAND])
def test_experience_is_gained_as_printed(half: int) -> None:
    """For the half, for each target, for boosts."""
    stage = played(half)
    each = [line.xp_each for _, line in lines_of(half, k.Attack) if isinstance(line, k.Attack)]
    expected = stage.facts.xp + tied_xp(half)
    if any(each):
        expected += sum(each) * attacks_told(stage)
    assert stage.t.character(0).xp == expected


# -- the verbs -------------------------------------------------------------------------------------


def given(stage: Stage, condition: str) -> list[int]:
    """Who gained a condition."""
    number = CONDITION[condition]
    return [event.args[0][0] for event in stage.t.told("gained") if event.args[1] == number]


ATTACKS_BY_HAND = ("black-hole-top", "cranium-overload-top", "phantasmal-killer-top")
"""Here the guard is killed before."""


@pytest.mark.rule("GH-ATT-1", "GH-ATT-3", "GH-ATT-15", "GH-COND-9")
@halves_named([half for half in halves_with(k.Attack) if NAMES[half] not in ATTACKS_BY_HAND])
def test_attacks_are_made_with_their_values_and_effects(half: int) -> None:
    """Each attack line is made, on up to its number of targets, with its value and what boosts
    add."""
    stage = played(half)
    told = [event for event in stage.t.told("attacked") if event.args[0][0] == 0]
    lines = [(number, line) for number, line in lines_of(half, k.Attack)]
    assert len(told) >= len(lines)
    for number, line in lines:
        assert isinstance(line, k.Attack)
        value = {"moved_this_turn": 3, "twice_destroyed": 2}.get(str(line.value), line.value)
        assert isinstance(value, int)
        for boost in BOOSTS[number]:
            if not boost.when and not boost.per:
                value += boost.attack
        assert any(event.args[2] >= value for event in told)
        for condition in line.conditions:
            assert given(stage, condition)
        for boost in used(number):
            for condition in boost.conditions:
                assert given(stage, condition)
        if line.push or line.pull:
            moved = [event.args[0][0] for event in stage.t.told("forced")]
            assert moved or line.pull


@pytest.mark.rule("GH-RUL-44")
@halves_named(halves_with(k.Move))
def test_moves_are_made(half: int) -> None:
    """One hex aside, or over the guard."""
    stage = played(half)
    moves = [event for event in stage.t.told("moved") if event.args[0][0] == 0]
    assert len(moves) >= len(list(lines_of(half, k.Move)))


@pytest.mark.rule("GH-HEAL-1", "GH-HEAL-2")
@halves_named(halves_with(k.Heal))
def test_heals_give_hit_points_back(half: int) -> None:
    """By the value, and not above the maximum."""
    stage = played(half)
    healed = [event.args[1] for event in stage.t.told("healed")]
    for number, line in lines_of(half, k.Heal):
        assert isinstance(line, k.Heal)
        value = line.value + sum([boost.heal for boost in used(number)])
        assert min(value, 4) in healed


@pytest.mark.rule("GH-LOOT-1", "GH-LOOT-5")
@halves_named(halves_with(k.Loot))
def test_loot_takes_the_money_in_range(half: int) -> None:
    stage = played(half)
    assert stage.t.character(0).coins >= 1
    assert stage.t.character(1).coins == 0
    for number, line in lines_of(half, k.Loot):
        assert isinstance(line, k.Loot)
        reach = line.range + sum([boost.loot for boost in used(number)])
        if half not in halves_with(k.Move, k.Special) or reach > 2:
            assert stage.t.character(0).coins == {1: 1, 2: 3, 3: 4}[reach]


@pytest.mark.rule("GH-TARGET-9", "GH-ACT-8")
@halves_named(halves_with(k.Damage))
def test_damage_that_is_no_attack_is_dealt(half: int) -> None:
    """Nobody is asked whether."""
    stage = played(half)
    told = [event for event in stage.t.told("damage") if event.args[3] == "effect"]
    for number, line in lines_of(half, k.Damage):
        assert isinstance(line, k.Damage)
        replaced = [boost.damage for boost in used(number) if boost.instead]
        value = replaced[0] if replaced else line.value
        assert any(event.args[1] == value for event in told)
        hurt = {event.args[0][0] for event in told}
        assert (0 in hurt) == any(
            isinstance(one, k.Damage) and one.whom == "self" for one in stage.facts.lines
        )


@pytest.mark.rule("GH-COND-9", "GH-COND-10")
@halves_named(halves_with(k.Afflict))
def test_conditions_and_pushes_without_an_attack(half: int) -> None:
    stage = played(half)
    for number, line in lines_of(half, k.Afflict):
        assert isinstance(line, k.Afflict)
        if any(boost.kill for boost in BOOSTS[number]):
            continue
        for condition in line.conditions:
            hit = given(stage, condition)
            assert hit
            assert (0 in hit) == (line.whom == "self")
        if line.push or line.pull:
            assert stage.t.told("forced")


@pytest.mark.rule("GH-ACTIVE-3", "GH-ACTIVE-9")
@halves_named(halves_with(k.Shield, k.Retaliate))
def test_shields_and_retaliation_last_for_the_round(half: int) -> None:
    stage = played(half)
    for verb, word in ((k.Shield, "shield"), (k.Retaliate, "retaliate")):
        for number, line in lines_of(half, verb):
            assert isinstance(line, k.Shield | k.Retaliate)
            more = [boost.shield + boost.retaliate for boost in used(number)]
            value = line.value + sum(more)
            told = [event for event in stage.t.told("bonus") if event.args[1] == word]
            whom = [boost.whom for boost in used(number) if boost.whom] or [line.whom]
            expected = {
                "self": [0], "all_allies": [1], "self_and_adjacent_allies": [0, 1],
                "self_and_all_allies": [0, 1],
            }[whom[0]]  # fmt: skip
            assert [(event.args[0][0], event.args[2]) for event in told] == [
                (one, value) for one in expected
            ]
            gifts = [gift for gift in stage.t.character(0).active[0].gifts if gift[1] == number]
            assert gifts == [(one, number, value) for one in expected]


@pytest.mark.rule("GH-ACT-10")
@halves_named(halves_with(k.Kill))
def test_kills_are_at_once_and_only_of_the_ranks_named(half: int) -> None:
    """The guard dies, and no boss can be chosen unless no rank is named."""
    stage = played(half)
    assert stage.guard not in stage.t.s.figures or stage.archer not in stage.t.s.figures
    assert stage.boss in stage.t.s.figures
    assert stage.t.s.killed >= 1


@pytest.mark.rule("GH-RECOV-1")
@halves_named(halves_with(k.Recover))
def test_cards_come_back_to_hand(half: int) -> None:
    stage = played(half)
    for number, line in lines_of(half, k.Recover):
        assert isinstance(line, k.Recover)
        seat = 0 if line.whom == "self" else 1
        count = line.count + sum([boost.recover for boost in used(number)]) if line.count else 2
        told = [event.args[1] for event in stage.t.told("recovered")]
        assert len(told) == count
        assert set(told) <= set(stage.t.character(seat).hand.cards)


@pytest.mark.rule("GH-REFRESH-1")
@halves_named(halves_with(k.Refresh))
def test_an_item_is_refreshed(half: int) -> None:
    assert played(half).t.character(1).consumed == []


@pytest.mark.rule("GH-SUMMON-1", "GH-SUMMON-3..5")
@halves_named([half for half in range(BASIC) if SUMMONS[half]])
def test_a_summon_comes_beside_its_summoner(half: int) -> None:
    stage = played(half)
    s = stage.t.s
    number, figure = next((n, one) for n, one in s.figures.items() if one.kind == SUMMON)
    line = BEINGS[figure.type]
    assert isinstance(line, k.Summon)
    assert (figure.hp, figure.most, figure.owner, figure.side) == (line.hp, line.hp, 0, 0)
    assert stage.t.character(0).active[0].figures == [number]
    assert figure.came == 1


@pytest.mark.rule("GH-TERR-3")
@halves_named(halves_with(k.MakeTrap))
def test_a_trap_is_made(half: int) -> None:
    stage = played(half)
    line = next(one for _, one in lines_of(half, k.MakeTrap))
    assert isinstance(line, k.MakeTrap)
    traps = [overlay for overlay in stage.t.s.overlays if overlay[0] == TRAP]
    assert traps[-1][1] == line.damage
    assert len(traps) == 2


@halves_named(halves_with(k.DisarmTrap))
def test_a_trap_is_disarmed(half: int) -> None:
    stage = played(half)
    assert all(overlay[0] != TRAP for overlay in stage.t.s.overlays)
    assert stage.t.character(0).tallies["traps"] == 1


@halves_named(halves_with(k.MakeObstacle))
def test_obstacles_are_made(half: int) -> None:
    line = next(one for _, one in lines_of(half, k.MakeObstacle))
    assert isinstance(line, k.MakeObstacle)
    made = [one for one in played(half).t.s.overlays if one[0] == HINDRANCE]
    assert [len(one[3]) for one in made] == [line.size] * line.count


@halves_named(halves_with(k.DestroyObstacle))
def test_obstacles_are_destroyed(half: int) -> None:
    assert all(one[0] != OBSTACLE for one in played(half).t.s.overlays)


@halves_named(halves_with(k.ShiftObstacle))
def test_an_obstacle_is_shifted(half: int) -> None:
    stage = played(half)
    assert [one[0] for one in stage.t.s.overlays if one[0] != TRAP] == [HINDRANCE]


@halves_named(halves_with(k.Grant))
def test_an_ally_acts(half: int) -> None:
    """The ally attacks or moves, as its own player decides."""
    stage = played(half)
    line = next(one for _, one in lines_of(half, k.Grant))
    assert isinstance(line, k.Grant)
    kind = "attacked" if isinstance(line.line, k.Attack) else "moved"
    assert [event.args[0][0] for event in stage.t.told(kind)][:1] == [1]


@pytest.mark.rule("GH-RUL-98")
@halves_named(halves_with(k.Control))
def test_an_enemy_acts_as_one_decides(half: int) -> None:
    stage = played(half)
    assert [event.args[0][0] for event in stage.t.told("moved")][:1] == [stage.guard]


@halves_named(halves_with(k.SwapTurn))
def test_an_enemy_changes_sides_for_its_turn(half: int) -> None:
    stage = played(half)
    line = next(one for _, one in lines_of(half, k.SwapTurn))
    assert isinstance(line, k.SwapTurn)
    assert stage.t.figure(stage.guard).bonuses == [(SWAPPED, 0 if line.mine else -1)]
