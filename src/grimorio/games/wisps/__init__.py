"""Wisps: the reference title. A small game that uses every part of the engine."""

from __future__ import annotations

from importlib.resources import files

from grimorio.core import Rulebook, Setting, Title
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
    show = staticmethod(view.show)
    say = staticmethod(view.STORY.line)
    view = staticmethod(view.view)


title: Title[Marsh] = Title(
    name="wisps",
    rules=Wisps(),
    load=Marsh.load,
    folder=files(__package__),
    seats=(2, 4),
    ruleset=2,
    settings=[Setting("rounds", 8, [4, 6, 8, 10, 12], ("WI-END-3",))],
    steps=rules.step,
    kinds=kinds.KINDS,
    versions={1: "0.0"},
    catalogue=view.catalogue,
    finished=True,
    minutes=10,
    icon="lantern-flame",
)
