"""Together, a variant of ours: a row of Solo cards, one common score, a goal; and the ranks that a
score alone earns."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from itertools import combinations_with_replacement, count
from random import Random
from typing import Any

import pytest

from grimorio.conformance import CHECKS
from grimorio.conformance.games import start
from grimorio.core import Value
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.box import SoloCard
from grimorio.games.dungeonalliance.components.numbers import CONTENT
from grimorio.games.dungeonalliance.fame import feats
from grimorio.games.dungeonalliance.kinds import ATTACK
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.ending import (
    check_cleared,
    common_score,
    outcome,
    solo_rank,
)
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.secrets import conserved
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.turn import begin_cycle, next_round
from grimorio.games.dungeonalliance.state import KNOWN, TOGETHER
from grimorio.games.dungeonalliance.view import view
from grimorio.kit.numbers import NONE
from grimorio.texts import Texts, read_ftl
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, lay, new_game, play_on, room

LOCALE = files("grimorio.games.dungeonalliance") / "locale"
THIRD = ("mirabell", "krolt", "emanon", "melinda")


def found(wanted: Callable[[SoloCard], bool]) -> int:
    """The first Solo card of that kind."""
    return next(number for number, card in enumerate(CONTENT.solo) if wanted(card))


def together(*cards: int, **options: Any) -> Table:
    """Two Alliances together in the room of tests, with these cards turned up."""
    t = room(**{"together": "usual", **options})
    t.s.solo_card, *t.s.solo_row = cards
    for card in cards:
        t.s.solo_bag.remove(card)
    return t


def said(lang: str, text: Any) -> str:
    """A text in a language, without the signs that isolate its parts."""
    words = Texts(lang, [read_ftl(LOCALE, lang)]).say(text)
    return "".join(sign for sign in words if sign.isprintable())


# -- the cards -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-140")
def test_together_is_the_competitive_game_with_the_solo_cards() -> None:
    for seats in (2, 3, 4):
        game = new_game(seats, "together", together="usual")
        s = game.state
        frame = CONTENT.frames[seats - 1]
        assert s.mode == TOGETHER
        assert (s.tiles_left, s.pools) == (list(frame.tiles), list(frame.pools))
        assert len(s.solo_bag) == 16
        play_on_to(game, "activate")
        assert all(len(player.heroes) == TEAM for player in game.state.players)
        assert len(game.state.offered) == 1, "drafted from four for each and one more"


def play_on_to(game: Any, kind: str) -> None:
    while game.pending and game.pending[0].kind.name != kind:
        game.answer(game.pending[0].seat, game.pending[0].options[0])


@pytest.mark.rule("DA-RUL-143")
def test_a_card_for_each_player_is_turned_up_before_the_heroes_act() -> None:
    t = room(FIRST, SECOND, together="usual")
    t.s.cycle = 0
    t.chance(draws=[4, 9])
    t.play(begin_cycle())
    assert t.asked[0][1] == "activate"
    assert (t.s.solo_card, t.s.solo_row) == (4, [9])
    assert t.told("next_solo") == [(5,), (10,)]


@pytest.mark.rule("DA-RUL-143")
def test_a_deck_that_is_used_up_is_shuffled_anew() -> None:
    t = room(FIRST, SECOND, together="usual")
    t.s.cycle = 0
    t.s.solo_gone, t.s.solo_bag = t.s.solo_bag[1:], t.s.solo_bag[:1]
    t.chance(draws=[0, 3])
    t.play(begin_cycle())
    assert (t.s.solo_card, t.s.solo_row) == (0, [3])
    assert sorted(t.s.solo_bag) == [number for number in range(16) if number not in (0, 3)]
    assert t.s.solo_gone == []


@pytest.mark.rule("DA-RUL-143", "DA-ROUND-5", "DA-SOLO-6")
def test_the_last_player_follows_the_first_card_and_chooses() -> None:
    first, second = found(lambda c: c.form == "c"), found(lambda c: c.first == "upgrades")
    t = together(first, second)
    t.put("holgar", (4, 4))
    t.put("petra", (5, 5))
    ogre = t.monster("ogre", (3, 3))
    t.play(follow_card(1), follow_card(0))
    assert {seat for seat, _ in t.asked} == {1}
    targets = {number for option in t.options() for number in numbers_in(option)}
    assert {t.figure("petra"), t.figure("holgar"), ogre} & targets
    while t.asked and t.asked[0][0] == 1:
        t.answer(t.options()[0])
    assert t.s.solo_card == second
    assert t.s.solo_gone == [first]
    assert t.s.seat == 0


def numbers_in(option: Value) -> list[int]:
    parts = option if isinstance(option, tuple) else (option,)
    return [part for part in parts if isinstance(part, int)]


@pytest.mark.rule("DA-RUL-143")
def test_a_monster_attacks_a_hero_of_any_alliance() -> None:
    card = found(lambda c: c.form == "c" and c.first != "ready")
    for name in ("petra", "holgar"):
        t = together(card, found(lambda c: c.first == "upgrades"))
        t.put(name, (4, 4))
        t.monster("ogre", (4, 3))
        t.play(follow_card(1))
        while t.asked:
            t.answer(t.options()[0])
        attacked = t.told("attacked")[0][1]
        assert isinstance(attacked, tuple)
        assert attacked[0] == t.figure(name)


@pytest.mark.rule("DA-RUL-144")
def test_only_the_first_card_of_a_cycle_changes_the_rows() -> None:
    cards = [n for n, c in enumerate(CONTENT.solo) if c.first == "tiles" and not c.discard]
    t = together(cards[0], cards[1])
    t.row("nest", "cells")
    t.play(follow_card(1), follow_card(0))
    while t.asked:
        t.answer(t.options()[0])
    assert len(t.s.tiles_gone) == 1
    assert t.s.solo_card == NONE


@pytest.mark.rule("DA-RUL-145")
def test_the_third_section_is_for_the_player_who_follows_the_card() -> None:
    hurts = found(lambda c: c.damage == 2 and c.first == "upgrades" and not c.surge)
    t = together(hurts, found(lambda c: c.first == "ready"))
    t.play(follow_card(1))
    assert t.asked == [(1, "solo_hurt")]
    team = [t.figure(name) for name in SECOND]
    assert t.options() == [*combinations_with_replacement(team, 2)]
    spends = found(lambda c: c.spend)
    t = together(spends, found(lambda c: c.first == "ready"))
    t.player(0).fresh = t.player(1).fresh = 2
    t.play(follow_card(1))
    assert [(one.fresh, one.spent) for one in t.s.players] == [(2, 0), (1, 1)]


@pytest.mark.rule("DA-RUL-145", "DA-RUL-75")
def test_the_cards_that_are_lost_are_those_of_the_player_who_follows_the_card() -> None:
    t = together(found(lambda c: c.discard), found(lambda c: c.first == "upgrades"))
    t.hand(0, "petra-strike", "petra-brace", "lorna-shot")
    t.hand(1, "holgar-strike")
    t.play(follow_card(1))
    while t.asked:
        assert t.asked[0][0] == 1
        t.answer(t.options()[0])
    assert len(t.player(0).hand) == 3
    assert [player.shortage for player in t.s.players] == [0, 3]


# -- hands, damage, the end ------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-142")
def test_hands_stay_hidden_but_from_who_plays_several_alliances() -> None:
    t = together(0, 1)
    t.hand(0, "petra-strike")
    t.hand(1, "bull-charge")
    hidden = [zone for zone in view(t.s, 1).zones if zone.id == "hand0"]
    assert all(card.face == "" for zone in hidden for card in zone.cards)
    apart, common = title.options({}, 2), title.options({"together": "hard"}, 2)
    assert title.seating.shares(common, (0, 1), 2)
    assert not title.seating.shares(apart, (0, 1), 2)


@pytest.mark.rule("DA-RUL-146")
def test_the_common_score_is_the_sum_less_what_is_left_of_the_dungeon() -> None:
    t = together(0, 1)
    t.player(0).fresh, t.player(0).spent, t.player(0).defeats = 20, 10, 1
    t.player(1).fresh, t.player(1).defeats = 15, 2
    t.s.tiles_left = [0, 1, 1]
    t.row("nest", "cells")
    for place in ((3, 3), (4, 3), (5, 3)):
        t.monster("goblin", place)
    t.token("pit-trap", (5, 5), face=KNOWN)
    assert common_score(t.s) == 29 + 13 - 4 * 4 - 3 - 1


def ended(score: int, seats: int = 2, goal: str = "usual") -> Table:
    """A game together that ends with that common score."""
    t = lay(*(FIRST, SECOND, THIRD)[:seats], together=goal)
    t.s.tiles_left = [0, 0, 0]
    t.player(0).fresh, t.player(1).spent = score - 5, 5
    t.s.round = 4
    t.play(next_round())
    return t


@pytest.mark.rule("DA-RUL-146", "DA-RUL-147")
@pytest.mark.parametrize("goal", ["usual", "hard"])
@pytest.mark.parametrize("seats", [2, 3])
def test_at_the_goal_all_win_and_below_it_nobody(goal: str, seats: int) -> None:
    least = next(one for one in CONTENT.goals if one.id == goal).scores[seats - 2]
    won, lost = ended(least, seats, goal), ended(least - 1, seats, goal)
    end = outcome(won.s)
    assert end is not None
    assert (end.winners, end.reason) == (tuple(range(seats)), "together")
    assert end.scores[:2] == (least - 5, 5), "what each has brought"
    assert won.told("counted") == [(least, least, 1)]
    end = outcome(lost.s)
    assert end is not None
    assert (end.winners, end.reason) == ((), "together-lost")
    assert lost.told("counted") == [(least - 1, least, 0)]


@pytest.mark.rule("DA-RUL-146")
@pytest.mark.parametrize(("lang", "won", "lost"), [
    ("en", "won together", "lost together"), ("es", "victoria de todos", "derrota de todos"),
])  # fmt: skip
def test_the_end_is_told_in_both_languages(lang: str, won: str, lost: str) -> None:
    least = CONTENT.goals[0].scores[0]
    for score, words in ((least, won), (least - 1, lost)):
        headline = view(ended(score).s, 0).headline
        assert said(lang, headline).endswith(f"{words}.")
        assert str(score) in said(lang, headline)


@pytest.mark.rule("DA-RUL-147")
def test_experience_belongs_to_who_won_it_and_fame_to_all() -> None:
    t = together(0, 1)
    goblin = t.monster("goblin", (4, 4))
    wound(t.s, goblin, 0, 1)
    wound(t.s, goblin, 1, 9)
    rewards = CONTENT.monsters[0]
    assert [player.fresh for player in t.s.players] == [rewards.second, rewards.first]
    least = CONTENT.goals[0].scores[0]
    assert [(feat.seat, feat.score) for feat in feats(ended(least).s)] == [(0, least), (1, least)]
    assert feats(ended(least - 1).s) == []


@pytest.mark.rule("DA-RUL-148")
def test_an_empty_dungeon_does_not_end_the_game_early() -> None:
    t = together(0, 1)
    t.s.tiles_left = [0, 0, 0]
    check_cleared(t.s)
    assert not t.s.early


@pytest.mark.rule("DA-RUL-149")
def test_heroes_of_other_alliances_are_neither_allies_nor_enemies() -> None:
    t = together(0, 1)
    t.put("petra", (4, 4))
    t.put("bull", (4, 3))
    t.hurt("bull", 2)
    t.activate("petra")
    assert t.figure("bull") not in [target for target, _, _ in t.parts(ATTACK)]
    assert t.damage("bull") == 2


# -- the whole game --------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-143", "DA-RUL-148")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_cards_come_for_each_player_in_four_rounds(seats: int) -> None:
    game = new_game(seats, f"together {seats}", together="hard", heroes="random")
    before = conserved(game.state)
    play_on(game, Random(seats))
    assert game.outcome is not None
    assert conserved(game.state) == before
    assert game.journal is not None
    cards = [str(e.args[0]) for e in game.journal.events if e.kind.name == "next_solo"]
    assert len(cards) == 16 * seats
    assert game.state.round == 4
    if seats != 3:  # where a cycle ends with the deck
        assert sorted(cards) == sorted([str(number + 1) for number in range(16)] * seats)


@pytest.mark.rule("DA-RUL-143", "DA-RUL-144", "DA-RUL-146")
def test_the_table_shows_the_cards_who_follows_them_and_the_goal() -> None:
    t = together(4, 9)
    scene = view(t.s, 0)
    zone = next(one for one in scene.zones if one.id == "solo-card")
    assert [card.face for card in zone.cards] == ["solo-5", "solo-10"]
    group = next(one for one in scene.groups if one.id == "solo")
    assert said("en", group.notes[0]) == "Red follows card 5, all of it."
    assert said("es", group.notes[1]) == "Azul sigue la carta 10 desde la sección II."
    row = next(one for one in scene.rows if one.id == "common")
    assert common_score(t.s) == -52
    assert row.chips[0].note == f"\N{MINUS SIGN}52/{t.s.goal}"
    assert str(t.s.goal) in said("en", row.chips[0].label)


@pytest.mark.rule("DA-RUL-140", "DA-RUL-142")
@pytest.mark.parametrize("check", ["play", "laws"])
def test_together_keeps_the_contract_of_a_title(check: str) -> None:
    """The first random game that is one: its seed depends on the settings of a table."""
    seed = next(n for n in count() if start(title, n).options["together"] != "no")
    CHECKS[check](title, seed)


# -- ranks alone -----------------------------------------------------------------------------------


def alone(score: int) -> Table:
    """A solo game that ends with that score."""
    t = lay(FIRST)
    t.s.tiles_left = [0, 0, 0]
    t.player(0).fresh = max(0, score)
    t.player(0).defeats = max(0, -score)
    t.s.round = 4
    t.play(next_round())
    return t


@pytest.mark.rule("DA-RUL-107", "DA-RUL-69")
def test_below_the_lowest_rank_nobody_wins() -> None:
    least = CONTENT.ranks[0].least
    t = alone(least - 1)
    end = outcome(t.s)
    assert end is not None
    assert (end.scores, end.winners, end.reason) == ((least - 1.0,), (), "solo-lost")
    assert t.told("ranked") == [(least - 1, NONE, 0, least)]
    assert feats(t.s) == []


@pytest.mark.rule("DA-RUL-107")
def test_every_rank_is_a_victory_and_tells_what_the_next_one_takes() -> None:
    for number, rank in enumerate(CONTENT.ranks):
        above = CONTENT.ranks[number + 1 : number + 2]
        t = alone(rank.least)
        end = outcome(t.s)
        assert end is not None
        assert (end.winners, end.reason) == ((0,), "solo")
        assert solo_rank(rank.least) == number
        following = (number + 1, above[0].least) if above else (NONE, 0)
        assert t.told("ranked") == [(rank.least, number, *following)]
        assert rank.original


@pytest.mark.rule("DA-RUL-107")
@pytest.mark.parametrize(("lang", "rank"), [("en", "novice alliance"), ("es", "alianza novata")])
def test_the_rank_is_said_with_the_score(lang: str, rank: str) -> None:
    t = alone(CONTENT.ranks[0].least)
    scene = view(t.s, 0)
    for text in (scene.headline, scene.panels[0].notes[-1], feats(t.s)[0].text):
        assert rank in said(lang, text)
    assert str(CONTENT.ranks[1].least) in said(lang, scene.panels[0].notes[-1])


@pytest.mark.rule("DA-RUL-107", "DA-RUL-146")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebook_has_the_numbers_of_the_content(lang: str) -> None:
    book = (files("grimorio.games.dungeonalliance") / f"rulebook.{lang}.md").read_text("utf-8")
    ranks = next(line for line in book.splitlines() if line.startswith("- DA-RUL-107"))
    goals = next(line for line in book.splitlines() if line.startswith("- DA-RUL-146"))
    for rank in CONTENT.ranks:
        assert f" {rank.least}" in ranks
    for goal in CONTENT.goals:
        a, b, c = goal.scores
        assert f"{a}, {b} or {c}" in goals or f"{a}, {b} o {c}" in goals
