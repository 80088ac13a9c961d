from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from grimorio.bots import (
    LEVELS,
    RANDOM,
    Thinker,
    UnknownBot,
    below,
    bot,
    full_name,
    names,
    playing_on,
)
from grimorio.bots.playing_on import candidates, draw, result
from grimorio.core import Ask, Game, Lore, Outcome, Seat, Value, ask_all
from grimorio.core.registry import names as titles
from grimorio.core.scene import Text
from grimorio.trials.simulation import plan, play, simulate
from tests import toys
from tests.bots.moments import moments
from tests.toys import Pad, ask

SMALL = {"squire": "squire@24", "knight": "knight@32", "dragon": "dragon@128"}
SEARCHING = ("knight", "dragon")
THINKING = ("squire", *SEARCHING)


def choice(level: str, game: Game[Any], seat: Seat = 0, seed: int = 1) -> str:
    return bot(SMALL.get(level, level), seed).choose(Thinker(game, seat))


class Purse(Lore[Pad]):
    """Lore for toys: what stands in the notes is gold, and nobody opens purse 9."""

    def worth(self, s: Pad, seat: Seat) -> float:
        return sum(s.notes) / 100

    def lean(self, s: Pad, ask: Ask[Value]) -> Sequence[float] | None:
        return [0.0 if option == 9 else 1.0 for option in ask.options]

    def why(self, s: Pad, ask: Ask[Value], option: Value) -> Text | None:
        return Text("heavy", {"n": int(str(option))})


class Shy(Purse):
    """Players hardly lean to the fullest purse they may open."""

    def lean(self, s: Pad, ask: Ask[Value]) -> Sequence[float] | None:
        return [{9: 0.0, 5: 0.01}.get(int(str(option or 0)), 1.0) for option in ask.options]


class Wary(Purse):
    """Rather no purse than one of these."""

    def lean(self, s: Pad, ask: Ask[Value]) -> Sequence[float] | None:
        return [1.0 if option is None else 0.1 for option in ask.options]


class Plain(Purse):
    """A plain player opens one of the two smallest purses, and hardly ever another."""

    def plain(self, s: Pad, ask: Ask[Value]) -> Sequence[float] | None:
        return [1.0 if option in (1, 3) else 0.01 for option in ask.options]


class Patient(Purse):
    """Its dragons look at six continuations."""

    budgets: Mapping[str, int] = {"dragon": 6}


async def open_a_purse(s: Pad) -> None:
    """Seat 0 takes 1, 5, 3 or 9 coins, or none."""
    s.notes.append(await ask(0, "purse", lambda: (None, 1, 5, 3, 9)) or 0)


async def crown(s: Pad) -> None:
    """The holder of the turn says who wins."""
    s.holder = await ask(s.holder, "crown", lambda: range(len(s.hands)))


async def trust_or_dice(s: Pad) -> None:
    """Seat 0 leaves it to seat 1, who would have to be a fool to crown it, or to a die."""
    if await ask(0, "trust", lambda: ("trust", "dice")) == "trust":
        s.holder = int(await ask(1, "crown", lambda: ("0", "00", "000", "1")))
    else:
        s.holder = s.chance.below(2)


async def match_or_not(s: Pad) -> None:
    """Both pick in secret: seat 0 wins with 3, whatever seat 1 does."""
    mine, other = await ask_all(
        [ask(seat, "pick", lambda: (1, 2, 3), hides=True) for seat in range(2)]
    )
    s.holder = 0 if mine in (3, other) else 1


# -- sense -----------------------------------------------------------------------------------------


def test_a_wanderer_never_passes_while_it_can_do_something() -> None:
    game = toys.play(open_a_purse)
    wanderer = bot("wanderer", 1)
    chosen = Counter(wanderer.choose(Thinker(game, 0)) for _ in range(25))
    assert set(chosen) == {"1", "5", "3", "9"}


def test_a_wanderer_takes_any_answer_that_makes_sense_as_gladly() -> None:
    game = toys.play(open_a_purse)
    game.title.lore = Shy()
    wanderer = bot("wanderer", 1)
    chosen = Counter(wanderer.choose(Thinker(game, 0)) for _ in range(25))
    assert set(chosen) == {"1", "5", "3"}
    assert min(chosen.values()) >= 4


def test_a_wanderer_passes_where_players_lean_to_nothing_more() -> None:
    game = toys.play(open_a_purse)
    game.title.lore = Wary()
    wanderer = bot("wanderer", 1)
    chosen = {wanderer.choose(Thinker(game, 0)) for _ in range(25)}
    assert chosen == {"pass", "1", "5", "3", "9"}


def test_a_wanderer_ends_a_turn_that_could_go_on_for_ever() -> None:
    async def dig(s: Pad) -> None:
        while await ask(0, "dig", lambda: (None, 1)) is not None:
            s.notes.append(1)

    game = toys.play(dig, turns=1)
    wanderer = bot("wanderer", 1)
    while game.outcome is None:
        game.answer_key(0, wanderer.choose(Thinker(game, 0)))
    assert 30 <= len(game.state.notes) < 100


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_does_what_the_lore_rules_out(level: str) -> None:
    game = toys.play(open_a_purse)
    game.title.lore = Purse()
    assert "9" not in {choice(level, game, seed=seed) for seed in range(12)}


# -- seeking the best ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKING)
def test_each_seat_seeks_its_own_victory(level: str) -> None:
    for seat in range(3):
        game = toys.play(crown, seats=3, turns=1)
        game.state.holder = game.checkpoint.holder = seat
        again: Game[Pad] = Game(game.title, {}, 3, b"key")
        again.begin(game.checkpoint.copy())
        assert choice(level, again, seat) == str(seat)


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seats", [1, 2])
def test_alone_and_together_they_seek_the_common_best(level: str, seats: int) -> None:
    class Together(toys.Toy):
        def outcome(self, s: Pad) -> Outcome | None:
            everybody = range(len(s.hands))
            return None if s.left else Outcome([sum(s.notes)] * seats, everybody, "done")

    game = toys.play(open_a_purse, seats=seats, turns=2)
    game.title.rules = Together(open_a_purse, 2)
    again: Game[Pad] = Game(game.title, {}, seats, b"key")
    again.begin(game.title.rules.setup({}, seats, game.state.chance))
    assert choice(level, again) == "9"


@pytest.mark.parametrize("level", THINKING)
def test_lore_is_followed_where_the_end_is_far(level: str) -> None:
    game = toys.play(open_a_purse, turns=100_000)
    game.title.lore = Purse()
    assert choice(level, game) == "5"


def test_a_squire_tries_even_what_players_hardly_lean_to() -> None:
    game = toys.play(open_a_purse, turns=100_000)
    game.title.lore = Shy()
    assert choice("squire", game) == "5"


def test_a_squire_thinks_only_of_what_a_plain_player_leans_to() -> None:
    game = toys.play(open_a_purse, turns=100_000)
    game.title.lore = Plain()
    assert choice("squire", game) == "3"
    assert choice("dragon", game) == "5"


@pytest.mark.parametrize("level", SEARCHING)
def test_a_search_expects_the_others_to_seek_their_own_best(level: str) -> None:
    game = toys.play(trust_or_dice, turns=1)
    assert choice("squire", game) == "trust"
    assert bot(f"{level}@240", 1).choose(Thinker(game, 0)) == "dice"


@pytest.mark.parametrize("level", THINKING)
def test_secret_picks_are_made_without_knowing_the_others(level: str) -> None:
    game = toys.play(match_or_not, turns=1)
    game.answer(1, 2)
    assert choice(level, game) == "3"


# -- the same and not the same ---------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_budget_give_the_same_moves(level: str) -> None:
    for game, seat in moments("wisps", "same", every=11, count=4):
        assert choice(level, game, seat, seed=5) == choice(level, game, seat, seed=5)


@pytest.mark.parametrize("level", [RANDOM, "wanderer"])
@pytest.mark.parametrize("title", titles())
def test_chance_plays_every_title_to_its_end(title: str, level: str) -> None:
    done = play(plan(title, bots=[level], games=1, seed=level), 0)
    assert done.failure == ""
    assert done.reason


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("title", titles())
def test_every_level_has_an_answer_to_every_question(
    title: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_on, "MAX_ANSWERS", 15)
    for game, seat in moments(title, level, every=13, count=5):
        assert bot(f"{level}@4", 1).choose(Thinker(game, seat)) in Thinker(game, seat).keys


def test_thinking_pays() -> None:
    found = simulate(plan("wisps", seats=2, bots=["squire@24", RANDOM], games=12, seed="pays"), 1)
    assert found.wins[0] >= 10
    assert found.scores[0].mean > 2 * found.scores[1].mean


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_no_time_left_answers_all_the_same(level: str) -> None:
    for game, seat in moments("wisps", "late", every=11, count=2):
        thinker = Thinker(game, seat, seconds=-1)
        assert thinker.late
        assert bot(f"{level}@999999", 1).choose(thinker) in thinker.keys


def test_where_nobody_waits_nobody_is_late() -> None:
    assert not Thinker(toys.play(crown), 0).late
    assert not Thinker(toys.play(crown), 0, seconds=3600).late


# -- names -----------------------------------------------------------------------------------------


def test_levels_are_named_from_weak_to_strong() -> None:
    assert names()[:5] == ["random", "wanderer", "squire", "knight", "dragon"]
    assert [below(name) for name in names()[:5]] == ["random", "random", *LEVELS[:3]]
    assert below("dragon@800") == "knight"
    assert below("somebody-elses") == "squire"


@pytest.mark.parametrize("name", ["dragon@", "dragon@x", "dragon@0", "dragon@-3", "random@5", "@5"])
def test_a_budget_is_a_number_of_iterations(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, 1)


def test_a_title_has_its_own_budgets() -> None:
    assert full_name("dragon", Patient()) == "dragon@6"
    assert full_name("dragon@80", Patient()) == "dragon@80"
    assert full_name("knight", Patient()) == full_name("knight", Purse()) == "knight@40"
    assert full_name("wanderer", Patient()) == "wanderer"


def test_a_dragon_looks_as_far_as_the_title_says() -> None:
    class Dealing(Thinker):
        worlds = 0

        def sample(self, key: int | str, *, once: bool = False) -> Game[Any]:
            self.worlds += 1
            return super().sample(key, once=once)

    def worlds(name: str, lore: Purse) -> int:
        game = toys.play(open_a_purse, turns=100_000)
        game.title.lore = lore
        thinker = Dealing(game, 0)
        bot(name, 1).choose(thinker)
        return thinker.worlds

    assert worlds("dragon", Patient()) == worlds("dragon@6", Purse())
    assert worlds("dragon", Purse()) == worlds("dragon@120", Patient()) > 100


# -- playing on ------------------------------------------------------------------------------------


def test_answers_are_drawn_as_often_as_they_weigh() -> None:
    dice = Random(1)
    drawn = Counter(draw([1, 0, 3], "abc", dice) for _ in range(4000))
    assert set(drawn) == {"a", "c"}
    assert abs(drawn["c"] - 3000) < 150
    plain = Counter(draw(None, "abc", dice) for _ in range(3000))
    assert all(abs(n - 1000) < 150 for n in plain.values())


def test_an_outcome_is_worth_more_to_who_won_it_alone_and_by_more() -> None:
    alone, shared = Outcome([5, 1], [0], ""), Outcome([5, 5], [0, 1], "")
    assert result(alone, 0) > result(shared, 0) > result(alone, 1)
    assert result(Outcome([9, 1], [0], ""), 0) > result(alone, 0)
    assert result(Outcome([5, 4], [0], ""), 1) > result(alone, 1)
    assert result(Outcome([3], [], ""), 0) > result(Outcome([-1], [], ""), 0)
    assert all(0 <= result(alone, seat) <= 1 for seat in range(2))


def test_what_players_hardly_lean_to_is_left_aside() -> None:
    assert candidates(None, "abc") == ["a", "b", "c"]
    assert candidates([1, 10, 0.9, 0, 4], "abcde") == ["a", "b", "e"]
    assert candidates([1, 1, 0], "abc") == ["a", "b"]
