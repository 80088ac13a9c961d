"""The steps of DungeonQuest: play can be taken up between any two, and a copy has little to do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grimorio.core import Chance, Game
from grimorio.core.chance import seed_key
from grimorio.core.play import EVERY_STEP, USUAL
from grimorio.core.record import resume, save
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.effects import LoseTurns
from grimorio.games.dungeonquest.components.numbers import CARD, DEEDS, THEN
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards import effects
from grimorio.games.dungeonquest.rules.dungeon.facing import face_room
from grimorio.games.dungeonquest.rules.fight.fates import SLAIN
from grimorio.games.dungeonquest.rules.turn import check_dead_end, hand_over
from grimorio.games.dungeonquest.state import Quest
from tests.games.dungeonquest import builders
from tests.games.dungeonquest.builders import Table, table
from tests.games.dungeonquest.fights import Fight, attacks, hero, quest, token
from tests.games.dungeonquest.golden import ENDINGS, replay
from tests.games.dungeonquest.test_monsters import HANDS, dealt

OPEN_ROOM = "chamber-cross"


def fight() -> Table:
    """Lindel has entered a room and met a Skeleton; Hugo plays it."""
    at = table(
        builders.hero("lindel", "e5"),
        builders.hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "chamber-dead-end"},
        tokens={"e4": "skeleton 3"},
    )
    at.s.chance = Chance(seed_key(1))
    return at.move("e4")


# -- stored checkpoints ---------------------------------------------------------------------------


def planned(game: Game[Quest]) -> list[str]:
    return [repr(item) for item in game.checkpoint.agenda]


def test_a_fight_opens_from_disk_in_the_middle_of_a_round() -> None:
    at = fight().answer("attack")
    at.game.answer(0, at.options[0])
    opened, _ = resume(*save(at.game))
    assert (opened.digest(), planned(opened)) == (at.game.digest(), planned(at.game))
    bottom = [item.step.name for item in at.game.checkpoint.agenda[:2]]
    assert bottom == ["hand_over", "face_inside"]


def again(name: str, cadence: int = USUAL) -> Iterator[Game[Quest]]:
    """A golden record, played answer by answer."""
    record = replay(name)
    game: Game[Quest] = Game(title, record.options, record.seats, record.key)
    game.begin(title.rules.setup(record.options, record.seats, Chance(record.key)), cadence)
    for entry in record.entries():
        yield game
        game.answer(entry.seat, entry.value)


def test_between_any_two_steps_a_game_opens_from_disk_and_goes_on_the_same() -> None:
    """Golden records with a checkpoint at every boundary, looked at where a step is new."""
    seen: set[str] = set()
    for name in ENDINGS:
        for game in again(name, EVERY_STEP):
            names = {item.step.name for item in game.checkpoint.agenda}
            if not names <= seen:
                seen |= names
                opened, _ = resume(*save(game))
                assert (opened.digest(), planned(opened)) == (game.digest(), planned(game))
    assert len(seen) > 30
    assert seen <= set(step.names())


@pytest.mark.parametrize("name", ["slain-by-a-hero", "set-upon-by-a-servant", "fallen-and-out"])
def test_a_copy_never_has_many_answers_to_play_again(name: str) -> None:
    """Those given since the last checkpoint, at every moment of a whole game with fights."""
    assert max(len(game.since_checkpoint()) for game in again(name)) <= 3


# -- what is planned ------------------------------------------------------------------------------


def test_a_card_goes_on_after_a_fight() -> None:
    """Any effect of a list may take as long as it likes, not only the last."""
    card = CARD["dungeon-skeleton"]
    (skeleton,) = THEN[card]
    lost = DEEDS.index(LoseTurns(flat=1))
    s = quest(hero("lindel"), hero("hugo"), chance=dealt(token("skeleton", 2), *HANDS))
    s.dens, s.monsters.cards = [], []
    a = Fight(s, effects.follow(0, skeleton, card, 0), effects.follow(0, lost, card, 0))
    a.answer("meet_monster", "attack")
    assert a.told("loses_turns") == []
    a.c.foe.damage += attacks("ray")
    a.attack("volley", "slash")
    assert a.fate == SLAIN
    assert a.told("loses_turns") == [(0, 1)]


def test_who_lost_a_duel_does_not_face_the_room() -> None:
    at = table(
        builders.hero("lindel", "e5"),
        builders.hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        turn_over=True,
        agenda=[hand_over(), face_room(0)],
    )
    assert at.asked == (1, "act")
    assert at.told("drew") == []


def test_a_dead_end_is_looked_for_after_the_action() -> None:
    at = table(
        builders.hero("lindel", "e4", searches=2),
        builders.hero("hugo", "m1"),
        rooms={"e4": "rotating-dead-end north", "e3": "chamber-dead-end north"},
        agenda=[hand_over(), check_dead_end(0)],
    )
    assert at.told("died") == [(0, "trapped")]
    assert at.asked == (1, "act")
