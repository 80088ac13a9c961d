"""What bigger games lay on the table, read line by line."""

from __future__ import annotations

import pytest

from grimorio.cli.maps import draw
from grimorio.cli.scenes import Reader
from grimorio.cli.terminal import Terminal
from grimorio.core import Outcome
from grimorio.core.registry import find
from grimorio.core.scene import (
    Badge,
    Board,
    Card,
    Cell,
    Chip,
    Choice,
    Edge,
    Face,
    Group,
    Half,
    Marker,
    Mat,
    Member,
    Option,
    Piece,
    Row,
    Scene,
    Slot,
    Stat,
    Sum,
    Term,
    Text,
    Track,
    half_id,
)

WISPS = find("wisps")
ENGLISH = Terminal("en")
READER = Reader(WISPS, ENGLISH.texts_of(WISPS))
SPANISH = Reader(WISPS, Terminal("es").texts_of(WISPS))


def life(value: int, limit: int) -> Stat:
    return Stat("life", Text("life"), value, limit)


def test_a_piece_says_its_number_its_health_and_its_conditions() -> None:
    poisoned = (Badge(Text("poisoned")),)
    guard = Piece("g3", "a", Text("Guard"), badges=poisoned, number=3, health=life(2, 5))
    assert READER.piece(guard) == "Guard 3 (life 2/5, poisoned)"


@pytest.mark.parametrize("name", ["Cultist 5", "Cultist 5 (elite)", "5. Cultist"])
def test_a_name_that_holds_the_number_does_not_say_it_again(name: str) -> None:
    assert READER.piece(Piece("m5", "a", Text(name), number=5)) == name
    assert READER.member(Member("m5", Text(name), number=5)) == name
    assert READER.piece(Piece("m1", "a", Text("Rank 15"), number=5)) == "Rank 15 5"


def test_cells_under_fog_are_told_together_and_drawn_as_unknown() -> None:
    cells = (Cell("a", 0, 0), Cell("b", 1, 0, fog=True), Cell("c", 2, 0, "floor", fog=True))
    board = Board("b", "hex", Text("Crypt"), cells)
    assert list(READER.board(board)) == ["Crypt, not yet revealed: b, c"]
    assert draw(board, None, ENGLISH.texts, 80)[0].split() == [".", "?", "?"]


def test_pieces_of_a_kind_are_told_apart_by_their_number_on_the_map() -> None:
    cells = tuple(Cell(name, x, 0) for x, name in enumerate("abc"))
    guards = tuple(Piece(f"g{n}", at, Text("Guard"), number=n) for n, at in ((3, "a"), (4, "c")))
    board = Board("b", "hex", Text("Crypt"), cells, pieces=guards)
    lines = draw(board, None, ENGLISH.texts, 80)
    assert lines[0].split() == ["g3", ".", "g4"]
    assert lines[1] == "g = Guard"


def test_a_kind_has_one_letter_on_the_map_also_where_the_number_stands_in_the_name() -> None:
    cells = tuple(Cell(name, x, 0) for x, name in enumerate("abc"))
    names = (("a", "Cultist 3", 3), ("b", "Cultist 5 (elite)", 5), ("c", "Cultist 6", 6))
    board = Board(
        "b",
        "hex",
        Text("Crypt"),
        cells,
        pieces=tuple(Piece(f"m{n}", at, Text(name), number=n) for at, name, n in names),
    )
    lines = draw(board, None, ENGLISH.texts, 80)
    assert lines[0].split() == ["c3", "u5", "c6"]
    assert lines[1:] == ["c = Cultist, u = Cultist (elite)"]


def test_what_the_others_do_is_said() -> None:
    assert READER.scene(Scene(awaited=Text("All choose."))) == ["All choose."]


def test_a_kind_of_monster_is_a_line_and_each_member_another() -> None:
    group = Group(
        "guards",
        Text("Guards"),
        stats=(Stat("move", Text("move"), 2),),
        notes=(Text("shielded"),),
        members=(Member("g1", Text("Guard"), number=1, stats=(life(4, 5),)),),
        now=True,
    )
    assert READER.scene(Scene(groups=(group,))) == [
        "Guards: move 2, shielded, acting now",
        "Guards: Guard 1 (life 4/5)",
    ]


def test_a_number_that_the_name_holds_is_not_said_twice() -> None:
    for name, number, said in (
        ("Guard", 2, "Guard 2"),
        ("Guard 2", 2, "Guard 2"),
        ("chest of level II", 2, "chest of level II"),
        ("chest of level II", 1, "chest of level II 1"),
        ("Guard", 12, "Guard 12"),
    ):
        assert READER.piece(Piece("p", "a1", Text(name), number=number)) == said


def test_every_edge_is_said_in_the_language_of_the_reader() -> None:
    cells = (Cell("a1", 0, 0),)
    for kind, said in (
        ("door", "puerta"), ("locked", "puerta cerrada"), ("gate", "portón"),
        ("portcullis", "rastrillo"),
    ):  # fmt: skip
        board = Board("b", "square", Text("Board"), cells, (Edge("a1", 0, kind),))
        assert list(SPANISH.board(board)) == [f"Board, {said}: a1 norte"]


def test_a_shop_names_its_prices() -> None:
    boots = Member("boots", Text("Boots"), stats=(Stat("price", Text("gold"), 20),))
    shop = Group("shop", Text("Shop"), look="shop", members=(boots,))
    assert list(READER.group(shop)) == ["Shop", "Shop: Boots (gold 20)"]


def test_a_row_says_who_acts_when_and_how_strong_an_element_is() -> None:
    order = (
        Chip("a", Text("Ada"), note="14", dim=True),
        Chip("g", Text("Guards"), note="30", now=True),
        Chip("b", Text("Ben"), note="71"),
    )
    assert READER.row(Row("order", Text("Order"), order)) == (
        "Order: Ada (14, done), Guards (30, acting now), Ben (71)"
    )
    fire = Chip("fire", Text("Fire"), level=1, state=Text("waning"))
    assert READER.row(Row("elements", Text("Elements"), (fire,), 2)) == "Elements: Fire (waning)"


def test_a_track_with_several_markers_says_each() -> None:
    markers = (Marker("m0", -2, Text("Ada")), Marker("m1", 3, Text("Ben")))
    track = Track("rep", Text("Reputation"), None, 11, markers=markers, first=-5)
    assert READER.track(track) == "Reputation: from -5 to 5 (Ada -2, Ben 3)"
    assert SPANISH.track(track) == "Reputation: de -5 a 5 (Ada -2, Ben 3)"


def test_a_mat_says_what_is_in_each_place_and_what_is_locked() -> None:
    slots = (
        Slot("head", Text("head"), cards=(Card("c", "card0"),)),
        Slot("back", Text("back"), cards=(Card("d"), Card("e")), room=2),
        Slot("feet", Text("feet")),
        Slot("ring", Text("ring"), locked=True, note=Text("from level 3")),
    )
    mat = Mat("mat", Text("Ada's board"), slots, owner=0)
    assert list(READER.mat(mat)) == [
        "Ada's board, head: Gust",
        "Ada's board, back: 2 cards",
        "Ada's board, feet: empty",
        "Ada's board, ring: locked (from level 3)",
    ]
    assert list(SPANISH.mat(mat))[2] == "Ada's board, feet: vacío"
    assert READER.faces_in(Scene(mats=(mat,)))[0].startswith("Gust")


def test_a_card_of_two_halves_reads_both() -> None:
    lost = (Badge(Text("lost")),)
    top = Half("top", Text("Strike"), numbers=(Stat("a", Text("attack"), 3),), text=(Text("Hit."),))
    bottom = Half("bottom", text=(Text("Move."),), badges=lost)
    face = Face("x", Text("Trample"), halves=(top, bottom))
    assert READER.face(face) == "Trample: Strike (attack 3): Hit. bottom (lost): Move."
    assert half_id("c7", "top") == "c7/top"


def test_a_sum_is_broken_down_behind_its_sentence() -> None:
    terms = (
        Term(3, Text("attack")),
        Term(1, Text("card")),
        Term(2, Text("critical"), times=True),
        Term(-1, Text("shield")),
    )
    told = Text("Ada hits.", sum=Sum(terms, 7))
    said = "Ada hits. (3 attack + 1 card × 2 critical − 1 shield = 7)"
    assert ENGLISH.texts.say(told) == said
    option = Option("a", Text("hit"), preview=(told,))
    assert READER.option(option) == f"hit: {said}"


def test_a_path_of_several_taps_has_its_number_at_its_end() -> None:
    cells = tuple(Cell(name, x, 0) for x, name in enumerate("abc"))
    walk = Option("w", Text("walk"), taps=("b", "c"))
    choice = Choice("walk", Text("walk"), (walk,))
    drawn = draw(Board("b", "hex", Text("Crypt"), cells), choice, ENGLISH.texts, 80)
    assert drawn[0].split() == [".", ".", ".(1)"]


@pytest.mark.parametrize(("lang", "out"), [("en", "did not come out"), ("es", "no salió")])
def test_a_score_is_told_in_the_words_of_the_title(lang: str, out: str) -> None:
    quest = find("dungeonquest")
    reader = Reader(quest, Terminal(lang).texts_of(quest))
    scores = reader.outcome(Outcome([-1.0, 40.0], [1], "alone"))[-1]
    assert out in scores
    assert "-1" not in scores
    assert "40" in scores


@pytest.mark.parametrize("reader", [READER, SPANISH])
def test_who_went_home_has_no_score_below_nothing(reader: Reader) -> None:
    scores = reader.outcome(Outcome([-1.0, 1.0, 3.0], [2], "goal"))[-1]
    assert "-1" not in scores
    assert "3" in scores


@pytest.mark.parametrize(
    ("lang", "won"), [("en", "No rank this time."), ("es", "Esta vez, sin rango.")]
)
def test_a_title_without_rivals_says_who_won_in_its_own_words(lang: str, won: str) -> None:
    alliance = find("dungeonalliance")
    reader = Reader(alliance, Terminal(lang).texts_of(alliance))
    assert reader.outcome(Outcome([1.0], [], "solo-lost"))[1] == won
    assert "3" in reader.outcome(Outcome([1.0, 3.0], [1], "score"))[2]
