"""Wisps: everything that can change."""

from __future__ import annotations

from grimorio.core import Agenda, Chance, Data, Journal
from grimorio.core.data import as_bool, as_dict, as_int, as_list
from grimorio.kit.zones import Zone


class Bearer:
    """A player's lantern bearer: where it stands, what it has caught, what it holds."""

    at: int
    caught: int
    hand: Zone
    gone: bool

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("at", "caught", "gone", "hand",)

    def __init__(
        self, at: int, caught: int, hand: Zone, gone: bool,
    ) -> None:
        self.at = at
        self.caught = caught
        self.hand = hand
        self.gone = gone

    def copy(self) -> Bearer:
        return Bearer(self.at, self.caught, self.hand.copy(), self.gone)

    def dump(self) -> Data:
        return {"at": self.at, "caught": self.caught, "hand": self.hand.dump(), "gone": self.gone}

    @staticmethod
    def load(data: Data) -> Bearer:
        row = as_dict(data, "at", "caught", "hand", "gone")
        return Bearer(as_int(row["at"]), as_int(row["caught"]), Zone.load(row["hand"]),
            as_bool(row["gone"]))
    # fmt: on
    # end of what `grimorio states` wrote


class Marsh:
    """A game of Wisps."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    bearers: list[Bearer]
    wisps: list[int]
    bag: list[int]
    discard: list[int]
    rounds: int
    first: int

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("agenda", "bag", "bearers", "chance", "discard", "first", "journal", "rounds",
        "wisps",)

    def __init__(
        self, chance: Chance, journal: Journal | None, agenda: Agenda, bearers: list[Bearer],
        wisps: list[int], bag: list[int], discard: list[int], rounds: int, first: int,
    ) -> None:
        self.chance = chance
        self.journal = journal
        self.agenda = agenda
        self.bearers = bearers
        self.wisps = wisps
        self.bag = bag
        self.discard = discard
        self.rounds = rounds
        self.first = first

    def copy(self) -> Marsh:
        return Marsh(self.chance.copy(), None, self.agenda[:], [x0.copy() for x0 in self.bearers],
            self.wisps[:], self.bag[:], self.discard[:], self.rounds, self.first)

    def dump(self) -> Data:
        return {"bearers": [x0.dump() for x0 in self.bearers], "wisps": list[Data](self.wisps),
            "bag": list[Data](self.bag), "discard": list[Data](self.discard), "rounds": self.rounds,
            "first": self.first}

    @staticmethod
    def load(data: Data) -> Marsh:
        row = as_dict(data, "bearers", "wisps", "bag", "discard", "rounds", "first")
        return Marsh(Chance(b""), None, [], [Bearer.load(x0) for x0 in as_list(row["bearers"])],
            [as_int(x0) for x0 in as_list(row["wisps"])],
            [as_int(x0) for x0 in as_list(row["bag"])],
            [as_int(x0) for x0 in as_list(row["discard"])], as_int(row["rounds"]),
            as_int(row["first"]))
    # fmt: on
    # end of what `grimorio states` wrote
