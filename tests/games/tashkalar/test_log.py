"""What the log says of points that are not scored, of ties, of the end, and of a pair's legends; in
both languages."""

from __future__ import annotations

from functools import cache

import pytest

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.components.numbers import BEINGS
from grimorio.games.tashkalar.rules.ending import settle
from grimorio.games.tashkalar.state import ELITE, MELEE
from grimorio.games.tashkalar.view.names import PLURAL
from grimorio.texts import LANGUAGES, Texts, texts_of
from tests.games.tashkalar.builders import Table, arena, pattern, put

TEAMS = ["sylvan", "north", "highland", "south"]


@cache
def speaker(lang: str) -> Texts:
    return texts_of(title, lang, {0: "Ada", 1: "Bruno", 2: "Carla", 3: "Dario"})


def log(table: Table, seat: Seat = 0, lang: str = "en") -> list[str]:
    """What a seat reads, from the first line on."""
    return [speaker(lang).say(title.rules.say(table.s, event)) for event in table.game.events(seat)]


def beats(table: Table) -> list[tuple[str, str]]:
    """The lines that say whose beat they begin."""
    events, say = table.game.events(0), title.rules.say
    said = [(event.kind.name, say(table.s, event).beat) for event in events]
    return [(kind, beat) for kind, beat in said if beat]


# -- who acts --------------------------------------------------------------------------------------


def test_a_turn_says_whose_it_is() -> None:
    table = arena("", actions=1)
    table.place("e5")
    assert beats(table)[-1] == ("turn", "seat1")


def test_a_partner_who_is_handed_the_turn_acts_from_there_on() -> None:
    table = arena("", seats=4, teams=True, schools=TEAMS)
    table.game.take(0, "hand_over")
    (_, partner, _), *_ = table.told("handed_over")
    assert beats(table)[-1] == ("handed_over", f"seat{partner}")


def test_a_being_that_was_summoned_acts() -> None:
    table = arena(pattern("eagle-lord", "e5"), "eagle-lord", schools=TEAMS[2:])
    table.summon("eagle-lord", "e5")
    at = table.told("summoned")[0][2]
    assert ("summoned", f"p0-{at}") in beats(table)
    assert f"p0-{at}" in {piece.id for piece in title.rules.view(table.s, 0).boards[0].pieces}


# -- why a kill scores nothing ---------------------------------------------------------------------


@pytest.mark.rule("TK-DSCORE-5")
@pytest.mark.parametrize(("commons", "told"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_the_log_says_that_a_single_common_piece_scores_nothing(commons: int, told: int) -> None:
    table = arena("", actions=1)
    table.s.kills[3] = commons
    table.place("e5")
    line = "No point for Ada for a single common piece of Bruno: it takes two of one colour."
    assert log(table).count(line) == told
    assert table.told("unpaired") == [(0, 1)] * told


@pytest.mark.rule("TK-MSCORE-5", "TK-MSCORE-6")
@pytest.mark.parametrize(("answer", "left"), [(None, [1, 2]), (1, [2]), (2, [1])])
def test_in_a_melee_the_log_says_which_unpaired_pieces_score_nothing(
    answer: int | None, left: list[int]
) -> None:
    table = arena("", form=MELEE, seats=3, actions=1)
    table.s.kills = [0, 0, 0, 1, 0, 0, 3, 0, 0]
    table.place("e5")
    table.answer(answer)
    assert table.told("unpaired") == [(0, rival) for rival in left]


@pytest.mark.rule("TK-FORM-6")
def test_in_elite_nothing_is_said_of_points_for_pieces() -> None:
    table = arena("", form=ELITE, actions=1, options={"form": "elite"})
    table.s.kills[3] = 1
    table.place("e5")
    assert table.told("unpaired") == []


@pytest.mark.rule("TK-RUL-8")
@pytest.mark.parametrize(("enemies", "told"), [("2d4 2f3", 2), ("2d4", 1), ("1d4", 0)])
def test_the_log_says_that_what_a_titan_destroys_does_not_count(enemies: str, told: int) -> None:
    # On d4 it stands orthogonally beside the Titan, on f3 diagonally.
    table = arena(f"{pattern('titan', 'e4')} {enemies}", "titan")
    table.summon("titan", "e4", 0)
    line = "That does not count as destroyed by Ada: no points, and no help with a task."
    assert log(table).count(line) == told
    assert table.s.kills == [0] * 6


def test_of_other_cards_that_is_not_said() -> None:
    table = arena(
        f"{pattern('hill-giant', 'e5')} 2e4h", "hill-giant", schools=["highland", "south"]
    )
    table.summon("hill-giant", "e5")
    assert table.told("uncounted") == []


# -- what decided a tie ----------------------------------------------------------------------------


@pytest.mark.rule("TK-TIE-3", "TK-TIE-4")
@pytest.mark.parametrize(
    ("board", "line"),
    [
        (
            "1e5h 1e6h 2a5h 2a6 2a7",
            "The scores are level. The upgraded pieces on the board decide: Ada 2, Bruno 1.",
        ),
        (
            "1e5h 2a5h 2a6",
            "The scores are level, and the upgraded pieces too. All pieces on the board decide: "
            "Bruno 2, Ada 1.",
        ),
    ],
)
def test_the_log_says_what_decided_a_duel(board: str, line: str) -> None:
    table = arena(board)
    settle(table.s)
    assert log(table)[-1] == line


@pytest.mark.rule("TK-TIE-1", "TK-TIE-2", "TK-TIE-3")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        ([[0, 7, 9, 12], [7, 0, 8, 15], [5, 9, 0, 9], [5, 9, 9, 0]], (0, 1, 0, 9, 8)),
        ([[0, 7, 9, 12], [7, 0, 9, 15], [5, 9, 0, 9], [5, 9, 9, 0]], (1, 0, 1, 15, 12)),
        ([[0, 7, 9, 12], [7, 0, 9, 12], [5, 9, 0, 9], [5, 9, 9, 0]], (0, 1, 2, 1, 0)),
    ],
)
def test_the_log_says_what_decided_a_melee(
    points: list[list[int]], told: tuple[int, int, int, int, int]
) -> None:
    table = arena("1e5h", form=MELEE, seats=4)
    for side, row in zip(table.s.sides, points, strict=True):
        side.points = row
    settle(table.s)
    assert table.told("decided") == [told]


@pytest.mark.rule("TK-RUL-50", "TK-TIE-3")
def test_in_a_melee_of_three_the_pieces_come_after_the_second_colour() -> None:
    table = arena("1e5h", form=MELEE, seats=3)
    for side, row in zip(table.s.sides, [[0, 7, 9], [7, 0, 9], [5, 9, 0]], strict=True):
        side.points = row
    settle(table.s)
    assert table.told("decided") == [(0, 1, 2, 1, 0)]


@pytest.mark.rule("TK-WIN-3", "TK-TIE-5")
@pytest.mark.parametrize("points", [0, 3])
def test_nothing_is_said_of_a_tie_that_is_none_or_that_stands(points: int) -> None:
    table = arena("1e5 2a5")
    table.s.sides[0].points[1] = points
    settle(table.s)
    assert table.told("decided") == []


@pytest.mark.rule("TK-TIE-3")
def test_a_duel_played_to_its_end_says_what_decided_it() -> None:
    table = arena("1e5h 2a5", actions=1)
    table.s.last_turns = 0
    table.place("e6")
    assert table.game.outcome is not None
    assert table.told("decided") == [(0, 1, 2, 1, 0)]


# -- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("TK-END-1", "TK-END-2", "TK-END-7")
@pytest.mark.parametrize(
    ("teams", "cards", "points", "line"),
    [
        (False, 3, 0, "Ada has drawn the last card of the deck."),
        (True, 9, 0, "Ada has drawn the last straight card of the deck."),
        (False, 9, 18, "The points that end the game are reached."),
    ],
)
def test_the_log_says_what_brought_the_end(teams: bool, cards: int, points: int, line: str) -> None:
    table = arena("", seats=4 if teams else 2, teams=teams, actions=1)
    del table.s.players[0].deck[cards:]
    table.s.sides[0].points[1] = points
    table.place("e5")
    assert [one for one in log(table) if one.startswith(line)]


# -- a pair's legends ------------------------------------------------------------------------------


@pytest.mark.rule("TK-EFF-11", "TK-RUL-43")
@pytest.mark.parametrize(("seat", "mine"), [(0, False), (1, None), (2, True)])
def test_the_log_says_that_the_partner_draws_the_extra_legend(
    seat: Seat, mine: bool | None
) -> None:
    table = arena(pattern("forest-mystic", "e5"), "forest-mystic", seats=4, teams=True,
                  schools=TEAMS, actions=1)  # fmt: skip
    table.summon("forest-mystic", "e5")
    lines = log(table, seat)
    assert "Carla will draw one more legend at the end of this turn." in lines
    assert "Ada will draw one more being at the end of this turn." in lines
    assert lines.count("Carla draws a legend.") == 1  # the extra one, after the usual two
    drawn = [BEINGS[card].id for card in table.s.players[2].legends.cards]
    names = [speaker("en").say(Text(f"the-{card}")) for card in drawn]
    if mine is None:
        assert not any(name in line for name in names for line in lines)
    else:
        wanted = "You draw {}." if mine else "Carla draws {}, for you both."
        assert {wanted.format(name) for name in names} <= {*lines}
        assert [line.startswith("You draw") for line in lines].count(True) == (3 if mine else 5)


@pytest.mark.rule("TK-RUL-32", "TK-DISC-3")
def test_the_partner_knows_which_legend_was_returned() -> None:
    table = arena("", "wild-eagle titan", seats=4, teams=True,
                  schools=["highland", "north", "sylvan", "south"])  # fmt: skip
    table.discard("wild-eagle", "titan")
    assert "You return the Titan." in log(table, 0)
    assert "What Ada returned is the Titan." in log(table, 2)
    for rival in (1, 3):
        assert not any("Titan" in line for line in log(table, rival))
    assert not any("Wild Eagle" in line for line in log(table, 2))


# -- many beings -----------------------------------------------------------------------------------

VERBS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"one": (" stands the ",), "many": (" stand the ",)},
    "es": {"one": (" aparece ", " acude "), "many": (" aparecen ", " acuden ")},
}


@pytest.mark.rule("TK-SUMMON-2")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", ["forest-wardens", "kiskin-farseeders", "naiad", "dryad"])
def test_verbs_agree_with_beings_that_are_many(card: str, lang: str) -> None:
    number, other = ("many", "one") if card in PLURAL else ("one", "many")
    said = set()
    for at in ("e5", "e6", "e7", "d5", "d6"):
        table = arena(pattern(card, at), card, schools=["sylvan", "south"])
        table.summon(card, at, 0)
        (line,) = [
            speaker(lang).say(title.rules.say(table.s, event))
            for event in table.game.events(0)
            if event.kind.name == "summoned"
        ]
        said.add(line.replace(at, ""))
        assert not any(verb in line for verb in VERBS[lang][other])
        if lang == "es":
            assert any(verb in line for verb in VERBS[lang][number])
    assert len(said) == 3, "every way to say it was heard"


@pytest.mark.rule("TK-TASK-1")
def test_a_pair_meets_a_task_in_good_spanish() -> None:
    table = arena("", form=ELITE, seats=4, teams=True, tasks="red-conquest",
                  options={"form": "elite", "teams": True})  # fmt: skip
    put(table.s, "1d2h 1e5h 1h6")
    (tasks,) = [zone for zone in table.game.view(0).zones if zone.id == "tasks"]
    (badge,) = tasks.cards[0].badges
    assert speaker("es").say(badge.label) == "Al alcance de Ada y Carla si el turno acabara ahora"
