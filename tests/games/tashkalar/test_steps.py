"""The steps of Tash-Kalar: between any two of them the state is the whole truth."""

from __future__ import annotations

from random import Random

import pytest

from grimorio.core import Chance, Game, Options
from grimorio.core.agenda import dump_agenda
from grimorio.core.chance import seed_key
from grimorio.core.play import EVERY_STEP
from grimorio.core.record import resume, save
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.components.numbers import (
    AFTER,
    BEING_EFFECTS,
    BEINGS,
    CONTENT,
    EFFECTS,
    FLARE_EFFECTS,
    INSIDE,
)
from grimorio.games.tashkalar.kinds import LIFT_PIECE, SUMMON
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE
from tests.games.tashkalar.builders import arena, pattern

ASKING = {
    "take_school",
    "lay_starting_piece",
    "act",
    "put_down",
    "take_piece",
    "choose_colour",
    "resolve",
    "end_action",
    "return_cards",
}
"""The steps of a melee in which somebody may be asked."""


def begun(seats: int, given: Options, seed: int) -> Game[Arena]:
    """A game with a checkpoint at every boundary between two steps."""
    options = title.options(given, seats)
    game: Game[Arena] = Game(title, options, seats, seed_key(seed))
    game.begin(title.rules.setup(options, seats, Chance(game.key)), EVERY_STEP)
    return game


def test_between_any_two_steps_a_game_opens_from_disk_and_goes_on_the_same() -> None:
    rested: set[str] = set()
    for seed in range(6):
        game = begun(3, {"schools": "chosen"}, seed)
        dice = Random(seed)
        while game.outcome is None:
            agenda = game.checkpoint.agenda
            if agenda[-1].step.name not in rested or dice.random() < 0.05:
                rested.add(agenda[-1].step.name)
                again, _ = resume(*save(game))
                assert again.digest() == game.digest()
                assert dump_agenda(again.state.agenda) == dump_agenda(game.state.agenda)
            ask = game.pending[0]
            calls = [o for o in ask.options if SUMMON.matches(o) or LIFT_PIECE.matches(o)]
            game.answer(ask.seat, dice.choice(calls or ask.options))
    assert rested == ASKING


@pytest.mark.rule("TK-EFF-5")
def test_a_second_effect_is_asked_about_without_playing_the_first_again() -> None:
    table = arena(pattern("high-priestess", "e5"), "high-priestess")
    table.summon("high-priestess", "e5")
    for kind, square in (("move", "d6"), ("upgrade", "d7")):
        assert table.kind == kind
        table.game.tighten()
        assert table.game.since_checkpoint() == []
        table.pick(square)
    assert (table.kind, table.at("d6"), table.at("d7")) == ("act", "1h", "1h")


def test_every_effect_is_numbered_and_leads_to_the_next_on_its_card() -> None:
    reached: set[int] = set()

    def walk(number: int) -> None:
        if number != NONE and number not in reached:
            reached.add(number)
            for after in (AFTER[number], *INSIDE[number]):
                walk(after)

    for first, being in zip(BEING_EFFECTS, BEINGS, strict=True):
        number = first
        for effect in being.effects:
            assert EFFECTS[number] is effect
            number = AFTER[number]
        assert number == NONE
    for parts, flare in zip(FLARE_EFFECTS, CONTENT.flares, strict=True):
        assert (EFFECTS[parts[0]], EFFECTS[parts[1]]) == (flare.upper[0], flare.lower[0])
    for start in (*BEING_EFFECTS, *[part for parts in FLARE_EFFECTS for part in parts]):
        walk(start)
    assert len(reached) == len(EFFECTS)
