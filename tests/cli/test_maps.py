from __future__ import annotations

import random
import re
from textwrap import dedent
from typing import Literal

import pytest
from rich.console import Console

import grimorio
from grimorio.cli.maps import draw
from grimorio.cli.scenes import Reader
from grimorio.cli.terminal import Terminal
from grimorio.core.registry import find, names
from grimorio.core.scene import (
    Area,
    Badge,
    Board,
    Card,
    Cell,
    Choice,
    Diagram,
    DiagramMark,
    Edge,
    Face,
    Option,
    Panel,
    Piece,
    Refused,
    Scene,
    Stat,
    Text,
    Track,
    TrackStep,
    Zone,
)
from grimorio.texts import LANGUAGES

TERMINAL = Terminal("en")


def board(shape: Literal["square", "hex"], wide: int, high: int) -> Board:
    cells = tuple(Cell(f"{x}{y}", x, y) for y in range(high) for x in range(wide))
    pieces = (
        Piece("hero", "00", Text("Hero"), seat=0, shape="figure"),
        Piece("troll", "10", Text("Troll"), badges=(Badge(Text("wounds"), value=2),)),
        Piece("trap", "10", Text("Trap")),
    )
    return Board("board", shape, Text("Cave"), cells, pieces=pieces)


def drawn(board: Board, choice: Choice | None = None, width: int = 80) -> str:
    return "\n".join(draw(board, choice, TERMINAL.texts, width))


def same(text: str) -> str:
    return dedent(text).strip("\n")


def test_hexes_are_shifted_by_half_a_cell_a_row() -> None:
    assert drawn(board("hex", 3, 2)) == same("""
         P1  tr  .
           .   .   .
        P1 = Hero, t = Troll, r = Trap
    """)


def test_options_stand_where_they_point_at() -> None:
    go = Option("a", Text("go"), at=("20",))
    hit = Option("b", Text("hit"), at=("troll",))
    lines = drawn(board("hex", 3, 1), Choice("act", Text("act"), (go, hit))).splitlines()
    assert lines[0].split() == ["P1", "tr(2)", ".(1)"]


def test_walls_and_doors_stand_between_squares() -> None:
    walls = (Edge("00", 0, "wall"), Edge("00", 1, "door"), Edge("01", 3, "wall"))
    bottom = (Edge("11", 2, "wall"), Edge("01", 2, "wall"), Edge("00", 2, "open"))
    cave = board("square", 2, 2)
    cave = Board("b", "square", cave.label, cave.cells, (*walls, *bottom), cave.pieces)
    lines = drawn(cave).splitlines()
    assert lines[:5] == [" ---", "  P1: tr", "", "| .   .", " --- ---"]


def test_many_options_at_one_place_are_told_in_short() -> None:
    options = tuple(Option(f"{n}", Text("go"), at=("00", "hero")) for n in (1, 2, 3, 4))
    others = (Option("b", Text("go"), at=("20",)), Option("c", Text("go"), at=("00",)))
    lines = drawn(board("square", 3, 1), Choice("act", Text("act"), (*options, *others)))
    assert lines.splitlines()[0].split() == ["P1(1-4,6)", "tr", ".(5)"]


def test_a_board_that_is_too_wide_is_drawn_in_parts() -> None:
    assert drawn(board("hex", 5, 2), width=10) == same("""
        Map, part 1 of 3, from left to right:
         P1  tr
           .   .
        Map, part 2 of 3, from left to right:
         .   .
           .   .
        Map, part 3 of 3, from left to right:
         .
           .
        P1 = Hero, t = Troll, r = Trap
    """)
    assert drawn(board("square", 4, 1), width=9) == same("""
        Map, part 1 of 2, from left to right:
          P1  tr
        Map, part 2 of 2, from left to right:
         .  .
        P1 = Hero, t = Troll, r = Trap
    """)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_no_map_is_wider_than_the_terminal_and_no_place_is_lost(game: str, lang: str) -> None:
    title, terminal = find(game), Terminal(lang)
    texts = terminal.texts_of(title)
    parts = texts.tell("cli-map-part", n=1, count=2).split()[0]
    table, chance = grimorio.new(game, seats=title.seating.seats[-1], seed=7), random.Random(7)
    for n in range(120):
        if table.outcome is not None:
            break
        ask = table.pending[0]
        choice = title.rules.show(table.state, ask, ask.seat)
        for one in table.view(ask.seat).boards if n % 20 == 19 or len(ask.options) > 15 else ():
            *whole, legend = draw(one, choice, texts, 10_000)
            *lines, same_legend = draw(one, choice, texts, 80)
            assert max(map(len, lines)) <= 80, "\n".join(lines)
            assert legend == same_legend
            cells = [line for line in lines if not line.startswith(parts)]
            assert sorted(signs(cells)) == sorted(signs(whole))
        table.answer(ask.seat, chance.choice(ask.options))


def signs(lines: list[str]) -> list[str]:
    """What stands in the places, without the walls between them."""
    return [sign for line in lines for sign in re.split(r"[\s|:=-]+(?![^()]*\))", line) if sign]


def test_a_drawing_takes_what_the_terminal_has() -> None:
    assert Terminal("en").columns == 80, "nobody watches"
    terminal = Terminal("en")
    terminal.out = Console(force_terminal=True, width=132)
    assert terminal.columns == 132


def test_what_is_unknown_is_a_question_mark_and_notes_are_shown() -> None:
    cells = (Cell("a", 0, 0, "unknown"), Cell("b", 1, 0, note="7"))
    assert drawn(Board("b", "square", Text("Cave"), cells)).split() == ["?", "7"]


def test_a_scene_is_read_line_by_line() -> None:
    wisps = find("wisps")
    reader = Reader(wisps, TERMINAL.texts_of(wisps))
    cave = board("hex", 2, 1)
    hall = Cell("10", 1, 0, features=("stone-path",), label=Text("the hall"))
    cells = (cave.cells[0], hall, Cell("20", 2, 0, features=("deep-pit",)))
    area = (Area("way", ("10",), Text("way home")),)
    doors = (Edge("00", 2, "door"), Edge("00", 3, "wall"))
    scene = Scene(
        boards=(Board("b", "hex", Text("Cave"), cells, doors, cave.pieces, area),),
        zones=(Zone("row", Text("Row"), "row", 5, (Card("c", "card0"), Card("d", "card0"))),),
        tracks=(Track("sun", Text("Sun"), 3, 9, (TrackStep(7, "dusk"),)),),
        panels=(Panel(0, Text("Hero"), stats=(Stat("l", Text("life"), 4, 6),)),),
        headline=Text("Night falls"),
        turn=0,
    )
    assert reader.scene(scene, 0) == [
        "Night falls",
        "Cave, Hero: 00",
        "Cave, Troll (wounds 2): the hall",
        "Cave, Trap: the hall",
        "Cave, marked places: the hall",
        "Cave, deep pit: 20",
        "Cave, door: 00 south-west",
        "Cave, way home: the hall",
        "Sun: 3 of 9 (7: dusk)",
        "Row: 2 × Gust, 3 more",
        "Hero (you): life 4/6, to move",
    ]


def test_doors_and_pictures_are_named_in_the_readers_words() -> None:
    reader = Reader(find("wisps"), Terminal("es").texts)
    door = Board("b", "square", Text("Cueva"), (Cell("a", 0, 0),), (Edge("a", 0, "portcullis"),))
    assert list(reader.board(door)) == ["Cueva, rastrillo: a norte"]


def test_a_deck_lies_face_down_whatever_it_is_made_of() -> None:
    wisps = find("wisps")
    reader = Reader(wisps, TERMINAL.texts_of(wisps))
    deck = Zone("deck", Text("Deck"), "deck", 7, (Card("c", "card0"), Card("d", "card1", dim=True)))
    assert reader.zone(deck) == "Deck: 7 cards"
    assert reader.faces_in(Scene(zones=(deck,))) == []
    pattern = Diagram("square", (DiagramMark(0, 0, "target"),), Text("one square"))
    assert reader.face(Face("x", Text("Imp"), diagram=pattern)) == "Imp (one square): "


def test_a_question_says_odds_what_follows_and_what_cannot_be() -> None:
    reader = Reader(find("wisps"), TERMINAL.texts)
    leap = Option("l", Text("leap"), odds=2 / 3, preview=(Text("you may fall"),))
    refused = Refused(Text("fly"), Text("no wings"))
    choice = Choice("act", Text("What now?"), (leap,), (refused,), why=Text("The bridge is out."))
    assert reader.prompt(choice) == "What now? The bridge is out."
    assert reader.option(leap) == "leap (67% chance): you may fall"
    assert reader.refused(choice) == ["Not possible: fly. no wings"]
