"""DungeonQuest: giving up (DQ-RUL-138)."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core.errors import NotOffered
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    CARD,
    DECK,
    HERO,
    HERO_POWERS,
    MONSTER,
)
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE
from grimorio.games.dungeonquest.rules.secrets import conserved
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON
from grimorio.texts import LANGUAGES, Texts, read_ftl
from tests.games.dungeonquest.builders import Table, cell, hero, new_table, table
from tests.games.dungeonquest.test_texts import LOCALE

OPEN_ROOM = "chamber-cross"


def offers(quest: Table, seat: int) -> list[Any]:
    return [offer.value for offer in quest.game.standing(seat)]


def give_up(quest: Table, seat: int = 0) -> Table:
    quest.game.take(seat, "give_up")
    return quest


def two(**rest: Any) -> Table:
    """Lindel's turn; Hugo waits in a tower."""
    lindel = hero("lindel", "e5", came_from="e6", loot=["corpse-rope"], runes=["rune-flame"])
    rooms = {"e5": OPEN_ROOM, "e6": OPEN_ROOM, "e4": OPEN_ROOM}
    return table(lindel, hero("hugo", "m1"), rooms=rooms, **rest)


@pytest.mark.rule("DQ-RUL-138")
def test_on_its_own_turn_a_hero_that_gives_up_is_dead_at_once() -> None:
    quest = two()
    parts = conserved(quest.s)
    assert offers(quest, 0) == ["give_up"]
    give_up(quest)
    assert quest.hero().where == DEAD
    assert (quest.told("gave_up"), quest.told("died")) == ([(0,)], [(0, "gave_up")])
    assert quest.discards("corpse") == ["corpse-rope"]
    assert conserved(quest.s) == parts
    assert quest.asked == (1, "act")
    assert offers(quest, 0) == []


@pytest.mark.rule("DQ-RUL-138")
def test_on_the_turn_of_another_it_is_out_when_that_turn_is_over() -> None:
    quest = two(draws=["chamber-left", "dungeon-empty"], turn=1)
    give_up(quest, 0)
    assert quest.told("gave_up") == [(0,)]
    assert quest.hero().where == DUNGEON
    assert offers(quest, 0) == []
    with pytest.raises(NotOffered):
        give_up(quest, 0)
    assert quest.asked == (1, "act")
    quest.move("m2")
    assert quest.hero().where == DEAD
    assert quest.told("died") == [(0, "gave_up")]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-138")
def test_a_monster_stays_where_the_hero_gave_up() -> None:
    quest = two(draws=["dungeon-skeleton", 2])
    quest.move("e4")
    assert quest.asked == (0, "meet_monster")
    parts = conserved(quest.s)
    give_up(quest)
    assert quest.s.combat is None
    assert quest.s.dens == [cell("e4")]
    assert quest.told("monster_stays") == [(MONSTER["skeleton"], cell("e4"))]
    assert quest.discards("dungeon") == ["dungeon-skeleton"]
    assert conserved(quest.s) == parts
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-138")
def test_what_lies_on_the_table_below_ground_goes_back_into_the_deck() -> None:
    one = hero("gherinn", "c5", heading=1, where=CATACOMBS, travelled=1, loot=["corpse-rope"])
    one.below = [CARD["catacombs-empty"]]
    quest = table(one, hero("hugo", "m1"), draws=["catacombs-deep-elf"])
    assert quest.asked == (0, "bribe")
    parts = conserved(quest.s)
    give_up(quest)
    assert len(quest.s.decks[DECK["catacombs"]]) == 40
    assert conserved(quest.s) == parts


@pytest.mark.rule("DQ-RUL-138")
def test_death_does_not_wait_for_who_gives_up() -> None:
    assert give_up(two(options={"death_can_wait": True})).hero().where == DEAD


@pytest.mark.rule("DQ-RUL-138")
def test_a_fight_between_heroes_is_fought_to_its_end_first() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "e4", loot=["corpse-rope"]),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=[
            *[ATTACK[card] for card in ("elven-eyes", "volley", "ricochet", "ray", "ray")],
            HERO_POWERS[HERO["hugo"]][0],
            *[ATTACK[card] for card in ("slash", "slash", "shield-bash", "shield-bash")],
        ],
        options={"hero_versus_hero": True},
    ).move("e4")
    asked = [(ask.seat, ask.kind.name) for ask in quest.game.pending]
    give_up(quest)
    assert [(ask.seat, ask.kind.name) for ask in quest.game.pending] == asked
    assert quest.hero().where == DUNGEON
    assert quest.hero().gives_up


@pytest.mark.rule("DQ-RUL-138")
def test_the_fury_burns_the_others_though_the_drawer_gives_up() -> None:
    quest = table(
        hero("gherinn", "g5"),
        hero("hugo", "g5"),
        rooms={"f5": OPEN_ROOM, "h5": OPEN_ROOM},
        draws=["dragon-fury", "dungeon-empty"],
        rolls=[1, 1, 2, 2],
    ).answer("stay")
    assert quest.asked == (0, "reroll_fury")
    give_up(quest)
    assert quest.asked == (0, "reroll_fury")  # it is out when this is over
    quest.answer(()).answer(cell("f5")).answer(cell("h5"))
    assert quest.hero(1).wounds == 4
    assert quest.hero().where == DEAD
    assert quest.hero(1).at != TREASURE


@pytest.mark.rule("DQ-RUL-138")
def test_nobody_gives_up_before_the_first_turn_or_after_the_last() -> None:
    quest = new_table(1, draws=[0, CARD["rune-flame"]])
    assert quest.kind == "choose_tower"
    assert offers(quest, 0) == []
    alone = give_up(table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM}))
    assert alone.winners == []
    assert offers(alone, 0) == []


@pytest.mark.rule("DQ-RUL-138")
def test_what_was_given_up_can_be_copied_undone_and_recorded() -> None:
    quest = two()
    game = quest.game
    before = game.state.dump()
    game.take(0, "give_up")
    assert game.clone().digest() == game.digest()
    game.undo(0, consent=True)
    assert game.state.dump() == before
    assert game.asked(0) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_giving_up_has_its_words(lang: str) -> None:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    assert texts.tell("offer-give_up") in ("Give up", "Rendirse")
