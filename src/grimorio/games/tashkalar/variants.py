"""Options of a table: form, teams, schools, the melee's end, or a puzzle (TK-FORM-1..5).

Two sides play deathmatch as a duel, three or four players each for themselves as a melee.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Options, Seat, Setting
from grimorio.core.errors import BadSetting
from grimorio.core.scene import Text
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.state import DUEL, ELITE, MELEE
from grimorio.kit.numbers import NONE

FORM: Final = "form"
TEAMS: Final = "teams"
SCHOOLS: Final = "schools"
STARTER: Final = "starter"
AGREED: Final = ("first_seat", "second_seat", "third_seat", "fourth_seat")
"""Who begins, if the table has agreed on it: by the order of the seats (TK-RUL-12)."""
MELEE_END: Final = "melee_end"
PUZZLE: Final = "puzzle"
NO_PUZZLE: Final = "none"

SETTINGS: Final = (
    Setting(FORM, "deathmatch", ("deathmatch", "elite"), ("TK-FORM-1",)),
    Setting(TEAMS, False, rules=("TK-FORM-5",)),
    Setting(SCHOOLS, "random", ("random", "chosen"), ("TK-SETUP-4",)),
    Setting(STARTER, "random", ("random", *AGREED), ("TK-SETUP-6", "TK-RUL-12")),
    Setting(MELEE_END, "12_with_4", ("12_with_4", "12_with_3"), ("TK-END-8", "TK-END-9")),
    Setting(PUZZLE, NO_PUZZLE, (NO_PUZZLE, *[puzzle.id for puzzle in CONTENT.puzzles])),
)

ELITE_GOAL: Final = 9
DUEL_GOAL: Final = 18
MELEE_GOALS: Final = {
    "12_with_4": {3: 10, 4: 12},
    "12_with_3": {3: 12, 4: 10},
}
"""The points of one colour that end a melee, by the Spanish sheet and by the English one
(TK-END-8, TK-END-9)."""


def check(options: Options, seats: int) -> None:
    """Refuse what makes no sense together, with the reason."""
    if options[PUZZLE] != NO_PUZZLE:
        if seats != 2:
            raise BadSetting("puzzle-seats", seats=seats)
        for setting in SETTINGS:
            if setting.name != PUZZLE and options[setting.name] != setting.default:
                named = Text(f"setting-{setting.name}")
                raise BadSetting("puzzle-setting", setting=named)
    if options[TEAMS] and seats != 4:
        raise BadSetting("teams-seats", ("TK-FORM-5",), seats=seats)
    if starter_of(options) >= seats:
        named = Text(f"setting-{STARTER}-{options[STARTER]}")
        raise BadSetting("starter-seats", ("TK-RUL-12",), seats=seats, seat=named)
    if options[FORM] == "elite" and seats != 2 and not options[TEAMS]:
        raise BadSetting("elite-seats", ("TK-FORM-2",), seats=seats)


def form_of(options: Options, seats: int) -> int:
    """Elite, duel or melee (TK-FORM-2..4); which rules belong to which form is TK-RUL-1."""
    if options[FORM] == "elite":
        return ELITE
    return DUEL if seats == 2 or options[TEAMS] else MELEE


def starter_of(options: Options) -> Seat:
    """The seat that plays first if the table has agreed on it, else NONE (TK-RUL-12). Tables of
    ruleset 1 had no say."""
    agreed = options.get(STARTER)
    return AGREED.index(agreed) if agreed in AGREED else NONE


def goal_of(options: Options, seats: int) -> int:
    """The points that trigger the end (TK-END-4, TK-END-7..9)."""
    return default_goal(form_of(options, seats), seats, str(options[MELEE_END]))


def default_goal(form: int, seats: int, melee_end: str = "12_with_4") -> int:
    """The same by form."""
    if form == MELEE:
        return MELEE_GOALS[melee_end][seats]
    return ELITE_GOAL if form == ELITE else DUEL_GOAL
