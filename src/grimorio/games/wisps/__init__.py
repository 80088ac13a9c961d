"""Wisps: the reference title. A small game that uses every part of the engine."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import History, Listing, Looks, Rulebook, Seating, Setting, Settings, Title
from grimorio.games.wisps import kinds, rules, view
from grimorio.games.wisps.state import Marsh


class Wisps(Rulebook[Marsh]):
    """The contract of a title, each part where it belongs."""

    setup = staticmethod(rules.set_up)
    turn = staticmethod(rules.turn)
    standing = staticmethod(rules.standing)
    outcome = staticmethod(rules.outcome)
    hide = staticmethod(rules.hide)
    migrate = staticmethod(rules.migrate)
    conserved = staticmethod(rules.conserved)
    secrets = staticmethod(rules.secrets)
    show = staticmethod(view.STORY.choice)
    say = staticmethod(view.STORY.line)
    view = staticmethod(view.view)


title: Title[Marsh] = Title(
    name="wisps",
    folder=files(__package__),
    rules=Wisps(),
    load=Marsh.load,
    steps=rules.step,
    kinds=kinds.KINDS,
    seating=Seating(seats=(2, 4)),
    history=History(ruleset=2, versions={1: "0.0"}),
    settings=Settings(choices=[Setting("rounds", 8, [4, 6, 8, 10, 12], ("WI-END-3",))]),
    looks=Looks(catalogue=view.catalogue),
    listing=Listing(minutes=10, icon="lantern-flame", finished=True),
)
