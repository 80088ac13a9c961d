"""Bots of Euthia: they go for what is worth it, and finish a game."""

from __future__ import annotations

from typing import Any

from grimorio.bots import Thinker, bot
from grimorio.core import Chance, Game
from grimorio.core.chance import seed_key
from grimorio.games.euthia import title
from grimorio.games.euthia.bot import lore
from grimorio.games.euthia.bot.odds import chance_to_win, mean_damage
from grimorio.games.euthia.components.numbers import PIECE
from tests.games.euthia.test_trade import shopping
from tests.games.euthia.test_turns import LAND
from tests.games.euthia.treks import Trek


def leant(trek: Trek) -> str:
    """The answer a player leans to most."""
    weights = lore.lean(trek.s, trek.question)
    assert weights is not None
    best = max(range(len(weights)), key=lambda n: weights[n])
    return trek.can()[best]


def test_a_treasure_underfoot_is_taken_and_a_rich_hex_is_mined() -> None:
    assert leant(Trek(at="+0-1", tiles=LAND)) == "treasure"
    assert leant(Trek(at="+1+0", tiles=LAND)) == "mine"


def test_a_hurt_hero_heals_in_the_church_and_a_rich_one_unveils_first() -> None:
    assert leant(Trek(tiles=LAND, health=1, gold=2)) == "church-heal"
    assert leant(shopping(reputation=4)) == "unveil tiles 4"


def test_a_better_kit_wins_more_often() -> None:
    weak = Trek(health=2, gaar=0)
    strong = Trek(board={"sword-2": "oath-sword", "helmet": "plate-helmet"})
    assert chance_to_win(weak.s, 0, 1) < 0.4 < chance_to_win(strong.s, 0, 1)
    assert mean_damage(PIECE["oath-sword"], -2, 0) > mean_damage(PIECE["fire-staff"], -2, 0) > 0


def test_two_squires_play_a_whole_game() -> None:
    key = seed_key(2)
    options = title.options({}, 2)
    game: Game[Any] = Game(title, options, 2, key)
    game.begin(title.rules.setup(options, 2, Chance(key)))
    players = [bot("squire", seat) for seat in range(2)]
    while game.outcome is None:
        seat = game.pending[0].seat
        game.answer_key(seat, players[seat].choose(Thinker(game, seat)))
    assert game.state.round == 6
    assert max(game.outcome.scores) > 8
