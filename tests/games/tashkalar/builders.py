"""Positions of Tash-Kalar, as somebody would lay them out on a table.

Squares are called a1 to i9: the column by a letter, the row from the top. A piece is its side and
its square, with h or l behind if it is more than common: `1e5`, `2d4h`, `2f6l`. Red squares are d2,
e5, h6 and c8, green ones c3, g3, i4, a5 and f8::

        a  b  c  d  e  f  g  h  i
    1         .  .  .  .  .
    2      .  .  R  .  .  .  .
    3   .  .  G  .  .  .  G  .  .
    4   .  .  .  .  .  .  .  .  G
    5   G  .  .  .  R  .  .  .  .
    6   .  .  .  .  .  .  .  R  .
    7   .  .  .  .  .  .  .  .  .
    8      .  R  .  .  G  .  .
    9         .  .  .  .  .
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from grimorio.core import Chance, Game, Options, Seat, Value
from grimorio.core.chance import seed_key
from grimorio.core.errors import UndoRefused
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.components.numbers import SCHOOL_CARDS
from grimorio.games.tashkalar.kinds import DISCARD, INVOKE, PLACE_PIECE, SUMMON
from grimorio.games.tashkalar.nouns import CARD, SCHOOL, TASK
from grimorio.games.tashkalar.positions import give, name_of
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import on_board, squares_of
from grimorio.games.tashkalar.rules.patterns import ORIENTATIONS
from grimorio.games.tashkalar.rules.turn import begin_turn
from grimorio.games.tashkalar.setup import new_arena
from grimorio.games.tashkalar.state import DUEL, Arena
from tests.games.tashkalar.boards import square_named

OPTIONS: Options = {
    "form": "deathmatch",
    "teams": False,
    "schools": "random",
    "melee_end": "12_with_4",
    "puzzle": "none",
}
RANK = {"": 0, "h": 1, "l": 2}
SCHOOLS = ("north", "south", "highland", "sylvan")


def put(s: Arena, text: str) -> None:
    """Lay pieces on the board."""
    for word in text.split():
        pieces.put(s, int(word[0]) - 1, RANK[word[3:]], square_named(word[1:3]))


def pattern(card: str, at: str, side: int = 1, way: int = 0) -> str:
    """The pieces of a card's pattern for a summoning there, in one of its orientations."""
    start = square_named(at)
    words = []
    for offset, rank in ORIENTATIONS[CARD.number(card)][way].cells:
        assert on_board(start + offset), f"{card} does not fit at {at}"
        words.append(f"{side}{name_of(start + offset)}{'h' if rank else ''}")
    return " ".join(words)


class Table:
    """A game under way, and what one may do and ask at the table."""

    def __init__(self, s: Arena, options: Options) -> None:
        self.game: Game[Arena] = Game(title, options, len(s.players), b"scripted")
        self.game.begin(s)

    @property
    def s(self) -> Arena:
        return self.game.state

    # -- asking ---------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked what now."""
        (ask,) = self.game.pending
        return ask.seat, ask.kind.name

    @property
    def kind(self) -> str:
        return self.asked[1]

    @property
    def options(self) -> list[Value]:
        (ask,) = self.game.pending
        return list(ask.options)

    @property
    def squares(self) -> str:
        """The squares offered, by name; `-` if one may pass."""
        words = []
        for at in self.options:
            if at is None:
                words.append("-")
            elif isinstance(at, int):
                words.append(name_of(at))
        return " ".join(sorted(words))

    def acts(self, word: str) -> list[Value]:
        """What of a kind may be done as an action."""
        return [
            one[1] if len(one) == 2 else one[1:]
            for one in self.options
            if isinstance(one, tuple) and one[0] == word
        ]

    def summons(self, card: str) -> list[str]:
        """The squares where a card can be summoned now."""
        found = [SUMMON.parts(one) for one in self.options if SUMMON.matches(one)]
        return sorted({name_of(at) for of, at, *_ in found if of == CARD.number(card)})

    @property
    def board(self) -> str:
        """All pieces, sorted."""
        words = []
        for at in squares_of(pieces.occupied(self.s)):
            rank = ("", "h", "l")[pieces.rank_at(self.s, at)]
            words.append(f"{pieces.side_at(self.s, at) + 1}{name_of(at)}{rank}")
        return " ".join(sorted(words))

    def at(self, name: str) -> str:
        """What stands on a square: `1`, `2h`, `3l`; nothing if it is empty."""
        at = square_named(name)
        side = pieces.side_at(self.s, at)
        return "" if side < 0 else f"{side + 1}{('', 'h', 'l')[pieces.rank_at(self.s, at)]}"

    def told(self, kind: str) -> list[tuple[Value, ...]]:
        """The arguments of every event of a kind, in the order of time."""
        journal = self.game.journal
        assert journal is not None
        return [event.args for event in journal.events if event.kind.name == kind]

    def hand(self, seat: Seat) -> list[str]:
        player = self.s.players[seat]
        cards = [*player.hand.cards, *player.legends.cards, *player.flares.cards]
        return [CARD.ids[card] for card in cards]

    # -- doing ----------------------------------------------------------------------------------

    def answer(self, value: Value) -> None:
        (ask,) = self.game.pending
        self.game.answer(ask.seat, value)

    def pick(self, *names: str) -> None:
        """Answer question after question with squares; `-` passes."""
        for name in names:
            self.answer(None if name == "-" else square_named(name))

    def place(self, *names: str) -> None:
        for name in names:
            assert self.kind == "act"
            self.answer(PLACE_PIECE(square_named(name)))

    def summon(self, card: str, at: str, way: int | None = None, **foreign: str) -> None:
        """Summon a card there; in the first orientation that fits, unless the test says."""
        assert self.kind == "act"
        rivals = [
            square_named(foreign[key]) if key in foreign else -1
            for key in ("borrowed", "improvised")
        ]
        wanted = [CARD.number(card), square_named(at), *rivals]
        for one in [one for one in self.options if SUMMON.matches(one)]:
            of, to, laid, borrowed, improvised = SUMMON.parts(one)
            if [of, to, borrowed, improvised] == wanted and way in (None, laid):
                self.answer(one)
                return
        raise AssertionError(f"{card} cannot be summoned at {at}; it can at {self.summons(card)}")

    def flare(self, card: str, rival: int = 1) -> None:
        self.answer(INVOKE(CARD.number(card), rival))

    def discard(self, card: str, *back: str) -> None:
        """Discard a being, return other cards, and stop."""
        self.answer(DISCARD(CARD.number(card)))
        for other in back:
            assert self.kind == "return"
            self.answer(CARD.number(other))
        if self.kind == "return":
            self.answer(None)


def arena(
    board: str = "",
    *hands: str,
    form: int = DUEL,
    seats: int = 2,
    teams: bool = False,
    turn: Seat = 0,
    actions: int = 2,
    schools: Sequence[str] = SCHOOLS,
    supply: int | None = None,
    tasks: str = "",
    next_task: str = "",
    deck: str | None = None,
    options: Options = OPTIONS,
    chance: Chance | None = None,
) -> Table:
    """A game at the beginning of somebody's action; hands in the order of the seats, all other
    cards in their decks. `deck` is what is left of the first player's being deck."""
    s = new_arena(form, seats, Chance(seed_key(0)) if chance is None else chance, teams)
    for seat, player in enumerate(s.players):
        player.school = SCHOOL.number(schools[seat])
        player.deck = sorted(SCHOOL_CARDS[player.school])
    for seat, hand in enumerate(hands):
        for word in hand.split():
            give(s, seat, CARD.number(word))
    if deck is not None:
        keep = [CARD.number(word) for word in deck.split()]
        for card in [card for card in s.players[0].deck if card not in keep]:
            s.players[0].deck.remove(card)
            s.players[0].discard.add(card, -1)
    if supply is not None:
        for side in s.sides:
            side.supply = supply
    put(s, board)
    s.tasks = [TASK.number(word) for word in tasks.split()]
    s.next_task = TASK.number(next_task) if next_task else -1
    s.task_deck = [task for task in s.task_deck if task not in (*s.tasks, s.next_task)]
    s.turns = 2
    begin_turn(s, turn)
    s.actions = actions
    return Table(s, options)


def cannot_undo_for_all_have_seen(table: Table) -> None:
    with pytest.raises(UndoRefused, match="became known"):
        table.game.undo(0)
