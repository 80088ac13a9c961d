"""Checkpoints of older releases, as they would be stored now.

Layout 0 stored numbers. Where a number is enough to know the thing, its noun reads it by the ids as
they stood (kept.json). Here is what needs more than the number: what a figure is depends on its
kind, a perk on its class, a boost on its line. In layout 0 steps stayed planned for figures that
were gone, too, and did nothing.

Up to layout 2 all parts of an action in progress lay side by side.

Ruleset 1 stored all else as ruleset 2 does. What a table was asked in a step is asked anew by
today's step of the same name: whom a monster may attack is found anew (GH-RUL-111), and whom it
came to attack it attacks (GH-RUL-310).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core.contract import Dumped
from grimorio.core.data import Data, as_dict, as_fixed, as_int, as_list, as_str
from grimorio.games.gloomhaven.components.numbers import RANKS
from grimorio.games.gloomhaven.components.places import place_id
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.nouns import KEPT
from grimorio.games.gloomhaven.rules import FIGURE, SEAT, step
from grimorio.games.gloomhaven.rules.scenario.standees import RANK
from grimorio.games.gloomhaven.state import CHARACTER, GONE, MONSTER, SUMMON
from grimorio.kit.numbers import NONE

DOOMED: Final = 4
"""The bonus that was an order for when the figure dies."""
LIFT_PLACE: Final = 9
"""Where the card Nature's Lift stood among the boosts of a line."""
WHOLE: Final = 7
"""Where the price of a whole order stood among its boosts."""
PARTS: Final[dict[str, dict[str, str]]] = {
    "played": {part: part for part in ("half", "card", "line", "order", "gifts")},
    "used": {"boosts": "used", "items": "items", "slots": "slots"},
    "done": {
        **{part: part for part in ("acted", "moved", "way", "touched", "marks", "disarmed")},
        "damage": "done",
    },
}
"""The parts of an action in progress, and how each was called while they lay side by side."""
TRAP_HALF: Final = "spring-the-trap/top"
"""The half that kept a trap behind the hex that it was in."""


def migrate(dumped: Dumped, ruleset: int) -> Dumped:
    """To how a state lies on disk today; of ruleset 1 nothing else has to change."""
    if dumped.layout == 0:
        dumped = _by_ids(dumped)
    if dumped.layout < 3:
        state = as_dict(dumped.state)
        deeds: list[Data] = [_in_parts(row) for row in as_list(state["deeds"])]
        return Dumped({**state, "deeds": deeds}, dumped.agenda, 3)
    return dumped


def _in_parts(data: Data) -> Data:
    """An action in progress, with its parts by subject."""
    row = as_dict(data)
    parts: dict[str, Data] = {
        name: {part: row[was] for part, was in inside.items()} for name, inside in PARTS.items()
    }
    flat = [was for inside in PARTS.values() for was in inside.values()]
    return {**{name: part for name, part in row.items() if name not in flat}, **parts}


def _by_ids(dumped: Dumped) -> Dumped:
    """From the numbers of layout 0."""
    state = as_dict(dumped.state)
    scenario = as_int(state["number"])
    changed: dict[str, Data] = {
        **state,
        "characters": [_character(row) for row in as_list(state["characters"])],
        "figures": {key: _figure(row, scenario) for key, row in as_dict(state["figures"]).items()},
        "deeds": [_deed(row, scenario) for row in as_list(state["deeds"])],
        "overlays": [[*as_list(row)[:3], as_list(row)[3:]] for row in as_list(state["overlays"])],
        "drained": [_drained(int(key)) for key in as_dict(state["drained"])],
        "marks": {_mark(key, scenario): n for key, n in as_dict(state["marks"]).items()},
    }
    return Dumped(changed, _agenda(dumped.agenda, state), 1)


# -- what a number meant ---------------------------------------------------------------------------


def being(kind: int, number: int, scenario: int) -> str:
    """What a figure is: a class, a summoning line, a monster type, an object of the scenario."""
    if kind == CHARACTER:
        return KEPT["class"][number]
    if kind == SUMMON:
        return KEPT["line"][number]
    if kind == MONSTER:
        return KEPT["type"][number]
    return [id_ for id_ in KEPT["being"] if id_.startswith(f"scenario-{scenario}/")][number]


def boost(line: int, place: int) -> str:
    """A boost by its place in its line."""
    if place == LIFT_PLACE:
        return "natures-lift"
    return _parts_of(KEPT["line"][line], KEPT["boost"])[place]


def price(order: int, place: int) -> str:
    """What an order asks for, by the place of the boost."""
    return _parts_of(KEPT["order"][order], KEPT["price"])[0 if place == WHOLE else place]


def perk(class_: int, place: int) -> str:
    """A perk by its place in its class."""
    return [id_ for id_ in KEPT["perk"] if id_.startswith(KEPT["class"][class_] + "/")][place]


def _parts_of(whole: str, ids: Sequence[str]) -> list[str]:
    return [id_ for id_ in ids if id_.partition("+")[0] == whole]


# -- the state -------------------------------------------------------------------------------------


def _character(data: Data) -> Data:
    row = as_dict(data)
    class_ = as_int(row["type"])
    return {**row, "perks": [perk(class_, as_int(place)) for place in as_list(row["perks"])]}


def _figure(data: Data, scenario: int) -> Data:
    row = as_dict(data)
    bonuses = [as_list(one) for one in as_list(row["bonuses"])]
    return {
        **row,
        "type": being(as_int(row["kind"]), as_int(row["type"]), scenario),
        "bonuses": [one for one in bonuses if one[0] != DOOMED],
        "dooms": [one[1] for one in bonuses if one[0] == DOOMED],
    }


def _deed(data: Data, scenario: int) -> Data:
    row = as_dict(data)
    line, half, marks = as_int(row["line"]), as_int(row["half"]), as_list(row["marks"])
    trap = half >= 0 and KEPT["half"][half] == TRAP_HALF and len(marks) == 3
    return {
        **row,
        "name": _name(row["name"], scenario),
        "used": [boost(line, as_int(place)) for place in as_list(row["used"])],
        "marks": marks[:1] if trap else marks,
        "disarmed": marks[1:] if trap else None,
    }


def _mark(key: str, scenario: int) -> str:
    """A door that was open once was named by its number."""
    word, _, door = key.partition(" ")
    named = word == "closed" and door.isdecimal()
    return f"closed {KEPT[f'door/{scenario}'][int(door)]}" if named else key


def _name(data: Data, scenario: int) -> Data:
    """A figure as it is told."""
    if not as_list(data):
        return [GONE, NONE, NONE, NONE, 0, 0]
    number, kind, owner, type_, rank, standee = [as_int(part) for part in as_fixed(data, 6)]
    return [number, kind, owner, being(kind, type_, scenario), rank, standee]


def _drained(key: int) -> Data:
    """The type of the monster, the order and the place of the boost were one number."""
    return [KEPT["type"][key >> 16], price(key >> 3 & 0x1FFF, key & 7)]


# -- the agenda ------------------------------------------------------------------------------------


def _agenda(data: Data, state: dict[str, Data]) -> list[Data]:
    """What is planned, without what is for figures and characters that are gone."""
    characters = [as_dict(one) for one in as_list(state["characters"])]
    planned: list[Data] = []
    for row in as_list(data):
        planned += _planned(as_list(row), as_int(state["number"]), len(characters))
    there = [int(number) for number in as_dict(state["figures"])]
    seats = [seat for seat, one in enumerate(characters) if one["figure"] != NONE]
    return SEAT.kept(FIGURE.kept(planned, step, there), step, seats)


def _planned(row: list[Data], scenario: int, characters: int) -> list[Data]:
    """A step that is planned, as the steps of today that do the same."""
    name, args = as_str(row[0]), as_list(row[1])
    if name == "turn_after":
        of_monsters, group = args[0], as_int(args[1])
        group_: list[Data] = [KEPT["type"][group], NONE] if of_monsters else [NONE, group]
        return [[name, group_, *row[2:]]]
    if name in ("last_deed", "last_blow"):
        return [[name, [_name(args[0], scenario), *args[1:]], *row[2:]]]
    if name == "spawn":
        return _spawn(scenario, as_int(args[0]), characters)
    return [row]


def _spawn(scenario: int, place: int, characters: int) -> list[Data]:
    """The monsters of a rule of the scenario, the next of them last."""
    coming = scenarios()[scenario].spawns[place]
    ranks = [rank[characters - 2] for rank in coming.ranks]
    return [
        ["appear", [coming.type, RANKS[RANK[rank]], place_id(coming.at)]]
        for rank in reversed(ranks)
        if rank != "-"
    ]
