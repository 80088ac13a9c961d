"""Playing the Monster is a duty; leaving with gold is a feat."""

from __future__ import annotations

from random import Random

import pytest

import grimorio
from grimorio.core import Ask, Value
from grimorio.games.dungeonquest import title
from grimorio.games.dungeonquest.components.numbers import HERO
from grimorio.games.dungeonquest.state import DEAD, LEFT, Quest
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES, texts_of

DUTIES = {
    "attack", "counterattack", "move_pile_card", "discard_for_bonus", "name_type", "take_card",
    "replace_card", "heal_pile", "take_token",
}  # fmt: skip
"""What a Monster player may be asked."""
OPTIONS = {"hero_versus_hero": True, "servants": True}


def is_for_the_monster(s: Quest, ask: Ask[Value]) -> bool:
    """Asked of the seat that plays the Monster, as its player."""
    c = s.combat
    monster = c is not None and c.monster != NONE and c.rival == ask.seat
    return monster and ask.kind.name in DUTIES


@pytest.mark.rule("DQ-MON-1")
@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_asked_of_a_monster_player_is_a_duty_and_nothing_else(seed: int) -> None:
    chance = Random(seed)
    game = grimorio.new("dungeonquest", seats=3, seed=seed, options=OPTIONS)
    kinds = set()
    while game.outcome is None:
        for ask in game.pending:
            assert ask.duty == ("monster" if is_for_the_monster(game.state, ask) else "")
            kinds.add(ask.kind.name if ask.duty else "")
        asked = game.pending[0]
        game.answer(asked.seat, chance.choice(asked.options))
    assert "attack" in kinds


def test_who_plays_alone_has_no_neighbour_to_play_the_monsters_for() -> None:
    assert [title.duties_of(seats) for seats in (1, 2, 4)] == [(), ("monster",), ("monster",)]
    chance = Random(3)
    game = grimorio.new("dungeonquest", seats=1, seed=3)
    while game.outcome is None:
        assert not any(ask.duty for ask in game.pending)
        game.answer(0, chance.choice(game.pending[0].options))


def test_nobody_has_a_duty_where_heroes_fight_each_other() -> None:
    chance = Random(1)
    duels = 0
    for seed in range(40):
        game = grimorio.new("dungeonquest", seats=4, seed=seed, options=OPTIONS)
        while game.outcome is None:
            c = game.state.combat
            if c is not None and c.monster == NONE:
                duels += 1
                assert not any(ask.duty for ask in game.pending)
            asked = game.pending[0]
            game.answer(asked.seat, chance.choice(asked.options))
        if duels:
            return
    raise AssertionError("nobody fought")


def test_the_dead_and_those_who_left_are_out() -> None:
    game = grimorio.new("dungeonquest", seats=3, seed=1)
    s = game.state
    assert not any(title.seating.out(s, seat) for seat in range(3))
    s.heroes[0].where, s.heroes[1].where = DEAD, LEFT
    assert [title.seating.out(s, seat) for seat in range(3)] == [True, True, False]


def test_gold_carried_out_is_remembered_with_its_hero() -> None:
    s = grimorio.new("dungeonquest", seats=3, seed=1).state
    for hero, where, worth in zip(
        s.heroes, (LEFT, DEAD, LEFT), ([500, 20], [900], []), strict=True
    ):
        hero.where, hero.worth = where, worth
    feats = title.seating.feats(s)
    assert [(feat.seat, feat.score) for feat in feats] == [(0, 520)]
    for lang in LANGUAGES:
        texts = texts_of(title, lang)
        assert texts.tell(f"hero-{HERO.ids[s.heroes[0].kind]}") in texts.say(feats[0].text)
        assert texts.tell("duty-monster")
        assert texts.tell("duty-monster-once")
        assert not texts.missing


def test_dice_are_proposed_for_a_game_over_days() -> None:
    proposed = {s.name: s.over_days for s in title.settings.choices if s.over_days is not None}
    assert proposed == {"dice_combat": True}
