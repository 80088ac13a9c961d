"""Tash-Kalar: everything that can change.

Squares are the numbers of rules/board.py, and a set of squares is a mask with one bit for each. A
side is a player, or a pair in team play; pieces, points and tasks are a side's, cards a player's.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Agenda, Chance, Data, Journal
from grimorio.core.data import as_bool, as_dict, as_int, as_list
from grimorio.kit.zones import Zone

ELITE: Final = 0
DUEL: Final = 1
MELEE: Final = 2
FORMS: Final = ("elite", "duel", "melee")

LAYING_OUT: Final = 0
"""Schools, colours and starting pieces."""
ACTING: Final = 1
"""Somebody is about to take an action."""
BUSY: Final = 2
"""An action is being carried out, short of any effect."""
RESOLVING: Final = 3
"""The effect of a card is being resolved."""
CONCLUDING: Final = 4
"""Tasks, points and cards at the end of a turn."""


class Side:
    """A colour: its pieces on the board by rank or higher, its points and tasks."""

    supply: int
    pieces: int
    upgraded: int
    legends: int
    points: list[int]
    tasks: list[int]
    spent: int

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("legends", "pieces", "points", "spent", "supply", "tasks", "upgraded",)

    def __init__(
        self, supply: int, pieces: int, upgraded: int, legends: int, points: list[int],
        tasks: list[int], spent: int,
    ) -> None:
        self.supply = supply
        self.pieces = pieces
        self.upgraded = upgraded
        self.legends = legends
        self.points = points
        self.tasks = tasks
        self.spent = spent

    def copy(self) -> Side:
        return Side(self.supply, self.pieces, self.upgraded, self.legends, self.points[:],
            self.tasks[:], self.spent)

    def dump(self) -> Data:
        return {"supply": self.supply, "pieces": self.pieces, "upgraded": self.upgraded,
            "legends": self.legends, "points": list[Data](self.points),
            "tasks": list[Data](self.tasks), "spent": self.spent}

    @staticmethod
    def load(data: Data) -> Side:
        row = as_dict(data, "supply", "pieces", "upgraded", "legends", "points", "tasks", "spent")
        return Side(as_int(row["supply"]), as_int(row["pieces"]), as_int(row["upgraded"]),
            as_int(row["legends"]), [as_int(x0) for x0 in as_list(row["points"])],
            [as_int(x0) for x0 in as_list(row["tasks"])], as_int(row["spent"]))
    # fmt: on
    # end of what `grimorio states` wrote


class Player:
    """A player's cards. The deck is a bag between what was put on its top and on its bottom."""

    school: int
    hand: Zone
    legends: Zone
    flares: Zone
    deck: list[int]
    top: Zone
    bottom: Zone
    discard: Zone

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("bottom", "deck", "discard", "flares", "hand", "legends", "school", "top",)

    def __init__(
        self, school: int, hand: Zone, legends: Zone, flares: Zone, deck: list[int], top: Zone,
        bottom: Zone, discard: Zone,
    ) -> None:
        self.school = school
        self.hand = hand
        self.legends = legends
        self.flares = flares
        self.deck = deck
        self.top = top
        self.bottom = bottom
        self.discard = discard

    def copy(self) -> Player:
        return Player(self.school, self.hand.copy(), self.legends.copy(), self.flares.copy(),
            self.deck[:], self.top.copy(), self.bottom.copy(), self.discard.copy())

    def dump(self) -> Data:
        return {"school": self.school, "hand": self.hand.dump(), "legends": self.legends.dump(),
            "flares": self.flares.dump(), "deck": list[Data](self.deck), "top": self.top.dump(),
            "bottom": self.bottom.dump(), "discard": self.discard.dump()}

    @staticmethod
    def load(data: Data) -> Player:
        row = as_dict(data, "school", "hand", "legends", "flares", "deck", "top", "bottom",
            "discard")
        return Player(as_int(row["school"]), Zone.load(row["hand"]), Zone.load(row["legends"]),
            Zone.load(row["flares"]), [as_int(x0) for x0 in as_list(row["deck"])],
            Zone.load(row["top"]), Zone.load(row["bottom"]), Zone.load(row["discard"]))
    # fmt: on
    # end of what `grimorio states` wrote


class Arena:
    """A game of Tash-Kalar."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    form: int
    teams: bool
    chosen: bool
    goal: int
    aim: int
    sides: list[Side]
    players: list[Player]
    legend_deck: list[int]
    legend_bottom: Zone
    legend_discard: list[int]
    flare_deck: list[int]
    flare_bottom: Zone
    flare_discard: list[int]
    task_deck: list[int]
    task_bottom: list[int]
    tasks: list[int]
    next_task: int
    first: int
    turn: int
    turns: int
    control: int
    stage: int
    actions: int
    discarded: bool
    borrows: bool
    extra_beings: int
    extra_legends: int
    again: bool
    kills: list[int]
    summoned: list[int]
    summoned_legends: int
    card: int
    at: int
    last_turns: int
    surrendered: int
    over: bool

    # written by `grimorio states`: do not edit
    # fmt: off
    __slots__ = ("actions", "again", "agenda", "aim", "at", "borrows", "card", "chance", "chosen",
        "control", "discarded", "extra_beings", "extra_legends", "first", "flare_bottom",
        "flare_deck", "flare_discard", "form", "goal", "journal", "kills", "last_turns",
        "legend_bottom", "legend_deck", "legend_discard", "next_task", "over", "players", "sides",
        "stage", "summoned", "summoned_legends", "surrendered", "task_bottom", "task_deck", "tasks",
        "teams", "turn", "turns",)

    def __init__(
        self, chance: Chance, journal: Journal | None, agenda: Agenda, form: int, teams: bool,
        chosen: bool, goal: int, aim: int, sides: list[Side], players: list[Player],
        legend_deck: list[int], legend_bottom: Zone, legend_discard: list[int],
        flare_deck: list[int], flare_bottom: Zone, flare_discard: list[int], task_deck: list[int],
        task_bottom: list[int], tasks: list[int], next_task: int, first: int, turn: int, turns: int,
        control: int, stage: int, actions: int, discarded: bool, borrows: bool, extra_beings: int,
        extra_legends: int, again: bool, kills: list[int], summoned: list[int],
        summoned_legends: int, card: int, at: int, last_turns: int, surrendered: int, over: bool,
    ) -> None:
        self.chance = chance
        self.journal = journal
        self.agenda = agenda
        self.form = form
        self.teams = teams
        self.chosen = chosen
        self.goal = goal
        self.aim = aim
        self.sides = sides
        self.players = players
        self.legend_deck = legend_deck
        self.legend_bottom = legend_bottom
        self.legend_discard = legend_discard
        self.flare_deck = flare_deck
        self.flare_bottom = flare_bottom
        self.flare_discard = flare_discard
        self.task_deck = task_deck
        self.task_bottom = task_bottom
        self.tasks = tasks
        self.next_task = next_task
        self.first = first
        self.turn = turn
        self.turns = turns
        self.control = control
        self.stage = stage
        self.actions = actions
        self.discarded = discarded
        self.borrows = borrows
        self.extra_beings = extra_beings
        self.extra_legends = extra_legends
        self.again = again
        self.kills = kills
        self.summoned = summoned
        self.summoned_legends = summoned_legends
        self.card = card
        self.at = at
        self.last_turns = last_turns
        self.surrendered = surrendered
        self.over = over

    def copy(self) -> Arena:
        return Arena(self.chance.copy(), None, self.agenda[:], self.form, self.teams, self.chosen,
            self.goal, self.aim, [x0.copy() for x0 in self.sides],
            [x0.copy() for x0 in self.players], self.legend_deck[:], self.legend_bottom.copy(),
            self.legend_discard[:], self.flare_deck[:], self.flare_bottom.copy(),
            self.flare_discard[:], self.task_deck[:], self.task_bottom[:], self.tasks[:],
            self.next_task, self.first, self.turn, self.turns, self.control, self.stage,
            self.actions, self.discarded, self.borrows, self.extra_beings, self.extra_legends,
            self.again, self.kills[:], self.summoned[:], self.summoned_legends, self.card, self.at,
            self.last_turns, self.surrendered, self.over)

    def dump(self) -> Data:
        return {"form": self.form, "teams": self.teams, "chosen": self.chosen, "goal": self.goal,
            "aim": self.aim, "sides": [x0.dump() for x0 in self.sides],
            "players": [x0.dump() for x0 in self.players],
            "legend_deck": list[Data](self.legend_deck), "legend_bottom": self.legend_bottom.dump(),
            "legend_discard": list[Data](self.legend_discard),
            "flare_deck": list[Data](self.flare_deck), "flare_bottom": self.flare_bottom.dump(),
            "flare_discard": list[Data](self.flare_discard),
            "task_deck": list[Data](self.task_deck), "task_bottom": list[Data](self.task_bottom),
            "tasks": list[Data](self.tasks), "next_task": self.next_task, "first": self.first,
            "turn": self.turn, "turns": self.turns, "control": self.control, "stage": self.stage,
            "actions": self.actions, "discarded": self.discarded, "borrows": self.borrows,
            "extra_beings": self.extra_beings, "extra_legends": self.extra_legends,
            "again": self.again, "kills": list[Data](self.kills),
            "summoned": list[Data](self.summoned), "summoned_legends": self.summoned_legends,
            "card": self.card, "at": self.at, "last_turns": self.last_turns,
            "surrendered": self.surrendered, "over": self.over}

    @staticmethod
    def load(data: Data) -> Arena:
        row = as_dict(data, "form", "teams", "chosen", "goal", "aim", "sides", "players",
            "legend_deck", "legend_bottom", "legend_discard", "flare_deck", "flare_bottom",
            "flare_discard", "task_deck", "task_bottom", "tasks", "next_task", "first", "turn",
            "turns", "control", "stage", "actions", "discarded", "borrows", "extra_beings",
            "extra_legends", "again", "kills", "summoned", "summoned_legends", "card", "at",
            "last_turns", "surrendered", "over")
        return Arena(Chance(b""), None, [], as_int(row["form"]), as_bool(row["teams"]),
            as_bool(row["chosen"]), as_int(row["goal"]), as_int(row["aim"]),
            [Side.load(x0) for x0 in as_list(row["sides"])],
            [Player.load(x0) for x0 in as_list(row["players"])],
            [as_int(x0) for x0 in as_list(row["legend_deck"])], Zone.load(row["legend_bottom"]),
            [as_int(x0) for x0 in as_list(row["legend_discard"])],
            [as_int(x0) for x0 in as_list(row["flare_deck"])], Zone.load(row["flare_bottom"]),
            [as_int(x0) for x0 in as_list(row["flare_discard"])],
            [as_int(x0) for x0 in as_list(row["task_deck"])],
            [as_int(x0) for x0 in as_list(row["task_bottom"])],
            [as_int(x0) for x0 in as_list(row["tasks"])], as_int(row["next_task"]),
            as_int(row["first"]), as_int(row["turn"]), as_int(row["turns"]), as_int(row["control"]),
            as_int(row["stage"]), as_int(row["actions"]), as_bool(row["discarded"]),
            as_bool(row["borrows"]), as_int(row["extra_beings"]), as_int(row["extra_legends"]),
            as_bool(row["again"]), [as_int(x0) for x0 in as_list(row["kills"])],
            [as_int(x0) for x0 in as_list(row["summoned"])], as_int(row["summoned_legends"]),
            as_int(row["card"]), as_int(row["at"]), as_int(row["last_turns"]),
            as_int(row["surrendered"]), as_bool(row["over"]))
    # fmt: on
    # end of what `grimorio states` wrote
