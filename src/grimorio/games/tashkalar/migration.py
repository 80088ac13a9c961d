"""Tables of older releases: what they stored, as this one would have stored it."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Data, Dumped, Planned
from grimorio.core.agenda import dump_agenda
from grimorio.core.data import BadData, as_dict, as_int, as_list
from grimorio.games.tashkalar.components.numbers import BEING_EFFECTS
from grimorio.games.tashkalar.nouns import CARD, FORM, ORIENTATION, SQUARE, STAGE
from grimorio.games.tashkalar.rules.cast import of_summoning
from grimorio.games.tashkalar.rules.drawing import return_cards
from grimorio.games.tashkalar.rules.turn import act, end_action
from grimorio.games.tashkalar.rules.verbs import resolve
from grimorio.games.tashkalar.setup import deal, lay_out, starting_places, take_school
from grimorio.games.tashkalar.state import LAYING_OUT
from grimorio.kit.numbers import NONE


def migrate(dumped: Dumped, ruleset: int) -> Dumped:
    """Ruleset 1 always drew the starting player (TK-RUL-12). All else it stored alike; what it was
    about to ask is asked by the rules of today (TK-RUL-65, TK-RUL-66). In layout 0 a starting place
    stood by its number."""
    state = as_dict(dumped.state)
    rows = dumped.agenda
    if isinstance(rows, dict):
        todo = [[as_int(part) for part in as_list(row)] for row in as_list(rows["todo"])]
        rows = dump_agenda(planned_by(state, todo))
    places = starting_places(FORM.load(state["form"]))
    return Dumped(state, [renewed(row, places) for row in as_list(rows)])


def renewed(row: Data, places: Sequence[tuple[int, ...]]) -> Data:
    """A planned step as it is stored today."""
    match row:
        case ["deal", []]:
            return ["deal", [NONE]]
        case ["lay_starting_piece", [int(number)]]:
            squares: list[Data] = [SQUARE.dump(at) for at in places[number]]
            return ["lay_starting_piece", [squares]]
        case _:
            return row


def planned_by(state: dict[str, Data], todo: list[list[int]]) -> list[Planned]:
    """What the first releases stored, which had no agenda: numbers for what was left to do, the
    next one last. Without any, an action was about to begin, or all was still to be dealt."""
    if STAGE.load(state["stage"]) == LAYING_OUT:
        pieces = lay_out(FORM.load(state["form"]))
        schools = [take_school(seat) for seat in range(len(as_list(state["players"])))]
        return [*([] if todo else [*schools, deal(NONE)]), *pieces][::-1]
    return [step_of(numbers) for numbers in todo] or [act()]


def step_of(numbers: list[int]) -> Planned:
    """What one of these numbers meant within an action: its end, the effect of a being that has
    come, or cards to be returned after a discard."""
    match numbers:
        case [0]:
            return end_action()
        case [1, number, _, at, way]:
            card = CARD.load(number)
            known = of_summoning(card, SQUARE.load(at), ORIENTATION.load(way))
            return resolve(BEING_EFFECTS[card], known)
        case [3, seat]:
            return return_cards(seat)
        case _:
            raise BadData(f"nothing was stored as {numbers}")
