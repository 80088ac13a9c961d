"""The side clauses of rules: what is told, shown, followed and forgotten on the way."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import astuple

import grimorio
from grimorio.core import Game, Value
from grimorio.core.errors import UndoRefused
from grimorio.core.events import Journal
from grimorio.core.scene import Text
from grimorio.games.tashkalar.components.effects import DrawExtra
from grimorio.games.tashkalar.components.numbers import CARD, TASK
from grimorio.games.tashkalar.components.vocabulary import COMMON, LEGENDARY
from grimorio.games.tashkalar.positions import square_named
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.cast import Cast, of_flare, place_of
from grimorio.games.tashkalar.rules.moves import go
from grimorio.games.tashkalar.rules.summoning import foreign_summons
from grimorio.games.tashkalar.rules.tasks import lay_out_tasks, reveal_next
from grimorio.games.tashkalar.rules.verbs import draw_extra
from grimorio.games.tashkalar.setup import new_arena
from grimorio.games.tashkalar.state import ELITE, MELEE, Arena
from grimorio.games.tashkalar.view.panels import ahead as ahead_of
from grimorio.games.tashkalar.view.panels import points
from grimorio.games.tashkalar.view.refusals import tasks as refused_tasks
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY
from tests.games.tashkalar.builders import Table, arena, pattern
from tests.games.tashkalar.test_flares import ahead
from tests.scripted import ScriptedChance

SYLVAN = ["sylvan", "south"]


def cannot_undo_for_all_have_seen(table: Table) -> None:
    with pytest.raises(UndoRefused, match="became known"):
        table.game.undo(0)


# -- what a card refers to ------------------------------------------------------------------------

BEING, USED, THAT, ELSEWHERE, TO = (square_named(name) for name in ("e5", "e6", "f7", "b3", "h4"))


def cast() -> Cast:
    return Cast(0, (CARD["knight"], BEING, 0, BEING, 1 << USED, THAT, THAT))


@pytest.mark.rule("TK-EFF-6")
def test_each_piece_that_moves_is_followed_and_no_other() -> None:
    c = cast()
    c.follow(ELSEWHERE, TO)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, THAT)
    c.follow(THAT, TO)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, TO)
    c.follow(BEING, ELSEWHERE)
    assert (c.being, c.used, c.that) == (ELSEWHERE, 1 << USED, TO)
    c.follow(USED, BEING)
    assert (c.being, list(squares_of(c.used)), c.that) == (ELSEWHERE, [BEING], TO)


@pytest.mark.rule("TK-EFF-6", "TK-TERM-9", "TK-RUL-37")
def test_each_piece_that_goes_is_forgotten_and_no_other_and_the_square_stays() -> None:
    c = cast()
    c.forget(ELSEWHERE)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, THAT)
    c.forget(THAT)
    assert (c.being, c.used, c.that) == (BEING, 1 << USED, NONE)
    c.forget(BEING)
    assert (c.being, c.used) == (NONE, 1 << USED)
    c.forget(USED)
    assert (c.used, c.at, c.last) == (0, BEING, THAT)


@pytest.mark.rule("TK-RUL-37", "TK-RUL-55", "TK-TERM-5", "TK-TERM-7..9")
def test_a_flare_has_no_square_no_being_and_used_nothing() -> None:
    s = arena().s
    c = Cast(0, of_flare(CARD["flare-1"]))
    assert [place_of(s, c, where) for where in ("self", "near", "marked", "used")] == [0, 0, 0, 0]


@pytest.mark.rule("TK-MOVE-2", "TK-EFF-6")
def test_where_a_piece_went_is_the_square_chosen_last() -> None:
    table = arena("1e5")
    c = cast()
    go(table.s, c, BEING, TO)
    assert (c.being, c.last) == (TO, TO)


@pytest.mark.rule("TK-RUL-56", "TK-EFF-5")
def test_leviathan_destroys_commons_only_where_there_are_some() -> None:
    heroics = " ".join(f"{word[:3]}h" for word in pattern("leviathan", "f5").split())
    table = arena(f"{heroics} 2a5h", "leviathan")
    table.summon("leviathan", "f5", 0)
    assert table.kind == "downgrade"


# -- what is left in the reserve ------------------------------------------------------------------


@pytest.mark.rule("TK-CHANGE-7..10")
def test_whether_a_legend_can_be_downgraded_is_up_to_the_reserve_of_its_own_side() -> None:
    s = arena("1e5l 2c5l").s
    s.sides[0].supply = 0
    assert list(squares_of(pieces.downgradable(s))) == [square_named("c5")]


@pytest.mark.rule("TK-RUL-39", "TK-CHANGE-12", "TK-CHANGE-13")
def test_what_is_converted_to_a_rank_needs_a_piece_of_that_rank() -> None:
    s = arena("2e5l 2c5").s
    s.sides[0].supply = 0
    assert pieces.convertible(s, 0, COMMON) == 0
    assert list(squares_of(pieces.convertible(s, 0, LEGENDARY))) == [
        square_named("c5"), square_named("e5"),
    ]  # fmt: skip
    assert list(squares_of(pieces.convertible(s, 0, NONE))) == [square_named("e5")]


@pytest.mark.rule("TK-RUL-62", "TK-SHORT-1..5")
def test_two_foreign_pieces_are_enough_while_a_piece_is_in_the_reserve() -> None:
    s = arena("2g7 3i7", form=MELEE, seats=3).s
    s.borrows = True
    eagle, at = CARD["wild-eagle"], square_named("h6")
    pairs = {(square_named("g7"), square_named("i7")), (square_named("i7"), square_named("g7"))}
    found = foreign_summons(s, 0, [eagle])
    assert {one[4:] for one in found if one[1:3] == (eagle, at)} == pairs
    s.sides[0].supply = 0
    assert foreign_summons(s, 0, [eagle]) == []


@pytest.mark.rule("TK-TURN-8", "TK-RUL-17")
def test_forfeited_actions_are_gone_before_points_are_counted() -> None:
    table = arena(ahead(3, 6), "flare-1", form=MELEE, seats=3, supply=0)
    table.s.kills = [0, 0, 0, 1, 0, 0, 1, 0, 0]
    table.answer("forfeit")
    assert (table.kind, table.s.actions) == ("leftover", 0)


# -- what is told, and what cannot be taken back --------------------------------------------------


@pytest.mark.rule("TK-RUL-52")
def test_kiskin_spirit_shows_the_card_to_all_and_says_what_will_be_drawn() -> None:
    table = arena(pattern("kiskin-spirit", "e5"), "kiskin-spirit", schools=SYLVAN)
    table.s.players[0].discard.add(CARD["naiad"], 1)
    table.s.players[0].deck.remove(CARD["naiad"])
    table.summon("kiskin-spirit", "e5")
    table.answer(CARD["naiad"])
    assert table.told("topped") == [(0, CARD["naiad"])]
    assert table.told("will_draw") == [(0, 0)]
    cannot_undo_for_all_have_seen(table)


@pytest.mark.rule("TK-EFF-7")
def test_gained_actions_are_told() -> None:
    table = arena(f"{pattern('champion', 'e5')} 2e4l", "champion")
    table.summon("champion", "e5")
    table.pick("e4")
    assert table.told("gained_actions") == [(0, 1)]


@pytest.mark.rule("TK-DRAW-5")
def test_drawing_from_the_bottom_of_a_deck_cannot_be_taken_back() -> None:
    # Nothing is left to chance: the legends and the flare are in hand, and the deck is one card.
    table = arena("", "herald bomb titan leviathan flare-1", deck="", actions=1)
    player = table.s.players[0]
    player.discard.take(CARD["knight"])
    player.bottom.add(CARD["knight"], 1)
    table.place("e5")
    assert CARD["knight"] in player.hand.cards
    cannot_undo_for_all_have_seen(table)


@pytest.mark.rule("TK-DRAW-5", "TK-DISC-3")
def test_the_bottom_of_a_deck_is_drawn_in_the_order_it_was_laid_down() -> None:
    table = arena("", "herald bomb titan leviathan flare-1", deck="", actions=1)
    player = table.s.players[0]
    for card, seen in (("knight", EVERYBODY), ("swordmaster", 1)):
        player.discard.take(CARD[card])
        player.bottom.add(CARD[card], seen)
    table.place("e5")
    assert table.hand(0)[:3] == ["herald", "bomb", "knight"]
    assert player.hand.seen[player.hand.cards.index(CARD["knight"])] == EVERYBODY
    assert player.bottom.cards == [CARD["swordmaster"]]


@pytest.mark.rule("TK-DRAW-4", "TK-DISC-3")
def test_the_bottom_of_a_shared_deck_is_drawn_in_the_order_it_was_laid_down() -> None:
    table = arena("", "knight herald bomb titan flare-1", actions=1)
    s = table.s
    s.legend_deck.clear()
    s.legend_bottom.add(CARD["leviathan"], EVERYBODY)
    s.legend_bottom.add(CARD["hell-bull"], 1)
    table.place("e5")
    legends = s.players[0].legends
    assert legends.cards == [CARD["titan"], CARD["leviathan"]]
    assert legends.seen[1] == EVERYBODY
    assert s.legend_bottom.cards == [CARD["hell-bull"]]


@pytest.mark.rule("TK-DISC-1..4", "TK-RUL-31")
def test_who_discards_or_returns_a_card_is_told_which() -> None:
    table = arena("", "knight herald bomb")
    table.discard("knight", "bomb")
    heard = [(event.kind.name, event.args) for event in table.game.events(0)]
    assert ("discarded_card", (0, CARD["knight"])) in heard
    assert ("returned_card", (0, CARD["bomb"])) in heard


@pytest.mark.rule("TK-RUL-51")
def test_who_surrendered_is_told() -> None:
    table = arena()
    table.game.take(1, "surrender")
    assert table.told("surrendered") == [(1,)]


@pytest.mark.rule("TK-FLARE-2")
def test_an_invoked_flare_is_told_with_its_rival_and_cannot_be_taken_back() -> None:
    table = arena(f"{ahead(3, 6)} 1a5", "flare-1")
    table.flare("flare-1")
    assert table.told("flared") == [(0, CARD["flare-1"], 1)]
    cannot_undo_for_all_have_seen(table)


@pytest.mark.rule("TK-ESETUP-1..7", "TK-TASK-4", "TK-TASK-5", "TK-RUL-15", "TK-EX-19")
def test_every_task_turned_up_is_told_also_the_one_passed_over() -> None:
    turned = ("destruction", "devastation", "side-chain", "end-of-legends", "corner-chain")
    s = new_arena(ELITE, 2, ScriptedChance(draws=[TASK[task] for task in turned]))
    s.journal = Journal()
    lay_out_tasks(s)
    kinds = ["first_task", "first_task", "first_task", "task_skipped", "next_task"]
    assert told(s) == [(kind, TASK[task]) for kind, task in zip(kinds, turned, strict=True)]


@pytest.mark.rule("TK-RUL-15", "TK-TASK-5")
def test_a_task_passed_over_and_taken_after_all_is_told_twice() -> None:
    third = TASK["end-of-legends"]
    s = new_arena(ELITE, 2, ScriptedChance(draws=[third]))
    s.journal = Journal()
    s.tasks = [TASK["destruction"], TASK["devastation"], NONE]
    s.task_deck = [third]
    reveal_next(s)
    assert (s.next_task, s.task_bottom) == (third, [])
    assert told(s) == [("task_skipped", third), ("next_task", third)]


@pytest.mark.rule("TK-RUL-58")
def test_a_turn_to_come_again_is_told() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental")
    table.summon("time-elemental", "e4")
    assert table.told("will_play_again") == [(0,)]


@pytest.mark.rule("TK-IMPRO-6", "TK-RUL-62")
def test_a_loan_to_come_is_told() -> None:
    schools = ["highland", "south"]
    table = arena(pattern("war-summoner", "e5"), "war-summoner", schools=schools)
    table.summon("war-summoner", "e5")
    assert table.told("will_borrow") == [(0,)]


@pytest.mark.rule("TK-EFF-9")
def test_the_extra_cards_to_come_are_told_with_their_decks() -> None:
    table = arena(pattern("forest-mystic", "e5"), "forest-mystic", schools=SYLVAN)
    table.summon("forest-mystic", "e5")
    assert table.told("will_draw") == [(0, 0), (0, 1)]


@pytest.mark.rule("TK-SETUP-4", "TK-SETUP-6", "TK-RUL-13")
def test_the_schools_and_who_starts_are_told() -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=1)
    heard = [(event.kind.name, event.args) for event in game.events(0)]
    for seat, player in enumerate(game.state.players):
        assert ("school", (seat, player.school)) in heard
    assert ("starts", (game.state.first,)) in heard


# -- what is shown --------------------------------------------------------------------------------


@pytest.mark.rule("TK-FLARE-4", "TK-FLARE-5")
@pytest.mark.parametrize(
    ("board", "margin"),
    [
        ("1e5 2e6", None),
        ("1e5h 2c3 2d3", (0, 1)),
        ("1e5 1e6 1e7 2c3h", (1, 0)),
        ("1e5 2c3h 2d3h 2e3", (2, 2)),
        ("1e5h 1e6 2c3", None),
    ],
)
def test_a_rival_that_is_ahead_is_shown_by_how_much(
    board: str, margin: tuple[int, int] | None
) -> None:
    s = arena(board).s
    shown = [Text("note-ahead", {"upgraded": margin[0], "pieces": margin[1]})] if margin else []
    assert list(ahead_of(s, 0, 1)) == shown


@pytest.mark.rule("TK-FLARE-4", "TK-FLARE-5")
def test_nobody_is_ahead_of_those_who_watch() -> None:
    s = arena("1e5h 1e6").s
    assert list(ahead_of(s, 1, 0)) != []
    assert list(ahead_of(s, -1, 0)) == []


@pytest.mark.rule("TK-WIN-4")
def test_in_a_melee_the_score_is_said_to_be_that_of_the_weakest_colour() -> None:
    duel, melee = arena().s, arena(form=MELEE, seats=3).s
    assert [str(stat.id) for s in (duel, melee) for stat in points(s, 0)] == ["points", "points"]
    assert Text("stat-weakest") in astuple(next(points(melee, 0)))
    assert Text("stat-points") in astuple(next(points(duel, 0)))


@pytest.mark.rule("TK-TASK-3", "TK-TASK-1")
def test_each_task_that_is_not_met_and_the_next_one_say_why_they_cannot_be_claimed() -> None:
    s = arena(form=ELITE, tasks="destruction devastation", next_task="isolation").s
    s.tasks.append(NONE)
    found = [astuple(refused) for refused in refused_tasks(s, 0)]
    assert len(found) == 3
    for task, one in zip(("destruction", "devastation", "isolation"), found, strict=True):
        assert (f"task-{TASK[task]}",) in one
    assert Text("refused-next-task") in found[2]


@pytest.mark.rule("TK-EFF-9")
@pytest.mark.parametrize(("deck", "extra"), [("beings", (1, 0)), ("legends", (0, 1))])
def test_an_extra_card_is_of_the_deck_that_the_effect_names(
    deck: Literal["beings", "legends"], extra: tuple[int, int]
) -> None:
    s = arena().s
    draw_extra(s, DrawExtra(deck=deck))
    assert (s.extra_beings, s.extra_legends) == extra


def told(s: Arena) -> list[tuple[str, Value]]:
    """The events of one argument, in the order of time."""
    assert s.journal is not None
    return [(event.kind.name, event.args[0]) for event in s.journal.events]
