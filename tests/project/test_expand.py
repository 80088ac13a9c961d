"""What mypyc compiles: the source with nouns, answers and steps written out."""

from __future__ import annotations

import ast

import pytest

from tools.expand import declared, expand

PACKAGE = "grimorio.games.den"
NOUNS = """
from grimorio.kit.zones import Zone
Card: TypeAlias = Annotated[int, CARD]
Cards: TypeAlias = Annotated[Zone, CARD]
Shines: TypeAlias = Annotated[list[int], SHINES]
Price: TypeAlias = Annotated[tuple[int, ...], PRICE]
"""
KINDS = """
ACT: Final = KINDS.question("act")
END: Final = ACT.answer("end")
GO: Final = ACT.answer("go", SQUARE)
HIT: Final = ACT.answer("hit", FIGURE, CARD)
"""
HEAD = '"""Den."""\nfrom __future__ import annotations\n'
TITLE = declared(PACKAGE, NOUNS, KINDS)


def written(source: str) -> str:
    """The source that is compiled; it is Python, and every line stands where it stood."""
    made = expand(HEAD + source, TITLE)
    ast.parse(made)
    return made


@pytest.mark.parametrize(
    ("call", "value"),
    [
        ("END()", "'end'"),
        ("GO(1 + 2)", "('go', 1 + 2)"),
        ("kinds.GO(1)", "('go', 1)"),
        ("HIT(f(x), GO(2))", "('hit', f(x), ('go', 2))"),
        ("GO.each(sorted(x))", "[('go', each_) for each_ in (sorted(x))]"),
        ("[*GO.each(a), *GO.each(b)]",
         "[*[('go', each_) for each_ in (a)], *[('go', each_) for each_ in (b)]]"),
        ("other.GO(1)", "other.GO(1)"),
        ("STOP()", "STOP()"),
    ],
)  # fmt: skip
def test_an_answer_is_written_in_the_place_of_its_call(call: str, value: str) -> None:
    head = f"from {PACKAGE}.kinds import END, GO, HIT\nfrom {PACKAGE} import kinds\n"
    assert written(f"{head}found = {call}\n").endswith(f"found = {value}\n")


def test_a_name_that_is_not_imported_from_the_kinds_is_left_alone() -> None:
    assert written("found = GO(1)\n").endswith("found = GO(1)\n")


def test_a_call_over_several_lines_keeps_the_lines_below_in_their_place() -> None:
    source = f"from {PACKAGE}.kinds import GO\nfound = GO(\n    1,\n)\nlast = 1\n"
    lines = (HEAD + source).split("\n")
    assert written(source).split("\n").index("last = 1") == lines.index("last = 1")


def test_the_types_of_a_steps_arguments_are_written_beside_it() -> None:
    made = written(
        f"from {PACKAGE}.nouns import Card\n"
        "Known: TypeAlias = tuple[int, Card]\n"
        "@step\n"
        "async def draw(s: Den, seat: Seat, card: Card, more: tuple[Card, ...], "
        "known: Known, last: Card | None) -> None: ...\n"
    )
    assert (
        "@step.shaped('int', CARD_noun, (\"several\", CARD_noun), "
        '("tuple", \'int\', CARD_noun), ("either", CARD_noun, "none"))'
    ) in made
    assert f"from {PACKAGE}.nouns import CARD as CARD_noun" in made


def test_a_step_of_something_under_way_stores_what_stands_behind_it() -> None:
    made = written(
        f"from {PACKAGE}.nouns import Card\n"
        "@fight_step\n"
        "async def strike(s: Den, fight: Fight, card: Card, times: int) -> None: ...\n"
    )
    assert "@fight_step.shaped(CARD_noun, 'int')" in made


def test_an_argument_that_cannot_be_stored_is_named() -> None:
    with pytest.raises(ValueError, match="step draw: an argument cannot be of type 'dict"):
        written("@step\nasync def draw(s: Den, card: dict[int, int]) -> None: ...\n")


def test_a_function_that_carries_out_an_answer_is_not_wrapped() -> None:
    made = written(f"from {PACKAGE}.kinds import GO\n@GO.does\ndef go(s, to):\n    pass\nx = 1\n")
    assert "@GO.does" not in made
    assert made.endswith("x = 1\n\nGO.does(go)")


def test_what_carries_out_no_declared_answer_is_named() -> None:
    with pytest.raises(ValueError, match=r"go: LEAP\.does is no answer"):
        written("@LEAP.does\ndef go(s, to):\n    pass\n")


def test_a_state_class_is_written_with_its_nouns() -> None:
    made = written(
        f"from {PACKAGE}.nouns import Card, Cards\n"
        "class Hand(Stored):\n    top: Card\n    held: Cards\n    bag: Bag[Card]\n"
    )
    assert '"top": CARD_noun.dump(self.top), "held": self.held.dump_by(CARD_noun)' in made
    assert 'Zone_made.load_by(CARD_noun, row["held"])' in made
    assert 'sorted([CARD_noun.load(x0) for x0 in as_list(row["bag"])])' in made
    assert "from grimorio.kit.zones import Zone as Zone_made" in made


def test_a_state_class_is_written_with_its_spellings() -> None:
    made = written(
        f"from {PACKAGE}.nouns import Price, Shines\n"
        "class Hoard(Stored):\n    shines: Shines\n    prices: list[Price]\n"
    )
    assert "return Hoard(self.shines[:], self.prices[:])" in made
    assert '"shines": SHINES_noun.dump(self.shines)' in made
    assert '"prices": [PRICE_noun.dump(x0) for x0 in self.prices]' in made
    assert 'SHINES_noun.load(row["shines"])' in made
    assert '[PRICE_noun.load(x0) for x0 in as_list(row["prices"])]' in made
