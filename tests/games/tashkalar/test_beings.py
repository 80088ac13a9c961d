"""Every being and every legend, each in a position of its own.

A case says where the card is summoned, with its pattern laid in the first orientation; what else
stands on the board; what the first question offers; how the questions are answered; and what then
stands where (`-d5`: d5 is empty). Answers: a square, `-` to pass, `way 0`, `to 4` (a direction),
`rank 1`, `yes`, `2@c3` (an enemy piece there).
"""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.games.tashkalar.components.numbers import BEINGS
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.positions import name_of
from tests.games.tashkalar.boards import square_named
from tests.games.tashkalar.builders import Table, arena, pattern


class Case:
    """One summoning and what comes of it."""

    def __init__(
        self,
        card: str,
        at: str,
        more: str = "",
        *,
        offers: str | None = None,
        answers: str = "",
        then: str = "",
        actions: int = 1,
        kills: str = "0 0 0",
    ) -> None:
        self.card = card
        self.at = at
        self.more = more
        self.offers = offers
        self.answers = [word.strip() for word in answers.split(",") if word.strip()]
        self.then = then.split()
        self.actions = actions
        self.kills = [int(word) for word in kills.split()]


CASES = [
    # -- Imperial
    Case("swordmaster", "e6", "2d5 2f7h 2f6", offers="- d5", answers="d5",
         then="-d5 1e6h 2f7h 2f6", kills="1 0 0"),
    Case("swordmaster", "e6", "2d5", answers="-", then="2d5 1e6"),
    Case("messenger", "c4", "1b6h 2d6", offers="- b6 c4 d5 e6", answers="b6, d6",
         then="-b6 1d6h 1e6", kills="1 0 0"),
    Case("messenger", "c4", "1i5l 2i6", answers="-", then="1c4", offers="- c4 d5 e6"),
    Case("herald", "d5", "1g6h 2g5", offers="- d5 e6 e7 f6 g6", answers="g6, h6, -",
         then="1h6h -g6 2g5"),
    Case("bomb", "e6", "2d5 1d6 2e5 2f6h", then="-e6 -d5 -d6 -e5 -f7 1f8 2f6h", kills="2 0 0"),
    Case("chronicler", "e6", offers="d6 e5 f6", answers="d6, c6", then="1c6h -d6 1e6"),
    Case("assassin", "f7", "2e6l", then="-e6 1f7h", kills="0 0 1"),
    Case("assassin", "f7", "1e6", then="-e6 1f7h"),
    Case("assassin", "f7", offers="- e6", answers="e6", then="1e6h -f7"),
    Case("time-mage", "f5", "2e6h", then="-e6 1f5h", actions=2, kills="0 1 0"),
    Case("time-mage", "f5", "1e6", then="1e6 1f5h", actions=2),
    Case("summoner", "e6", "2d5", offers="- c4 c6 d6 e4 e5 f5 f6 g4 g6", answers="c4, g6",
         then="1c4 1g6 2d5"),
    Case("hypnotist", "e6", "2b2 2c2 2h2h", offers="- b2 c2 h2", answers="b2, b3, c2, b3",
         then="-b2 -c2 2b3 2h2h", kills="1 0 0"),
    Case("hypnotist", "e6", "2h2h 2h3h 2h4h 2b2", answers="h2, g1, h3, g2",
         then="2g1h 2g2h 2h4h 2b2"),
    Case("cannon", "f6", "2f4 2f3h 1f2 2h6", offers="-, 0, 2", answers="to 0",
         then="-f4 2f3h -f2 2h6 1f6h", kills="1 0 0"),
    Case("champion", "e6", "2f6l 2e5", offers="- e5 f6", answers="f6", then="-f6 -e6 2e5",
         actions=2, kills="0 0 1"),
    Case("champion", "e6", "2f6l 2e5", answers="e5", then="-e5 1e6h 2f6l", kills="1 0 0"),
    Case("infantry-captain", "e6", "2c6", offers="- c7 d7 f7 g7", answers="c7, c6, c6, c5",
         then="1c5 -c7 -c6 1e6h", kills="1 0 0"),
    Case("cavalry-captain", "e4", "2c5 2b5", offers="- d5 d6 f5 f6", answers="d5, c5, b4, a4",
         then="1a4 -d5 -c5 2b5", kills="1 0 0"),
    Case("gryphon-rider", "e5", "2h2h 2b2l", answers="h2, yes, g2", then="1h2 1g2 -e5 2b2l",
         kills="0 1 0"),
    Case("gryphon-rider", "e5", answers="b2, -", then="1b2h -e5"),
    Case("knight", "e6", "2e5 2f6h 2f5", offers="- d5 d6 f6", answers="f6, g6, g5",
         then="1g5h -f6 -e6 2e5 2f5", kills="0 1 0"),
    Case("high-priestess", "e5", "2g4 1g6 1c4", answers="f5, g6", then="1f5h 1g6h 2g4 -e5"),
    Case("master-of-intrigue", "e6", "2c5 2b5 2e5h", offers="- d5 d7 e6 f5 f7",
         answers="d5, c5, c5, b5, e6, e7", then="1b5 1e7h 2e5h -c5 -d5", kills="2 0 0"),
    Case("gun-tower", "d5", "2f5 1g5h 2h5 2b5l", offers="-, 2", answers="to 2",
         then="-f5 -g5 2h5 2b5l 1d5h", kills="1 0 0"),
    Case("gun-tower", "d5", "2f5h 2g5l 2h5", answers="to 2", then="-f5 2g5l 2h5", kills="0 1 0"),
    # -- Highland
    Case("wild-eagle", "e4", "2b2 2h8h", answers="b2", then="1b2 -e4 2h8h", kills="1 0 0"),
    Case("clan-axeman", "e6", "2e5h 2d6l 1f6", offers="- e5 f6", answers="e5",
         then="-e5 2d6l 1f6", kills="0 1 0"),
    Case("clan-healer", "e6", "2b4",
         offers="- a4 a6 b2 b3 b5 b6 c2 c4 d2 d3 d4 e7 e8 e9 f2 f3 f4 f7 f9 g2 g4 g7 g8 g9 h2 h3 "
         "h4 h5 i3 i5",
         answers="d3, h4", then="1d3 1h4"),
    Case("dire-wolf", "f5", "2g5", answers="g5, h5", then="1h5 -g5 -f5", kills="1 0 0"),
    Case("ritual-keeper", "g3", offers="f3 g2 g3", answers="f3", then="1f3h 1g3"),
    Case("ritual-keeper", "e5", "2c5", offers="- d5 e4 e5", answers="d5, c5", then="1c5 -d5",
         kills="1 0 0"),
    Case("ritual-keeper", "e7", then="1e7"),
    Case("eagle-lord", "e5", "2b2h 2h8l", answers="b2", then="1b2h -e5 2h8l", kills="0 1 0"),
    Case("wolf-rider", "d5", "2c4h 2b3", answers="c4, b3", then="1b3h -c4 -d5", kills="1 1 0"),
    Case("blood-shaman", "e6", "2d2h 2c1 1d3 2e3h 2h4", answers="d2",
         then="-d2 -c1 -d3 2e3h 2h4", kills="1 1 0"),
    Case("blood-shaman", "e6", "2h4 2h3 2b2l", answers="h4", then="-h4 2h3 2b2l", kills="1 0 0"),
    Case("war-drummer", "e6", "2g6 2h6", offers="-, 0, 1", answers="way 0, f6, g6",
         then="1g6 -f6 1e6h", kills="1 0 0"),
    Case("war-drummer", "e6", answers="way 1, f6, f5, f5, f4", then="1f4 -f6 -f5"),
    Case("hill-giant", "e5", "2e4h 2d5l 1f5 2d4", then="-e4 2d5l -f5 -e6 2d4 1e5h",
         kills="0 1 0"),
    Case("warlord", "e5", answers="d6, d5, c7, c6, e5, e4", then="1d5 1c6 1e4h"),
    Case("war-summoner", "e5", then="1e5h", actions=2),
    Case("ritual-master", "c3", then="1c3h", actions=3),
    Case("ritual-master", "e5", "2g5h 2h5 1h4", answers="g5, h5", then="-g5 -h5 1h4",
         kills="1 1 0"),
    Case("ritual-master", "e6", "2g5h", then="2g5h"),
    Case("legend-slayer", "e5", "2d4l 2f4h 2d6", offers="-, 0, 1", answers="way 0",
         then="-d4 2f4h 2d6", kills="0 0 1"),
    Case("legend-slayer", "e5", "2d4l 2f4h 2d6", answers="way 1, f4, d6",
         then="2d4l -f4 -d6 1f6", kills="1 1 0"),
    Case("mountain-troll", "e5", "2d4 2e4 2f4h", then="-d4 -e4 2f4h 1d6", actions=2,
         kills="2 0 0"),
    Case("mountain-troll", "e5", "2d4 2f4h", then="-d4 2f4h", kills="1 0 0"),
    Case("hungry-bear", "e5", "2d5 2c5 2d4h", answers="d5, c5", then="-d5 1c5h 2d4h",
         kills="2 0 0"),
    Case("hungry-bear", "e5", "2d5", answers="e4", then="1e4h 2d5"),
    Case("werewolf", "g3", "2h3h", answers="h3, h4, h5", then="1h5h -h3", kills="0 1 0"),
    Case("werewolf", "e5", "2f5h 2f4", offers="- d4 d5 d6 e4 e6 f4 f6", answers="f4", then="1f4h",
         kills="1 0 0"),
    Case("werewolf", "e6", "2f6h", answers="f5", then="1f5h 2f6h"),
    Case("clan-guardian", "e6", "1h8", offers="- c6 d6 f6", answers="d6", then="1d6h 1h8"),
    # -- Sylvan
    Case("sapling", "e5", then="1e5h"),
    Case("kiskin-farseeders", "e5", answers="c7", then="1c7",
         offers="- c5 c6 c7 d4 d5 d7 e4 e6 e7 f4 f6 g4 g5 g6"),
    Case("charging-buck", "e5", "2g5 2d5", answers="g5, i5", then="1i5 -g5 2d5", kills="1 0 0"),
    Case("forest-wardens", "e5", "2a4 2b2 2b3 2b4 2h5h 2h6l", offers="a4 b2 b3 b4",
         answers="a4", then="-a4 -h5 2h6l", kills="1 1 0"),
    Case("forest-wardens", "e5", "2a4 2b2 2b3 2h5h 1h8h", then="2a4 2h5h"),
    Case("naiad", "f5", offers="- e6 f6", answers="f6, g6, e5", then="1g6 1e5 1f5"),
    Case("kiskin-spirit", "e5", then="1e5h"),
    Case("dryad", "e5", "2f5h 2d5l", offers="- f5", answers="f5", then="1f5 2d5l",
         kills="0 1 0"),
    Case("centaur-spearman", "d5", "2g5h 2h5", answers="e5", then="1e5h -g5 2h5", kills="0 1 0"),
    Case("centaur-spearman", "d5", "2g5l", answers="e5", then="1e5h 2g5l"),
    Case("centaur-spearman", "d5", "2g5h", answers="-", then="1d5h 2g5h"),
    Case("centaur-chieftain", "e5", answers="e4, c4, e6, f7", then="1e4h 1c3 1e5 1f6 1d5"),
    Case("unicorn", "f5", offers="-, 0, 1", answers="way 1", then="1f5h", actions=2),
    Case("unicorn", "f5", "2g5h", answers="way 0, g5", then="1g5h", kills="0 1 0"),
    Case("sylvan-queen", "d4", "2e3h 2c5l 2c3 2d3", offers="- c3 e3", answers="e3",
         then="1e3h 2c5l", kills="0 1 0"),
    Case("sylvan-princess", "d4", "2e3 2c3h", offers="- e3", answers="e3", then="1e3 2c3h",
         kills="1 0 0"),
    Case("woodland-druid", "e5", "2b5 2b6", offers="d4 e6 f4", answers="d4, b5",
         then="1d4h 2b5h 2b6"),
    Case("forest-ancient", "e5", "2b5 2a5", answers="2@c3, 2@g5, b5, c3",
         then="2g5 -b5 -c3 2a5", kills="2 0 0"),
    Case("forest-mystic", "e5", then="1e5h"),
    Case("kiskin-leafsplitter", "e5", "2g3l 2d4 2c3", offers="-, 1, 7", answers="to 7, to 1",
         then="-d4 -g3 2c3", kills="1 0 1"),
    Case("kiskin-leafsplitter", "e5", "2d4 2c3", answers="to 7, to 7", then="-d4 -c3",
         kills="2 0 0"),
    Case("kiskin-boughrunner", "e5", offers="- d5 d6 e6 f5 f6", answers="d5, c5, -", then="1c5h"),
    Case("tree-shepherd", "e5", offers="d5 e5 e6 f5 f6", answers="d5", then="1d5h"),
    Case("tree-shepherd", "e5", "2e4h", answers="e5, e4", then="1e4h", kills="0 1 0"),
    Case("tree-shepherd", "e5", "1h3l 2h4l 2g3h", answers="h3, g3", then="1g3l 2h4l",
         kills="0 1 0"),
    # -- legends
    Case("fire-dragon", "e5", "2e6 2e7h 2e8 2c7 2g7l 2d5", offers="2, 3, 4, 5, 6", answers="to 4",
         then="-e6 -e7 2e8 -c7 2g7l 2d5 1e5l", kills="2 1 0"),
    Case("hell-bull", "e5", "2e4h 2e3l 2e2", answers="e3", then="1e3l -e4 -e5 2e2",
         kills="0 1 1"),
    Case("angel-of-death", "e5", "2h8h", answers="h8", then="1h8l -e5", kills="0 0 1"),
    Case("eldest-tree", "e5", "2d4h 1e4 2f6l", offers="- d4 d5 e4 e6 f5", answers="d4, e4, d5",
         then="-d4 1e4h 1d5 2f6l", kills="0 1 0"),
    Case("bone-catapult", "e5", "2e2l 2d1 2f2h 1e3", answers="e2", then="-e2 -d1 -e3 2f2h",
         kills="1 0 1"),
    Case("fire-elemental", "e5", "2d5h 2e4 2c4 2f5l", offers="0, 1", answers="way 0",
         then="-d5 -e4 2c4 2f5l", kills="1 1 0"),
    Case("fire-elemental", "e5", "2d5h 2e4 2c4 2b5", answers="way 1", then="2d5h -e4 -c4 2b5",
         kills="2 0 0"),
    Case("leviathan", "f5", "2g2h 2h2h 2h3l 2i3h", answers="way 0, g2, h2, h3",
         then="2g2 2h2 2h3h 2i3h"),
    Case("leviathan", "f5", "2a3 2a4 2b5 1b2", answers="way 1, a3, a4, b5, b2",
         then="-a3 -a4 -b5 -b2", kills="3 0 0"),
    Case("two-headed-dragon", "d4", "2d5h 2h8h", offers="- d6 e5 f4 f6 g7", answers="e5, d5",
         then="1e5l -d5 2h8h", kills="0 1 0"),
    Case("earth-elemental", "e4", "2c2 2h2", offers="c2 d6 e5 f4 f5 g6", answers="c2, h2, -",
         then="-c2 2h2h 1f4 1e4l", kills="1 0 0"),
    Case("time-elemental", "e4", then="1e4l"),
    Case("storm-elemental", "e5", "2g6 2g7", offers="-, 0, 1, 2", answers="rank 0, g5, g8",
         then="-g5 -g6 -g7 -g8", kills="2 0 0"),
    Case("storm-elemental", "e5", "2g6 2g7", answers="rank 2, g5, g6", then="2g7 -g6 -g5",
         kills="1 0 0"),
    Case("titan", "e4", "2d4l 2f3h 2d3l 2e3", then="-d4 -f3 2d3l -e3 -e5 1e6h 1e4l"),
]  # fmt: skip


def answer(table: Table, word: str) -> None:
    if word[:3] in ("way", "to ") or word.startswith("rank"):
        table.answer(int(word.split()[1]))
    elif word == "yes":
        table.answer("yes")
    elif "@" in word:
        side, at = word.split("@")
        table.answer((int(side) - 1, square_named(at)))
    else:
        table.pick(word)


def offered(values: list[Value]) -> str:
    """The options as a case says them: squares by name, other numbers with commas."""
    numbers = [value for value in values if isinstance(value, int)]
    if all(number < 8 for number in numbers):
        return ", ".join("-" if value is None else str(value) for value in values)
    return " ".join(sorted(["-"] * (None in values) + [name_of(number) for number in numbers]))


def deck_of(card: str) -> str:
    deck = BEINGS[CARD.number(card)].deck
    return {"imperial": "north", "legends": "north"}.get(deck, deck)


@pytest.mark.rule("TK-RUL-8")
@pytest.mark.parametrize("case", CASES, ids=[f"{case.card}-{case.at}" for case in CASES])
def test_a_being_does_what_its_card_says(case: Case) -> None:
    board = f"{pattern(case.card, case.at)} {case.more}"
    table = arena(board, case.card, schools=[deck_of(case.card), "south"])
    table.summon(case.card, case.at, 0)
    if case.offers is not None:
        assert offered(table.options) == case.offers
    for word in case.answers:
        assert table.kind != "act", f"nothing is asked any more before {word!r}"
        answer(table, word)
    assert table.asked == (0, "act"), "the effect is not over"
    for word in case.then:
        assert table.at(word[1:3]) == ("" if word[0] == "-" else word[0] + word[3:]), word
    assert table.s.actions == case.actions
    assert table.s.kills[3:] == case.kills
    assert table.s.card == -1


def test_every_being_and_legend_has_a_case() -> None:
    assert sorted({case.card for case in CASES}) == sorted(being.id for being in BEINGS)
