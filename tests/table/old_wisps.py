"""Ruleset 1 of the reference title, as a server of some time ago knew it: the lantern never passes
(and stands in no dump), and a gust may be picked at will."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from grimorio.core import (
    Ask,
    Chance,
    Data,
    History,
    Looks,
    Options,
    Rulebook,
    Seat,
    Seating,
    Setting,
    Settings,
    Steps,
    Title,
    ask,
    ask_all,
    plan,
    reveal,
    tell,
)
from grimorio.core.data import as_dict
from grimorio.games.wisps import rules, view
from grimorio.games.wisps.kinds import KINDS, PICK, PICKED, ROUND
from grimorio.games.wisps.state import Marsh

step: Final[Steps[Marsh]] = Steps()


class OldMarsh(Marsh):
    """A marsh without a lantern."""

    __slots__ = ()

    def copy(self) -> OldMarsh:
        return _old(Marsh.copy(self))

    def dump(self) -> Data:
        return {name: value for name, value in as_dict(Marsh.dump(self)).items() if name != "first"}

    @staticmethod
    def load(data: Data) -> OldMarsh:
        return _old(Marsh.load({**as_dict(data), "first": 0}))


def _old(s: Marsh) -> OldMarsh:
    return OldMarsh(
        s.chance, s.journal, s.agenda, s.bearers, s.wisps, s.bag, s.discard, s.rounds, 0
    )


def set_up(options: Options, seats: int, chance: Chance) -> OldMarsh:
    s = _old(rules.set_up(options, seats, chance))
    s.agenda.clear()
    plan(s, play_round())
    return s


@step
async def play_round(s: Marsh) -> None:
    tell(s, ROUND, s.rounds)
    picks = await pick_cards(s)
    plan(s, *[walk(seat, picks[seat]) for seat in rules.walking_order(s, picks)], end_round())


@step
async def walk(s: Marsh, seat: Seat, steps: int) -> None:
    await rules.walk.run(s, seat, steps)


@step
async def catch(s: Marsh, seat: Seat) -> None:
    await rules.catch.run(s, seat)


@step
async def end_round(s: Marsh) -> None:
    for seat in rules.playing(s):
        rules.refill(s, seat)
    s.rounds -= 1
    plan(s, play_round())


async def pick_cards(s: Marsh) -> dict[Seat, int]:
    def question(seat: Seat) -> Ask[int]:
        held = lambda: sorted(set(s.bearers[seat].hand.cards))  # noqa: E731
        return ask(seat, PICK, held, hides=True)

    seats = rules.playing(s)
    picks = dict(zip(seats, await ask_all([question(seat) for seat in seats]), strict=True))
    for seat, card in picks.items():
        if not s.bearers[seat].gone:
            s.bearers[seat].hand.take(card)
            s.discard.append(card)
            reveal(s)
            tell(s, PICKED, seat, card)
    return picks


class OldWisps(Rulebook[Marsh]):
    """The contract of a title."""

    setup = staticmethod(set_up)
    turn = staticmethod(rules.turn)
    standing = staticmethod(rules.standing)
    outcome = staticmethod(rules.outcome)
    hide = staticmethod(rules.hide)
    conserved = staticmethod(rules.conserved)
    secrets = staticmethod(rules.secrets)
    show = staticmethod(view.STORY.choice)
    say = staticmethod(view.STORY.line)
    view = staticmethod(view.view)


title: Title[Marsh] = Title(
    name="wisps",
    folder=files("grimorio.games.wisps"),
    rules=OldWisps(),
    load=OldMarsh.load,
    steps=step,
    kinds=KINDS,
    seating=Seating(seats=(2, 4)),
    history=History(ruleset=1),
    settings=Settings(choices=[Setting("rounds", 8, [4, 6, 8, 10, 12])]),
    looks=Looks(catalogue=view.catalogue),
)
