"""Where a turn of DungeonQuest rests, so that a copy has little to play again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import grimorio
from grimorio.core import Chance, Game
from grimorio.core.chance import seed_key
from grimorio.core.record import resume, save
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.effects import CardEffect
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.sides import HAND
from grimorio.games.dungeonquest.rules.steps import (
    ACT,
    CHOOSE_TOWERS,
    CONFRONT,
    COUNTER,
    DEAD_END,
    DRAW_BELOW,
    FACE_ROOM,
    FIGHT,
    REVEAL,
    SCUFFLE,
    SEARCH,
    TURN,
)
from grimorio.games.dungeonquest.state import Quest
from tests.games.dungeonquest.builders import Table, hero, table
from tests.games.dungeonquest.golden import replay

OPEN_ROOM = "chamber-cross"


def parts(effect: CardEffect) -> list[Sequence[CardEffect]]:
    """The lists of effects inside an effect."""
    match effect:
        case order.Roll():
            return [row.then for row in effect.table]
        case order.AttributeTest():
            return [effect.failed, effect.passed]
        case order.May():
            return [effect.then]
        case _:
            return []


def lists(effects: Sequence[CardEffect]) -> Iterator[Sequence[CardEffect]]:
    yield effects
    for effect in effects:
        for part in parts(effect):
            yield from lists(part)


def may_rest(effect: CardEffect) -> bool:
    """Whether following it may lead into a fight, a scuffle, a search or another room."""
    at_once = (
        order.Fight,
        order.Bribe,
        order.SpecialMove,
        order.ExtraMoves,
        order.SearchChoice,
        order.Scuffle,
    )
    if isinstance(effect, order.Draw):
        return any(
            may_rest(other)
            for card in CONTENT.cards
            if card.deck == effect.deck
            for other in card.then
        )
    return isinstance(effect, at_once) or any(may_rest(e) for part in parts(effect) for e in part)


def test_what_may_rest_is_the_last_thing_a_card_says() -> None:
    said = [
        effects
        for card in CONTENT.cards
        for told in (card.then, card.use.then if card.use else ())
        for effects in lists(told)
    ]
    assert any(map(may_rest, [effects[-1] for effects in said if effects]))
    assert not [effects for effects in said if any(map(may_rest, effects[:-1]))]


def test_what_is_followed_in_passing_never_rests() -> None:
    passing: list[CardEffect] = []
    for card in CONTENT.cards:
        passing += [*card.each_turn, *card.at_end]
        if card.deck in ("door", "dragon", "treasure"):
            passing += card.then
        if card.use and card.use.when not in ("before_move", "before_search", "catacombs_turn"):
            passing += card.use.then
    assert passing
    assert not [effect for effect in passing if may_rest(effect)]


def fight() -> Table:
    """Lindel has entered a room and met a Skeleton; Hugo plays it."""
    at = table(
        hero("lindel", "e5"),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "chamber-dead-end"},
        tokens={"e4": "skeleton 3"},
    )
    at.s.chance = Chance(seed_key(1))
    return at.move("e4")


def test_a_turn_rests_before_a_fight_and_when_the_hands_of_a_round_are_filled() -> None:
    at = fight()
    assert (at.kind, at.game.since_checkpoint(), at.game.unit) == ("meet_monster", [], 1)
    assert at.game.checkpoint.todo[-1] == (CONFRONT,)
    at.answer("attack")
    for number in (1, 2):
        assert (at.kind, at.game.since_checkpoint()) == ("attack", [])
        todo, held = at.game.checkpoint.todo, at.game.checkpoint.combat
        assert (todo[0], todo[-1]) == ((TURN,), (REVEAL,))
        assert held is not None
        assert (held.round, len(held.foe.hand) >= HAND) == (number, True)
        before = at.s.combat.round  # type: ignore[union-attr]
        while at.s.combat and at.s.combat.round == before:
            at.answer(at.options[0])
    assert at.game.unit == 1


def test_a_rested_turn_opens_from_disk_and_goes_on_the_same() -> None:
    at = fight().answer("attack")
    again, _ = resume(*save(at.game))
    assert again.digest() == at.game.digest()
    assert again.checkpoint.todo == at.game.checkpoint.todo
    assert len(again.checkpoint.todo) > 2


def test_a_fight_that_rested_between_two_rounds_goes_on_with_the_next() -> None:
    """As older checkpoints have it."""
    start = fight().game.checkpoint.copy()
    start.todo[-1] = (FIGHT,)
    game: Game[Quest] = Game(title, title.options({}, 2), 2, b"")
    game.begin(start)
    assert [ask.kind for ask in game.pending] == ["attack", "attack"]
    assert game.journal is not None
    told = [event.kind for event in game.journal.events]
    assert (told[0], "stalemate" in told) == ("combat_round", False)


def test_a_turn_rests_before_its_action_only_if_something_came_first() -> None:
    at = table(
        hero("hugo", "e5", kept=["trap-trapdoor"]),
        hero("lindel", "e7"),
        rooms={"e5": OPEN_ROOM, "e7": "chamber-left"},
        rolls=[1, 1],
        draws=["search-empty"],
    )
    assert (at.asked, at.game.checkpoint.todo[-1]) == ((0, "act"), (ACT, 0))
    at.answer("search")
    assert (at.asked, at.game.checkpoint.todo) == ((1, "act"), [])


def test_wherever_a_turn_rests_it_opens_from_disk_and_goes_on_the_same() -> None:
    """A whole game that comes to every kind of rest."""
    game: Game[Quest] = grimorio.new("dungeonquest", seats=2, seed=25)
    dice = Random(25)
    rested: set[int] = set()
    while game.outcome is None:
        todo = game.checkpoint.todo
        if todo and todo[-1][0] not in rested:
            rested.add(todo[-1][0])
            again, _ = resume(*save(game))
            assert (again.digest(), again.checkpoint.todo) == (game.digest(), todo)
        ask = game.pending[0]
        game.answer(ask.seat, dice.choice(ask.options))
    assert rested == {
        FACE_ROOM, REVEAL, ACT, SEARCH, DRAW_BELOW, SCUFFLE, COUNTER, CONFRONT, CHOOSE_TOWERS,
    }  # fmt: skip


@pytest.mark.parametrize("name", ["slain-by-a-hero", "set-upon-by-a-servant", "fallen-and-out"])
def test_a_copy_never_has_many_answers_to_play_again(name: str) -> None:
    """Those given since the last rest, at every moment of a whole game with fights."""
    game = replay(name)
    longest = most = 0
    stretch = -1
    for entry in game.entries():
        longest = longest + 1 if entry.stretch == stretch else 1
        stretch = entry.stretch
        most = max(most, longest)
    assert 1 < most <= 6


def test_who_lost_a_duel_does_not_face_the_room_after_a_rest() -> None:
    at = table(
        hero("lindel", "e5"),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        turn_over=True,
        todo=[(TURN,), (FACE_ROOM, 0)],
    )
    assert at.asked == (1, "act")
    assert at.told("drew") == []


def test_a_dead_end_is_looked_for_after_a_rest_too() -> None:
    """No card of a search leads into a fight today; one that did would rest in the room."""
    at = table(
        hero("lindel", "e4", searches=2),
        hero("hugo", "m1"),
        rooms={"e4": "rotating-dead-end north", "e3": "chamber-dead-end north"},
        todo=[(TURN,), (DEAD_END, 0)],
    )
    assert at.told("died") == [(0, "trapped")]
    assert at.asked == (1, "act")
